"""From one round to the next and from one match to the next at a live table."""

from typing import Any

import pytest

from tests.server.blocking import Room, events, heard, run, settle
from tests.server.test_live import WHO, code_of, two
from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live.connection import Connection
from tilerummy.server.table.events import Clock, Did, Row, decode


def whats(rows: list[Row]) -> list[str]:
    return [type(decode(row.data)).__name__ for row in rows]


async def paused(room: Room, **more: Any) -> tuple[Connection, Connection]:
    """Between the first round of two and the second."""
    lines = await two(room, rounds=2, **more)
    await room.finish()
    assert room.live.table.phase == "pause"
    return lines


def test_the_next_round_is_dealt_once_everybody_is_ready() -> None:
    async def test(room: Room) -> None:
        first, second = await paused(room)
        table, before = room.live.table, len(events(second))
        room.now += 5_000
        await room.say(first, wire.BeReady)
        assert (table.phase, events(second)[before:]) == ("pause", ["ready"])
        room.now += 5_000
        answer = await room.say(second, wire.BeReady)
        assert (answer["seq"], table.phase) == (table.seq, "playing")
        assert events(first)[before:] == ["ready", "ready", "dealt"]
        assert table.match is not None
        assert len(table.match.sheet) == 1
        assert whats(room.store.writes[-1].rows) == ["Ready", "Dealt"]  # all or nothing
        assert [row.at for row in room.store.writes[-1].rows] == [room.now, room.now]
        assert table.clocks.since == room.now

    run(test)


def test_the_last_move_of_a_round_is_told_with_its_score_and_nothing_is_prepared() -> None:
    async def test(room: Room) -> None:
        first, _ = await paused(room)
        told = heard(first)
        assert (told[-1]["event"]["what"], "score" in told[-1]) == ("did", True)
        assert whats(room.store.writes[-1].rows) == ["Did"]

    run(test)


def test_nobody_moves_between_two_rounds() -> None:
    async def test(room: Room) -> None:
        first, second = await paused(room)
        for line in (first, second):
            assert code_of(await room.act(line, "S")) == "table-no-round"
            assert code_of(await room.say(line, wire.Check, a="S")) == "table-no-round"

    run(test)


def test_who_is_ready_does_not_wait_for_who_has_left_once_a_bot_stands_in() -> None:
    async def test(room: Room) -> None:
        first, second = await paused(room)
        before = len(events(first))
        await room.say(second, wire.Leave)
        await room.say(first, wire.BeReady)
        assert room.live.table.phase == "pause"
        await room.say(first, wire.LetStandIn, level="greedy", seat=second.seat)
        assert events(first)[before:][:4] == ["left", "ready", "stood-in", "dealt"]
        assert whats(room.store.logs[room.live.table.id])[-1] in ("Did", "Dealt")

    run(test)


def test_bots_alone_do_not_go_on_for_ever() -> None:
    """One asks for a stand-in for the other and is not ready: the next round waits."""

    async def test(room: Room) -> None:
        first, second = await paused(room)
        await room.say(second, wire.Leave)
        await room.say(first, wire.LetStandIn, level="greedy", seat=second.seat)
        assert room.live.table.phase == "pause"
        assert first.seat is not None
        room.live.table.chairs[first.seat].stand_in = "greedy"
        await room.live.moves.go_on([])
        assert room.live.table.phase == "pause"

    run(test)


def test_against_a_bot_the_next_round_is_dealt_at_once() -> None:
    async def test(room: Room) -> None:
        live = await room.playing("gin", seats=("person", "greedy"), rounds=2)
        for _ in range(200):
            await settle()
            if live.table.phase != "playing":
                break
            async with live.lock:
                await live.moves.do(0, live.table.game.parse_action(room.greedy()), "", "")
        assert live.table.phase == "pause"
        ann = room.connect("ann", 0)
        await room.say(ann, wire.BeReady)
        assert events(ann)[:2] == ["ready", "dealt"]

    run(test)


