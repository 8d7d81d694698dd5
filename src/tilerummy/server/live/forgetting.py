"""A visitor who wants to be forgotten: name and id go from everything stored, the matches stay to be replayed.

This is the one thing that rewrites stored events: in each event with which the visitor sat down the name becomes empty
and the id one that nobody has. All else in the log stays as it is, so that the others can replay and verify.
"""

from tilerummy.refusal import NotAccepted
from tilerummy.server.live.live_table import LiveTable
from tilerummy.server.live.log import entry_of
from tilerummy.server.live.registry import Registry
from tilerummy.server.live.services import hash_of, new_id
from tilerummy.server.store.trash import Trash
from tilerummy.server.table.events import Sat, decode, encode
from tilerummy.server.table.table import Table

MOST = 10_000  # tables of one visitor
TASK = "forget"  # in the host's log: without the visitor's id, with the tables
AT_ONCE = 50  # tables in one note

REWRITE = "UPDATE events SET data = ? WHERE table_id = ? AND seq = ?"
INFO = "UPDATE tables SET info = ? WHERE id = ?"
OWN = (
    "DELETE FROM people WHERE who = ?",
    "UPDATE seats SET who = '' WHERE who = ?",
    "DELETE FROM blocks WHERE who = ?",
    "DELETE FROM blocks WHERE blocked = ?",
    "DELETE FROM reports WHERE author = ?",
)


class Forgetting:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.services = registry.services
        self.store = registry.services.store

    async def forget(self, who: str) -> int:
        """At how many tables something was forgotten."""
        nobody = hash_of(new_id())
        found = await self.store.tables_of(who, MOST)
        changed = [each.table for each in found if await self._at(each.table, who, nobody)]
        await Trash(self.store).forget(who)
        for statement in OWN:
            await self.store.change(statement, who)
        for start in range(0, len(changed), AT_ONCE):
            tables = " ".join(changed[start : start + AT_ONCE])
            await self.services.people.note(self.services.now(), "visitor", TASK, "", tables)
        return len(changed)

    async def _at(self, table: str, who: str, nobody: str) -> bool:
        try:
            async with self.registry.held(table) as live:
                for seat in live.table.chairs.of(who):
                    await live.seats.leave(seat)  # the others need not wait
                await self._rewrite(live, who, nobody)
                self.registry.drop(live, 1012, "restart")
        except NotAccepted:  # its log is broken or gone
            return False
        return True

    async def _rewrite(self, live: LiveTable, who: str, nobody: str) -> None:
        name = live.table.id
        for row in await self.store.read(name):
            event = decode(row.data)
            if isinstance(event, Sat) and event.who == who:
                await self.store.change(REWRITE, encode(Sat(event.seat, nobody, "")), name, row.seq)
        if live.table.created.public:
            now = Table.load(name, await self.store.read(name), self.services.make_dealer)
            await self.store.change(INFO, entry_of(now).info, name)
