"""Investo on a small phone: what is needed is in sight, and what is offered does what it says."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, long
from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.staged import Change, stage

SMALL = (360, 640)
LARGER = [(390, 844), (740, 360), (768, 1024), (1440, 900)]
MINE, CONFIRM = "[data-do=reserve-mine]", "[data-main]"
RACK = ["r1", "r5", "r7", "r9", "b1", "b2", "b3", "y4", "y5", "y6", "k7"]
RUNS = [
    *[[f"{colour}{value}" for value in range(first, first + 4)] for first in (1, 6, 10) for colour in "ryk"],
    ["b4", "b5", "b6"],
]


def held(step: str, rack: list[str], options: list[str], **more: Any) -> Change:
    """My turn, at this step, with many runs on the table."""

    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update({"turn": 0, "step": step, "table": RUNS, **more})
        view["sides"][0].update(rack=rack, size=len(rack), reserve=["k1"])
        position.update(options=options, play=step in ("choose", "play"))

    return change


# Of the tiles of a combination, how many can be touched in their middle and near their corners.
SEEN = """(css) => [...document.querySelectorAll(css)].filter((e) => {
  const b = e.getBoundingClientRect();
  return [[.5, .5], [.2, .1], [.8, .1], [.2, .9], [.8, .9]].every(([x, y]) => {
    const at = document.elementFromPoint(b.left + x * b.width, b.top + y * b.height);
    return at && (e.contains(at) || at.contains(e)) && !at.closest('.afloat'); });
}).length"""


@pytest.mark.parametrize("way", [Mouse, Finger, Keys])
def test_a_tile_goes_to_the_reserve_by_hand(open_page: OpenPage, way: type[Mouse | Finger | Keys]) -> None:
    page = open_page(size=SMALL, has_touch=way is Finger, language="fr-FR")
    moves = stage(page, "investo", ["person", "easy"], held("reserve", RACK, [f"R {tile}" for tile in RACK]))
    hands: Hands = way(page)
    reserve = page.locator(MINE)
    expect(page.locator(f"{MINE}.can")).to_have_count(1)
    expect(page.locator("button.drop")).to_have_count(0)
    if way is Keys:
        hands.tap(".rack [data-tile=r5]")
        hands.tap(MINE)
    else:
        hands.carry(".rack [data-tile=r5]", MINE)
    expect(reserve).to_have_attribute("data-tiles", "2")
    expect(page.locator(".rack [data-tile=r5]")).to_have_count(0)
    expect(page.locator(CONFIRM)).to_contain_text("5 rouge")
    assert moves == [], "nothing is sent before it is confirmed"
    hands.tap(MINE)
    hands.tap("[data-coming=r5]")
    expect(page.locator(".rack [data-tile=r5]")).to_have_count(1)
    hands.tap(".rack [data-tile=r7]")
    hands.tap(MINE)
    hands.tap(CONFIRM)
    expect(page.locator(CONFIRM)).to_be_visible()
    assert moves == ["R r7"]


def test_nothing_lies_over_a_full_table_until_a_tile_is_chosen(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    stage(page, "investo", ["person", "easy"], held("choose", RACK, ["I1 r1"]))
    place = page.locator("button.drop")
    expect(place).to_be_hidden()
    page.click(".rack [data-tile=r1]")
    expect(place).to_be_visible()


def test_what_a_hint_shows_is_seen(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    lying = " ".join(f"{run[0]}-{run[-1][1:]}" for run in RUNS)
    rack = [*RACK, "b7", "b8"]
    stage(page, "investo", ["person", "easy"], held("choose", rack, ["I1 r1"]), hint=f"A {lying} b1-3")
    page.click("[data-do=hint]")
    page.click("[data-do=show]")
    expect(page.locator("[data-walk]")).to_be_visible()
    expect(page.locator(".table .tile.is-shown")).to_have_count(3)
    page.wait_for_function(f"() => ({SEEN})('.table .tile.is-shown') === 3")


def test_fifteen_tiles_are_whole_on_the_rack(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    rack = [*RACK, "b11", "b12", "r13", "y2"]
    stage(page, "investo", ["person", "easy"], held("play", rack, [], must=["y2"]))
    expect(page.locator(".rack [data-piece]")).to_have_count(15)
    assert page.evaluate(SEEN, ".rack [data-piece]") == 15


OVERLAP = """() => [...document.querySelectorAll('.row')].flatMap((row) => {
  const part = (css) => [...row.querySelectorAll(css)].map((e) => e.getBoundingClientRect()).filter((b) => b.width);
  const [no] = part('.no');
  return [...part('.tile'), ...part('.worth')].filter((b) =>
    b.left < no.right && no.left < b.right && b.top + 1 < no.bottom && no.top < b.bottom - 1)
    .map(() => row.innerText); })"""


@pytest.mark.parametrize("size", [SMALL, *map(long, LARGER)])
@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_rows_are_numbered_beside_their_tiles(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, language=language)
    pot = [[["b5", "k5"], ["r1"], ["y9"]], [["b8"], ["y2"]], [["r2"], ["b1", "r1"], ["k1"]], []]
    more = {"pot": pot, "full": [True, False, True, False], "worth": [3, 4, 3, 4]}
    stage(page, "investo", ["person", "easy"], held("choose", RACK, ["I2 r1", "T1"], **more))
    expect(page.locator(".row .no")).to_have_count(4)
    assert page.evaluate(OVERLAP) == []


def ring(page: Page) -> bool:
    """Is there room above a chosen tile of the tray for its ring?"""
    return bool(
        page.evaluate("""() => {
          const tile = document.querySelector('[data-tray] .choice.on .tile').getBoundingClientRect();
          return tile.top - document.querySelector('[data-tray] ul').getBoundingClientRect().top >= 4.5; }""")
    )


def test_a_chosen_tile_of_a_reserve_has_a_whole_ring(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    stage(page, "investo", ["person", "easy"], held("back", RACK[:9], ["B k1"]))
    page.click(MINE)
    expect(page.locator("[data-tray]")).to_contain_text("Tap to choose")
    page.click("[data-back=k1]")
    expect(page.locator("[data-tray] .choice.on")).to_have_count(1)
    assert ring(page)


def test_a_match_that_was_stopped_is_said_to_be(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)

    def stopped(told: dict[str, Any]) -> None:
        told["table"]["phase"] = "over"
        told["table"]["match"]["stopped"] = True

    stage(page, "investo", ["person", "easy"], held("choose", RACK, []), whole=stopped)
    expect(page.locator(".guide .say")).to_contain_text("The match was ended")


def test_a_button_that_is_sending_is_not_red(open_page: OpenPage) -> None:
    page = open_page(size=SMALL)
    stage(page, "investo", ["person", "easy"], held("choose", RACK, ["I1 r1"]))
    colour = """(busy) => { const button = document.querySelector('[data-main]');
      button.dataset.wrong = 'true';
      button.setAttribute('aria-busy', busy);
      return [button.getAttribute('aria-disabled'), getComputedStyle(button.querySelector('small')).color]; }"""
    (idle, wrong), (busy, sending) = page.evaluate(colour, "false"), page.evaluate(colour, "true")
    assert (idle, busy) == ("true", "true")
    assert wrong != sending
