"""What everybody at a table is told: by which rules and clock it plays, whose time ran out, who ended a round."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.pages import load, speak
from tests.browser.staged import stage
from tests.browser.tables import make

LANGUAGES = ["en", "fr", "nl", "de"]
SIZES = [(360, 640), (1440, 900)]
CHANGED = {"opening", "mixed", "clock"}
QUICK = {"kind": "turn", "seconds": 1}


def marked(page: Page) -> set[str | None]:
    return set(page.locator("[data-rule]:has(.diamond)").evaluate_all("(all) => all.map((one) => one.dataset.rule)"))


def told_rules(page: Page) -> None:
    """Two of the rules are changed, and the clock."""
    expect(page.locator("[data-changed]")).to_have_attribute("data-changed", "3")
    assert marked(page) == CHANGED
    assert page.locator("[data-rule=opening] dd").inner_text().strip().endswith("25")
    expect(page.locator("[data-rule=clock]")).to_contain_text("90")


@pytest.mark.parametrize("size", SIZES)
def test_host_and_guest_see_rules_and_clock(open_page: OpenPage, size: tuple[int, int]) -> None:
    host, guest = open_page(size=size), open_page(size=size, language="de-DE")
    clock = {"kind": "turn", "seconds": 90}
    name = make(host, game="rummy", seats=["person", "person"], rules="opening=25 mixed=true", clock=clock, name="Ann")
    load(host, f"/t/{name}")
    load(guest, f"/t/{name}")
    for page in (host, guest):
        told_rules(page)
        looks.check(page, f"rules-{size[0]}-{'host' if page is host else 'guest'}")
    expect(guest.locator("[data-preset]")).to_have_text("Hausregeln")
    guest.fill("input[autocomplete=nickname]", "Ben")
    guest.click("[data-do=join]")
    host.click("[data-do=ready]")
    guest.wait_for_selector(".game")
    guest.click("[data-do=menu]")
    told_rules(guest)
    looks.check(guest, f"rules-{size[0]}-menu")


def test_a_preset_that_is_changed_is_called_our_own(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    page.click("[data-do=options-rummy]")
    page.select_option("dialog [data-presets]", "family")
    page.click("dialog summary")
    page.fill("dialog [data-option=opening]", "25")
    page.locator("dialog [data-option=opening]").blur()
    expect(page.locator("dialog [data-presets] option:checked")).to_have_text("◆ Règles maison")
    page.fill("dialog [data-option=opening]", "0")
    page.locator("dialog [data-option=opening]").blur()
    expect(page.locator("dialog [data-presets]")).to_have_value("family")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_everybody_hears_whose_time_ran_out(open_page: OpenPage, game: str, size: tuple[int, int]) -> None:
    """Nobody moves: the clock does it for both, again and again; each is told of the own turn and of the other's."""
    first, second = open_page(size=size), open_page(size=size)
    name = make(first, game=game, seats=["person", "person"], clock=QUICK, name="Ann", start=True)
    load(first, f"/t/{name}")
    load(second, f"/t/{name}")
    second.fill("input[autocomplete=nickname]", "Ben")
    second.click("[data-do=join]")
    for page, other in ((first, "Ben"), (second, "Ann")):
        expect(page.locator("[data-time-up]")).to_contain_text("Your time ran out.", timeout=60_000)
        expect(page.locator("[data-time-up]")).to_contain_text(f"Time ran out for {other}.", timeout=60_000)
        expect(page.locator(".log").first).to_contain_text("Your time ran out.")
        for language in LANGUAGES:
            speak(page, language)
            assert page.evaluate(looks.OVERFLOWING) == []


def test_the_end_of_a_round_names_who_and_sums_up(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640))

    def over(position: dict[str, Any]) -> None:
        position["view"]["step"] = "over"

    def ended(data: dict[str, Any]) -> None:
        data["table"]["phase"] = "pause"
        data["table"]["match"]["sheet"] = [[0, 52]]
        parts = {"out": [0, 20], "least": [0, 32], "second": [0, 0]}
        terms = {"least": [[], [13, -1, 20]]}
        data["score"] = {"points": [0, 52], "reason": "eight-nine", "parts": parts, "who": 1, "terms": terms}

    stage(page, "gin", ["person", "medium"], over, whole=ended)
    expect(page.locator(".reason")).to_have_text("Medium went out with tiles left over.")
    expect(page.locator("dialog table.sheet").first).to_contain_text("13 − 1 + 20")
    looks.check(page, "round-end-360")
    for language, words in zip(LANGUAGES, ["went out", "a fini", "ging uit", "ausgemacht"], strict=True):
        speak(page, language)
        expect(page.locator(".reason")).to_contain_text(words)
