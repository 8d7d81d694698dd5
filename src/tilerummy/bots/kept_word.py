"""A word for one deal, as whoever gave it keeps it, to compare with what the dealer says afterwards."""

import secrets
from typing import Any

from tilerummy.dealer import seal_of


class KeptWord:
    """Made once the commitment was seen. `seals`: of all seats, as they were when this word was opened."""

    def __init__(self, commitment: str, barred: int | None, seat: int) -> None:
        self.commitment = commitment
        self.barred = barred
        self.seat = seat
        self.salt = secrets.token_hex(32)
        self.seal = seal_of(commitment, barred, seat, self.salt)
        self.seals: list[str] | None = None

    def open(self, seals: list[str]) -> str:
        self.seals = seals
        return self.salt

    def fault(self, match: dict[str, Any]) -> str:
        """The key of what does not agree with what was promised and given; empty if everything does."""
        words = match.get("words") or []
        if (match["commitment"], match.get("barred")) != (self.commitment, self.barred):
            return "fair-other-promise"
        mine = words[self.seat] if self.seat < len(words) else {}
        if mine.get("seal") != self.seal or mine.get("salt", self.salt) != self.salt:
            return "fair-word-changed"
        if self.seals is None:
            return ""
        if [word.get("seal", "") for word in words] != self.seals:
            return "fair-late-word"
        return "" if mine.get("salt") else "fair-not-heard"
