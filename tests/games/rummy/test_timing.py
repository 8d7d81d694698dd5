"""When the expert opens and lays: on the rack a combination waits as well."""

import pytest

from tests.games.carrying import carry_out
from tests.games.rummy.setting import setting
from tests.games.rummy.test_levels import positions, reshuffled
from tilerummy.games.rummy.candidates import Ranking, candidates
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.search import Search
from tilerummy.games.rummy.state import OVER, REASONS, State
from tilerummy.games.rummy.tactics import NEAR_STALL, Tactics
from tilerummy.games.rummy.timing import Patience, nearest
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles

ELEVEN = "b1 b3 b5 b9 r2 r4 r12 y1 y3 k1 k4"  # the other rack, which has not opened or holds back
RACK = "12:bry k5 y7 y8 r10"
NO_STOCK = "choose 0 start 0 idle 0 passes 0"


def first(state: State) -> str:
    """The decision that comes before all playouts."""
    tactics = Tactics()
    return str(candidates(state, tactics, Ranking(tactics, 500.0), 1)[0].action(state))


def wants(state: State, laid: str) -> bool:
    return Patience(Tactics()).wants(state, Tiles.parse(laid))


def test_an_opening_waits_until_the_table_is_worth_it() -> None:
    """R5: nobody has opened; the table gives nothing; it takes two tiles more; the other rack is short."""
    assert first(setting([RACK, ELEVEN], plays=[0, 0]))[0] == "E"
    assert first(setting([RACK, ELEVEN], "2:byk", plays=[0, 1]))[0] == "E"
    assert first(setting([RACK, ELEVEN], "k6-8 y4-6", plays=[0, 1]))[0] == "A"
    assert first(setting([RACK, "b1 b3 b5 b9 r2"], "2:byk", plays=[0, 1]))[0] == "A"


def test_an_opening_does_not_wait_for_a_stall() -> None:
    """R12: a round in which nobody laid a tile ends, and racks are compared."""
    state = setting([RACK, ELEVEN], plays=[0, 0])
    state.idle = (state.stall_limit - NEAR_STALL) * 2
    assert wants(state, "12:bry")
    state.idle -= 1
    assert not wants(state, "12:bry")


def test_going_out_at_once_does_not_wait() -> None:
    """R10."""
    assert first(setting(["12:bry", ELEVEN], plays=[0, 0])) == "A 12:bry"


def test_tiles_are_laid_once_the_other_rack_is_short() -> None:
    """As short as what would stay on the own one, or three tiles."""
    assert not wants(setting(["r8 k1 b12 b13 y4", "b1 b2 y5 y6"], "r5-7"), "r8")
    assert wants(setting(["r8 k1 b12 b13 y4", "b1 b2 y5"], "r5-7"), "r8")
    assert not wants(setting(["r8 k1 b12", "b1 b2 y5"], "r5-7"), "r8")
    assert wants(setting(["r8 k1 b12", "b1 b2"], "r5-7"), "r8")
    assert not wants(setting(["r8 k1", "b1 b2"], "r5-7"), "r8")
    assert not wants(setting(["r8 k1 b12", "b1 b2"], "r5-7", plays=[1, 0]), "r8")
    assert wants(setting(["r8", ELEVEN], "r5-7"), "r8")


def test_a_rack_far_from_going_out_is_made_cheap_while_the_other_waits() -> None:
    """Four loose tiles, no Star; the other has opened and laid no more."""
    waiting = "b1 b2 y5 y6 k9 k11 b12"
    assert wants(setting(["r8 k1 b12 b13 y4", waiting], "r5-7"), "r8")
    assert not wants(setting(["r8 k1 b12 b13", waiting], "r5-7"), "r8")
    assert not wants(setting(["r8 k1 b12 b13 *", waiting], "r5-7"), "r8")
    assert not wants(setting(["r8 k1 b12 b13 y4", waiting], "r5-7", plays=[1, 2]), "r8")
    assert not wants(setting(["r8 k1 b12 b13 y4", waiting[:-4]], "r5-7"), "r8")
    assert not wants(setting(["r8 k1 b12 b13 y4", waiting, "r13 k13 k12 k4"], "r5-7"), "r8")


def test_of_several_the_nearest_counts_who_has_opened() -> None:
    """R10: who has opened and has the fewest tiles; if nobody has, who has the fewest."""
    racks = ["r8 k1 b12 b13 y4", "b1", "b2 b3 b4", "y1 y2"]
    assert str(nearest(setting(racks, "r5-7", plays=[1, 0, 1, 1])).rack) == "y1 y2"
    assert str(nearest(setting(racks, "r5-7", plays=[1, 0, 1, 0])).rack) == "b2 b3 b4"
    assert str(nearest(setting(racks, "r5-7", plays=[1, 0, 0, 0])).rack) == "b1"
    assert wants(setting(racks, "r5-7", plays=[1, 0, 1, 0]), "r8")
    assert not wants(setting(racks, "r5-7", plays=[1, 0, 0, 0]), "r8")


@pytest.mark.parametrize(("rules", "racks"), [("mixed=true", 3), ("combinations=series", 2), ("ace=both", 2)])
def test_with_unusual_combinations_the_cheap_policy_decides(rules: str, racks: int) -> None:
    """R13"""
    state = setting([RACK, ELEVEN, "r13 k13"][:racks], rules=rules, plays=[0] * racks)
    assert wants(state, "12:bry")
    assert Tactics().wants(state, Tiles.parse("12:bry"))


