"""What is old is deleted, but not because a clock was set wrong."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.matches import client, new_table
from tests.server.serving import Serving, serving
from tilerummy.server.upkeep import retention
from tilerummy.server.upkeep.retention import DAY, Calm

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
