"""The engine in the browser: it comes when it is asked for, and is still there when the network is not."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.engine import ready
from tests.browser.pages import cut, load, reload


def test_the_rules_are_there_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/learn", service_workers="allow")
    ready(page)
    cut(page)
    reload(page)
    ready(page)


def test_without_the_rules_and_without_a_network_it_says_so(open_page: OpenPage) -> None:
    """The page itself is there, the engine was never asked for."""
    page = open_page(service_workers="allow")
    cut(page)
    load(page, "/learn")
    expect(page.locator("[data-engine=failed]")).to_contain_text("not on this device yet")
    page.context.set_offline(False)
    page.click("[data-engine] button")
    ready(page)
