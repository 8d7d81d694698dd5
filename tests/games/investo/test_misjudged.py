"""What is added to what playouts say of a decision: by its kind, from what may be known, and only for the expert."""

from random import Random

import pytest

from tests.games.investo.playouts import reshuffled
from tests.games.investo.test_racks import positions
from tilerummy.games.investo.candidates import Candidate, candidates
from tilerummy.games.investo.chances import SURE, Chances
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.misjudged import (
    COMPLETING_BOTH,
    COMPLETING_MINE,
    COMPLETING_THEIRS,
    DOUBLING,
    FOR_ANYBODY,
    HALF,
    LAYING,
    LAYING_EARLY,
    LAYING_EARLY_PLANNED,
    LAYING_PLANNED,
    NEARLY_MINE,
    OPENING,
    POINTS,
    STEALING,
    TAKING,
    TAKING_PLANNED,
    TRAITS,
    Misjudged,
)
from tilerummy.games.investo.plans import is_open, plans_of
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.position import parse_state
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search, stakes_of
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles, bit_of, parse_tile

# Row 1 is complete, row 2 lacks one tile, row 3 two. On the table b4 and b8 can be laid alone.
WHERE = (
    "0 start 0 idle 0 | table b5-7 | pot r5 r9 b12 / k2 y9 / y4 / . | must | "
    "rack r6 r7 r9 r10 b8 k5 k12 y5 y6 y9 | reserve | known | points 0 | rack y1 y2 k1 | reserve r3 | known | points 0"
)


def position(step: str = "choose") -> State:
    return parse_state(f"{step} {WHERE}", Rules())


def decision(text: str) -> Candidate:
    return Candidate(INVESTO.parse_action(text).code, Tiles())


def play(*tiles: str) -> Candidate:
    kinds = 0
    for tile in tiles:
        kinds |= bit_of(parse_tile(tile))
    return Candidate(PLAY, Tiles(kinds))


def added(made: Candidate, step: str = "choose") -> float:
    return float(Misjudged().of(made, position(step)))


def theirs(*tiles: str) -> float:
    """The chance that the other can take a row with these tiles."""
    chances = Chances()
    chances.prepare(position())
    return float(chances.row(play(*tiles).laid.one)) / float(SURE)


def stock() -> float:
    return float(position().stock) / 80.0


def test_each_trait_has_its_points() -> None:
    assert len(POINTS) == TRAITS


def test_drawing_and_stealing() -> None:
    assert added(decision("S"), "draw") == 0.0
    assert added(decision("V r3"), "draw") == POINTS[STEALING]


def test_a_take_leaves_more_to_decide_than_its_plan() -> None:
    assert added(decision("T1")) == POINTS[TAKING]
    planned = decision("T1")
    planned.then = [play("r5", "r6", "r7")]
    assert added(planned) == pytest.approx(POINTS[TAKING_PLANNED] + 2 * POINTS[OPENING])  # r4 and r8
    planned.then.append(decision("I4 k5"))
    assert added(planned) == pytest.approx(POINTS[TAKING_PLANNED] + 2 * POINTS[OPENING])


def test_a_play_by_the_stock_and_by_what_it_opens() -> None:
    made = play("b8")
    assert added(made) == pytest.approx(POINTS[LAYING] + POINTS[LAYING_EARLY] * stock())  # b9 instead of b8
    made.then = [decision("I4 k5")]
    assert added(made) == pytest.approx(POINTS[LAYING_PLANNED] + POINTS[LAYING_EARLY_PLANNED] * stock())


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("I4 k5", 0.0),
        ("I4 b8", POINTS[FOR_ANYBODY]),
        ("I3 k5", POINTS[NEARLY_MINE]),  # y4 goes with y5 and y6
        ("I3 y5", 0.0),
        ("X1.2 y9", POINTS[DOUBLING] * (stock() - HALF)),
        ("X2.2 r9", 0.0),
    ],
)
def test_step_4(text: str, points: float) -> None:
    assert added(decision(text)) == pytest.approx(points)


def test_completing_a_row() -> None:
    """y9 cannot be laid with what I have; r8 could."""
    assert added(decision("I2 r10")) == pytest.approx(POINTS[COMPLETING_THEIRS] * theirs("k2", "y9", "r10"))
    both = POINTS[COMPLETING_THEIRS] + POINTS[COMPLETING_BOTH]
    state = parse_state(f"choose {WHERE}".replace("k2 y9 /", "k2 r8 /"), Rules())
    chances = Chances()
    chances.prepare(state)
    chance = float(chances.row(play("k2", "r8", "k5").laid.one)) / float(SURE)
    assert 0.0 < chance < 1.0
    assert Misjudged().of(decision("I2 k5"), state) == pytest.approx(POINTS[COMPLETING_MINE] + both * chance)


AT = "start 0 idle 0 | table"
OTHER = "| reserve | known | points 0 | rack y1 y2 k1 | reserve r3 | known | points 0"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        (
            f"choose 0 {AT} | pot k8 / . / . / . | must | rack r5 r6 r7 {OTHER}",
            play("r5", "r6", "r7"),
        ),
        (f"pot 0 {AT} r5-7 | pot k8 / . / . / . | must | rack r8 {OTHER}", decision("I1 r8")),
        (
            f"draw 0 {AT} | pot . / . / . / . | must | rack r5 | reserve | known | points 0 | "
            "rack | reserve r3 | known | points 0",
            decision("V r3"),
        ),
    ],
)
def test_what_ends_the_round_is_judged_exactly(text: str, made: Candidate) -> None:
    """I18: nothing is decided after it. A match may be won by that very point (I20)."""
    state = parse_state(text, Rules())
    assert Misjudged().of(made, state) == 0.0
    made.carry_out(state, RandomLuck(Rng(1)))
    assert state.step == OVER


def test_nothing_is_misjudged_in_the_last_turn() -> None:
    """I18: whatever is done, the round ends."""
    state = position()
    state.stock = 0
    made = [decision("T1"), play("b8"), decision("I4 b8"), decision("X1.2 y9")]
    assert [Misjudged().of(each, state) for each in made] == [0.0] * 4


def test_to_lay_nothing_is_no_play() -> None:
    """I10: rearranging is legal, and changes nothing."""
    assert added(play()) == 0.0


def test_hidden_tiles_do_not_change_what_is_added() -> None:
    """I21"""
    random, tactics = Random(5), Tactics()
    for state in positions(89):
        found = candidates(state, tactics, 8)
        found += plans_of([each for each in found if is_open(each)], state, tactics)
        twin = reshuffled(state, int(state.seat), random)
        for each in found:
            assert Misjudged().of(each, state) == Misjudged().of(each, twin)


@pytest.mark.parametrize("corrected", [False, True])
def test_it_is_added_once_a_deal_if_that_is_wanted(corrected: bool) -> None:
    state = position()
    search = Search(40, 8, 1, DEFAULT, True)
    search.corrected = corrected
    bare, made = decision("T1"), decision("T1")
    search.correct([made], state)
    for each in (bare, made):
        search.note(each, state, 0, stakes_of(INVESTO.view(state, 0), True))
    assert made.ahead - bare.ahead == pytest.approx(POINTS[TAKING] if corrected else 0.0)


def test_hard_is_not_corrected() -> None:
    assert not Search(40, 8, 1).corrected
