"""Records, replays and verification over HTTP: what a seat may know while a match runs, everything afterwards."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.matches import new_table, play
from tests.server.serving import Serving, serving
from tilerummy.cli.verify import verify
from tilerummy.games import GAMES
from tilerummy.server.matches import history
from tilerummy.server.matches.history import Past
from tilerummy.words import Words
from tools.corpus.interfaces import codes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http"), most_tables=1000) as running:
        yield running


def record_lines(visitor: httpx.Client, table: str, **query: Any) -> list[dict[str, Any]]:
    answer = visitor.get(f"/api/tables/{table}/matches/1/record", params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_finished_match_passes_verify(
    server: Serving, ann: httpx.Client, eve: httpx.Client, game: str, tmp_path: Path
) -> None:
    table = new_table(ann, game)
    play(server, table)
    answer = eve.get(f"/api/tables/{table}/matches/1/record")
    path = tmp_path / "match.jsonl"
    path.write_bytes(answer.content)
    assert "The luck follows from the seed" in verify(path, Words("en"))
    assert answer.headers["cache-control"] == "private, no-cache"  # names in it may go


@pytest.mark.parametrize("game", GAMES)
def test_while_it_runs_a_record_holds_what_the_seat_may_know(
    server: Serving, ann: httpx.Client, eve: httpx.Client, game: str
) -> None:
    table = new_table(ann, game)
    play(server, table, 6)
    first, second = (record_lines(ann, table, seat=seat) for seat in (0, 1))
    watching = record_lines(eve, table)
    assert first[1]["luck"] != second[1]["luck"]
    assert "?" in first[1]["luck"]
    assert watching[1]["luck"].count("?") > first[1]["luck"].count("?")
    for lines in (first, second, watching):
        assert not any("end" in line for line in lines)
        assert "seed" not in json.dumps(lines)


def replay_of(visitor: httpx.Client, table: str, **query: Any) -> dict[str, Any]:
    answer = visitor.get(f"/api/tables/{table}/matches/1/replay", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def racks(step: dict[str, Any]) -> list[bool]:
    return [side["rack"] is not None for side in step["view"]["sides"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_replayed_with_open_racks(
    server: Serving, ann: httpx.Client, eve: httpx.Client, game: str
) -> None:
    table = new_table(ann, game)
    play(server, table)
    found = replay_of(eve, table)
    steps = found["steps"]
    assert found["header"]["open"]
    assert found["header"]["steps"] == len(steps)
    assert [step["at"] for step in steps] == list(range(1, len(steps) + 1))
    assert all(all(racks(step)) for step in steps)
    assert steps[-1]["score"]["points"]
    middle = len(steps) // 2
    assert replay_of(eve, table, at=middle)["steps"] == [steps[middle - 1]]


def test_a_running_match_is_replayed_through_ones_own_eyes(
    server: Serving, ann: httpx.Client, eve: httpx.Client
) -> None:
    table = new_table(ann, "rummy")
    play(server, table, 5)
    for seat in (0, 1):
        found = replay_of(ann, table, seat=seat)
        assert found["header"]["seat"] == seat
        assert found["header"]["seed"] == ""
        assert all(racks(step) == [seat == 0, seat == 1] for step in found["steps"])
    assert all(racks(step) == [False, False] for step in replay_of(eve, table)["steps"])


def test_a_device_of_several_people_is_shown_no_rack_of_a_running_match(
    server: Serving, ann: httpx.Client, eve: httpx.Client
) -> None:
    """Even where spectators are not wanted: nobody knows which of them is looking."""
    table = new_table(ann, "rummy", watch=False)
    play(server, table, 5)
    found = replay_of(ann, table)
    assert found["header"]["seat"] is None
    assert all(racks(step) == [False, False] for step in found["steps"])
    watched = new_table(ann, "rummy")
    play(server, watched, 5)
    path = f"/api/tables/{watched}/matches/1/record"
    assert ann.get(path).content == eve.get(path).content != ann.get(f"{path}?seat=0").content


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_nobody_looks_through_anothers_eyes(server: Serving, ann: httpx.Client, eve: httpx.Client) -> None:
    table = new_table(ann)
    play(server, table, 3)
    for part in ("record", "replay"):
        assert code_of(eve.get(f"/api/tables/{table}/matches/1/{part}?seat=0")) == (403, "table-not-your-seat")


def test_where_spectators_are_not_wanted_nobody_else_looks(
    server: Serving, ann: httpx.Client, eve: httpx.Client
) -> None:
    table = new_table(ann, watch=False)
    play(server, table)
    for part in ("record", "replay", "verify"):
        assert ann.get(f"/api/tables/{table}/matches/1/{part}").status_code == 200
        assert code_of(eve.get(f"/api/tables/{table}/matches/1/{part}")) == (403, "table-no-spectators")


def test_matches_and_steps_that_are_not_there(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann)
    play(server, table, 3)
    base = f"/api/tables/{table}/matches"
    assert code_of(ann.get(f"{base}/2/record")) == (404, "server-no-such-match")
    assert code_of(ann.get(f"{base}/0/record")) == (400, "server-bad-request")
    assert code_of(ann.get(f"{base}/one/record")) == (404, "server-not-found")
    assert code_of(ann.get(f"{base}/1/replay?at=999")) == (404, "server-no-such-step")
    assert code_of(ann.get(f"{base}/1/verify")) == (409, "server-match-running")


def test_a_match_is_verified_without_a_file(
    server: Serving, ann: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full or read-only disk is no fault of the record."""
    table = new_table(ann)
    play(server, table)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "no such folder"))
    assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]


