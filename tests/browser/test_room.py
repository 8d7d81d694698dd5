"""Where there is little room: long runs stay whole, and what does not fit can be reached."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, long
from tests.browser.hands import ABOVE, Finger, middle
from tests.browser.staged import Change, crowded, stage
from tests.browser.tables import sit

SMALL, PHONE, DESK = (360, 640), (390, 844), (1440, 900)
LINES = [["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13"], ["k4", "k5", "k6"]]


def lying(game: str, table: list[list[str]]) -> Change:
    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(turn=0, step="choose", table=table)
        view["sides"][0].update(rack=["b1", "b2", "y9"], size=3)
        if game == "rummy":
            view["sides"][0].update(opened=True, plays=1)
        position.update(options=["I1 b1"] if game == "investo" else ["E b1"], play=True)

    return change


# The tiles of each combination: their boxes, if each lies whole within the felt and nothing can be scrolled sideways.
WHOLE = """() => {
  const felt = document.querySelector('.table'), within = felt.getBoundingClientRect();
  const melds = [...felt.querySelectorAll('.meld')].map((meld) => [...meld.querySelectorAll('.tile')].map((tile) => {
    const { left, top, right, bottom, width, height } = tile.getBoundingClientRect();
    return { left, top, right, bottom, width, height }; }));
  const inside = melds.flat().every((box) => box.left >= within.left && box.right <= within.right);
  return melds.flat().length && inside && felt.scrollWidth <= felt.clientWidth
    && document.documentElement.scrollWidth <= innerWidth ? melds : null; }"""
Box = dict[str, float]


def whole(page: Page) -> list[list[Box]]:
    found: list[list[Box]] = page.wait_for_function(WHOLE).json_value()
    for boxes in found:
        for one, next_ in pairwise(boxes):
            assert one["right"] <= next_["left"] + 0.1 or one["bottom"] <= next_["top"], "a tile lies over another"
    return found


def lines(boxes: list[Box]) -> int:
    return len({round(box["top"]) for box in boxes})


@pytest.mark.parametrize("game", ["investo", "rummy"])
@pytest.mark.parametrize("size", [SMALL, *map(long, [PHONE, DESK, (768, 1024)]), (740, 360)])
def test_a_run_of_thirteen_is_whole(open_page: OpenPage, game: str, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    stage(page, game, ["person", "easy"], lying(game, LINES))
    expect(page.locator(".table .tile")).to_have_count(16)
    run, short = whole(page)
    assert lines(run) == 1
    assert min(box["width"] for box in run) >= 25
    assert {round(box["height"]) for box in run} == {round(box["height"]) for box in short}, "the line keeps its height"


def test_every_length_fits_its_line(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    table = [[f"{'bryk'[i % 4]}{value}" for value in range(1, 4 + i)] for i in range(11)]
    stage(page, "rummy", ["person", "easy"], lying("rummy", table))
    expect(page.locator(".table .meld")).to_have_count(11)
    assert [lines(boxes) for boxes in whole(page)] == [1] * 11


def test_a_run_too_long_for_the_narrowest_screen_goes_on_below(open_page: OpenPage) -> None:
    page = open_page(size=(320, 640))
    stage(page, "investo", ["person", "easy"], lying("investo", LINES))
    expect(page.locator(".table .tile")).to_have_count(16)
    run, short = whole(page)
    assert (lines(run), lines(short)) == (2, 1)
    assert min(box["width"] for box in run) >= 34
    bracket = "(meld) => getComputedStyle(meld, '::before').borderInlineStartWidth"
    assert [meld.evaluate(bracket) for meld in page.locator(".table .meld").all()] == ["2px", "0px"]


def test_a_draft_that_grows_too_long_stays_whole(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    stage(page, "rummy", ["person", "easy"], lying("rummy", [[f"b{value}" for value in range(3, 14)]]))
    page.click('.rackzone [data-tile="b1"]')
    page.click('.rackzone [data-tile="b2"]')
    page.click('.table [data-tile="b3"]')
    expect(page.locator(".table .is-draft")).to_have_count(2)
    (run,) = whole(page)
    assert (len(run), lines(run)) == (13, 1)


@pytest.mark.parametrize("zoomed", [False, True])
def test_large_tiles_stay_large(open_page: OpenPage, zoomed: bool) -> None:
    """Whoever wants them large gets them in two lines, not slim ones."""
    page = open_page(size=SMALL)
    if not zoomed:
        page.evaluate("() => localStorage.setItem('prefs', JSON.stringify({ big: true }))")
        page.reload()
    table = [*LINES, *[[f"{colour}{value}" for value in range(1, 9)] for colour in "byk"]]
    stage(page, "rummy", ["person", "easy"], lying("rummy", table))
    if zoomed:
        page.click(".guide [aria-pressed=false]")
    page.wait_for_function("() => document.querySelector('.table .tile')?.offsetHeight > 60")
    run, *_ = whole(page)
    assert lines(run) > 1
    assert min(box["width"] for box in run) >= 44


# ---- more than fits: eighty tiles


def eighty(open_page: OpenPage, touch: bool = False, size: tuple[int, int] = SMALL) -> Page:
    page = open_page(size=size, has_touch=touch)
    stage(page, "rummy", ["person", "easy"], crowded)
    expect(page.locator(".table [data-piece]")).to_have_count(80)
    expect(page.locator(".table.scrolls.below")).to_have_count(1)
    return page


def felt(page: Page) -> tuple[float, float, float]:
    """Its middle from the left, its upper and its lower end."""
    box = page.locator(".table").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"], box["y"] + box["height"]


class Held:
    """A tile of the rack held over the felt, with the mouse or a finger."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.finger = Finger(page) if touch else None
        self.at = middle(page, ".rackzone [data-tile=b13]")
        if self.finger:
            self.finger.touch("touchStart", self.at)
        else:
            page.mouse.move(*self.at)
            page.mouse.down()

    def to(self, x: float, y: float) -> None:
        """So that the tile, not the finger, is there."""
        down = ABOVE if self.finger else 0
        for step in range(1, 5):
            part = [self.at[0] + (x - self.at[0]) * step / 4, self.at[1] + (y + down - self.at[1]) * step / 4]
            if self.finger:
                self.finger.touch("touchMove", (part[0], part[1]))
            else:
                self.page.mouse.move(*part)
        self.at = (x, y + down)

    def drop(self) -> None:
        if self.finger:
            self.finger.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.page.mouse.up()


