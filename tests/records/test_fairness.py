"""`tilerummy fairness`: chance is called ordinary, and a dealer that helps one seat is seen."""

import json
import math
from pathlib import Path

import pytest

from tests.records import corpus
from tilerummy.cli.fairness import main
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.luck import Luck
from tilerummy.match import Match
from tilerummy.records.fairness import CountedMatch, Findings, Tally, count, edge_of, findings, tail
from tilerummy.tiles import STAR, Tiles


@pytest.mark.parametrize(
    ("chi", "freedom", "p"),
    [(3.8415, 1, 0.05), (18.307, 10, 0.05), (0.0039, 1, 0.95), (67.505, 50, 0.05), (86.661, 50, 0.001), (0, 3, 1.0)],
)
def test_tail_of_chi_square(chi: float, freedom: int, p: float) -> None:
    """As tables have it."""
    assert math.isclose(tail(chi, freedom), p, rel_tol=0.01)


class Helping(Luck):
    """Once in a while the second seat of Rummy gets the highest tile there is, a Star if one is left."""

    def __init__(self, source: Luck, first: int) -> None:
        self.source = source
        self.left = first
        self.own = Tiles.full(2)

    def draw(self, unseen: Tiles) -> int:
        self.left -= 1
        return max(int(kind) for kind in unseen.kinds()) if self.left == 0 else self.fair(unseen)

    def fair(self, unseen: Tiles) -> int:
        while True:
            kind = int(self.source.draw(self.own))
            self.own.remove(kind)
            if kind in unseen:
                return kind

    def mix_in(self, kind: int) -> None:
        self.own.add(kind)
        self.source.mix_in(kind)

    def below(self, n: int) -> int:
        return int(self.source.below(n))


def dealt(game: str, rules: str, seats: int, deals: int, help_seat: bool = False) -> Findings:
    tally, played = Tally(), GAMES[game]
    for number in range(deals):
        match = CountedMatch(Match(played, played.rules_type.parse(rules), seats), tally, False)
        luck: Luck = Dealer(seed_of(f"{game} {number}")).round(1)
        if help_seat and number % 5 == 0:
            luck = Helping(luck, 2 + 14 + 5)
        match.deal(luck)
    return findings(tally)


@pytest.mark.parametrize(
    ("game", "rules", "seats"), [("rummy", "", 4), ("gin", "start=upcard", 3), ("gin", "", 2), ("investo", "", 2)]
)
def test_chance_is_ordinary(game: str, rules: str, seats: int) -> None:
    found = dealt(game, rules, seats, 200)
    assert (found.deals, found.odd) == (200, False)
    assert {trial.what for trial in found.trials} >= {"kind", "value", "start"}
    assert {trial.which for trial in found.trials if trial.what == "value"} == set(range(1, seats + 1))


def test_a_seat_that_is_helped_is_seen() -> None:
    found = dealt("rummy", "", 2, 400, help_seat=True)
    assert found.odd
    assert min(found.trials, key=lambda trial: trial.p).what in ("star", "value")
    assert [trial.p < 0.01 for trial in found.trials if trial.what == "star"] == [False, True]


def test_kinds_that_cannot_come_are_not_counted() -> None:
    kinds = next(trial for trial in dealt("gin", "", 2, 200).trials if trial.what == "kind")
    assert kinds.freedom == STAR - 1


def test_edge_of_the_first_seat() -> None:
    assert edge_of([]) is None
    share, least, most, even = edge_of([(True, 2)] * 60 + [(False, 2)] * 40) or (0, 0, 0, 0)
    assert (share, even) == (0.6, 0.5)
    assert (round(least, 3), round(most, 3)) == (0.502, 0.691)


MATCHES = [str(path) for path in corpus.MATCHES]


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_command_says_it_in_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCHES[:12], "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 6
    assert "%" in "".join(lines)


def test_command_gives_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCHES, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["records"] + found["skipped"], found["skipped"]) == (len(MATCHES), 3)
    assert {trial["what"] for trial in found["trials"]} == {"kind", "value", "star", "place", "start"}
    assert not found["odd"]


def test_few_deals_say_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in MATCHES if path.endswith("gin-not-begun.jsonl"))
    assert main([path, "--lang", "en"]) == 0
    assert "too few deals" in capsys.readouterr().out


@pytest.mark.parametrize("text", [None, "", "{}\n"])
def test_bad_file_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None) -> None:
    path = tmp_path / "bad.jsonl"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert main([MATCHES[0], str(path), "--lang", "en"]) == 2
    assert "bad.jsonl" in capsys.readouterr().err


def test_counted_in_parts_it_is_the_same() -> None:
    together, parts = Tally(), Tally()
    for path in corpus.MATCHES:
        count(together, path)
        one = Tally()
        count(one, path)
        parts.merge(one)
    whole, merged = findings(together), findings(parts)
    assert (merged.records, merged.skipped, merged.deals) == (whole.records, whole.skipped, whole.deals)
    assert (merged.draws, merged.edge) == (whole.draws, whole.edge)
    assert [trial.p for trial in merged.trials] == pytest.approx([trial.p for trial in whole.trials])
    assert merged.trials
