"""Playing on from a moment of a finished match: the same racks, new luck, and a record that still verifies."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.matches import client, new_table, play
from tests.server.serving import Serving, serving
from tilerummy.analysis.review import decisions
from tilerummy.cli.arguments import Fault
from tilerummy.cli.verify import verify
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.records.record import encode
from tilerummy.records.replay import RecordError, Replay, parse_line, verify_luck
from tilerummy.server.matches.history import Past
from tilerummy.server.table.table import Table
from tilerummy.words import Words

BOT = "greedy"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("play-on"), most_tables=1000) as running:
        yield running


def get(visitor: httpx.Client, path: str, **query: Any) -> Any:
    answer = visitor.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def replay_of(visitor: httpx.Client, table: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = get(visitor, f"/api/tables/{table}/matches/1/replay", **query)
    return found


def ask(visitor: httpx.Client, table: str, number: int = 1, **asked: Any) -> httpx.Response:
    return visitor.post(f"/api/tables/{table}/matches/{number}/play-on", json={"level": BOT, **asked})


def finished(server: Serving, visitor: httpx.Client, game: str) -> tuple[str, list[dict[str, Any]]]:
    """A match in which everybody still decides in its second half: in some deals of Gin it is over at once."""
    while True:
        table = new_table(visitor, game)
        play(server, table)
        steps = replay_of(visitor, table)["steps"]
        if {0, 1} <= {step["turn"] for step in steps[len(steps) // 2 :]}:
            return table, steps


def my_turn(steps: list[dict[str, Any]], seat: int = 0) -> int:
    """A step in the middle at which it is the seat's turn."""
    return int(next(step["at"] for step in steps[len(steps) // 2 :] if step["turn"] == seat))


def play_on(server: Serving, visitor: httpx.Client, game: str) -> tuple[str, str, int]:
    """The old table, the new one, and the step."""
    old, steps = finished(server, visitor, game)
    at = my_turn(steps)
    answer = ask(visitor, old, at=at, seat=0)
    assert answer.status_code == 201, answer.text
    assert answer.json()["seats"] == [0]
    return old, answer.json()["id"], at


def go_on(server: Serving, table: str, moves: int) -> None:
    """So many greedy moves for whoever's turn it is, or to the end: the bots of the server are hardly ever faster."""

    async def go() -> None:
        live = await server.node.registry.find(table)
        rng = Rng(1)
        for _ in range(moves):
            async with live.lock:
                seen, seat = live.table, live.table.turn
                if seen.phase == "over":
                    return
                if seat is None or seen.match is None:
                    await live.seats.ready(0, "")
                else:
                    action = seen.game.bots()["greedy"](seen.game.determinize(seen.match.view(seat), rng), rng)
                    await live.moves.do(seat, action, "", "")

    server.run(go())


def finish(server: Serving, table: str) -> None:
    go_on(server, table, 10_000)
    live = server.run(server.node.registry.find(table))
    assert live.table.phase == "over"


def record_of(visitor: httpx.Client, table: str, **query: Any) -> bytes:
    return visitor.get(f"/api/tables/{table}/matches/1/record", params=query).content


@pytest.mark.parametrize("game", GAMES)
def test_the_new_match_stands_where_the_old_one_stood(server: Serving, ann: httpx.Client, game: str) -> None:
    old, new, at = play_on(server, ann, game)
    before, now = replay_of(ann, old, at=at)["steps"][0], replay_of(ann, new, at=at)["steps"][0]
    assert now["view"]["sides"][0] == before["view"]["sides"][0]
    assert now["view"]["table"] == before["view"]["table"]
    assert now["turn"] == 0
    info = get(ann, f"/api/tables/{new}")["table"]
    assert [seat["bot"] for seat in info["seats"]] == ["", BOT]
    assert info["phase"] == "playing"
    assert info["match"]["commitment"] != replay_of(ann, old)["header"]["commitment"]
    assert info["match"]["seed"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_its_record_is_verified_from_there_on(
    server: Serving, ann: httpx.Client, game: str, tmp_path: Path
) -> None:
    _, new, at = play_on(server, ann, game)
    finish(server, new)
    path = tmp_path / "match.jsonl"
    path.write_bytes(record_of(ann, new))
    header, *lines = (json.loads(line) for line in path.read_text().splitlines())
    given = lines[: header["given"]]
    assert len([line for line in given if "score" not in line]) == at  # steps: a round may have ended before
    told = verify(path, Words("en"))
    assert f"first {len(given)} lines" in told
    assert "The luck follows from the seed" in told
    assert get(ann, f"/api/tables/{new}/matches/1/verify")["good"]


def replayed(path: Path) -> Replay:
    replay = Replay(path)
    while replay.step() is not None:
        pass
    return replay


def test_a_header_that_claims_another_number_is_found_out(
    server: Serving, ann: httpx.Client, tmp_path: Path
) -> None:
    """Fewer lines than were taken over: their luck is not the seed's. More than there are: that cannot be."""
    _, new, _ = play_on(server, ann, "rummy")
    finish(server, new)
    lines = record_of(ann, new).splitlines(keepends=True)
    for given, code in ((1, "luck-differs"), (10_000, "wrong-given")):
        changed = [json.loads(lines[0]) | {"given": given}, *map(json.loads, lines[1:])]
        data = [json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for line in changed]
        end = changed[-1] | {"digest": hashlib.sha256(b"".join(data[:-1])).hexdigest()}
        path = tmp_path / f"{given}.jsonl"
        path.write_bytes(b"".join(data[:-1]) + encode(parse_line(json.dumps(end).encode() + b"\n", 2)))
        with pytest.raises(RecordError) as error:
            verify_luck(replayed(path))
        assert error.value.code == code
        with pytest.raises(Fault):
            verify(path, Words("en"))


@pytest.mark.parametrize("game", GAMES)
def test_what_lay_face_down_is_dealt_anew(server: Serving, ann: httpx.Client, game: str) -> None:
    """Two that play on from the same step get other tiles: the old order is known to whoever has seen the match."""
    old, steps = finished(server, ann, game)
    at = next(step["at"] for step in steps if step["turn"] == 0)
    tables = [ask(ann, old, at=at, seat=0).json()["id"] for _ in range(2)]
    for table in tables:
        finish(server, table)
    lucks = [[step["event"].get("luck", "") for step in replay_of(ann, table)["steps"]] for table in [old, *tables]]
    assert all(luck[:at] == lucks[0][:at] for luck in lucks)
    assert len({" ".join(luck[at:]) for luck in lucks}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_it_survives_a_restart_in_the_middle(game: str, tmp_path: Path) -> None:
    with serving(tmp_path) as running, client(running) as ann:
        _, new, at = play_on(running, ann, game)
        go_on(running, new, 3)
        before = replay_of(ann, new)
        rows = running.run(running.node.services.store.read(new))
        assert Table.load(new, rows).phase == "playing"
        cookies = ann.cookies
    with serving(tmp_path) as running, client(running) as ann:
        ann.cookies = cookies
        after = replay_of(ann, new)
        count = len(before["steps"])
        assert after["steps"][:count] == before["steps"]
        finish(running, new)
        assert get(ann, f"/api/tables/{new}/matches/1/verify")["good"]
        assert len(replay_of(ann, new)["steps"]) > at


@pytest.mark.parametrize("game", GAMES)
def test_while_it_is_played_nobody_sees_the_other_racks(
    server: Serving, ann: httpx.Client, eve: httpx.Client, game: str
) -> None:
    old, new, at = play_on(server, ann, game)
    deal = replay_of(ann, old)["steps"][0]["event"]["luck"]
    for visitor, seat in ((ann, 0), (eve, None)):
        found = replay_of(visitor, new)
        assert not found["header"]["open"]
        assert found["header"]["seed"] == ""
        for step in found["steps"]:
            if step.get("score") is None and step["view"]["step"] not in ("over", "lay"):
                assert [side["rack"] is not None for side in step["view"]["sides"]] == [seat == 0, False]
        assert found["steps"][0]["event"]["luck"].count("?") >= 10
        lines = [json.loads(line) for line in record_of(visitor, new).splitlines()]
        assert lines[1]["luck"] != deal
        assert lines[1]["luck"].count("?") >= 10
        assert not any("end" in line for line in lines)
    assert ann.get(f"/api/tables/{new}/matches/1/record", params={"seat": 1}).status_code == 403
    assert len(found["steps"]) >= at


def test_the_other_seats_stay_what_they_were_unless_asked(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "gin", seats=["person", "random", "person"], own=2)
    finish(server, table)
    steps = replay_of(ann, table)["steps"]
    at = next(step["at"] for step in steps if step["turn"] == 2)
    made = ann.post(f"/api/tables/{table}/matches/1/play-on", json={"at": at}).json()
    assert made["seats"] == [2]  # whose turn it is
    seats = get(ann, f"/api/tables/{made['id']}")["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["medium", "random", ""]


def test_a_rematch_after_it_is_a_match_like_any_other(server: Serving, ann: httpx.Client) -> None:
    _, new, _ = play_on(server, ann, "gin")
    finish(server, new)

    async def again() -> None:
        live = await server.node.registry.find(new)
        async with live.lock:
            await live.seats.ready(0, "")

    server.run(again())
    finish(server, new)
    found = get(ann, f"/api/tables/{new}/matches/2/verify")
    assert found["good"]
    line = json.loads(ann.get(f"/api/tables/{new}/matches/2/record").content.splitlines()[0])
    assert "given" not in line


def test_what_was_taken_over_is_not_reviewed(server: Serving, ann: httpx.Client) -> None:
    _, new, at = play_on(server, ann, "gin")
    finish(server, new)
    match = Past(new, server.run(server.node.services.store.read(new)), 1).match
    assert match.taken_over == at
    assert all(decision.at >= at for decision in decisions(match, 0))


def test_playing_on_from_a_match_that_was_played_on(server: Serving, ann: httpx.Client) -> None:
    _, new, at = play_on(server, ann, "gin")
    finish(server, new)
    steps = replay_of(ann, new)["steps"]
    for later in (at - 1, len(steps) - 1):
        made = ask(ann, new, at=later, seat=0)
        assert made.status_code == 201, made.text
        finish(server, made.json()["id"])
        assert get(ann, f"/api/tables/{made.json()['id']}/matches/1/verify")["good"]


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_what_cannot_be_played_on_is_refused(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    old, steps = finished(server, ann, "gin")
    running = new_table(ann, "gin", watch=False)
    play(server, running, 2)
    refused(ask(ann, running, at=1), 409, "server-not-over")
    refused(ask(eve, running, at=1), 403, "table-no-spectators")
    refused(ask(ann, old, at=len(steps)), 409, "server-match-decided")
    refused(ask(ann, old, at=len(steps) + 1), 404, "server-no-such-step")
    refused(ask(ann, old, at=1, seat=5), 404, "table-no-such-seat")
    refused(ask(ann, old, at=1, level="nobody"), 422, "table-no-such-bot")
    refused(ask(ann, old, number=2, at=1), 404, "server-no-such-match")
    refused(ask(ann, old, at=0), 400, "server-bad-request")


def test_tables_are_limited_here_as_elsewhere(tmp_path: Path) -> None:
    with serving(tmp_path, most_tables=2) as running, client(running) as ann:
        old, steps = finished(running, ann, "gin")
        at = my_turn(steps)
        assert ask(ann, old, at=at, seat=0).status_code == 201
        assert ask(ann, old, at=at, seat=0).status_code == 201
        refused(ask(ann, old, at=at, seat=0), 429, "server-too-many-tables")
