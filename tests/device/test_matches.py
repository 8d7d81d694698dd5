"""Whole matches in the home of a device: bots of every level, several people, and what is asked of them afterwards."""

import asyncio
from typing import Any

import pytest

from tests.device.bridging import Tab
from tests.device.playing import RULES, play, verified
from tests.waiting import PATIENCE
from tilerummy.games import GAMES
from tilerummy.server.table.events import Did, decode

CHEAP = ("beginner", "easy", "medium")


async def record_of(tab: Tab, table: str, number: int = 1) -> str:
    return (await tab.device.request("GET", f"/api/tables/{table}/matches/{number}/record")).text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_against_bots_is_played_to_its_end_and_verifies(game: str) -> None:
    async def test() -> None:
        tab = Tab()
        bots = CHEAP[: max(GAMES[game].seats) - 1]
        table = await tab.make(game, "person", *bots, rules=RULES[game], name="Ann")
        assert table.startswith("d-")
        assert len(table) == 26
        line = await play(tab, table)
        assert line.info["phase"] == "over"
        verified(await record_of(tab, table))
        found = await tab.ask("GET", f"/api/tables/{table}/matches/1/verify")
        assert found["good"]
        assert found["devices"] == [0]
        (mine,) = await tab.ask("GET", "/api/mine")
        assert (mine["id"], mine["names"][0], mine["mine"], mine["phase"]) == (table, "Ann", [0], "over")
        (result,) = await tab.ask("GET", "/api/mine/results")
        assert result["totals"] == [sum(points) for points in zip(*line.info["match"]["sheet"], strict=True)]
        replay = await tab.ask("GET", f"/api/tables/{table}/matches/1/replay")
        assert replay["header"]["open"]
        await tab.close()

    asyncio.run(test())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_level_decides_in_the_worker(game: str) -> None:
    """One decision of each: a stand-in for a match, of which the experts' would take minutes uncompiled."""

    async def test() -> None:
        tab = Tab()
        for level in GAMES[game].bots():
            table = await tab.make(game, "person", level, start=True)
            live = await tab.device.desk.registry.find(table)
            line = tab.open(table)
            await line.welcome()
            while not any(row.by == level for row in dids(tab, table)):
                if live.table.turn == 0:
                    await line.say("act", at=live.table.seq, a=greedy(live))
                else:
                    await line.next()
            line.hang_up()
        await tab.close()

    asyncio.run(test())


def dids(tab: Tab, table: str) -> list[Did]:
    events = [decode(data.encode()) for _, _, data in tab.bridge.disk.log(table)]
    return [event for event in events if isinstance(event, Did)]


def greedy(live: Any) -> str:
    game, rng = live.table.game, live.services.rng
    return str(game.bots()["greedy"](game.determinize(live.table.view(0), rng), rng))


def test_two_people_share_the_device() -> None:
    async def test() -> None:
        tab = Tab()
        table = await tab.make("rummy", "person", "easy", "person", rules="rounds=1", names=["Ann", "Ben"])
        line = await play(tab, table)
        replay = verified(await record_of(tab, table))
        assert replay.header.seats == ["Ann", "easy", "Ben"]
        assert [word.by for word in replay.header.words] == ["device", "bot", "device"]
        assert line.info["match"]["winners"] is not None
        await tab.close()

    asyncio.run(test())


def test_a_rematch_has_another_starter_and_several_tables_run_at_once() -> None:
    async def test() -> None:
        tab = Tab()
        tables = [await tab.make("gin", "person", "easy", rules="rounds=1") for _ in range(3)]
        await asyncio.gather(*(play(tab, table) for table in tables))
        await play(tab, tables[0], 2)
        records = [verified(await record_of(tab, tables[0], number)) for number in (1, 2)]
        assert records[0].header.barred is None
        assert records[1].header.barred is not None
        assert len(await tab.ask("GET", "/api/mine/results")) == 4
        await tab.close()

    asyncio.run(test())


def test_a_review_is_made_in_the_worker_and_playing_on_begins_there() -> None:
    async def test() -> None:
        tab = Tab()
        table = await tab.make("gin", "person", "easy", rules="rounds=1")
        await play(tab, table)
        path = f"/api/tables/{table}/matches/1"
        tab.device.desk.reviews.deals = 2
        found = await tab.device.request("GET", f"{path}/review")
        assert found.status == 202
        async with asyncio.timeout(PATIENCE):
            while found.status == 202:
                await asyncio.sleep(0.01)
                found = await tab.device.request("GET", f"{path}/review")
        assert found.status == 200
        made = await tab.ask("POST", f"{path}/play-on", {"at": 3, "start": False}, 201)
        seen = await tab.ask("GET", f"/api/tables/{made['id']}")
        assert seen["table"]["planned"] == 3
        line = await play(tab, made["id"])
        assert line.info["match"]["given"] == 3
        verified(await record_of(tab, made["id"]))
        await tab.close()

    asyncio.run(test())


def test_hints_and_the_solver_answer() -> None:
    async def test() -> None:
        tab = Tab()
        table = await tab.make("rummy", "person", "easy", start=True)
        line = tab.open(table)
        await line.welcome()
        while not (line.position or {}).get("options"):
            await line.next()
        hint = await line.say("hint", kind="play")
        assert hint["t"] == "hinted"
        solved = await tab.ask("POST", "/api/solve", {"game": "rummy", "rack": "r5 r6 r7", "table": ""})
        assert solved["game"] == "rummy"
        await tab.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "server-not-found"),
        ("GET", "/api/tables/d-none", None, 404, "table-no-such-table"),
        ("POST", "/api/tables", {"game": "chess", "seats": ["person"]}, 422, "server-no-such-game"),
        ("POST", "/api/tables", {"game": "gin", "seats": ["easy", "easy"]}, 422, "server-no-person"),
        ("POST", "/api/tables", {"game": 3}, 400, "server-bad-request"),
        ("POST", "/api/tables/from-record", {"record": "nothing"}, 422, "record-not-a-record"),
        ("PUT", "/api/me", {"name": "x" * 100}, 422, "server-bad-name"),
    ],
)
def test_what_cannot_be_is_a_problem_with_a_code(method: str, path: str, body: Any, status: int, code: str) -> None:
    async def test() -> None:
        tab = Tab()
        assert (await tab.ask(method, path, body, status))["code"] == code
        await tab.close()

    asyncio.run(test())


def test_a_name_is_kept_and_a_table_is_deleted() -> None:
    async def test() -> None:
        tab = Tab()
        await tab.ask("PUT", "/api/me", {"name": " Ann "})
        assert await tab.ask("GET", "/api/me") == {"name": "Ann"}
        table = await tab.make("gin", "person", "easy")
        line = tab.open(table)
        assert (await line.welcome())["table"]["seats"][0]["name"] == "Ann"
        await tab.ask("DELETE", f"/api/tables/{table}")
        await line.until(lambda: tab.bridge.ends.get(line.number))
        assert tab.bridge.ends[line.number] == (4404, "table-gone")
        assert await tab.ask("GET", "/api/mine") == []
        assert not tab.bridge.disk.rows
        assert not tab.bridge.disk.owners
        await tab.close()

    asyncio.run(test())
