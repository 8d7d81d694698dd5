"""How my matches ended, over HTTP: who won, by how much, and what everybody's play amounted to."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.matches import new_table, play
from tests.server.serving import Serving, serving
from tilerummy.games import GAMES
from tilerummy.luck import Rng
from tilerummy.match import Match, Move
from tilerummy.server.interface import archive
from tilerummy.server.matches.history import Past
from tilerummy.server.matches.results import LONGEST, finished, from_same_tiles
from tilerummy.server.table.events import Did, Row, decode, encode


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("results"), most_tables=1000) as running:
        yield running


def results(visitor: httpx.Client) -> list[dict[str, Any]]:
    answer = visitor.get("/api/mine/results")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def rows_of(server: Serving, table: str) -> list[Row]:
    found: list[Row] = server.run(server.node.services.store.read(table))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_result_says_what_the_match_says(server: Serving, ann: httpx.Client, game: str) -> None:
    table = new_table(ann, game, name="Ann")
    play(server, table)
    found = results(ann)[0]
    match = Past(table, rows_of(server, table), 1).match
    assert (found["table"], found["number"]) == (table, 1)
    assert (found["game"], found["names"], found["bots"], found["mine"]) == (game, ["Ann 1", "Ann 2"], ["", ""], [0, 1])
    assert (found["totals"], found["winners"]) == (match.totals, list(match.winners or ()))
    assert (found["rounds"], found["stopped"], found["given"]) == (len(match.sheet), False, False)
    assert found["rules"] == match.rules.data()
    assert found["began"] <= found["ended"]
    for seat in range(2):
        assert found["figures"][seat].keys() <= GAMES[game].better.keys()
        assert all(1 <= count <= len(match.sheet) for _, count in found["figures"][seat].values())


def test_figures_are_those_of_the_moves(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "investo", rules="target=10")
    play(server, table)
    found = results(ann)[0]
    match = Past(table, rows_of(server, table), 1).match
    moves = [event for event in match.events if isinstance(event, Move)]
    for seat in range(2):
        taken = sum(move.seat == seat and move.action.startswith("T") for move in moves)
        assert found["figures"][seat]["taken"] == [taken, len(match.sheet)]


@pytest.mark.parametrize("game", GAMES)
def test_tiles_are_worth_what_bots_get_from_them(server: Serving, ann: httpx.Client, game: str) -> None:
    """In these tests the yardstick itself has played: nothing remains for play."""
    table = new_table(ann, game)
    play(server, table)
    found = results(ann)[0]
    assert found["tiles"] == found["totals"]


def test_tiles_are_measured_from_the_same_deal_whatever_was_played(server: Serving, ann: httpx.Client) -> None:
    """Rounds of Rummy do not depend on those before: one played at random is worth the same."""
    table = new_table(ann, "rummy")
    play(server, table)
    rows = rows_of(server, table)
    before = finished(table, rows)[0]
    match = Past(table, rows, 1).match
    assert match.dealer is not None
    again = Match(match.game, match.rules, 2, match.dealer)
    again.deal()
    rng = Rng(3)
    while (seat := again.turn) is not None:
        again.act(seat, match.game.bots()["random"](match.game.determinize(again.view(seat), rng), rng))
    fresh = Match(match.game, match.rules, 2, match.dealer)
    assert from_same_tiles(fresh) == before.tiles
    assert again.totals != before.tiles


def test_a_running_match_and_the_matches_of_others_are_not_told(
    server: Serving, ann: httpx.Client, ben: httpx.Client
) -> None:
    """Figures of a running match would tell what is hidden."""
    table = new_table(ann, "gin", name="Ann")
    play(server, table, 6)
    assert [each for each in results(ann) if each["table"] == table] == []
    play(server, table)
    assert [each["number"] for each in results(ann) if each["table"] == table] == [1]
    assert results(ben) == []
    assert "owners" not in results(ann)[0]


def test_results_are_folded_once(server: Serving, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(ann, "gin")
    play(server, table)
    first = results(ann)
    monkeypatch.setattr(archive, "finished", lambda *_: pytest.fail("folded again"))
    assert results(ann) == first


def test_a_stopped_match_has_no_winner(server: Serving, ann: httpx.Client) -> None:
    table = new_table(ann, "rummy", seats=["person", "greedy"], own=1)

    async def stop() -> None:
        live = await server.node.registry.find(table)
        async with live.lock:
            await live.seats.end(0)

    server.run(stop())
    found = next(each for each in results(ann) if each["table"] == table)
    assert (found["stopped"], found["winners"], found["rounds"]) == (True, [], 0)
    assert (found["bots"], found["figures"]) == (["", "greedy"], [{}, {}])


def test_time_is_counted_by_turn_and_absence_is_not(server: Serving, ann: httpx.Client) -> None:
    """Every decision a second after the one before; the tenth comes after a night."""
    table = new_table(ann, "gin")
    play(server, table)
    rows, at, decisions = [], 0, 0
    for row in rows_of(server, table):
        decisions += isinstance(decode(row.data), Did)
        at += LONGEST + 1 if decisions == 10 else 1000
        rows.append(Row(row.seq, at, row.data))
        decisions += decisions == 10
    thought = finished(table, rows)[0].thinking
    assert sum(each.total for each in thought) == (sum(isinstance(decode(row.data), Did) for row in rows) - 1) * 1000
    assert all(each.of for each in thought)
    bots = [by_clock(row) for row in rows]
    assert [each.total for each in finished(table, bots)[0].thinking] == [0, 0]


def by_clock(row: Row) -> Row:
    """As if the clock had done it."""
    event = decode(row.data)
    if isinstance(event, Did):
        event = Did(event.seat, event.action, event.luck, event.id, "clock")
    return Row(row.seq, row.at, encode(event))
