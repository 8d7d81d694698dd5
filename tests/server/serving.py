"""A server on loopback for tests: in this process, in a thread of its own, with real sockets."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from tilerummy.server.app import create_app
from tilerummy.server.live.node import Node
from tilerummy.server.run import config
from tilerummy.server.settings import Settings


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Serving:
    def __init__(self, settings: Settings, prepare: Callable[[Node], None] | None = None) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.node: Node = self.app.state.node
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
            await self.server.serve()

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


@contextmanager
def serving(
    folder: Path, prepare: Callable[[Node], None] | None = None, **settings: Any
) -> Iterator[Serving]:
    quick = {"bot_pause": 0.0, "rate": 10000.0, "burst": 10000, "address_rate": 100000.0, "log_level": "error"}
    patient = {"bot_limit": 300.0, "question_limit": 300.0}  # the machine may be busy with other things
    given = {**quick, **patient, "address_tables": 100_000, **settings}
    made = Settings(port=free_port(), database=f"sqlite:///{folder / 'test.db'}", **given)
    server = Serving(made, prepare)
    try:
        server.start()
        yield server
    finally:
        server.stop()
