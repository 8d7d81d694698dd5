"""The lives of one server process: imports the program once and forks a process for each life, so that the next life
begins within a tenth of a second. What runs there is what `tilerummy serve` runs.

`python -m benchmarks.chaos.nursery PORT`, settings in the environment. `start` on its input begins a life, `kill`
and `stop` end it; it says `prepared`, `ready` and `gone CODE`. When the input ends, the life ends too.
"""

import gc
import multiprocessing.forkserver
import os
import secrets
import select
import signal
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Any

from tilerummy.server.settings import load

# Imported at the first use otherwise.
LOADED = (
    "alembic.command",
    "alembic.util.exc",
    "anyio._backends._asyncio",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.ext.asyncio",
    "tilerummy.server.run",
    "tilerummy.server.edge.bounded",
    "tilerummy.server.edge.frames",
    "tilerummy.server.store.postgres",
    "uvloop",
)
SIGNALS = {"kill": signal.SIGKILL, "stop": signal.SIGTERM}
LOG = 2  # what a life writes, and nobody reads unless something goes wrong
CHECKPOINT = "CHAOS_CHECKPOINT"  # writes from one checkpoint of SQLite to the next


def prepare() -> None:
    """Imports everything that a life would import, makes the application, of which nothing is open yet, and starts
    what forks its workers (0.7 s each otherwise).
    """
    for name in LOADED:
        import_module(name)
    run: Any = import_module("tilerummy.server.run")
    made = run.create_app(load(None), alone=True)
    run.create_app = lambda settings, alone: renewed(made)
    multiprocessing.set_forkserver_preload(
        ["tilerummy.server.workers.pool", "benchmarks.chaos.nursery", "benchmarks.chaos.lenient"]
    )
    multiprocessing.forkserver.ensure_running()
    gc.collect()
    gc.freeze()


def renewed(app: Any) -> Any:
    """With what every process draws by lot when it makes its own."""
    services = app.state.node.services
    services.rng = type(services.rng)(secrets.randbits(62))
    services.presence.name = secrets.token_hex(6)
    return app


def live(port: int) -> None:
    """In the new process, until it is stopped."""
    from tilerummy.server.run import listen, run_one
    from tilerummy.server.store import checkpoints
    from tilerummy.server.workers import pool

    checkpoints.EVERY = int(os.environ.get(CHECKPOINT, checkpoints.EVERY))
    server: Any = multiprocessing.forkserver._forkserver
    server.ensure_running = lambda: None  # it runs, but as a child of our parent
    fork = multiprocessing.get_context("forkserver")
    pool.multiprocessing.get_context = lambda method=None: fork  # type: ignore[attr-defined]
    started = run_one(load(None), listen("127.0.0.1", port), lambda: say("ready"))
    os._exit(0 if started else 3)


def say(text: str) -> None:
    with suppress(BrokenPipeError):
        os.write(1, f"{text}\n".encode())


def begin(port: int) -> int:
    """The number of the new process."""
    child = os.fork()
    if child:
        return child
    try:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        live(port)
    except SystemExit as left:
        os._exit(int(left.code or 0))
    except BaseException:
        os.write(LOG, traceback.format_exc().encode())
    os._exit(1)


def attend(child: int) -> None:
    """Until it is gone. Only its parent may signal it: nobody else knows whether its number still means it."""
    handle = os.pidfd_open(child)
    while True:
        readable, _, _ = select.select([handle, 0], [], [])
        if handle in readable:
            break
        os.kill(child, SIGNALS.get(told(), signal.SIGKILL))
    _, status = os.waitpid(child, 0)
    os.close(handle)
    say(f"gone {os.waitstatus_to_exitcode(status)}")


def told() -> str:
    """The next word; nothing when the input has ended."""
    word = b""
    while not word.endswith(b"\n"):
        letter = os.read(0, 1)
        if not letter:
            return ""
        word += letter
    return word.decode().strip()


def main() -> None:
    port = int(sys.argv[1])
    prepare()
    say("prepared")
    while word := told():
        if word == "start":
            attend(begin(port))


if __name__ == "__main__":
    main()
