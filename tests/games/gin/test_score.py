"""Points of a round (G6, G8, G9, G10) and of a match (G11, R14)."""

import pytest

from tests.games.gin.positions import OTHER, TEN, place, result
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules

BONUS = {"grand-gin": 50, "petit-gin": 25, "eight-nine": 20}


def ended(way: str, out: int, *left: str, rules: str = "") -> list[int]:
    """The points when `out` has gone out so, and these tiles are left, seat by seat."""
    racks = [f"open {tiles}" for tiles in left]
    head = f"over:{way} {out} dealer 0 turns 9 passes 0"
    return list(result(place(*racks, head=head, out=f"{out} {way}", rules=rules)).points)


@pytest.mark.parametrize("way", BONUS)
@pytest.mark.parametrize("out", [0, 1])
@pytest.mark.parametrize(
    ("first", "second", "for_first", "for_second"),
    [
        ("b1", "b9 b5", 13 + 20, 0),  # the first has less
        ("b9", "b2", 0, 7 + 20 + 10),  # the second has less
        ("b4", "r3 b1", 0, 10),  # equal
        ("", "b13", 13 + 20, 0),
        ("", "", 0, 10),
        ("b8", "", 0, 8 + 20 + 10),
    ],
)
def test_two_players_score_the_difference(
    way: str, out: int, first: str, second: str, for_first: int, for_second: int
) -> None:
    """G9, and G6: the going-out bonus stays in every case."""
    left = (first, second) if out == 0 else (second, first)
    points = ended(way, out, *left)
    assert points[out] == BONUS[way] + for_first
    assert points[1 - out] == for_second


def test_bonuses_are_options() -> None:
    """G6, G8, G9"""
    assert ended("petit-gin", 0, "", "b5", rules="petit_bonus=30 win_bonus=5") == [40, 0]
    assert ended("eight-nine", 0, "b5", "b5", rules="knock_bonus=1 second_bonus=2") == [1, 2]
    assert ended("grand-gin", 0, "", "b5", "b1", rules="grand_bonus=9 least_bonus=8") == [17, 0, 0]


@pytest.mark.parametrize("way", BONUS)
@pytest.mark.parametrize(
    ("left", "out", "winner"),
    [
        (("b5", "b9", "b7"), 0, 0),
        (("b5", "b9", "b4"), 0, 2),
        (("b5", "b5", "b7"), 0, 0),
        (("b5", "r5", "b7"), 1, 1),
        (("b5", "b9", "r5"), 1, 2),  # seat 2 laid down before seat 0
        (("b5", "b5", "r5"), 2, 2),
        (("b9", "b5", "r5"), 0, 1),
        (("b9", "b5", "r5", "y5"), 3, 3),
        (("b5", "b9", "r5", "y5"), 1, 2),
        (("b4", "b9", "r5", "y5"), 1, 0),
    ],
)
def test_three_or_four_players_give_fifty_to_the_least(
    way: str, left: tuple[str, ...], out: int, winner: int
) -> None:
    """G8; a tie goes to who laid down first."""
    wanted = [0] * len(left)
    wanted[out] += BONUS[way]
    wanted[winner] += 50
    assert ended(way, out, *left) == wanted


@pytest.mark.parametrize("reason", ["stock", "turns"])
def test_void_round_scores_zeros(reason: str) -> None:
    """G10"""
    state = place("b1 b3", "r5", head=f"over:{reason} 0 dealer 0 turns 9 passes 0")
    assert list(result(state).points) == [0, 0]
    assert result(state).reason == reason


def test_parts_say_where_the_points_come_from() -> None:
    state = place(
        "open b9", "open b2", head="over:eight-nine 0 dealer 0 turns 9 passes 0", out="0 eight-nine"
    )
    assert result(state).parts == {"out": [20, 0], "least": [0, 27], "second": [0, 10]}
    assert result(state).left == [9, 2]


def test_terms_say_how_the_difference_came_about() -> None:
    """G9: what the other has left, less the own rest, and the bonus."""
    first = place("open b1", "open b13", head="over:eight-nine 0 dealer 0 turns 9 passes 0", out="0 eight-nine")
    assert (result(first).who, result(first).terms) == (0, {"least": [[13, -1, 20], []]})
    assert result(first).parts["least"] == [32, 0]
    second = place("open b9", "open b2", head="over:eight-nine 0 dealer 0 turns 9 passes 0", out="0 eight-nine")
    assert (result(second).who, result(second).terms) == (0, {"least": [[], [9, -2, 20]]})
    void = place("b1 b3", "r5", head="over:stock 0 dealer 0 turns 9 passes 0")
    assert (result(void).who, result(void).terms) == (-1, {"least": [[], []]})


def test_unfinished_round_has_no_outcome() -> None:
    assert GIN.outcome(place("b1", "b2")) is None


# ---- G11

SAMPLE = [(-10, -5, 23, -8), (-3, 18, -9, -6), (-12, 21, -2, -7), (22, -9, -10, -3)]


def test_match_of_four_rounds_goes_to_the_highest_total() -> None:
    """G11, R14: the rulebook's sheet, whose totals are -3 25 2 -24."""
    assert GIN.winners(Rules(), SAMPLE[:3]) is None
    assert GIN.winners(Rules(), SAMPLE) == [1]
    assert GIN.winners(Rules(), []) is None


def test_void_round_counts_as_a_round() -> None:
    """G10, G11"""
    assert GIN.winners(Rules(), [(0, 0), (0, 0), (30, 0), (0, 0)]) == [0]


def test_ties_share_the_win() -> None:
    """R14"""
    assert GIN.winners(Rules(), [(0, 0, 0)] * 4) == [0, 1, 2]
    assert GIN.winners(Rules.parse("rounds=1"), [(30, 10, 30)]) == [0, 2]


def test_match_to_a_target() -> None:
    """G11"""
    rules = Rules.parse("target=100")
    assert GIN.winners(rules, [(60, 0)] * 1 + [(30, 99)]) is None
    assert GIN.winners(rules, [(60, 0), (40, 99)]) == [0]
    assert GIN.winners(rules, [(60, 60), (50, 60)]) == [1]
    assert GIN.winners(rules, [(60, 60), (50, 50)]) == [0, 1]


def test_target_has_a_cap_on_rounds() -> None:
    """R14"""
    rules = Rules.parse("target=100 max_rounds=3")
    assert GIN.winners(rules, [(0, 0), (0, 0)]) is None
    assert GIN.winners(rules, [(0, 0), (0, 0), (10, 0)]) == [0]


def test_void_round_tells_nothing_of_the_racks() -> None:
    """G10, G12"""
    outcome = GIN.outcome(place(TEN, OTHER, head="over:stock 0 dealer 0 turns 9 passes 0"))
    assert outcome is not None
    assert outcome.left == [0, 0]


@pytest.mark.parametrize(("rules", "counts"), [("", [5, 13]), ("highest=10", [5, 10])])
def test_clients_are_told_what_every_tile_left_counts(rules: str, counts: list[int]) -> None:
    """G8: tile by tile, as high as the rules let one count; nothing before the end."""
    head = "over:eight-nine 1 dealer 0 turns 9 passes 0"
    over = place("open r5 k13", "open b1", head=head, out="1 eight-nine", rules=rules)
    assert GIN.wire(GIN.view(over, 0)).sides[0].counts == counts
    assert GIN.wire(GIN.view(place(TEN, OTHER), 0)).sides[0].counts == []
