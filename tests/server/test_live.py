"""Every message at a live table: no network, and the test's own time."""

from typing import Any

import pytest

from tests.server.blocking import Room, events, heard, run, settle
from tests.waiting import until_async
from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.live import audience
from tilerummy.server.live.connection import Connection
from tilerummy.server.live.messages import SILENCE
from tilerummy.server.table.events import Sat

WHO = ("ann", "ben")


def code_of(answer: dict[str, Any]) -> str:
    assert answer["t"] == "refused", answer
    return str(answer["code"])


async def two(room: Room, game: str = "gin", **more: Any) -> tuple[Connection, Connection]:
    """Lines of the one to move and of the other."""
    await room.playing(game, **more)
    seat = room.live.table.turn
    assert seat is not None
    return room.connect(WHO[seat], seat), room.connect(WHO[1 - seat], 1 - seat)


# ---- moves


def test_a_move_of_the_others_turn_is_refused_by_the_rules() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        answer = await room.act(second, "D r1")
        assert (code_of(answer), answer["rule"]) == ("refusal-not-your-turn", "G3")
        assert room.refusals == ["refusal-not-your-turn"]
        assert heard(first) == []

    run(test)


def test_what_is_no_move_says_where() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room)
        answer = await room.act(first, "D zz")
        assert (code_of(answer), answer["rule"]) == ("notation-unknown-colour", "")
        assert answer["params"] == {"tile": "zz", "position": 3, "text": "D zz"}

    run(test)


def test_a_resend_is_answered_and_not_done_again() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        text, at = room.greedy(), room.live.table.seq
        for _ in range(2):
            await room.live.take(first, wire.Act("same", at, text))
        assert [each["seq"] for each in heard(first) if each["t"] == "done"] == [at + 1, at + 1]
        assert events(second) == ["did"]

    run(test)


def test_a_move_on_an_old_position_is_stale() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        at = room.live.table.moved
        assert code_of(await room.act(first, room.greedy(), at - 1)) == "table-stale"
        assert (await room.act(first, room.greedy(), at))["t"] == "done"
        answer = await room.act(second, room.greedy(), at)
        assert (code_of(answer), answer["params"]) == ("table-stale", {"seq": room.live.table.seq})

    run(test)


def test_nobody_moves_without_a_round_or_for_a_bot() -> None:
    async def test(room: Room) -> None:
        await room.make()
        assert code_of(await room.act(room.connect("ann", 0), "S")) == "table-no-round"
        assert code_of(await room.say(room.connect("ann", 0), wire.Check, a="S")) == "table-no-round"
        await room.live.seats.ready(0, "")
        await room.live.seats.ready(1, "")
        room.live.table.chairs[0].stand_in = "greedy"
        assert code_of(await room.act(room.connect("ann", 0), "S")) == "table-bot-plays"

    run(test)


def test_check_says_what_would_be_refused_and_changes_nothing() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        assert await room.say(first, wire.Check, a=room.greedy()) == {"t": "done", "id": "n1", "seq": 0}
        answer = await room.say(second, wire.Check, a=room.greedy())
        assert (code_of(answer), answer["rule"]) == ("refusal-not-your-turn", "G3")
        assert room.store.writes[-1].rows[-1].seq == room.live.table.seq == 8

    run(test)


def test_who_moves_again_has_not_left() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        await room.say(first, wire.Leave)
        assert (await room.act(first, room.greedy()))["t"] == "done"
        assert events(second) == ["left", "stood-in", "did"]

    run(test)


def test_the_last_move_of_a_match_brings_the_score_and_the_next_seed() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room, rounds=1)
        await room.finish()
        told = heard(second)
        assert [each["event"]["what"] for each in told[-2:]] == ["did", "prepared"]
        assert "score" in told[-2]
        assert all("score" not in each for each in [*told[:-2], told[-1]])
        assert told[-1]["table"]["phase"] == "over"
        welcome = await room.say(first, wire.Sync, after=0)
        assert welcome["score"]["points"] == told[-2]["score"]["points"]

    run(test)


# ---- seats


def test_who_has_no_seat_may_only_look() -> None:
    async def test(room: Room) -> None:
        await two(room)
        eve, old = room.connect("eve", None), room.connect("eve", 0)
        for connection in (eve, old):
            for kind, fields in ((wire.Act, {"at": 9, "a": "S"}), (wire.BeReady, {}), (wire.Leave, {}), (wire.End, {})):
                assert code_of(await room.say(connection, kind, **fields)) == "table-not-seated"
        assert (await room.say(eve, wire.Ping))["now"] == room.now
        assert (await room.say(eve, wire.Sync, after=0))["seat"] is None

    run(test)


