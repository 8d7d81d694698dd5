"""The decisions of Rummy, in notation and as small numbers.

An action is one of six kinds (`op`) with a tile where it has one; a play carries the whole table afterwards. All but
plays are shared objects: two equal actions are one and the same.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.layout import Layout, parse_layout
from tilerummy.refusal import NotationError, shorten
from tilerummy.tiles import STAR, parse_tile, show_tile

DRAW: Final = 0  # S       a tile from the stock
EXCHANGE: Final = 1  # E k1    a rack tile for one from the stock
ARRANGE: Final = 2  # A r5-7  the table after the play
DISCARD: Final = 3  # D r3    a rack tile, face up, out of play
PASS: Final = 4  # P       no more this turn
TIMEOUT: Final = 5  # O       the sand-timer has run out

LETTERS: Final = "SEADPO"


def code_of(op: i64, kind: i64 = 0) -> i64:
    return op | (kind << 4)


def is_genuine(code: i64, has_table: bool) -> bool:
    """Whether a code is one that notation can write: every field in its range, those not needed 0."""
    op = code & 15
    kind = code >> 4
    if op > TIMEOUT or kind < 0 or kind > STAR or has_table != (op == ARRANGE):
        return False
    return op == EXCHANGE or op == DISCARD or kind == 0


@final
class Action:
    def __init__(self, code: i64, table: Layout | None = None) -> None:
        self.code: Final[i64] = code
        self.table: Final = table

    @property
    def op(self) -> int:
        return self.code & 15

    @property
    def tile(self) -> int:
        return self.code >> 4

    def __str__(self) -> str:
        op = self.op
        if op == ARRANGE:
            return f"A {self.table}" if self.table is not None and len(self.table) > 0 else "A"
        if op == EXCHANGE or op == DISCARD:
            return f"{LETTERS[op]} {show_tile(self.tile)}"
        return LETTERS[op]

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.table == other.table

    def __hash__(self) -> int:
        return hash((self.code, self.table))

    @staticmethod
    def parse(text: str) -> "Action":
        return parse_action(text)


_SHARED: Final[list[Action | None]] = [None] * 1024


def action_of(code: i64) -> Action:
    """The shared action of a code."""
    found = _SHARED[code]
    if found is None:
        found = Action(code)
        _SHARED[code] = found
    return found


def draw() -> Action:
    return action_of(DRAW)


def exchange(kind: i64) -> Action:
    return action_of(code_of(EXCHANGE, kind))


def arrange(table: Layout) -> Action:
    return Action(ARRANGE, table)


def discard(kind: i64) -> Action:
    return action_of(code_of(DISCARD, kind))


def skip() -> Action:
    return action_of(PASS)


def timeout() -> Action:
    return action_of(TIMEOUT)


def parse_action(text: str) -> Action:
    """One action in notation; letters may be small, tiles are written as always."""
    words = text.split()
    if not words or len(words[0]) > 1 or not words[0].isascii() or words[0].upper() not in LETTERS:
        raise NotationError("unknown-action", text, 0, {"action": shorten(text)})
    op = LETTERS.index(words[0].upper())
    if op == ARRANGE:
        return arrange(parse_layout(text, text.index(words[0]) + 1))
    wanted = 1 if op == EXCHANGE or op == DISCARD else 0
    if len(words) != 1 + wanted:
        code = "tile-expected" if len(words) == 1 else "too-much"
        raise NotationError(code, text, len(text), {"action": shorten(text)})
    kind = parse_tile(words[1], text, text.rfind(words[1])) if wanted else 0
    return action_of(code_of(op, kind))
