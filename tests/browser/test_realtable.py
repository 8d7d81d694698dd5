"""The score sheet of a real table as people use it, with taps and keys; and all three screens with the network cut."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import OpenPage
from tests.browser.realtable import (
    SAMPLE,
    SLOW,
    enter_points,
    find,
    judge,
    new_sheet,
    page,
    row,
    save,
    shared,
    tap,
    totals,
    type_in,
    visit,
    wait_totals,
)
from tests.browser.serving import Server

__all__ = ["page", "shared"]  # fixtures

# The last two rounds of the rulebook's sample as they may have been left.
LEFT = [(1, {"Ann": "b12", "Cleo": "y2", "Dan": "r3 r4"}), (0, {"Ben": "k9", "Cleo": "y10", "Dan": "b1 b2"})]


def enter_sample(page: Page) -> None:
    """R14: two rounds as points, two from the tiles left."""
    new_sheet(page, "rummy", "Ann", "Ben", "Cleo", "Dan")
    for points in SAMPLE:
        enter_points(page, points)
    for out, left in LEFT:
        page.click("[data-do=enter-round]")
        page.check(f"[data-out='{out}']", force=True)
        for name, tiles in left.items():
            type_in(page, f"Left: {name}", tiles)
        save(page)


# ---- the score sheet


def test_the_sample_of_the_rulebook_is_reproduced(page: Page, pictures: Path) -> None:
    """R14"""
    enter_sample(page)
    assert row(page, 3) == ["−12", "+21", "−2", "−7"]
    assert row(page, 4) == ["+22", "−9", "−10", "−3"]
    wait_totals(page, "−3", "25", "2", "−24")
    assert "Ben" in page.locator("[data-won]").inner_text()
    page.screenshot(path=pictures / "realtable-sheet.png", full_page=True)


def test_undo_goes_back_step_by_step_and_rows_can_be_corrected(page: Page) -> None:
    new_sheet(page, "rummy", "Ann", "Ben")
    for points in ([-10, 10], [5, -5], [-1, 1]):
        enter_points(page, points)
    assert totals(page) == ["−6", "6"]
    page.click("[data-row='2']")
    page.fill("#points-0", "-20")
    page.fill("#points-1", "+20")
    save(page)
    assert row(page, 2) == ["−20", "+20"]
    wait_totals(page, "−31", "31")
    page.click("[data-do=undo]")
    wait_totals(page, "−6", "6")
    page.click("[data-do=undo]")
    page.click("[data-do=undo]")
    wait_totals(page, "−10", "10")
    page.click("[data-row='1']")
    page.click("[data-do=delete-round]")
    wait_totals(page, "0", "0")
    page.click("[data-do=undo]")
    wait_totals(page, "−10", "10")


def test_sheets_are_kept_and_several_of_them(browser: Browser, server: Server) -> None:
    """Across a reload, without the engine: what it counted is kept too."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 740})
    context.route("**/assets/python-*/**", lambda route: route.abort())
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto("/sheet")
    for game, names, points in (("rummy", ("Ann", "Ben"), [-7, 7]), ("investo", ("Cleo", "Dan"), [4, -3])):
        if page.locator("[data-do=new-sheet]").count():
            page.click("[data-do=new-sheet]")
        page.check(f"input[value={game}]", force=True)
        for i, name in enumerate(names):
            page.locator(".name input").nth(i).fill(name)
        page.click("[data-do=start-sheet]")
        enter_points(page, points)
    page.reload()
    page.wait_for_selector("[data-total]")
    assert totals(page) == ["4", "−3"]
    page.get_by_role("button", name="Open Rummy: Ann, Ben").click()
    assert totals(page) == ["−7", "7"]
    page.click("[data-do=delete-sheet]")
    page.click("[data-do=delete-sheet]")
    assert totals(page) == ["4", "−3"]
    page.click("[data-do=change]")  # a longer match, another name
    page.locator(".name input").first.fill("Cléo")
    page.locator("form input[inputmode=numeric]").fill("30")
    page.click("[data-do=start-sheet]")
    assert "to 30 points" in page.locator("[data-sheet] h2").inner_text()
    assert page.locator("thead th").all_inner_texts()[1:] == ["Cléo", "Dan"]
    page.click("[data-do=undo]")
    assert page.locator("thead th").all_inner_texts()[1:] == ["Cleo", "Dan"]
    page.emulate_media(media="print")
    assert not page.locator("[data-do=enter-round]").is_visible()
    assert page.locator("[data-total]").first.is_visible()
    context.close()


