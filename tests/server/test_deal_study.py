"""`/fairness`: the deals of the matches that were finished here, counted."""

import re
from collections import Counter
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.server.matches import RULES, client, new_table, play
from tests.server.serving import Serving, serving
from tests.server.test_http_tables import made
from tests.waiting import until
from tilerummy.records.fairness import DealTest, Tally, findings
from tilerummy.records.fairness_told import shown, told
from tilerummy.server.matches.deal_study import AGAIN, KEPT, MOST_EACH, DealStudy
from tilerummy.server.matches.deal_study import counted as count_one
from tilerummy.server.store import StoreDown
from tilerummy.server.workers.mind import NoAnswer
from tilerummy.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Three matches are over, another is being played and a fourth log is broken."""
    with serving(tmp_path_factory.mktemp("deals")) as running, client(running) as ann, client(running) as ben:
        tables = [between(ann, ben, game) for game in ("investo", "rummy", "gin", "rummy", "investo")]
        for table in tables[:3]:
            play(running, table)
        play(running, tables[3], 5)
        play(running, tables[4])
        running.run(running.node.services.store.change("DELETE FROM events WHERE table_id = ? AND seq = 4", tables[4]))
        play(running, new_table(ann, "gin"))  # one visitor, two seats
        stop(running, between(ann, ben, "gin"))
        yield running


def between(ann: httpx.Client, ben: httpx.Client, game: str) -> str:
    table = made(ann, game=game, rules=RULES[game])
    assert ben.post(f"/api/tables/{table}/join", json={}).status_code == 201
    return table


def stop(server: Serving, table: str) -> None:
    """Somebody goes in the middle of the match, and the other ends it."""

    async def go() -> None:
        async with server.node.registry.held(table) as live:
            await live.seats.leave(1)
            await live.seats.end(0)
            assert live.table.phase == "over"

    play(server, table, 5)
    server.run(go())


def study_of(server: Serving) -> DealStudy:
    found: DealStudy = server.app.state.deal_study
    return found


def counted(server: Serving) -> httpx.Response:
    until(lambda: httpx.get(f"{server.url}/api/fairness").status_code == 200)
    return httpx.get(f"{server.url}/api/fairness")


def test_what_is_over_is_counted_and_nothing_else(server: Serving) -> None:
    found = counted(server).json()["findings"]
    assert (found["records"], found["skipped"]) == (3, 0)
    assert found["deals"] >= 3
    assert found["draws"] > 60
    until(lambda: not study_of(server).thinking.all)  # no process is left


def test_one_visitor_does_not_decide_what_is_found(server: Serving) -> None:
    store = server.node.services.store
    (table,) = server.run(store.ask("SELECT id FROM tables WHERE phase = 'over' AND game = 'rummy' LIMIT 1"))[0]
    rows = server.run(store.read(table))
    dealer = server.node.services.make_dealer
    tally, played = count_one(table, rows, dealer, Counter())
    assert (tally.records, sorted(played.values())) == (1, [1, 1])
    enough = Counter({next(iter(played)): MOST_EACH})
    tally, played = count_one(table, rows, dealer, enough)
    assert (tally.records, played) == (0, enough)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_odd_is_told_in_words_for_the_page(language: str) -> None:
    found = msgspec.structs.replace(findings(Tally()), odd=True, trials=[DealTest("star", 1, 1.0, 1, 0.5)])
    words = Words(language)
    assert told(found, words, "fairness-page-odd")[-1] == words("fairness-page-odd", p=shown(found.adjusted))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_it(server: Serving, language: str) -> None:
    counted(server)
    text = httpx.get(f"{server.url}/fairness?lang={language}").text
    assert f'<html lang="{language}">' in text
    assert Words(language)("fairness-page-title") in text
    assert len(re.findall("<p>", text)) >= 5
    assert "refresh" not in httpx.get(f"{server.url}/fairness").headers


def test_until_it_is_counted_the_page_looks_again(server: Serving) -> None:
    study = study_of(server)
    counted(server)
    kept, study.found = study.found, None
    try:
        answer = httpx.get(f"{server.url}/fairness?lang=en")
        assert (answer.status_code, answer.headers["refresh"]) == (200, "10")
        assert Words("en")("fairness-page-counting") in answer.text
        assert httpx.get(f"{server.url}/api/fairness").status_code == 202
    finally:
        study.found = kept


def test_it_is_counted_once_an_hour_and_sooner_only_after_a_fault(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted(server)
    study, counts = study_of(server), []
    time = [study.next - 1]

    async def fails() -> None:
        counts.append(time[0])
        raise StoreDown("gone")

    monkeypatch.setattr(study, "count_all", fails)
    monkeypatch.setattr(study.services, "now", lambda: time[0])
    before = study.found

    def ask() -> None:
        async def go() -> None:
            assert study.ask() is before

        server.run(go())
        until(lambda: not study.counting)

    ask()
    assert counts == []
    for more in (1, AGAIN - 1, 1, KEPT):
        time[0] += more
        ask()
    assert [at - counts[0] for at in counts] == [0, AGAIN, AGAIN + KEPT]


def test_a_machine_too_busy_to_count_keeps_the_last_count(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not say that there were no deals, and counts again soon."""
    counted(server)
    study = study_of(server)
    before, answered = study.found, study.count_table
    assert before is not None
    tables: list[str] = []

    async def busy(table: str, played: Counter[str]) -> tuple[Tally, Counter[str]]:
        tables.append(table)
        raise NoAnswer

    async def busy_at_first(table: str, played: Counter[str]) -> tuple[Tally, Counter[str]]:
        return await (busy if table == tables[0] else answered)(table, played)

    monkeypatch.setattr(study, "count_table", busy)
    server.run(study.count_all())
    assert study.found is before
    monkeypatch.setattr(study, "count_table", busy_at_first)
    server.run(study.count_all())
    assert study.found is not before
    assert study.next <= study.services.now() + AGAIN
    server.run(close(study))


async def close(study: DealStudy) -> None:
    study.thinking.close()
