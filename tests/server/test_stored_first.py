"""An event is stored before anybody is told of it, with a store that takes its time, fails, or was beaten to it."""

import asyncio
from typing import Any

import pytest

from tests.server.blocking import Room, events, heard, run, settle
from tilerummy.server import wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.store import Conflict, StoreDown
from tilerummy.server.table.events import Left, Ready, Row, encode


def move(room: Room) -> str:
    """The first thing that the one to move may do."""
    table = room.live.table
    assert table.match is not None
    return str(table.game.options(table.match.state)[0])


async def looking(room: Room) -> tuple[Connection, Connection, Connection]:
    """The one to move, the other, and a spectator."""
    await room.playing()
    seat = room.live.table.turn
    assert seat is not None
    who = ("ann", "ben")
    return room.connect(who[seat], seat), room.connect(who[1 - seat], 1 - seat), room.connect("eve", None)


async def begin(room: Room, connection: Connection) -> asyncio.Task[dict[str, Any]]:
    """A move that is waiting for the store."""
    room.store.blocked = True
    task = asyncio.create_task(room.act(connection, move(room)))
    await settle()
    assert len(room.store.waiting) == 1
    return task


def test_nobody_is_told_while_it_is_being_stored() -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        stored, published = len(room.store.logs[room.live.table.id]), room.live.log.published
        watched: list[int] = []
        room.node.services.watchers.append(lambda table, some: watched.append(len(some)))
        task = await begin(room, connections[0])
        assert [heard(connection) for connection in connections] == [[], [], []]
        assert (room.live.log.published, watched, task.done()) == (published, [], False)
        assert len(room.store.logs[room.live.table.id]) == stored
        room.store.let()
        answer = await task
        assert (answer["t"], answer["seq"]) == ("done", stored + 1)
        assert [events(connection) for connection in connections] == [["did"]] * 3
        assert (room.live.log.published, watched) == (stored + 1, [1])

    run(test)


def test_the_answer_comes_after_the_event() -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        task = await begin(room, connections[0])
        room.store.let()
        await task
        assert [each["t"] for each in heard(connections[0])] == ["event", "done"]

    run(test)


def test_the_next_message_waits_for_what_is_being_stored() -> None:
    """So does one that only looks: it would see what is not stored."""

    async def test(room: Room) -> None:
        first, second, _ = await looking(room)
        task = await begin(room, first)
        asked = asyncio.create_task(room.say(second, wire.Sync, after=0))
        await settle()
        assert not asked.done()
        assert heard(second) == []
        room.store.let()
        await task
        assert (await asked)["seq"] == room.live.table.seq

    run(test)


@pytest.mark.parametrize("error", [StoreDown("away"), ValueError("a fault")])
def test_what_could_not_be_stored_never_happened(error: Exception) -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        table = room.live.table
        before = (table.seq, table.turn, table.game.show_state(table.match.state))  # type: ignore[union-attr]
        task = await begin(room, connections[0])
        room.store.let(error)
        if isinstance(error, StoreDown):
            assert (await task)["code"] == "table-try-again"
        else:
            with pytest.raises(ValueError, match="a fault"):
                await task
        table = room.live.table
        assert (table.seq, table.turn, table.game.show_state(table.match.state)) == before  # type: ignore[union-attr]
        assert [events(connection) for connection in connections] == [[], [], []]
        assert not room.live.gone
        room.store.blocked = False
        assert (await room.act(connections[0], move(room)))["t"] == "done"

    run(test)


def test_a_task_that_is_cancelled_while_it_stores_leaves_what_the_log_has() -> None:
    async def test(room: Room) -> None:
        first, second, _ = await looking(room)
        before = room.live.table.seq
        task = await begin(room, first)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (room.live.table.seq, events(second)) == (before, [])

    run(test)


