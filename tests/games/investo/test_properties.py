"""What holds in every position of every round, under various rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.carrying import carry_out
from tests.games.investo.playouts import (
    RULES,
    SMALL_ACTIONS,
    everywhere,
    hidden_from,
    reshuffled,
    sampled,
    walk,
)
from tests.games.investo.positions import position
from tilerummy.games.investo.actions import Action, arrange
from tilerummy.games.investo.game import INVESTO, choose_greedy, choose_random
from tilerummy.games.investo.policy import Choice
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.state import TO_DRAW, TO_PLAY, State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles

WATCHERS = (0, 1, None)


def consistent(state: State) -> None:
    """104 tiles, two of each; what is known is there; the table is valid; the counts agree."""
    assert INVESTO.tiles(state) == 104
    places = everywhere(state)
    assert len(places) == 52
    assert set(places.values()) == {2}
    assert state.unseen.size() == state.stock + Tiles(state.bases).size()
    assert state.runs.valid(state.table)
    assert state.lying().tiles() == state.table
    for side in (state.first, state.second):
        assert side.rack.holds(side.known)
        assert side.points >= 0
        assert side.rack.stars == side.reserve.stars == 0


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("rules", RULES)
def test_104_tiles_after_every_step(rules: str, greedy: bool) -> None:
    """I1, I21: two of each kind, in every state of whole rounds, and every round ends."""
    for i, (state, _) in enumerate(walk(rules, 3, greedy)):
        if i % (2 if greedy else 4) == 0:
            consistent(state)
        assert INVESTO.tiles(state) == 104
    outcome = INVESTO.outcome(state)
    assert outcome is not None
    assert outcome.reason in ("out", "stock", "stall")


@pytest.mark.parametrize("rules", RULES)
def test_rack_is_within_its_limit_after_the_own_turn(rules: str) -> None:
    """I17: and below the limit only with an empty reserve."""
    last = -1
    for state, _ in walk(rules, 5):
        if state.step == TO_DRAW and last == 1 - state.seat:
            side = state.side(last)
            assert side.rack.size() <= state.rack_limit
            assert side.rack.size() == state.rack_limit or not side.reserve
        last = int(state.seat)


@settings(derandomize=True, max_examples=12, deadline=None)
@given(st.integers(3, 26), st.integers(3, 30), st.integers(1, 8), st.integers(1, 4), st.booleans(), st.integers(0, 999))
def test_any_rules_can_be_played(hand: int, limit: int, rows: int, height: int, strict: bool, seed: int) -> None:
    """I18: a greedy round under any options ends, with 104 tiles."""
    referee = "rulebook" if strict else "gentle"
    rules = f"hand={hand} rack_limit={limit} rows={rows} height={height} referee={referee}"
    for state, action in walk(rules, seed, greedy=True):
        if INVESTO.turn(state) is not None:
            assert INVESTO.check(state, int(state.seat), action) is None
    consistent(state)


# ---- options and check


def test_options_and_check_agree_exactly() -> None:
    """I5, I13, I17: of all actions that can be written, those listed are accepted and no others."""
    steps: set[int] = set()
    for state in [*sampled_copies(17), *sampled_copies(11, greedy=True)]:
        accepted = {action for action in SMALL_ACTIONS if INVESTO.check(state, int(state.seat), action) is None}
        listed = list(INVESTO.options(state))
        assert set(listed) == accepted
        assert len(set(listed)) == len(listed)
        steps.add(int(state.step))
    assert len(steps) == 7


def sampled_copies(every: int, greedy: bool = False) -> list[State]:
    return [state.copy() for state in sampled(every, greedy=greedy)]


def test_nobody_else_may_act() -> None:
    """I5: every action of the other seat is refused in every position."""
    for state in sampled(60):
        for action in SMALL_ACTIONS[::7]:
            assert INVESTO.check(state, 1 - int(state.seat), action) is not None


def test_no_code_beyond_the_options_is_accepted() -> None:
    """I5, I13: all 2**15 codes, those included that notation cannot write: refused with a reason, never an error."""
    for state in sampled_copies(400):
        listed = {action.code for action in INVESTO.options(state)}
        seat = int(state.seat)
        accepted = {code for code in range(2**15) if INVESTO.check(state, seat, Action(code)) is None}
        assert accepted == listed


def test_more_plays_than_32_bits_can_count() -> None:
    """I10: a rack of 34 tiles beside a long table: the random policy still decides, and legally."""
    rules = "rack_limit=30"
    table, rack = "b1-13 r1-13 y1-13 k1-13", "b2-11 r2-11 y2-11 k2-5"
    state = position(rack=rack, other="b1 r1", table=table, rules=rules)
    assert state.runs.count(state.table, state.first.rack) > 2**32
    for seed in range(20):
        assert INVESTO.check(state, 0, choose_random(state, Rng(seed))) is None


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("greedy", [False, True])
def test_policies_choose_what_is_accepted(rules: str, greedy: bool) -> None:
    """I10: plays that the solver proposes are legal, whatever the table looks like."""
    for state, action in walk(rules, 11, greedy):
        if INVESTO.turn(state) is not None:
            assert INVESTO.check(state, int(state.seat), action) is None


def proposals(state: State, random: Random) -> list[Action]:
    """Tables after the largest play and after some fair ones, as the solver has them."""
    rack = state.side(state.seat).rack
    found: list[Action] = []
    choice = Choice()
    most = state.runs.most(state.table, rack, state.due)
    fair = [state.runs.fair(state.table, rack, state.due, Rng(random.randrange(999))) for _ in range(3)]
    for laid in [most, *fair]:
        if laid is not None:
            choice.code, choice.laid = -1, laid
            found.append(choice.action(state))
    return found


def playable_states(every: int) -> list[State]:
    """States in which a play may be proposed and one is possible."""
    found = [state for state in sampled_copies(every) if INVESTO.may_play(state)]
    return [s for s in found if s.due == 0 or s.runs.count(s.table, s.side(s.seat).rack, s.due) > 0]


def test_what_the_solver_proposes_is_accepted_and_corruptions_are_not() -> None:
    """I10-I12: a tile left out, a tile one does not have: refused in both modes; a broken run: in gentle."""
    random = Random(7)
    tried = 0
    for state in playable_states(5):
        seat = int(state.seat)
        for action in proposals(state, random):
            assert INVESTO.check(state, seat, action) is None
            for corrupt, forged in corruptions(state, action, random):
                refusal = INVESTO.check(state, seat, INVESTO.parse_action(corrupt))
                assert (refusal is not None) == (forged or state.gentle), corrupt
                tried += 1
    assert tried > 300


def corruptions(state: State, action: Action, random: Random) -> list[tuple[str, bool]]:
    """Texts of tables that are wrong, each with whether it is forgery."""
    assert action.table is not None
    text = str(action)
    found = [(f"{text} [{tile}]", True) for tile in foreign(state, action, random)]
    lying = state.table.kinds()
    if lying:
        melds = [list(meld.codes) for meld in action.table.melds]
        missing = random.choice(lying)
        next(codes for codes in melds if missing in codes).remove(missing)
        if action.table.counts()[missing] == state.table.count(missing):
            found.append((written(melds), True))
    melds = [list(meld.codes) for meld in action.table.melds]
    if melds:
        victim = random.choice(melds)
        melds.append([victim.pop()])  # one tile set apart: too short
        found.append((written(melds), False))
    return found


def foreign(state: State, action: Action, random: Random) -> list[str]:
    """Tiles that neither lie there nor are on the rack any more, once the play is made."""
    assert action.table is not None
    mine = state.table.plus(state.side(state.seat).rack)
    left = [kind for kind in range(52) if mine.count(kind) == action.table.counts()[kind]]
    return [str(Tiles.of([kind])) for kind in random.sample(left, min(2, len(left)))]


def written(melds: list[list[int]]) -> str:
    return "A " + " ".join(f"[{' '.join(str(Tiles.of([kind])) for kind in codes)}]" for codes in melds if codes)


# ---- what is hidden


def test_views_are_the_same_whatever_is_hidden() -> None:
    """I21: any reshuffle of the racks and tiles one may not see."""
    random = Random(1)
    moved = 0
    for state in sampled(9):
        for who in WATCHERS:
            twin = reshuffled(state, who, random)
            consistent(twin)
            assert INVESTO.view(twin, who) == INVESTO.view(state, who)
            assert INVESTO.show_view(INVESTO.view(twin, who)) == INVESTO.show_view(INVESTO.view(state, who))
            moved += any(twin.side(seat).rack != state.side(seat).rack for seat in hidden_from(state, who))
    assert moved > 100


def test_options_and_refusals_tell_nothing_hidden() -> None:
    """I6, I21: every action gets the same answer from the seat's own knowledge alone."""
    random = Random(2)
    for state in sampled(23):
        seat = int(state.seat)
        twin = reshuffled(state, seat, random)
        assert INVESTO.options(twin) == INVESTO.options(state)
        for action in [*SMALL_ACTIONS[::5], *SMALL_ACTIONS[:10]]:
            assert INVESTO.check(twin, seat, action) == INVESTO.check(state, seat, action)
            assert INVESTO.check(twin, 1 - seat, action) == INVESTO.check(state, 1 - seat, action)


