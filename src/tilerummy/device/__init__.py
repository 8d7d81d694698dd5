"""The browser's home for tables: what the page's worker calls (web/src/offline/tables.ts).

`open` once; then `request` for what HTTP is on a server, and lines (`connect`, `send`, `disconnect`) for its sockets.
Nothing here or below may import what a browser's Python lacks: no processes, no threads, no database, no framework.
"""

import itertools
from typing import Any

from tilerummy.device.bridge import Bridge
from tilerummy.device.desk import Desk
from tilerummy.device.home import DeviceHome
from tilerummy.device.line import Line
from tilerummy.device.routes import Responded, respond


class Device:
    """One home; a page has one, tests have several."""

    def __init__(self, home: DeviceHome) -> None:
        self.home = home
        self.desk = Desk(home)
        self.lines: dict[int, Line] = {}
        self.numbers = itertools.count(1)

    async def request(self, method: str, address: str, body: str = "") -> Responded:
        return await respond(self.desk, method, address, body)

    def connect(self, table: str, after: int | None = None, seat: int | None = None, notation: bool = False) -> int:
        """The number of a new line; its frames and its end come by the bridge."""
        number = next(self.numbers)
        line = self.lines[number] = Line(self.desk.registry, number)
        task = self.home.tasks.start(line.run(table, after, seat, notation))
        task.add_done_callback(lambda _: self.lines.pop(number, None))
        return number

    def send(self, number: int, text: str) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.inbox.put_nowait(text)

    def disconnect(self, number: int) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.close()


_opened: list[Device] = []


def open(bridge: Bridge) -> None:
    _opened[:] = [Device(DeviceHome(bridge))]


async def request(method: str, address: str, body: str = "") -> Any:
    return await _opened[0].request(method, address, body)


def connect(table: str, after: int | None = None, seat: int | None = None, notation: bool = False) -> int:
    return _opened[0].connect(table, after, seat, notation)


def send(number: int, text: str) -> None:
    _opened[0].send(number, text)


def disconnect(number: int) -> None:
    _opened[0].disconnect(number)
