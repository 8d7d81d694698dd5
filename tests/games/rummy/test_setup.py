"""R3: the draw for the start, and the deal."""

import pytest

from tests.games.carrying import carry_out
from tests.games.rummy.setting import offered
from tilerummy.dealer import Dealer
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.luck import GivenLuck, NotedLuck, RandomLuck, Rng
from tilerummy.tiles import Tiles

HANDS = "b1-13 r1-13 y1-13 k1-13"


def hands(count: int) -> str:
    return " ".join(str(Tiles.parse(HANDS)).split()[:count])


def starter(draws: str, seats: int) -> int:
    state = RUMMY.deal(Rules(), seats, None, GivenLuck(f"{draws} {hands(14 * seats)}".split()))
    return int(state.starter)


def test_lowest_tile_starts() -> None:
    """R3."""
    assert starter("r9 k3", 2) == 1
    assert starter("b2 k3 r13", 3) == 0


def test_those_who_tie_draw_again() -> None:
    """R3: only they; the third, who drew higher, is out of it."""
    assert starter("r3 k9 b3 y12 r11", 3) == 2
    assert starter("r3 k3 b4 b4 y5 r2", 2) == 1


def test_star_counts_above_13() -> None:
    """R3."""
    assert starter("* k13", 2) == 1
    assert starter("* * b2 b1", 2) == 1


def test_tiles_of_the_draw_go_back() -> None:
    """R3: they can be dealt."""
    luck = GivenLuck(f"b1 b2 {hands(28)}".split())
    state = RUMMY.deal(Rules(), 2, None, luck)
    luck.finish()
    assert state.sides[0].rack == Tiles.parse("b1-13 r1")
    assert RUMMY.tiles(state) == 106


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", list(Rules.presets))
def test_everybody_gets_fourteen(preset: str, seats: int) -> None:
    """R3, T1."""
    rules = Rules.parse(preset)
    state = RUMMY.deal(rules, seats, None, RandomLuck(Rng(seats)))
    assert [len(side.rack) for side in state.sides] == [14] * seats
    assert RUMMY.tiles(state) == (104 if rules.stars == "none" else 106)
    assert RUMMY.turn(state) == state.starter
    assert offered(state)


def test_play_goes_clockwise() -> None:
    """R3."""
    state = RUMMY.deal(Rules(), 3, None, GivenLuck(f"b3 b2 b1 {hands(42)}".split()))
    luck = RandomLuck(Rng(1))
    seats = []
    for _ in range(4):
        seats.append(int(state.seat))
        carry_out(RUMMY, state, RUMMY.options(state)[0], luck)
    assert seats == [2, 0, 1, 2]


def test_dealer_and_record_give_the_same_deal() -> None:
    """R3, R6: tiles mixed back keep the dealer and the game in step."""
    for n in range(1, 6):
        noted = NotedLuck(Dealer("seed").round(n))
        state = RUMMY.deal(Rules(), 4, None, noted)
        for _ in range(40):
            carry_out(RUMMY, state, RUMMY.options(state)[0], noted)
        given = GivenLuck(noted.words)
        twin = RUMMY.deal(Rules(), 4, None, given)
        for _ in range(40):
            carry_out(RUMMY, twin, RUMMY.options(twin)[0], given)
        given.finish()
        assert RUMMY.show_state(twin) == RUMMY.show_state(state)


def test_draw_for_the_start_is_open_and_the_racks_are_not() -> None:
    """R3, R15."""
    words = f"r3 k3 b4 b2 {hands(28)}"
    seen = RUMMY.redact_deal(Rules(), 2, words, 1).split()
    assert seen[:4] == ["r3", "k3", "b4", "b2"]
    assert seen[4:18] == ["?"] * 14
    assert seen[18:] == hands(28).split()[14:]
    assert RUMMY.redact_deal(Rules(), 2, words, None).split()[4:] == ["?"] * 28
