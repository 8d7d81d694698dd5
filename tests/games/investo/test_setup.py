"""Set-up of a round: tiles, pot, racks, starter (T1, T2, I1-I4)."""

from itertools import pairwise

import pytest

from tests.games.investo.positions import offered, position, refused, step
from tilerummy.dealer import Dealer
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import State
from tilerummy.luck import GivenLuck, LuckError, NotedLuck, RandomLuck, Rng
from tilerummy.refusal import NotationError
from tilerummy.tiles import Tiles, show_tile

HANDS = "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10"


def dealt(rules: str = "", seed: int = 1) -> State:
    return INVESTO.deal(Rules.parse(rules), 2, None, RandomLuck(Rng(seed)))


def test_there_are_two_of_each_of_52_kinds() -> None:
    """T1: values 1-13 in four colours, two copies of each."""
    names = [colour + str(value) for colour in "bryk" for value in range(1, 14)]
    assert sorted(show_tile(kind) for kind in Tiles.full()) == sorted(2 * names)


def test_two_wild_tiles_make_106() -> None:
    """T1: with the wild tiles there are 106 tiles, and a third wild tile does not exist."""
    assert len(Tiles.full(2)) == 106
    with pytest.raises(NotationError):
        Tiles.parse("* * *")


def test_tile_is_worth_its_number() -> None:
    """T1: a tile is worth its number."""
    assert Tiles.parse("b7 r12 y1 k13 k13").points() == 46
    assert Tiles.full().points() == 2 * 4 * 91


@pytest.mark.parametrize("text", ["b7", "r12", "y1", "k13"])
def test_notation_is_colour_letter_and_number(text: str) -> None:
    """T2: b7 r12 y1 k13 are read and written so in an action of the game."""
    assert str(INVESTO.parse_action(f"V {text}")) == f"V {text}"


@pytest.mark.parametrize("text", ["g7", "r0", "r14", "7r", "R7", "r07", "r", "7", "*"])
def test_other_notation_is_no_tile_of_this_game(text: str) -> None:
    """T2: what is not colour letter and number 1-13 is not a tile; a Star is no tile of Investo (I1)."""
    with pytest.raises(NotationError):
        INVESTO.parse_action(f"V {text}")


def test_jokers_are_not_in_play() -> None:
    """I1: 104 tiles and no joker, wherever one looks."""
    state = dealt()
    assert INVESTO.tiles(state) == 104
    assert state.unseen.stars == state.first.rack.stars == state.second.rack.stars == 0


def test_joker_cannot_be_played() -> None:
    """I1: a joker on the table is forged, in either mode of the referee."""
    for rules in ("", "referee=rulebook"):
        refused(position(rack="r5 r6 b1", rules=rules), "A [r5 r6 *]", "not-on-rack", "I10")
        refused(position(rack="r5 r6 b1", rules=rules), "A [r5 r6 *r7]", "not-on-rack", "I10")


@pytest.mark.parametrize("place", [{"rack": "*"}, {"pot": "* / . / . / ."}, {"table": "[r5 r6 *]"}])
def test_joker_has_no_place_in_a_position(place: dict[str, str]) -> None:
    """I1: a position that holds a joker cannot be written."""
    with pytest.raises(NotationError):
        position(rack=place.get("rack", "b1"), pot=place.get("pot", ". / . / . / ."), table=place.get("table", ""))


def test_third_copy_has_no_place_in_a_position() -> None:
    """T1: two copies of each kind, wherever they lie."""
    for rack, table, pot in (("r5 r5 r5", "", "."), ("r5", "r5-7 r5-7", "."), ("r5", "r5-7", "r5")):
        with pytest.raises(ValueError, match=r"third|position-tiles"):
            position(rack=rack, table=table, pot=f"{pot} / . / . / .")


def test_pot_has_four_rows_with_a_base_each() -> None:
    """I2: four base tiles, no face-up tile."""
    state = dealt()
    assert INVESTO.show_state(state).split(" | ")[2] == "pot . / . / . / ."


def test_nobody_knows_the_bases() -> None:
    """I2: base tiles are among the unseen tiles, in no place of their own, and no view has them."""
    state = dealt()
    assert state.unseen.size() == state.stock + 4
    for who in (0, 1, None):
        assert "base" not in INVESTO.show_view(INVESTO.view(state, who))


def test_ten_tiles_each_leave_a_stock_of_eighty() -> None:
    """I3: ten tiles to each rack; the stock has 80."""
    state = dealt()
    assert (state.first.rack.size(), state.second.rack.size(), state.stock) == (10, 10, 80)
    assert [len(tiles) for tiles in (state.table, state.first.reserve, state.second.reserve)] == [0, 0, 0]


def test_deal_gives_seat_0_its_rack_first() -> None:
    """I3: the luck of a deal is who starts, then the rack of seat 0, then that of seat 1."""
    luck = GivenLuck(["1", *HANDS[0].split(), *HANDS[1].split()])
    state = INVESTO.deal(Rules(), 2, None, luck)
    luck.finish()
    assert (str(state.first.rack), str(state.second.rack), step(state)) == (*HANDS, "draw 1")


def test_deal_of_a_third_copy_cannot_be() -> None:
    """I3: luck that deals a tile which is not face down is refused."""
    with pytest.raises(LuckError):
        INVESTO.deal(Rules(), 2, None, GivenLuck(["0", "b1", "b1", "b1"]))


def test_chance_says_who_starts() -> None:
    """I4: both seats start about equally often."""
    starts = [int(dealt(seed=seed).starter) for seed in range(400)]
    assert 150 < sum(starts) < 250


def test_starter_moves_first() -> None:
    """I4: who gets the red joker starts; the other may not move."""
    for seed in range(8):
        state = dealt(seed=seed)
        assert INVESTO.turn(state) == state.starter
        found = INVESTO.check(state, 1 - int(state.starter), INVESTO.parse_action("S"))
        assert found is not None
        assert found.code == "not-your-turn"


def test_starter_is_drawn_anew_each_round() -> None:
    """I4: a round does not ask who started the one before [ruling]."""
    dealer = Dealer("a seed")
    starters: list[int] = []
    last: State | None = None
    for n in range(1, 41):
        luck = NotedLuck(dealer.round(n))
        last = INVESTO.deal(Rules(), 2, last, luck)
        assert luck.words[0] == str(last.starter)
        starters.append(int(last.starter))
    changes = sum(a != b for a, b in pairwise(starters))
    assert 5 < changes < 35


def test_round_begins_with_step_1() -> None:
    """I5: at the start there is only the stock to draw from, both reserves being empty."""
    assert offered(dealt()) == {"S"}
