"""A server on loopback for tests: in this process, in a thread of its own, with real sockets."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import uvicorn

from tests.luck import deal_alike
from tilerummy.server.app import create_app
from tilerummy.server.edge.http import assets
from tilerummy.server.live.node import Node
from tilerummy.server.run import config
from tilerummy.server.settings import Settings

# The page is the same for all servers of a run; packing its files takes longer than most tests.
vars(assets)["asset"] = cache(assets.asset)


def listener() -> socket.socket:
    """Bound before the server starts, so that nobody else gets its port meanwhile."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    return found


def free_port() -> int:
    with listener() as found:
        return int(found.getsockname()[1])


class Serving:
    def __init__(self, settings: Settings, bound: socket.socket, prepare: Callable[[Node], None] | None = None) -> None:
        self.settings = settings
        self.bound = bound
        self.app = create_app(settings)
        self.node: Node = self.app.state.node
        deal_alike(self.node.services)
        if prepare is not None:
            prepare(self.node)
        made = config(settings, self.app, host="127.0.0.1", port=settings.port)
        self.server = uvicorn.Server(made)
        self.url = f"http://127.0.0.1:{settings.port}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.bound])

        asyncio.run(main())

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            self.thread.join(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(120)
        assert not self.thread.is_alive()

    def run(self, work: Any) -> Any:
        """A coroutine in the server's loop, from the test's thread."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def connections(self) -> list[Any]:
        """Those that are completely set up: read between two steps of the loop, not in the middle of one."""

        async def read() -> list[Any]:
            return list(self.server.server_state.connections)

        found: list[Any] = self.run(read())
        return found


@contextmanager
def serving(
    folder: Path, prepare: Callable[[Node], None] | None = None, **settings: Any
) -> Iterator[Serving]:
    quick = {"bot_pause": 0.0, "rate": 10000.0, "burst": 10000, "address_rate": 100000.0, "log_level": "error"}
    patient = {"bot_limit": 300.0, "question_limit": 300.0}  # the machine may be busy with other things
    given = {**quick, **patient, "address_tables": 100_000, **settings}
    bound = listener()
    made = Settings(port=bound.getsockname()[1], database=f"sqlite:///{folder / 'test.db'}", **given)
    server = Serving(made, bound, prepare)
    try:
        server.start()
        yield server
    finally:
        server.stop()
