"""The hardest screens at their smallest sizes measure up (measures.js); all of them: `make screens`."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import gallery, hard
from tests.browser.conftest import OpenPage
from tests.browser.measures import LANGUAGES, SIZES, Variant, called, dress, faults
from tests.browser.staged import stage

SMALL, _, ASIDE, TABLET, DESK = SIZES
HARD = [
    "start-returning",
    "open-tables",
    "investo-tray",
    "investo-refused",
    "rummy-first-draft",
    "rummy-80-refused",
    "rummy-waiting",
    "gin-out",
    "gin-looking",
    "gin-over-four",
    "sheet",
    "sheet-tiles",
]
# Every language on the smallest phone, then one of each other size.
LOOKS: list[Variant] = [
    *[(SMALL, language, "light") for language in LANGUAGES],
    (ASIDE, "de", "dark"),
    (TABLET, "fr", "light"),
    (DESK, "nl", "dark"),
]


@pytest.mark.parametrize("name", HARD)
def test_a_hard_screen_measures_up(open_page: OpenPage, name: str) -> None:
    page = open_page()
    page.context.route("**/assets/python-*/**", lambda route: route.abort())
    gallery.SCREENS[name](page)
    found = {}
    for look in LOOKS:
        dress(page, look)
        found[called(look)] = faults(page)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


def long_play(data: dict[str, Any]) -> None:
    """The player after me has laid ten tiles."""
    hard.among_people(data)
    event = {"what": "did", "seat": 1, "do": "A b1-10", "luck": ""}
    data["missed"] = [{"t": "event", "seq": data["seq"], "at": 0, "event": event}]


def test_the_number_of_tiles_without_room_is_seen(open_page: OpenPage) -> None:
    """Among four: a card draws as many of the last play as fit, and says how many it leaves out."""
    page = open_page()
    stage(page, "rummy", ["person", "easy", "easy", "easy"], gallery.FIRST, whole=long_play)
    last = page.locator("[data-last='1']")
    for look in LOOKS:
        dress(page, look)
        assert [fault for fault in faults(page) if "+" in fault] == []
        rest = last.locator(".words").all_inner_texts()
        assert last.locator(".tile").count() + sum(map(int, rest)) == 10, look


# ---- the measures themselves

CLEAN = """<style>body { margin: 0; background: #fff; color: #111; font: 16px/1.3 sans-serif; }
button { min-width: 44px; min-height: 44px; font: inherit; margin: 4px; } main { width: 340px; }</style>"""
FAULTS = {
    "clipped text": "<p style='width: 60px; overflow: hidden; white-space: nowrap'>a long sentence</p>",
    "broken word": "<p style='width: 60px; overflow-wrap: anywhere'>Großmutter Abt</p>",
    "no words": "<p>lesson-other</p>",
    "small text": "<p style='font-size: 10px'>small</p>",
    "small target": "<button style='min-height: 0; height: 24px'>low</button>",
    "overlap": "<button>one</button><button style='margin-left: -12px'>two</button>",
    "sideways": "<div style='width: 600px'>wide</div>",
    "contrast": "<p style='color: #999'>pale</p>",
    "text over text": "<p>one line</p><p style='margin-top: -35px'>another</p>",
    "text outside": "<button style='width: 44px; padding: 0'>Donaudampfschiff</button>",
    "few lines": "<div class='game'><div class='table' style='height: 100px'></div></div>",
}
FINE = {
    "a small button that cannot be pressed": "<p inert><button style='min-height: 0; height: 24px'>low</button></p>",
    "a word that ends a line with its own hyphen": "<p style='width: 64px; overflow-wrap: anywhere'>Jean-Baptiste</p>",
    "an ellipsis that is read on a sheet": "<p data-brief='cut' style='width: 60px; overflow: hidden; "
    "white-space: nowrap'>long it is</p>",
    "a target larger than it looks": "<a href='#' style='display: block; position: relative; width: 44px; "
    "margin: 20px'>low<i style='position: absolute; inset: -12px 0'></i></a>",
    "pale and large": "<p style='color: #888; font-size: 30px'>large</p>",
    "what scrolls": "<div style='height: 60px; overflow: auto'><p style='height: 300px'>more of it</p></div>",
    "for screen readers": "<p class='vh' style='width: 1px; overflow: hidden; clip-path: inset(50%)'>long it is</p>",
}


def show(page: Page, html: str) -> list[str]:
    page.set_content(f"<!doctype html>{CLEAN}<main>{html}</main>")
    return faults(page)


@pytest.fixture(scope="module")
def blank(browser: object) -> object:
    return browser.new_page(viewport={"width": 360, "height": 640})  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", FAULTS)
def test_what_is_wrong_is_found(blank: Page, kind: str) -> None:
    found = show(blank, FAULTS[kind])
    assert {line.split(":")[0] for line in found} == {kind}, found


@pytest.mark.parametrize("kind", FINE)
def test_what_is_fine_is_let_alone(blank: Page, kind: str) -> None:
    assert show(blank, FINE[kind]) == []


# ---- sentences that do not fit


def test_a_long_refusal_takes_two_lines_and_the_rest_a_sheet(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, language="de-DE")
    gallery.SCREENS["rummy-80-refused"](page)
    told = page.locator(".guide .say")
    expect(told).to_contain_text("Die rote 2 passt nicht dazu")
    high = "(e) => e.closest('.guide').getBoundingClientRect().height"
    assert told.evaluate(high) < 60
    page.click(".guide [data-do=whole]")
    expect(page.locator("dialog")).to_contain_text("haben")
    expect(page.locator("dialog h2")).to_have_text("Warum das nicht geht")
    page.click("dialog header button")
    expect(page.locator("dialog")).to_have_count(0)
    page.click(".guide [data-do=whole]")
    page.mouse.click(SMALL[0] / 2, 20)  # beside it
    expect(page.locator("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 2000, "height": 1000})
    expect(told).to_contain_text("haben")  # there it fits
    expect(page.locator(".guide [data-do=whole]")).to_have_count(0)


STEPS = {
    "draw": ["S"],
    "choose": ["T1", "T3", "I2 b1", "I4 b1"],
    "play": [],
    "pot": ["I2 b1", "I4 b1"],
    "reserve": ["R b1", "R b4"],
    "back": [],
}


def news(data: dict[str, Any]) -> None:
    """The other has put a tile in the pot since my last turn."""
    hard.among_people(data)
    event = {"what": "did", "seat": 1, "do": "I3 k2", "luck": ""}
    data["missed"] = [{"t": "event", "seq": data["seq"], "at": 0, "event": event}]


@pytest.mark.parametrize("step", STEPS)
def test_what_to_do_is_not_cut_beside_the_news(open_page: OpenPage, step: str) -> None:
    """On the smallest phone Investo has one line for it; then it is said in fewer words, and in full on a sheet."""
    page = open_page(size=SMALL)
    change = hard.investo(step, STEPS[step], must=["b3", "r9", "k5", "k13"], mine=10 if step == "back" else 3)
    stage(page, "investo", ["person", "easy"], change, whole=news)
    expect(page.locator(".guide .news")).to_be_visible()
    for language in LANGUAGES:
        dress(page, (SMALL, language, "light"))
        brief = page.locator(".guide .brief")
        expect(brief).not_to_be_empty()
        assert brief.evaluate("(e) => e.scrollHeight <= e.clientHeight + 2"), brief.inner_text()


def test_a_long_reason_is_read_by_pressing_the_button(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    gallery.SCREENS["investo-refused"](page)
    main = page.locator("[data-main]")
    expect(main.locator("[data-brief=cut]")).to_have_count(1)
    box = main.bounding_box()
    assert box
    assert box["height"] <= 56
    main.click(force=True)  # it is not ready, and says why
    expect(page.locator("dialog p")).to_have_text(re.compile("b3|blue 3"))


# ---- the head


@pytest.mark.parametrize("size", [SMALL, ASIDE, TABLET])
def test_names_points_and_round_are_whole(open_page: OpenPage, size: tuple[int, int]) -> None:
    """The name stands with the tiles of its player; where there is little room its letter stands beside the points."""
    page = open_page(size=size)
    gallery.SCREENS["investo-choose"](page)
    expect(page.locator(".top .score:not(.keep) b")).to_have_text(["−112", "−75"])
    expect(page.locator(".top h1 small")).to_contain_text("Round 2 · to 20")
    expect(page.locator(".opp .backs .lab")).to_have_text("Maximiliane-Charlotte II")
    letters = page.locator(".top .letter")
    if size == TABLET:
        expect(letters.first).to_be_hidden()
        expect(page.locator(".top .name").last).to_be_visible()
    else:
        expect(letters).to_have_text(["Y", "M"])
