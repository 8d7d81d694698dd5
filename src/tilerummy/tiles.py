"""Tile kinds and multisets of tiles.

A kind is 0-51 for `4 * (value - 1) + colour`, and 52 for a Star. A multiset of the 52 kinds (two copies of each) is a
pair of 52-bit integers: `one` holds the kinds present at least once, `two` those present twice. A value is a nibble,
so consecutive values of one colour are four bits apart and the tiles of one value are one nibble.
"""

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tilerummy.refusal import NotationError

STAR: Final = 52
COLOURS: Final = "bryk"  # blue, red, yellow, black
NIBBLES: Final = 0x1111111111111  # one colour: bit 0 of each of the 13 nibbles
ALL: Final = 0xFFFFFFFFFFFFF


def bit_of(kind: i64) -> i64:
    """1 << kind, written so because mypyc 2.4 emits a 32-bit shift for a literal << variable.

    The literal is below 2**62: mypyc makes a larger one a Python integer, converted at every call.
    """
    return 0x2000000000000000 >> (61 - kind)


def popcount(x: i64) -> i64:
    """How many bits are set in 0 <= x < 2**62; the literals are below 2**62 as well, see bit_of."""
    x -= (x >> 1) & 0x1555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


if type(popcount).__name__ == "function":  # not compiled: then Python's own is four times as fast
    globals()["popcount"] = int.bit_count


def lowest(x: i64) -> i64:
    """Index of the lowest set bit of a non-empty set."""
    return popcount((x & -x) - 1)


def highest(x: i64) -> i64:
    """Index of the highest set bit of a non-empty set."""
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return popcount(x) - 1


def nth_of(x: i64, n: i64) -> i64:
    """Index of the n-th set bit of a set that has so many, counted from 0; a quarter is stepped over at a time."""
    start: i64 = 0
    below = popcount(x & 0x1FFF)
    while n >= below and start < 39:
        n -= below
        x >>= 13
        start += 13
        below = popcount(x & 0x1FFF)
    while n > 0:
        x &= x - 1
        n -= 1
    return start + lowest(x)


def points(x: i64) -> i64:
    """Sum of the values of the kinds in x."""
    return weigh(x, 0x090B0D, 0x0A0C00)


def points_ten(x: i64) -> i64:
    """The same where figures count 10."""
    return weigh(x, 0x090A0A, 0x0A0A00)


def weigh(x: i64, high_odd: i64, high_even: i64) -> i64:
    """Sum of what the kinds in x are worth: values up to 8 as they are, higher ones by these numbers in bytes.

    A nibble becomes the number of its tiles, at most 4; a product with the values, in bytes from the last to the first,
    has the sum of tiles times value in the byte above which nothing is needed. No byte reaches 256, none overflows.
    """
    x -= (x >> 1) & 0x5555555555555
    x = (x & 0x3333333333333) + ((x >> 2) & 0x3333333333333)
    odd = x & 0x0F0F0F0F0F0F0F  # 1 3 5 7 9 11 13
    even = (x >> 4) & 0x0F0F0F0F0F0F  # 2 4 6 8 10 12
    low = (odd & 0xFFFFFFFF) * 0x01030507 + (even & 0xFFFFFFFF) * 0x02040608
    high = (odd >> 32) * high_odd + (even >> 32) * high_even
    return ((low >> 24) & 0xFF) + ((high >> 16) & 0xFF)


def kind_of(colour: i64, value: i64) -> i64:
    return 4 * (value - 1) + colour


def value_of(kind: i64) -> i64:
    return (kind >> 2) + 1


def colour_of(kind: i64) -> i64:
    return kind & 3


def show_tile(kind: int) -> str:
    """`r7`, `k13`, `*`."""
    if kind == STAR:
        return "*"
    if not 0 <= kind < STAR:
        raise ValueError(f"no tile has kind {kind}")
    return COLOURS[kind & 3] + str((kind >> 2) + 1)


NAMES: Final[list[str]] = [show_tile(kind) for kind in range(STAR + 1)]


def parse_tile(text: str, whole: str = "", at: int = 0) -> int:
    """The kind written as text; `whole` and `at` say where it stands in a longer text, for the error."""
    whole = whole or text
    if text == "*":
        return STAR
    if text[:1] not in COLOURS or text == "":
        raise NotationError("unknown-colour", whole, at, {"tile": text})
    return 4 * (parse_value(text[1:], whole, at + 1, text) - 1) + COLOURS.index(text[0])


