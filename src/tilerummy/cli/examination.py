"""What can be wrong with an installation, one small question each. Nothing is changed and nothing is made: not even a
database where there is none.
"""

import errno
import importlib.metadata
import importlib.util
import os
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tilerummy import tiles, words
from tilerummy.server.settings import Settings

OLDEST, NEWEST = (3, 11), (3, 14)  # what this version was tried with
PACKAGES = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client", "structlog")
TIGHT = 200 * 2**20  # bytes: SQLite's log alone may grow to 130 MiB
SPARE_FILES = 200  # besides connections
LOCAL = ("127.0.0.1", "::1", "localhost")
SQLITE = "sqlite:///"


class Finding(NamedTuple):
    """`bad`: the server does not start or nobody can play. Else it works, but less well than it could."""

    code: str
    bad: bool = False
    params: dict[str, str | int] = {}  # noqa: RUF012


def of_python() -> Iterator[Finding]:
    version = sys.version_info[:2]
    if not OLDEST <= version <= NEWEST:
        yield Finding("python", version < OLDEST, {"version": "{}.{}".format(*version)})


def of_the_core() -> Iterator[Finding]:
    if str(tiles.__file__).endswith(".py"):
        yield Finding("uncompiled")


def of_the_clock() -> Iterator[Finding]:
    """Nothing can have been installed in the future."""
    if Path(words.__file__).stat().st_mtime > time.time() + 86400:
        yield Finding("clock", True)


def of_packages() -> Iterator[Finding]:
    for name in PACKAGES:
        if importlib.util.find_spec(name) is None:
            yield Finding("no-server", True, {"package": name})
            return
    from tilerummy.server.edge.protocols import TESTED

    version = importlib.metadata.version("uvicorn")
    if version.rpartition(".")[0] != TESTED:
        yield Finding("uvicorn", False, {"version": version, "tested": TESTED})


def of_the_page() -> Iterator[Finding]:
    from tilerummy.server.edge.http import assets

    if not assets.has_page(assets.FOLDER):
        yield Finding("no-page", True)


def of_open_files(settings: Settings) -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    least = min(settings.most_sockets + settings.most_connections, 4096) + SPARE_FILES
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if 0 <= allowed < least:
        yield Finding("few-files", False, {"allowed": allowed, "wanted": least})


def of_the_address(settings: Settings) -> Iterator[Finding]:
    from tilerummy.server.run import listen

    at: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
    try:
        listen(settings.host, settings.port).close()
    except OSError as error:
        code = "port-taken" if error.errno == errno.EADDRINUSE else "no-address"
        yield Finding(code, True, {**at, "problem": error.strerror or str(error)} if code == "no-address" else at)


def of_the_proxy(settings: Settings) -> Iterator[Finding]:
    """HTTPS is made by a proxy, which must be believed, or all visitors have one address."""
    if settings.secure and not settings.proxies:
        yield Finding("no-proxies")
    if settings.proxies and not settings.secure:
        yield Finding("not-secure")
    if settings.proxies and settings.host not in LOCAL:
        yield Finding("proxy-passed-by", False, {"host": settings.host})


def of_processes(settings: Settings) -> Iterator[Finding]:
    if settings.processes > 1 and settings.database_url().startswith(SQLITE):
        yield Finding("one-process", True, {"processes": settings.processes})


def of_the_names(settings: Settings) -> Iterator[Finding]:
    if settings.name_filter and not os.access(settings.name_filter, os.R_OK):
        yield Finding("name-filter", False, {"path": settings.name_filter})


def of_the_database(settings: Settings) -> Iterator[Finding]:
    url = settings.database_url()
    if url.startswith(SQLITE):
        yield from of_the_file(Path(url.removeprefix(SQLITE)))
    else:
        yield from of_postgres(url)


def of_the_file(path: Path) -> Iterator[Finding]:
    at: dict[str, str | int] = {"path": str(path)}
    folder = next(above for above in (path.parent, *path.parent.absolute().parents) if above.exists())
    if not takes_files(folder) or (path.exists() and not os.access(path, os.W_OK)):
        yield Finding("unwritable", True, at)
        return
    free = shutil.disk_usage(folder).free
    if free < TIGHT:
        yield Finding("disk-full", free < TIGHT // 10, {**at, "free": free // 2**20})
    if path.exists():
        yield from inside(path, at)


def takes_files(folder: Path) -> bool:
    """By trying: rights alone do not tell (a file system that may only be read)."""
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        return error.errno == errno.ENOSPC  # that is another finding
    return True


def inside(path: Path, at: dict[str, str | int]) -> Iterator[Finding]:
    from tilerummy.server.store.migrate import NEWEST as KNOWN
    from tilerummy.server.store.sqlite import version_of

    if path.stat().st_nlink > 1:
        yield Finding("several-names", True, at)
        return
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=1)
        try:
            version = version_of(connection)
        finally:
            connection.close()
    except sqlite3.Error as error:
        locked = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        yield Finding("locked", False, at) if locked else Finding("no-database", True, {**at, "problem": str(error)})
        return
    if version is not None and version > KNOWN:
        yield Finding("newer", True, {**at, "version": version, "known": KNOWN})
    yield from in_use(path, at)


def in_use(path: Path, at: dict[str, str | int]) -> Iterator[Finding]:
    from tilerummy.server.store.sole import Sole

    if not Path(os.path.realpath(path) + "-server").exists():
        return
    sole = Sole(path)
    try:
        sole.take(0)
    except OSError:
        yield Finding("in-use", False, at)
    finally:
        sole.give_back()


def of_postgres(url: str) -> Iterator[Finding]:
    import asyncio

    import asyncpg

    async def ask() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=5)
        await connection.close()

    try:
        asyncio.run(ask())
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        problem = str(error).partition("\n")[0] or type(error).__name__
        yield Finding("no-postgres", True, {"problem": problem})


INSTALLED: tuple[Callable[[], Iterator[Finding]], ...] = (of_python, of_the_core, of_the_clock)
SERVING: tuple[Callable[[], Iterator[Finding]], ...] = (of_the_page,)
SET: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
    of_processes,
    of_the_database,
    of_the_address,
    of_the_proxy,
    of_the_names,
    of_open_files,
)


def busy_with_ours(settings: Settings) -> bool:
    """Whether what has the port is a server of ours."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104
    try:
        with socket.create_connection((host, settings.port), 2) as asked:
            asked.settimeout(2)
            asked.sendall(b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")
            return b"x-request-id" in asked.recv(4096).lower()
    except OSError:
        return False


def examine(settings: Settings | None) -> list[Finding]:
    """Without settings, what does not depend on them."""
    found = [finding for look in INSTALLED for finding in look()]
    packages = list(of_packages())
    found += packages
    if any(finding.bad for finding in packages):
        return found
    found += [finding for look in SERVING for finding in look()]
    if settings is not None:
        found += [finding for each in SET for finding in each(settings)]
        found = [running(finding, settings) for finding in found]
    return found


def running(finding: Finding, settings: Settings) -> Finding:
    """A port that our own server has is no fault."""
    if finding.code == "port-taken" and busy_with_ours(settings):
        return Finding("runs", False, finding.params)
    return finding
