"""What is old is deleted, but not because a clock was set wrong."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client, new_table, play
from tests.server.serving import Serving, serving
from tilerummy.cli import admin
from tilerummy.server.store import trash as trash_module
from tilerummy.server.store.trash import Packed, Trash
from tilerummy.server.upkeep import retention
from tilerummy.server.upkeep.retention import DAY, Calm, since_start

HOUR = DAY // 24


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, keep_days=30) as running:
        yield running


class Times:
    """The clock of the node, and the machine's own."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.wall = server.node.services.now()
        self.machine = 1000.0
        server.node.services.now = lambda: self.wall
        self.retention = self.start()

    def start(self) -> retention.Retention:
        services = self.server.node.services
        deleted = self.server.node.registry.deleted
        made = retention.Retention(services.store, services.now, services.settings.keep_days, deleted)
        made.calm = Calm(self.wall, lambda: self.machine)
        return made

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.machine += milliseconds / 1000

    def sweep(self) -> None:
        self.server.run(self.retention.sweep())


def is_there(ann: httpx.Client, table: str) -> bool:
    return ann.get(f"/api/tables/{table}").status_code == 200


def test_what_is_old_is_deleted_while_the_clock_runs(server: Serving) -> None:
    times = Times(server)
    with client(server) as ann:
        table = new_table(ann)
        for _ in range(30):
            times.pass_by(DAY)
            times.sweep()
            assert is_there(ann, table)
        times.pass_by(HOUR)
        times.sweep()
        assert not is_there(ann, table)


def test_a_jump_of_the_clock_deletes_nothing_for_a_day(server: Serving) -> None:
    times = Times(server)
    with client(server) as ann:
        table = new_table(ann)
        times.wall += 400 * DAY
        for _ in range(24):
            times.sweep()
            assert is_there(ann, table)
            times.pass_by(HOUR - 1)
        times.wall -= 400 * DAY  # somebody has noticed
        for _ in range(100):
            times.sweep()
            times.pass_by(HOUR)
        assert is_there(ann, table)


def test_a_clock_that_stays_is_believed_after_a_day(server: Serving) -> None:
    times = Times(server)
    with client(server) as ann:
        table = new_table(ann)
        times.wall += 400 * DAY
        times.sweep()
        times.pass_by(DAY)
        times.sweep()
        assert not is_there(ann, table)


def test_a_clock_that_was_set_while_the_server_was_off_is_a_jump_too(server: Serving) -> None:
    times = Times(server)
    with client(server) as ann:
        table = new_table(ann)
        times.wall += 400 * DAY
        times.retention = times.start()
        server.run(times.retention.begin())
        times.sweep()
        assert is_there(ann, table)
        times.pass_by(DAY)
        times.sweep()
        assert not is_there(ann, table)


def test_a_jump_is_noticed_by_the_second_start_too(server: Serving) -> None:
    """By then somebody has played by the wrong clock."""
    times = Times(server)
    with client(server) as ann:
        table = new_table(ann)
        times.wall += 400 * DAY
        for _ in range(2):
            times.retention = times.start()
            server.run(times.retention.begin())
            new_table(ann)
            times.pass_by(HOUR)
            times.sweep()
            assert is_there(ann, table)


def test_a_short_break_is_no_jump(server: Serving) -> None:
    times = Times(server)
    with client(server) as ann:
        new_table(ann)
        times.wall += HOUR
        times.retention = times.start()
        server.run(times.retention.begin())
        assert times.retention.calm.look(times.wall)


