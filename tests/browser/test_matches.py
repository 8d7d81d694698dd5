"""Whole matches, each in its own way and language; the same code plays them at a server and on the device alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BOTH, BOTH_LONG, OpenPage, long
from tests.browser.hands import Finger, Keys
from tests.browser.pages import reload
from tests.browser.players import GinPlayer, InvestoPlayer, Player, RummyPlayer
from tests.browser.tables import sit

SHORT = "max_rounds=1 hand=24 rack_limit=24"  # more on the racks is less in the stock


def played(player: Player, least: int) -> None:
    """The match is over, and it was this player who made it so."""
    player.play()
    expect(player.page.locator("dialog .sheet").first).to_be_visible()
    assert player.moves >= least


@BOTH
def test_two_taps_to_the_first_move(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-do=computer-investo]")
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-main]")
    page.wait_for_selector(".steps li.done")


@BOTH_LONG
def test_a_match_of_investo_with_the_mouse(open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900), language="en-GB")
    sit(page, "investo", ["greedy"], SHORT)
    player = InvestoPlayer(page, drags=8)
    played(player, 10)
    assert player.carried > 2


@BOTH_LONG
def test_a_match_of_rummy_with_the_mouse(open_page: OpenPage) -> None:
    """Two rounds."""
    page = open_page(size=(1440, 900), language="fr-FR")
    sit(page, "rummy", ["greedy"], "rounds=2 stall_limit=3 opening=0")
    player = RummyPlayer(page, drags=8)
    played(player, 2)


@BOTH
def test_a_match_of_gin_on_a_tablet(open_page: OpenPage) -> None:
    page = open_page(size=(768, 1024), language="de-DE")
    sit(page, "gin", ["greedy"], "rounds=1")
    played(GinPlayer(page), 4)
    replay(page)


def replay(page: Page) -> None:
    """Both racks are open now; every step has an address."""
    page.click('dialog a[href*="/m/"]')
    page.wait_for_selector(".player")
    for step in (2, 3, 4):  # events are counted, and the deal is the first
        page.click("[data-do=next-step]")
        expect(page).to_have_url(re.compile(f"at={step}$"))
    told = page.locator(".player p")
    words = told.inner_text()
    reload(page)
    expect(told).to_have_text(words)
    expect(page.locator(".shown .tile").nth(19)).to_be_visible()


@BOTH_LONG
def test_a_match_with_the_keyboard_alone(open_page: OpenPage) -> None:
    """From the start page on: Tab and Enter."""
    page = open_page(size=(1440, 900), language="de-DE")
    keys = Keys(page)
    keys.tap("[data-do=options-gin]")
    page.wait_for_selector("dialog [data-do=single-rules]")
    keys.tap("dialog [data-do=single-rules]")
    keys.reach("dialog [data-option=rounds]")
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    keys.tap("dialog [type=submit]")
    page.wait_for_selector(".game")
    played(GinPlayer(page, hands=keys), 4)


@BOTH_LONG
def test_a_match_on_a_touch_phone(open_page: OpenPage) -> None:
    """Finger only, dragging and tapping, with a rack of many lines."""
    page = open_page(language="nl-NL", has_touch=True, is_mobile=True)
    sit(page, "investo", ["greedy"], SHORT)
    player = InvestoPlayer(page, drags=8, hands=Finger(page))
    played(player, 10)
    assert player.carried > 2


@BOTH_LONG
def test_rummy_on_a_touch_phone(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR", has_touch=True, is_mobile=True)
    sit(page, "rummy", ["greedy"], "rounds=1 stall_limit=3 opening=0")
    played(RummyPlayer(page, drags=8, hands=Finger(page)), 2)


@BOTH_LONG
def test_four_seats_of_rummy(open_page: OpenPage) -> None:
    page = open_page(language="nl-NL")
    sit(page, "rummy", ["greedy", "greedy", "greedy"], "rounds=1 stall_limit=2")
    played(RummyPlayer(page), 1)


@BOTH_LONG
def test_an_investo_is_taken_and_honoured(open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900), language="fr-FR")
    sit(page, "investo", ["random"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: player.takes > 0 and not seen["due"])
    assert player.takes > 0


@pytest.mark.parametrize("home", [long("server"), "site"], indirect=True)
def test_a_match_of_two_at_one_device(open_page: OpenPage) -> None:
    """Nobody sees a rack before they have said that they are the one to look."""
    page = open_page(language="de-DE", has_touch=True, is_mobile=True)
    page.click("[data-do=device-gin]")
    page.wait_for_selector("dialog [data-do=single-rules]")
    for seat, name in enumerate(("Ada", "Bram")):
        page.locator("dialog input[type=text]").nth(seat).fill(name)
    page.click("dialog [data-do=single-rules]")
    page.fill("dialog [data-option=rounds]", "1")
    page.click("dialog [type=submit]")
    expect(page.locator("[data-do=look]")).to_be_visible()
    expect(page.locator(".rackzone")).to_have_count(0)
    played(GinPlayer(page, hands=Finger(page)), 8)


LEVELS = [
    ("investo", "hard", SHORT, InvestoPlayer),
    ("investo", "expert", SHORT, InvestoPlayer),
    ("rummy", "easy", "rounds=1 stall_limit=3", RummyPlayer),
    ("rummy", "expert", "rounds=1 stall_limit=3", RummyPlayer),
    ("gin", "beginner", "rounds=1", GinPlayer),
    ("gin", "medium", "rounds=1", GinPlayer),
    ("gin", "expert", "rounds=1", GinPlayer),
]


@pytest.mark.long
@pytest.mark.parametrize("home", ["server", "site"], indirect=True)
@pytest.mark.parametrize(("game", "level", "rules", "kind"), LEVELS)
def test_a_match_against_a_level(open_page: OpenPage, game: str, level: str, rules: str, kind: type[Player]) -> None:
    page = open_page(language="fr-FR")
    sit(page, game, [level], rules)
    played(kind(page), 1)
