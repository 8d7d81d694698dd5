"""Work that is repeated for as long as the server runs."""

from collections.abc import Awaitable, Callable

import structlog

from tilerummy.server.store import StoreDown

log = structlog.get_logger()


async def one_round(failed: str, work: Callable[[], Awaitable[object]]) -> None:
    """Errors are logged as `failed` and the loop continues: one bad row must not end it."""
    try:
        await work()
    except StoreDown as error:
        log.warning(failed, error=type(error).__name__)
    except Exception:
        log.exception(failed)