def test_refused_plays_tell_nothing_hidden() -> None:
    """I12, I21: the same reason whatever the opponent holds."""
    random = Random(4)
    for state in playable_states(13):
        seat = int(state.seat)
        twin = reshuffled(state, seat, random)
        for action in proposals(state, random):
            for text, _ in corruptions(state, action, random):
                corrupt = INVESTO.parse_action(text)
                assert INVESTO.check(twin, seat, corrupt) == INVESTO.check(state, seat, corrupt)


@pytest.mark.parametrize("choose", [choose_random, choose_greedy])
def test_policies_decide_by_what_their_seat_knows(choose: object) -> None:
    """I21: the same decision after any reshuffle."""
    assert callable(choose)
    random = Random(3)
    for state in [*sampled(9), *sampled(9, greedy=True)]:
        if INVESTO.turn(state) is not None:
            twin = reshuffled(state, int(state.seat), random)
            assert choose(twin, Rng(5)) == choose(state, Rng(5))


def test_determinized_states_reproduce_the_view() -> None:
    """I21: for both seats and a spectator, at every kind of step."""
    for n, state in enumerate(sampled(7)):
        for who in WATCHERS:
            view = INVESTO.view(state, who)
            guess = INVESTO.determinize(view, Rng(n))
            consistent(guess)
            assert INVESTO.view(guess, who) == view
            assert INVESTO.show_view(INVESTO.view(guess, who)) == INVESTO.show_view(view)


