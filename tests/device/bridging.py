"""A device without a browser: a bridge in memory that fails, dies and is claimed when a test says so."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from tests.waiting import PATIENCE
from tilerummy.device import Device
from tilerummy.device.home import DeviceCustoms, DeviceHome

FAST = DeviceCustoms(bot_pause=0.0, grace=0.0)


class Disk:
    """What is left when a tab is gone: IndexedDB and the locks, which all tabs of the device share."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], tuple[int, str]] = {}
        self.entries: dict[str, dict[str, Any]] = {}
        self.notes: dict[str, str] = {}
        self.owners: dict[str, MemoryBridge] = {}

    def log(self, table: str, after: int = 0) -> list[tuple[int, int, str]]:
        return sorted((seq, *row) for (name, seq), row in self.rows.items() if name == table and seq > after)


class MemoryBridge:
    """One tab. `trouble`: raised by the next appends, until it is empty."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.ends: dict[int, tuple[int, str]] = {}
        self.trouble: list[Exception | None] = []
        self.steps = 0
        self.dies_at = 0  # the step in which the tab is gone
        self.died = asyncio.Event()
        self.buried = asyncio.Event()
        self.locks = True  # whether this browser has any
        self.news = asyncio.Event()

    async def step(self) -> None:
        """A moment at which everything may end: nothing is answered any more."""
        self.steps += 1
        if self.steps >= self.dies_at > 0:
            self.died.set()
        if self.died.is_set():
            await self.buried.wait()  # nothing is answered any more, until the test tidies up
            raise RuntimeError("the tab is gone")
        await asyncio.sleep(0)

    async def append(self, write: str) -> str:
        await self.step()
        if self.trouble and (error := self.trouble.pop(0)) is not None:
            raise error
        put = json.loads(write)
        if any((put["table"], seq) in self.disk.rows for seq, _, _ in put["rows"]):
            return "conflict"
        self.disk.rows.update({(put["table"], seq): (at, data) for seq, at, data in put["rows"]})
        if put["entry"] is not None:
            self.disk.entries[put["table"]] = put["entry"]
        await self.step()
        return ""

    async def read(self, table: str, after: int) -> str:
        await self.step()
        return json.dumps(self.disk.log(table, after))

    async def list(self) -> str:
        await self.step()
        return json.dumps(list(self.disk.entries.values()))

    async def delete(self, table: str) -> None:
        await self.step()
        for key in [key for key in self.disk.rows if key[0] == table]:
            del self.disk.rows[key]
        self.disk.entries.pop(table, None)

    async def note(self, name: str, text: str) -> None:
        self.disk.notes[name] = text

    async def noted(self, name: str) -> str:
        return self.disk.notes.get(name, "")

    async def claim(self, table: str) -> bool:
        await self.step()
        return self.disk.owners.setdefault(table, self) is self or not self.locks

    def release(self, table: str) -> None:
        if self.disk.owners.get(table) is self:
            del self.disk.owners[table]

    def tell(self, connection: int, text: str) -> None:
        if not self.died.is_set():
            self.told.setdefault(connection, []).append(json.loads(text))
            self.news.set()

    def ended(self, connection: int, code: int, reason: str) -> None:
        self.ends[connection] = (code, reason)
        self.news.set()


class Tab:
    """A page: its home, and what it asks there."""

    def __init__(
        self, disk: Disk | None = None, customs: DeviceCustoms = FAST, now: Callable[[], int] | None = None
    ) -> None:
        self.bridge = MemoryBridge(disk or Disk())
        home = DeviceHome(self.bridge, customs) if now is None else DeviceHome(self.bridge, customs, now)
        self.device = Device(home)
        self.home = home

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found = await self.device.request(method, path, "" if body is None else json.dumps(body))
        assert found.status == status, found
        return json.loads(found.text)

    async def make(self, game: str, *seats: str, **more: Any) -> str:
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more}, 201)
        return str(made["id"])

    def open(self, table: str, after: int | None = None, seat: int | None = None) -> "Caller":
        return Caller(self, table, self.device.connect(table, after, seat))

    async def close(self) -> None:
        """As a tab is closed: nothing more happens, and its locks go."""
        self.bridge.died.set()
        self.bridge.buried.set()
        await self.home.tasks.cancel()
        for table in [table for table, owner in self.bridge.disk.owners.items() if owner is self.bridge]:
            self.bridge.release(table)


class Caller:
    """A line to a table, and what came over it."""

    def __init__(self, tab: Tab, table: str, number: int) -> None:
        self.tab = tab
        self.table = table
        self.number = number
        self.count = 0
        self.seen = 0
        self.seq = 0
        self.info: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None

    @property
    def frames(self) -> list[dict[str, Any]]:
        return self.tab.bridge.told.get(self.number, [])

    async def until(self, wanted: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not (found := wanted()):
                self.tab.bridge.news.clear()
                await self.tab.bridge.news.wait()
        return found

    def take_in(self) -> None:
        """What has come, into `seq`, `info` and `position`."""
        for frame in self.frames[self.seen :]:
            self.seen += 1
            if "seq" in frame and frame["t"] in ("welcome", "event"):
                self.seq = frame["seq"]
                self.info = frame.get("table") or self.info
                self.position = frame.get("position") or self.position

    async def welcome(self) -> dict[str, Any]:
        await self.until(lambda: self.frames or self.number in self.tab.bridge.ends)
        self.take_in()
        return self.frames[0]

    async def say(self, kind: str, /, **rest: Any) -> dict[str, Any]:
        self.count += 1
        name, before = rest.pop("id", f"m{self.number}-{self.count}"), len(self.frames)
        self.tab.device.send(self.number, json.dumps({"t": kind, "id": name, **rest}))
        found = await self.until(lambda: [each for each in self.frames[before:] if each.get("id") == name])
        self.take_in()
        answer: dict[str, Any] = found[0]
        return answer

    async def next(self) -> None:
        """Until more has come."""
        await self.until(lambda: len(self.frames) > self.seen)
        self.take_in()

    def hang_up(self) -> None:
        self.tab.device.disconnect(self.number)
