"""Checks the database before the server starts: does it exist, can it be written, is its schema known?"""

import os
import sqlite3
from pathlib import Path

from tilerummy.server.store import StoreDown
from tilerummy.server.store.files import must_have_one_name
from tilerummy.server.store.migrate import NEWEST, migrate
from tilerummy.server.store.sole import Sole
from tilerummy.server.store.sqlite import version_of

SQLITE = "sqlite:///"


def path_of(url: str) -> Path:
    return Path(url.removeprefix(SQLITE))


def prepare(url: str, alone: bool = False) -> None:
    """Bring it up to date. Raises StoreDown with one line that says what is wrong. `alone`: for a server."""
    try:
        if url.startswith(SQLITE):
            path_of(url).parent.mkdir(parents=True, exist_ok=True)
            must_have_one_name(path_of(url))
            version = prepare_file(path_of(url))
            if alone:
                must_be_free(path_of(url))
            if version == NEWEST:
                return
    except (sqlite3.Error, OSError) as error:
        raise StoreDown(reason(error)) from None
    bring_up_to_date(url)


def bring_up_to_date(url: str) -> None:
    from sqlalchemy.exc import SQLAlchemyError  # slow to load: see migrate

    try:
        migrate(url)
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        raise StoreDown(reason(error)) from None


def prepare_file(path: Path) -> str | None:
    """The version of its schema, None for a new one."""
    new = not path.exists()
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        version = version_of(connection)
    finally:
        connection.close()
    if new:
        os.chmod(path, 0o600)  # it holds the seeds of running matches
    return version


def must_be_free(path: Path) -> None:
    """Raises OSError if another server uses the file, after waiting for one that may be stopping."""
    sole = Sole(path)
    try:
        sole.take()
    finally:
        sole.give_back()


def reason(error: Exception) -> str:
    """The first line, without SQL and links."""
    inner = getattr(error, "orig", None) or error
    text = inner.strerror if isinstance(inner, OSError) and inner.strerror else str(inner)
    return text.strip().partition("\n")[0][:200] or type(error).__name__


def copy_to(path: Path, target: Path) -> None:
    """A consistent, compact copy, also while a server writes. Raises sqlite3.Error or OSError."""
    must_have_one_name(path)
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    connection = sqlite3.connect(path, timeout=30)
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error:
        target.unlink(missing_ok=True)
        raise
    finally:
        connection.close()
    with target.open("rb") as file:
        os.fsync(file.fileno())