@pytest.mark.parametrize("rules", [rules for rules in RULES if "strict" not in rules])
def test_determinized_takers_can_honour_their_take(rules: str) -> None:
    """I6: in gentle a take was possible, so it is in every state that agrees with the view."""
    for n, (state, _) in enumerate(walk(rules, 21, greedy=True)):
        if state.step == TO_PLAY:
            for who in WATCHERS:
                guess = INVESTO.determinize(INVESTO.view(state, who), Rng(n))
                assert guess.runs.count(guess.table, guess.side(guess.seat).rack, guess.due) > 0


# ---- text, and two ways of playing the same


def test_positions_and_views_round_trip() -> None:
    """I21: parse(show(x)) shows and views the same."""
    for state in sampled(9):
        text = INVESTO.show_state(state)
        read = INVESTO.parse_state(text, state.rules)
        assert INVESTO.show_state(read) == text
        assert (read.stock, read.unseen) == (state.stock, state.unseen)
        for who in WATCHERS:
            view = INVESTO.view(state, who)
            assert INVESTO.view(read, who) == view
            assert INVESTO.parse_view(INVESTO.show_view(view), state.rules) == view


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.sampled_from(SMALL_ACTIONS))
def test_actions_round_trip(action: Action) -> None:
    """T2: parse(str(x)) == x."""
    assert INVESTO.parse_action(str(action)) == action
    assert Action.parse(str(action).lower()) == action


def without_arrangement(state: State) -> str:
    """The position with the table as a multiset: codes do not say how it lies."""
    parts = INVESTO.show_state(state).split(" | ")
    return " | ".join([parts[0], str(state.table), *parts[2:]])


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("rules", RULES)
def test_codes_and_actions_play_the_same_round(rules: str, greedy: bool) -> None:
    """I5-I18: small numbers inside a search, notation outside: the same states."""
    lucks = [RandomLuck(Rng(8)), RandomLuck(Rng(8))]
    fast, slow = (INVESTO.deal(Rules.parse(rules), 2, None, luck) for luck in lucks)
    choice = Choice()
    rng = Rng(9)
    while INVESTO.turn(fast) is not None:
        if greedy:
            choice.greedy(fast)
        else:
            choice.random(fast, rng)
        action = INVESTO.parse_action(str(choice.action(slow)))
        assert INVESTO.check(slow, int(slow.seat), action) is None
        choice.carry_out(fast, lucks[0])
        carry_out(INVESTO, slow, action, lucks[1])
        assert without_arrangement(fast) == without_arrangement(slow)
        assert (fast.unseen, fast.stock) == (slow.unseen, slow.stock)


def test_copy_is_independent() -> None:
    """I5: who wants to keep a state copies it."""
    for state, action in walk("", 4):
        if INVESTO.turn(state) is None:
            break
        before = INVESTO.show_state(state)
        twin = state.copy()
        carry_out(INVESTO, twin, action, RandomLuck(Rng(1)))
        assert INVESTO.show_state(state) == before


def test_empty_play_is_written_and_read() -> None:
    """I10: a table without a run."""
    empty = INVESTO.parse_action("A")
    assert (str(empty), INVESTO.parse_action("a")) == ("A", empty)
    assert empty.table is not None
    assert arrange(empty.table) == empty
