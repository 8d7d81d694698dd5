"""The score sheet of a real table as people use it, with taps and keys; and all three screens with the network cut."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.engine import ready
from tests.browser.pages import load, reload
from tests.browser.realtable import (
    SAMPLE,
    begin_sheet,
    enter_points,
    entry,
    find,
    judge,
    names,
    new_sheet,
    pick,
    row,
    save,
    tap,
    totals,
    type_in,
    visit,
)

# The last two rounds of the rulebook's sample as they may have been left.
LEFT = [(1, {"Ann": "b12", "Cleo": "y2", "Dan": "r3 r4"}), (0, {"Ben": "k9", "Cleo": "y10", "Dan": "b1 b2"})]


def enter_sample(page: Page) -> None:
    """R14: two rounds as points, two from the tiles left."""
    new_sheet(page, "rummy", "Ann", "Ben", "Cleo", "Dan")
    for points in SAMPLE:
        enter_points(page, points)
    for out, left in LEFT:
        page.click("[data-do=enter-round]")
        pick(page, f"[data-out='{out}']")
        for name, tiles in left.items():
            type_in(page, f"Left: {name}", tiles)
        save(page)


# ---- the score sheet


def test_the_sample_of_the_rulebook_is_reproduced(page: Page) -> None:
    """R14"""
    enter_sample(page)
    row(page, 3, "−12", "+21", "−2", "−7")
    row(page, 4, "+22", "−9", "−10", "−3")
    totals(page, "−3", "25", "2", "−24")
    expect(page.locator("[data-won]")).to_contain_text("Ben")


def test_undo_goes_back_step_by_step_and_rows_can_be_corrected(page: Page) -> None:
    new_sheet(page, "rummy", "Ann", "Ben")
    for points in ([-10, 10], [5, -5], [-1, 1]):
        enter_points(page, points)
    totals(page, "−6", "6")
    page.click("[data-row='2']")
    page.fill("#points-0", "-20")
    page.fill("#points-1", "+20")
    save(page)
    row(page, 2, "−20", "+20")
    totals(page, "−31", "31")
    page.click("[data-do=undo]")
    totals(page, "−6", "6")
    page.click("[data-do=undo]")
    page.click("[data-do=undo]")
    totals(page, "−10", "10")
    page.click("[data-row='1']")
    page.click("[data-do=delete-round]")
    totals(page, "0", "0")
    page.click("[data-do=undo]")
    totals(page, "−10", "10")


def test_sheets_are_kept_and_several_of_them(open_page: OpenPage) -> None:
    """Across a reload, without the engine: what it counted is kept too."""
    page = open_page()
    page.context.route("**/assets/python-*/**", lambda route: route.abort())
    load(page, "/sheet")
    for game, players, points in (("rummy", ("Ann", "Ben"), [-7, 7]), ("investo", ("Cleo", "Dan"), [4, -3])):
        begin_sheet(page, game, *players)
        enter_points(page, points)
    reload(page)
    totals(page, "4", "−3")
    page.get_by_role("button", name="Open Rummy: Ann, Ben").click()
    totals(page, "−7", "7")
    page.click("[data-do=delete-sheet]")
    page.click("[data-do=delete-sheet]")
    totals(page, "4", "−3")
    page.click("[data-do=change]")  # a longer match, another name
    page.locator(".name input").first.fill("Cléo")
    page.locator("form input[inputmode=numeric]").fill("30")
    page.click("[data-do=start-sheet]")
    expect(page.locator("[data-sheet] h2")).to_contain_text("to 30 points")
    names(page, "Cléo", "Dan")
    page.click("[data-do=undo]")
    names(page, "Cleo", "Dan")
    page.emulate_media(media="print")
    expect(page.locator("[data-do=enter-round]")).to_be_hidden()
    expect(page.locator("[data-total]").first).to_be_visible()


def test_a_shared_link_shows_the_same_sheet_and_tells_no_server(page: Page, open_page: OpenPage) -> None:
    enter_sample(page)
    totals(page, "−3", "25", "2", "−24")
    page.click("[data-do=share]")
    field = page.locator("[data-link]")
    expect(field).to_have_value(re.compile("#s=.{100}"))
    link = field.input_value()
    other = open_page(language="fr-FR")
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    load(other, link)
    ready(other)
    totals(other, "−3", "25", "2", "−24")
    expect(other).to_have_url(re.compile("/sheet$"))
    names(other, "Ann", "Ben", "Cleo", "Dan")
    secret = link.partition("#s=")[2]
    assert asked
    assert not any(secret[:40] in each or "Cleo" in each for each in asked)


def test_a_link_that_holds_no_sheet_says_so(open_page: OpenPage) -> None:
    page = open_page("/sheet#s=bm9uc2Vuc2U")
    page.get_by_text("no score sheet").wait_for()


def test_a_round_of_rummy_by_tapping(page: Page) -> None:
    """R1, R10: a Star costs 25; a blocked round only subtracts."""
    new_sheet(page, "rummy", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    pick(page, "[data-out='0']")
    tap(page, "Left: Ben", "r5", "k8", "*")
    save(page)
    totals(page, "38", "−38")
    page.click("[data-do=enter-round]")
    pick(page, "[data-out=nobody]")
    expect(page.locator("[data-result]")).to_have_text("Still to come: Ann, Ben.")
    tap(page, "Left: Ann", "k1")
    expect(page.locator("[data-result]")).to_have_text("Still to come: Ben.")
    save_refused(page, "Ben")
    tap(page, "Left: Ben", "k2")
    save(page)
    totals(page, "37", "−40")


def test_the_winner_and_the_sums_of_the_others_are_enough(page: Page) -> None:
    """R10: three numbers and two taps; no fault is named before anything is typed, and the pad stays folded."""
    new_sheet(page, "rummy", "Ann", "Ben", "Cleo", "Dan")
    page.click("[data-do=enter-round]")
    pick(page, "[data-out='2']")
    expect(page.locator("dialog .bad, dialog [aria-invalid=true], dialog [data-pad]")).to_have_count(0)
    for name, points in (("Ann", "10"), ("Ben", "5"), ("Dan", "8")):
        entry(page, f"Left: {name}").get_by_role("textbox").fill(points)
    expect(page.locator("dialog .entry .result")).to_have_text(["−10", "−5", "−8"])
    expect(page.locator("[data-result]")).to_contain_text("+23")
    save(page)
    row(page, 1, "−10", "−5", "+23", "−8")
    page.click("[data-row='1']")  # as it was told, to be corrected
    type_in(page, "Left: Ben", "r5 k1")
    save(page)
    row(page, 1, "−10", "−6", "+24", "−8")


def save_refused(page: Page, expected: str) -> None:
    """Whoever presses the button is told what is missing."""
    page.click("[data-do=save-round]", force=True)
    page.locator("[data-result] .bad", has_text=expected).wait_for()
    expect(page.locator("[data-do=save-round]")).to_have_attribute("aria-disabled", "true")


def test_a_round_of_gin_by_tapping(page: Page) -> None:
    """G6, G9"""
    new_sheet(page, "gin", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    pick(page, "[data-out='0']")
    pick(page, "[data-way=eight-nine]")
    save_refused(page, "at least one tile")
    tap(page, "Left: Ann", "b9")
    tap(page, "Left: Ben", "b2")
    save(page)
    totals(page, "20", "37")
    page.click("[data-do=enter-round]")
    pick(page, "[data-out=nobody]")
    save(page)
    totals(page, "20", "37")


def test_a_round_of_investo_by_tapping(page: Page) -> None:
    """I8, I19"""
    new_sheet(page, "investo", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    for button in ("0.4", "0.3", "1.2"):
        page.click(f"[data-took='{button}']")
    tap(page, "On the rack: Ben", "r5", "r6", "r7", "k8")
    type_in(page, "In the reserve: Ben", "1")
    save(page)
    totals(page, "8", "−2")


# ---- with the network cut


def test_all_three_with_the_network_cut(offline: Page) -> None:
    """Loaded once; then the cut, a new start of the page, and everything still works."""
    page = offline
    visit(page, "/referee")
    type_in(page, "Table afterwards", "r5-7")
    judge(page, "illegal", "at least 30")
    type_in(page, "Table afterwards", "11:bry")
    judge(page, "legal", "33 points")
    visit(page, "/what")
    type_in(page, "Rack", "r5-7 k1")
    expect(find(page, "rummy")).to_contain_text("red 5–7")
    new_sheet(page, "rummy", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    pick(page, "[data-out='0']")
    tap(page, "Left: Ben", "r5", "*")
    save(page)
    totals(page, "30", "−30")
