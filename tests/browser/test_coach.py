"""The first visit, and a first match with a coach."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.coached import NEWCOMERS
from tests.browser.conftest import OpenPage, long
from tests.browser.pages import reload
from tests.browser.tables import at_table, make

SMALL = (360, 640)
LANGUAGES = {"investo": "fr-FR", "rummy": "de-DE", "gin": "nl-NL"}
# What somebody must have been told by the end of a match, whatever happened in it.
TOLD = {
    "investo": {"aim", "starter", "rows", "run", "full", "ends", "count", "limit", "doubling"},
    "rummy": {"aim", "starter", "melds"},
    "gin": {"aim", "starter", "melds", "ways"},
}
# Parts of the screen that no bubble may cover.
COVERED = """() => {
  const bubble = document.querySelector('[data-coach]').getBoundingClientRect();
  return ['.guide', '.rackzone', '.bar', '.top'].filter((css) => {
    const box = document.querySelector(`.game ${css}`).getBoundingClientRect();
    return Math.min(box.bottom, bubble.bottom) > Math.max(box.top, bubble.top) + 1;
  });
}"""
# How many of these the bubble covers, by more than a hair.
OVER = """(css) => {
  const bubble = document.querySelector('[data-coach]').getBoundingClientRect();
  return [...document.querySelectorAll(`.game ${css}`)].map((e) => e.getBoundingClientRect()).filter((box) =>
    Math.min(box.bottom, bubble.bottom) > Math.max(box.top, bubble.top) + 2
    && Math.min(box.right, bubble.right) > Math.max(box.left, bubble.left) + 2).length;
}"""
RACK = "(all) => all.map((e) => [e.dataset.piece, e.dataset.tile])"
PLACES = """() => ['.top', '.opp', '.table', '.guide', '.rackzone', '.bar'].map((css) => {
  const { x, y, width, height } = document.querySelector(`.game ${css}`).getBoundingClientRect();
  return [x, y, width, height];
})"""


def coached(page: Page, game: str = "investo", told: tuple[str, ...] = ()) -> str:
    """A table with a coach, who has told some things before."""
    name = make(page, game=game, seats=["person", "beginner"], start=True)
    kept = [{"id": name, "on": True, "right": {}, "told": list(told)}]
    page.evaluate("(kept) => localStorage.setItem('coach', kept)", json.dumps(kept))
    at_table(page, name)
    page.wait_for_selector("[data-coach]:not(.unplaced)")
    return name


@pytest.mark.parametrize("game", [long("investo"), long("rummy"), "gin"])
def test_first_visit_to_the_end_of_a_first_match(open_page: OpenPage, game: str) -> None:
    """What the coach points at is enough: it is touched, and nothing else while it points."""
    page = open_page(size=SMALL, language=LANGUAGES[game], first=True)
    expect(page.locator("[data-do^=guided-]")).to_have_count(3)
    expect(page.locator(".btn.main")).to_have_count(1)
    page.click(f"[data-do=guided-{game}]")
    page.wait_for_selector("[data-coach]:not(.unplaced)")
    player: Any = NEWCOMERS[game](page)
    player.begin()
    player.play()
    expect(page.locator("[data-coach-end]")).to_be_visible()
    assert player.followed > 4
    assert not [text for text in player.heard if "coach-" in text or "page-" in text]
    (kept,) = json.loads(page.evaluate("() => localStorage.getItem('coach')"))
    assert set(kept["told"]) >= TOLD[game]
    assert max(kept["right"].values()) == 2  # no more tips of that kind


def test_the_first_visit_in_all_looks(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, first=True)
    expect(page.locator("[data-do=guided-gin]")).to_be_visible()
    looks.check(page, "first-visit")
    page.click("[data-do=known]")
    expect(page.locator("[data-do=computer-investo]")).to_be_visible()
    reload(page)
    expect(page.locator("[data-do=computer-investo]")).to_be_visible()


def test_a_tip_covers_nothing_that_is_needed_and_moves_nothing(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    coached(page)
    before = page.evaluate(PLACES)
    looks.check(page, "coach-fact")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OVER, ".pot .row") == 0  # what it speaks of
    page.click("[data-do=coach-ok]")  # one thing at a time
    expect(page.locator("[data-coach=tip]")).to_be_visible()
    assert page.evaluate(COVERED) == []
    expect(page.locator("[data-main]")).to_have_attribute("aria-describedby", "coach-says")
    expect(page.locator("[data-coach-said]")).to_contain_text(page.locator("#coach-says").inner_text())
    looks.check(page, "coach-tip")
    page.click("[data-do=coach-close]")
    expect(page.locator("[data-coach]")).to_have_count(0)
    assert page.evaluate(PLACES) == before


def test_a_mistake_is_answered_and_the_coach_can_be_sent_away(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    name = coached(page, told=("aim", "starter", "rows", "run"))
    page.click('[data-main][aria-disabled="false"]')
    page.wait_for_selector("button.drop")
    rack = page.locator(".rackzone [data-piece]").evaluate_all(RACK)
    first, other = rack[0], next(piece for piece in rack if piece[1][0] != rack[0][1][0])
    third = next(piece for piece in rack if piece not in (first, other))
    for piece, _ in (first, other, third):
        page.click(f'.rackzone [data-piece="{piece}"]')
    page.click("button.drop")
    wrong = page.locator("[data-coach=wrong]")
    expect(wrong).to_contain_text("Not yet.")
    assert page.evaluate(COVERED) == []
    wrong.locator("[data-do=coach-back]").click()
    expect(wrong).to_have_count(0)
    page.wait_for_selector("[data-coach=tip]:not(.unplaced)")
    page.click("[data-do=coach-rule]")  # what that is, in a tap
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.click("[data-do=coach-end]")
    expect(page.locator("[data-coach]")).to_have_count(0)
    at_table(page, name)
    page.click("[data-do=menu]")
    expect(page.locator("[data-coach-on]")).not_to_be_checked()
    page.check("[data-coach-on]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach=fact]")).to_be_visible()
