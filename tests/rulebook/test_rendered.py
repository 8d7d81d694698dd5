"""What is made from the rulebook: its links and pictures lead somewhere."""

import re
from pathlib import Path
from xml.etree import ElementTree

from tests.web.test_page_words import code
from tilerummy.words import FOLDER
from tools import rulebook

KEYS = re.compile(r"^(rulebook-[\w-]+) =", re.MULTILINE)


def test_links_and_pictures_exist() -> None:
    pages = [path for path in rulebook.DOCS.rglob("*.md") if path.name != "READING.md"]
    assert len(pages) == 13
    for page in pages:
        text = page.read_text(encoding="utf-8")
        anchors = set(re.findall(r'<a id="(\w+)">', text))
        assert set(re.findall(r"\]\(#(\w+)\)", text)) <= anchors
        targets = re.findall(r'src="([^"]+)"', text) + re.findall(r"\]\(([^#)]+)\)", text)
        assert all((page.parent / target).exists() for target in targets), page


def test_pictures_are_svg_with_something_in_it() -> None:
    drawn = list((rulebook.DOCS / "tiles").glob("*.svg"))
    assert 20 < len(drawn) < 80
    for path in drawn:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314
        assert len(list(root.iter())) > 5
        assert "currentColor" not in path.read_text(encoding="utf-8") or 'color="#' in path.read_text(encoding="utf-8")


def test_words_around_the_text_are_used() -> None:
    tools = [Path(rulebook.__file__), Path(rulebook.__file__).parents[1] / "src/tilerummy/cli/rules.py"]
    used = code() + "\n".join(path.read_text(encoding="utf-8") for path in tools)
    keys = KEYS.findall((FOLDER / "en/rulebook.ftl").read_text(encoding="utf-8"))
    made = {f"rulebook-{name}" for name in ("ruling", "why", "else", "option", "valid", "invalid")}
    made |= {f"rulebook-{name}-with" for name in ("valid", "invalid")}
    assert [key for key in keys if f"{key}'" not in used and f'{key}"' not in used and key not in made] == []
    asked = set(re.findall(r"['\"](rulebook-[a-z-]*[a-z])['\"]", used))
    assert asked <= set(keys)
