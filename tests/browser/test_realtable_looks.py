"""The screens of a real table in every language and both themes; see looks.py."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.hard import NAMES
from tests.browser.pages import load
from tests.browser.realtable import SAMPLE, enter_points, pick


def sheet_screen(page: Page) -> None:
    load(page, "/sheet")
    page.locator("[data-do=add-player]").click()
    page.locator("[data-do=add-player]").click()
    page.click("[data-do=start-sheet]")
    for points in SAMPLE:
        enter_points(page, points)


def round_screen(page: Page) -> None:
    sheet_screen(page)
    page.click("[data-do=enter-round]")
    pick(page, "[data-out='0']")
    page.locator("dialog .entry input").first.fill("r5-7 k8 q")


def investo_round(page: Page) -> None:
    load(page, "/sheet")
    pick(page, "input[value=investo]")
    page.click("[data-do=start-sheet]")
    page.click("[data-do=enter-round]")
    page.click("[data-took='0.4']")


def new_screen(page: Page) -> None:
    load(page, "/sheet")
    page.wait_for_selector("[data-do=start-sheet]")


def referee_screen(page: Page) -> None:
    load(page, "/referee")
    pick(page, "input[value=investo]")
    pick(page, "[data-kind=take]")
    page.locator(".entry input").first.fill("k10 b5 r7<b7 / r3 / . / x")


def gin_referee(page: Page) -> None:
    load(page, "/referee")
    pick(page, "input[value=gin]")
    page.locator(".entry input").first.fill("r1-3 b5-7 9:brk y4 k13")


STEPS = [
    {"step": "split", "taken": ["r5-8"], "laid": [], "made": ["r5-7", "[r8]"]},
    {"step": "add", "taken": ["r5-7"], "laid": ["r4"], "made": ["r4-7"]},
    {"step": "add", "taken": ["[r8]"], "laid": ["b8", "k8"], "made": ["8:brk"]},
]
PLAY = {"table": "[b4 *b5 b6] r4-7 8:brk", "laid": "b8 r4 k8", "tiles": 3, "points": 20, "left": "k1", "steps": STEPS}
SOLVED = {"game": "rummy", "table": "r5-8 [b4 *b5 b6]", "rack": "b8 r4 k1 k8", "proven": False, "play": PLAY}


def what_screen(page: Page) -> None:
    """The answer is a prepared one: a busy server may take its time, and this is about how it looks."""
    answer = {**SOLVED, "playable": [], "more": []}
    page.context.route("**/api/solve", lambda route: route.fulfill(json=answer))
    load(page, "/what")
    page.locator(".entry input").nth(0).fill("r4 b8 k8 k1")
    page.locator(".entry input").nth(1).fill("r5-8 [b4 *b5 b6]")
    page.click("[data-do=find]")
    page.wait_for_selector("[data-answer]")


SCREENS = [new_screen, sheet_screen, round_screen, investo_round, referee_screen, gin_referee, what_screen]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(open_page: OpenPage, screen: Callable[[Page], None]) -> None:
    """Without the engine: what it costs to start is paid elsewhere, and its absence is a state of these screens too."""
    page = open_page()
    page.context.route("**/assets/python-*/**", lambda route: route.abort())
    screen(page)
    expect(page.locator("[data-engine=failed]")).to_be_attached()
    looks.check(page, f"realtable-{screen.__name__}")


def test_a_long_sheet_is_printed_on_a4(open_page: OpenPage) -> None:
    """All rounds, in black on white although the page is dark; nothing but the sheet, and no empty page."""
    page = open_page(color_scheme="dark")
    page.context.route("**/assets/python-*/**", lambda route: route.abort())
    goal = {"kind": "rounds", "count": 60}
    kept: dict[str, object] = {"id": "s", "game": "rummy", "preset": "standard", "goal": goal, "before": []}
    rows = [{"points": [-110, -205, 423, -108]}] * 60
    kept |= {"players": NAMES, "rows": rows, "counted": [None] * 60}
    page.evaluate("(sheet) => localStorage.setItem('sheets', JSON.stringify([sheet]))", kept)
    load(page, "/sheet")
    expect(page.locator("[data-row]")).to_have_count(60)
    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size({"width": 673, "height": 1000})  # A4 without its margins
    assert page.evaluate(PALE) == []
    assert page.evaluate(CUT) == []
    expect(page.locator("[data-do]:visible")).to_have_count(0)
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") in (2, 3)


# Texts that a printer would not print black, or that are wider than their column.
TEXTS = "[...document.querySelectorAll('.sheet th, .sheet td, h2')].filter((e) => e.checkVisibility())"
PALE = f"() => {TEXTS}.filter((e) => getComputedStyle(e).color !== 'rgb(0, 0, 0)').map((e) => e.textContent)"
CUT = f"() => {TEXTS}.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
