"""Whole matches against a bot, by clicking and dragging."""

from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.players import GinPlayer, InvestoPlayer, RummyPlayer
from tests.browser.tables import sit


def test_two_taps_to_the_first_move(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-do=computer-investo]")
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-main]")
    page.wait_for_selector('.steps li.done')


def test_a_match_of_investo(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "investo", ["greedy"], "max_rounds=1")
    player = InvestoPlayer(page, drag=True)
    player.play()
    assert player.moves > 5
    assert page.locator("dialog .sheet").first.is_visible()


def test_an_investo_is_taken_and_honoured(open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900), language="fr-FR")
    sit(page, "investo", ["random"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: player.takes > 0 and not seen["due"])
    assert player.takes > 0


def test_four_seats_of_rummy(open_page: OpenPage) -> None:
    page = open_page(language="nl-NL")
    sit(page, "rummy", ["greedy", "greedy", "greedy"], "rounds=1 stall_limit=2")
    RummyPlayer(page).play()
    assert page.locator("dialog .sheet").first.is_visible()


def test_a_match_of_rummy(open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    sit(page, "rummy", ["greedy"], "rounds=1 stall_limit=3")
    RummyPlayer(page, drag=True).play()
    assert page.locator("dialog .sheet").first.is_visible()


def test_a_match_of_gin(open_page: OpenPage) -> None:
    page = open_page(size=(768, 1024))
    sit(page, "gin", ["greedy"], "rounds=2")
    GinPlayer(page).play()
    assert page.locator("dialog .sheet").first.is_visible()
    replay(page)


def replay(page: Page) -> None:
    """Both racks are open now; every step has an address."""
    page.click('dialog a[href*="/m/"]')
    page.wait_for_selector(".player")
    for _ in range(3):
        page.click("[data-do=next-step]")
    told = page.inner_text(".player p")
    assert "at=" in page.url
    page.reload()
    page.wait_for_selector(".player")
    assert page.inner_text(".player p") == told
    assert page.locator(".shown .tile").count() >= 20
