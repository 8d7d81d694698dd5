"""The engine in the browser, for many tests: Python takes seconds to start, so there is one page that keeps it.

Screens are changed without a new page. After a test that failed there is a new one.
"""

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.pages import cut, follow, load, reload, speak

SLOW = 90_000  # milliseconds: Python starts in a worker, and this machine may be busy
SIZE: ViewportSize = {"width": 360, "height": 740}


def ready(page: Page) -> None:
    expect(page.locator("[data-engine=ready]")).to_be_attached(timeout=SLOW)


def listen(page: Page, complaints: list[str]) -> None:
    """Whatever the page complains about is a fault."""
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda told: complaints.append(told.text) if "Content Security" in told.text else None)


class Engine:
    """With `offline` the network is cut once all is there, and the page has started again without it."""

    def __init__(self, browser: Browser, url: str, offline: bool = False) -> None:
        self.browser = browser
        self.url = url
        self.offline = offline
        self.complaints: list[str] = []
        self.kept: Page | None = None

    def page(self) -> Page:
        if self.kept is None:
            self.kept = self.start()
        else:
            self.rest(self.kept)
        return self.kept

    def start(self) -> Page:
        context = self.browser.new_context(
            viewport=SIZE,
            locale="en-GB",
            base_url=self.url,
            has_touch=True,
            reduced_motion="reduce",
            service_workers="allow" if self.offline else "block",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        self.complaints.clear()
        listen(page, self.complaints)
        load(page, "/sheet")
        ready(page)
        if self.offline:
            cut(page)
            reload(page)
            ready(page)
        return page

    def rest(self, page: Page) -> None:
        """Whatever the last test left behind is gone: dialogs, a cut line, another size or language."""
        page.context.set_offline(self.offline)
        page.set_viewport_size(SIZE)
        page.evaluate("document.querySelector('dialog[open]')?.close()")
        follow(page, "/open")
        expect(page.locator("[data-engine], .game")).to_have_count(0)
        speak(page, "en")

    def close(self) -> None:
        if self.kept is not None:
            self.kept.context.close()
        self.kept = None
