"""The engine in the browser: it comes when it is asked for, and is still there when the network is not."""

from playwright.sync_api import Browser

from tests.browser.serving import Server

SLOW = 90_000  # milliseconds: Python starts in a worker, and this machine may be busy


def test_the_rules_are_there_without_a_network(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto("/learn")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    context.close()


def test_without_the_rules_and_without_a_network_it_says_so(browser: Browser, server: Server) -> None:
    """The page itself is there, the engine was never asked for."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto("/learn")
    page.wait_for_selector("[data-engine=failed]")
    assert "not on this device yet" in page.inner_text("[data-engine]")
    context.set_offline(False)
    page.click("[data-engine] button")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    context.close()
