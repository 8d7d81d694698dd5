"""Nothing jumps: what nobody touches stays where it is. `make stillness` measures more of it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, long
from tests.browser.players import GinPlayer, InvestoPlayer, Player, RummyPlayer
from tests.browser.relay import Relay
from tests.browser.staged import stage, starry
from tests.browser.stillness import stillness
from tests.browser.tables import sit

PHONE, DESK = (360, 640), (1440, 900)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_combinations_stay_while_bots_play(open_page: OpenPage, size: tuple[int, int]) -> None:
    figure = stillness(open_page(size=size), 6)
    assert figure.untouched > 0
    assert figure.moved == 0, figure


def zones(page: Page) -> list[object]:
    return [page.locator(css).bounding_box() for css in (".rackzone", ".bar", ".table .meld >> nth=0")]


def test_rack_and_buttons_stay_while_tiles_are_laid_and_taken_back(open_page: OpenPage) -> None:
    """Fourteen tiles lie in two lines: so they do when seven of them are laid."""
    page = open_page(size=PHONE)

    def change(position: dict[str, object]) -> None:
        starry(position)
        rack = [f"{colour}{value}" for colour in "by" for value in range(1, 8)]
        view: dict[str, list[dict[str, object]]] = position["view"]  # type: ignore[assignment]
        view["sides"][0].update(rack=rack, size=len(rack))

    stage(page, "rummy", ["person", "easy"], change)
    expect(page.locator(".rackzone [data-piece]")).to_have_count(14)
    before = zones(page)
    for value in range(1, 8):
        page.click(f".rackzone [data-tile=b{value}]")
    page.click("button.drop")
    expect(page.locator(".rackzone [data-piece]")).to_have_count(7)
    assert zones(page) == before
    page.click("[data-do=undo]")
    expect(page.locator(".rackzone [data-piece]")).to_have_count(14)
    assert zones(page) == before


# Every place where the guide, the rack, the buttons and the stock of Gin-Rummy are seen, frame by frame, until a dialog
# opens.
RECORD = """() => {
  const found = (window.places = { guide: [], rack: [], bar: [], stock: [] });
  const look = () => {
    const all = { guide: '.guide', rack: '.rackzone', bar: '.bar', stock: '.centre [data-do=stock]' };
    for (const [name, css] of Object.entries(all)) {
      const box = document.querySelector(css)?.getBoundingClientRect();
      const text = box && [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
      if (text && found[name].at(-1) !== text) found[name].push(text);
    }
    if (!document.querySelector('dialog')) requestAnimationFrame(look);
  };
  look(); }"""


@pytest.mark.parametrize("size", [PHONE, *map(long, [(390, 844), (740, 360), (768, 1024)]), DESK])
@pytest.mark.parametrize(("game", "player"), [("investo", InvestoPlayer), ("rummy", RummyPlayer), ("gin", GinPlayer)])
def test_guide_rack_and_buttons_stay_from_turn_to_turn(
    open_page: OpenPage, game: str, player: type[Player], size: tuple[int, int]
) -> None:
    """As long as about as many tiles are on the rack."""
    page = open_page(size=size)
    sit(page, game, ["easy"], "max_rounds=1" if game == "investo" else "rounds=1")
    page.wait_for_selector("[data-main]")
    playing = player(page)
    page.evaluate(RECORD)
    least = len(playing.look()["rack"]) - 1
    playing.play(until=lambda seen: playing.moves >= 12 or len(seen["rack"]) < least)
    found = page.evaluate("() => window.places")
    seen = {"guide": 1, "rack": 1, "bar": 1, "stock": int(game == "gin")}
    assert {name: len(places) for name, places in found.items()} == seen, found


class Alone(Relay):
    """A table of Rummy on which lies what it is told to."""

    def __init__(self, page: Page) -> None:
        self.shown: dict[str, Any] = {}
        super().__init__(page)

    def told(self, data: dict[str, Any]) -> None:
        if data["t"] == "welcome":
            position = data["position"]
            position["view"].update(turn=0, step="choose", table=runs(2))
            position["view"]["sides"][0].update(rack=["b1", "y9"], size=2, opened=True, plays=1)
            position.update(options=["E b1"], play=True)
            self.shown = {"position": position, "seq": data["seq"]}
        if data["t"] != "event":
            self.send(data)

    def play(self, count: int, turn: int) -> None:
        """So many runs lie there then, and it is somebody's turn."""
        self.shown["seq"] += 1
        self.shown["position"]["view"].update(table=runs(count), turn=turn)
        event = {
            "what": "did",
            "seat": 1 - turn,
            "do": "A " + " ".join(f"{run[0]}-{run[-1][1:]}" for run in runs(count)),
        }
        self.send({"t": "event", "at": 0, "event": {**event, "luck": ""}, **self.shown})


def runs(count: int) -> list[list[str]]:
    return [[f"{'bryk'[i % 4]}{1 + i // 4 + value}" for value in range(4)] for i in range(count)]


# How many tiles lie on the table and how wide they are, whenever something of it changes.
WATCH = """() => { const table = document.querySelector('.table'), found = (window.seen = []);
  const look = () => {
    const now = table.querySelectorAll('[data-piece]').length + ' ' + table.style.getPropertyValue('--tw');
    if (found.at(-1) !== now) found.push(now); };
  look();
  new MutationObserver(look).observe(table, { attributes: true, childList: true, subtree: true }); }"""
LATER = "() => new Promise((done) => setTimeout(done, 2500))"  # what waits for a play to be seen has come by then
SMALLER = "() => window.seen.at(-1).endsWith(' 34px')"


def test_tiles_change_their_size_when_a_play_was_seen(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, reduced_motion="no-preference")
    table = Alone(page)
    sit(page, "rummy", ["greedy"])
    expect(page.locator(".table [data-piece]")).to_have_count(8)
    page.evaluate(WATCH)
    table.play(11, turn=0)
    page.wait_for_function(SMALLER)
    large, still, small = page.evaluate("() => window.seen")
    assert [large[:2], still, small] == ["8 ", f"44{large[1:]}", "44 34px"]


def test_tiles_keep_their_size_until_the_turn_that_i_have_begun_is_over(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, reduced_motion="no-preference")
    table = Alone(page)
    sit(page, "rummy", ["greedy"])
    expect(page.locator(".table [data-piece]")).to_have_count(8)
    page.evaluate(WATCH)
    page.click(".rackzone [data-tile=b1]")
    table.play(11, turn=0)
    expect(page.locator(".table [data-piece]")).to_have_count(44)
    page.evaluate(LATER)
    assert len(page.evaluate("() => window.seen")) == 2
    table.play(11, turn=1)
    page.wait_for_function(SMALLER)
