"""The engine in the browser: it comes when it is asked for.

That it is still there when the network is not, lessons, puzzles and the tools for a real table show in their own tests.
"""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.engine import ready
from tests.browser.pages import cut, load


def test_without_the_rules_and_without_a_network_it_says_so(open_page: OpenPage) -> None:
    """The page itself is there, the engine was never asked for."""
    page = open_page(service_workers="allow")
    cut(page)
    load(page, "/sheet")
    expect(page.locator("[data-engine=failed]")).to_contain_text("not on this device yet")
    page.context.set_offline(False)
    page.click("[data-engine] button")
    ready(page)
