"""What the server does at a live table by itself, and what it writes for others to find; the test's own time."""

import asyncio
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from tests.server.blocking import Room, events, heard, run, settle
from tests.server.test_live import WHO, two
from tests.waiting import until_async
from tilerummy.server import wire
from tilerummy.server.live.handover import BACKUP
from tilerummy.server.live.loading import table_from
from tilerummy.server.store import StoreDown
from tilerummy.server.table.events import Clock, Did, Row, decode, encode
from tilerummy.server.table.table import CLOCK
from tilerummy.server.workers.mind import Busy, NoAnswer

ALONE = ("person", "greedy")


# ---- what others look for


@pytest.fixture(autouse=True)
def every_level() -> None:
    """Another test's filter must not hide anything."""
    structlog.reset_defaults()


def test_the_entry_is_written_when_it_changes_or_after_an_hour() -> None:
    async def test(room: Room) -> None:
        await room.playing(clock=Clock("turn", 60), public=True)
        entries = [write.entry for write in room.store.writes]
        assert [entry and entry.phase for entry in entries] == ["gathering", "gathering", "gathering", "playing"]
        last = entries[-1]
        assert last is not None
        assert (last.game, last.public, last.due) == ("gin", True, room.now + 60_000)
        assert b'"phase":"playing"' in last.info
        assert room.store.said.count("lobby") == 4
        seat = room.live.table.turn
        assert seat is not None
        connection = room.connect(WHO[1 - seat], 1 - seat)
        await room.say(connection, wire.Leave)
        assert room.store.writes[-1].entry is not None  # the lobby shows who is gone

    run(test)


def test_a_table_of_friends_is_touched_once_an_hour() -> None:
    async def test(room: Room) -> None:
        await room.playing()
        assert "lobby" not in room.store.said
        for minutes, written in ((60, False), (1, True), (60, False)):
            room.now += minutes * 60_000
            await room.live.seats.make_key("ann", 0)
            entry = room.store.writes[-1].entry
            assert (entry is not None) == written
            assert entry is None or (entry.due, entry.info) == (None, b"")

    run(test)


# ---- bots and clocks


def said(event: str, room: Room, **more: Any) -> dict[str, Any]:
    """A line of the log for whoever runs the server."""
    return {"event": event, "log_level": "warning", "table": room.live.table.id, **more}


def test_a_bot_without_an_answer_is_played_for() -> None:
    async def test(room: Room) -> None:
        await room.playing("gin", seats=("person", "greedy"), rounds=1)
        live = room.live
        for _ in range(100):
            await settle()
            if live.table.phase == "over":
                break
            assert live.table.turn == 0
            async with live.lock:
                await live.moves.do(0, live.table.game.parse_action(room.greedy()), "", "")
        assert live.table.phase == "over"
        by = [each for each in (row.data for row in room.store.logs[live.table.id]) if b'"by":"greedy"' in each]
        assert by

    run(test)


def test_when_the_clock_runs_out_the_turn_passes() -> None:
    async def test(room: Room) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        first, second = await two(room, clock=Clock("turn", 60))
        live = room.live
        assert live.driver.driving()
        assert live.driver.timer is not None
        assert before + 60 <= live.driver.timer.when() <= loop.time() + 60
        moved = live.table.moved
        await live.driver.run_out(moved - 1)
        assert live.table.moved == moved
        await live.driver.run_out(moved)
        assert (live.table.turn, live.table.ids) == (second.seat, {})
        told = [each["event"] for each in heard(first) if each["t"] == "event"]
        assert {(each["what"], each["by"], each["seat"]) for each in told} == {("did", CLOCK, first.seat)}

    run(test)


def test_nobody_is_driven_without_a_clock() -> None:
    async def test(room: Room) -> None:
        await room.playing()
        assert not room.live.driver.driving()
        assert room.live.driver.timer is None

    run(test)


def test_a_clock_leaves_time_to_come_back_and_to_the_process_that_wrote_last() -> None:
    async def test(room: Room) -> None:
        await room.playing(clock=Clock("turn", 60))
        room.now += 100_000  # the server was away
        loop = asyncio.get_running_loop()
        for least, mine, wait in ((10.0, True, 10.0), (0.0, True, 0.0), (10.0, False, 10.5)):
            before = loop.time()
            room.live.driver.drive(least, mine)
            assert room.live.driver.timer is not None
            assert before + wait <= room.live.driver.timer.when() <= loop.time() + wait

    run(test)


