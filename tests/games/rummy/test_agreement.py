"""What must hold together everywhere: options and check, round trips, replay, bots, and a short soak."""

from collections import Counter

import pytest

from benchmarks.soak_rummy import play_set
from tests.games.carrying import carry_out
from tests.games.rummy.test_hidden import OPTION_SETS, some_states
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.games.rummy.actions import ARRANGE, DISCARD, DRAW, EXCHANGE, PASS, Action, action_of, code_of
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.policy import playouts
from tilerummy.games.rummy.rules import Rules
from tilerummy.layout import Layout
from tilerummy.luck import GivenLuck, NotedLuck, RandomLuck, Rng
from tilerummy.refusal import NotationError

EVERY_SMALL = [DRAW, PASS, *[code_of(op, kind) for op in (EXCHANGE, DISCARD) for kind in range(53)]]
GOLDEN = {"random": (707, 184673), "greedy": (52, 321811)}


def test_rummy_is_a_game() -> None:
    game: AnyGame = GAMES["rummy"]
    assert game is RUMMY
    assert game.seats == (2, 3, 4)


@pytest.mark.parametrize("rules", OPTION_SETS)
def test_options_are_exactly_what_passes_the_check(rules: str) -> None:
    """R6, R11, R12: the timer alone is accepted and not offered."""
    for seats in (2, 4):
        for state in some_states(rules, seats, 5):
            passing = [code for code in EVERY_SMALL if RUMMY.check(state, int(state.seat), action_of(code)) is None]
            assert sorted(passing) == sorted(int(action.code) for action in RUMMY.options(state))


@pytest.mark.parametrize("rules", OPTION_SETS)
def test_positions_and_views_round_trip(rules: str) -> None:
    for state in some_states(rules, 3, 6):
        text = RUMMY.show_state(state)
        assert RUMMY.show_state(RUMMY.parse_state(text, state.rules)) == text
        for who in (None, 0, 1, 2):
            seen = RUMMY.view(state, who)
            assert RUMMY.parse_view(RUMMY.show_view(seen), state.rules) == seen


@pytest.mark.parametrize("text", ["S", "P", "O", "E k1", "E *", "D r13", "A", "A r5-7 8:bry [r5 *r6 r7]"])
def test_actions_round_trip(text: str) -> None:
    action = RUMMY.parse_action(text)
    assert str(action) == text
    assert Action.parse(text.replace(text[0], text[0].lower(), 1)) == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("X", "unknown-action"),
        ("S2", "unknown-action"),
        ("E", "tile-expected"),
        ("S k1", "too-much"),
        ("E k1 k2", "too-much"),
        ("E k14", "unknown-value"),
        ("D g1", "unknown-colour"),
        ("A [r5", "bracket"),
    ],
)
def test_text_that_is_no_action_is_told(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        RUMMY.parse_action(text)
    assert caught.value.code == code


def test_codes_that_notation_cannot_write_are_refused() -> None:
    state = some_states("standard", 2, 1)[0]
    forged = [Action(6), Action(code_of(EXCHANGE, 53)), Action(code_of(DRAW, 3)), Action(ARRANGE), Action(-1)]
    for action in [*forged, Action(PASS, Layout())]:
        found = RUMMY.check(state, int(state.seat), action)
        assert found is not None
        assert found.code == "no-such-action"


GOOD = (
    "choose 0 start 0 idle 0 passes 0 stocked | table r5-7 | discards | "
    "rack k1 | gave | lost 0 | plays 1 | rack b1 | gave | lost 0 | plays 1"
)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("r5-7", "[r5 r6]", "position-parts"),
        ("r5-7", "r5-7 r5-7 r5-7", "position-tiles"),
        ("rack k1", "rack r5 r5", "position-tiles"),
        ("rack k1 |", "rack k1", "position-parts"),
        ("choose 0", "choose 2", "position-parts"),
        ("choose 0", "jump 0", "position-parts"),
        ("lost 0", "lost x", "position-parts"),
        ("rack k1", "rack k1 k1 k1", "third-copy"),
    ],
)
def test_text_that_is_no_position_is_told(old: str, new: str, code: str) -> None:
    assert RUMMY.show_state(RUMMY.parse_state(GOOD, Rules())) == GOOD
    with pytest.raises(NotationError) as caught:
        RUMMY.parse_state(GOOD.replace(old, new, 1), Rules())
    assert caught.value.code == code


@pytest.mark.parametrize("rules", OPTION_SETS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_written_moves_replay_to_the_same_end(rules: str, bot: str) -> None:
    """Whoever has moves and luck in notation has the round."""
    rng = Rng(9)
    noted = NotedLuck(RandomLuck(rng))
    state = RUMMY.deal(Rules.parse(rules), 3, None, noted)
    moves: list[str] = []
    while RUMMY.turn(state) is not None:
        action = RUMMY.bots()[bot](state, rng)
        moves.append(str(action))
        carry_out(RUMMY, state, action, noted)
    given = GivenLuck(noted.words)
    twin = RUMMY.deal(Rules.parse(rules), 3, None, given)
    for text in moves:
        carry_out(RUMMY, twin, RUMMY.parse_action(text), given)
    given.finish()
    assert RUMMY.show_state(twin) == RUMMY.show_state(state)


@pytest.mark.parametrize("rules", OPTION_SETS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_use_only_what_their_seat_may_know(rules: str, bot: str) -> None:
    """R15: the hidden tiles dealt anew, the decision is the same."""
    for state in some_states(rules, 3, 7):
        seat = RUMMY.turn(state)
        if seat is not None:
            action = RUMMY.bots()[bot](state, Rng(11))
            assert RUMMY.check(state, seat, action) is None
            twin = RUMMY.determinize(RUMMY.view(state, seat), Rng(12))
            assert RUMMY.bots()[bot](twin, Rng(11)) == action


def test_copies_do_not_share_anything() -> None:
    for state in some_states("standard", 2, 8):
        text = RUMMY.show_state(state)
        twin = state.copy()
        if RUMMY.turn(twin) is not None:
            carry_out(RUMMY, twin, RUMMY.options(twin)[0], RandomLuck(Rng(1)))
            assert RUMMY.show_state(state) == text


def test_playouts_give_golden_numbers() -> None:
    """The same compiled and uncompiled."""
    assert playouts(Rules(), 3, 1, 4, False) == GOLDEN["random"]
    assert playouts(Rules.parse("family"), 4, 1, 10, True) == GOLDEN["greedy"]


@pytest.mark.parametrize("number", range(12))
def test_random_options_play_to_an_end(number: int) -> None:
    """R13: every combination of options deals, plays and scores; 36 matches, every invariant at every decision."""
    tally = play_set(number, 3, 99)
    assert sum(count for (_, what), count in tally.items() if what == "matches") == 3
    assert isinstance(tally, Counter)