def test_sync_sends_what_came_after() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room)
        assert [each["seq"] for each in (await room.say(first, wire.Sync, after=6))["missed"]] == [7, 8]
        assert (await room.say(first, wire.Sync, after=8))["missed"] == []
        welcome = await room.say(first, wire.Sync, after=99)
        assert (welcome["missed"], welcome["seq"], welcome["seats"]) == ([], 8, [first.seat])
        assert (welcome["now"], welcome["present"]) == (room.now, [True, True])
        assert (await room.live.messages.welcome(first, 0)).id == ""  # who comes has not asked

    run(test)


def test_sync_says_nothing_of_what_another_process_has_just_written() -> None:
    async def test(room: Room) -> None:
        first, _ = await two(room)
        log = room.store.logs[room.live.table.id]
        log.append(log[-1])
        assert [each["seq"] for each in (await room.say(first, wire.Sync, after=6))["missed"]] == [7, 8]

    run(test)


def test_a_device_with_two_seats_looks_from_one_at_a_time() -> None:
    async def test(room: Room) -> None:
        await room.make()
        async with room.live.lock:
            await room.live.log.commit(room.live.moves.fold(Sat(1, "ann", "Two")))
        connection = room.connect("ann", 0)
        welcome = await room.say(connection, wire.Sit, seat=1)
        assert (welcome["seat"], welcome["seats"], connection.seat) == (1, [0, 1], 1)
        assert code_of(await room.say(room.connect("ben", None), wire.Sit, seat=1)) == "table-not-your-seat"

    run(test)


def test_sitting_down() -> None:
    async def test(room: Room) -> None:
        await room.make("rummy", ("person", "greedy", "person", "person"))
        live = room.live
        assert [chair.name for chair in live.table.chairs] == ["Ann", "greedy", "Ben", ""]
        seq = live.table.seq
        assert await live.seats.sit("ben", "", None) == 2  # nothing has changed
        assert await live.seats.sit("ben", "Ben", 2) == 2
        assert live.table.seq == seq
        assert await live.seats.sit("ben", "Benno", None) == 2
        assert (live.table.chairs[2].name, live.table.seq) == ("Benno", seq + 1)
        with pytest.raises(NotAccepted, match=r"^table-seat-taken$"):
            await live.seats.sit("eve", "Eve", 0)
        assert await live.seats.sit("eve", "Eve", 3) == 3
        with pytest.raises(NotAccepted, match=r"^table-table-full$"):
            await live.seats.sit("fay", "Fay", None)
        assert room.store.writes[-1].seats == [(3, "eve")]

    run(test)


def test_leaving_before_a_match_frees_the_seat_and_leaving_twice_is_once() -> None:
    async def test(room: Room) -> None:
        await room.make()
        connection = room.connect("ben", 1)
        assert (await room.say(connection, wire.Leave))["seq"] == room.live.table.seq
        assert room.store.writes[-1].seats == [(1, "")]
        assert connection.seat is None
        await room.live.seats.sit("ben", "Ben", None)
        await room.live.seats.ready(0, "")
        await room.live.seats.ready(1, "")
        connection = room.connect("ben", 1)
        assert (await room.say(connection, wire.Leave))["seq"] == room.live.table.seq == 11
        assert room.store.writes[-1].seats == []
        assert (await room.say(connection, wire.Leave))["seq"] == 0

    run(test)


def test_who_lost_the_seat_at_a_table_without_spectators_is_sent_away() -> None:
    async def test(room: Room) -> None:
        await room.make(watch=False)
        connection, other = room.connect("ben", 1), room.connect("ann", 0)
        await room.say(connection, wire.Leave)
        assert (connection.outbox.end, other.outbox.end) == ((4403, "table-no-spectators"), None)

    run(test)


def test_a_seat_is_moved_with_its_key() -> None:
    async def test(room: Room) -> None:
        await room.make()
        old, other, watching = room.connect("ann", 0), room.connect("ben", 1), room.connect("ann", None)
        with pytest.raises(NotAccepted, match=r"^table-not-your-seat$"):
            await room.live.seats.make_key("ben", 0)
        key = await room.live.seats.make_key("ann", 0)
        with pytest.raises(NotAccepted, match=r"^table-wrong-key$"):
            await room.live.seats.move_seat(key + "x", "phone")
        assert await room.live.seats.move_seat(key, "phone") == 0
        assert (room.live.table.chairs[0].who, room.live.table.chairs[0].name) == ("phone", "Ann")
        assert room.store.writes[-1].seats == [(0, "phone")]
        assert (old.outbox.end, other.outbox.end, watching.outbox.end) == ((4409, "seat-moved"), None, None)
        with pytest.raises(NotAccepted, match=r"^table-wrong-key$"):
            await room.live.seats.move_seat(key, "phone")

    run(test)


def test_being_ready() -> None:
    async def test(room: Room) -> None:
        await room.make()
        connection = room.connect("ann", 0)
        assert (await room.say(connection, wire.BeReady, salt="x"))["seq"] == 5
        assert (await room.say(connection, wire.BeReady, salt="y"))["seq"] == 0
        assert room.live.table.chairs[0].salt == "x"
        await room.live.seats.ready(1, "")
        assert code_of(await room.say(connection, wire.BeReady)) == "table-round-running"

    run(test)