def parse_value(digits: str, whole: str, at: int, tile: str) -> int:
    """A number from 1 to 13, in ASCII digits without a leading zero."""
    if len(digits) > 2 or not (digits.isascii() and digits.isdigit()) or digits[0] == "0" or int(digits) > 13:
        raise NotationError("unknown-value", whole, at, {"tile": tile})
    return int(digits)


def words_of(text: str) -> list[tuple[str, int]]:
    """The words of a text, each with its position; a bracket is a word of its own."""
    found: list[tuple[str, int]] = []
    start = -1
    for at, char in enumerate(text + " "):
        if char.isspace() or char in "[]":
            if start >= 0:
                found.append((text[start:at], start))
            start = -1
            if not char.isspace():
                found.append((char, at))
        elif start < 0:
            start = at
    return found


def expand(word: str, whole: str = "", at: int = 0) -> list[int]:
    """The kinds of one word: a tile `r7`, a run `r5-7`, a group `8:rky` or a Star `*`."""
    whole = whole or word
    if ":" in word:
        digits, colours = word.split(":", 1)
        parse_value(digits, whole, at, word)
        start = at + len(digits) + 1
        if colours == "":
            raise NotationError("unknown-colour", whole, at, {"tile": word})
        return [parse_tile(c + digits, whole, start + i) for i, c in enumerate(colours)]
    if "-" in word:
        first, last = word.split("-", 1)
        low = parse_tile(first, whole, at)
        high = parse_value(last, whole, at + len(first) + 1, word)
        if low == STAR or high <= (low >> 2) + 1:
            raise NotationError("not-ascending", whole, at, {"tile": word})
        return list(range(low, 4 * high, 4))
    return [parse_tile(word, whole, at)]


ONE_COLOUR: Final[i64] = 0x1_1111_1111_1111  # the kinds of the first colour; those of the next are one bit on


