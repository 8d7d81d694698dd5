"""Every option of the rules, on both sides of its limit."""

import pytest

from tests.games.investo.positions import offered, play, position, racks, refused, stalling, step, stolen
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules
from tilerummy.luck import RandomLuck, Rng
from tilerummy.ruleset import RulesError

DEFAULTS = {
    "referee": "gentle", "target": 20, "hand": 10, "rack_limit": 10,
    "rows": 4, "height": 2, "stall_limit": 10, "max_rounds": 0,
}  # fmt: skip


def test_defaults_are_the_rulebooks() -> None:
    """I2, I3, I12, I14, I17, I18, I20: the numbers of the rules."""
    assert Rules().data() == DEFAULTS
    assert Rules.parse("standard") == Rules.parse("") == Rules()


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("target", 1, 500),
        ("hand", 3, 28),
        ("rack_limit", 3, 30),
        ("rows", 1, 8),
        ("height", 1, 4),
        ("stall_limit", 1, 1000),
        ("max_rounds", 0, 1000),
    ],
)
def test_option_has_a_range(name: str, low: int, high: int) -> None:
    """I20: each number within its range, both ends included."""
    for value in (low, high):
        rules = Rules.parse(f"{name}={value}")
        assert rules.data() == {**DEFAULTS, name: value}
        assert Rules.parse(str(rules)) == rules
    top = 31 if name == "hand" else high + 1
    for text in (str(low - 1), str(top), "x", "", "1.5"):
        with pytest.raises(RulesError):
            Rules.parse(f"{name}={text}")


def test_referee_is_gentle_or_rulebook() -> None:
    """I12: nothing else."""
    assert Rules.parse("strict") == Rules(referee="rulebook")
    with pytest.raises(RulesError):
        Rules.parse("referee=none")


def test_more_tiles_than_can_be_dealt() -> None:
    """I3: racks and bases must leave a stock."""
    assert Rules.parse("hand=28 rows=4").hand == 28
    with pytest.raises(RulesError) as caught:
        Rules.parse("hand=29 rows=4")
    assert (caught.value.code, caught.value.params) == ("too-many-dealt", {"hand": 29, "rows": 4})
    with pytest.raises(RulesError, match="too-many-dealt"):
        Rules.make({**DEFAULTS, "hand": 30, "rows": 1})


@pytest.mark.parametrize("preset", sorted(Rules.presets))
def test_presets_can_be_dealt(preset: str) -> None:
    """I1: 104 tiles under every preset."""
    state = INVESTO.deal(Rules.parse(preset), 2, None, RandomLuck(Rng(1)))
    assert INVESTO.tiles(state) == 104


@pytest.mark.parametrize("hand", [3, 7, 28])
def test_hand_is_the_number_of_tiles_dealt(hand: int) -> None:
    """I3: option hand."""
    state = INVESTO.deal(Rules.parse(f"hand={hand}"), 2, None, RandomLuck(Rng(1)))
    assert (state.first.rack.size(), state.second.rack.size(), state.stock) == (hand, hand, 100 - 2 * hand)


@pytest.mark.parametrize("rows", [1, 3, 8])
def test_rows_of_the_pot(rows: int) -> None:
    """I2: option rows; rows beyond it do not exist."""
    state = INVESTO.deal(Rules.parse(f"rows={rows}"), 2, None, RandomLuck(Rng(1)))
    assert state.stock == 84 - rows
    pot = " / ".join(["."] * rows)
    state = position(rack="b1 b3", pot=pot, rules=f"rows={rows}")
    assert offered(state) == {f"I{row} {tile}" for row in range(1, rows + 1) for tile in ("b1", "b3")}
    if rows < 8:
        refused(state, f"I{rows + 1} b1", "no-such-row", "I13")
        refused(state, f"T{rows + 1}", "no-such-row", "I6")


def test_rack_limit_at_the_end_of_the_turn() -> None:
    """I17: option rack_limit."""
    state = play(position(rack="b1 b3 b5 b7 b9", rules="rack_limit=3"), "I1 b9")
    assert step(state) == "reserve 0"
    assert step(play(state, "R b1")) == "draw 1"
    state = play(position(rack="b1 b3 b5 b7 b9", rules="rack_limit=5", reserves=("k1", "")), "I1 b9")
    assert racks(state)[0] == "b1 b3 b5 b7 k1"


def test_hand_above_the_rack_limit_is_put_away_at_the_end_of_the_turn() -> None:
    """I17: only then, and down to the limit."""
    state = INVESTO.deal(Rules.parse("hand=12 rack_limit=10"), 2, None, RandomLuck(Rng(1)))
    assert state.side(state.seat).rack.size() == 12


def test_height_1_is_a_game_without_doubling() -> None:
    """I14: option height."""
    state = position(rack="b7 b1", pot="r7 / . / . / .", rules="height=1")
    refused(state, "X1.1 b7", "stack-full", "I14")
    assert not any(text.startswith("X") for text in offered(state))


def test_higher_stacks() -> None:
    """I14: option height; each tile differs in colour from the one below it."""
    state = position(rack="b7 k7 y7 b1", pot="r7<b7 / . / . / .", rules="height=3")
    refused(state, "X1.1 b7", "same-colour", "I14")
    assert {"X1.1 k7", "X1.1 y7"} <= offered(state)
    play(state, "X1.1 k7 >k2", "S >r1", "I2 y1", "S >r2")
    refused(state, "X1.1 y7", "stack-full", "I14")


def test_stall_limit() -> None:
    """I18: option stall_limit, turns each."""
    state = stolen(stalling(rules="stall_limit=2"), 3)
    assert step(state) == "draw 1"
    assert step(stolen(state, 1)) == "over:stall 1"


def test_stall_limit_of_one() -> None:
    """I18: one idle turn each."""
    assert step(stolen(stalling(rules="stall_limit=1"), 2)) == "over:stall 1"
