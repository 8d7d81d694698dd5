"""The worker of a page as the home of tables: the server's own live tables, with another store and another clock.

Everybody on the device is one visitor. There are no strangers: no lobby, no bans, no limits of rates.
"""

import asyncio
import secrets
import sys
import traceback
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tilerummy.device.bridge import Bridge
from tilerummy.device.store import DeviceStore
from tilerummy.device.thinking import WorkerQuestions, WorkerThinking
from tilerummy.server.live.home import Home, milliseconds
from tilerummy.server.upkeep.notes import Notes

T = TypeVar("T")
WHO = "device"  # the owner of every seat
PREFIX = "d-"  # of a table's id, which is longer than any of a server


def new_id() -> str:
    return PREFIX + secrets.token_hex(12)


class DeviceCustoms(msgspec.Struct, frozen=True):
    """As the server's settings are by default."""

    bot_seconds: float = 0.0
    bot_pause: float = 0.6
    away_after: float = 180.0
    grace: float = 10.0


class ConsoleNotes:
    """On the browser's console."""

    def warning(self, event: str, **facts: Any) -> None:
        print(event, facts, file=sys.stderr)

    def error(self, event: str, exc_info: BaseException | None = None, **facts: Any) -> None:
        print(event, facts, file=sys.stderr)
        if exc_info is not None:
            traceback.print_exception(exc_info)

    def exception(self, event: str, **facts: Any) -> None:
        self.error(event, sys.exception(), **facts)


class DeviceHome(Home):
    overslept = 3_000  # the tab was frozen, or the device asleep
    store: DeviceStore
    thinking: WorkerThinking

    def __init__(
        self,
        bridge: Bridge,
        customs: DeviceCustoms | None = None,
        now: Callable[[], int] = milliseconds,
        notes: Notes | None = None,
    ) -> None:
        thinking, store = WorkerThinking(), DeviceStore(bridge)
        questions = WorkerQuestions(thinking)
        super().__init__(customs or DeviceCustoms(), store, thinking, questions, notes or ConsoleNotes(), now)
        self.new_id = new_id
        self.bridge = bridge

    async def apart(self, work: Callable[[], T]) -> T:
        """Between two messages."""
        await asyncio.sleep(0)
        return work()
