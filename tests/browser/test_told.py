"""What everybody at a table is told: by which rules and clock it plays, whose time ran out, who ended a round."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage, long
from tests.browser.pages import choose, load, speak
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


@pytest.mark.parametrize("size", [SIZES[0], long(SIZES[1])])
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
    choose(page, "presets", "family")
    page.click("dialog [data-do=single-rules]")
    page.fill("dialog [data-option=opening]", "25")
    page.locator("dialog [data-option=opening]").blur()
    expect(page.locator("dialog [data-choice=presets] summary")).to_have_text("◆ Règles maison")
    page.fill("dialog [data-option=opening]", "0")
    page.locator("dialog [data-option=opening]").blur()
    expect(page.locator("dialog [data-choice=presets]")).to_have_attribute("data-value", "family")


@pytest.mark.parametrize("size", [SIZES[0], long(SIZES[1])])
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


def over(position: dict[str, Any]) -> None:
    position["view"]["step"] = "over"


def ended(data: dict[str, Any]) -> None:
    data["table"]["phase"] = "pause"
    data["table"]["match"]["sheet"] = [[0, 52]]
    parts = {"out": [0, 20], "least": [0, 32], "second": [0, 0]}
    terms = {"least": [[], [13, -1, 20]]}
    data["score"] = {"points": [0, 52], "reason": "eight-nine", "parts": parts, "who": 1, "terms": terms}


def test_the_end_of_a_round_names_who_and_sums_up(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640))
    stage(page, "gin", ["person", "medium"], over, whole=ended)
    expect(page.locator(".reason")).to_have_text("Otis went out with tiles left over.")
    expect(page.locator("dialog table.sheet").first).to_contain_text("13 − 1 = 12, + 20")
    looks.check(page, "round-end-360")
    for language, words in zip(LANGUAGES, ["went out", "sort", "ging uit", "ausgemacht"], strict=True):
        speak(page, language)
        expect(page.locator(".reason")).to_contain_text(words)


# What the button to the points covers by halves: tiles not at all, buttons of the turn as a whole or not at all.
HALF_COVERED = """() => {
  const points = document.querySelector('[data-do=points]').parentElement;
  const behind = (e) => { const b = e.getBoundingClientRect();
    return [[.02, .1], [.98, .1], [.02, .9], [.98, .9], [.5, .5]].map(([x, y]) =>
      points.contains(document.elementFromPoint(b.left + x * b.width, b.top + y * b.height))); };
  const tiles = [...document.querySelectorAll('.rackzone [data-piece]')].filter((e) => behind(e).some(Boolean));
  const buttons = [...document.querySelectorAll('.bar button')].filter((e) => new Set(behind(e)).size > 1);
  return [...tiles, ...buttons].map((e) => e.outerHTML.slice(0, 80)); }"""


@pytest.mark.parametrize("size", [(360, 640), long((768, 1024)), (740, 360), long((1440, 900))])
def test_the_way_back_to_the_points_covers_nothing_by_halves(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    stage(page, "gin", ["person", "medium"], over, whole=ended)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("dialog")).to_have_count(0)
    points = page.get_by_role("button", name="Show the points")
    expect(points).to_be_visible()
    assert page.locator(".rackzone [data-piece]").count() >= 10
    assert page.evaluate(HALF_COVERED) == []
    points.click()
    expect(page.locator("dialog .reason")).to_be_visible()
