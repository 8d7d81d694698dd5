"""The figures in the docs of the bots are those of the evidence files beside them."""

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks.figures import Figures, figures
from tilerummy.arena.evidence import contest_of, load
from tilerummy.arena.intervals import rate
from tilerummy.cli.arena import Arena, options
from tilerummy.words import Words

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("aims.md", "bots.md", "ladder.md", "bots-investo.md", "bots-rummy.md", "bots-gin.md")
FILE = re.compile(r"\((evidence/(?:bots|ladder|gin-pool)-[\w-]+\.json)\)")
TOLD = re.compile(r"\| ([\d,]+) \| ([\d.]+) % \| ([\d.]+)–([\d.]+) \|")
TIME = re.compile(r"([\d.]+)(?:$| \()")
BESIDE = re.compile(r"([\d.]+) ms a decision")


@dataclass(frozen=True)
class Row:
    """A line of a table that names its evidence, and the head of the table."""

    head: str
    line: str
    file: str

    @property
    def time(self) -> str:
        """What stands under `ms …`, or in the first cell, if anything does."""
        cells = zip(self.head.split("|"), self.line.split("|"), strict=True)
        beside = BESIDE.search(self.line)
        return beside[1] if beside else "".join(cell.strip() for name, cell in cells if name.strip().startswith("ms"))

    @property
    def by_the_clock(self) -> bool:
        """Unless the table or the cell says otherwise, or the time stands in the first cell."""
        return "processor" not in self.head + self.line and BESIDE.search(self.line) is None


def rows_of(text: str) -> Iterator[Row]:
    head = before = ""
    for line in text.splitlines():
        if re.fullmatch(r"\|[ |-]+\|", line):
            head = before
        elif line.startswith("|") and (found := FILE.search(line)):
            yield Row(head, line, found[1])
        before = line


def rows() -> list[tuple[str, Row]]:
    return [(page, row) for page in PAGES for row in rows_of((DOCS / page).read_text(encoding="utf-8"))]


def wrong(row: Row, found: Figures) -> list[str]:
    """What is told otherwise than the evidence has it."""
    told = TOLD.search(row.line)
    if told is None:
        return ["no figures"]
    count = found.wins.count if "pairs" in row.head or "deals" in row.head else found.matches
    shares = [100 * share for share in (found.wins.mean, found.wins.low, found.wins.high)]
    checks = {
        "count": int(told[1].replace(",", "")) == count,
        "share and interval": [float(text) for text in told.groups()[1:]] == pytest.approx(shares, abs=0.051),
        "time": right_time(row, found),
    }
    return [name for name, right in checks.items() if not right]


def right_time(row: Row, found: Figures) -> bool:
    """To the last digit that is told."""
    told = TIME.match(row.time)
    if told is None:
        return True
    spent = found.clock if row.by_the_clock else found.processor
    last = 10.0 ** -len(told[1].partition(".")[2])
    return spent is not None and abs(float(told[1]) - spent) <= 0.51 * last


def test_tables_name_their_evidence() -> None:
    assert len(rows()) >= 90
    assert {page for page, _ in rows()} == set(PAGES)


@pytest.mark.parametrize(("page", "row"), rows(), ids=lambda part: getattr(part, "file", part))
def test_figures_are_those_of_the_evidence(page: str, row: Row) -> None:
    assert wrong(row, figures(DOCS / row.file)) == []


@pytest.mark.parametrize("path", sorted({row.file for _, row in rows()}))
def test_a_file_says_the_interval_that_its_pairs_give(path: str) -> None:
    """Those of benchmarks/duel say one; the arena's files have matches only."""
    found = json.loads((DOCS / path).read_text(encoding="utf-8"))
    if "won by pair" in found:
        wins = rate([won / 2 for won in found["won by pair"]])
        assert found["interval 95"] == [round(wins.low, 4), round(wins.high, 4)]


@pytest.mark.parametrize("row", [row for page, row in rows() if page == "bots-gin.md"], ids=lambda row: row.file)
def test_commands_are_those_of_the_evidence(row: Row) -> None:
    assert figures(DOCS / row.file).command in (DOCS / "bots-gin.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", sorted({row.file for _, row in rows()}))
def test_a_command_asks_for_the_contest_of_the_file(path: str) -> None:
    command = figures(DOCS / path).command
    if command.startswith("tilerummy arena "):
        asked = Arena(options().parse_args(shlex.split(command)[2:]), Words("en"))
        assert asked._contest() == contest_of(load(DOCS / path).contest)
    else:
        words = shlex.split(command)
        assert words[:2] == ["python", "-m"]
        assert find_spec(words[2]) is not None
        assert words[-1] == f"docs/{path}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("4,000", "4,002", "count"),
        ("76.5 %", "76.7 %", "share and interval"),
        ("75.2–", "75.4–", "share and interval"),
        ("–77.7", "–77.9", "share and interval"),
        ("| 0.34 |", "| 0.35 |", "time"),
        ("76.5 %", "most", "no figures"),
    ],
)
def test_a_changed_figure_is_noticed(old: str, new: str, said: str) -> None:
    (row,) = [row for page, row in rows() if page == "bots-gin.md" and row.file.endswith("gin-expert-baseline.json")]
    assert old in row.line
    changed = Row(row.head, row.line.replace(old, new), row.file)
    assert wrong(changed, figures(DOCS / row.file)) == [said]
