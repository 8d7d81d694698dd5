"""What one visitor may do again and again is bounded, and nobody else waits for it or is pushed aside."""

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.blocking import Room, events, heard, run
from tests.server.matches import client, new_table
from tests.server.serving import serving
from tests.server.test_reviews import SHORT, Slow, ask, code_of
from tests.waiting import until_async
from tilerummy.refusal import NotAccepted
from tilerummy.server import wire
from tilerummy.server.edge.limits import Limits
from tilerummy.server.edge.middleware import Middleware
from tilerummy.server.edge.table_socket import MISSED, resent, take_in
from tilerummy.server.live import audience, messages, seats
from tilerummy.server.live.messages import SILENCE
from tilerummy.server.live.seats import AGAIN, CHANGES
from tilerummy.server.live.shares import Shares, fair
from tilerummy.server.live.stamps import Stamps
from tilerummy.server.matches.reviews import MOST_EACH, MOST_FROM
from tilerummy.server.settings import Settings
from tilerummy.server.store import Listed


def codes(answers: list[dict[str, Any]]) -> list[str]:
    return [answer.get("code", answer["t"]) for answer in answers]


# ---- at a table


def test_a_seat_speaks_once_a_second_on_all_its_sockets_together() -> None:
    async def test(room: Room) -> None:
        await room.make()
        sockets = [room.connect("ann", 0) for _ in range(5)]
        answers = [await room.say(one, wire.Say, phrase="hello") for one in sockets]
        assert codes(answers) == ["done"] + ["table-too-fast"] * 4
        assert (await room.say(room.connect("ben", 1), wire.Say, phrase="hello"))["t"] == "done"
        room.now += SILENCE
        room.node.peers.noticed(f"said {room.live.table.id} 0 wow")  # on a socket of another process
        assert codes([await room.say(sockets[0], wire.Say, phrase="bye")]) == ["table-too-fast"]

    run(test)


def test_leaving_and_coming_back_ends_and_starts_again_slowly() -> None:
    async def test(room: Room) -> None:
        await room.playing()
        ann, ben = room.connect("ann", 0), room.connect("ben", 1)
        before = room.live.table.seq
        kinds: list[type[Any]] = [wire.Leave, wire.ComeBack] * 50
        answers = codes([await room.say(ann, kind) for kind in kinds])
        assert answers == ["done"] * CHANGES + ["table-too-fast"] * (100 - CHANGES)
        assert room.live.table.seq == before + CHANGES
        assert (await room.say(ben, wire.Leave))["t"] == "done"  # it is counted for each visitor
        room.now += int(AGAIN * 1000)
        assert codes([await room.say(ann, kind) for kind in kinds[:2]]) == ["done", "table-too-fast"]

    run(test)


def test_a_seat_is_renamed_and_gets_keys_so_often_and_no_more() -> None:
    async def test(room: Room) -> None:
        await room.make()
        live = room.live.seats
        before = room.live.table.seq
        for number in range(CHANGES // 2):
            await live.sit("ann", f"Ann {number}", 0)
            await live.make_key("ann", 0)
        assert room.live.table.seq == before + CHANGES
        with pytest.raises(NotAccepted, match="table-too-fast"):
            await live.sit("ann", "Anna", 0)
        with pytest.raises(NotAccepted, match="table-too-fast"):
            await live.make_key("ann", 0)
        assert room.live.table.seq == before + CHANGES

    run(test)


def test_who_plays_again_comes_back_without_counting() -> None:
    async def test(room: Room) -> None:
        await room.playing()
        seat = room.live.table.turn
        assert seat is not None
        mover = room.connect(("ann", "ben")[seat], seat)
        kinds: list[type[Any]] = [wire.Leave, wire.ComeBack] * CHANGES
        assert "table-too-fast" in codes([await room.say(mover, kind) for kind in kinds])
        room.live.table.chairs[seat].gone = True
        assert (await room.act(mover, room.greedy()))["t"] == "done"

    run(test)


def test_no_match_begins_at_a_table_with_a_long_log(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        await room.make()
        ann, ben = room.connect("ann", 0), room.connect("ben", 1)
        monkeypatch.setattr(seats, "MOST_EVENTS", room.live.table.seq)
        assert codes([await room.say(ann, wire.BeReady)]) == ["table-long-log"]
        monkeypatch.setattr(seats, "MOST_EVENTS", room.live.table.seq + 1)
        assert codes([await room.say(one, wire.BeReady) for one in (ann, ben)]) == ["done", "table-long-log"]
        assert room.live.table.phase == "gathering"

    run(test)


def test_changes_of_who_is_here_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "TOGETHER", 0.01)

    async def test(room: Room) -> None:
        await room.make()
        ann = room.connect("ann", 0)
        room.live.audience.tell_present()
        assert heard(ann) == [{"t": "present", "seats": [True, False]}]
        for _ in range(500):  # somebody comes and goes, faster than anybody can see
            ben = room.connect("ben", 1)
            room.live.audience.tell_present()
            room.live.audience.connections.discard(ben)
            room.live.audience.tell_present()
        room.connect("ben", 1)
        room.live.audience.tell_present()
        assert len(heard(ann)) == 1
        await until_async(lambda: len(heard(ann)) == 2)
        assert heard(ann)[-1] == {"t": "present", "seats": [True, True]}
        assert len([notice for notice in room.store.said if notice.startswith("here")]) == 2

    run(test)


def test_nobody_is_told_again_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "TOGETHER", 0.0)

    async def test(room: Room) -> None:
        await room.make()
        ann = room.connect("ann", 0)
        for _ in range(20):
            room.connect("eve", None)
            room.live.audience.tell_present()
            await asyncio.sleep(0.001)
        assert len(heard(ann)) == 1

    run(test)


