"""The figures in the docs of the bots are those of the evidence files beside them."""

import json
import re
from pathlib import Path

import pytest

from tilerummy.arena.evidence import load
from tilerummy.arena.intervals import Estimate, rate
from tilerummy.arena.summary import summarise

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\|.*\((evidence/(?:bots|ladder)-[\w-]+\.json)\).*\|$", re.MULTILINE)
FIGURES = re.compile(r"\| ([\d,]+) \| ([\d.]+) % \| ([\d.]+)–([\d.]+) \|")


def rows() -> list[tuple[str, str]]:
    """Every line of a table that names its evidence, by page."""
    pages = [DOCS / "bots.md", DOCS / "ladder.md", DOCS / "bots-investo.md", DOCS / "bots-rummy.md"]
    return [(page.name, row[0]) for page in pages for row in ROW.finditer(page.read_text(encoding="utf-8"))]


def read(path: Path) -> tuple[int, Estimate]:
    """Matches and wins of the first player, from a file of the arena or of benchmarks/duel."""
    found = json.loads(path.read_text(encoding="utf-8"))
    if "won by pair" in found:
        wins = rate([won / 2 for won in found["won by pair"]])
        assert found["interval 95"] == [round(wins.low, 4), round(wins.high, 4)]
        return 2 * wins.count, wins
    summary = summarise(load(path))
    return summary.games, summary.standings[0].wins


def test_tables_name_their_evidence() -> None:
    assert len(rows()) >= 40


@pytest.mark.parametrize(("page", "row"), rows())
def test_figures_are_those_of_the_evidence(page: str, row: str) -> None:
    found = ROW.search(row)
    told = FIGURES.search(row)
    assert found is not None
    assert told is not None
    matches, wins = read(DOCS / found[1])
    count = wins.count if page == "bots-investo.md" else matches  # pairs there
    assert int(told[1].replace(",", "")) == count
    shares = [100 * share for share in (wins.mean, wins.low, wins.high)]
    assert [float(text) for text in told.groups()[1:]] == pytest.approx(shares, abs=0.051)
