"""A visitor who wants to be forgotten: name and id go from everything stored, the matches stay to be replayed.

This is the one thing that rewrites stored events: in each event with which the visitor sat down the name becomes empty
and the id one that nobody has. All else in the log stays as it is, so that the others can replay and verify.
"""

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.home import hash_of, new_id
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.log import entry_of
from tilerummy.server.live.registry import Registry
from tilerummy.server.live.services import Services
from tilerummy.server.store.people import THEMSELVES
from tilerummy.server.store.trash import Trash
from tilerummy.server.table.events import Event, Left, Sat, decode, encode

MOST = 10_000  # tables of one visitor
TASK = "forget"  # for the other processes: without the visitor's id, with the tables
AT_ONCE = 50  # tables in one note

REWRITE = "UPDATE events SET data = ? WHERE table_id = ? AND seq = ?"
INFO = "UPDATE tables SET info = ? WHERE id = ?"
OWN = (
    "DELETE FROM people WHERE who = ?",
    "UPDATE seats SET who = '' WHERE who = ?",
    "DELETE FROM sat WHERE who = ?",
    "DELETE FROM blocks WHERE who = ?",
    "DELETE FROM blocks WHERE blocked = ?",
    "DELETE FROM reports WHERE author = ?",
    # While a ban runs the host must know whose it is.
    """UPDATE audit SET object = '' WHERE object = ?
        AND object NOT IN (SELECT object FROM bans WHERE kind = 'visitor')""",
)


class Forgetting:
    def __init__(self, registry: Registry, services: Services) -> None:
        self.registry = registry
        self.services = services
        self.store = services.store

    async def forget(self, who: str) -> int:
        """At how many tables something was forgotten."""
        nobody = hash_of(new_id())
        found = await self.services.people.sat_at(who, MOST)
        changed = [each.table for each in found if await self._at(each.table, who, nobody)]
        await Trash(self.store).forget(who)
        for statement in OWN:
            await self.store.change(statement, who)
        for start in range(0, len(changed), AT_ONCE):
            tables = " ".join(changed[start : start + AT_ONCE])
            await self.services.people.note(self.services.now(), THEMSELVES, TASK, "", tables)
        return len(changed)

    async def _at(self, table: str, who: str, nobody: str) -> bool:
        try:
            async with self.registry.held(table) as live:
                try:
                    await self._leave(live, who, nobody)
                except BaseException:
                    await live.log.reload()  # what is in memory may not be in the log
                    raise
        except NotAccepted:  # its log is broken or gone
            return False
        self.services.rewritten(table)
        return True

    async def _leave(self, live: LiveTable, who: str, nobody: str) -> None:
        """The others need not wait, and those who are connected stay so."""
        table = live.table
        seats, events = table.chairs.of(who), list[Event]()
        for seat in seats:
            events += live.moves.fold(Left(seat))
        for chair in table.chairs:
            if chair.who == who:
                chair.who, chair.name, chair.key = nobody, "", ""
        if table.maker == who:
            table.maker = nobody
        await self._rewrite(table.id, who, nobody)
        if events:
            await live.log.commit(events, [(seat, "") for seat in seats])
        if table.created.public:
            await self.store.change(INFO, entry_of(table).info, table.id)

    async def _rewrite(self, table: str, who: str, nobody: str) -> None:
        for row in await self.store.read(table):
            event = decode(row.data)
            if isinstance(event, Sat) and event.who == who:
                await self.store.change(REWRITE, encode(Sat(event.seat, nobody, "")), table, row.seq)
