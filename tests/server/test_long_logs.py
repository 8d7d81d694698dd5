"""Long logs are folded in slices, and few at a time: everybody else is served in between."""

import asyncio

import pytest

from benchmarks.long_logs import long_log
from tilerummy.dealer import Dealer
from tilerummy.server.live import loading
from tilerummy.server.live.loading import AT_ONCE, LONG, SLICE, Turns, table_from
from tilerummy.server.table.events import Event, Row
from tilerummy.server.table.table import Table

TABLES = 6


class Watch:
    """Which tables were folded in each turn of the loop, and how many events."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turn: dict[str, int] = {}
        self.most_tables = self.most_events = 0
        self.finished: list[str] = []
        fold = Table.fold_row

        def counted(table: Table, row: Row) -> Event:
            self.turn[table.id] = self.turn.get(table.id, 0) + 1
            return fold(table, row)

        monkeypatch.setattr(Table, "fold_row", counted)

    async def look(self) -> None:
        while True:
            self.most_tables = max(self.most_tables, len(self.turn))
            self.most_events = max(self.most_events, *self.turn.values(), 0)
            self.turn.clear()
            await asyncio.sleep(0)

    async def load(self, name: str, rows: list[Row], turns: Turns) -> None:
        assert (await table_from(name, rows, Dealer, turns)).seq == len(rows)
        self.finished.append(name)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return long_log("gin", LONG + 200)


def test_few_long_logs_are_folded_at_a_time_in_slices(rows: list[Row], monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)

    async def test() -> None:
        looking = asyncio.create_task(watch.look())
        turns = Turns(AT_ONCE)
        await asyncio.gather(*(watch.load(f"t{number}", rows, turns) for number in range(TABLES)))
        looking.cancel()

    asyncio.run(test())
    assert (watch.most_tables, watch.most_events) == (AT_ONCE, SLICE)
    assert len(watch.finished) == TABLES


def test_a_short_log_does_not_wait_for_long_ones(rows: list[Row], monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)

    async def test() -> None:
        turns = Turns(AT_ONCE)
        long = [asyncio.create_task(watch.load(f"t{number}", rows, turns)) for number in range(TABLES)]
        await watch.load("short", rows[: loading.SLICE], turns)
        assert watch.finished == ["short"]
        await asyncio.gather(*long)

    asyncio.run(test())


def test_a_log_that_cannot_be_read_gives_its_turn_back(rows: list[Row]) -> None:
    async def test() -> None:
        turns = Turns(1)
        for _ in range(2):
            with pytest.raises(loading.BrokenLog):
                await table_from("t", [*rows[:-1], rows[0]], Dealer, turns)
        assert (await table_from("t", rows, Dealer, turns)).seq == len(rows)

    asyncio.run(test())
