"""Fair shares of the list of public tables: nobody fills it alone.

Who made a table is known by address, in memory only, and told to the other processes as a keyed hash that is not kept;
of tables from before a start by the owner of the first seat.
"""

from collections import Counter, OrderedDict
from collections.abc import Mapping

from tilerummy.server.live.stamps import Stamps
from tilerummy.server.store import Listed, Store

KEPT = 20_000  # tables whose maker is remembered
OWNERS = """SELECT table_id, who FROM seats WHERE seat = 0
    AND table_id IN (SELECT id FROM tables WHERE public AND phase != 'over')"""


class Shares:
    def __init__(self, store: Store, stamps: Stamps) -> None:
        self.store = store
        self.stamps = stamps
        self.makers: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        """An address has made a public table."""
        maker = self.stamps.mark(f"maker {address}")
        self.learn(table, maker)
        self.store.say(f"made {table} {maker}")

    def learn(self, table: str, maker: str) -> None:
        self.makers[table] = maker
        while len(self.makers) > KEPT:
            self.makers.popitem(last=False)

    async def choose(self, found: list[Listed], most: int) -> list[Listed]:
        """So many of them, in their order."""
        if len(found) <= most:
            return found
        owners = {table: who for table, who in await self.store.ask(OWNERS)}
        return fair(found, {**owners, **self.makers}, most)


def fair(found: list[Listed], makers: Mapping[str, str], most: int) -> list[Listed]:
    """The first of every maker, then the second of every maker, and so on."""
    before: Counter[str] = Counter()
    ranked: list[tuple[int, int]] = []
    for at, each in enumerate(found):
        maker = makers.get(each.table) or each.table
        ranked.append((before[maker], at))
        before[maker] += 1
    return [found[at] for at in sorted(at for _, at in sorted(ranked)[:most])]
