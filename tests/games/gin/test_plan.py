"""The card game's own means of the expert: a lookahead of one draw, rounds played to their end, the table of totals."""

from collections.abc import Iterator

import pytest

from tests.games.carrying import carry_out
from tests.games.gin.positions import lucky, place
from tests.games.gin.test_view import reshuffled
from tilerummy.games.gin.actions import GO_OUT, action_of
from tilerummy.games.gin.chances import Guess
from tilerummy.games.gin.ending import Ending, going_out_at
from tilerummy.games.gin.equity import RESULTS, Equity
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.plan import Plan
from tilerummy.games.gin.policy import going_out
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.search import Search
from tilerummy.games.gin.state import OVER, TO_DISCARD, TO_LAY, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.luck import Rng
from tilerummy.tiles import bit_of

AT_DISCARD = "discard 0 dealer 1 turns 12 passes 0"
RULES = [("standard-52", 2), ("classic-52", 3), ("", 2), ("untaken=mixed start=upcard", 4)]


def positions(rules: str, seats: int, every: int, rounds: int = 3) -> Iterator[State]:
    """Some positions of rounds of the cheap policy that waits for a gin."""
    tactics = going_out_at(0)
    step = 0
    for number in range(rounds):
        luck = lucky(50 + number)
        state = GIN.deal(Rules.parse(rules), seats, None, luck)
        while state.step not in (OVER, TO_LAY):
            step += 1
            if step % every == 0:
                yield state.copy()
            tactics.decide(state)
            carry_out(GIN, state, tactics.choice.action(state), luck)


@pytest.mark.parametrize(("rules", "seats"), RULES)
def test_the_lookahead_decides_legally_without_hidden_tiles(rules: str, seats: int) -> None:
    """G12: on states where everything could be seen it decides by what its seat may see."""
    rng = Rng(6)
    plan, guess = Plan(going_out_at(0)), Guess(10, 4)
    plan.deals = 4
    for state in positions(rules, seats, 7, 2):
        code = plan.decide(state)
        assert GIN.check(state, int(state.seat), action_of(code)) is None
        twin = reshuffled(state, int(state.seat), rng)
        assert plan.decide(twin) == code
        decided = []
        for each in (state, twin):
            plan.imagine(GIN.view(each, int(state.seat)), guess, Rng(5))
            decided.append(plan.decide(each))
        assert decided[0] == decided[1]


def out_positions(count: int) -> list[State]:
    """Where one can go out with points left."""
    found = [
        state
        for state in positions("standard-52", 2, 1, 12)
        if state.step == TO_DISCARD and going_out(state) & 7 == GO_OUT
    ]
    return found[:: max(1, len(found) // count)][:count]


def test_going_out_is_decided_without_hidden_tiles() -> None:
    """G12: all that is hidden dealt anew, the same random numbers, the same decision and the same numbers after it."""
    rng = Rng(3)
    plan, ending, guess = Plan(going_out_at(0)), Ending(4), Guess(10, 4)
    for state in out_positions(6):
        decided = []
        for twin in (state, reshuffled(state, int(state.seat), rng)):
            chance = Rng(9)
            seen = GIN.view(twin, int(state.seat))
            out, on = going_out(twin), plan.decide(twin)
            decided.append((out, on, ending.better(seen, out, on, guess, chance, 0.0), chance.next()))
        assert decided[0] == decided[1]


def card_place(rack: str, other: str, totals: tuple[int, int]) -> State:
    state = place(rack, other, head=AT_DISCARD, rules="standard-52")
    for side, total in zip(state.sides, totals, strict=True):
        side.total = total
    return state


def goes_out(state: State, deals: int = 60) -> bool:
    search = Search(20 * deals, 4, 2, Guess(), Tactics())
    action = search.look(GIN.view(state, 0), Rng(1), 0.0)[0].action(state)
    return action.op == GO_OUT


OTHER = "b2 b6 b10 r5 r9 r12 y2 y6 y10 k12"


def test_totals_decide_about_going_out() -> None:
    """Whoever lacks a few points goes out with points left, and waits for a gin when far from the target."""
    rack = "r1-3 8:bry k5-7 y3 k13"
    assert goes_out(card_place(rack, OTHER, (98, 90)))
    assert not goes_out(card_place(rack, OTHER, (0, 90)))


def test_a_gin_is_never_weighed() -> None:
    state = card_place("r1-4 8:bry k5-7 k13", OTHER, (0, 0))
    found = Search(20, 4, 2, Guess(), Tactics()).look(GIN.view(state, 0), Rng(1), 0.0)
    assert str(found[0].action(state)) == "g k13"


def test_the_lookahead_sees_which_tiles_make_a_gin() -> None:
    """r5-7, three 8s, y2-4 and k13: r4, r8, y1 and y5 make it; of the 41 tiles not seen."""
    state = card_place("r5-7 8:bky y2-4 k13 b1", "b2 b6 b10 r2 r9 r12 y6 y7 y10 k12", (0, 0))
    plan = Plan(going_out_at(0))
    hopes = []
    for gin in (0, 41_000):
        plan.gin = gin
        plan.tactics.prepare(state)
        hopes.append(plan.hope(state.rack().one & ~bit_of(0), 0, 10))
    assert hopes[1] - hopes[0] == pytest.approx(4_000, abs=1)


# ---- the table of totals


def test_chances_from_totals() -> None:
    equity = Equity()
    assert equity.won(0, 0, 100) == pytest.approx(0.5)
    assert equity.won(100, 40, 100) == 1.0
    assert equity.won(20, 131, 100) == 0.0
    assert equity.won(99, 99, 100) == pytest.approx(0.5)
    for mine, theirs in ((10, 0), (50, 20), (90, 89)):
        assert equity.won(mine, theirs, 100) > 0.5
        assert equity.won(mine, theirs, 100) + equity.won(theirs, mine, 100) == pytest.approx(1.0)
        assert equity.won(mine + 1, theirs, 100) >= equity.won(mine, theirs, 100)


def test_a_chance_is_the_mean_of_those_after_a_round() -> None:
    """A side that lacks 30 points against one that lacks 1: it must win a round with so many, or two of fewer."""
    equity = Equity()
    rounds = sum(RESULTS)
    total = sum(count * equity.won(70 + points, 99, 100) for points, count in enumerate(RESULTS))
    assert equity.won(70, 99, 100) == pytest.approx(total / (2 * rounds))


def test_another_target_makes_another_table() -> None:
    equity = Equity()
    far = equity.won(20, 0, 80)
    near = equity.won(20, 0, 40)
    assert near > far > 0.5
    assert equity.won(20, 0, 80) == far


def test_a_target_far_away_needs_no_table() -> None:
    ending, guess = Ending(2), Guess(10, 4)
    for state in out_positions(1):
        state.rules = Rules.parse("standard-52 target=10000")
        seen = GIN.view(state, int(state.seat))
        ending.better(seen, going_out(state), Plan(going_out_at(0)).decide(state), guess, Rng(1), 0.0)
    assert ending.equity.target == 0
