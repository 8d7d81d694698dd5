"""What players who were watched stumbled over: measured on the screens where it was seen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import gallery, hard
from tests.browser.conftest import OpenPage
from tests.browser.engine import SLOW
from tests.browser.pages import load
from tests.browser.staged import Change, stage

PHONE, ASIDE = (360, 640), (740, 360)


def size_of(page: Page, css: str) -> tuple[float, float]:
    box = page.locator(css).first.bounding_box()
    assert box
    return box["width"], box["height"]


def runs(lengths: list[int]) -> Change:
    """My turn in Investo, with runs of these lengths on the table."""
    change = hard.investo("choose", ["I4 b1"])

    def changed(position: dict[str, Any]) -> None:
        change(position)
        position["view"]["table"] = [
            [f"{'bryk'[number % 4]}{value}" for value in range(1, length + 1)] for number, length in enumerate(lengths)
        ]

    return changed


# Lines of the table that something lies on, and combinations that reach into another one.
LINES = """() => new Set([...document.querySelectorAll('.table .meld')].map((one) => one.offsetTop)).size"""
CROWDED = """() => {
  const all = [...document.querySelectorAll('.table .meld')].map((one) => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.filter((a) => all.some((b) => a !== b && over(a, b))).length; }"""
WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"


def test_a_small_table_has_no_holes_beside_its_runs(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    stage(page, "investo", ["person", "easy"], runs([5, 5, 6, 4, 5, 4]))
    expect(page.locator(".table .meld")).to_have_count(6)
    page.wait_for_function(f"() => ({LINES})() === 3")
    assert page.evaluate(CROWDED) == 0
    assert min(page.locator(".table .meld .tile").evaluate_all(WIDTHS)) >= 25


def test_the_stock_keeps_its_shape_beside_long_names(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    gallery.SCREENS["rummy-first"](page)
    pile, tile = size_of(page, ".stk .pile"), size_of(page, ".stk .tile")
    assert pile[1] <= tile[1] + 1, (pile, tile)


# From the lower edge of the words above a chosen tile to its ring.
BETWEEN = """() => { const tile = document.querySelector('.grp .is-selected'); const words = document.createRange();
  words.selectNodeContents(tile.closest('.grp').querySelector('.cap'));
  return tile.getBoundingClientRect().top - 4.5 - words.getBoundingClientRect().bottom; }"""


@pytest.mark.parametrize("size", [PHONE, ASIDE])
def test_a_chosen_tile_of_gin_covers_no_words(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    gallery.SCREENS["gin-discard"](page)
    assert page.evaluate(BETWEEN) >= -1


def test_the_table_of_a_step_is_seen_on_its_side(open_page: OpenPage) -> None:
    """The runs of another's play lie side by side, not tile over tile."""
    page = open_page(size=ASIDE)
    gallery.SCREENS["rummy-recall"](page)
    page.wait_for_selector(".lay .meld .tile")
    for meld in page.locator(".lay .meld").all():
        box, tile = meld.bounding_box(), meld.locator(".tile").first.bounding_box()
        assert box
        assert tile
        assert box["height"] < 1.5 * tile["height"], (box, tile)


def test_a_refusal_has_room_on_its_side(open_page: OpenPage) -> None:
    page = open_page(size=ASIDE)
    gallery.SCREENS["rummy-80-refused"](page)
    page.wait_for_selector(".guide .rule")
    assert size_of(page, ".guide .say")[0] >= 200


# Tiles of the rack that something lies over.
COVERED = """() => [...document.querySelectorAll('.rackzone .tile')].filter((one) => {
  const b = one.getBoundingClientRect();
  const seen = (part) => one.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height * part));
  return ![0.1, 0.5, 0.9].every(seen); }).length"""


def test_a_lesson_on_its_side_shows_the_whole_rack(open_page: OpenPage) -> None:
    page = open_page(size=ASIDE)
    load(page, "/learn/gin/2")
    page.wait_for_selector(".rackzone .tile", timeout=SLOW)
    page.wait_for_function(f"() => ({COVERED})() === 0")


def test_names_of_the_end_sheet_are_not_turned(open_page: OpenPage) -> None:
    """They stand for themselves in the list of totals, with the picture that heads each column."""
    page = open_page(size=PHONE)
    gallery.SCREENS["gin-over-four"](page)
    turned = "(all) => all.filter((one) => getComputedStyle(one).writingMode !== 'horizontal-tb').length"
    assert page.locator("dialog thead *").evaluate_all(turned) == 0
    expect(page.locator("dialog .sheet").first.locator("thead .letter:visible")).to_have_count(4)
    expect(page.locator("dialog .who .letter")).to_have_count(4)
