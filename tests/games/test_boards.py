"""Searches use states again: what one of them takes over from another is everything, and a copy of its own."""

from collections.abc import Iterator
from typing import Any

from tests.games.gin.test_levels import positions as gin_positions
from tests.games.investo.playouts import RULES, walk
from tilerummy.games.gin.tactics import Tactics as GinTactics
from tilerummy.games.gin.tactics import play_on
from tilerummy.games.investo.state import OVER
from tilerummy.games.investo.tactics import Tactics, contest_turns
from tilerummy.layout import Layout
from tilerummy.luck import RandomLuck, Rng
from tilerummy.tiles import Tiles

# Follows from the rules, is never changed, or is working space.
SHARED = {"rules", "fixed", "gentle", "rows", "height", "rack_limit", "stall_limit", "melds", "runs"}
UNUSED = {"lying", "owners"}  # beyond `laid`; compared apart


def names(thing: Any) -> list[str]:
    """Its attributes, compiled or not."""
    found = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return [name for name in found if not name.startswith("__") and name not in SHARED | UNUSED]


def told(thing: Any) -> Any:
    """All that is in it, as something that can be compared."""
    if isinstance(thing, Tiles):
        return thing.key()
    if isinstance(thing, (int, float, Layout)) or thing is None:
        return thing
    if hasattr(type(thing), "become"):
        return {name: told(getattr(thing, name)) for name in names(thing)} | lying(thing)
    return [told(each) for each in thing]


def lying(thing: Any) -> dict[str, Any]:
    """Gin's combinations on the table."""
    return {"lying": [(thing.lying[i], thing.owners[i]) for i in range(thing.laid)]} if hasattr(thing, "laid") else {}


def parts(thing: Any) -> Iterator[int]:
    """The identities of all that could be changed in it."""
    for name in names(thing):
        each = getattr(thing, name)
        for part in each if isinstance(each, list) else [each]:
            if hasattr(type(part), "become"):
                yield id(part)
                if not isinstance(part, Tiles):
                    yield from parts(part)


def spoil(thing: Any) -> None:
    """Another number in place of each, so that none can be right by chance."""
    for name in names(thing):
        each = getattr(thing, name)
        if isinstance(each, (bool, int)):
            setattr(thing, name, not each if isinstance(each, bool) else each + 1)
        for part in each if isinstance(each, list) else [each]:
            if hasattr(type(part), "become"):
                spoil(part)


def check(state: Any, board: Any) -> None:
    before = told(state)
    spoil(board)
    board.become(state)
    assert told(board) == before
    assert not set(parts(board)) & set(parts(state))


def test_a_board_of_investo_becomes_another_state() -> None:
    compared = 0
    for rules in RULES[:3]:
        board = None
        for n, (state, _) in enumerate(walk(rules, 50, True)):
            if n % 5 or state.step == OVER:
                continue
            board = board or state.copy()
            check(state, board)
            before = told(state)
            contest_turns(board, Tactics(), RandomLuck(Rng(n)), 4)
            assert told(state) == before
            compared += 1
    assert compared > 20


def test_a_board_of_gin_becomes_another_state() -> None:
    compared = 0
    for rules, seats in (("", 2), ("standard-52", 2), ("", 3), ("standard-52 untaken=mixed", 4)):
        board = None
        for n, state in enumerate(gin_positions(rules, seats, 4)):
            board = board or state.copy()
            check(state, board)
            before = told(state)
            play_on(board, GinTactics(), RandomLuck(Rng(n)), 40)
            assert told(state) == before
            compared += 1
    assert compared > 20
