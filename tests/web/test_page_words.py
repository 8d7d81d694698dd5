"""Every sentence the page asks for exists, and every sentence of page.ftl is asked for."""

import re
from pathlib import Path

from tilerummy.words import FOLDER

SOURCES = Path(__file__).parents[2] / "web/src"
MADE = re.compile(r"`(page-[a-z-]*)\$\{")  # page-told-${what}: a family of keys
PLAIN = re.compile(r"page-[a-zA-Z0-9-]*[a-zA-Z0-9]")


def keys() -> set[str]:
    text = (FOLDER / "en/page.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(page-[\w-]+) =", text, re.MULTILINE))


def code() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


FAMILIES = {*MADE.findall(code()), "page-try-", "page-trouble-"}  # hints.ts makes page-try- out of page-did-


def test_every_sentence_is_used() -> None:
    used = set(PLAIN.findall(code()))
    assert [key for key in keys() if key not in used and not key.startswith(tuple(FAMILIES))] == []


def test_every_sentence_asked_for_exists() -> None:
    asked = set(PLAIN.findall(MADE.sub("", code())))
    known = keys()
    beginnings = {key[:at] for key in known for at in range(len(key)) if key[at] == "-"}
    assert asked - known - beginnings == set()


def test_every_family_has_members() -> None:
    assert [family for family in FAMILIES if not any(key.startswith(family) for key in keys())] == []
