"""A turn: plays, exchanges, the three versions, the timer (R4, R6, R7, R11)."""

from tests.games.rummy.setting import do, offered, refused, setting
from tilerummy.games.rummy.actions import Action
from tilerummy.games.rummy.game import RUMMY
from tilerummy.tiles import Tiles

DISCARDING = "turn=draw-discard"
DRAWING = "turn=draw"
DRAW = "draw 0 start 0 idle 0 passes 0 stocked"
DRAWN = "choose 0 start 0 idle 0 passes 0 stocked"
NO_STOCK = "choose 0 start 0 idle 0 passes 0"


def test_turn_is_a_play_or_an_exchange() -> None:
    """R6."""
    state = setting(["r8 k1 k2", "b1"], "r5-7")
    assert offered(state) == ["E k1", "E k2", "E r8"]
    assert refused(state, "A r5-8") == ""
    assert refused(state, "P") == "must-exchange R6"
    assert refused(state, "S") == "no-drawing R6"
    assert refused(state, "D k1") == "no-discarding R11"


def test_exchanged_tile_comes_back_only_after_the_draw() -> None:
    """R6: mixed into the stock after the draw; the turn is over."""
    state = do(setting(["r8 k1 k2", "b1"], "r5-7"), "E k1", "y9")
    assert state.sides[0].rack == Tiles.parse("r8 k2 y9")
    assert state.unseen.count(Tiles.parse("k1").kinds()[0]) == 2
    assert state.seat == 1


def test_exchange_needs_the_tile() -> None:
    """R6; a Star may be exchanged (R15)."""
    state = setting(["r8 * k2", "b1"], "r5-7")
    assert refused(state, "E k1") == "not-on-rack R6"
    assert refused(state, "E *") == ""


def test_only_the_seat_to_move_decides() -> None:
    """R3."""
    assert refused(setting(["r8", "b1"]), "E b1", seat=1) == "not-your-turn R3"


def test_play_lays_at_least_one_tile() -> None:
    """R7: rearranging alone is no play."""
    state = setting(["r9 k1", "b1"], "r3-8")
    assert refused(state, "A r3-5 r6-8") == "nothing-laid R7"
    assert refused(state, "A r3-8") == "nothing-laid R7"
    assert refused(state, "A r3-5 r6-9") == ""


def test_play_uses_rack_and_table_only() -> None:
    """R7: nothing is forged and no table tile goes to a rack."""
    state = setting(["r9 k1", "b1"], "r3-8 4:bky")
    assert refused(state, "A r3-8") == "table-tile-missing R7"
    assert refused(state, "A r3-10 4:bky") == "not-on-rack R7"
    assert refused(state, "A r3-9 4:bky [r9 r9 r9]") == "not-on-rack R7"


def test_everything_is_valid_after_a_play() -> None:
    """R2, R7."""
    state = setting(["r9 k1 y1 y2", "b1"], "r3-8")
    assert refused(state, "A r3-8 [k1 y1 y2]") == "odd-colour R2"
    assert refused(state, "A r3-7 [r8 r9]") == "too-short R2"
    assert refused(state, "A [r3 r4 r5 r7 r8 r9] [r6 k1 y1]") == "gap R2"


def test_sequences_and_series_may_be_laid() -> None:
    """R2: three or more consecutive values of one colour; three or four tiles of one value in different colours."""
    for laid in ("r5-7", "r5-9", "8:rky", "8:brky"):
        state = setting([f"{Tiles.parse(laid)} k1", "b1"])
        do(state, f"A {laid}")
        assert state.sides[0].rack == Tiles.parse("k1")


def test_table_may_be_rearranged() -> None:
    """R7."""
    state = setting(["k6 b6 k1", "b1"], "r3-8")
    assert refused(state, "A r3-5 [r6 k6 b6] [r7 r8]") == "too-short R2"
    state = setting(["k6 b6 k1", "b1"], "r3-9")
    do(state, "A r3-5 [r6 k6 b6] r7-9")
    assert state.sides[0].rack == Tiles.parse("k1")
    assert state.seat == 1


def test_draw_discard_draws_first() -> None:
    """R11."""
    state = setting(["r8 k1 k2", "b1"], "r5-7", DISCARDING, DRAW)
    assert offered(state) == ["S"]
    assert refused(state, "A r5-8") == "draw-stock-first R11"
    do(state, "S", "y9")
    assert refused(state, "S") == "already-drawn R11"
    assert refused(state, "E k1") == "no-exchange R11"
    assert refused(state, "P") == "must-discard R11"
    assert offered(state) == ["D k1", "D k2", "D r8", "D y9"]


def test_draw_discard_ends_with_a_discard() -> None:
    """R11: also after a play; the discard is out of play."""
    state = setting(["r8 k1 k2", "b1"], "r5-7", DISCARDING, DRAWN)
    do(state, "A r5-8")
    assert state.seat == 0
    assert refused(state, "P") == "discard-first R11"
    assert refused(state, "A r5-8") == "discard-first R11"
    do(state, "D k1")
    assert state.discards == Tiles.parse("k1")
    assert (state.seat, offered(state)) == (1, ["S"])


