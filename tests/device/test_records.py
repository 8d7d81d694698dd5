"""Matches that go from one home to the other as a record: the position is exact, and the record tells the truth."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.device.bridging import Tab
from tests.device.playing import RULES, play, verified
from tests.server.matches import client, new_table
from tests.server.matches import play as play_at
from tests.server.serving import Serving, serving
from tilerummy.games import GAMES

BRING = "/api/tables/from-record"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("records"), most_tables=1000) as running:
        yield running


async def text_of(tab: Tab, table: str) -> str:
    return (await tab.device.request("GET", f"/api/tables/{table}/matches/1/record")).text


async def taken_away(tab: Tab, game: str, moves: int, *seats: str) -> tuple[str, dict[str, Any]]:
    """The record of a match that was handed over by the device, and where it stood."""
    table = await tab.make(game, *seats, rules=RULES[game], name="Ann")
    line = await play(tab, table, moves=moves)
    line.hang_up()
    handed = await tab.ask("POST", f"/api/tables/{table}/hand-over", {})
    replay = await tab.ask("GET", f"/api/tables/{table}/matches/1/replay")
    assert replay["steps"][-1]["event"]["what"] == "stopped"
    return handed["record"], replay["steps"][-2]


def racks(view: dict[str, Any]) -> list[Any]:
    return [side["rack"] for side in view["sides"]]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_of_the_device_goes_on_at_a_server_s_table(server: Serving, game: str) -> None:
    async def begin() -> tuple[str, dict[str, Any]]:
        tab = Tab()
        found = await taken_away(tab, game, 3, "person", "easy")
        await tab.close()
        return found

    record, stood = asyncio.run(begin())
    with client(server) as ann, client(server) as ben:
        made = ann.post(BRING, json={"record": record, "own": [0], "seats": ["person", "person"], "name": "Ann"})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        count = stood["at"]
        assert ann.get(f"/api/tables/{table}").json()["table"]["planned"] == count
        assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 201
        play_at(server, table)
        assert ann.get(f"/api/tables/{table}").json()["table"]["match"]["given"] == count
        replay = ann.get(f"/api/tables/{table}/matches/1/replay").json()
        then = replay["steps"][count - 1]
        assert racks(then["view"]) == racks(stood["view"])
        assert (then["event"], then["turn"]) == (stood["event"], stood["turn"])
        found = verified(ann.get(f"/api/tables/{table}/matches/1/record").text)
        assert found.header.given >= count  # scores of finished rounds are lines too
        assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]


def test_a_match_of_a_server_goes_on_at_the_device(server: Serving) -> None:
    with client(server) as ann:
        made = ann.post("/api/tables", json={"game": "gin", "seats": ["person", "greedy"], "start": True})
        table = made.json()["id"]
        handed = ann.post(f"/api/tables/{table}/hand-over", json={})
        assert handed.status_code == 200, handed.text
        assert ann.get(f"/api/tables/{table}").json()["table"]["phase"] == "over"
        again = ann.post(f"/api/tables/{table}/hand-over", json={})
        assert (again.status_code, again.json()["code"]) == (409, "table-no-match")
    record = handed.json()["record"]

    async def test() -> None:
        tab = Tab()
        made = await tab.ask("POST", BRING, {"record": record, "own": [0], "name": "Ann"}, 201)
        assert made["seats"] == [0]
        line = await play(tab, made["id"])
        assert [seat["bot"] for seat in line.info["seats"]] == ["", "greedy"]
        found = verified(await text_of(tab, made["id"]))
        assert found.header.given == steps_in(record)
        await tab.close()

    asyncio.run(test())


def steps_in(record: str) -> int:
    lines = [json.loads(line) for line in record.splitlines()]
    return sum("round" in line or "do" in line or "score" in line for line in lines)


def test_a_match_with_others_is_not_taken_away(server: Serving) -> None:
    with client(server) as ann, client(server) as ben:
        table = new_table(ann, "gin", own=1, start=False)
        assert ben.post(f"/api/tables/{table}/join", json={"name": "Ben"}).status_code == 201
        play_at(server, table, 3)
        for visitor in (ann, ben):
            answer = visitor.post(f"/api/tables/{table}/hand-over", json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "table-others-play")
        with client(server) as stranger:
            answer = stranger.post(f"/api/tables/{table}/hand-over", json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "table-not-seated")
        assert ann.get(f"/api/tables/{table}").json()["table"]["phase"] == "playing"
        seen = ann.get(f"/api/tables/{table}/matches/1/record").text  # what a seat may know is no match to go on with
        answer = ann.post(BRING, json={"record": seen})
        assert answer.status_code == 422
        assert answer.json()["code"].startswith("record-")


def whole(server: Serving) -> str:
    with client(server) as ann:
        table = new_table(ann, "gin")
        play_at(server, table)
        return ann.get(f"/api/tables/{table}/matches/1/record").text


def forged(record: str, **change: Any) -> str:
    """With another header."""
    first, *rest = record.splitlines(keepends=True)
    return json.dumps({**json.loads(first), **change}) + "\n" + "".join(rest)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda record: "", "record-empty"),
        (lambda record: "hello", "record-not-a-record"),
        (lambda record: record[:-20], "record-cut-off"),
        (lambda record: forged(record, game="chess"), "record-unknown-game"),
        (lambda record: forged(record, seats=["Zoe", "Ben"]), "record-wrong-digest"),
        (lambda record: record.replace('"do":"S"', '"do":"S9"', 1), "record-bad-notation"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_both_homes(server: Serving, change: Any, code: str) -> None:
    bad = change(whole(server))
    with client(server) as ann:
        answer = ann.post(BRING, json={"record": bad, "at": 2})
        assert (answer.status_code, answer.json()["code"]) == (422, code)

    async def test() -> None:
        tab = Tab()
        for path in (BRING, "/api/records/replay"):
            assert (await tab.ask("POST", path, {"record": bad, "at": 2}, 422))["code"] == code
        assert not tab.bridge.disk.rows
        await tab.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({}, 409, "server-match-decided"),
        ({"at": 100_000}, 404, "server-no-such-step"),
        ({"at": 2, "own": [3]}, 404, "table-no-such-seat"),
        ({"at": 2, "seats": ["person"]}, 422, "server-bad-seats"),
        ({"at": 2, "seats": ["person", "nobody"]}, 422, "table-no-such-bot"),
        ({"at": 2, "own": [1], "seats": ["person", "easy"]}, 404, "table-no-such-seat"),
        ({"at": 2, "clock": {"kind": "turn", "seconds": 9999}}, 422, "server-bad-clock"),
    ],
)
def test_a_table_from_a_record_is_checked(server: Serving, asked: Any, status: int, code: str) -> None:
    with client(server) as ann:
        answer = ann.post(BRING, json={"record": whole(server), **asked})
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_record_that_is_too_long_is_not_read(server: Serving) -> None:
    with client(server) as ann:
        answer = ann.post(BRING, json={"record": "x" * 262_144})
        assert (answer.status_code, answer.json()["code"]) == (413, "server-too-big")


def test_a_record_is_shown_as_its_table_shows_it(server: Serving) -> None:
    with client(server) as ann:
        table = new_table(ann, "gin", names=["Ann", "Ben"])
        play_at(server, table)
        path = f"{server.url}/api/tables/{table}/matches/1"
        record, replay, verdict = (ann.get(f"{path}/{what}") for what in ("record", "replay", "verify"))

    async def test() -> None:
        tab = Tab()
        asked = {"record": record.text}
        found = await tab.ask("POST", "/api/records/replay", asked)
        known = replay.json()
        for info in (found, known):
            for name in ("id", "number"):
                del info["header"][name]
            for step in info["steps"]:
                del step["time"]
        assert found == known
        assert await tab.ask("POST", "/api/records/verify", asked) == verdict.json()
        lines = record.text.splitlines(keepends=True)
        unfinished = await tab.ask("POST", "/api/records/verify", {"record": "".join(lines[:-1])})
        assert (unfinished["good"], unfinished["code"]) == (False, "no-end")
        await tab.close()

    asyncio.run(test())


def spaced(record: str) -> str:
    """The same record without its end, its luck written with a blank more."""
    return "".join(f"{line}\n" for line in record.splitlines()[:-1]).replace('"luck":"', '"luck":" ')


def test_luck_in_another_spelling_is_taken_over_in_ours(server: Serving) -> None:
    """A log is compared word for word: a table whose plan is spelt otherwise could never begin."""
    with client(server) as ann:
        made = ann.post(BRING, json={"record": spaced(whole(server)), "at": 2, "own": [0, 1], "start": True})
        assert made.status_code == 201, made.text
        assert ann.get(f"/api/tables/{made.json()['id']}").json()["table"]["phase"] == "playing"


def test_a_clock_strikes_at_a_table_from_a_record() -> None:
    """R4: only rules with a timer let it, and those of the record have none."""

    async def test() -> None:
        tab = Tab()
        record, _ = await taken_away(tab, "rummy", 1, "person", "easy")
        asked = {"record": record, "own": [0, 1], "seats": ["person", "person"], "start": True}
        made = await tab.ask("POST", BRING, {**asked, "clock": {"kind": "turn", "seconds": 1}}, 201)
        seen = await tab.ask("GET", f"/api/tables/{made['id']}")
        assert seen["table"]["rules"]["timer"] == 1
        await tab.close()

    asyncio.run(test())


def test_a_very_long_match_is_not_taken_over(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        tab = Tab()
        record, _ = await taken_away(tab, "gin", 2, "person", "easy")
        monkeypatch.setattr("tilerummy.server.interface.records.MOST_STEPS", 0)
        no = await tab.ask("POST", BRING, {"record": record, "own": [0]}, 409)
        assert (no["code"], no["params"]) == ("server-long-record", {"most": 0})
        await tab.close()

    asyncio.run(test())