ENDED = (
    "() => { const e = document.querySelector('.table'); return e.scrollTop + e.clientHeight >= e.scrollHeight - 1; }"
)
# On the way there the tile passes an edge, so the felt may have begun to scroll.
MOVED = """async () => {
  const felt = document.querySelector('.table'), before = felt.scrollTop;
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return felt.scrollTop - before;
}"""
BEGUN = "() => document.querySelector('.table').scrollTop === 0"


@pytest.mark.parametrize("touch", [False, True])
def test_dragging_to_an_edge_scrolls_the_felt(open_page: OpenPage, touch: bool) -> None:
    page = eighty(open_page, touch)
    x, top, bottom = felt(page)
    held = Held(page, touch)
    held.to(x, (top + bottom) / 2)
    expect(page.locator(".game.dragging")).to_have_count(1)
    assert page.evaluate(MOVED) == 0, "it rests where no edge is near"
    held.to(x, bottom - 8)
    page.wait_for_function(ENDED)
    held.to(x, top + 8)
    page.wait_for_function(BEGUN)
    held.to(x, bottom - 8)
    page.wait_for_function(ENDED)
    # What has come under the tile by scrolling takes it: the last series has no 13, so it lies there as a mistake.
    last = page.locator(".table .meld").last.locator(".tile").first
    held.to(*middle(page, ".table .meld:nth-last-child(1) .tile"))
    expect(page.locator(".meld.is-target")).to_have_count(1)
    held.drop()
    expect(page.locator(".table .meld").last.locator(".tile")).to_have_count(5)
    expect(last).to_be_visible()


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("size", [SMALL, long(PHONE), (740, 360)])
def test_a_new_combination_is_always_in_reach(open_page: OpenPage, touch: bool, size: tuple[int, int]) -> None:
    page = eighty(open_page, touch, size)
    place, tile = page.locator("button.drop"), page.locator(".rackzone [data-piece]").first
    expect(place).to_be_hidden()  # it would lie over tiles for nothing
    tile.click()
    for part in (0, 0.3, 0.7, 1):
        page.locator(".table").evaluate("(e, part) => e.scrollTo(0, part * (e.scrollHeight - e.clientHeight))", part)
        page.wait_for_function(ON_TOP, arg=place.element_handle())
    page.locator(".table").evaluate("(e) => e.scrollTo(0, 0)")
    tile.click()
    held = Held(page, touch)
    x, y = middle(page, "button.drop")
    held.to(x, y)
    expect(page.locator(".drop.is-target")).to_have_count(1)
    held.drop()
    expect(page.locator(".table .meld")).to_have_count(21)
    page.wait_for_function(ON_TOP, arg=page.locator(".table .is-draft").element_handle())


