"""The decisions that searches compare."""

import pytest

from tilerummy.games.investo.actions import BACK, RESERVE
from tilerummy.games.investo.candidates import FEW, MANY, Candidate, candidates
from tilerummy.games.investo.position import parse_state
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.state import State
from tilerummy.games.investo.tactics import DEFAULT, Tactics

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
