"""The page is small: what is loaded before anything can be done fits into 90 kB."""

import gzip
import re
from pathlib import Path

import pytest

import tilerummy

PAGE = Path(tilerummy.__file__).parent / "_web"
MOST = 90_000


def test_first_scripts_are_small() -> None:
    """The first script, all it imports at once, and the sentences of one language."""
    if not (PAGE / "index.html").exists():
        pytest.skip("installed without the page")
    found: set[Path] = set()
    waiting = {PAGE / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', read(PAGE / "index.html"))}
    while waiting:
        script = waiting.pop()
        found.add(script)
        imported = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', read(script))
        waiting |= {script.parent / name for name in imported} - found
    language = max(PAGE.glob("assets/fr-*.js"))
    assert found
    assert sum(len(gzip.compress(path.read_bytes())) for path in {*found, language}) <= MOST


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
