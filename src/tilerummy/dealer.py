"""The dealer: luck from a secret seed, committed to before the match and revealed after it.

The commitment is a hash of the seed, so the dealer cannot change the deal after showing it. Every seat's device answers
it with a word of its own, sealed until all have answered (`DealTerms`); then neither the dealer nor a player can have
searched for a deal that it likes. docs/fair-dealing.md says what that proves, and how to check it with SHA-256 alone.
"""

import hashlib
import secrets
from typing import Literal, final

import msgspec
from mypy_extensions import i64

from tilerummy.luck import Luck, LuckError
from tilerummy.tiles import Tiles, show_tile


def new_seed() -> str:
    return secrets.token_hex(32)


def seed_of(text: str) -> str:
    """A seed derived from a text, for reproducible deals."""
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_of(seed: str) -> str:
    return hashlib.sha256(f"tilerummy commitment {seed}".encode()).hexdigest()


def number(text: str) -> int:
    """A 256-bit number, unpredictable without the text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


def seal_of(commitment: str, barred: int | None, seat: int, salt: str) -> str:
    """What a device shows of its salt before the others have shown theirs: good for this promise and this seat only."""
    words = ["tilerummy seal", commitment, "-" if barred is None else str(barred), str(seat), salt.encode().hex()]
    return hashlib.sha256(" ".join(words).encode()).hexdigest()


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat gave for the deal. A `device` gives a seal and then opens it with its salt; if it does not, the
    seal itself counts. For a `bot` of the dealer, a person who is `away`, and a client that gave `none` it is the
    public rule: nothing.
    """

    by: Literal["device", "bot", "away", "none"]
    seal: str = ""
    salt: str = ""

    def text(self) -> str:
        if self.salt:
            return f"salt:{self.salt.encode().hex()}"
        return f"seal:{self.seal}" if self.seal else "-"


class DealTerms(msgspec.Struct, frozen=True):
    """All that goes into a deal besides the seed: a word for each seat, in order. In a rematch `barred` is the seat
    that may not start again, and `tries` the smallest number with which another one does.
    """

    words: tuple[Word, ...]
    barred: int | None = None
    tries: int = 0


class Dealer:
    """Without `terms` it deals in the first way, as old records were dealt: salts in a row, of nobody in particular."""

    def __init__(self, seed: str, salts: tuple[str, ...] = (), terms: DealTerms | None = None) -> None:
        self.seed = seed
        self.salts = salts
        self.terms = terms
        self.commitment = commitment_of(seed)
        words = ["tilerummy deal", seed, *(salt.encode().hex() for salt in salts)]
        if terms is not None:
            words = ["tilerummy deal 2", seed, str(terms.tries), *(word.text() for word in terms.words)]
        self.key = hashlib.sha256(" ".join(words).encode()).hexdigest()

    def round(self, n: int) -> "RoundLuck":
        """The luck of the n-th round, counted from 1."""
        return RoundLuck(f"{self.key} {n}")


@final
class RoundLuck(Luck):
    """The order of the face-down tiles in one round, and the random choices."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.order: list[int] | None = None
        self.choices = 0

    def shuffled(self, unseen: Tiles) -> list[int]:
        """All tiles in descending order of their hashes; the last is drawn next."""
        named: list[tuple[int, int]] = []
        for kind in sorted(set(unseen.kinds())):
            for copy in range(unseen.count(kind)):
                named.append((number(f"{self.key} tile {show_tile(kind)} {copy + 1}"), kind))
        return [kind for _, kind in sorted(named, reverse=True)]

    def draw(self, unseen: Tiles) -> i64:
        if self.order is None:
            self.order = self.shuffled(unseen)
        if not self.order or self.order[-1] not in unseen:
            raise LuckError("disagree")
        return self.order.pop()

    def mix_in(self, kind: i64) -> None:
        if self.order is not None:
            self.order.insert(self.below(len(self.order) + 1), int(kind))

    def below(self, n: i64) -> i64:
        self.choices += 1
        return number(f"{self.key} choice {self.choices}") * int(n) >> 256