# ---- who is away


def test_a_bot_stands_in_for_who_has_left() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        seat = second.seat
        assert seat is not None
        ask = {"level": "greedy", "seat": seat}
        assert code_of(await room.say(first, wire.LetStandIn, **ask)) == "table-not-away"
        await room.say(second, wire.Leave)
        answer = await room.say(first, wire.LetStandIn, level="x" * 30, seat=seat)
        assert (code_of(answer), answer["params"]) == ("table-no-such-bot", {"bot": "x" * 24})
        for wrong in (first.seat, 2, 7):
            answer = await room.say(first, wire.LetStandIn, level="greedy", seat=wrong)
            assert code_of(answer) == "table-no-such-seat"
        assert (await room.say(first, wire.LetStandIn, **ask))["seq"] == room.live.table.seq
        assert room.live.table.chairs[seat].level == "greedy"
        assert (await room.say(second, wire.ComeBack))["seq"] == room.live.table.seq
        assert room.live.table.chairs[seat].level == ""
        assert (await room.say(second, wire.ComeBack))["seq"] == 0
        await room.say(second, wire.Leave)
        assert (await room.say(first, wire.LetStandIn, seat=seat))["t"] == "done"
        assert room.live.table.chairs[seat].level == "greedy"

    run(test)


def test_who_keeps_the_others_waiting_is_away_after_a_while() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        ask = {"level": "greedy", "seat": first.seat}
        room.now += 4_999
        assert code_of(await room.say(second, wire.LetStandIn, **ask)) == "table-not-away"
        assert code_of(await room.say(second, wire.End)) == "table-nobody-away"
        room.now += 1
        assert (await room.say(second, wire.LetStandIn, **ask))["t"] == "done"

    run(test, away_after=5.0)


def test_a_match_that_somebody_has_left_is_ended() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        assert code_of(await room.say(first, wire.End)) == "table-nobody-away"
        await room.say(second, wire.Leave)
        assert (await room.say(first, wire.End))["seq"] == room.live.table.seq
        assert events(first) == ["left", "stopped", "prepared"]
        assert code_of(await room.say(first, wire.End)) == "table-no-match"

    run(test)


def test_whoever_plays_against_bots_alone_may_end_it() -> None:
    async def test(room: Room) -> None:
        await room.playing("rummy", seats=("person", "greedy"))
        assert (await room.say(room.connect("ann", 0), wire.End))["t"] == "done"

    run(test)


# ---- reactions and presence


def test_one_reaction_a_second() -> None:
    async def test(room: Room) -> None:
        first, second = await two(room)
        assert await room.say(first, wire.Say, phrase="hello") == {"t": "done", "id": "n1", "seq": 0}
        assert heard(second) == [{"t": "said", "seat": first.seat, "phrase": "hello"}]
        assert room.store.said[-1] == f"said {room.live.table.id} {first.seat} hello"
        room.now += SILENCE - 1
        assert code_of(await room.say(first, wire.Say, phrase="hello")) == "table-too-fast"
        room.now += 1
        assert (await room.say(first, wire.Say, phrase="bye"))["t"] == "done"

    run(test)


def test_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "TOGETHER", 0.0)

    async def test(room: Room) -> None:
        await room.make()
        connection = room.connect("ben", 1)
        room.connect("eve", None)
        room.live.audience.tell_present()
        assert heard(connection) == [{"t": "present", "seats": [False, True]}]
        room.node.peers.noticed(f"here other {room.live.table.id} 0")
        await until_async(lambda: heard(connection)[-1] == {"t": "present", "seats": [True, True]})
        assert room.live.audience.here() == {1}
        assert room.store.said[-1].startswith("here ")

    run(test)


def test_hints_are_for_the_one_to_move_where_the_table_has_them() -> None:
    async def test(room: Room) -> None:
        asked: list[Any] = []

        async def hint(*given: Any) -> None:
            asked.append(given[1:])
            given[-1](["D r1"])

        room.node.advice.answer = hint  # type: ignore[method-assign,assignment]
        first, second = await two(room)
        assert code_of(await room.say(second, wire.Hint, kind="play")) == "table-not-your-turn"
        message = wire.Hint("h", "play")
        await room.live.take(first, message)
        await settle()
        table = room.live.table
        seen = table.game.show_view(table.view(first.seat))
        assert asked[0][:2] == (message, ("gin", table.created.rules, seen))
        assert room.node.advice.hints.advised == {(table.id, first.seat): (table.moved, ["D r1"])}
        assert code_of(await room.say(first, wire.Hint, kind="play")) == "table-busy"
        await two(room, hints=False)
        assert code_of(await room.say(room.connect("ann", 0), wire.Hint, kind="play")) == "table-no-hints"

    run(test)
