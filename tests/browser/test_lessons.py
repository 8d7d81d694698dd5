"""Every lesson driven to its end in a real browser: a wrong move is answered by why, the right one leads on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.lessons import GAMES, learn
from tests.browser.pages import comes_to, follow, speak
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
    expect(page.locator("[data-do=begin]")).to_be_focused()
    page.keyboard.press("Enter")
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


RING = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => getComputedStyle(one).outlineStyle === 'dotted' && getComputedStyle(one).outlineWidth === '4px')
    .map((one) => one.dataset.tile ?? one.querySelector('[data-row]')?.dataset.row ?? one.dataset.do ?? '')"""


def test_what_is_meant_has_a_ring(page: Page) -> None:
    """The tile and its place; what is chosen has none any more, and another task points at other things."""
    follow(page, "/learn/investo/1")
    pupil = Pupil(page)
    pupil.begin()
    pupil.wait("task")
    comes_to(page, lambda: page.evaluate(RING, ".board *"), ["0", "y13"])
    pupil.tap("y13")
    comes_to(page, lambda: page.evaluate(RING, ".board *"), ["0"])
    follow(page, "/learn/investo/4")
    pupil.wait("task")
    comes_to(page, lambda: page.evaluate(RING, ".board *"), ["reserve-theirs"])
    follow(page, "/learn")
    page.wait_for_selector(".games")
    assert page.evaluate("document.adoptedStyleSheets.length") == 0


@pytest.mark.parametrize(("game", "number"), [("gin", 1), ("gin", 6)])
def test_a_lesson_ends_in_a_match(page: Page, game: str, number: int) -> None:
    """One tap from the praise: a table with an easy opponent, begun."""
    follow(page, f"/learn/{game}/{number}")
    pupil = Pupil(page)
    if number == 1:
        pupil.begin()
    pupil.wait("task")
    GAMES[game][number - 1](pupil)
    pupil.wait("done")
    page.click("[data-do=play-now]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f".game.{game} .rackzone [data-tile]")


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
        page.wait_for_selector("[data-aim]")
        looks.check(page, f"lesson-{game}-aim")
        pupil.begin()
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
