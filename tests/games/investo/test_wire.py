"""What clients are told so that they need no rules: rows (I8), what a move brought (I7, I8, I12), the end (I19)."""

from typing import Any

from tests.games.investo.positions import FULL, play, position
from tilerummy.games.investo.game import INVESTO
from tilerummy.games.investo.state import State
from tilerummy.refusal import Refusal

STRICT = "referee=rulebook"


def seen(state: State, who: int = 0) -> Any:
    return INVESTO.wire(INVESTO.view(state, who))


def effect(state: State, text: str) -> dict[str, int | str]:
    accepted = INVESTO.accept(state, int(state.seat), INVESTO.parse_action(text))
    assert not isinstance(accepted, Refusal)
    return dict(INVESTO.effect(state, accepted))


def test_rows_are_told_with_what_they_are_worth() -> None:
    """A place that is doubled counts nothing, an empty one as it will."""
    told = seen(position(rack="b1", pot="k10 b5<k5 r7 / k11<b11 b6 / . / b1"))
    assert (told.places, told.full, told.worth) == (3, [True, False, False, False], [3, 3, 4, 4])


def test_a_take_tells_its_points_and_who_gets_what_lies_underneath() -> None:
    state = position(rack="k11 k12", pot="k10 b5<k5 r7 / . / . / .")
    assert effect(state, "T1") == {"points": 3, "handed": "b5"}
    assert effect(position(rack="k11 k12", pot="k10 k5 r7 / . / . / ."), "T1") == {"points": 4}
    before = int(state.first.points)
    play(state, "T1 >r9")
    assert int(state.first.points) - before == 3


def test_only_the_strict_referee_takes_a_mistake_and_it_is_told() -> None:
    wrong, right = "A [r5 r6 r9]", "A r5-7"
    strict = position(rack="r5 r6 r7 r9", rules=STRICT)
    assert effect(strict, wrong) == {"mistake": 1}
    assert effect(strict, right) == {}
    assert effect(position(rack="r5 r6 r7 r9"), right) == {}


def test_a_take_that_is_not_honoured_is_told_as_a_mistake() -> None:
    due = position("play 0", rack="k10 b5 r7 r5 r6", due="k10 b5 r7", rules=STRICT)
    assert effect(due, "A") == {"mistake": 1}
    assert effect(due, "A r5-7") == {}


def test_other_moves_say_it_all() -> None:
    assert effect(position("draw 0", rack="b1"), "S") == {}
    assert effect(position(rack="b1"), "I1 b1") == {}


def test_at_the_end_every_tile_is_told_with_what_it_counts() -> None:
    over = position("over:stock 0", rack="b1 b2", reserves=("", "k1"), pot=FULL)
    told = [seen(over, seat).sides[seat] for seat in range(2)]
    outcome = INVESTO.outcome(over)
    assert outcome is not None
    assert [sum(side.counts) for side in told] == outcome.parts["racks"]
    assert [sum(side.reserve_counts) for side in reversed(told)] == outcome.parts["reserves"]
    running = seen(position(rack="b1 b2"))
    assert running.sides[0].counts == running.sides[0].reserve_counts == []