def test_a_sweep_deletes_so_many_at_most(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BREATH", 0.0)
    with client(server) as ann:
        for _ in range(7):
            new_table(ann)
        later = server.node.services.now() + 40 * DAY

        async def sweep(most: int) -> int:
            return await retention.sweep(server.node.services.store, later, 30, server.node.registry.deleted, most)

        assert [server.run(sweep(most)) for most in (3, 3, 3, 3)] == [3, 3, 1, 0]


# ---- what is deleted can be taken back


def sweep_at(server: Serving, at: int) -> None:
    store, deleted = server.node.services.store, server.node.registry.deleted
    server.run(retention.sweep(store, at, 30, deleted))


def test_a_deleted_table_comes_back_whole(server: Serving) -> None:
    store = server.node.services.store
    trash, now = Trash(store), server.node.services.now()
    with client(server) as ann, client(server) as eve:
        table = new_table(ann)
        play(server, table, 12)
        before = (server.run(store.read(table)), ann.get("/api/mine").json())
        sweep_at(server, now + 31 * DAY)
        assert not is_there(ann, table)
        assert ann.get("/api/mine").json() == []
        assert server.run(trash.listed(10)) == [(table, now + 31 * DAY)]
        assert server.run(trash.restore(table, now + 32 * DAY))
        assert server.run(trash.listed(10)) == []
        after = ann.get("/api/mine").json()
        assert server.run(store.read(table)) == before[0]
        assert after[0].pop("touched") == now + 32 * DAY  # and is not deleted again at once
        before[1][0].pop("touched")
        assert after == before[1]
        assert ann.get(f"/api/tables/{table}").json()["mine"] == [0, 1]
        assert eve.get(f"/api/tables/{table}").json()["mine"] == []
        sweep_at(server, now + 40 * DAY)
        assert is_there(ann, table)


def test_after_a_week_it_is_gone(server: Serving) -> None:
    trash, now = Trash(server.node.services.store), server.node.services.now()
    with client(server) as ann:
        table = new_table(ann)
        sweep_at(server, now + 31 * DAY)
        sweep_at(server, now + 38 * DAY)
        assert server.run(trash.listed(10)) == [(table, now + 31 * DAY)]
        sweep_at(server, now + 38 * DAY + 1)
        assert server.run(trash.listed(10)) == []
        assert not server.run(trash.restore(table, now))


def test_names_stay_as_long_as_their_tables_can_come_back(server: Serving) -> None:
    now = server.node.services.now()
    with client(server) as ann:
        ann.put("/api/me", json={"name": "Ann"})
        new_table(ann)
        sweep_at(server, now + 31 * DAY)
        assert ann.get("/api/me").json()["name"] == "Ann"
        sweep_at(server, now + 38 * DAY)
        assert ann.get("/api/me").json()["name"] == ""


def test_somebody_who_is_forgotten_is_forgotten_there_too(server: Serving) -> None:
    trash, now = Trash(server.node.services.store), server.node.services.now()
    with client(server) as ann, client(server) as ben:
        new_table(ann)
        other = new_table(ben)
        sweep_at(server, now + 31 * DAY)
        assert len(server.run(trash.listed(10))) == 2
        ann.post("/api/me/delete", json={})
        assert [table for table, _ in server.run(trash.listed(10))] == [other]


def test_a_table_that_is_touched_meanwhile_stays(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    store = server.node.services.store
    with client(server) as ann:
        table = new_table(ann)

        def pack(packed: Packed) -> bytes:
            server.run(store.change("UPDATE tables SET touched = touched + 1 WHERE id = ?", table))
            return b""

        monkeypatch.setattr(trash_module, "pack", pack)
        server.run(Trash(store).put(table, 0))
        assert is_there(ann, table)


def test_the_host_takes_it_back_with_a_command(
    server: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--database", server.settings.database, "--lang", "en"]
    with client(server) as ann:
        table = new_table(ann)
        assert admin.main(["restore", table, *where]) == 2
        assert "There is no table" in capsys.readouterr().err
        sweep_at(server, server.node.services.now() + 31 * DAY)
        assert admin.main(["deleted", *where]) == 0
        assert capsys.readouterr().out.startswith(table)
        assert admin.main(["restore", table, *where]) == 0
        assert capsys.readouterr().out == f"Table {table} is back.\n"
        assert is_there(ann, table)


def test_a_machine_that_was_suspended_is_no_jump() -> None:
    """The clock that counts while it is, where there is one."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        assert abs(since_start() - time.clock_gettime(time.CLOCK_BOOTTIME)) < 60
    calm = Calm(0)
    assert calm.machine is since_start
