"""The decisions of Gin-Rummy, in notation and as small numbers for the search.

An action is one of eight kinds (`op`) with a tile where it has one. A lay-down carries what is put down: new
combinations, and tiles added to combinations that lie there. All but lay-downs are shared objects.
"""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.melds import Meld
from tilerummy.refusal import NotationError, shorten
from tilerummy.tiles import STAR, expand, parse_tile, show_tile, words_of

DRAW: Final = 0  # S             a tile from the stock
TAKE: Final = 1  # U             the last discard
DISCARD: Final = 2  # D r3          a tile, face up
GRAND_GIN: Final = 3  # G             go out with eleven
PETIT_GIN: Final = 4  # g, g r3       go out with ten, before taking or with the discard of r3
GO_OUT: Final = 5  # K, K r3       go out with eight or nine, likewise
LAY: Final = 6  # L r5-7 8:bry+k8  the tiles put down: a new sequence, and k8 added to a series
PASS: Final = 7  # P             the discard is not wanted

LETTERS: Final = "SUDGgKLP"


def code_of(op: i64, kind: i64 = -1) -> i64:
    """-1 is no tile."""
    return op | ((kind + 1) << 3)


def is_genuine(code: i64, parts: "tuple[Part, ...]") -> bool:
    """Whether an action is one that notation can write: tiles that exist, and only where they belong."""
    op = code & 7
    kind = (code >> 3) - 1
    if kind < -1 or kind >= STAR or (parts and op != LAY):
        return False
    for part in parts:
        codes = part.tiles.codes if part.base is None else part.tiles.codes + part.base.codes
        if not codes or min(codes) < 0 or max(codes) >= STAR:
            return False
    may_have = op == DISCARD or op == PETIT_GIN or op == GO_OUT
    return kind >= 0 if op == DISCARD else kind < 0 or may_have


@final
class Part:
    """Tiles put down together: a new combination, or additions to `base`, which lies there."""

    def __init__(self, base: Meld | None, tiles: Meld) -> None:
        self.base: Final = base
        self.tiles: Final = tiles

    def __str__(self) -> str:
        if self.base is None:
            return str(self.tiles)
        return "+".join([str(self.base)] + [show_tile(code) for code in self.tiles.codes])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.base == other.base and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash((self.base, self.tiles))


@final
class Action:
    def __init__(self, code: i64, parts: tuple[Part, ...] = ()) -> None:
        self.code: Final[i64] = code
        self.parts: Final = parts

    @property
    def op(self) -> int:
        return self.code & 7

    @property
    def tile(self) -> int:
        """The kind, or -1."""
        return (self.code >> 3) - 1

    def __str__(self) -> str:
        words = [LETTERS[self.op]]
        if self.tile >= 0:
            words.append(show_tile(self.tile))
        words += [str(part) for part in self.parts]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.code, self.parts))

    @staticmethod
    def parse(text: str) -> "Action":
        return parse_action(text)


_SHARED: Final[list[Action]] = [Action(code) for code in range(512)]


def action_of(code: i64) -> Action:
    """The shared action of a code."""
    return _SHARED[code]


def draw() -> Action:
    return action_of(DRAW)


def take() -> Action:
    return action_of(TAKE)


def discard(kind: i64) -> Action:
    return action_of(code_of(DISCARD, kind))


def grand_gin() -> Action:
    return action_of(GRAND_GIN)


def petit_gin(kind: i64 = -1) -> Action:
    return action_of(code_of(PETIT_GIN, kind))


def go_out(kind: i64 = -1) -> Action:
    return action_of(code_of(GO_OUT, kind))


def lay(parts: tuple[Part, ...]) -> Action:
    return Action(LAY, parts)


def decline() -> Action:
    return action_of(PASS)


def parse_action(text: str) -> Action:
    """One action in notation; `G` and `g` are two things, the other letters may be small."""
    words = text.split()
    letter = words[0] if words else ""
    if letter.isascii() and letter not in LETTERS:
        letter = letter.upper()
    if len(letter) != 1 or letter not in LETTERS:
        raise NotationError("unknown-action", text, 0, {"action": shorten(text)})
    op = LETTERS.index(letter)
    if op == LAY:
        return lay(parse_parts(text, text.index(words[0]) + 1))
    return action_of(code_of(op, _tile(op, words[1:], text)))


def _tile(op: int, words: list[str], text: str) -> int:
    least = 1 if op == DISCARD else 0
    most = 1 if op == DISCARD or op == PETIT_GIN or op == GO_OUT else 0
    if not least <= len(words) <= most:
        code = "tile-expected" if len(words) < least else "too-much"
        raise NotationError(code, text, len(text), {"action": shorten(text)})
    return natural(words[0], text) if words else -1


def natural(word: str, text: str) -> int:
    """A tile that is not a Star (G1)."""
    kind = parse_tile(word, text, max(text.rfind(word), 0))
    if kind == STAR:
        raise NotationError("no-stars", text, max(text.rfind("*"), 0), {})
    return kind


def parse_parts(text: str, start: int = 0) -> tuple[Part, ...]:
    """`r5-7 [b1 b2 b3] 8:bry+k8` from `start` on: new combinations, and additions behind a `+`."""
    found: list[Part] = []
    codes: list[int] = []
    open_at = -1
    for word, at in words_of(" " * start + text[start:]):
        if (word == "[") == (open_at >= 0) and word in "[]":
            raise NotationError("bracket", text, at)
        if word == "[":
            open_at, codes = at, []
        elif word == "]":
            if not codes:
                raise NotationError("bracket", text, at)
            found.append(Part(None, Meld(tuple(codes))))
            open_at = -1
        elif open_at >= 0:
            codes.append(natural(word, text))
        else:
            found.append(_part(word, text, at))
    if open_at >= 0:
        raise NotationError("bracket", text, open_at)
    return tuple(found)


def _part(word: str, text: str, at: int) -> Part:
    first, *rest = word.split("+")
    kinds = expand(first, text, at)
    if STAR in kinds:
        raise NotationError("no-stars", text, at, {})
    if not rest:
        return Part(None, Meld(tuple(kinds)))
    return Part(Meld(tuple(kinds)), Meld(tuple([natural(tile, text) for tile in rest])))
