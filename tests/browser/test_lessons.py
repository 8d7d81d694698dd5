"""Every lesson driven to its end in a real browser: a wrong move is answered by why, the right one leads on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.lessons import GAMES, learn
from tests.browser.pages import follow, speak
from tests.browser.pupil import Pupil


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        pytest.param("investo", "fr", (360, 740), marks=pytest.mark.long),
        pytest.param("rummy", "nl", (1440, 900), marks=pytest.mark.long),
        pytest.param("gin", "de", (768, 1024), marks=pytest.mark.long),  # offline they are walked through every time
    ],
)
def test_all_lessons_of_a_game(page: Page, game: str, language: str, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    speak(page, language)
    follow(page, "/")
    page.click("[data-do=learn]")
    learn(page, game)


def test_lessons_without_a_network(offline: Page) -> None:
    """Loaded once; then the network was cut and the page loaded again: all lessons of a game are played."""
    follow(offline, "/learn")
    learn(offline, "gin")


def test_a_lesson_by_keyboard(page: Page) -> None:
    """What was answered and what comes next get the focus: no mouse is needed."""
    page.set_viewport_size({"width": 1440, "height": 900})
    follow(page, "/learn/rummy/1")
    page.wait_for_selector(".game.rummy")
    page.focus('.rackzone [data-tile="k13"]')
    page.keyboard.press("Enter")
    page.focus("[data-main]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach .no")
    expect(page.locator(".coach .words")).to_be_focused()
    for tile in ("y4", "y5", "y6"):
        page.focus(f'.rackzone [data-tile="{tile}"]')
        page.keyboard.press("Enter")
    page.focus("button.drop")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.focus("[data-main]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=next-lesson]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/rummy/2")


def test_an_address_without_a_lesson_says_so(open_page: OpenPage) -> None:
    page = open_page("/learn/investo/11")
    page.click('main a[href="/learn"]')
    page.wait_for_selector(".games")


def test_axe_finds_nothing_and_no_text_overflows(page: Page) -> None:
    follow(page, "/learn")
    pupil = Pupil(page)
    page.wait_for_selector(".games")
    looks.check(page, "lesson-list")
    for game in GAMES:
        follow(page, f"/learn/{game}/1")
        page.wait_for_selector(f".game.{game}")
        pupil.wait("task")
        looks.check(page, f"lesson-{game}-task")
    follow(page, "/learn/investo/5")
    page.wait_for_selector(".game.investo")
    pupil.wait("task")
    pupil.invest("k13", 2)
    pupil.told_why()
    looks.check(page, "lesson-why")
    pupil.tap("b7")
    pupil.double(1, 3)
    pupil.press()
    pupil.wait("done")
    looks.check(page, "lesson-done")
