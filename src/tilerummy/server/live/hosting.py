"""What the host may do, over HTTP or with `tilerummy admin`. Each is noted in the host's log.

Tables are changed in their stored log; whoever has one in memory catches up with it.
"""

import ipaddress
import re
from collections.abc import Callable

import msgspec

from tilerummy.refusal import NotAccepted, shorten
from tilerummy.server.live.guard import ADDRESS, VISITOR
from tilerummy.server.live.likeness import check_name, likeness
from tilerummy.server.live.log import entry_of
from tilerummy.server.store import Conflict, Store, Write
from tilerummy.server.store.people import NEVER, Ban, People
from tilerummy.server.table.events import Closed, Event, Left, Row, Sat, Stopped, encode
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
            return [Closed(), Stopped(0)] if running else [Closed()]  # in this order: no player has stopped it

        await self.write(table, change)
        await self.note("close", table, reason[:MOST_REASON])

    async def rename(self, who: str, name: str) -> int:
        """Everywhere it can be seen now; old events keep the old name, which this person cannot take again. At how many
        tables.
        """
        if not WHO.fullmatch(who):
            raise NotAccepted("host-bad-visitor", {"object": shorten(who)})
        tables = [each.table for each in await self.store.tables_of(who, MOST_TABLES)]
        known = await self.people.name_of(who)
        if not tables and not known:
            raise NotAccepted("host-no-such-visitor", {"object": who})
        renaming = Renaming(who, name, known)
        await self.people.set_name(who, name, self.now())
        changed = []
        try:
            for table in tables:
                if await self.try_to_write(table, renaming.at):
                    changed.append(table)
        finally:
            await self.people.take_away(who, renaming.looks(), self.now())
            await self.note("rename", who, " ".join(changed))
        return len(changed)

    async def try_to_write(self, name: str, change: Change) -> bool:
        """A table that cannot be read, or is gone, does not stop the others."""
        try:
            return await self.write(name, change)
        except NotAccepted:
            return False

    async def write(self, name: str, change: Change) -> bool:
        """Appends to the log of a table. Raises NotAccepted, also if others are always faster."""
        for _ in range(TRIES):
            rows = await self.store.read(name)
            if not rows:
                raise NotAccepted("table-no-such-table")
            try:
                table = Table.load(name, rows)
            except (BrokenLog, msgspec.DecodeError, UnicodeError, LookupError, ValueError):
                raise NotAccepted("table-no-such-table") from None
            events = change(table)
            if not events:
                return False
            try:
                await self.append(table, events)
                return True
            except Conflict:
                continue
        raise NotAccepted("table-try-again")

    async def append(self, table: Table, events: list[Event]) -> None:
        at = max(self.now(), table.at)
        first = table.seq + 1
        for event in events:
            table.fold(event, at)
        rows = [Row(first + i, at, encode(event)) for i, event in enumerate(events)]
        await self.store.append(Write(table.id, rows, entry_of(table)))

    async def note(self, task: str, thing: str, detail: str) -> None:
        await self.people.note(self.now(), self.author, task, thing, detail)


class Renaming:
    """One person gets another name, wherever they sit or have left a match."""

    def __init__(self, who: str, name: str, known: str) -> None:
        self.who = who
        self.name = name
        self.before = {known}

    def at(self, table: Table) -> list[Event]:
        events: list[Event] = []
        name = self.name_at(table)
        for seat in table.chairs.of(self.who):
            chair = table.chairs[seat]
            self.before.add(chair.name)
            if chair.name != name:
                events += [Sat(seat, self.who, name), *([Left(seat)] if chair.gone else [])]
        return events

    def name_at(self, table: Table) -> str:
        """None where it would look like another's."""
        try:
            check_name(table.chairs, self.who, self.name, table.phase == "over")
        except NotAccepted:
            return ""
        return self.name

    def looks(self) -> list[str]:
        return sorted({likeness(name) for name in self.before if name} - {likeness(self.name)})


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
