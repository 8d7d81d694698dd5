"""Lessons and the list of puzzles begin without the engine; what was not foreseen waits for it, and says so."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage, long
from tests.browser.lessons import GAMES, learn
from tests.browser.pages import load, speak
from tests.browser.pupil import Pupil

ENGINE = re.compile(r"/assets/(python-|(engine|core)-\w+\.bin|worker-)")


class Blocked:
    """The files of the engine do not come until they are let through."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[str] = []
        page.route(ENGINE, self.refuse)

    def refuse(self, route: Route) -> None:
        self.asked.append(route.request.url)
        route.abort()

    def free(self) -> None:
        self.page.unroute(ENGINE)


def blocked(open_page: OpenPage, **options: object) -> tuple[Page, Blocked]:
    page = open_page("/open", **options)
    return page, Blocked(page)


@pytest.mark.parametrize("game", ["investo", long("rummy"), long("gin")])
def test_all_lessons_are_played_without_the_engine(open_page: OpenPage, game: str) -> None:
    """Its files are never delivered; all positions, and all answers to what the tests try, are there all the same."""
    page, line = blocked(open_page, has_touch=True)
    load(page, "/learn")
    learn(page, game)
    expect(page.locator("[data-engine]")).to_have_count(0)
    assert line.asked, "the engine was to come behind the lessons"


@pytest.mark.parametrize(("game", "language"), [("rummy", "nl"), ("gin", "de")])
def test_the_first_lesson_without_the_engine(open_page: OpenPage, game: str, language: str) -> None:
    page, _ = blocked(open_page)
    load(page, f"/learn/{game}/1")
    speak(page, language)
    pupil = Pupil(page)
    pupil.begin()
    pupil.wait("task")
    GAMES[game][0](pupil)
    pupil.wait("done")


def test_what_was_not_foreseen_waits_for_the_engine(open_page: OpenPage) -> None:
    """Without it the page says so, and the question is not lost: it is answered when the engine has come."""
    page, line = blocked(open_page)
    load(page, "/learn/rummy/6")
    pupil = Pupil(page)
    pupil.wait("task")
    pupil.tap("r7")
    pupil.touch("r6")  # the Star goes to an end: allowed, and nothing the lesson speaks of
    expect(page.locator(".coach [data-engine=failed]")).to_be_visible()
    expect(page.locator("[data-main]")).to_have_attribute("aria-disabled", "true")
    line.free()
    page.click(".coach [data-engine] button")
    expect(page.locator(".coach [data-engine]")).to_have_count(0, timeout=90_000)
    expect(page.locator("[data-main]")).to_have_attribute("aria-disabled", "false")


def test_the_list_of_puzzles_waits_for_nothing(open_page: OpenPage) -> None:
    page, line = blocked(open_page)
    load(page, "/puzzles")
    expect(page.locator('a.btn[href="/puzzles/daily"]')).to_be_visible()
    page.click("[data-kinds] label:has(input[value=which-discard])")
    expect(page.locator("[data-do=start]")).to_have_attribute("href", re.compile("/puzzles/.+"))
    expect(page.locator("[data-engine]")).to_have_count(0)
    page.click('a.btn[href="/puzzles/daily"]')
    expect(page.locator("[data-engine=failed]")).to_be_visible()
    line.free()
    page.click("[data-engine] button")
    page.wait_for_selector("[data-puzzle]", timeout=90_000)
