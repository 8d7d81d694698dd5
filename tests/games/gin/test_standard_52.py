"""The card game: presets `standard-52` and `classic-52`, as public programs play it (docs/gin.md)."""

from tests.games.gin.positions import does, lucky, offered, place, refused, result
from tests.games.gin.test_score import ended
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.luck import NotedLuck
from tilerummy.tiles import Tiles

CARDS = "standard-52"
RULES = Rules.parse(CARDS)
LOOSE = "b1 b5 b9 r3 r7 r11 y1 y5 y9 k13"
LOW = "b1 b3 r5 r7 y9 y11 k2 k4 k6 k13"
OFFER = "offer 1 dealer 0 turns 0 passes 0"


def test_one_of_each_tile_ten_dealt_and_one_turned_up() -> None:
    state = GIN.deal(RULES, 2, None, lucky(1))
    assert GIN.tiles(state) == 52
    assert [len(side.rack) for side in state.sides] == [10, 10]
    assert len(state.unseen) == 31
    assert state.seat == 1 - state.dealer


def test_turned_up_tile_is_offered_to_the_non_dealer_then_to_the_dealer() -> None:
    state = place(LOOSE, "b2 b4 b6 r4 r6 r8 y2 y4 k5 k7", head=OFFER, discard="k3", rules=CARDS)
    assert offered(state) == ["P", "U"]
    assert refused(state, "S") == "take-or-pass G3"
    taken = does(state.copy(), "U", "D b2")
    assert (taken.seat, offered(taken)) == (0, ["S", "U"])
    does(state, "P")
    assert (state.seat, offered(state)) == (0, ["P", "U"])
    taken = does(state.copy(), "U", "D b1")
    assert (taken.seat, offered(taken)) == (1, ["S", "U"])
    does(state, "P")
    assert (state.seat, offered(state)) == (1, ["S"])  # refused by both: out of the round
    assert str(state.gone) == "k3"


def test_figures_count_ten() -> None:
    assert ended("eight-nine", 0, "b1", "k13 k12 k11 k10", rules=CARDS) == [39, 0]


def test_knock_takes_ten_points_or_less_however_few_are_laid() -> None:
    rack = "r1-3 b1 y1 k2 b4 k12 y8 k10"
    state = place(rack, "b9", head="discard 0 dealer 1 turns 5 passes 0", rules=CARDS)
    assert refused(state, "K k12") == "too-much-left G5"
    good = place("r1-3 b1 y2 k2 b5 8:bry k13", "b9", head="discard 0 dealer 1 turns 5 passes 0", rules=CARDS)
    assert "K k13" in offered(good)  # 1 + 2 + 2 + 5
    assert "K b9" not in offered(good)
    assert refused(place("r1-3 8:bry k5-7 k9", "b9", rules=CARDS), "K") == "only-with-discard G5"


def test_knock_without_any_combination() -> None:
    state = place("b1 r1 b2 r2 k13 k11", "b9", head="discard 0 dealer 1 turns 5 passes 0", rules=CARDS)
    assert refused(state, "K b1") == "too-much-left G5"


def test_gin_comes_with_the_discard_and_big_gin_is_off() -> None:
    state = place("r1-4 8:bry k5-7 k8", "b9", head="discard 0 dealer 1 turns 5 passes 0", rules=CARDS)
    assert "g k8" in offered(state)
    assert refused(state, "G") == "no-grand-gin G5"
    does(state, "g k8")
    assert offered(state) == ["L r1-4 k5-7 8:bry"]


def test_nothing_is_laid_off_on_gin() -> None:
    state = place("open r1-4 8:bry k5-7", "k8 b1-3 y1 y3", head="lay 0 dealer 1 turns 5 passes 0",
                  out="0 petit-gin", rules=CARDS)  # fmt: skip
    does(state, "L r1-4 8:bry k5-7")
    assert refused(state, "L k5-7+k8") == "gin-is-closed G7"
    assert offered(state) == ["L b1-3"]
    assert result(does(state, "L b1-3")).points == [25 + 8 + 1 + 3, 0]


def test_lay_offs_on_a_knock() -> None:
    state = place("open r1-4 8:bry b3 b1", "k8 r5 y1 y3", head="lay 0 dealer 1 turns 5 passes 0",
                  out="0 eight-nine", rules=CARDS)  # fmt: skip
    does(state, "L r1-4 8:bry")
    assert offered(state) == ["L r1-4+r5 8:bry+k8"]
    assert result(does(state, offered(state)[0])).points == [0, 25]  # 4 against 4: undercut


def test_scores_of_the_card_game() -> None:
    assert ended("eight-nine", 0, "b1", "b9 b5", rules=CARDS) == [13, 0]
    assert ended("eight-nine", 0, "b9", "b2", rules=CARDS) == [0, 7 + 25]
    assert ended("eight-nine", 1, "b2", "b9", rules=CARDS) == [7 + 25, 0]
    assert ended("eight-nine", 0, "b4", "r4", rules=CARDS) == [0, 25]
    assert ended("petit-gin", 0, "", "b9", rules=CARDS) == [25 + 9, 0]
    assert ended("petit-gin", 0, "", "", rules=CARDS) == [25, 0]
    assert ended("petit-gin", 0, "", "b9", rules="classic-52") == [20 + 9, 0]
    assert ended("eight-nine", 0, "b4", "r4", rules="classic-52") == [0, 10]
    assert ended("petit-gin", 0, "", "b9", rules="standard-52 petit_bonus=20") == [29, 0]


def test_tile_just_taken_is_not_discarded() -> None:
    state = does(place(LOOSE, "b2", discard="k3", rules=CARDS), "U")
    assert refused(state, "D k3") == "just-taken G3"


def test_two_tiles_left_in_the_stock_end_the_round() -> None:
    rest = Tiles(Tiles.full().one)
    for tiles in (LOOSE, "b2", "k3", "k4 k5 k6"):
        rest = rest.minus(Tiles.parse(tiles))
    state = place(LOOSE, "b2", discard="k3", gone=str(rest), rules=CARDS)
    assert offered(state) == ["S", "U"]
    taken = does(state.copy(), "U", "D b1")
    assert GIN.turn(taken) == 1
    does(state, "S", "D b1", luck="k4")
    assert GIN.turn(state) is None
    assert result(state).reason == "stock"
    assert GIN.deal(RULES, 2, state, lucky(1)).dealer == state.dealer  # the same deals again


def test_match_goes_to_a_hundred() -> None:
    assert GIN.winners(RULES, [(60, 0), (39, 0)]) is None
    assert GIN.winners(RULES, [(60, 0), (40, 0)]) == [0]


def test_everybody_sees_the_tile_turned_up() -> None:
    noted = NotedLuck(lucky(3))
    state = GIN.deal(RULES, 2, None, noted)
    for who in (0, 1, None):
        words = GIN.redact_deal(RULES, 2, " ".join(noted.words), who).split()
        assert words[-1] == noted.words[-1]
        assert words[0] == str(state.dealer)
        assert words.count("?") == (20 if who is None else 10)
