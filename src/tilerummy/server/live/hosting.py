"""What the host may do, over HTTP or with `tilerummy admin`. Each is noted in the host's log.

Tables are changed in their stored log; whoever has one in memory catches up with it.
"""

import ipaddress
import re
from collections.abc import Callable

from tilerummy.refusal import NotAccepted, shorten
from tilerummy.server.live.guard import ADDRESS, VISITOR
from tilerummy.server.live.log import entry_of
from tilerummy.server.store import Conflict, Store, Write
from tilerummy.server.store.people import NEVER, Ban, People
from tilerummy.server.table.events import Closed, Event, Row, Sat, Stopped, encode
from tilerummy.server.table.table import BrokenLog, Table

WHO = re.compile("[0-9a-f]{40}")
HOUR = 3_600_000
MOST_HOURS = 24 * 3650
MOST_REASON = 200
MOST_TABLES = 200  # of one person that are renamed
TRIES = 20  # at a table where moves are made meanwhile

Change = Callable[[Table], list[Event]]


class Hosting:
    def __init__(self, store: Store, now: Callable[[], int], author: str) -> None:
        self.store = store
        self.people = People(store)
        self.now = now
        self.author = author

    # ---- bans

    async def ban(self, thing: str, hours: float, reason: str) -> Ban:
        """`thing`: a visitor's id or an address; 0 hours: without an end."""
        kind, found = banned_thing(thing)
        if not 0 <= hours <= MOST_HOURS:
            raise NotAccepted("host-bad-hours", {"most": MOST_HOURS})
        now = self.now()
        made = Ban(kind, found, now, now + int(hours * HOUR) if hours else NEVER, reason[:MOST_REASON])
        await self.people.ban(made)
        await self.note("ban", found, f"{hours:g} {made.reason}".strip())
        return made

    async def unban(self, thing: str) -> None:
        kind, found = banned_thing(thing)
        if not any((ban.kind, ban.object) == (kind, found) for ban in await self.people.bans(self.now())):
            raise NotAccepted("host-not-banned", {"object": found})
        await self.people.unban(kind, found)
        await self.note("unban", found, "")

    # ---- tables and people

    async def close(self, table: str, reason: str = "") -> None:
        """Nobody plays on there; what was played stays."""

        def change(found: Table) -> list[Event]:
            if found.closed:
                return []
            running = found.phase in ("playing", "pause")
            return [Stopped(0), Closed()] if running else [Closed()]

        await self.write(table, change)
        await self.note("close", table, reason[:MOST_REASON])

    async def rename(self, who: str, name: str) -> int:
        """Everywhere it can be seen now; old events keep the old name. At how many tables."""
        if not WHO.fullmatch(who):
            raise NotAccepted("host-bad-visitor", {"object": shorten(who)})
        tables = [each.table for each in await self.store.tables_of(who, MOST_TABLES)]
        if not tables and not await self.people.name_of(who):
            raise NotAccepted("host-no-such-visitor", {"object": who})

        def change(found: Table) -> list[Event]:
            mine = [seat for seat in found.chairs.of(who) if found.chairs[seat].name != name]
            return [Sat(seat, who, name) for seat in mine if not found.chairs[seat].gone]

        await self.people.set_name(who, name, self.now())
        changed = [table for table in tables if await self.write(table, change)]
        await self.note("rename", who, " ".join(changed))
        return len(changed)

    async def write(self, name: str, change: Change) -> bool:
        """Appends to the log of a table. Raises NotAccepted, or Conflict if others are always faster."""
        for _ in range(TRIES):
            rows = await self.store.read(name)
            if not rows:
                raise NotAccepted("table-no-such-table")
            try:
                table = Table.load(name, rows)
            except BrokenLog:
                raise NotAccepted("table-no-such-table") from None
            events = change(table)
            if not events:
                return False
            try:
                await self.append(table, events)
                return True
            except Conflict:
                continue
        raise Conflict(name)

    async def append(self, table: Table, events: list[Event]) -> None:
        at = max(self.now(), table.at)
        first = table.seq + 1
        for event in events:
            table.fold(event, at)
        rows = [Row(first + i, at, encode(event)) for i, event in enumerate(events)]
        await self.store.append(Write(table.id, rows, entry_of(table)))

    async def note(self, task: str, thing: str, detail: str) -> None:
        await self.people.note(self.now(), self.author, task, thing, detail)


def banned_thing(text: str) -> tuple[str, str]:
    """The kind of a ban and its object. An IPv6 address stands for the /64 that one customer has."""
    if WHO.fullmatch(text):
        return VISITOR, text
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise NotAccepted("host-bad-object", {"object": shorten(text)}) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    return ADDRESS, str(found)
