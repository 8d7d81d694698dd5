"""A turn: taking and discarding (G3, G4), and the end of the stock (G10)."""

import pytest

from tests.games.carrying import carry_out
from tests.games.gin.positions import OTHER, TEN, THIRD, does, lucky, offered, place, refused, result
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.game import GIN
from tilerummy.luck import Luck
from tilerummy.tiles import Tiles, show_tile


class Told(Luck):
    """Gives one tile and remembers what is mixed in, and when."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.events: list[str] = []

    def draw(self, unseen: Tiles) -> int:
        self.events.append("draw")
        return self.kind

    def mix_in(self, kind: int) -> None:
        self.events.append(f"mix {kind}")

    def below(self, n: int) -> int:
        return 0


def test_turn_takes_the_discard_or_a_stock_tile() -> None:
    """G3"""
    assert offered(place(TEN, OTHER, discard="k5")) == ["S", "U"]
    assert offered(place(TEN, OTHER)) == ["S"]
    state = does(place(TEN, OTHER, discard="k5"), "U")
    assert "k5" in str(state.sides[0].rack)
    state = does(place(TEN, OTHER, discard="k5"), "S", luck="k7")
    assert "k7" in str(state.sides[0].rack)


def test_turn_ends_by_discarding_one_face_up() -> None:
    """G3"""
    state = does(place(TEN, OTHER, discard="k5"), "S", "D b9", luck="k7")
    assert (state.seat, state.turns, state.discard) == (1, 5, 32)
    assert len(state.sides[0].rack) == 10


def test_discarding_before_taking_is_refused() -> None:
    """G3"""
    state = place(TEN, OTHER, discard="k5")
    assert refused(state, "D b9") == "draw-first G3"
    assert refused(state, "G") == "draw-first G3"
    assert refused(state, "K b9") == "draw-first G3"
    assert refused(place(TEN, OTHER), "U") == "no-discard G3"
    assert refused(state, "P") == "must-draw G3"


def test_taking_twice_is_refused() -> None:
    """G3"""
    state = does(place(TEN, OTHER, discard="k5"), "U")
    assert refused(state, "S") == "already-drawn G3"
    assert refused(state, "U") == "already-drawn G3"
    assert refused(state, "P") == "already-drawn G3"


def test_only_tiles_of_the_own_rack_are_discarded() -> None:
    """G3"""
    state = does(place(TEN, OTHER, discard="k5"), "U")
    assert refused(state, "D b2") == "not-on-rack G3"


def test_other_seats_wait() -> None:
    """G3"""
    state = place(TEN, OTHER, discard="k5")
    refusal = GIN.check(state, 1, Action.parse("U"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-your-turn", "G3")


def test_discard_just_taken_may_be_discarded_again() -> None:
    """G3"""
    assert does(place(TEN, OTHER, discard="k5"), "U", "D k5").discard == 19


def test_discard_just_taken_stays_where_the_option_says_so() -> None:
    """G3, option `retake`"""
    state = does(place(TEN, OTHER, discard="k5", rules="retake=false"), "U")
    assert refused(state, "D k5") == "just-taken G3"
    assert refused(state, "K k5") == "just-taken G3"
    assert "D k5" not in offered(state)
    twins = does(place("b1 b5 b9 r3 r7 r11 y1 y5 k5 k13", OTHER, discard="k5", rules="retake=false"), "U")
    assert "D k5" in offered(twins)


def test_with_two_players_an_untaken_discard_leaves_the_round() -> None:
    """G4"""
    state = does(place(TEN, OTHER, discard="k5"), "S", luck="k7")
    assert str(state.gone) == "k5"
    assert state.discard == -1
    assert "k5" in str(state.unseen)  # its twin
    assert GIN.tiles(state) == 104


def test_with_three_players_an_untaken_discard_is_mixed_in_after_the_draw() -> None:
    """G4"""
    state = place(TEN, OTHER, THIRD, discard="k5")
    stock = len(state.unseen)
    luck = Told(27)
    carry_out(GIN, state, Action.parse("S"), luck)
    assert luck.events == ["draw", "mix 19"]
    assert len(state.unseen) == stock
    assert str(state.gone) == ""
    assert GIN.tiles(state) == 104


def test_treatment_of_discards_is_an_option() -> None:
    """G4"""
    assert str(does(place(TEN, OTHER, THIRD, discard="k5", rules="untaken=out"), "S", luck="k7").gone) == "k5"
    assert str(does(place(TEN, OTHER, discard="k5", rules="untaken=mixed"), "S", luck="k7").gone) == ""


def test_only_the_next_player_may_take_a_discard() -> None:
    """G4"""
    state = does(place(TEN, OTHER, THIRD, discard="k5"), "S", "D k13", "S", luck="k7 k8")
    assert refused(does(state, "D b2", "U", "D k11"), "D b1") == "draw-first G3"
    assert state.seat == 0
    assert state.discard == 43  # k11: what lay there before cannot be taken any more


def all_but(*racks: str) -> str:
    """Everything else is out of the round, so the stock is empty."""
    rest = Tiles.full()
    for rack in racks:
        rest = rest.minus(Tiles.parse(rack))
    return str(rest)


def test_empty_stock_leaves_the_discard_or_a_void_round() -> None:
    """G10"""
    gone = all_but(TEN, OTHER, "k5")
    state = place(TEN, OTHER, discard="k5", gone=gone)
    assert offered(state) == ["P", "U"]
    assert refused(state, "S") == "stock-empty G10"
    void = does(state, "P")
    assert GIN.turn(void) is None
    assert result(void).points == [0, 0]
    assert result(void).reason == "stock"
    assert refused(void, "U") == "round-over G5"


def test_wanted_discard_goes_on_with_an_empty_stock() -> None:
    """G10"""
    state = does(place(TEN, OTHER, discard="k5", gone=all_but(TEN, OTHER, "k5")), "U", "D k13")
    assert GIN.turn(state) == 1
    assert offered(state) == ["P", "U"]


def test_round_is_void_after_the_cap_on_turns() -> None:
    """G10"""
    for racks, turns in (((TEN, OTHER), 199), ((TEN, OTHER, THIRD), 299)):
        state = place(*racks, discard="k5", head=f"draw 0 dealer 0 turns {turns - 1} passes 0")
        does(state, "U", "D k5")
        assert GIN.turn(state) == 1
        does(state, "U", "D k5")
        assert GIN.turn(state) is None
        assert result(state).reason == "turns"
        assert result(state).points == [0] * len(racks)


def test_cap_on_turns_is_an_option() -> None:
    """G10"""
    state = place(TEN, OTHER, discard="k5", rules="turn_cap=3", head="draw 0 dealer 0 turns 5 passes 0")
    assert GIN.turn(does(state, "U", "D k5")) is None


def test_void_round_passes_the_deal() -> None:
    """G10"""
    state = place(TEN, OTHER, discard="k5", gone=all_but(TEN, OTHER, "k5"), rules="")
    does(state, "P")
    assert GIN.deal(state.rules, 2, state, lucky(1)).dealer == 1


@pytest.mark.parametrize("tile", ["b1", "k1", "b13", "k13"])
def test_any_tile_may_be_the_discard(tile: str) -> None:
    """G3, G4, G5: the first of all tiles and the last as well."""
    state = place("r11-13 8:bry y5-7 k9", OTHER, discard=tile)
    assert {"S", "U"} <= set(offered(state))
    assert str(does(state.copy(), "S", luck="r2").gone) == tile
    taken = does(state.copy(), "U")
    assert tile in str(taken.sides[0].rack).split()
    for action in (f"D {tile}", f"K {tile}"):
        after = does(taken.copy(), action)
        assert show_tile(after.discard) == tile
        assert tile not in str(after.sides[0].rack).split()
    assert refused(taken, "K") == "discard-expected G5"
