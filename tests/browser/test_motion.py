"""Whole matches with motion on: tiles fly at the size of a tile, and none stays in the air."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, long
from tests.browser.flights import assert_of_their_size, landed, watch
from tests.browser.pages import load
from tests.browser.players import GinPlayer, InvestoPlayer, Player, RummyPlayer
from tests.browser.tables import make, sit

PHONE, DESK = (360, 640), (1440, 900)
MATCHES: list[tuple[str, tuple[int, int], list[str], str, type[Player]]] = [
    ("investo", PHONE, ["greedy"], "max_rounds=1 hand=20 rack_limit=20", InvestoPlayer),
    ("rummy", PHONE, ["greedy"], "rounds=1 stall_limit=3 opening=0", RummyPlayer),
    ("rummy", DESK, ["greedy", "greedy", "greedy"], "rounds=1 stall_limit=2 opening=0", RummyPlayer),
    ("gin", PHONE, ["greedy"], "rounds=1", GinPlayer),
]


@pytest.mark.parametrize(("game", "size", "bots", "rules", "player"), MATCHES)
def test_tiles_in_the_air_are_as_large_as_tiles(
    open_page: OpenPage, game: str, size: tuple[int, int], bots: list[str], rules: str, player: type[Player]
) -> None:
    page = open_page(size=size, reduced_motion="no-preference")
    sit(page, game, bots, rules)
    watch(page)
    player(page).play()
    assert_of_their_size(landed(page))


# Tiles of the rack that a tap in their middle would not meet, once nothing moves.
DEAD = """() => { const dead = (tile) => { const { left, top, width, height } = tile.getBoundingClientRect();
    return !tile.contains(document.elementFromPoint(left + width / 2, top + height / 2)); };
  const rack = document.querySelector('.rackzone');
  return rack.getAnimations({ subtree: true }).length === 0
    && { dead: [...rack.querySelectorAll('[data-piece]')].filter(dead).map((tile) => tile.dataset.tile) }; }"""


# Svelte begins with an animation of no length. On a machine that is busy no frame falls into it: as if there were none.
LATE = """() => { const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (how.duration !== 0) return animate.call(this, frames, how);
    return { cancel() {}, set onfinish(then) { setTimeout(then, 20); } }; }; }"""


def test_a_tile_that_lay_under_a_dialog_between_two_moves_can_be_tapped(open_page: OpenPage) -> None:
    """Chromium took some of them for inert from then on."""
    page = open_page(size=PHONE, reduced_motion="no-preference")
    sit(page, "investo", ["greedy"], "max_rounds=1 hand=10 rack_limit=20")
    expect(page.locator(".rackzone [data-piece]").nth(9)).to_be_attached()
    page.evaluate(LATE)
    for _ in range(5):
        glided(page)
        page.click("[data-do=menu]")
        page.wait_for_selector("dialog")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        glided(page)
        assert page.wait_for_function(DEAD).json_value() == {"dead": []}


def glided(page: Page) -> None:
    """The rack is sorted the other way, and all tiles are where they belong."""
    before = page.evaluate(ORDER)
    page.click("[data-do=sort]")
    page.wait_for_function("(before) => JSON.stringify((" + ORDER + ")()) !== JSON.stringify(before)", arg=before)
    page.wait_for_function("() => !document.querySelector('.rackzone').getAnimations({ subtree: true }).length")


ORDER = "() => [...document.querySelectorAll('.rackzone [data-piece]')].map((tile) => tile.dataset.piece)"


# Where each tile in the air is to come down, from the first frame of a screen on.
LANDINGS = """() => { const known = new WeakSet(); window.landings = [];
  const look = () => { for (const e of document.querySelectorAll('.flying')) if (!known.has(e)) {
      known.add(e); window.landings.push([e.offsetLeft + e.offsetWidth / 2, e.offsetTop + e.offsetHeight / 2]); }
    requestAnimationFrame(look); };
  requestAnimationFrame(look); }"""
IN_THE_RACK = """() => { const b = document.querySelector('.rackzone').getBoundingClientRect();
  return window.landings.map(([x, y]) => x > b.left && x < b.right && y > b.top && y < b.bottom); }"""


@pytest.mark.parametrize("size", [PHONE, long(DESK)])
@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_tiles_that_are_dealt_come_down_on_the_rack(open_page: OpenPage, game: str, size: tuple[int, int]) -> None:
    page = open_page(size=size, reduced_motion="no-preference")
    page.add_init_script(f"({LANDINGS})()")
    name = make(page, game=game, seats=["person", "person"], own=2, start=True)
    load(page, f"/t/{name}")
    page.click("[data-do=look]")
    expect(page.locator(".rackzone [data-piece]").nth(9)).to_be_attached()
    page.wait_for_function("() => window.landings.length >= 10")
    expect(page.locator(".flying")).to_have_count(0)
    found = page.evaluate(IN_THE_RACK)
    assert all(found), found
