"""Every sentence of puzzles.ftl is asked for, by the page or by a program, and every one asked for exists."""

import re
from pathlib import Path

from tilerummy.puzzles.puzzle import KINDS, LEVELS
from tilerummy.words import FOLDER, Words

ROOT = Path(__file__).parents[2]
FOLDERS = ["web/src/puzzles", "src/tilerummy/puzzles", "src/tilerummy/cli", "src/tilerummy/queries"]


def code() -> str:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.suffix in (".ts", ".svelte", ".py"))


def keys() -> set[str]:
    text = (FOLDER / "en/puzzles.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(puzzles-[\w-]+) =", text, re.MULTILINE))


def families() -> set[str]:
    """Those whose rest is made up: `puzzles-kind-${kind}`, f"puzzles-ask-{kind}", 'puzzles-fault-' + code."""
    return {f"puzzles-{family}-" for family in ("kind", "level", "ask", "step", "fault", "hint-title", "day", "share")}


def test_every_sentence_is_asked_for() -> None:
    text = code()
    used = set(re.findall(r"puzzles-[a-z0-9-]*[a-z0-9]", text))
    assert {key for key in keys() if key not in used and not key.startswith(tuple(families()))} == set()


def test_every_sentence_asked_for_exists() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/src/puzzles").glob("*"))
    assert set(re.findall(r"'(puzzles-[a-z0-9-]+)'", pages)) - keys() == set()
    words = Words("en")
    for kind in KINDS:
        assert words.has(f"puzzles-kind-{kind}")
        assert words.has(f"puzzles-ask-{kind}")
    assert all(words.has(f"puzzles-level-{level}") for level in LEVELS)


def test_every_fault_has_a_sentence() -> None:
    source = (ROOT / "src/tilerummy/puzzles/verify.py").read_text(encoding="utf-8")
    faults = set(re.findall(r'\["([a-z-]+)"\]|append\("([a-z-]+)"\)|wrong, "([a-z-]+)"', source))
    codes = {name for found in faults for name in found if name}
    assert len(codes) > 10
    assert {f"puzzles-fault-{name}" for name in codes} <= keys()
