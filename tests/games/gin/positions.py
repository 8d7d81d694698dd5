"""Positions in notation, for the tests of Gin-Rummy."""

from tests.games.carrying import carry_out
from tests.games.saying import told
from tilerummy.games.gin.actions import Action
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.score import Outcome
from tilerummy.games.gin.state import State
from tilerummy.luck import GivenLuck, Luck, RandomLuck, Rng

TEN = "b1 b5 b9 r3 r7 r11 y1 y5 y9 k13"  # nothing fits together
OTHER = "b2 b6 b10 r4 r8 r12 y2 y6 y10 k12"
THIRD = "b3 b7 b11 r1 r5 r9 y3 y7 y11 k11"


def place(*racks: str, head: str = "draw 0 dealer 0 turns 4 passes 0", rules: str = "", **parts: str) -> State:
    """A position: racks seat by seat; the other parts are empty unless given."""
    words = [head] + [f"{name} {parts.get(name, '')}" for name in ("out", "discard", "taken", "gone", "lying")]
    for rack in racks:
        words += [rack if rack.startswith("open") else f"rack {rack}", "known"]
    return GIN.parse_state(" | ".join(words), Rules.parse(rules))


def does(state: State, *actions: str, luck: str = "") -> State:
    """Each action is checked, then carried out; drawn tiles come from `luck`."""
    given = GivenLuck(luck.split())
    for text in actions:
        action = Action.parse(text)
        refusal = GIN.check(state, int(state.seat), action)
        assert refusal is None, f"{text}: {refusal}"
        carry_out(GIN, state, action, given)
    given.finish()
    return state


def refused(state: State, action: str) -> str:
    """The code and rule of the refusal: `draw-first G3`."""
    refusal = GIN.check(state, int(state.seat), Action.parse(action))
    assert refusal is not None, f"{action} was accepted"
    return told("gin", refusal)


def offered(state: State) -> list[str]:
    return sorted(str(action) for action in GIN.options(state))


def result(state: State) -> Outcome:
    outcome = GIN.outcome(state)
    assert outcome is not None
    return outcome


def lucky(seed: int) -> Luck:
    return RandomLuck(Rng(seed))
