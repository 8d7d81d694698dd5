"""Luck: random draws and choices, requested by a game and supplied from outside.

A game calls `draw` for the next face-down tile, `mix_in` when a tile goes back among them and `below` for a choice of
chance such as who starts. The Dealer answers from its seeded order, a record from what it has written down, a search
from its own random numbers. A game never holds an order of the stock, so nobody who holds a game can look ahead.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from tilerummy.refusal import CodedError, shorten
from tilerummy.tiles import Tiles, parse_tile, show_tile

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """A small generator (two 32-bit words, xor-rotate), the same numbers compiled and uncompiled.

    Every product stays below 2**63: uncompiled integers do not wrap.
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0x1F123BB5
        self.b: i64 = 0x0A5A36D1
        for shift in range(i64(2)):
            part = (seed >> (32 * shift)) & MASK
            self.a ^= part
            for _ in range(i64(4)):
                self.b ^= self.next()

    def next(self) -> i64:
        """32 random bits."""
        a = self.a
        b = self.b ^ a
        if a | b == 0:
            b = 0x6D2B79F5  # the state that the generator never leaves
        self.a = (((a << 26) & MASK) | (a >> 6)) ^ b ^ ((b << 9) & MASK)
        self.b = ((b << 13) & MASK) | (b >> 19)
        mixed = (a * 0x5E3779BB) & MASK
        return mixed ^ (mixed >> 15)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n below 2**60."""
        if n < 0x80000000:
            return (self.next() * n) >> 32
        return ((self.next() << 30) | (self.next() >> 2)) % n


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """What every source of luck answers."""

    def draw(self, unseen: Tiles) -> i64:
        """The kind of the next face-down tile, which is one of `unseen`; the game takes it out of there."""
        raise NotImplementedError

    def mix_in(self, kind: i64) -> None:
        """Puts a tile back, face down, at a random position."""

    def below(self, n: i64) -> i64:
        """A random choice: a number from 0 to n - 1."""
        raise NotImplementedError


@final
class RandomLuck(Luck):
    """Luck for searches and simulations: all unseen tiles are equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, unseen: Tiles) -> i64:
        return unseen.nth(self.rng.below(unseen.size()))

    def below(self, n: i64) -> i64:
        return self.rng.below(n)


class LuckError(CodedError):
    """Supplied luck is impossible: a tile that is not face down, too much or too little."""

    family: ClassVar[str] = "luck"


@final
class GivenLuck(Luck):
    """Luck read from a record: `1 r9 k3`, numbers for choices of chance and tiles for draws."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.at: i64 = 0

    def draw(self, unseen: Tiles) -> i64:
        kind = parse_tile(self.word())
        if unseen.count(kind) == 0:
            raise LuckError("not-face-down", {"tile": show_tile(kind)})
        return kind

    def below(self, n: i64) -> i64:
        word = self.word()
        if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) < n):
            raise LuckError("not-a-choice", {"word": shorten(word), "most": int(n) - 1})
        return int(word)

    def word(self) -> str:
        if self.at >= len(self.words):
            raise LuckError("too-little")
        self.at += 1
        return self.words[self.at - 1]

    def finish(self) -> None:
        """Raises LuckError if luck is left that was not used."""
        if self.at < len(self.words):
            raise LuckError("too-much")


@final
class NotedLuck(Luck):
    """Wraps another source of luck and records what it gave, in the form `GivenLuck` reads."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.words: list[str] = []

    def draw(self, unseen: Tiles) -> i64:
        kind = self.source.draw(unseen)
        self.words.append(show_tile(kind))
        return kind

    def mix_in(self, kind: i64) -> None:
        self.source.mix_in(kind)

    def below(self, n: i64) -> i64:
        number = self.source.below(n)
        self.words.append(str(number))
        return number
