"""Two seats of a public table that may be one person: told to the host only.

Signs: both are connected from one address; or one comes within seconds of the other's going, again and again. Families
and schools share addresses too, so it is a sign and no proof, and nobody is refused anything for it.

Processes tell each other who comes and goes, by notices (docs/decisions/0014): `came TABLE SEAT WHO MARK` and
`went TABLE WHO`. The mark is a keyed hash of table and address, so that it says nothing about the address, and nothing
about the same address at another table. It is compared and never stored.
"""

from collections.abc import Coroutine, Mapping
from typing import Any

import structlog

from tilerummy.server.live.guard import parsed
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.services import Services
from tilerummy.server.store import StoreDown
from tilerummy.server.upkeep.meters import Meters

log = structlog.get_logger()

NOTICES = ("came", "went")
ADDRESS, TIMING = "same-address", "same-timing"  # reasons of reports whose author is the server
SOON = 3_000  # milliseconds between one's going and the other's coming
OFTEN = 3
SIGNS = 10  # tables reported from one address in an hour


class Twins:
    """`live`: the tables of this process. Coming and going is counted by every process alike; a sign is reported by
    the process that has both, or the one that was there first.
    """

    def __init__(self, services: Services, live: Mapping[str, LiveTable]) -> None:
        self.services = services
        self.live = live
        self.left: dict[str, tuple[str, int]] = {}  # by table: who was the last to go, and when
        self.signs = Meters(SIGNS / 3600, SIGNS)
        self.swaps: dict[tuple[str, str, str], int] = {}  # by table and both

    def mark(self, table: str, address: str) -> str:
        """Empty where a proxy names no address."""
        return self.services.stamps.mark(f"{table} {address}") if parsed(address) is not None else ""

    async def came(self, live: LiveTable, who: str, seat: int | None, address: str) -> None:
        """Somebody has connected to a table, here."""
        if seat is None or not live.table.created.public:
            return
        table, mark = live.table.id, self.mark(live.table.id, address)
        self.services.store.say(f"came {table} {seat} {who} {mark}")
        await self.compare(live, who, seat, mark)
        before = self.swapped(table, who)
        if before:
            await self.report(live, [seat, *live.table.chairs.of(before)], TIMING, address)

    async def came_elsewhere(self, table: str, seat: int, who: str, mark: str) -> None:
        """The other process reports what it counts; it does not know who is connected here."""
        self.swapped(table, who)
        live = self.live.get(table)
        if live is None:
            return
        if live.table.chairs[seat].who != who:
            await live.catch_up(None)  # who has just sat down there
        await self.compare(live, who, seat, mark)

    async def compare(self, live: LiveTable, who: str, seat: int, mark: str) -> None:
        """With those who are connected here. Of a table that has a sign already nothing more is said."""
        for other in list(live.audience.connections):
            if other.seat is None or other.who == who or not mark:
                continue
            if self.mark(live.table.id, other.address) == mark:
                await self.report(live, [seat, other.seat], ADDRESS, other.address)

    def swapped(self, table: str, who: str) -> str:
        """Who has gone just before this one came, if that has happened often."""
        before, at = self.left.get(table, ("", 0))
        if not before or before == who or self.services.now() - at > SOON:
            return ""
        first, second = sorted((before, who))
        count = self.swaps[table, first, second] = self.swaps.get((table, first, second), 0) + 1
        return before if count >= OFTEN else ""

    def went(self, live: LiveTable, who: str, seat: int | None) -> None:
        if seat is not None and live.table.created.public:
            self.services.store.say(f"went {live.table.id} {who}")
            self.gone(live.table.id, who)

    def gone(self, table: str, who: str) -> None:
        """From here or from another process."""
        self.left[table] = (who, self.services.now())
        while len(self.left) > 10_000:
            del self.left[next(iter(self.left))]
        while len(self.swaps) > 10_000:
            del self.swaps[next(iter(self.swaps))]

    def heard(self, kind: str, words: list[str]) -> None:
        """A notice of another process."""
        if kind == "went":
            self.gone(*words)
        else:
            table, seat, who, mark = words
            self.services.tasks.start(quietly(self.came_elsewhere(table, int(seat), who, mark)))

    async def report(self, live: LiveTable, seats: list[int], reason: str, address: str) -> None:
        """Once for each table and reason, and not often from one address: visitors are free, the host's time is not."""
        people, table = self.services.people, live.table
        if await people.reports.has_sign(table.id, reason) or not self.signs.allows(address):
            return
        for seat in seats:
            chair = table.chairs[seat]
            await people.reports.add(self.services.now(), table.id, seat, chair.who, chair.name, "", reason)


async def quietly(work: Coroutine[Any, Any, None]) -> None:
    """What only helps the host never disturbs play."""
    try:
        await work
    except StoreDown:
        log.warning("store", error="StoreDown")
