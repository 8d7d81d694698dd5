"""Positions of Rummy for tests, written in notation."""

from collections.abc import Sequence

from tests.games.carrying import carry_out
from tests.games.saying import told
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.state import State
from tilerummy.luck import GivenLuck
from tilerummy.tiles import Tiles


def setting(
    racks: Sequence[str],
    table: str = "",
    rules: str = "",
    turn: str = "choose 0 start 0 idle 0 passes 0 stocked",
    plays: Sequence[int] | None = None,
    stock: bool = True,
) -> State:
    """A position; everybody has opened unless `plays` says otherwise. Without a stock, the rest is discarded."""
    made = Rules.parse(rules)
    counts = plays or [1] * len(racks)
    sides = [f"rack {rack} | gave | lost 0 | plays {count}" for rack, count in zip(racks, counts, strict=True)]
    text = f"{turn} | table {table} | discards {{}} | " + " | ".join(sides)
    state = RUMMY.parse_state(text.format(""), made)
    if stock:
        return state
    return RUMMY.parse_state(text.format(Tiles(state.unseen.one, state.unseen.two, state.unseen.stars)), made)


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The code and the rule of the refusal, or nothing."""
    found = RUMMY.check(state, int(state.seat) if seat is None else seat, RUMMY.parse_action(text))
    return "" if found is None else told("rummy", found)


def do(state: State, text: str, luck: str = "") -> State:
    """Carry out a legal action with the given luck, all of it."""
    assert refused(state, text) == ""
    given = GivenLuck(luck.split())
    carry_out(RUMMY, state, RUMMY.parse_action(text), given)
    given.finish()
    return state


def offered(state: State) -> list[str]:
    return [str(action) for action in RUMMY.options(state)]
