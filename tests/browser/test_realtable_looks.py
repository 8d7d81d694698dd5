"""axe finds nothing on the screens of a real table, light and dark; no text runs out of its box at 360 px."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.realtable import SAMPLE
from tests.browser.test_access import AXE, FEW_LOOKS, OVERFLOWING, WIDER


def sheet_screen(page: Page) -> None:
    page.goto("/sheet")
    page.locator("[data-do=add-player]").click()
    page.locator("[data-do=add-player]").click()
    page.click("[data-do=start-sheet]")
    for points in SAMPLE:
        page.click("[data-do=enter-round]")
        page.locator("[name=by]").nth(1).check(force=True)
        for seat, value in enumerate(points):
            page.fill(f"#points-{seat}", str(value))
        page.click("[data-do=save-round]")


def round_screen(page: Page) -> None:
    sheet_screen(page)
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    page.locator("dialog .entry input").first.fill("r5-7 k8 q")


def investo_round(page: Page) -> None:
    page.goto("/sheet")
    page.check("input[value=investo]", force=True)
    page.click("[data-do=start-sheet]")
    page.click("[data-do=enter-round]")
    page.click("[data-took='0.4']")


def new_screen(page: Page) -> None:
    page.goto("/sheet")
    page.wait_for_selector("[data-do=start-sheet]")


def referee_screen(page: Page) -> None:
    page.goto("/referee")
    page.check("input[value=investo]", force=True)
    page.check("[data-kind=take]", force=True)
    page.locator(".entry input").first.fill("k10 b5 r7<b7 / r3 / . / x")


def gin_referee(page: Page) -> None:
    page.goto("/referee")
    page.check("input[value=gin]", force=True)
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
    page.goto("/what")
    page.locator(".entry input").nth(0).fill("r4 b8 k8 k1")
    page.locator(".entry input").nth(1).fill("r5-8 [b4 *b5 b6]")
    page.click("[data-do=find]")
    page.wait_for_selector("[data-answer]")


SCREENS = [new_screen, sheet_screen, round_screen, investo_round, referee_screen, gin_referee, what_screen]


@pytest.mark.parametrize(("language", "colours"), FEW_LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(
    open_page: OpenPage, pictures: Path, screen: Callable[[Page], None], language: str, colours: str
) -> None:
    """Without the engine: what it costs to start is paid elsewhere, and its absence is a state of these screens too."""
    page = open_page(language=language, color_scheme=colours, reduced_motion="reduce", bypass_csp=True)
    page.context.route("**/assets/python-*/**", lambda route: route.abort())
    screen(page)
    page.screenshot(path=pictures / f"realtable-{screen.__name__}-{language[:2]}-{colours}.png", full_page=True)
    assert page.evaluate(OVERFLOWING) == []
    assert not page.evaluate(WIDER)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []
