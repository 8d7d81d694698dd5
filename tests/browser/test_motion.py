"""Whole matches with motion on: tiles fly at the size of a tile, and none stays in the air."""

import warnings

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import LAST, OpenPage
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
    for last in (False, True):
        page = open_page(size=size, reduced_motion="no-preference")
        sit(page, game, bots, rules)
        watch(page)
        played = played_through(player(page), last)
        assert_of_their_size(landed(page))
        if played:
            return


def played_through(player: Player, last: bool) -> bool:
    """Once in some dozens of matches a tile of the rack ignored all taps, nobody knows why yet. That is not what this
    test is about, so there is a second match; what the page looked like goes into .cache/last, and what was under the
    tap into the warnings.
    """
    try:
        player.play()
    except TimeoutError as error:
        if last:
            raise
        warnings.warn(f"a tile was dead: {player.page.evaluate(UNDER_EVERY_TILE)}; {error}", stacklevel=1)
        player.page.screenshot(path=LAST / "dead-tile.png")
        return False
    return True


# Every tile of the rack: where it is, and what a tap in its middle would meet.
UNDER_EVERY_TILE = """() => [...document.querySelectorAll('.rackzone [data-piece]')].map((tile) => {
  const { left, top, width, height } = tile.getBoundingClientRect(), style = getComputedStyle(tile);
  const met = document.elementsFromPoint(left + width / 2, top + height / 2).slice(0, 3).map((one) => one.className);
  const look = [style.pointerEvents, style.transform, tile.getAnimations().length];
  return [tile.dataset.tile, left, top, width, height, ...look, met];
})"""


# Where each tile in the air is to come down, from the first frame of a screen on.
LANDINGS = """() => { const known = new WeakSet(); window.landings = [];
  const look = () => { for (const e of document.querySelectorAll('.flying')) if (!known.has(e)) {
      known.add(e); window.landings.push([e.offsetLeft + e.offsetWidth / 2, e.offsetTop + e.offsetHeight / 2]); }
    requestAnimationFrame(look); };
  requestAnimationFrame(look); }"""
IN_THE_RACK = """() => { const b = document.querySelector('.rackzone').getBoundingClientRect();
  return window.landings.map(([x, y]) => x > b.left && x < b.right && y > b.top && y < b.bottom); }"""


@pytest.mark.parametrize("size", [PHONE, DESK])
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
