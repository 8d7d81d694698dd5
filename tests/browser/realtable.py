"""People at a real table, in a browser: screens, entries and what is read off them."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import follow

SAMPLE = [[-10, -5, 23, -8], [-3, 18, -9, -6]]


def visit(page: Page, path: str) -> None:
    """Another screen, the same page: the engine stays."""
    follow(page, "/open")
    page.wait_for_selector("[data-engine]", state="detached")
    follow(page, path)
    page.wait_for_selector("[data-engine=ready]", state="attached")


def pick(page: Page, css: str) -> None:
    """A choice by its label, as people do: whatever loads meanwhile may still move it."""
    page.click(f"label:has({css})")
    expect(page.locator(css)).to_be_checked()


def entry(page: Page, title: str) -> Locator:
    return page.locator(f"[data-entry='{title}']")


def type_in(page: Page, title: str, text: str) -> None:
    entry(page, title).get_by_role("textbox").fill(text)


def tap(page: Page, title: str, *tiles: str) -> None:
    """Open the pad of an entry and tap tiles."""
    open_pad(page, title)
    for tile in tiles:
        entry(page, title).locator(f"[data-pad='{tile}']").click()


def open_pad(page: Page, title: str) -> None:
    opener, pad = entry(page, title).locator("[data-do=pad]"), entry(page, title).locator("[data-pad]").first
    opener.or_(pad).first.wait_for()
    if opener.count():
        opener.click()
    pad.wait_for()


def new_sheet(page: Page, game: str, *names: str) -> None:
    visit(page, "/sheet")
    begin_sheet(page, game, *names)


def begin_sheet(page: Page, game: str, *names: str) -> None:
    """Besides those there are, if there are any."""
    another, form = page.locator("[data-do=new-sheet]"), page.locator("[data-do=start-sheet]")
    another.or_(form).first.wait_for()
    if another.count():
        another.click()
    page.check(f"input[value={game}]", force=True)
    fields = page.locator(".name input")
    fields.first.wait_for()
    for more in range(fields.count(), len(names)):
        page.click("[data-do=add-player]")
        expect(fields).to_have_count(more + 1)
    for i, name in enumerate(names):
        fields.nth(i).fill(name)
    form.click()
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


def totals(page: Page, *expected: str) -> None:
    expect(page.locator("[data-total]")).to_have_text(list(expected))


def row(page: Page, number: int, *expected: str) -> None:
    expect(page.locator(f"tr:has([data-row='{number}']) td")).to_have_text(list(expected))


def names(page: Page, *expected: str) -> None:
    expect(page.locator("thead th:not(:first-child)")).to_have_text(list(expected))


def judge(page: Page, verdict: str, expected: str = "") -> None:
    page.click("[data-do=judge]")
    expect(page.locator(f"[data-verdict={verdict}]")).to_contain_text(expected)


def find(page: Page, game: str) -> Locator:
    page.click("[data-do=find]")
    page.wait_for_selector(f"[data-answer={game}], [data-no]")
    return page.locator("[data-answer]")
