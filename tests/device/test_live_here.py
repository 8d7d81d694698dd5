"""The server's own tests of live tables without a network, once more in the home of a device."""

from collections.abc import Callable
from typing import Any, cast

import pytest
import structlog

from tests.device.bridging import Disk, MemoryBridge
from tests.server import blocking
from tests.server.test_live import *  # noqa: F403
from tests.server.test_live_alone import *  # noqa: F403
from tests.server.test_live_rounds import *  # noqa: F403
from tests.server.test_pace import *  # noqa: F403
from tests.server.test_stored_first import *  # noqa: F403
from tests.server.test_words import *  # noqa: F403
from tilerummy.device.home import DeviceCustoms, DeviceHome
from tilerummy.device.tables import DeviceRegistry
from tilerummy.server.settings import Settings
from tilerummy.server.store import Store

del test_who_is_here  # noqa: F821 (other processes tell it, and here are none)
del test_how_long_a_bot_thinks_does_not_show  # noqa: F821 (it counts every sleep, and the bridge of tests has its own)


class DeviceNode:
    """What a `Room` needs of a node, with a device's home and the room's own store."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        names = DeviceCustoms.__struct_fields__
        customs = DeviceCustoms(**{name: getattr(settings, name) for name in names})
        self.services = DeviceHome(MemoryBridge(Disk()), customs, now, structlog.get_logger())
        self.services.store = cast(Any, DeviceFace(store))
        self.registry = DeviceRegistry(self.services)
        self.advice = self.registry.advice

    async def close(self) -> None:
        self.services.closing = True
        await self.services.tasks.cancel()


class DeviceFace:
    """The room's store, as a device's is asked."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def do(self, promise: Any) -> Any:
        return await promise

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


@pytest.fixture(autouse=True)
def _at_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "Node", DeviceNode)
