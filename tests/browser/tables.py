"""Tables made from within a page, so that they belong to its visitor."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.pages import load

MAKE = """(table) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(table),
  headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())"""


def make(page: Page, **table: Any) -> str:
    """The id of a new table."""
    made = page.evaluate(MAKE, {"clock": {"kind": "none"}, **table})
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
