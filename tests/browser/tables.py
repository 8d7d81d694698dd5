"""Tables made from within a page, so that they belong to its visitor."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.pages import SITES, load
from tests.luck import WORD, this_test

MAKE = """(table) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(table),
  headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())"""


# Asked in the worker of the engine, as the page would ask; what comes back is caught on its way to the page.
MAKE_HERE = """([table, word]) => new Promise((done) => {
  let turn = 0;
  crypto.getRandomValues = (given) => {
    const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      turn = (Math.imul(turn ^ word.charCodeAt(at % word.length), 0x9e3779b1) + at + 1) >>> 0;
      bytes[at] = turn >>> 24;
    }
    return given;
  };
  const post = self.postMessage;
  self.postMessage = (told) => {
    if (told.t !== 'answered' || told.id !== -1) return post.call(self, told);
    self.postMessage = post;
    done(JSON.parse(told.text));
  };
  self.onmessage({ data: { t: 'request', id: -1, method: 'POST', path: '/api/tables', body: JSON.stringify(table) } });
})"""


def make_here(page: Page, table: dict[str, Any]) -> Any:
    """At this device. The deals follow from the table and from the name of the test, as at the server of tests."""
    page.evaluate("localStorage.setItem('device', '1')")
    worker = page.workers[0] if page.workers else page.wait_for_event("worker")
    return worker.evaluate(MAKE_HERE, [table, f"{WORD} {this_test()} here"])


def make(page: Page, **table: Any) -> str:
    """The id of a new table."""
    wanted = {"clock": {"kind": "none"}, **table}
    made = make_here(page, wanted) if page.context in SITES else page.evaluate(MAKE, wanted)
    assert "id" in made, made
    return str(made["id"])


def sit(page: Page, game: str, bots: list[str], rules: str = "") -> str:
    """A new table against bots, at once on the screen."""
    name = make(page, game=game, seats=["person", *bots], rules=rules, start=True)
    at_table(page, name)
    return name


def at_table(page: Page, name: str) -> None:
    """A table, once all of it is shown."""
    load(page, f"/t/{name}")
    page.wait_for_selector(".game")
