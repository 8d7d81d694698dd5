"""Every limit of Gin on both sides: the last that is allowed, and the first that is not."""

import pytest

from tests.games.gin.positions import OTHER, TEN, THIRD, does, lucky, offered, place, refused, result
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.ruleset import RulesError
from tilerummy.tiles import Tiles

OUT = "lay 0 dealer 0 turns 9 passes 0"
RANGES = {
    "highest": (1, 13),
    "limit": (1, 100),
    "least_laid": (0, 9),
    "grand_bonus": (0, 500),
    "petit_bonus": (0, 500),
    "knock_bonus": (0, 500),
    "least_bonus": (0, 500),
    "win_bonus": (0, 500),
    "second_bonus": (0, 500),
    "turn_cap": (1, 1000),
    "stock_left": (0, 10),
    "rounds": (1, 1000),
    "target": (0, 10000),
    "max_rounds": (1, 10000),
}


@pytest.mark.parametrize("option", RANGES)
def test_options_have_ranges(option: str) -> None:
    low, high = RANGES[option]
    for value in (low, high):
        assert getattr(Rules.parse(f"{option}={value}"), option) == value
    for value in (low - 1, high + 1):
        with pytest.raises(RulesError) as caught:
            Rules.parse(f"{option}={value}")
        assert caught.value.params == {"option": option, "allowed": f"{low}–{high}"}


def test_every_number_among_the_options_has_its_range_here() -> None:
    numbers = [name for name, value in Rules().data().items() if type(value) is int]
    assert sorted(numbers) == sorted(RANGES)


# ---- G5: there is a way to go out


@pytest.mark.parametrize(
    ("rules", "possible"),
    [
        ("grand=false petit=never knock=never", False),
        ("grand=false petit=never limit=1", False),  # what is left is worth 1 at least
        ("grand=false petit=never limit=2", True),
        ("grand=false petit=never knock=start", True),
        ("grand=false petit=start knock=never", True),
        ("grand=true petit=never knock=never", True),
        ("grand=true petit=never limit=1", True),
    ],
)
def test_there_must_be_a_way_out(rules: str, possible: bool) -> None:
    """G5"""
    if possible:
        Rules.parse(rules)
        return
    with pytest.raises(RulesError) as caught:
        Rules.parse(rules)
    assert caught.value.code == "no-way-out"
    parsed = dict(word.split("=") for word in rules.split())
    assert caught.value.params == {"grand": "false", "petit": "never", "knock": parsed.get("knock", "both")}


# ---- G5: what is left is worth less than the limit


@pytest.mark.parametrize(("limit", "left", "good"), [(10, 9, True), (10, 10, False), (5, 4, True), (5, 5, False)])
def test_worth_of_what_is_left_at_the_start_of_the_turn(limit: int, left: int, good: bool) -> None:
    """G5"""
    state = place(f"r11-13 8:bry y5-7 k{left}", OTHER, rules=f"limit={limit}")
    assert ("K" in offered(state)) == good
    if not good:
        refusal = GIN.check(state, 0, GIN.parse_action("K"))
        assert refusal is not None
        assert (refusal.code, refusal.params) == ("too-much-left", {"points": left, "limit": limit})


@pytest.mark.parametrize(("left", "good"), [(9, True), (10, False)])
def test_worth_of_what_is_left_with_the_discard(left: int, good: bool) -> None:
    """G5"""
    state = does(place(f"r11-13 8:bry y5-7 k{left}", OTHER, discard="y13"), "U")
    assert ("K y13" in offered(state)) == good
    assert good or refused(state, "K y13") == "too-much-left G5"


@pytest.mark.parametrize(("left", "good"), [(9, True), (10, False)])
def test_worth_of_what_is_left_in_the_lay_down(left: int, good: bool) -> None:
    """G5, G7: who could leave 1 may choose to leave more, up to the limit."""
    state = place(f"open r{left}-{left + 3} 8:bry k5-7", OTHER, head=OUT, out="0 eight-nine")
    lay = f"L r{left + 1}-{left + 3} 8:bry k5-7"
    if good:
        assert GIN.turn(does(state, lay)) == 1
        return
    refusal = GIN.check(state, 0, GIN.parse_action(lay))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("too-much-left", {"points": left, "limit": 10})


@pytest.mark.parametrize("limit", [10, 6])
def test_the_refusal_names_both_limits_and_how_far_one_is(limit: int) -> None:
    """G5: three tiles worth six are too many; with a limit of six they are worth too much as well."""
    refusal = GIN.check(place("r1-4 8:bry b1 y2 b3", OTHER, rules=f"limit={limit}"), 0, GIN.parse_action("K"))
    assert refusal is not None
    assert refusal.code == "not-eight-or-nine"
    assert refusal.params == {"count": 7, "least": 8, "points": 6, "limit": limit}


def test_the_refusal_names_the_points_where_enough_tiles_are_in_combinations() -> None:
    """G5"""
    refusal = GIN.check(place("r1-4 8:bryk k9 b1", OTHER), 0, GIN.parse_action("K"))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("too-much-left", {"points": 10, "limit": 10})