def test_without_a_log_to_read_the_table_leaves_memory() -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        task = await begin(room, connections[0])
        room.store.down = True
        room.store.let(StoreDown("away"))
        await task
        assert room.refusals == ["table-try-again"]
        assert room.live.gone
        assert room.live.table.id not in room.node.registry.live
        assert [connection.outbox.end for connection in connections] == [(1012, "restart")] * 3
        with pytest.raises(StoreDown):
            await room.live.log.commit([Ready(0, "")])

    run(test)


def test_a_table_whose_log_is_gone_is_gone() -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        task = await begin(room, connections[0])
        room.store.logs.clear()
        room.store.let()
        await task
        assert room.refusals == ["table-try-again"]
        assert [connection.outbox.end for connection in connections] == [(4404, "table-gone")] * 3

    run(test)


def test_whoever_was_beaten_by_another_process_hears_what_that_one_wrote() -> None:
    """And its message is answered again, on what is there now."""

    async def test(room: Room) -> None:
        connections = await looking(room)
        table = room.live.table
        task = await begin(room, connections[0])
        other = connections[1].seat
        assert other is not None
        log = room.store.logs[table.id]
        log.append(Row(len(log) + 1, room.now, encode(Left(other))))
        room.store.blocked = False
        room.store.let()
        answer = await task
        assert (answer["t"], answer["seq"]) == ("done", len(log))
        assert [events(connection) for connection in connections] == [["left", "did"]] * 3
        assert room.live.table.chairs[other].gone

    run(test)


def test_a_second_conflict_is_for_the_sender_to_try_again() -> None:
    async def test(room: Room) -> None:
        first, second, _ = await looking(room)
        task = await begin(room, first)
        room.store.let(Conflict())
        await settle()
        room.store.let(Conflict())
        answer = await task
        assert (answer["t"], answer["code"], answer["rule"], answer["params"]) == ("refused", "table-try-again", "", {})
        assert events(second) == []
        assert room.refusals == ["table-try-again"]

    run(test)


def test_what_another_process_writes_is_told_once() -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        log = room.store.logs[room.live.table.id]
        log.append(Row(len(log) + 1, room.now, encode(Left(0))))
        for seq in (None, len(log), len(log) - 1):
            await room.live.catch_up(seq)
        assert [events(connection) for connection in connections] == [["left"]] * 3
        assert room.live.log.published == room.live.table.seq == len(log)
        assert not room.live.driver.mine
        room.store.down = True
        await room.live.catch_up(len(log))  # that is known: nothing is read
        assert not room.live.gone

    run(test)


def test_what_cannot_be_read_of_another_process_sends_the_table_out_of_memory() -> None:
    async def test(room: Room) -> None:
        connections = await looking(room)
        log = room.store.logs[room.live.table.id]
        log.append(Row(len(log) + 1, room.now, b'{"e":"of-a-newer-version"}'))
        await room.live.catch_up(None)
        assert [connection.outbox.end for connection in connections] == [(1011, "fault")] * 3
        assert room.live.gone
        assert ("broken-log", room.live.table.id) in room.node.services.faults.logged

    run(test)


def test_rows_have_the_numbers_and_times_of_the_log() -> None:
    async def test(room: Room) -> None:
        await room.playing()
        log = room.store.logs[room.live.table.id]
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        assert {row.at for row in log} == {room.now}
        writes = room.store.writes
        assert [len(write.rows) for write in writes] == [3, 1, 1, 3]  # made; ben sits; ready; ready, begun and dealt
        assert [write.seats for write in writes] == [[(0, "ann")], [(1, "ben")], [], []]

    run(test)


def test_several_events_are_told_together_and_the_position_comes_with_the_last() -> None:
    async def test(room: Room) -> None:
        await room.make()
        await room.live.seats.ready(0, "")
        connection = room.connect("ann", 0)
        await room.live.seats.ready(1, "")
        published = heard(connection)
        assert [each["event"]["what"] for each in published] == ["ready", "began", "dealt"]
        assert ["position" in each for each in published] == [False, False, True]
        assert [each["seq"] for each in published] == [6, 7, 8]

    run(test)