# It lies on top at its middle and near its corners, is as high as a finger wants it, and within the felt.
ON_TOP = """(e) => { const [b, felt] = [e, document.querySelector('.table')].map((one) => one.getBoundingClientRect());
  return b.height >= 42 && b.top >= felt.top && b.bottom <= felt.bottom &&
    [[.5, .5], [.1, .2], [.9, .2], [.1, .8], [.9, .8]].every(([x, y]) =>
      e.contains(document.elementFromPoint(b.left + x * b.width, b.top + y * b.height))); }"""


@pytest.mark.parametrize("size", [SMALL, long((360, 740))])
def test_what_lies_below_is_counted(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = eighty(open_page, size=size)
    more = page.locator("[data-do=onward]")
    expect(more).to_have_text(re.compile(r"^\s*[2-7] lines\s*$"))
    # Not `click`: it may scroll the felt before it clicks, and then the button is gone.
    page.mouse.click(*middle(page, "[data-do=onward]"))
    page.wait_for_function("() => document.querySelector('.table').scrollTop > 0")
    last = page.locator(".table .meld .tile").last
    page.locator(".table").evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
    page.wait_for_function(ON_TOP, arg=last.element_handle())
    expect(more).to_have_count(0)


def test_a_short_screen_scrolls_as_a_whole(open_page: OpenPage) -> None:
    """There the page scrolls, not the felt: the place stays above the buttons, and dragging scrolls the page."""
    page = open_page(size=(360, 600))
    stage(page, "rummy", ["person", "easy"], crowded)
    expect(page.locator(".table [data-piece]")).to_have_count(80)
    above = """() => {
      const [place, bar] = ['button.drop', '.bar'].map((css) => document.querySelector(css).getBoundingClientRect());
      return place.top > 0 && place.bottom <= bar.top; }"""
    for y in (0, 100, 200):
        page.evaluate("(y) => scrollTo(0, y)", y)
        page.wait_for_function(above)


def test_a_table_that_fits_has_its_place_in_the_list(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    stage(page, "rummy", ["person", "easy"], lying("rummy", LINES))
    expect(page.locator(".dropper button.drop")).to_have_count(1)
    expect(page.locator(".foot, .rail")).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, (360, 740)])
def test_stock_and_discard_are_seen_whole_with_two_lines_below(open_page: OpenPage, size: tuple[int, int]) -> None:
    """What became of a discard that nobody took was cut by the guide; two lines have room before they are there."""
    page = open_page(size=size, language="de-DE")
    for bots in (["easy"], ["easy"] * 3):
        sit(page, "gin", bots)
        centre = page.locator(".centre")
        expect(centre.locator(".takebox")).to_have_count(2)
        assert centre.evaluate("(element) => element.scrollHeight <= element.clientHeight")
        heights = "(all) => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
        assert min(centre.locator(".takebox > span:last-child").evaluate_all(heights)) >= 1.9