def test_what_was_missed_is_counted_by_its_length() -> None:
    async def test(room: Room) -> None:
        await room.make()
        room.live.table.seq = 1000
        assert resent(room.live, 0) == 1000 / MISSED
        assert resent(room.live, 990) == 10 / MISSED
        assert resent(room.live, None) == resent(room.live, 10**9) == 0
        room.live.table.seq = 10**6
        assert resent(room.live, 0) == messages.MOST_MISSED / MISSED

    run(test)


def test_asking_for_everything_again_uses_up_the_rate() -> None:
    """Five times everything of a thousand events is as much as a hundred messages."""
    charged: list[float] = []

    async def charge(count: float) -> None:
        charged.append(count)

    async def test(room: Room) -> None:
        await room.make()
        ann = room.connect("ann", 0)
        frames = [{"type": "websocket.receive", "text": f'{{"t":"sync","id":"m{n}","after":0}}'} for n in range(5)]
        frames.append({"type": "websocket.disconnect"})

        async def receive() -> Any:
            return frames.pop(0)

        room.live.table.seq = 1000
        with pytest.raises(Exception, match="gone"):
            await take_in(receive, charge, Settings(rate=10_000.0, burst=60), room.live, ann)
        assert charged == [1000 / MISSED] * 5
        assert "table-too-fast" in [each.get("code") for each in heard(ann)]

    run(test)


def test_an_address_pays_for_what_is_sent_again() -> None:
    async def test() -> None:
        metrics = SimpleNamespace(limited=SimpleNamespace(inc=lambda: waits.append(1)))
        settings = Settings(address_rate=1.0)
        guard: Any = None
        middleware = Middleware(guard, settings, metrics, Limits(settings), guard)  # type: ignore[arg-type]
        await middleware.charge("here", 30.0)
        assert waits == []
        waiting = asyncio.create_task(middleware.charge("here", 1.0))
        await until_async(lambda: bool(waits))
        await middleware.charge("elsewhere", 30.0)
        waiting.cancel()

    waits: list[int] = []
    asyncio.run(test())


def test_only_the_last_events_are_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MOST_MISSED", 3)

    async def test(room: Room) -> None:
        await room.playing()
        last = room.live.table.seq
        welcome = await room.say(room.connect("ann", 0), wire.Sync, after=0)
        assert [each["seq"] for each in welcome["missed"]] == [last - 2, last - 1, last]
        assert welcome["seq"] == last

    run(test)


def test_an_id_is_one_move_also_when_it_is_long_forgotten() -> None:
    """Whoever says to have seen more than has happened could be done again after so many moves."""

    async def test(room: Room) -> None:
        await room.playing("investo")
        table = room.live.table
        assert table.turn is not None
        mover = room.connect(("ann", "ben")[table.turn], table.turn)
        await room.live.take(mover, wire.Act("same", 10**9, room.greedy()))
        assert codes(heard(mover))[-1] == "table-stale"
        assert events(mover) == []
        at = table.seq
        await room.live.take(mover, wire.Act("same", at, room.greedy()))
        table.ids.clear()  # as after so many others
        await room.live.take(mover, wire.Act("same", at, room.greedy()))
        assert codes(heard(mover))[-1] == "table-stale"

    run(test)