@pytest.mark.parametrize("rules", ["draw-discard", "classic", "turn=draw"])
def test_it_waits_too_where_tiles_are_drawn(rules: str) -> None:
    """R11: nobody has opened; then both have, and the other has eleven tiles, then two."""
    assert not wants(setting([RACK, ELEVEN], rules=rules, plays=[0, 0]), "12:bry")
    assert not wants(setting(["r8 k1 b12", ELEVEN], "r5-7", rules), "r8")
    assert wants(setting(["r8 k1 b12", "b1 b2"], "r5-7", rules), "r8")


def test_the_last_discard_counts_as_going_out() -> None:
    """R11: two of three tiles laid and the third discarded is the end, where a discard ends every turn; else not."""
    for rules, goes in (("draw-discard", True), ("classic", False), ("", False)):
        assert wants(setting(["r8 r9 k1", ELEVEN], "r5-7", rules), "r8 r9") == goes
        assert not wants(setting(["r8 r9 k1 b12", ELEVEN], "r5-7", rules), "r8 r9")


@pytest.mark.parametrize("rules", ["draw-discard", "classic"])
def test_once_the_stock_is_empty_whoever_has_opened_lays(rules: str) -> None:
    """R12: soon everybody passes and racks are compared."""
    assert not wants(setting(["r8 k1 b12", ELEVEN], "r5-7", rules), "r8")
    assert wants(setting(["r8 k1 b12", ELEVEN], "r5-7", rules, turn=NO_STOCK, stock=False), "r8")


@pytest.mark.parametrize("rules", ["draw-discard", "classic"])
def test_without_a_stall_limit_none_is_near(rules: str) -> None:
    """R12, `stall_limit=0`: however long nobody has laid a tile, an opening can wait."""
    state = setting([RACK, ELEVEN], rules=rules, plays=[0, 0])
    state.idle = 1000
    assert state.stall_limit == 0
    assert not wants(state, "12:bry")


@pytest.mark.parametrize("rules", ["", "turn=draw", "draw-discard stall_limit=20"])
def test_the_rules_do_not_wait_for_a_stall(rules: str) -> None:
    """R12: once opened, and once nobody has laid a tile for fifteen turns each, what can go is laid."""
    state = setting(["r8 k1 b12", ELEVEN], "r5-7", rules)
    state.idle = (state.stall_limit - NEAR_STALL) * 2
    assert wants(state, "r8")
    assert Tactics().wants(state, Tiles.parse("r8"))
    state.idle -= 1
    assert not wants(state, "r8")
    assert not Tactics().wants(state, Tiles.parse("r8"))


@pytest.mark.compiled_only  # uncompiled it takes minutes
@pytest.mark.parametrize("rules", ["", "turn=draw"])
@pytest.mark.parametrize("names", [("hard", "hard"), ("expert", "expert"), ("hard", "hard", "expert")])
def test_rounds_in_which_all_wait_are_won(names: tuple[str, ...], rules: str) -> None:
    """R12: by `turn=draw` every round was blocked, and all paid for thirty tiles; some by the standard rules."""
    bots = RUMMY.bots()
    won = 0
    for seed in range(10):
        rng = Rng(seed)
        luck = RandomLuck(rng)
        state = RUMMY.deal(Rules.parse(rules), len(names), None, luck)
        while state.step != OVER:
            carry_out(RUMMY, state, bots[names[state.seat]](state, rng), luck)
        won += REASONS[state.reason] == "out"
    assert won == 10


def test_where_tiles_are_drawn_nothing_is_laid_to_make_a_rack_cheap() -> None:
    """R11: where racks grow the other would go out with what lies then."""
    waiting = "b1 b2 y5 y6 k9 k11 b12"
    assert wants(setting(["r8 k1 b12 b13 y4", waiting], "r5-7"), "r8")
    for rules in ("draw-discard", "turn=draw"):
        assert not wants(setting(["r8 k1 b12 b13 y4", waiting], "r5-7", rules), "r8")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_does_not_matter(seats: int) -> None:
    """R15: before all playouts, for every state with its hidden tiles dealt anew, where there is something to lay."""
    rng = Rng(9)
    tried = 0
    for state in positions("", seats, 13, 3, 3):
        assert first(reshuffled(state, rng)) == first(state)
        tried += Tactics().most(state) is not None
    assert tried > 5


@pytest.mark.parametrize("rules", [*Rules.presets.values()])
def test_nor_under_other_rules(rules: str) -> None:
    """R15"""
    rng = Rng(9)
    for state in positions(rules, 2, 13, 9):
        assert first(reshuffled(state, rng)) == first(state)


def test_no_playouts_with_the_usual_combinations() -> None:
    """Neither with a number of them nor with time, however many decisions there are; with others there are."""
    search = Search(6, 1, 1, 500.0)
    for rules in ("", "draw-discard", "classic"):
        most = 0
        for state in positions(rules, 2, 13, 3, 2):
            seen = RUMMY.view(state, int(state.seat))
            most = max(most, len(search.look(seen, Rng(1), 0.0)), len(search.look(seen, Rng(1), 0.1)))
        assert most > 1
    assert search.playouts == 0
    for state in positions("family", 2, 13, 2, 3):
        search.look(RUMMY.view(state, int(state.seat)), Rng(1), 0.0)
    assert search.playouts > 0
