"""The same match in both homes: same seeds, words and decisions. Records are the same bytes, and so are messages."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.device.bridging import Caller, Tab
from tests.device.playing import RULES, chosen
from tests.luck import deal_alike
from tests.server.serving import Serving, serving
from tests.server.talking import Talker
from tests.waiting import PATIENCE
from tilerummy.bots.remote import Visitor
from tilerummy.device.home import new_id as of_device
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.server.live.home import new_id as of_server

PAGE = Path(__file__).parents[2] / "web/src/net/home.ts"
NOW = 1_800_000_000_000
TABLE = "d-the-table"
Frame = dict[str, Any]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    def prepare(node: Any) -> None:
        node.services.now = lambda: NOW
        node.services.new_id = lambda: TABLE

    with serving(tmp_path_factory.mktemp("same"), prepare=prepare, bot_pause=0.0) as running:
        yield running


def next_step(info: Frame, position: Frame | None, rng: Rng) -> Frame | None:
    """What the person in seat 0 says next; None: somebody else is on."""
    if info["phase"] in ("gathering", "pause"):
        return {"t": "ready", **({} if info["phase"] == "pause" else {"salt": "a word"})}
    assert position is not None
    if position["view"]["turn"] != 0:
        return None
    return {"t": "act", "a": chosen(info, position, rng)}


def plain(frames: list[Frame]) -> list[Frame]:
    """Without what is another's in another home: the id of a person. When presence is told depends on time."""
    found = [json.loads(json.dumps(frame)) for frame in frames if frame["t"] != "present"]
    for frame in found:
        for seat in (frame.get("table") or {}).get("seats", []):
            del seat["person"]
    return found


def asked(game: str) -> dict[str, Any]:
    bots = ["easy", "medium", "beginner"][: max(GAMES[game].seats) - 1]
    return {"game": game, "seats": ["person", *bots], "rules": RULES[game], "name": "Ann", "watch": False}


def at_server(server: Serving, game: str) -> tuple[str, list[Frame], list[str]]:
    visitor = Visitor(server.url)
    visitor.call("POST", "/api/tables", asked(game))
    talker, rng = Talker(visitor, TABLE, notation=True), Rng(1)
    while talker.info["phase"] != "over":
        said = next_step(talker.info, talker.position, rng)
        if said is None:
            talker.receive()
        else:
            said |= {"at": talker.seq} if said["t"] == "act" else {}
            talker.say(said.pop("t"), **said)
    talker.close()
    frames = [json.loads(frame) for frame in talker.frames]
    headers = {"cookie": visitor.header()}
    record = httpx.get(f"{server.url}/api/tables/{TABLE}/matches/1/record", headers=headers, timeout=PATIENCE).text
    return record, frames, rows_at(server)


def rows_at(server: Serving) -> list[str]:
    rows = server.run(server.node.services.store.read(TABLE))
    return [f"{row.seq} {row.at} {row.data.decode()}" for row in rows]


def on_device(game: str) -> tuple[str, list[Frame], list[str]]:
    async def play() -> tuple[str, list[Frame], list[str]]:
        tab = Tab(now=lambda: NOW)
        deal_alike(tab.home)
        tab.home.new_id = lambda: TABLE
        await tab.ask("POST", "/api/tables", asked(game), 201)
        line = Caller(tab, TABLE, tab.device.connect(TABLE, None, None, True))
        await line.welcome()
        rng = Rng(1)
        while line.info["phase"] != "over":
            said = next_step(line.info, line.position, rng)
            if said is None:
                await line.next()
            else:
                said |= {"at": line.seq} if said["t"] == "act" else {}
                await line.say(said.pop("t"), id=f"m{line.count + 1}", **said)
        record = (await tab.device.request("GET", f"/api/tables/{TABLE}/matches/1/record")).text
        await tab.close()
        return record, line.frames, [f"{seq} {at} {data}" for seq, at, data in tab.bridge.disk.log(TABLE)]

    return asyncio.run(play())


def nobody(rows: list[str]) -> list[str]:
    """Who sat down is a secret's hash on a server."""
    return [row.partition('"who":')[0] for row in rows]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_is_the_same_in_both_homes(server: Serving, game: str) -> None:
    record, frames, rows = at_server(server, game)
    same_record, same_frames, same_rows = on_device(game)
    assert same_record == record
    assert nobody(same_rows) == nobody(rows)
    assert plain(same_frames) == plain(frames)


def test_the_page_tells_ids_of_the_two_homes_apart() -> None:
    """By how they begin and by their length: one in 4,096 of a server's ids begins as a device's do."""
    found = re.search(r"OF_SERVER = (\d+);", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    length = int(found[1])
    assert {len(of_server()) for _ in range(100)} == {length}
    assert all(each.startswith("d-") and len(each) != length for each in (of_device() for _ in range(100)))
