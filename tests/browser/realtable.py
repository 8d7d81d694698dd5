"""People at a real table, in a browser: screens, entries and what is read off them.

One page with one engine serves all tests of a file: Python starts once, and the screens are changed without a new page.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.serving import Server

SLOW = 120_000  # Python starts in the browser
FOLLOW = """(path) => { const a = document.createElement('a'); a.href = path;
document.body.append(a); a.click(); a.remove(); }"""
SAMPLE = [[-10, -5, 23, -8], [-3, 18, -9, -6]]


@pytest.fixture(scope="module")
def shared(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en-GB", base_url=server.url, has_touch=True
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/sheet")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.set_default_timeout(15_000)
    yield page
    context.close()
    assert complaints == []


@pytest.fixture
def page(shared: Page) -> Iterator[Page]:
    """On no screen yet; whatever the last test left open is gone, sheets are kept as they are in life."""
    yield shared
    shared.context.set_offline(False)
    shared.evaluate("document.querySelector('dialog[open]')?.close()")


def visit(page: Page, path: str) -> None:
    """Another screen, the same page: the engine stays."""
    page.evaluate(FOLLOW, "/open")
    page.wait_for_selector("[data-engine]", state="detached")
    page.evaluate(FOLLOW, path)
    page.wait_for_selector("[data-engine=ready]", state="attached")


def entry(page: Page, title: str) -> Locator:
    return page.locator(f"[data-entry='{title}']")


def type_in(page: Page, title: str, text: str) -> None:
    entry(page, title).get_by_role("textbox").fill(text)


def tap(page: Page, title: str, *tiles: str) -> None:
    """Open the pad of an entry and tap tiles."""
    opener = entry(page, title).locator("[data-do=pad]")
    if opener.count():
        opener.click()
    for tile in tiles:
        entry(page, title).locator(f"[data-pad='{tile}']").click()


def new_sheet(page: Page, game: str, *names: str) -> None:
    visit(page, "/sheet")
    if page.locator("[data-do=new-sheet]").count():
        page.click("[data-do=new-sheet]")
    page.check(f"input[value={game}]", force=True)
    fields = page.locator(".name input")
    while fields.count() < len(names):
        page.click("[data-do=add-player]")
    for i, name in enumerate(names):
        fields.nth(i).fill(name)
    page.click("[data-do=start-sheet]")
    page.wait_for_selector("[data-do=enter-round]")


def enter_points(page: Page, points: list[int]) -> None:
    page.click("[data-do=enter-round]")
    page.locator("[name=by]").nth(1).check(force=True)
    for seat, value in enumerate(points):
        page.fill(f"#points-{seat}", str(value))
    page.click("[data-do=save-round]")
    page.wait_for_selector("dialog", state="detached")


def save(page: Page) -> None:
    page.click("[data-do=save-round]:not([aria-disabled=true])")
    page.wait_for_selector("dialog", state="detached")


def totals(page: Page) -> list[str]:
    return page.locator("[data-total]").all_inner_texts()


def wait_totals(page: Page, *expected: str) -> None:
    page.wait_for_function(
        "(all) => [...document.querySelectorAll('[data-total]')].map((e) => e.innerText).join() === all",
        arg=",".join(expected),
    )


def row(page: Page, number: int) -> list[str]:
    return page.locator(f"tr:has([data-row='{number}']) td").all_inner_texts()


def judge(page: Page, verdict: str, expected: str = "") -> None:
    page.click("[data-do=judge]")
    page.wait_for_selector(f"[data-verdict={verdict}]")
    assert expected in page.locator("[data-verdict]").inner_text()


def find(page: Page, game: str) -> Locator:
    page.click("[data-do=find]")
    page.wait_for_selector(f"[data-answer={game}], [data-no]")
    return page.locator("[data-answer]")
