"""Runs the application with uvicorn: listening, readiness, shutdown."""

import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tilerummy.server.app import create_app
from tilerummy.server.edge.protocols import Config
from tilerummy.server.live.greeting import MOST_BYTES
from tilerummy.server.settings import Settings, as_environment
from tilerummy.server.upkeep import logs
from tilerummy.server.upkeep.metrics import FOLDER

SAME_TIME = 0.5  # seconds


def config(settings: Settings, app: Any, **more: Any) -> Config:
    """We log requests and read proxies' headers ourselves."""
    return Config(
        settings,
        app,
        ws_max_size=2 * MOST_BYTES,  # above ours, which answers with a code of its own
        ws_per_message_deflate=False,  # costs memory for every connection, and moves are small
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=settings.stop_after,
        **more,
    )


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, proto)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except OSError:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def taken_over(number: int) -> socket.socket:
    """A socket that whoever started us listens on already. Raises OSError."""
    try:
        made = socket.socket(fileno=number)
    except (OverflowError, ValueError) as error:
        raise OSError(str(error)) from None
    if not made.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        made.detach()  # not ours to close
        raise OSError("it does not listen")
    made.set_inheritable(True)
    return made


class Server(uvicorn.Server):
    """Reports when it is ready, and does not raise the signal again that stopped it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.told = 0.0  # when we were told to stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl+C again means at once, but not when a launcher, which gets it too, hands it on."""
        if self.should_exit and time.monotonic() - self.told < SAME_TIME:
            return
        self.told = time.monotonic()
        super().handle_exit(sig, frame)

    def leave(self, signum: int, frame: FrameType | None) -> None:
        """Before and after uvicorn handles signals."""
        if not self.started:
            raise SystemExit(0)


def run_one(settings: Settings, sock: socket.socket, ready: Callable[[], None]) -> bool:
    """Runs until stopped. Returns whether it could start."""
    logs.configure(settings.log_level)
    logs.configure_libraries(settings.log_level)
    server = Server(config(settings, create_app(settings, alone=True)), ready)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, server.leave)
    try:
        server.run(sockets=[sock])
    except SystemExit as left:
        if left.code != STARTUP_FAILURE:
            raise
    return server.started


def run_several(settings: Settings, sock: socket.socket, ready: Callable[[], None]) -> bool:
    """Each process reads the settings from the environment; their metrics are combined through files. Returns whether
    they could start.
    """
    logs.configure(settings.log_level)
    logs.configure_libraries(settings.log_level)
    with tempfile.TemporaryDirectory(prefix="tilerummy-metrics-") as folder:
        os.environ.update(as_environment(settings))
        os.environ[FOLDER] = folder
        made = config(settings, "tilerummy.server.app:from_environment", factory=True, workers=settings.processes)
        supervisor = Multiprocess(made, sockets=[sock])
        ready()
        supervisor.run()
    return all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)
