"""The decisions that searches compare, and what is added to what playouts find."""

import pytest

from tilerummy.games.investo.actions import BACK, RESERVE
from tilerummy.games.investo.candidates import FEW, MANY, Candidate, candidates
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.position import parse_state
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import STEALING, TAKING, Search, stakes_of
from tilerummy.games.investo.state import State
from tilerummy.games.investo.tactics import DEFAULT, Tactics
from tilerummy.tiles import Tiles

FULL = "rack b1 b3 b5 b7 b9 b11 b13 r2 r4 r6 r8 | reserve"
FREE = "rack b1 | reserve b3 b5 b7 b9 b11 b13 r2 r4 r6 r8 r10"
WHERE = "| table | pot k1 / . / . / . | must |"


def position(text: str) -> State:
    return parse_state(text, Rules())


def kinds(found: list[Candidate], op: int) -> set[int]:
    return {int(each.code) >> 9 for each in found if each.code & 15 == op}


def at(step: str, side: str) -> State:
    other = "rack y1 y2 | reserve | known | points 0"
    return position(f"{step} 0 start 0 idle 0 lively {WHERE} {side} | known | points 0 | {other}")


@pytest.mark.parametrize(("step", "side", "op"), [("reserve", FULL, RESERVE), ("back", FREE, BACK)])
def test_a_wide_search_considers_every_tile_of_the_reserve(step: str, side: str, op: int) -> None:
    """I17"""
    state = at(step, side)
    assert len(kinds(candidates(state, Tactics(), 36, MANY), op)) == 11
    assert len(kinds(candidates(state, Tactics(), 36), op)) == FEW


def test_only_the_expert_considers_all_of_them() -> None:
    assert [Search(40, 8, 1, DEFAULT, thorough).reserve for thorough in (False, True)] == [FEW, MANY]


CHOICES = (
    "0 start 0 idle 0 | table | pot r5 r9 b12 / . / . / . | must | rack r6 r7 b3 | reserve | known | points 0 | "
    "rack y1 y2 | reserve r8 | known | points 0"
)


@pytest.mark.parametrize(("decision", "points"), [("S", 0.0), ("V r8", STEALING), ("T1", TAKING), ("I2 b3", 0.0)])
def test_what_playouts_misjudge_is_added(decision: str, points: float) -> None:
    """To what the decision is worth, once a deal, and only by the expert."""
    state = position(("draw " if decision[0] in "SV" else "choose ") + CHOICES)
    found = []
    for corrected in (False, True):
        search = Search(40, 8, 1, DEFAULT, True)
        search.corrected = corrected
        candidate = Candidate(INVESTO.parse_action(decision).code, Tiles())
        search.note(candidate, state, 0, stakes_of(INVESTO.view(state, 0), True))
        found.append(float(candidate.ahead))
    assert found[1] - found[0] == pytest.approx(points)


def test_hard_is_not_corrected() -> None:
    assert not Search(40, 8, 1).corrected
