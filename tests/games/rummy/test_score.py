"""R1, R10, R12, R14: what a round is worth, when it is blocked, who wins a match."""

import pytest

from tests.games.rummy.setting import do, offered, refused, setting
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.moves import round_points
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.score import Outcome
from tilerummy.games.rummy.state import State

SAMPLE = [[-10, -5, 23, -8], [-3, 18, -9, -6], [-12, 21, -2, -7], [22, -9, -10, -3]]
NO_STOCK = "choose 0 start 0 idle 0 passes 0"


def ended(state: State) -> Outcome:
    found = RUMMY.outcome(state)
    assert found is not None
    assert [int(round_points(state, seat)) for seat in range(len(state.sides))] == found.points  # what searches ask
    return found


def test_winner_gets_what_the_others_lose() -> None:
    """R10; a Star left on a rack costs 25 (R1)."""
    state = setting(["r8", "k13 k1", "b5 *"], "r5-7")
    assert RUMMY.outcome(state) is None
    do(state, "A r5-8")
    assert ended(state).points == [44, -14, -30]
    assert ended(state).reason == "out"
    assert ended(state).parts == {"racks": [0, -14, -30], "won": [44, 0, 0], "doubled": [0, 0, 0]}
    assert refused(state, "E k1", seat=1) == "round-over R10"


def test_who_went_out_and_what_each_other_had_left() -> None:
    """R10."""
    several = ended(do(setting(["r8", "k13 k1", "b5 *"], "r5-7"), "A r5-8"))
    assert (several.who, several.terms) == (0, {"won": [[14, 30], [], []]})
    alone = ended(do(setting(["r8", "k13 k1"], "r5-7"), "A r5-8"))
    assert (alone.who, alone.terms) == (0, {})  # one number is no sum


def test_out_in_one_single_play_counts_double() -> None:
    """R10: nothing laid before; once something was, it counts once."""
    racks = ["y9 y10 y11", "k13 k1"]
    assert ended(do(setting(racks, plays=[0, 1]), "A y9-11")).points == [28, -28]
    assert ended(do(setting(racks, plays=[1, 0]), "A y9-11")).points == [14, -14]


def test_out_in_one_play_and_a_discard_counts_double() -> None:
    """R10, R11."""
    state = setting(["y9 y10 y11 k1", "k13"], "", "turn=draw-discard", plays=[0, 0])
    do(do(state, "A y9-11"), "D k1")
    assert ended(state).points == [26, -26]
    assert ended(state).parts["doubled"] == [13, -13]


def test_all_passing_in_a_row_blocks_the_round() -> None:
    """R12: everybody scores minus the rack."""
    state = setting(["k1", "k13", "b5 *"], "r5-7", "turn=draw", NO_STOCK, stock=False)
    for _ in range(3):
        assert offered(state) == ["P"]
        do(state, "P")
    assert ended(state).reason == "blocked"
    assert (ended(state).who, ended(state).terms) == (-1, {})
    assert ended(state).points == [-1, -13, -30]


def test_laying_a_tile_breaks_the_passes() -> None:
    """R12."""
    state = setting(["k1", "r8 k9", "b5 *"], "r5-7", "turn=draw", NO_STOCK, stock=False)
    do(do(state, "P"), "A r5-8")
    assert state.passes == 0
    do(do(state, "P"), "P")
    assert RUMMY.turn(state) == 1
    do(state, "P")
    assert ended(state).reason == "blocked"


def test_turn_that_took_the_last_tile_is_no_pass() -> None:
    """R12: only a turn begun with an empty stock."""
    state = setting(["k1", "k13"], "r5-7", "turn=draw", "choose 0 start 0 idle 0 passes 0 stocked", stock=False)
    do(state, "P")
    assert state.passes == 0
    do(do(state, "P"), "P")
    assert ended(state).reason == "blocked"


def test_empty_stock_means_no_exchange() -> None:
    """R12."""
    state = setting(["k1", "k13"], "r5-7", "", NO_STOCK, stock=False)
    assert refused(state, "E k1") == "stock-empty R12"
    assert offered(state) == ["P"]