def test_a_clock_that_cannot_be_stored_waits_for_the_next_time() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room, clock=Clock("turn", 60))
        seq = room.live.table.seq
        room.store.blocked = True
        room.live.driver.time_up(room.live.table.moved, room.now)
        await settle()
        with capture_logs() as noted:
            room.store.let(StoreDown("away"))
            await settle()
        assert noted == [said("clock-not-stored", room, error="StoreDown")]
        assert (room.live.table.seq, events(first), room.live.driver.mine) == (seq, [], False)
        room.store.blocked = False
        await room.live.driver.run_out(room.live.table.moved)
        assert room.live.table.turn != first.seat

    run(test)


def test_time_does_not_run_out_for_a_bot_nor_without_a_turn() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room, clock=Clock("turn", 60))
        assert first.seat is not None
        table = room.live.table
        table.chairs[first.seat].stand_in = "greedy"
        await room.live.driver.run_out(table.moved)
        table.chairs[first.seat].stand_in = ""
        table.stopped = True
        await room.live.driver.run_out(table.moved)
        assert table.seq == room.store.logs[table.id][-1].seq == 8

    run(test)


# ---- bots


class Bot:
    """Answers what it is told to, and remembers what it was asked."""

    def __init__(self, room: Room, answer: Any) -> None:
        self.room = room
        self.answer = answer
        self.asked: list[tuple[Any, ...]] = []
        room.node.services.thinking.decide = self.decide  # type: ignore[method-assign]

    async def decide(self, game: str, rules: dict[str, Any], seen: str, level: str, seconds: float) -> str:
        self.asked.append((game, rules, seen, level, seconds))
        found = self.answer() if callable(self.answer) else self.answer
        if isinstance(found, Exception):
            raise found
        return str(found)


async def bots_turn(room: Room, most: int = 1) -> list[Did]:
    """Until the bot has moved so often; its moves."""
    live = await room.playing("gin", seats=ALONE)
    await settle()
    while len(moves(room)) < most:
        async with live.lock:
            await live.moves.do(0, live.table.game.parse_action(room.greedy()), "", "")
        await settle()
    return moves(room)


def moves(room: Room) -> list[Did]:
    match = room.live.table.match
    assert match is not None
    log = [decode(row.data) for row in room.store.logs[room.live.table.id]]
    return [event for event in log if isinstance(event, Did) and event.by == "greedy"]


def test_a_bot_is_asked_with_its_view_and_its_answer_is_played() -> None:
    async def test(room: Room) -> None:
        bot = Bot(room, lambda: first_option(room))
        made = await bots_turn(room, 6)
        table = room.live.table
        assert [each.action for each in made] == room.answered[: len(made)]
        game, rules, seen, level, seconds = bot.asked[0]
        assert (game, rules, level, seconds) == ("gin", table.created.rules, "greedy", 0.5)
        view = table.game.parse_view(seen, table.rules)
        assert view.who == 1

    run(test, bot_seconds=0.5)


def first_option(room: Room) -> str:
    """The lowest tile is thrown away: no bot of ours would."""
    table = room.live.table
    assert table.match is not None
    found = str(table.game.options(table.match.state)[0])
    room.answered.append(found)
    return found


@pytest.mark.parametrize("answer", ["", "no move", "O", "S S", "S", "D r1", NoAnswer("bot"), Busy("bot")])
def test_an_answer_that_cannot_be_is_replaced(answer: Any) -> None:
    """Whether it is no move at all, or one that the rules refuse: of drawing and discarding, only one at a time."""

    async def test(room: Room) -> None:
        Bot(room, answer)
        with capture_logs() as noted:
            drawn, discarded = (await bots_turn(room, 2))[-2:]
        silent = said("bot-gave-no-answer", room, level="greedy", error=type(answer).__name__)
        assert (silent in noted) == isinstance(answer, Exception)
        assert said("bot-replaced", room, seat=1) in noted
        assert room.live.table.ids == {}  # only what somebody sent can be sent again
        assert (drawn.action[0] in "ST", discarded.action[0]) == (True, "D")

    run(test)


def test_a_bot_that_was_asked_about_an_old_position_is_asked_again() -> None:
    """Somebody else has moved meanwhile: here the person that the bot stood in for."""

    async def test(room: Room) -> None:
        first, _ = await two(room)
        table, seat = room.live.table, first.seat
        assert seat is not None
        late: list[str] = []

        def answer() -> str:
            late.append(room.greedy())
            if len(late) == 1:
                table.chairs[seat].stand_in = ""
            return late[-1]

        Bot(room, answer)
        table.chairs[seat].stand_in = "greedy"
        room.live.driver.drive()
        await settle()
        assert (len(late), table.turn, events(first)) == (1, seat, [])

    run(test)


