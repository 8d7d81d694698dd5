"""What a record says went into its deal besides the seed, and whether that can be (docs/fair-dealing.md)."""

import re
from collections.abc import Callable

from tilerummy.dealer import DealTerms, Word, seal_of
from tilerummy.match import Match, terms_of
from tilerummy.records.record import DEALING, Header

HASH = re.compile("[0-9a-f]{64}")


def fault_of(header: Header, begun: Callable[[DealTerms], Match]) -> tuple[str, dict[str, str | int]] | None:
    """The code of what is wrong with the terms of a deal, and its parameters. `begun` makes a match by such terms."""
    if header.dealing > DEALING:
        return "newer-dealing", {"dealing": header.dealing}
    if header.dealing < DEALING:
        return ("wrong-words", {}) if header.words or header.barred is not None or header.tries else None
    if header.salts or len(header.words) != len(header.seats):
        return "wrong-words", {}
    for seat, word in enumerate(header.words):
        if not fits(word, header, seat):
            return "wrong-word", {"seat": seat + 1}
    return None if right_starter(header, begun) else ("wrong-starter", {})


def fits(word: Word, header: Header, seat: int) -> bool:
    """Only a device gives a word, and what it showed first is the seal of what it told then, for this seat and deal."""
    if word.by != "device":
        return not word.seal and not word.salt
    if not HASH.fullmatch(word.seal):
        return False
    return not word.salt or word.seal == seal_of(header.commitment, header.barred, seat, word.salt)


def right_starter(header: Header, begun: Callable[[DealTerms], Match]) -> bool:
    """A match that is played on has its starter already, so nobody is barred."""
    if header.barred is None:
        return not header.tries
    if header.given or header.barred >= len(header.seats):
        return False
    return terms_of(tuple(header.words), header.barred, begun).tries == header.tries


def terms_in(header: Header) -> DealTerms | None:
    """None: dealt in the first way."""
    return DealTerms(tuple(header.words), header.barred, header.tries) if header.dealing == DEALING else None


def devices(header: Header) -> list[int]:
    """The seats whose own device gave a word. If there is none, nothing but the dealer's word says that the deal was
    not chosen; nor does anything else in records of the first way, whose salts are not bound to seats.
    """
    return [seat for seat, word in enumerate(header.words) if word.by == "device"]
