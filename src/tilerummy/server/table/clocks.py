"""The clocks of a table, computed from the times of its events alone."""

from tilerummy.server.table.events import Clock


class Clocks:
    """`since`: when the turn began, in milliseconds; `bank`: what each seat has left of a bank."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.since = 0
        self.bank = [clock.seconds * 1000] * seats

    def refill(self) -> None:
        """A new match."""
        self.bank = [self.clock.seconds * 1000] * len(self.bank)

    def start(self, at: int) -> None:
        self.since = at

    def stop(self, seat: int, at: int) -> None:
        """The seat's turn is over."""
        if self.clock.kind == "bank":
            left = self.bank[seat] - (at - self.since)
            self.bank[seat] = max(0, left) + self.clock.more * 1000

    def deadline(self, seat: int) -> int | None:
        """When the seat's time runs out, if it is its turn."""
        if self.clock.kind == "none":
            return None
        limit = self.bank[seat] if self.clock.kind == "bank" else self.clock.seconds * 1000
        return self.since + limit
