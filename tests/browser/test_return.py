"""Leaving a match and coming back to it, and what is left of the one before."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.pages import load, reload
from tests.browser.tables import at_table, make, sit

DESK = (1440, 900)
TOLD = "() => [...document.querySelectorAll('.side .log li')].map((e) => e.textContent.trim())"


def started(page: Page, game: str, *seats: str, **more: Any) -> str:
    """A match of mine that is being played, elsewhere than on this screen."""
    return make(page, game=game, seats=list(seats), start=True, **more)


def test_the_start_page_leads_back_to_a_running_match(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640))
    expect(page.locator(".btn.main")).to_have_count(3)
    name = sit(page, "investo", ["greedy"])
    page.click("[data-do=stock]:not([aria-disabled=true])")
    page.click("[data-main]")
    expect(page.locator(".steps li.done").first).to_be_visible()
    page.click("[data-do=menu]")
    expect(page.locator("[data-do=to-start]")).to_contain_text("The match stays")
    page.click("[data-do=to-start]")
    card = page.locator(".running li")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Investo, Kira")
    expect(card).to_contain_text("Round 1 · to 20")
    expect(card.locator(".points")).to_contain_text("0 : 0")
    expect(card.locator(".chip")).to_have_text("Your turn")
    lit = page.locator(".btn.main")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-do", "go-on")
    lit.click()
    expect(page).to_have_url(re.compile(f"/t/{name}$"))
    expect(page.locator(".steps li.done").first).to_be_visible()


def test_only_what_is_not_over_is_to_go_on_with(open_page: OpenPage) -> None:
    """Four tables, one of them over: the room comes last, and the page is drawn at once as it was."""
    page = open_page()
    started(page, "rummy", "person", "person", "person")
    over = sit(page, "gin", ["greedy"])
    page.click("[data-do=menu]")
    page.click("[data-do=end]")
    page.click("[data-do=sure]")
    page.wait_for_selector("dialog [data-do=next]")
    started(page, "gin", "person", "person", own=2, name="Ann")
    started(page, "rummy", "person", "greedy", "greedy", "greedy")
    load(page, "/")
    cards = page.locator(".running li")
    expect(cards).to_have_count(3)
    expect(cards.filter(has_text="Rummy, Kira, Leo, Noor")).to_have_count(1)
    shared = cards.filter(has_text="Gin-Rummy, Ann 1, Ann 2")
    expect(shared.locator(".chip")).to_have_text(re.compile("Ann [12] to play"))
    expect(cards.nth(2)).to_contain_text("Rummy, Free seat, Free seat")
    expect(page.locator(f".running a[href='/t/{over}']")).to_have_count(0)
    page.route("**/api/mine", lambda route: route.abort())
    reload(page)
    expect(cards).to_have_count(3)


@pytest.mark.parametrize("size", [(360, 640), DESK])
def test_matches_to_go_on_with_look_right(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    started(page, "investo", "person", "greedy")
    started(page, "rummy", "person", "expert", "greedy", "medium", name="Maximiliane Hohenfelsers")
    started(page, "gin", "person", "person", own=2, name="Maximiliane von Hohe")
    load(page, "/")
    expect(page.locator(".running li")).to_have_count(3)
    looks.check(page, f"running-{size[0]}")


def test_a_rematch_has_a_log_of_its_own(open_page: OpenPage) -> None:
    page = open_page(size=DESK)
    name = sit(page, "gin", ["greedy"])
    watcher = open_page(f"/t/{name}", size=DESK)
    page.click("[data-do=menu]")
    page.click("[data-do=end]")
    page.click("[data-do=sure]")
    for one in (page, watcher):
        expect(one.locator(".side .log")).to_contain_text("ended the match")
    page.click("dialog [data-do=next]")
    for one in (page, watcher):
        expect(one.locator(".side .log")).not_to_contain_text("ended")
        expect(one.locator(".side .log li").last).to_contain_text("Round 1")
        at_table(one, name)  # loaded again
        expect(one.locator(".side .log li").last).to_contain_text("Round 1")
        assert [line for line in one.evaluate(TOLD) if "ended" in line] == []