def test_a_bots_move_that_cannot_be_stored_is_left_for_later() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        seat = first.seat
        assert seat is not None
        Bot(room, "")
        await room.say(first, wire.Leave)
        room.store.blocked = True
        asked = asyncio.create_task(room.say(second, wire.LetStandIn, level="greedy", seat=seat))
        await settle()
        room.store.let()
        await asked
        await settle()
        with capture_logs() as noted:
            room.store.let(StoreDown("away"))
            await settle()
        assert noted == [said("bot-move-not-stored", room, error="StoreDown")]
        assert room.store.waiting == []
        assert (room.live.driver.mine, room.live.table.seq, room.live.table.turn) == (False, 10, seat)
        assert room.live.driver.timer is not None

    run(test)


def test_a_bot_that_another_process_drives_is_ours_after_a_while() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room)
        assert first.seat is not None
        bot = Bot(room, "")
        room.live.table.chairs[first.seat].stand_in = "greedy"
        loop = asyncio.get_running_loop()
        before = loop.time()
        room.live.driver.drive(0.0, False)
        assert room.live.driver.timer is not None
        assert before + BACKUP / 1000 <= room.live.driver.timer.when() <= loop.time() + BACKUP / 1000
        await settle()
        assert (bot.asked, room.live.driver.driving(), room.live.driver.mine) == ([], True, False)
        entry = room.live.log.entry()
        assert entry is not None
        assert entry.due == room.live.table.clocks.since + BACKUP

    run(test)


async def both_stand_in(room: Room) -> None:
    await two(room, rounds=1)
    for chair in room.live.table.chairs:
        chair.stand_in = "greedy"
    room.live.driver.drive()
    await until_async(lambda: room.live.table.phase != "playing" or room.failed)


def test_a_bot_that_ends_the_match_is_asked_no_more() -> None:
    async def test(room: Room) -> None:
        Bot(room, "")
        await both_stand_in(room)
        assert room.live.table.phase == "over"
        await settle()
        assert not room.live.driver.driving()

    run(test)


def test_after_a_move_of_another_the_bot_whose_turn_it_is_now_is_asked() -> None:
    """The answer to the old position is not played."""

    async def test(room: Room) -> None:
        live = await room.playing(rounds=1)
        asked: list[int | None] = []

        async def decide(*given: Any) -> str:
            asked.append(live.table.turn)
            if len(asked) == 1:
                async with live.lock:
                    await live.moves.do(asked[0] or 0, live.table.game.parse_action(room.greedy()), "", "")
            return ""

        room.node.services.thinking.decide = decide  # type: ignore[method-assign,assignment]
        for chair in live.table.chairs:
            chair.stand_in = "greedy"
        live.driver.drive()
        await until_async(lambda: live.table.phase == "over" or room.failed or not live.driver.driving())
        assert live.table.phase == "over"
        assert asked[:2] == [asked[0], 1 - (asked[0] or 0)]

    run(test)


@pytest.mark.parametrize("reason", ["closing", "gone", "not mine"])
def test_no_bot_is_asked_at_a_table_that_is_not_ours_any_more(reason: str) -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room)
        assert first.seat is not None
        bot = Bot(room, "")
        room.live.table.chairs[first.seat].stand_in = "greedy"
        room.node.services.closing = reason == "closing"
        room.live.log.gone = reason == "gone"
        room.live.driver.mine = reason != "not mine"
        await room.live.driver.think()
        assert bot.asked == []
        room.live.log.gone = False

    run(test)


# ---- what another process has done


def test_the_end_of_a_round_in_another_process_is_told_with_its_score() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room, rounds=1)
        services = room.node.services
        log, rng = room.store.logs[room.live.table.id], services.rng
        twin = await table_from(room.live.table.id, list(log), services.make_dealer)
        rows = list(log)
        while twin.phase == "playing":
            assert twin.turn is not None
            assert twin.match is not None
            seen = twin.game.determinize(twin.match.view(twin.turn), rng)
            event = twin.act(twin.turn, twin.game.bots()["greedy"](seen, rng), room.now)
            assert isinstance(event, Did)
            rows.append(Row(len(rows) + 1, room.now, encode(event)))
        log.extend(rows[len(log) :])
        await room.live.catch_up(len(log))
        for connection in (first, second):
            told = heard(connection)
            assert [each["seq"] for each in told] == list(range(9, len(log) + 1))
            assert ["score" in each for each in told] == [False] * (len(told) - 1) + [True]

    run(test)
