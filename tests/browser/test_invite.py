"""Whoever opens the link of a table sees by whom, to what, how long it takes and what differs, and sits down."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import gallery, looks
from tests.browser.conftest import OpenPage
from tests.browser.pages import load
from tests.browser.tables import make

PHONE = (360, 640)
CLOCK = {"kind": "turn", "seconds": 60}


def test_an_invitation_is_read_and_accepted_on_a_phone(open_page: OpenPage) -> None:
    host = open_page(language="de-DE")
    rules = "referee=rulebook"
    name = make(host, game="investo", seats=["person", "person"], rules=rules, clock=CLOCK, name="Friederike")
    load(host, f"/t/{name}")
    link = host.locator("[data-link]")
    expect(link).to_have_value(re.compile(rf"/t/{name}\?lang=de$"))
    guest = open_page(link.input_value()[link.input_value().index("/t/") :], size=PHONE, language="de-DE")
    expect(guest.locator("[data-invitation] h2")).to_have_text("Friederike lädt dich zu Investo ein")
    expect(guest.locator("[data-invitation] p")).to_have_text("Friederike sitzt schon am Tisch")
    expect(guest.locator("[data-facts]")).to_have_text(re.compile(r"^Etwa \d+ Minuten, zu zweit, bis 20 Punkte$"))
    changed = guest.locator("[data-rules] > dl > .changed:has(.diamond)")
    expect(changed).to_have_count(2)
    expect(guest.locator("[data-rule=clock]")).to_contain_text("1 Minute je Zug")
    expect(guest.locator("main .btn.main")).to_have_count(1)
    looks.check(guest, "invitation")
    guest.click("[data-do=minute]")
    expect(guest.locator("[data-minute] p")).not_to_be_empty()
    looks.check(guest, "invitation-minute")
    guest.click("[data-do=back]")
    guest.fill("input[autocomplete=nickname]", "Maximilian")
    guest.click("[data-do=join]")
    host.click("[data-do=ready]")
    guest.wait_for_selector(".game")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_the_way_to_a_seat_is_on_the_first_screen_of_a_small_phone(open_page: OpenPage, language: str) -> None:
    """With a long name, a clock and other rules: nobody has to look for the button below the fold."""
    page = open_page(size=PHONE, language=language)
    gallery.invited(page)
    expect(page.locator("[data-facts]")).to_contain_text(re.compile(r"\d"))
    expect(page.locator("[data-rules] .changed")).to_have_count(3)
    box = page.locator("[data-do=join]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1]


def test_the_preview_is_in_the_page_that_messengers_fetch(open_page: OpenPage) -> None:
    """The page as it was built has the place for it, and works with it."""
    page = open_page()
    name = make(page, game="gin", seats=["person", "person"], name="Ada")
    answer = page.request.get(f"/t/{name}?lang=fr")
    assert '<meta property="og:title" content="Ada vous invite à une partie de Gin-Rummy">' in answer.text()
    assert '<html lang="fr">' in answer.text()
    picture = re.search(r'property="og:image" content="([^"]+)"', answer.text())
    assert picture is not None
    shown = page.request.get(picture[1])
    assert (shown.status, shown.headers["content-type"]) == (200, "image/png")
