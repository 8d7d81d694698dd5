"""Every colour stands once: tokens.css has them in light, dark.css what is different in the dark."""

import re
from pathlib import Path

SRC = Path(__file__).parents[2] / "web" / "src"
TOKEN = re.compile(r"(--[\w-]+|color-scheme):")
DARK = "prefers-color-scheme"


def tokens(name: str) -> list[str]:
    """What the first rule of a file declares."""
    rule = (SRC / "look" / name).read_text(encoding="utf-8").split("{", 1)[1].split("}", 1)[0]
    return TOKEN.findall(rule)


def test_the_dark_theme_changes_tokens_and_has_none_of_its_own() -> None:
    light, dark = tokens("tokens.css"), tokens("dark.css")
    assert len(dark) == len({*dark}) > 30
    assert {*dark} <= {*light}


def test_the_dark_theme_stands_once() -> None:
    files = [path for path in SRC.rglob("*") if path.suffix in (".css", ".svelte")]
    assert [path.name for path in files if DARK in path.read_text(encoding="utf-8")] == []
    links = re.findall(r"<link[^>]*dark\.css[^>]*>", (SRC.parent / "index.html").read_text(encoding="utf-8"))
    assert len(links) == 1
    assert DARK in links[0]
