"""Two seats of a public table that may be one person: told to the host only.

Signs: both are connected from one address; or one comes within seconds of the other's going, again and again. Families
and schools share addresses too, so it is a sign and no proof, and nobody is refused anything for it.
"""

from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.services import Services

ADDRESS, TIMING = "same-address", "same-timing"  # reasons of reports whose author is the server
SOON = 3_000  # milliseconds between one's going and the other's coming
OFTEN = 3


class Twins:
    """Of one process; addresses are compared and never stored."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.left: dict[str, tuple[str, int]] = {}  # by table: who was the last to go, and when
        self.swaps: dict[tuple[str, str, str], int] = {}  # by table and both

    async def came(self, live: LiveTable, who: str, seat: int | None, address: str) -> None:
        """Somebody has connected to a table."""
        if seat is None or not live.table.created.public:
            return
        for other in list(live.audience.connections):
            if other.seat is not None and other.who != who and other.address == address:
                await self.report(live, seat, ADDRESS)
                await self.report(live, other.seat, ADDRESS)
        await self.swapped(live, who, seat)

    async def swapped(self, live: LiveTable, who: str, seat: int) -> None:
        table = live.table.id
        before, at = self.left.get(table, ("", 0))
        if not before or before == who or self.services.now() - at > SOON:
            return
        first, second = sorted((before, who))
        count = self.swaps[table, first, second] = self.swaps.get((table, first, second), 0) + 1
        if count >= OFTEN:
            for one in (seat, *live.table.chairs.of(before)):
                await self.report(live, one, TIMING)

    def went(self, live: LiveTable, who: str, seat: int | None) -> None:
        if seat is not None and live.table.created.public:
            self.left[live.table.id] = (who, self.services.now())
            while len(self.left) > 10_000:
                del self.left[next(iter(self.left))]
            while len(self.swaps) > 10_000:
                del self.swaps[next(iter(self.swaps))]

    async def report(self, live: LiveTable, seat: int, reason: str) -> None:
        """Once for each seat and reason."""
        chair = live.table.chairs[seat]
        now = self.services.now()
        await self.services.people.report(now, live.table.id, seat, chair.who, chair.name, "", reason)
