"""Tables nobody has touched for long are deleted, slowly, so that nobody notices, and names of those who have none."""

import asyncio

import structlog

from tilerummy.server.hall import Hall
from tilerummy.server.rounds import one_round
from tilerummy.server.store import Store, StoreDown

DAY = 86_400_000
EVERY = 3600.0  # seconds between two sweeps
FIRST = 60.0
BATCH = 100
NAMES = 10_000  # forgotten in one sweep at most
BREATH = 0.05  # seconds between two deletions

log = structlog.get_logger()


async def sweep(store: Store, now: int, keep_days: float, hall: Hall | None = None) -> int:
    """Delete what was last touched more than `keep_days` ago; 0 keeps everything. How many there were."""
    count = 0
    while keep_days > 0:
        found = await store.idle(now - int(keep_days * DAY), BATCH)
        deleted = [await try_to_delete(store, table, hall) for table in found]
        count += sum(deleted)
        if len(found) < BATCH or not any(deleted):
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
    await asyncio.sleep(FIRST)
    while True:
        await one_round("sweep-failed", lambda: keep_once(hall))
        await asyncio.sleep(EVERY)


async def keep_once(hall: Hall) -> None:
    count = await sweep(hall.store, hall.now(), hall.settings.keep_days, hall)
    if count:
        log.info("tables-deleted", count=count)