def test_a_rematch_has_the_seed_that_was_committed_to_and_a_new_clock() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room, rounds=1, clock=Clock("bank", 600, 2))
        room.now += 7_000
        await room.finish()
        table = room.live.table
        room.node.services.new_seed = lambda: "1" * 64  # asked for too late: everybody has seen the commitment
        assert (table.phase, table.seed, table.number) == ("over", "0" * 64, 1)
        before = len(events(first))
        await room.say(first, wire.BeReady, salt="a")
        assert table.phase == "over"
        await room.say(second, wire.BeReady)
        assert events(first)[before:] == ["ready", "ready", "began", "dealt"]
        assert (table.phase, table.number, table.clocks.bank) == ("playing", 2, [600_000, 600_000])
        assert table.match is not None
        dealer = table.match.dealer
        assert dealer is not None
        assert dealer.terms is not None
        assert first.seat is not None
        assert (dealer.seed, dealer.terms.words[first.seat].salt) == ("0" * 64, "a")

    run(test)


def test_a_table_whose_log_has_no_seed_for_the_next_match_gets_one() -> None:
    async def test(room: Room) -> None:
        await room.make()
        room.live.table.seed = ""
        ann = room.connect("ann", 0)
        await room.live.seats.ready(1, "")
        await room.say(ann, wire.BeReady)
        assert events(ann) == ["ready", "ready", "prepared", "began", "dealt"]
        match = room.live.table.match
        assert match is not None
        assert match.dealer is not None
        assert match.dealer.seed == "0" * 64

    run(test)


def test_nothing_begins_while_a_seat_is_free() -> None:
    async def test(room: Room) -> None:
        await room.make("rummy", ("person", "person", "person"))
        ann, ben = room.connect("ann", 0), room.connect("ben", 1)
        for line in (ann, ben):
            await room.say(line, wire.BeReady)
        assert (room.live.table.phase, events(ann)) == ("gathering", ["ready", "ready"])
        assert await room.live.seats.sit("eve", "Eve", None) == 2
        assert room.live.table.phase == "gathering"
        await room.live.seats.ready(2, "")
        assert events(ann)[2:] == ["sat", "ready", "began", "dealt"]

    run(test)


def test_a_resend_after_the_round_is_answered_as_before() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room, rounds=2)
        text, at = room.greedy(), room.live.table.seq
        await room.live.take(first, wire.Act("same", at, text))
        await room.finish()
        await room.live.take(first, wire.Act("same", at, text))
        assert [each["seq"] for each in heard(first) if each["t"] == "done"] == [at + 1, at + 1]

    run(test)


def test_the_clock_of_the_next_round_is_set_when_it_is_dealt() -> None:
    async def test(room: Room) -> None:
        first, second = await paused(room, clock=Clock("turn", 60))
        assert not room.live.driver.driving()
        room.now += 90_000
        for line in (first, second):
            await room.say(line, wire.BeReady)
        table = room.live.table
        entry = room.store.writes[-1].entry
        assert entry is not None
        assert (entry.phase, entry.due) == ("playing", room.now + 60_000)
        assert room.live.driver.driving()
        assert table.turn is not None
        assert WHO[table.turn] == table.chairs[table.turn].who

    run(test)


def test_after_a_match_a_seat_that_was_left_during_it_may_be_taken() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room, rounds=1)
        left = second.seat
        await room.say(second, wire.Leave)
        with pytest.raises(NotAccepted, match=r"^table-table-full$"):
            await room.live.seats.sit("eve", "Eve", None)
        await room.finish()
        assert await room.live.seats.sit("eve", "Eve", None) == left
        assert (events(first)[-1], second.seat) == ("sat", None)

    run(test)


@pytest.mark.parametrize("hinted", [True, False])
def test_a_move_that_a_hint_had_recommended_is_marked(hinted: bool) -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room)
        table, seat = room.live.table, first.seat
        assert seat is not None
        async with room.live.lock:
            await room.live.moves.do(seat, table.game.parse_action(room.greedy()), "", "", hinted)
        event = decode(room.store.logs[table.id][-1].data)
        assert isinstance(event, Did)
        assert event.hinted is hinted

    run(test)