@mypyc_attr(acyclic=True)  # not looked at by the collector of cycles: searches make very many
@final
class Tiles:
    """A multiset of tiles: at most two of each kind and two Stars. `add` and `remove` change it in place."""

    def __init__(self, one: i64 = 0, two: i64 = 0, stars: i64 = 0) -> None:
        self.one = one
        self.two = two
        self.stars = stars

    @staticmethod
    def full(stars: i64 = 0) -> "Tiles":
        """All 104 numbered tiles, and so many Stars."""
        return Tiles(ALL, ALL, stars)

    @staticmethod
    def of(kinds: list[int] | tuple[int, ...]) -> "Tiles":
        tiles = Tiles()
        for kind in kinds:
            if not tiles.fits(kind):
                raise NotationError("third-copy", show_tile(kind), 0, {"tile": show_tile(kind)})
            tiles.add(kind)
        return tiles

    @staticmethod
    def parse(text: str) -> "Tiles":
        """`r5 k8 *`; runs `r5-7` and groups `8:rky` may be abbreviated."""
        tiles = Tiles()
        for word, at in words_of(text):
            for kind in expand(word, text, at):
                if not tiles.fits(kind):
                    raise NotationError("third-copy", text, at, {"tile": show_tile(kind)})
                tiles.add(kind)
        return tiles

    def copy(self) -> "Tiles":
        return Tiles(self.one, self.two, self.stars)

    def become(self, other: "Tiles") -> None:
        self.one = other.one
        self.two = other.two
        self.stars = other.stars

    def size(self) -> i64:
        return popcount(self.one) + (popcount(self.two) if self.two != 0 else i64(0)) + self.stars

    def count(self, kind: i64) -> i64:
        if kind == STAR:
            return self.stars
        return ((self.one >> kind) & 1) + ((self.two >> kind) & 1)

    def fits(self, kind: i64) -> bool:
        """Whether one more of this kind can exist."""
        return self.count(kind) < 2

    def add(self, kind: i64) -> None:
        if kind == STAR:
            self.stars += 1
            return
        bit = bit_of(kind)
        self.two |= self.one & bit
        self.one |= bit

    def remove(self, kind: i64) -> None:
        """Take one out; the caller has made sure that it is there."""
        if kind == STAR:
            self.stars -= 1
            return
        bit = bit_of(kind)
        self.one &= ~(bit & ~self.two)
        self.two &= ~bit

    def discard(self, kind: i64) -> None:
        """Take one out if there is one."""
        if self.count(kind) > 0:
            self.remove(kind)

    def put(self, other: "Tiles") -> None:
        """Add all of other, in place; together they must be tiles that exist."""
        self.two |= other.two | (self.one & other.one)
        self.one |= other.one
        self.stars += other.stars

    def drop(self, other: "Tiles") -> None:
        """Take out of this, in place, what it has of other."""
        self.one = (self.one & ~other.one) | (self.two & other.one & ~other.two)
        self.two &= ~other.one
        self.stars = self.stars - other.stars if self.stars > other.stars else i64(0)

    def drop_kinds(self, kinds: i64) -> None:
        """Take out of this, in place, one of each of these kinds (a set), where it has one."""
        self.one = (self.one & ~kinds) | (self.two & kinds)
        self.two &= ~kinds

    def nth(self, n: i64) -> i64:
        """The kind of the n-th tile, counting first copies, then second ones, then Stars."""
        x = self.one
        first = popcount(x)
        if n >= first:
            n -= first
            x = self.two
            if n >= popcount(x):
                return STAR
        return nth_of(x, n)

    def points(self) -> i64:
        """Sum of the numbers; a Star counts nothing here."""
        return points(self.one) + points(self.two)

    def holds(self, other: "Tiles") -> bool:
        """Whether other is contained in this."""
        return other.one & ~self.one == 0 and other.two & ~self.two == 0 and other.stars <= self.stars

    def common(self, other: "Tiles") -> "Tiles":
        stars = self.stars if self.stars < other.stars else other.stars
        return Tiles(self.one & other.one, self.two & other.two, stars)

    def plus(self, other: "Tiles") -> "Tiles":
        """The union; more than two of a kind cannot be written and must not happen."""
        if other.one & self.two != 0 or other.two & self.one != 0 or self.stars + other.stars > 2:
            raise ValueError(f"more than two of a kind in {self} and {other}")
        both = self.one & other.one
        return Tiles(self.one | other.one, self.two | other.two | both, self.stars + other.stars)

    def minus(self, other: "Tiles") -> "Tiles":
        """What is left without other, which must be contained in this."""
        if not self.holds(other):
            raise ValueError(f"{other} is not contained in {self}")
        one = self.one & ~(other.one & ~self.two) & ~other.two
        return Tiles(one, self.two & ~other.one, self.stars - other.stars)

    def kinds(self) -> list[int]:
        """Every tile, sorted by colour and value, Stars last."""
        found: list[int] = []
        for colour in range(i64(4)):
            left = self.one & (ONE_COLOUR << colour)
            while left != 0:
                bit = left & -left
                left ^= bit
                kind = int(lowest(bit))
                found.append(kind)
                if self.two & bit != 0:
                    found.append(kind)
        for _ in range(self.stars):
            found.append(STAR)
        return found

    def names(self) -> list[str]:
        """Every tile in notation, in the same order."""
        found: list[str] = []
        if self.one == 0 and self.stars == 0:
            return found
        for kind in self.kinds():
            found.append(NAMES[kind])
        return found

    def key(self) -> tuple[int, int, int]:
        """Something hashable: the multiset itself can change and has no hash."""
        return (self.one, self.two, self.stars)

    def __add__(self, other: "Tiles") -> "Tiles":
        return self.plus(other)

    def __sub__(self, other: "Tiles") -> "Tiles":
        return self.minus(other)

    def __contains__(self, kind: int) -> bool:
        return self.count(kind) > 0

    def __iter__(self) -> Iterator[int]:
        return iter(self.kinds())

    def __len__(self) -> int:
        return self.size()

    def __bool__(self) -> bool:
        return self.one != 0 or self.stars != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tiles) and (
            self.one == other.one and self.two == other.two and self.stars == other.stars
        )

    def __str__(self) -> str:
        return " ".join([show_tile(kind) for kind in self.kinds()])

    def __repr__(self) -> str:
        return f"Tiles({str(self)!r})"
