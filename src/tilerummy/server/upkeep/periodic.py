"""Work that is repeated for as long as a home is open."""

from collections.abc import Awaitable, Callable

from tilerummy.server.store import StoreDown
from tilerummy.server.upkeep.notes import Notes


async def one_round(failed: str, work: Callable[[], Awaitable[object]], notes: Notes) -> None:
    """Errors are noted as `failed` and the loop continues: one bad row must not end it."""
    try:
        await work()
    except StoreDown as error:
        notes.warning(failed, error=type(error).__name__)
    except Exception:
        notes.exception(failed)
