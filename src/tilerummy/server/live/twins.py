"""Two seats of a public table that may be one person: told to the host only.

Signs: both are connected from one address; or one comes within seconds of the other's going, again and again. Families
and schools share addresses too, so it is a sign and no proof, and nobody is refused anything for it.
"""

from tilerummy.server.live.guard import parsed
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.services import Services
from tilerummy.server.upkeep.meters import Meters

ADDRESS, TIMING = "same-address", "same-timing"  # reasons of reports whose author is the server
SOON = 3_000  # milliseconds between one's going and the other's coming
OFTEN = 3
SIGNS = 10  # tables reported from one address in an hour


class Twins:
    """Of one process; addresses are compared and never stored."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.left: dict[str, tuple[str, int]] = {}  # by table: who was the last to go, and when
        self.signs = Meters(SIGNS / 3600, SIGNS)
        self.swaps: dict[tuple[str, str, str], int] = {}  # by table and both

    async def came(self, live: LiveTable, who: str, seat: int | None, address: str) -> None:
        """Somebody has connected to a table."""
        if seat is None or not live.table.created.public:
            return
        for other in list(live.audience.connections):
            same = other.address == address and parsed(address) is not None  # a proxy may name none
            if other.seat is not None and other.who != who and same:
                await self.report(live, [seat, other.seat], ADDRESS, address)
        await self.swapped(live, who, seat, address)

    async def swapped(self, live: LiveTable, who: str, seat: int, address: str) -> None:
        table = live.table.id
        before, at = self.left.get(table, ("", 0))
        if not before or before == who or self.services.now() - at > SOON:
            return
        first, second = sorted((before, who))
        count = self.swaps[table, first, second] = self.swaps.get((table, first, second), 0) + 1
        if count >= OFTEN:
            await self.report(live, [seat, *live.table.chairs.of(before)], TIMING, address)

    def went(self, live: LiveTable, who: str, seat: int | None) -> None:
        if seat is not None and live.table.created.public:
            self.left[live.table.id] = (who, self.services.now())
            while len(self.left) > 10_000:
                del self.left[next(iter(self.left))]
            while len(self.swaps) > 10_000:
                del self.swaps[next(iter(self.swaps))]

    async def report(self, live: LiveTable, seats: list[int], reason: str, address: str) -> None:
        """Once for each table and reason, and not often from one address: visitors are free, the host's time is not."""
        people, table = self.services.people, live.table
        if await people.reports.has_sign(table.id, reason) or not self.signs.allows(address):
            return
        for seat in seats:
            chair = table.chairs[seat]
            await people.reports.add(self.services.now(), table.id, seat, chair.who, chair.name, "", reason)
