"""Deletes tables that nobody has touched for long, slowly, and names that have no table.

Clocks can be wrong: after a jump of the clock nothing is deleted for a day, so that somebody may notice, and the
number deleted at a time is limited. What is deleted can be taken back for a week (store/trash.py).
"""

import asyncio
import time
from collections.abc import Callable

import structlog

from tilerummy.server.store import Store, StoreDown
from tilerummy.server.store.people import People
from tilerummy.server.store.trash import WEEK, Trash
from tilerummy.server.upkeep.periodic import one_round

DAY = 86_400_000
EVERY = 3600.0  # seconds between two sweeps
FIRST = 60.0
BATCH = 100
NAMES = 10_000  # forgotten in one sweep at most
MOST = 2_000  # tables deleted in one sweep at most
JUMP = 300_000  # milliseconds that clock and monotonic clock may differ between two sweeps
CALM = 86_400.0  # seconds after a jump in which nothing is deleted
BREATH = 0.05  # seconds between two deletions

log = structlog.get_logger()


def since_start() -> float:
    """Seconds that the machine has been on, suspended ones included where it counts them."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Calm:
    """Whether the clock can be trusted. `machine`: the monotonic clock, in seconds."""

    def __init__(self, now: int, machine: Callable[[], float] = since_start) -> None:
        self.machine = machine
        self.ahead = self._ahead(now)
        self.jumped: float | None = None

    def _ahead(self, now: int) -> float:
        return now - self.machine() * 1000

    def begin(self, now: int, newest: int | None) -> None:
        """`newest`: when anything last happened before the day that ends now, by the clock of then. Since then it may
        have jumped unseen, and somebody may have played by the wrong clock before this start.
        """
        if newest is not None and now - newest > 2 * CALM * 1000:
            self._jump(now - newest)

    def look(self, now: int) -> bool:
        ahead = self._ahead(now)
        if abs(ahead - self.ahead) > JUMP:
            self._jump(ahead - self.ahead)
        self.ahead = ahead
        return self.jumped is None or self.machine() - self.jumped >= CALM

    def _jump(self, milliseconds: float) -> None:
        self.jumped = self.machine()
        log.warning("clock-jumped", number=round(milliseconds / 1000))


Deleted = Callable[[str], None]  # called for every deleted table


class Retention:
    """For as long as the server runs."""

    def __init__(self, store: Store, now: Callable[[], int], keep_days: float, deleted: Deleted) -> None:
        self.store = store
        self.now = now
        self.keep_days = keep_days
        self.deleted = deleted
        self.calm = Calm(now())

    async def run(self) -> None:
        await one_round("sweep-failed", self.begin, log)
        await asyncio.sleep(FIRST)
        while True:
            await one_round("sweep-failed", self.sweep, log)
            await asyncio.sleep(EVERY)

    async def begin(self) -> None:
        now = self.now()
        self.calm.begin(now, await self.store.newest(now - int(CALM * 1000)))

    async def sweep(self) -> None:
        now = self.now()
        if not self.calm.look(now):
            return
        count = await sweep(self.store, now, self.keep_days, self.deleted)
        if count:
            log.info("tables-deleted", count=count)


async def sweep(store: Store, now: int, keep_days: float, deleted: Deleted | None = None, most: int = MOST) -> int:
    """Delete what was last touched more than `keep_days` ago; 0 keeps everything. How many there were."""
    count, trash = 0, Trash(store)
    while keep_days > 0 and count < most:
        found = await store.idle(now - int(keep_days * DAY), min(BATCH, most - count))
        gone = [await try_to_delete(trash, table, now, deleted) for table in found]
        count += sum(gone)
        if not any(gone):
            break
    if keep_days > 0:
        people, before = People(store), now - int(keep_days * DAY) - WEEK
        await trash.purge(now - WEEK, 2 * MOST)
        await people.forget_names(before, NAMES)
        await people.forget(before, now - WEEK)
    return count


async def try_to_delete(trash: Trash, table: str, now: int, deleted: Deleted | None) -> bool:
    """A table that cannot be deleted does not stop the others."""
    try:
        await trash.put(table, now)
        if deleted is not None:
            deleted(table)
    except StoreDown:
        raise
    except Exception:
        log.exception("table-not-deleted", table=table)
        return False
    await asyncio.sleep(BREATH if deleted is not None else 0)
    return True
