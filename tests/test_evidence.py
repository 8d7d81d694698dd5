"""Every file of evidence is named by a document, and every one that a document links to is there."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence"
LINK = re.compile(r"\]\(((?:[\w./-]*/)?evidence/[^)#]+)\)")
NAME = re.compile(r"[\w-]+\.(?:json|txt)")


def pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    yield from (ROOT / "docs").rglob("*.md")


def named(text: str) -> set[str]:
    return set(NAME.findall(text))


def dead(page: Path, text: str) -> list[str]:
    return [link for link in LINK.findall(text) if not (page.parent / link).is_file()]


def test_every_file_is_named_by_a_document() -> None:
    """What no page rests on is old, or its page has forgotten it."""
    told = set.union(*(named(page.read_text(encoding="utf-8")) for page in pages()))
    kept = {path.name for path in EVIDENCE.glob("[!.]*")}
    assert len(kept) > 100
    assert sorted(kept - told) == []


def test_every_link_to_evidence_leads_somewhere() -> None:
    found = {page: page.read_text(encoding="utf-8") for page in pages()}
    assert sum(len(LINK.findall(text)) for text in found.values()) > 100
    assert [(page.name, link) for page, text in found.items() for link in dead(page, text)] == []


def test_a_name_is_whole_and_a_link_is_relative_to_its_page() -> None:
    assert named("see `server-bench.json` and evidence/doctor.txt") == {"server-bench.json", "doctor.txt"}
    wrong = "[a](../evidence/one-voice.json) [b](evidence/one-voice.json) [c](../evidence/gone.json)"
    page = ROOT / "docs/decisions/0023-one-voice.md"
    assert dead(page, wrong) == ["evidence/one-voice.json", "../evidence/gone.json"]
