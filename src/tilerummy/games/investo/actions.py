"""The decisions of Investo, in notation and as small numbers for the search.

An action is one of nine kinds (`op`) with a row, a place and a tile where it has them; a play carries the whole table
afterwards. All but plays are shared objects: two equal actions are one and the same.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.layout import Layout, parse_layout
from tilerummy.refusal import NotationError, shorten
from tilerummy.tiles import STAR, parse_tile, show_tile

DRAW: Final = 0  # S        a tile from the stock
STEAL: Final = 1  # V r7     a tile from the opponent's reserve
TAKE: Final = 2  # T2       the Investo of row 2
ARRANGE: Final = 3  # A r5-7   the table after the play
INVEST: Final = 4  # I2 r7    a tile into row 2
DOUBLE: Final = 5  # X2.1 y4  a tile onto row 2, place 1
NOTHING: Final = 6  # N        nothing at step 4
RESERVE: Final = 7  # R r1     a tile to the own reserve
BACK: Final = 8  # B r1     a tile back from it

LETTERS: Final = "SVTAIXNRB"
PLACES: Final = 3  # face-up places of a row
MOST_ROWS: Final = 8


def code_of(op: i64, row: i64 = 0, place: i64 = 0, kind: i64 = 0) -> i64:
    """Rows and places count from 0 here, from 1 in notation."""
    return op | (row << 4) | (place << 7) | (kind << 9)


def is_genuine(code: i64, has_table: bool) -> bool:
    """Whether a code is one that notation can write: every field in its range, those not needed 0."""
    op = code & 15
    row = (code >> 4) & 7
    place = (code >> 7) & 3
    kind = code >> 9
    if op > BACK or place >= PLACES or kind < 0 or kind >= STAR or has_table != (op == ARRANGE):
        return False
    no_row = op != TAKE and op != INVEST and op != DOUBLE
    no_tile = op == DRAW or op == TAKE or op == ARRANGE or op == NOTHING
    return not (no_row and row != 0) and not (op != DOUBLE and place != 0) and not (no_tile and kind != 0)


@final
class Action:
    """`wrong`: of an accepted play, that it is a mistake which the referee punishes (I12). Notation does not say so."""

    def __init__(self, code: i64, table: Layout | None = None, wrong: bool = False) -> None:
        self.code: Final[i64] = code
        self.table: Final = table
        self.wrong: Final = wrong

    @property
    def op(self) -> int:
        return self.code & 15

    @property
    def row(self) -> int:
        return (self.code >> 4) & 7

    @property
    def place(self) -> int:
        return (self.code >> 7) & 3

    @property
    def tile(self) -> int:
        return self.code >> 9

    def __str__(self) -> str:
        op = self.op
        letter = LETTERS[op]
        if op == ARRANGE:
            return f"A {self.table}" if self.table is not None and len(self.table) > 0 else "A"
        if op == TAKE:
            return f"T{self.row + 1}"
        if op == INVEST:
            return f"I{self.row + 1} {show_tile(self.tile)}"
        if op == DOUBLE:
            return f"X{self.row + 1}.{self.place + 1} {show_tile(self.tile)}"
        if op == DRAW or op == NOTHING:
            return letter
        return f"{letter} {show_tile(self.tile)}"

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.table == other.table

    def __hash__(self) -> int:
        return hash((self.code, self.table))

    @staticmethod
    def parse(text: str) -> "Action":
        return parse_action(text)


_SHARED: Final[list[Action | None]] = [None] * 32768


def action_of(code: i64) -> Action:
    """The shared action of a code."""
    found = _SHARED[code]
    if found is None:
        found = Action(code)
        _SHARED[code] = found
    return found


def draw() -> Action:
    return action_of(DRAW)


def steal(kind: i64) -> Action:
    return action_of(code_of(STEAL, 0, 0, kind))


def take(row: i64) -> Action:
    return action_of(code_of(TAKE, row))


def arrange(table: Layout) -> Action:
    return Action(ARRANGE, table)


def mistake(table: Layout) -> Action:
    return Action(ARRANGE, table, True)


def invest(row: i64, kind: i64) -> Action:
    return action_of(code_of(INVEST, row, 0, kind))


def double(row: i64, place: i64, kind: i64) -> Action:
    return action_of(code_of(DOUBLE, row, place, kind))


def nothing() -> Action:
    return action_of(NOTHING)


def reserve(kind: i64) -> Action:
    return action_of(code_of(RESERVE, 0, 0, kind))


def back(kind: i64) -> Action:
    return action_of(code_of(BACK, 0, 0, kind))


def parse_action(text: str) -> Action:
    """One action in notation; letters may be small, tiles are written as always."""
    words = text.split()
    if not words or not words[0][0].isascii() or words[0][0].upper() not in LETTERS:
        raise NotationError("unknown-action", text, 0, {"action": shorten(text)})
    op = LETTERS.index(words[0][0].upper())
    if op == ARRANGE:
        if len(words[0]) > 1:
            raise NotationError("unknown-action", text, 0, {"action": shorten(text)})
        return arrange(parse_layout(text, text.index(words[0]) + 1))
    row, place = _where(op, words[0][1:], text)
    kind = _tile(op, words[1:], text)
    return action_of(code_of(op, row, place, kind))


def _where(op: int, digits: str, text: str) -> tuple[int, int]:
    """Row and place from what stands behind the letter: `2`, `2.1` or nothing."""
    if op in (TAKE, INVEST):
        return _number(digits, MOST_ROWS, text), 0
    if op == DOUBLE:
        row, _, place = digits.partition(".")
        return _number(row, MOST_ROWS, text), _number(place, PLACES, text)
    if digits:
        raise NotationError("unknown-action", text, 0, {"action": shorten(text)})
    return 0, 0


def _number(digits: str, most: int, text: str) -> int:
    if len(digits) != 1 or digits not in "123456789" or int(digits) > most:
        raise NotationError("unknown-place", text, 1, {"most": most})
    return int(digits) - 1


def _tile(op: int, words: list[str], text: str) -> int:
    wanted = 0 if op in (DRAW, TAKE, NOTHING) else 1
    if len(words) != wanted:
        code = "tile-expected" if len(words) < wanted else "too-much"
        raise NotationError(code, text, len(text), {"action": shorten(text)})
    if wanted == 0:
        return 0
    kind = parse_tile(words[0], text, text.rfind(words[0]))
    if kind == STAR:
        raise NotationError("no-stars", text, text.rfind("*"), {})
    return kind
