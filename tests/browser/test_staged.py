"""What the tests themselves stand on: routed lines are told apart, in one page and in several."""

from playwright.sync_api import expect

from tests.browser import hard
from tests.browser.conftest import OpenPage
from tests.browser.pages import comes_to
from tests.browser.relay import Relay
from tests.browser.staged import stage
from tests.browser.tables import sit


def test_a_staged_table_goes_on_when_another_is_gone(open_page: OpenPage) -> None:
    pages = [open_page(), open_page()]
    draw = hard.investo("draw", ["S"])
    _, moves = (stage(page, "investo", ["person", "easy"], draw) for page in pages)
    pages[0].close()
    pages[1].click("[data-do=stock]:not([aria-disabled=true])")
    pages[1].click("[data-main]")
    comes_to(pages[1], lambda: moves, ["S"])


def test_a_routed_line_that_was_cut_comes_back(open_page: OpenPage) -> None:
    page = open_page()
    relay = Relay(page)
    sit(page, "rummy", ["greedy"])
    for _ in range(3):
        before = relay.line
        assert before is not None
        before.close(code=1012)
        comes_to(page, lambda old=before: relay.line is old, False)  # type: ignore[misc]
        expect(page.locator(".notice")).to_have_count(0)
