"""Tables in the page's own worker: whole matches, over IndexedDB and Web Locks, and tabs that end in the middle."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import OpenPage
from tests.browser.engine import ready
from tests.browser.pages import load
from tilerummy.records.replay import Replay, verify_luck

SCRIPT = Path(__file__).with_name("device.js").read_text(encoding="utf-8")
NEW = """async (asked) => (await device.ask('POST', '/api/tables', asked)).data.id"""
PLAY = "([table, moves]) => device.playAt(table, moves)"
OPENED = "async (table) => { const line = device.open(table); await line.until(() => line.info); return line.ended; }"
ASK = """async ([method, path, body]) => await device.ask(method, path, body ?? undefined)"""
GIN = {"game": "gin", "seats": ["person", "easy"], "rules": "rounds=1"}


def tab(context: BrowserContext) -> Page:
    page = context.new_page()
    page.set_default_timeout(120_000)
    load(page, "/sheet")
    ready(page)
    return page


@pytest.fixture
def context(open_page: OpenPage) -> BrowserContext:
    found = open_page("/learn").context
    found.add_init_script(SCRIPT)
    return found


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def verified(record: str) -> Replay:
    replay = Replay(record.encode().splitlines(keepends=True))
    while replay.step() is not None:
        pass
    verify_luck(replay)
    return replay


def test_a_match_goes_on_after_a_reload_and_its_record_verifies(context: BrowserContext) -> None:
    page = tab(context)
    table = page.evaluate(NEW, GIN)
    assert page.evaluate(PLAY, [table, 2]) == "playing"
    page.close()
    page = tab(context)
    assert page.evaluate(PLAY, [table, 1000]) == "over"
    found = ask(page, "GET", f"/api/tables/{table}/matches/1/record")
    assert verified(found["data"]).match.winners is not None
    assert [each["id"] for each in ask(page, "GET", "/api/mine")["data"]] == [table]


def test_one_tab_a_table(context: BrowserContext) -> None:
    one, other = tab(context), tab(context)
    table = one.evaluate(NEW, GIN)
    one.evaluate("async (table) => { window.line = device.open(table); await line.until(() => line.info); }", table)
    assert other.evaluate(OPENED, table) == {"code": 4423, "reason": "table-other-tab"}
    assert ask(other, "GET", f"/api/tables/{table}")["status"] == 200
    one.close()
    other.wait_for_function(f"async (table) => !(await ({OPENED})(table))", arg=table)


KILLED = """([table, moves]) => { window.confirmed = []; const line = device.open(table);
    void line.play(moves, (id, answer) => answer?.t === 'done' && confirmed.push([id, answer.seq])); }"""


def test_a_tab_that_is_closed_loses_nothing_that_was_confirmed(context: BrowserContext) -> None:
    """The worker ends with its tab, wherever it is."""
    page = tab(context)
    table = page.evaluate(NEW, {**GIN, "rules": "rounds=3"})
    for moment in range(3):
        page.evaluate(KILLED, [table, 1000])
        page.wait_for_function("(count) => confirmed.length >= count", arg=1 + moment)
        confirmed = page.evaluate("confirmed")
        page.close()
        page = tab(context)
        log = dict(page.evaluate("(table) => device.log(table)", table))
        assert list(log) == list(range(1, len(log) + 1))
        for name, seq in confirmed:
            assert log[seq]["id"] == name
        names = [event["id"] for event in log.values() if event.get("id")]
        assert len(names) == len(set(names))
    assert page.evaluate(PLAY, [table, 1000]) == "over"
    verified(ask(page, "GET", f"/api/tables/{table}/matches/1/record")["data"])
