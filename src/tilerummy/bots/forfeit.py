"""A forfeit: a player loses by a fault of its program."""

from typing import Final

# slow: no answer in time. crashed: it raised an error or its process ended. illegal: the rules refuse its answer.
# garbled: its answer is not notation, or not an answer at all.
REASONS: Final = ("slow", "crashed", "illegal", "garbled")


class Forfeit(Exception):
    """A player that cannot or may not go on; `detail` is for whoever wrote it."""

    def __init__(self, reason: str, detail: str) -> None:
        assert reason in REASONS
        self.reason = reason
        self.detail = detail
        super().__init__(f"{reason}: {detail}")