# ---- G5: how many are laid


@pytest.mark.parametrize(("least", "good"), [(7, True), (8, False)])
def test_number_of_tiles_laid(least: int, good: bool) -> None:
    """G5, option `least_laid`: seven of ten, three are left"""
    state = place("open r1-4 8:bry b1 y2 b3", OTHER, head=OUT, out="0 eight-nine", rules=f"least_laid={least}")
    if good:
        assert GIN.turn(does(state, "L r1-4 8:bry")) == 1
        return
    refusal = GIN.check(state, 0, GIN.parse_action("L r1-4 8:bry"))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("too-few-laid", {"count": 7, "least": 8})


# ---- what a tile is worth


@pytest.mark.parametrize(("highest", "left"), [(9, 9), (10, 10), (11, 11), (12, 11), (13, 11)])
def test_a_tile_is_worth_its_number_up_to_the_highest(highest: int, left: int) -> None:
    state = place("open b1", "open k11", head="over:eight-nine 0 dealer 0 turns 9 passes 0", out="0 eight-nine",
                  rules=f"highest={highest}")  # fmt: skip
    assert result(state).left == [1, left]


# ---- G10: turns, and the stock


@pytest.mark.parametrize("seats", [2, 3])
def test_the_cap_counts_turns_of_each_seat(seats: int) -> None:
    """G10"""
    racks = (TEN, OTHER, THIRD)[:seats]
    for turns, over in ((3 * seats - 2, False), (3 * seats - 1, True)):
        state = place(*racks, discard="k5", rules="turn_cap=3", head=f"draw 0 dealer 0 turns {turns} passes 0")
        assert (GIN.turn(does(state, "U", "D k5")) is None) == over


@pytest.mark.parametrize(("stock", "open_still"), [(3, True), (2, False), (0, False)])
def test_so_many_tiles_stay_in_the_stock(stock: int, open_still: bool) -> None:
    """G10, option `stock_left`"""
    used = [TEN, OTHER, "k5"]
    rest = Tiles.full()
    for tiles in used:
        rest = rest.minus(Tiles.parse(tiles))
    kept = Tiles.parse(" ".join(str(rest).split()[:stock]))
    state = place(TEN, OTHER, discard="k5", gone=str(rest.minus(kept)), rules="stock_left=2")
    assert offered(state) == (["S", "U"] if open_still else ["P", "U"])


# ---- G11, R14: the end of a match


@pytest.mark.parametrize(
    ("rules", "sheet", "winners"),
    [
        ("rounds=2", [], None),
        ("rounds=2", [(5, 1)], None),
        ("rounds=2", [(5, 1), (0, 1)], [0]),
        ("rounds=2", [(5, 1), (0, 4)], [0, 1]),
        ("target=50", [(49, 0)], None),
        ("target=50", [(50, 0)], [0]),
        ("target=50", [(20, 50)], [1]),
        ("target=50 max_rounds=2", [(10, 20)], None),
        ("target=50 max_rounds=2", [(10, 20), (1, 1)], [1]),
        ("target=1", [(0, 0)], None),
        ("target=1", [(1, 0)], [0]),
    ],
)
def test_when_a_match_is_over(rules: str, sheet: list[tuple[int, int]], winners: list[int] | None) -> None:
    """G11, R14"""
    assert GIN.winners(Rules.parse(rules), sheet) == winners


def test_the_deal_has_ten_tiles_each_and_one_more_for_the_beginner() -> None:
    """G2"""
    state = GIN.deal(Rules(), 2, None, lucky(1))
    assert sorted(len(side.rack) for side in state.sides) == [10, 11]


def test_the_refusal_says_what_a_gin_has_not_laid() -> None:
    """G5"""
    state = place("open r1-4 8:bry k5-7", OTHER, head=OUT, out="0 petit-gin")
    refusal = GIN.check(state, 0, GIN.parse_action("L r1-4 8:bry"))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("lay-all", {"tiles": "k5 k6 k7"})


@pytest.mark.parametrize(
    ("action", "code", "params"),
    [
        ("D r13", "not-on-rack", {"tile": "r13"}),
        ("D k5", "just-taken", {"tile": "k5"}),
        ("G", "not-all-combined", {"points": 54}),
        ("g k13", "not-all-combined", {"points": 41}),
        ("K k13", "not-eight-or-nine", {"count": 3, "least": 8, "points": 41, "limit": 10}),
    ],
)
def test_the_refusal_says_which_tile_and_how_much(action: str, code: str, params: dict[str, str | int]) -> None:
    """G3, G5: only the 5s fit together, and k5 was taken."""
    state = does(place(TEN, OTHER, discard="k5", rules="retake=false petit=both"), "U")
    refusal = GIN.check(state, 0, GIN.parse_action(action))
    assert refusal is not None
    assert (refusal.code, refusal.params) == (code, params)