def test_round_in_which_nobody_lays_is_blocked() -> None:
    """R12: twenty turns each by default."""
    state = setting(["k1 r8", "k13"], "r5-7", turn="choose 0 start 0 idle 38 passes 0 stocked")
    do(state, "E k1", "y4")
    assert RUMMY.turn(state) == 1
    do(state, "E k13", "y5")
    assert ended(state).reason == "stall"
    assert ended(state).points == [-12, -5]


def test_laying_starts_the_count_again() -> None:
    """R12."""
    state = setting(["k1 r8", "k13"], "r5-7", turn="choose 0 start 0 idle 39 passes 0 stocked")
    do(state, "A r5-8")
    assert (RUMMY.turn(state), state.idle) == (1, 0)


def test_stall_limit_is_an_option() -> None:
    """R12."""
    turn = "choose 0 start 0 idle 999 passes 0 stocked"
    state = setting(["k1 r8", "k13"], "r5-7", "turn=draw stall_limit=0", turn)
    do(state, "P")
    assert RUMMY.turn(state) == 1
    state = setting(["k1 r8", "k13"], "r5-7", "turn=draw stall_limit=500", turn)
    do(state, "P")
    assert ended(state).reason == "stall"


def test_sample_score_sheet() -> None:
    """R14: the rulebook's, totals -3 +25 +2 -24."""
    assert [sum(column) for column in zip(*SAMPLE, strict=True)] == [-3, 25, 2, -24]
    assert all(sum(row) == 0 for row in SAMPLE)
    for rounds in range(4):
        assert RUMMY.winners(Rules(), SAMPLE[:rounds]) is None
    assert RUMMY.winners(Rules(), SAMPLE) == [1]


def test_first_row_of_the_sample_is_a_round_that_can_be() -> None:
    """R10, R14: C goes out; A, B and D are left with 10, 5 and 8."""
    turn = "choose 2 start 0 idle 0 passes 0 stocked"
    state = setting(["k10", "y5", "r8", "b1 y7"], "r5-7", turn=turn)
    assert ended(do(state, "A r5-8")).points == SAMPLE[0]


def test_ties_share_the_win() -> None:
    """R14."""
    rules = Rules.parse("rounds=2")
    assert RUMMY.winners(rules, [[10, -4, -6], [-6, 8, -2]]) == [0, 1]


def test_target_ends_the_match_early() -> None:
    """R14: with a cap on rounds, as blocked rounds only subtract."""
    rules = Rules.parse("target=50 rounds=3")
    assert RUMMY.winners(rules, [[49, -49]]) is None
    assert RUMMY.winners(rules, [[50, -50]]) == [0]
    assert RUMMY.winners(rules, [[-5, -9], [-5, -9]]) is None
    assert RUMMY.winners(rules, [[-5, -9], [-5, -9], [-5, -9]]) == [0]


@pytest.mark.parametrize(
    ("rules", "sheet", "winners"),
    [
        ("rounds=2", [], None),
        ("rounds=2", [[1, -1]], None),
        ("rounds=2", [[1, -1], [-2, 2]], [1]),
        ("rounds=2", [[1, -1], [-1, 1]], [0, 1]),
        ("rounds=9 target=5", [[4, -4]], None),
        ("rounds=9 target=5", [[5, -5]], [0]),
        ("rounds=9 target=1", [[0, 0]], None),
        ("rounds=9 target=1", [[-1, 1]], [1]),
        ("rounds=1 target=5", [[4, -4]], [0]),
        ("rounds=9", [[4, -4]], None),
    ],
)
def test_both_sides_of_the_end_of_a_match(rules: str, sheet: list[list[int]], winners: list[int] | None) -> None:
    """R14"""
    assert RUMMY.winners(Rules.parse(rules), sheet) == winners


def test_clients_are_told_what_every_tile_left_counts() -> None:
    """R1: as much as the rack costs, tile by tile; nothing before the end."""
    state = setting(["r8", "k13 k1", "b5 *"], "r5-7")
    assert [side.counts for side in RUMMY.wire(RUMMY.view(state, 0)).sides] == [[], [], []]
    do(state, "A r5-8")
    sides = RUMMY.wire(RUMMY.view(state, 0)).sides
    assert [dict(zip(side.rack or [], side.counts, strict=True)) for side in sides] == [
        {},
        {"k1": -1, "k13": -13},
        {"b5": -5, "*": -25},
    ]
