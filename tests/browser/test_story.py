"""What the others did is told where one looks: the line in the guide, marks until the turn ends, and the steps."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage, long
from tests.browser.pages import speak
from tests.browser.staged import stage

LANGUAGES = ["en", "fr", "nl", "de"]
SIZES = [(360, 640), (390, 844), (740, 360), (1440, 900)]
MOTION = ["reduce", "no-preference"]
Event = dict[str, Any]


def did(seat: int, do: str, luck: str = "", **effect: Any) -> Event:
    return {"what": "did", "seat": seat, "do": do, "luck": luck, "effect": effect}


def telling(events: list[Event]) -> Any:
    """The story so far is these moves."""

    def whole(data: dict[str, Any]) -> None:
        first = {"what": "dealt", "luck": ""}
        missed = [{"t": "event", "seq": i + 1, "at": 0, "event": event} for i, event in enumerate([first, *events])]
        data.update(missed=missed, seq=len(missed))

    return whole


def investo(position: dict[str, Any]) -> None:
    view = position["view"]
    view.update(step="draw", turn=0, table=[["b4", "b5", "b6"], ["r1", "r2", "r3"]])
    view.update(pot=[[], [["b1"], ["k12"], ["k4", "r4"]], [], []])
    position.update(options=["S"], play=False)


INVESTO = [
    did(0, "S", "k3"),
    did(0, "A b4-6"),
    did(0, "I1 k3"),
    did(1, "S", "?"),
    did(1, "T1", "?", points=4),
    did(1, "A b4-6 r1-3"),
    did(1, "X2.3 r4", "?"),
]


def rummy(position: dict[str, Any]) -> None:
    view = position["view"]
    view.update(step="choose", turn=0, table=[["r9", "r10", "r11"], ["b1", "b2", "b3"], ["k5", "y5", "r5"]])
    position.update(options=["E r1"], play=True)


RUMMY = [did(0, "A 5:kyr"), did(1, "E ?", "?"), did(2, "A 5:kyr r9-11"), did(3, "A 5:kyr r9-11 b1-3")]


def gin(position: dict[str, Any]) -> None:
    position["view"].update(step="draw", turn=0, discard="b3")
    position.update(options=["S", "U"], play=False)


GIN = [did(0, "D r7"), did(1, "U"), did(1, "D b3")]
GAMES: dict[str, tuple[list[str], Any, list[Event], int]] = {
    "investo": (["person", "medium"], investo, INVESTO, 5),
    "rummy": (["person", "easy", "medium", "hard"], rummy, RUMMY, 6),
    "gin": (["person", "medium"], gin, GIN, 1),
}

# What is told and what is to be done are within the guide, one above the other, and the button can be hit.
FITS = """() => {
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const [news, say, guide, rack] = ['[data-news]', '.say', '.guide', '.rackzone'].map(box);
  const text = box('[data-news] .text');
  return { tall: news.height >= 40, apart: text.bottom <= say.top + 1, within: news.right <= guide.right + 1,
    above: say.bottom <= rack.top + 1 || rack.left >= guide.right || rack.bottom <= guide.top,
    whole: document.querySelector('[data-news] .text').scrollWidth <= text.width + 1 }; }"""


def shown(page: Page, game: str) -> None:
    seats, position, events, _ = GAMES[game]
    stage(page, game, seats, position, whole=telling(events))
    expect(page.locator("[data-news]")).to_be_visible()


@pytest.mark.parametrize("motion", [long(MOTION[0]), MOTION[1]])
@pytest.mark.parametrize("game", GAMES)
def test_a_line_tells_it_and_all_of_it_is_marked(open_page: OpenPage, game: str, motion: str) -> None:
    page = open_page(size=(360, 640), reduced_motion=motion)
    shown(page, game)
    expect(page.locator(".game .is-fresh")).to_have_count(GAMES[game][3])
    page.reload()
    expect(page.locator(".game .is-fresh")).to_have_count(GAMES[game][3])
    page.locator(".rackzone [data-piece]").first.click()
    expect(page.locator(".rackzone .is-selected")).to_have_count(1)
    expect(page.locator(".game .is-fresh")).to_have_count(GAMES[game][3])


@pytest.mark.parametrize("size", [*SIZES[:2], *map(long, SIZES[2:])])
@pytest.mark.parametrize("game", GAMES)
def test_it_stands_above_what_to_do(open_page: OpenPage, game: str, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    shown(page, game)
    for language in LANGUAGES:
        speak(page, language)
        found = page.evaluate(FITS)
        assert all(found.values()), (language, found)
        assert page.evaluate(looks.OVERFLOWING) == []


@pytest.mark.parametrize("motion", [long(MOTION[0]), MOTION[1]])
@pytest.mark.parametrize("game", GAMES)
def test_a_tap_shows_the_steps_with_their_tiles(open_page: OpenPage, game: str, motion: str) -> None:
    page = open_page(size=(390, 844), reduced_motion=motion)
    shown(page, game)
    page.click("[data-do=recall]")
    steps = page.locator("dialog [data-recall] li")
    others = [event for event in GAMES[game][2] if event["seat"] != 0]
    expect(steps).to_have_count(len(others))
    for step in range(len(others)):
        expect(steps.nth(step)).to_have_attribute("aria-current", "step")
        expect(steps.nth(step).locator(".tile").first).to_be_visible()
        if step < len(others) - 1:
            page.click("dialog [data-do=next-step]")
    page.click("dialog [data-speed=calm] >> visible=true")
    looks.check(page, f"recall-{game}-{motion}")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    page.click("[data-do=recall]")
    expect(page.locator("dialog [data-speed=calm] >> visible=true")).to_have_attribute("aria-pressed", "true")
