"""Tables nobody has touched for long are deleted, slowly, so that nobody notices."""

import asyncio

import structlog

from tilerummy.server.hall import Hall
from tilerummy.server.store import Store, StoreDown

DAY = 86_400_000
EVERY = 3600.0  # seconds between two sweeps
FIRST = 60.0
BATCH = 100
BREATH = 0.05  # seconds between two deletions

log = structlog.get_logger()


async def sweep(store: Store, now: int, keep_days: float, hall: Hall | None = None) -> int:
    """Delete what was last touched more than `keep_days` ago; 0 keeps everything. How many there were."""
    count = 0
    while keep_days > 0:
        found = await store.idle(now - int(keep_days * DAY), BATCH)
        for table in found:
            await delete(store, table, hall)
            count += 1
            await asyncio.sleep(BREATH if hall is not None else 0)
        if len(found) < BATCH:
            break
    return count


async def delete(store: Store, table: str, hall: Hall | None) -> None:
    await store.delete(table)
    live = None if hall is None else hall.live.get(table)
    if hall is not None and live is not None:
        hall.drop(live, 4404, "table-gone")


async def keep(hall: Hall) -> None:
    await asyncio.sleep(FIRST)
    while True:
        try:
            count = await sweep(hall.store, hall.now(), hall.settings.keep_days, hall)
            if count:
                log.info("tables-deleted", count=count)
        except StoreDown:
            log.warning("sweep-failed")
        await asyncio.sleep(EVERY)
