"""Actions, positions and rules as text."""

import pytest

from tests.games.gin.positions import OTHER, TEN, place
from tests.games.gin.test_view import ROUNDS, walk
from tilerummy.games.gin.actions import DISCARD, DRAW, GO_OUT, GRAND_GIN, LAY, Action, Part, code_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.luck import Rng
from tilerummy.melds import Meld
from tilerummy.refusal import NotationError
from tilerummy.ruleset import RulesError


@pytest.mark.parametrize(
    "text",
    ["S", "U", "D r3", "G", "g", "g k13", "K", "K b1", "P", "L", "L r5-7", "L 8:bry k1-4 r5-7+r8+r4 2:bry+k2"],
)
def test_actions_print_and_parse(text: str) -> None:
    action = Action.parse(text)
    assert str(action) == text
    assert Action.parse(str(action)) == action
    assert hash(Action.parse(text)) == hash(action)


def test_small_letters_are_read_but_g_is_not_grand() -> None:
    assert Action.parse("d r3") == Action.parse("D r3")
    assert Action.parse("l r5-7") == Action.parse("L r5-7")
    assert Action.parse("g") != Action.parse("G")


def test_brackets_are_read() -> None:
    assert Action.parse("L [r5 r6 r7]") == Action.parse("L r5-7")


def test_equal_actions_are_one_object() -> None:
    assert Action.parse("D r3") is Action.parse("D r3")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("X", "unknown-action"),
        ("DD r3", "unknown-action"),
        ("D", "tile-expected"),
        ("D r3 r4", "too-much"),
        ("S r3", "too-much"),
        ("U r3", "too-much"),
        ("G r3", "too-much"),
        ("K r3 r4", "too-much"),
        ("D q3", "unknown-colour"),
        ("D r14", "unknown-value"),
        ("D *", "no-stars"),
        ("L *", "no-stars"),
        ("L r5-7+*", "no-stars"),
        ("ſ", "unknown-action"),  # its capital is S
        ("L [r5 r6", "bracket"),
        ("L []", "bracket"),
        ("L r5 ]", "bracket"),
        ("L [r5 [r6", "bracket"),
        ("L r5-7+", "unknown-colour"),
        ("L +r5", "unknown-colour"),
        ("L r7-5", "not-ascending"),
    ],
)
def test_what_is_not_notation_is_quoted(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Action.parse(text)
    assert caught.value.code == code


def test_error_points_into_the_whole_text() -> None:
    with pytest.raises(NotationError) as caught:
        Action.parse("L r5-7 q8-9")
    assert (caught.value.text, caught.value.at) == ("L r5-7 q8-9", 7)


@pytest.mark.parametrize(
    "action",
    [
        Action(code_of(DRAW, 3)),
        Action(code_of(GRAND_GIN, 3)),
        Action(DISCARD),
        Action(code_of(DISCARD, 52)),
        Action(code_of(GO_OUT, 60)),
        Action(-1),
        Action(DRAW, (Part(None, Meld((1, 5, 9))),)),
        Action(LAY, (Part(None, Meld((1, 5, 52))),)),
        Action(LAY, (Part(None, Meld((1, 5, 77))),)),
        Action(LAY, (Part(None, Meld(())),)),
        Action(LAY, (Part(Meld((-1, 3, 7)), Meld((11,))),)),
    ],
)
def test_actions_that_notation_cannot_write_are_refused(action: Action) -> None:
    for head in ("draw 0", "discard 0", "lay 0"):
        state = place(TEN, OTHER, head=f"{head} dealer 0 turns 4 passes 0", out="0 petit-gin" if "lay" in head else "")
        refusal = GIN.check(state, 0, action)
        assert refusal is not None
        assert refusal.code == "no-such-action"


@pytest.mark.parametrize(("rules", "seats", "greedy"), ROUNDS)
def test_positions_and_views_print_and_parse(rules: str, seats: int, greedy: int) -> None:
    made = Rules.parse(rules)
    for state in walk(rules, seats, 14, greedy):
        text = GIN.show_state(state)
        assert GIN.show_state(GIN.parse_state(text, made)) == text
        for who in (*range(seats), None):
            seen = GIN.view(state, who)
            assert GIN.parse_view(GIN.show_view(seen), made) == seen
        for action in GIN.options(state):
            assert Action.parse(str(action)) == action


def test_parsed_position_plays_on_like_the_original() -> None:
    for state in walk("", 3, 15, 3)[:-1]:
        twin = GIN.parse_state(GIN.show_state(state), state.rules)
        assert GIN.options(twin) == GIN.options(state)


@pytest.mark.parametrize(
    "change",
    [
        ("draw 0", "sleep 0"),
        ("draw 0", "draw 5"),
        ("dealer 0", "dealer x"),
        ("| out |", "| out 0 |"),
        ("| out |", "| out 0 stock |"),
        ("| out |", "| way |"),
        ("lying", "lying 0"),
        ("lying", "lying 0 [r5 r6 r8]"),
        ("lying", "lying 9 r5-7"),
        ("rack b1", "rock b1"),
        ("rack b1", "rack q1"),
        ("rack b1", "rack * b1"),
        ("discard", "discard *"),
        ("gone", "gone *"),
        ("known", "known r13"),
        ("| known |", "|"),
    ],
)
def test_broken_positions_are_refused(change: tuple[str, str]) -> None:
    text = GIN.show_state(place(TEN, OTHER))
    broken = text.replace(*change, 1)
    assert broken != text
    with pytest.raises(NotationError):
        GIN.parse_state(broken, Rules())


def test_position_with_a_third_copy_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        place(TEN, OTHER, discard="b1", gone="b1")
    assert caught.value.code == "position-tiles"


@pytest.mark.parametrize("who", ["seat 2", "seat", "nobody"])
def test_view_of_a_seat_that_is_not_there_is_refused(who: str) -> None:
    text = GIN.show_view(GIN.view(place(TEN, OTHER), 0))
    with pytest.raises(NotationError):
        GIN.parse_view(text.replace("seat 0", who, 1), Rules())


@pytest.mark.parametrize("preset", Rules.presets)
def test_presets_print_and_parse(preset: str) -> None:
    rules = Rules.parse(preset)
    assert Rules.parse(str(rules)) == rules
    assert Rules.make(rules.data()) == rules
    assert rules.digest() == Rules.make(rules.data()).digest()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("limit=0", "bad-option"),
        ("knock=sometimes", "bad-option"),
        ("rounds=0", "bad-option"),
        ("highest=14", "bad-option"),
        ("speed=3", "no-such-option"),
        ("poker", "no-such-preset"),
        ("grand=false petit=never knock=never", "no-way-out"),
        ("grand=false petit=never limit=1", "no-way-out"),
    ],
)
def test_impossible_rules_are_refused(text: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert caught.value.code == code


def test_random_bot_is_the_same_for_the_same_numbers() -> None:
    state = place(TEN, OTHER, discard="k5")
    bot = GIN.bots()["random"]
    assert [bot(state, Rng(1)) for _ in range(3)] == [bot(state, Rng(1))] * 3
