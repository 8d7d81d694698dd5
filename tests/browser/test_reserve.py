"""The reserves of Investo at every size: each tile can be read, and taking one is choosing it and then confirming."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage, long
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.staged import Change, stage

SMALL, PHONE, DESK = (360, 640), (390, 844), (1440, 900)
TILES = [f"{colour}{value}" for value in range(1, 14) for colour in "kyrb"]
BY_COLOUR = [f"{colour}{value}" for colour in "bryk" for value in range(1, 14)]
THEIRS, MINE, CONFIRM = "[data-do=reserve-theirs]", "[data-do=reserve-mine]", "[data-main]"


def to_draw(count: int) -> Change:
    """My turn begins; the other has so many tiles in the reserve."""

    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(turn=0, step="draw", table=[["k4", "k5", "k6"]])
        view["sides"][0].update(rack=["r1", "r2"], size=2, reserve=[])
        view["sides"][1].update(reserve=TILES[:count])
        position.update(options=["S", *[f"V {tile}" for tile in TILES[:count]]], play=False)

    return change


def to_refill(count: int, rack: int) -> Change:
    """The end of my turn with so many tiles on the rack, and so many in my reserve."""

    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(turn=0, step="back", table=[["k4", "k5", "k6"]])
        view["sides"][0].update(rack=TILES[-rack:], size=rack, reserve=TILES[:count])
        position.update(options=[f"B {tile}" for tile in TILES[:count]], play=False)

    return change


def drawn(position: dict[str, Any]) -> None:
    position["view"].update(step="choose")
    position.update(options=["I1 r1"], play=True)


# Targets of the tray that are too small, or that another thing covers even when they are scrolled to.
SMALL_TARGETS = """() => [...document.querySelectorAll('[data-tray] button')].filter((e) => {
  e.scrollIntoView({ block: 'nearest' });
  const b = e.getBoundingClientRect();
  const free = [[.5, .5], [.2, .2], [.8, .8]].every(([x, y]) =>
    e.contains(document.elementFromPoint(b.left + x * b.width, b.top + y * b.height)));
  return b.width < 40 || b.height < 40 || b.left < 0 || b.right > innerWidth || !free;
}).map((e) => e.outerHTML)"""
# The tray covers neither table's end nor rack, guide and buttons.
BESIDE = """() => { const tray = document.querySelector('[data-tray]').getBoundingClientRect();
  return ['.guide', '.rackzone', '.bar'].every((css) => {
    const b = document.querySelector(css).getBoundingClientRect();
    return tray.bottom <= b.top || tray.right <= b.left; }); }"""


@pytest.mark.parametrize("size", [SMALL, PHONE, DESK, (320, 640), (740, 360), (768, 1024)])
@pytest.mark.parametrize("count", [long(1), long(10), 20])
def test_every_tile_of_a_reserve_can_be_read_and_chosen(open_page: OpenPage, size: tuple[int, int], count: int) -> None:
    page = open_page(size=size)
    moves = stage(page, "investo", ["person", "easy"], to_draw(count), after=drawn)
    button = page.locator(THEIRS)
    expect(button).to_contain_text(str(count))
    box = button.bounding_box()
    assert box
    assert (box["width"] >= 46, box["height"] >= 52) == (True, True), box
    button.click()
    tiles = page.locator("[data-tray] [data-steal]")
    expect(tiles).to_have_count(count)
    assert page.evaluate(SMALL_TARGETS) == []
    assert page.evaluate(BESIDE)
    shown = tiles.evaluate_all("(all) => all.map((e) => e.dataset.steal)")
    assert shown == [tile for tile in BY_COLOUR if tile in TILES[:count]]
    across = {round(x) for x in tiles.evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().left)")}
    assert len(across) == min(count, 5 if size[0] == 320 else 6)
    last = shown[-1]
    page.click(f"[data-steal={last}]")
    expect(page.locator(f"[data-steal={last}]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(CONFIRM)).to_have_text(f"Take the black {last[1:]}")
    assert moves == [], "one tap sends nothing"
    page.click(CONFIRM)
    expect(page.locator("[data-tray]")).to_have_count(0)
    assert moves == [f"V {last}"]


@pytest.mark.parametrize("way", [Mouse, Finger, Keys])
def test_a_reserve_is_used_in_every_way(open_page: OpenPage, way: type[Mouse | Finger | Keys]) -> None:
    page = open_page(size=SMALL, has_touch=way is Finger, language="de-DE")
    moves = stage(page, "investo", ["person", "easy"], to_draw(10), after=drawn)
    hands: Hands = way(page)
    hands.tap(THEIRS)
    hands.tap("[data-steal=r2]")
    expect(page.locator(CONFIRM)).to_have_text("Rote 2 nehmen")
    hands.tap("[data-steal=r2]")  # another thought: let go of it
    expect(page.locator(CONFIRM)).to_have_text("Vom Vorrat")
    hands.tap("[data-steal=r2]")
    hands.tap("[data-steal=b1]")
    expect(page.locator("[data-tray] [aria-pressed=true]")).to_have_count(1)
    assert moves == []
    hands.tap(CONFIRM)
    expect(page.locator("[data-tray]")).to_have_count(0)
    assert moves == ["V b1"]


def open_tray(page: Page) -> None:
    page.click(THEIRS)
    expect(page.locator("[data-tray]")).to_have_count(1)
    expect(page.locator(THEIRS)).to_have_attribute("aria-expanded", "true")


def test_a_reserve_folds_up_again(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    moves = stage(page, "investo", ["person", "easy"], to_draw(10))
    closed = page.locator(THEIRS + '[aria-expanded="false"]')
    open_tray(page)
    page.focus("[data-steal=b1]")
    page.keyboard.press("Escape")
    expect(closed).to_be_focused()
    open_tray(page)
    page.click("[data-do=close-tray]")
    expect(closed).to_be_focused()
    open_tray(page)
    page.click(".veil", position={"x": 170, "y": 290})
    expect(closed).to_have_count(1)
    open_tray(page)
    page.click(".rackzone [data-tile=r1]")
    expect(closed).to_have_count(1)
    open_tray(page)
    page.click(THEIRS)
    expect(closed).to_have_count(1)
    assert moves == []


def test_a_choice_that_is_seen_in_the_button_can_be_confirmed_folded_up(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    moves = stage(page, "investo", ["person", "easy"], to_draw(3), after=drawn)
    open_tray(page)
    page.click("[data-steal=k1]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-tray]")).to_have_count(0)
    expect(page.locator(CONFIRM)).to_have_text("Take the black 1")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".steps [aria-current]")).to_contain_text("Play")
    assert moves == ["V k1"]


@pytest.mark.parametrize("size", [SMALL, DESK])
def test_tiles_come_back_from_the_own_reserve(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    moves = stage(page, "investo", ["person", "easy"], to_refill(20, rack=8))
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    page.click(MINE)
    assert page.evaluate(SMALL_TARGETS) == []
    page.click("[data-back=k5]")
    page.click("[data-back=y2]")
    expect(page.locator(CONFIRM)).to_contain_text("Black 5, yellow 2")
    assert moves == []
    page.click(CONFIRM)
    expect(page.locator("[data-tray] [aria-pressed=true]")).to_have_count(0)
    assert moves == ["B k5", "B y2"]


@pytest.mark.parametrize("language", [*map(long, ["en-GB", "fr-FR"]), "de-DE"])
@pytest.mark.parametrize("rack", [2, 8])
def test_an_open_reserve_covers_nothing_that_is_used(open_page: OpenPage, language: str, rack: int) -> None:
    """Where the guide has two lines and the rack too, the felt is low."""
    page = open_page(size=SMALL, language=language)
    stage(page, "investo", ["person", "easy"], to_refill(20, rack=rack))
    page.click(MINE)
    page.wait_for_function(BESIDE)
    assert page.evaluate(SMALL_TARGETS) == []


def test_a_reserve_is_shown_whole_where_there_is_room(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    stage(page, "investo", ["person", "easy"], to_draw(20))
    page.click(THEIRS)
    page.wait_for_function(
        "() => { const e = document.querySelector('[data-tray] ul'); return e.scrollHeight <= e.clientHeight; }"
    )
    assert page.evaluate(BESIDE)


def test_reserves_are_read_out_and_look_well(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    stage(page, "investo", ["person", "easy"], to_draw(10))
    told = (
        "Reserve 10 tiles, Bo’s reserve: blue 1, blue 2, red 1, red 2, yellow 1, yellow 2, yellow 3, black 1, black 2"
    )
    expect(page.get_by_role("button", name=f"{told}, black 3", exact=True)).to_have_attribute("aria-expanded", "false")
    looks.check(page, "reserve-closed")
    page.click(THEIRS)
    page.click("[data-steal=k3]")
    looks.check(page, "reserve-open")
