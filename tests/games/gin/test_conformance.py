"""What must hold at every step of any round, under any options."""

import pytest

from tests.games.carrying import carry_out
from tests.games.gin.positions import lucky
from tilerummy.dealer import Dealer
from tilerummy.games import GAMES
from tilerummy.games.gin.actions import LAY, action_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.policy import playouts
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import State
from tilerummy.luck import GivenLuck, NotedLuck, Rng

SMALL = [action_of(code) for code in range(53 * 8) if code & 7 != LAY]
SMALL = [action for action in SMALL if action.tile < 0 or str(action)[0] in "DgK"]

MIXES = [
    ("", 2),
    ("", 3),
    ("", 4),
    ("standard-52", 2),
    ("classic-52", 2),
    ("knock=start petit=both", 2),
    ("knock=discard petit=discard grand=false", 3),
    ("gin-only retake=false", 2),
    ("untaken=mixed start=upcard", 2),
    ("untaken=out stock_left=5 last_discard=false", 4),
    ("deck=single start=eleven", 4),
    ("deck=single start=upcard untaken=out", 4),
    ("limit=100 least_laid=0 gin=closed", 3),
    ("turn_cap=5", 4),
]


def accepted(state: State) -> list[str]:
    return sorted(str(action) for action in SMALL if GIN.check(state, int(state.seat), action) is None)


@pytest.mark.parametrize(("rules", "seats"), MIXES)
def test_options_are_exactly_what_check_accepts(rules: str, seats: int) -> None:
    """A lay-down is offered in one form; every small decision is offered if and only if it is accepted."""
    rng = Rng(3)
    for greedy in (0, 1, seats):
        luck = lucky(21 + greedy)
        state = GIN.deal(Rules.parse(rules), seats, None, luck)
        bots = GIN.bots()
        while GIN.turn(state) is not None:
            offered = GIN.options(state)
            assert offered
            assert all(GIN.check(state, int(state.seat), action) is None for action in offered)
            if GIN.may_play(state):
                assert [action.op for action in offered] == [LAY]
                assert accepted(state) == []
            else:
                assert accepted(state) == sorted(str(action) for action in offered)
            name = "greedy" if state.seat < greedy else "random"
            action = bots[name](state, rng)
            assert action in offered
            carry_out(GIN, state, action, luck)
            assert GIN.tiles(state) == (52 if state.rules.deck == "single" else 104)
        assert accepted(state) == []


@pytest.mark.parametrize(("rules", "seats"), MIXES)
def test_record_replays(rules: str, seats: int) -> None:
    """Actions and luck in notation are all it takes, with a dealer who mixes discards in."""
    made = Rules.parse(rules)
    last: State | None = None
    for number in range(1, 4):
        noted = NotedLuck(Dealer("seed").round(number))
        state = GIN.deal(made, seats, last, noted)
        lines = [("", list(noted.words))]
        while GIN.turn(state) is not None:
            noted.words = []
            action = GIN.bots()["greedy" if state.turns % 3 else "random"](state, Rng(state.turns))
            carry_out(GIN, state, action, noted)
            lines.append((str(action), list(noted.words)))
        twin = GIN.deal(made, seats, last, GivenLuck(lines[0][1]))
        for text, words in lines[1:]:
            given = GivenLuck(words)
            carry_out(GIN, twin, GIN.parse_action(text), given)
            given.finish()
        assert GIN.show_state(twin) == GIN.show_state(state)
        last = state


def test_copy_is_independent() -> None:
    state = GIN.deal(Rules(), 2, None, lucky(2))
    before = GIN.show_state(state)
    twin = state.copy()
    while GIN.turn(twin) is not None:
        carry_out(GIN, twin, GIN.bots()["greedy"](twin, Rng(1)), lucky(3))
    assert GIN.show_state(state) == before


# Must be the same compiled and uncompiled: both runs of the suite compare with these numbers.
GOLDEN = {
    ("", 2, False): (3270, 448754),
    ("", 2, True): (426, 579368),
    ("", 3, True): (532, 988786),
    ("", 4, True): (816, 639114),
    ("standard-52", 2, False): (1147, 797249),
    ("standard-52", 2, True): (264, 87834),
    ("standard-52", 4, True): (276, 901970),
    ("patient", 2, True): (484, 866534),
    ("gin-only", 2, True): (705, 456563),
    ("petit=both highest=7 limit=20 least_laid=5 retake=false", 3, True): (328, 582900),
    ("classic-52 untaken=mixed knock=both", 3, False): (5029, 740891),
}


@pytest.mark.parametrize(("rules", "seats", "greedy"), GOLDEN)
def test_playouts_are_the_same_in_every_build(rules: str, seats: int, greedy: bool) -> None:
    assert playouts(Rules.parse(rules), seats, 7, 10, greedy) == GOLDEN[rules, seats, greedy]


def test_gin_is_registered() -> None:
    assert GAMES["gin"] is GIN
    assert list(GAMES["gin"].seats) == [2, 3, 4]
