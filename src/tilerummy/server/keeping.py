"""Tables nobody has touched for long are deleted, slowly, so that nobody notices, and names of those who have none.

How long it was, the clock says, and clocks are set wrong: after a jump nothing is deleted for a day, in which somebody
may notice, and never more than a part at a time.
"""

import asyncio
import time
from collections.abc import Callable

import structlog

from tilerummy.server.hall import Hall
from tilerummy.server.rounds import one_round
from tilerummy.server.store import Store, StoreDown

DAY = 86_400_000
EVERY = 3600.0  # seconds between two sweeps
FIRST = 60.0
BATCH = 100
NAMES = 10_000  # forgotten in one sweep at most
MOST = 2_000  # tables deleted in one sweep at most
JUMP = 300_000  # milliseconds that the clock may run differently from the machine's own between two sweeps
CALM = 86_400.0  # seconds after a jump in which nothing is deleted
BREATH = 0.05  # seconds between two deletions

log = structlog.get_logger()


class Calm:
    """Whether the clock can be believed. `machine`: seconds that nobody can set."""

    def __init__(self, now: int, machine: Callable[[], float] = time.monotonic) -> None:
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


async def sweep(store: Store, now: int, keep_days: float, hall: Hall | None = None, most: int = MOST) -> int:
    """Delete what was last touched more than `keep_days` ago; 0 keeps everything. How many there were."""
    count = 0
    while keep_days > 0 and count < most:
        found = await store.idle(now - int(keep_days * DAY), min(BATCH, most - count))
        deleted = [await try_to_delete(store, table, hall) for table in found]
        count += sum(deleted)
        if not any(deleted):
            break
    if keep_days > 0:
        await store.forget_names(now - int(keep_days * DAY), NAMES)
    return count


async def try_to_delete(store: Store, table: str, hall: Hall | None) -> bool:
    """One that cannot be deleted does not keep the others."""
    try:
        await delete(store, table, hall)
    except StoreDown:
        raise
    except Exception:
        log.exception("table-not-deleted", table=table)
        return False
    await asyncio.sleep(BREATH if hall is not None else 0)
    return True


async def delete(store: Store, table: str, hall: Hall | None) -> None:
    await store.delete(table)
    if hall is None:
        return
    hall.broken.discard(table)
    live = hall.live.get(table)
    if live is not None:
        hall.drop(live, 4404, "table-gone")


async def keep(hall: Hall) -> None:
    calm = Calm(hall.now())
    await one_round("sweep-failed", lambda: begin(hall, calm))
    await asyncio.sleep(FIRST)
    while True:
        await one_round("sweep-failed", lambda: keep_once(hall, calm))
        await asyncio.sleep(EVERY)


async def begin(hall: Hall, calm: Calm) -> None:
    now = hall.now()
    calm.begin(now, await hall.store.newest(now - int(CALM * 1000)))


async def keep_once(hall: Hall, calm: Calm) -> None:
    now = hall.now()
    if not calm.look(now):
        return
    count = await sweep(hall.store, now, hall.settings.keep_days, hall)
    if count:
        log.info("tables-deleted", count=count)
