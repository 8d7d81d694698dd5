"""What the expert parts with when few tiles are loose: outs are counted over all arrangements."""

from tests.games.rummy.setting import setting
from tilerummy.games.rummy.candidates import Ranking, candidates
from tilerummy.games.rummy.parting import Parting, opening_points
from tilerummy.games.rummy.state import State
from tilerummy.games.rummy.tactics import Tactics
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles, parse_tile


def outs(state: State, tile: str) -> float:
    """How likely the next tile lets the whole rack go, by the solver."""
    rack = state.side(0).rack.copy()
    rack.remove(parse_tile(tile))
    solver = Solver(state.melds)
    total = good = 0
    for kind in range(STAR + 1):
        copies = 2 - state.open_count(kind, 0)
        more = rack.copy()
        more.add(kind)
        total += copies
        good += copies if copies and solver.empties(state.lying, more) is not None else 0
    return good / total


def test_chance_to_go_out_is_the_solver_s() -> None:
    state = setting(["b4 b6 k6", "b1 b2 b12 r13"], "b7-9 6:bry k9-11 y1-4")
    parting = Parting()
    assert parting.prepare(state)
    for tile in ("b4", "b6", "k6"):
        parting.describe(state, parse_tile(tile))
        assert abs(parting.traits[0] - outs(state, tile)) < 1e-9
        assert abs(sum(parting.traits[i] for i in range(10)) - 1.0) < 1e-9


def test_the_tile_with_most_outs_left_goes() -> None:
    """b6 and k6 can be laid in several ways, b4 in none."""
    state = setting(["b4 b6 k6", "b1 b2 b12 r13 r11"], "b7-9 6:bry k9-11 y1-4")
    found = candidates(state, Tactics(), Ranking(Tactics(), 500.0), 1)
    assert str(found[0].action(state)) == "E b4"
    assert outs(state, "b4") > max(outs(state, "b6"), outs(state, "k6"))


def test_points_of_an_opening_with_one_tile_more() -> None:
    rack = Tiles.parse("r9 k9 b3 b4")
    assert [opening_points(rack, parse_tile(tile), 30) for tile in ("y9", "b5", "y1")] == [27, 12, 0]
    assert opening_points(rack, STAR, 30) == 27
    assert opening_points(Tiles.parse("r9 k9 b3 b4 *"), parse_tile("b5"), 30) >= 30


def test_with_a_last_discard_one_tile_that_stays_is_an_out() -> None:
    """R11: the rack of three becomes four by the draw and must lay three of them."""
    racks = ["b4 b6 k6", "b1 b2 b12 r13"]
    table = "b7-9 6:bry k9-11 y1-4"
    exchange, discard = Parting(), Parting()
    assert exchange.prepare(setting(racks, table))
    assert discard.prepare(setting(racks, table, "draw-discard"))
    for tile in ("b4", "b6", "k6"):
        exchange.describe(setting(racks, table), parse_tile(tile))
        discard.describe(setting(racks, table, "draw-discard"), parse_tile(tile))
        assert exchange.traits[1] > 0.0
        assert abs(discard.traits[0] - exchange.traits[0] - exchange.traits[1]) < 1e-9
        assert abs(discard.traits[1] - exchange.traits[2]) < 1e-9


def test_without_a_stock_nothing_is_counted_and_what_can_be_laid_is_kept() -> None:
    """R12: no tile comes; the three 11s were held back in a small opening."""
    turn = "discard 0 start 0 idle 0 passes 0 laid"
    state = setting(["11:bry k5", "b1 b2"], "12:bry", "draw-discard", turn=turn, plays=[1, 0], stock=False)
    assert not Parting().prepare(state)
    found = candidates(state, Tactics(), Ranking(Tactics(), 500.0), 1)
    assert str(found[0].action(state)) == "D k5"


def test_long_racks_are_left_to_the_wishes() -> None:
    """R11: racks grow; with fifty tiles counting took seconds. The number of tiles is the limit, not the clock."""
    run = "b1-13 r1-13 k1-3"
    assert Parting().prepare(setting([run, "y1 y2"], "", "turn=draw", plays=[0, 0]))
    assert not Parting().prepare(setting([run + " k4", "y1 y2"], "", "turn=draw", plays=[0, 0]))


def test_unusual_rules_are_left_to_the_wishes() -> None:
    assert not Parting().prepare(setting(["b4 b6 k6", "b1 b2"], "b7-9", "family"))
    assert not Parting().prepare(setting(["b4 b6 k6", "b1 b2"], "b7-9", "classic"))