def test_a_shared_link_shows_the_same_sheet_and_tells_no_server(page: Page, browser: Browser, server: Server) -> None:
    enter_sample(page)
    wait_totals(page, "−3", "25", "2", "−24")
    page.click("[data-do=share]")
    link = page.locator("[data-link]").input_value()
    other = browser.new_context(base_url=server.url, locale="fr-FR", viewport={"width": 360, "height": 740})
    asked: list[str] = []
    second = other.new_page()
    second.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    second.goto(link)
    second.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    wait_totals(second, "−3", "25", "2", "−24")
    assert second.url == f"{server.url}/sheet"
    assert second.locator("thead th").all_inner_texts()[1:] == ["Ann", "Ben", "Cleo", "Dan"]
    secret = link.partition("#s=")[2]
    assert len(secret) > 100
    assert not any(secret[:40] in each or "Cleo" in each for each in asked)
    other.close()


def test_a_link_that_holds_no_sheet_says_so(open_page: OpenPage) -> None:
    page = open_page("/sheet#s=bm9uc2Vuc2U")
    page.get_by_text("no score sheet").wait_for()


def test_a_round_of_rummy_by_tapping(page: Page) -> None:
    """R1, R10: a Star costs 25; a blocked round only subtracts."""
    new_sheet(page, "rummy", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    tap(page, "Left: Ben", "r5", "k8", "*")
    save(page)
    wait_totals(page, "38", "−38")
    page.click("[data-do=enter-round]")
    page.check("[data-out=nobody]", force=True)
    tap(page, "Left: Ann", "k1")
    save_refused(page, "Ben")
    tap(page, "Left: Ben", "k2")
    save(page)
    wait_totals(page, "37", "−40")


def save_refused(page: Page, expected: str) -> None:
    page.locator("[data-result] .bad", has_text=expected).wait_for()
    assert page.locator("[data-do=save-round]").get_attribute("aria-disabled") == "true"


def test_a_round_of_gin_by_tapping(page: Page) -> None:
    """G6, G9"""
    new_sheet(page, "gin", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    page.check("[data-way=eight-nine]", force=True)
    save_refused(page, "at least one tile")
    tap(page, "Left: Ann", "b9")
    tap(page, "Left: Ben", "b2")
    save(page)
    wait_totals(page, "20", "37")
    page.click("[data-do=enter-round]")
    page.check("[data-out=nobody]", force=True)
    save(page)
    wait_totals(page, "20", "37")


def test_a_round_of_investo_by_tapping(page: Page) -> None:
    """I8, I19"""
    new_sheet(page, "investo", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    for button in ("0.4", "0.3", "1.2"):
        page.click(f"[data-took='{button}']")
    tap(page, "On the rack: Ben", "r5", "r6", "r7", "k8")
    type_in(page, "In the reserve: Ben", "1")
    save(page)
    wait_totals(page, "8", "−2")


# ---- with the network cut


def test_all_three_with_the_network_cut(browser: Browser, server: Server) -> None:
    """Loaded once; then the cut, a new start of the page, and everything still works."""
    context: BrowserContext = browser.new_context(
        base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 740}, service_workers="allow"
    )
    page = context.new_page()
    page.goto("/sheet")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto("/referee")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.set_default_timeout(15_000)
    type_in(page, "Table afterwards", "r5-7")
    judge(page, "illegal", "at least 30")
    type_in(page, "Table afterwards", "11:bry")
    judge(page, "legal", "33 points")
    visit(page, "/what")
    type_in(page, "Rack", "r5-7 k1")
    assert "red 5–7" in find(page, "rummy").inner_text()
    new_sheet(page, "rummy", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    tap(page, "Left: Ben", "r5", "*")
    save(page)
    wait_totals(page, "30", "−30")
    context.close()