def test_the_deal_of_a_finished_match_is_checked(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann)
    before = ann.get(f"/api/tables/{table}").json()["table"]["match"]["commitment"]
    play(server, table)
    verdict = ann.get(f"/api/tables/{table}/matches/1/verify").json()
    assert verdict["good"]
    assert verdict["commitment"] == before
    assert len(verdict["seed"]) == 64


def test_a_rematch_is_another_match(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann)
    play(server, table)

    async def again() -> None:
        live = await server.node.registry.find(table)
        async with live.lock:
            for seat in (0, 1):
                await live.seats.ready(seat, "")

    server.run(again())
    play(server, table, 4)
    assert record_lines(ann, table)[-1]["end"] == "won"
    second = ann.get(f"/api/tables/{table}/matches/2/record").text
    assert '"end"' not in second
    assert replay_of(ann, table)["header"]["open"]
    assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]


def test_a_stopped_match_says_so(server: Serving, ann: httpx.Client) -> None:
    answer = ann.post("/api/tables", json={"game": "investo", "seats": ["person", "greedy"], "start": True})
    table = answer.json()["id"]

    async def end() -> None:
        live = await server.node.registry.find(table)
        async with live.lock:
            await live.seats.end(0)

    server.run(end())
    assert record_lines(ann, table)[-1]["end"] == "stopped"
    assert replay_of(ann, table)["steps"][-1]["event"]["what"] == "stopped"
    assert ann.get(f"/api/tables/{table}/matches/1/verify").json()["good"]


def test_a_wrong_deal_is_noticed(server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: another seed than the one committed to."""
    table = new_table(ann)
    play(server, table)

    async def rows() -> Any:
        return await server.node.services.store.read(table)

    past = Past(table, server.run(rows()), 1)
    assert past.match.dealer is not None
    past.match.dealer.seed = "0" * 64
    verdict = history.verify(past)
    assert (verdict.good, verdict.code) == (False, "wrong-seed")
    assert f"record-{verdict.code}" in codes()


def test_a_replay_says_which_seats_are_bots(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "gin", seats=["person", "greedy"], own=1, name="expert")
    found = replay_of(ann, table)
    assert found["header"]["names"] == ["expert", "greedy"]
    assert found["header"]["bots"] == ["", "greedy"]


def test_who_has_no_name_is_named_by_the_page_in_its_language_and_by_a_record(
    server: Serving, ann: httpx.Client
) -> None:
    table = new_table(ann, "gin", name="")
    assert replay_of(ann, table)["header"]["names"] == ["", ""]
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}").json()["table"]["seats"]] == ["", ""]
    assert record_lines(ann, table, seat=0)[0]["seats"] == ["seat 1", "seat 2"]
    named = new_table(ann, "gin", name="Ann")
    assert replay_of(ann, named)["header"]["names"] == ["Ann 1", "Ann 2"]