def test_draw_discard_goes_out_with_a_discard() -> None:
    """R11: a tile must be kept for it."""
    state = setting(["r8 k1", "b1"], "r5-7 k2-4", DISCARDING, DRAWN)
    assert refused(state, "A r5-8 k1-4") == "keep-one-to-discard R11"
    do(do(state, "A r5-8 k2-4"), "D k1")
    assert RUMMY.turn(state) is None
    found = RUMMY.outcome(state)
    assert found is not None
    assert (found.reason, found.points) == ("out", [1, -1])


def test_draw_discard_without_a_stock() -> None:
    """R11: a play may empty the rack, a pass discards nothing, a play that leaves tiles still discards."""
    state = setting(["r8 k1", "b1 b2"], "r5-7 k2-4", DISCARDING, NO_STOCK, stock=False)
    assert offered(state) == ["P"]
    assert refused(state, "D k1") == "pass-without-discard R11"
    assert refused(state, "S") == "stock-empty R12"
    out = do(state.copy(), "A r5-8 k1-4")
    assert RUMMY.turn(out) is None
    do(do(state, "A r5-8 k2-4"), "D k1")
    assert RUMMY.turn(state) is None


def test_drawing_the_last_tile_still_asks_for_a_discard() -> None:
    """R11, R12: the turn began with a stock."""
    rest = "y13"
    state = setting(["r8 k1", "b1 b2"], "r5-7 k2-4", DISCARDING, DRAW, stock=False)
    state.discards.remove(Tiles.parse(rest).kinds()[0])
    state.unseen.add(Tiles.parse(rest).kinds()[0])
    do(state, "S", rest)
    assert refused(state, "P") == "must-discard R11"
    assert refused(state, "D y13") == ""


def test_draw_version_draws_and_never_discards() -> None:
    """R11."""
    state = setting(["r8 k1 k2", "b1"], "r5-7", DRAWING, DRAW)
    assert refused(state, "P") == "draw-stock-first R11"
    do(state, "S", "y9")
    assert offered(state) == ["P"]
    assert refused(state, "D k1") == "no-discarding R11"
    assert refused(state, "E k1") == "exchange-after-opening R11"
    do(state, "A r5-8")
    assert state.seat == 1
    assert state.sides[0].rack == Tiles.parse("k1 k2 y9")


def test_draw_version_exchanges_until_opened() -> None:
    """R11: instead of playing, after the draw."""
    state = setting(["r8 k1", "b1"], "r5-7", DRAWING, DRAW, plays=[0, 1])
    do(state, "S", "y9")
    assert offered(state) == ["E k1", "E r8", "E y9", "P"]
    do(state, "E y9", "b4")
    assert state.sides[0].rack == Tiles.parse("r8 k1 b4")
    assert state.seat == 1


def test_timer_lets_the_turn_pass() -> None:
    """R4: nothing is exchanged, laid or discarded; without a timer nobody runs out of time."""
    assert refused(setting(["r8 k1", "b1"]), "O") == "no-timer R4"
    state = do(setting(["r8 k1", "b1"], rules="timer=60"), "O")
    assert (state.seat, state.idle, state.sides[0].rack) == (1, 1, Tiles.parse("r8 k1"))
    assert "O" not in offered(state)


def test_timer_draws_in_a_drawing_version() -> None:
    """R4: the draw still happens, nothing is discarded."""
    for version in (DISCARDING, DRAWING):
        state = do(setting(["r8 k1", "b1"], "", f"{version} timer=60", DRAW), "O", "y9")
        assert state.sides[0].rack == Tiles.parse("r8 k1 y9")
        assert state.seat == 1
        assert not state.discards


def test_a_code_that_notation_cannot_write_is_no_action() -> None:
    """Whoever forges an action is told so before anything else, in a round that is over as well."""
    state = setting(["r8 k1 k2", "b1"], "r5-7")
    for code in (15, 2 + (53 << 4), -1):
        found = RUMMY.check(state, 1, Action(code))
        assert found is not None
        assert (found.code, found.rule, found.params) == ("no-such-action", "", {})


def test_after_the_draw_the_turn_goes_on_with_a_choice() -> None:
    """R11."""
    for rules in (DISCARDING, DRAWING):
        state = setting(["r8 k1", "b1"], "r5-7", rules, DRAW)
        assert not RUMMY.may_play(state)
        do(state, "S", "k9")
        assert RUMMY.may_play(state)
        assert RUMMY.show_state(state).startswith("choose 0 ")


def test_one_star_is_offered_like_any_other_tile() -> None:
    """R6, R11."""
    assert offered(setting(["k1 *", "b1"], "r5-7")) == ["E k1", "E *"]
    assert offered(setting(["k1 * *", "b1"], "r5-7", DISCARDING)) == ["D k1", "D *"]


def test_the_last_tile_of_the_stock_is_drawn() -> None:
    """R12: with one tile left there is a stock, with none there is not."""
    for left, expected in (("y9 y10", ["S"]), ("y9", ["S"]), ("", ["P"])):
        state = setting(["k1 k2", "k5", "b1 b2"], "r5-7", DISCARDING, DRAWN)
        state.discards.put(state.unseen.minus(Tiles.parse(left)))
        state.unseen = Tiles.parse(left)
        do(state, "D k1")
        assert (state.seat, offered(state)) == (1, expected)
