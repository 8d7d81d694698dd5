"""R14, R15: the points of the rounds before are public and go on from round to round; the expert plays for a match."""

import pytest

from tests.games.rummy.setting import setting
from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games.rummy.candidates import Ranking, candidates
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.stakes import FREE, HOLD, LAY, asked_of
from tilerummy.games.rummy.state import State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.luck import RandomLuck, Rng
from tilerummy.match import Match
from tilerummy.refusal import NotationError
from tilerummy.tiles import Tiles


def test_totals_are_those_of_the_score_sheet() -> None:
    match = Match(RUMMY, Rules(), 3, Dealer(seed_of("totals")))

    def compare() -> None:
        before = match.sheet[:-1] if match.turn is None else match.sheet
        seen = match.view(0)
        assert [side.total for side in seen.sides] == [sum(row[seat] for row in before) for seat in range(3)]
        assert seen.rounds == len(before)

    play_out(match, [make_player(RUMMY, "greedy", seat) for seat in range(3)], compare)
    assert len(match.sheet) == 4


def fourth_round(rack: str, mine: int, theirs: int) -> State:
    turn = "choose 0 start 0 idle 0 passes 0 round 4 stocked"
    state = setting([rack, "b1 b2"], "r5-7", turn=turn)
    state.sides[0].total, state.sides[1].total = mine, theirs
    return state


def test_positions_tell_totals_and_the_round() -> None:
    state = fourth_round("r8 k1", 17, -2)
    text = RUMMY.show_state(state)
    assert "round 4 stocked" in text
    assert "plays 1 total 17" in text
    assert "plays 1 total -2" in text
    assert RUMMY.show_state(RUMMY.parse_state(text, Rules())) == text
    seen = RUMMY.view(state, 1)
    assert RUMMY.parse_view(RUMMY.show_view(seen), Rules()) == seen
    for wrong in ("round 0", "round", "round x"):
        with pytest.raises(NotationError):
            RUMMY.parse_state(text.replace("round 4", wrong), Rules())


def test_first_round_has_no_totals() -> None:
    text = RUMMY.show_state(RUMMY.deal(Rules(), 2, None, RandomLuck(Rng(1))))
    assert "total" not in text
    assert "round" not in text


@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [(0, 0, HOLD), (-5, 40, HOLD), (60, 0, HOLD), (30, 0, LAY), (10, 0, FREE)],
)
def test_last_round_asks_for_the_match(mine: int, theirs: int, asked: int) -> None:
    """A rack of 21 points, 8 of which could be laid; what a lost round costs counts twice."""
    state = fourth_round("r8 k13", mine, theirs)
    assert asked_of(state, Tiles.parse("r8")) == asked
    state.rounds = 2
    assert asked_of(state, Tiles.parse("r8")) == FREE


def test_who_has_not_opened_may_win_the_round_twice() -> None:
    """R10: going out in one play counts double, so a lead must be twice as large to let the rack wait."""
    state = fourth_round("r8 k13", 60, 0)
    assert asked_of(state, Tiles.parse("r8")) == HOLD
    state.sides[1].plays = 0
    assert asked_of(state, Tiles.parse("r8")) == LAY
    state.sides[0].total = 90
    assert asked_of(state, Tiles.parse("r8")) == HOLD


@pytest.mark.parametrize("rules", ["draw-discard", "classic"])
def test_it_asks_so_too_where_tiles_are_drawn(rules: str) -> None:
    """R11, R12: without a stall limit none is near, however long nobody has laid a tile."""
    state = setting(["r8 k13", "b1 b2"], "r5-7", rules)
    state.rounds = 3
    state.idle = 1000
    assert asked_of(state, Tiles.parse("r8")) == HOLD
    state.sides[0].total = 30
    assert asked_of(state, Tiles.parse("r8")) == LAY
    state.stall_limit = 20
    assert asked_of(state, Tiles.parse("r8")) == FREE


def test_who_must_win_the_last_round_holds() -> None:
    tactics = Tactics()
    ranking = Ranking(tactics, 0.0)
    for mine, first in ((0, "E"), (30, "A")):
        state = fourth_round("r8 k13", mine, 0)
        found = candidates(state, tactics, ranking, 1, True)
        assert [str(each.action(state))[0] for each in found] == [first]
    for_points = candidates(fourth_round("r8 k13", 0, 0), tactics, ranking, 1)
    assert len(for_points) > 1