# ---- the lobby


def listed(*names: str) -> list[Listed]:
    return [Listed(name, 0, 0, "gathering", b"") for name in names]


def test_the_list_is_shared_fairly() -> None:
    found = listed("e1", "e2", "e3", "e4", "a1", "b1", "e5", "a2")
    makers = {**{f"e{n}": "eve" for n in range(1, 6)}, "a1": "ann", "a2": "ann"}
    assert [each.table for each in fair(found, makers, 4)] == ["e1", "e2", "a1", "b1"]
    assert [each.table for each in fair(found, makers, 6)] == ["e1", "e2", "e3", "a1", "b1", "a2"]


def test_makers_are_told_to_the_other_processes_without_their_address() -> None:
    said: list[str] = []
    store: Any = SimpleNamespace(say=said.append)
    here, there = Shares(store, Stamps()), Shares(store, Stamps())
    here.note("t1", "192.0.2.7")
    here.note("t2", "192.0.2.7")
    assert "192.0.2.7" not in "".join(said)
    for notice in said:
        there.learn(*notice.split(" ")[1:])
    assert there.makers == here.makers
    assert len(set(here.makers.values())) == 1


def test_one_address_does_not_empty_the_list(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("lobby")
    with serving(folder, proxies="127.0.0.0/8 ::1/128", most_tables=1000) as server, client(server) as ann:
        ann.headers["x-forwarded-for"] = "192.0.2.1"
        innocent = new_table(ann, public=True)
        for _ in range(6):  # sessions are free
            with client(server) as eve:
                eve.headers["x-forwarded-for"] = "192.0.2.66"
                for _ in range(20):
                    new_table(eve, public=True)
        shown = [each["id"] for each in ann.get("/api/tables").json()]
        assert len(shown) == 100
        assert innocent in shown
        server.node.lobby.shares.makers.clear()  # as after a restart
        assert innocent in [each["id"] for each in ann.get("/api/tables").json()]


def test_an_address_makes_so_many_public_tables_an_hour(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("public"), address_tables=15) as server, client(server) as eve:
        made = [post(eve, public=True) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429]
        assert post(eve, public=False).status_code == 201


def post(visitor: httpx.Client, public: bool) -> httpx.Response:
    return visitor.post("/api/tables", json={"game": "gin", "seats": ["person", "person"], "public": public})


# ---- reviews, metrics


def test_addresses_take_turns_in_the_queue_of_reviews() -> None:
    async def go() -> None:
        slow = Slow()
        for n in range(MOST_FROM):
            slow.start(f"e{n}", f"session {n}", "elsewhere")
        with pytest.raises(Exception, match="table-too-fast"):
            slow.start("more", "another session", "elsewhere")
        slow.start("a0", "ann", "here")
        slow.start("a1", "ann", "here")
        assert [key[0] for key in slow.reviews.waiting][:5] == ["e0", "a0", "e1", "a1", "e2"]
        assert MOST_EACH < MOST_FROM

    asyncio.run(go())


def test_the_review_of_a_running_match_costs_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("running")) as server, client(server) as ann:
        table = new_table(ann, "rummy", rules=SHORT)
        read: list[str] = []
        store: Any = server.node.services.store
        reading = store.read

        async def note(name: str, after: int = 0) -> Any:
            read.append(name)
            return await reading(name, after)

        store.read = note
        for _ in range(50):
            assert code_of(ask(ann, table)) == (409, "server-not-over")
        assert code_of(ask(ann, table, 2)) == (404, "server-no-such-match")
        assert read == []
        assert server.app.state.limits.reviews.known == {}


def test_metrics_have_a_limit_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("metrics"), address_rate=0.08) as server, client(server) as ann:
        for _ in range(20):
            ann.get("/api/games")
        assert ann.get("/api/games").status_code == 429
        assert ann.get("/healthz").status_code == 200
        server.app.state.limits.scrapes.known.clear()
        limits = server.app.state.limits.scrapes
        limits.burst = 2.0
        assert [ann.get("/metrics").status_code for _ in range(3)] == [200, 200, 429]
