"""Where there is little room: long runs stay whole, whatever lies on the table."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.staged import Change, stage

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
@pytest.mark.parametrize("size", [SMALL, PHONE, DESK, (768, 1024), (740, 360)])
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
