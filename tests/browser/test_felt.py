"""The felt at every size: nothing covers anything, and what is there can be seen."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, long
from tests.browser.hands import Finger, Hands, Mouse
from tests.browser.staged import Change, stage
from tests.browser.tables import sit

PHONE, ON_ITS_SIDE, DESK = (360, 740), (740, 360), (1440, 900)
TILES = [f"{colour}{value}" for value in range(1, 14) for colour in "bryk"]
# Is this element what lies on top at its middle and near its corners?
FREE = """(e) => { const b = e.getBoundingClientRect();
  return [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].every(([x, y]) =>
    e.contains(document.elementFromPoint(b.left + x * b.width, b.top + y * b.height))); }"""
INSIDE = """(e) => { const b = e.getBoundingClientRect(), z = e.closest('.rackzone').getBoundingClientRect();
  return b.top >= z.top && b.bottom <= z.bottom && b.left >= z.left && b.right <= z.right; }"""


def rummy(count: int) -> Change:
    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(table=[["b1", "b2", "b3"]], turn=0, step="choose")
        view["sides"][0].update(rack=TILES[:count], size=count, opened=True, plays=1)
        position.update(options=["E b1"], play=True)

    return change


def investo(rack: int, mine: int = 0, theirs: int = 0, **more: Any) -> Change:
    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(**{"turn": 0, "step": "choose", "table": [], **more})
        view.update(full=[len(row) == view["places"] for row in view["pot"]])
        view["sides"][0].update(rack=TILES[:rack], size=rack, reserve=TILES[:mine])
        view["sides"][1].update(reserve=TILES[20 : 20 + theirs])
        position.update(options=["T1", "I2 b1"], play=True)

    return change


def holds(place: Locator, test: str) -> None:
    """Sooner or later: sizes follow the room there is."""
    place.page.wait_for_function(test, arg=place.element_handle())


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE])
@pytest.mark.parametrize("count", [15, 24])
def test_a_full_rack_covers_no_button(open_page: OpenPage, size: tuple[int, int], count: int) -> None:
    page = open_page(size=size)
    stage(page, "rummy", ["person", "easy"], rummy(count))
    expect(page.locator(".rackzone [data-piece]")).to_have_count(count)
    for button in page.locator(".bar button").all():
        holds(button, FREE)
    holds(page.locator(".rackzone .rack"), INSIDE)
    last = page.locator(".rackzone [data-piece]").last
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    holds(last, "(e) => e.getBoundingClientRect().bottom <= e.closest('.slots').getBoundingClientRect().bottom")


@pytest.mark.parametrize("touch", [False, True])
def test_a_tile_is_dragged_from_a_rack_that_has_scrolled(open_page: OpenPage, touch: bool) -> None:
    page = open_page(size=PHONE, has_touch=touch)
    stage(page, "rummy", ["person", "easy"], rummy(24))
    page.locator(".slots").evaluate("(e) => e.scrollTo(0, 999)")
    hands: Hands = Finger(page) if touch else Mouse(page)
    hands.carry(f'.rackzone [data-tile="{TILES[23]}"]', "button.drop")
    expect(page.locator(f'.table [data-tile="{TILES[23]}"].is-draft')).to_have_count(1)


# No zone of the strip reaches into the next one, nor out of the screen.
APART = """() => {
  const zones = [...document.querySelectorAll('.opp > .zone')].map((zone) => {
    const all = [zone, ...zone.querySelectorAll('.closed, .lab, .pile')].map((e) => e.getBoundingClientRect());
    return [Math.min(...all.map((b) => b.left)), Math.max(...all.map((b) => b.right))]; });
  return zones.length === 4 && zones[3][1] <= innerWidth &&
    zones.every(([left], i) => i === 0 || zones[i - 1][1] <= left); }"""


@pytest.mark.parametrize("size", [(320, 640), *map(long, [(360, 640), (768, 1024)]), ON_ITS_SIDE, DESK])
@pytest.mark.parametrize(("mine", "theirs"), [(6, 3), (20, 20)])
def test_reserves_keep_to_their_zones(open_page: OpenPage, size: tuple[int, int], mine: int, theirs: int) -> None:
    page = open_page(size=size, language="fr-FR")
    stage(page, "investo", ["person", "easy"], investo(11, mine=mine, theirs=theirs))
    page.wait_for_function(APART)


def big_tiles(page: Page) -> None:
    page.evaluate("() => localStorage.setItem('prefs', JSON.stringify({ big: true }))")
    page.reload()


@pytest.mark.parametrize(("size", "least"), [(PHONE, 48), ((768, 1024), 64), (DESK, 84)])
@pytest.mark.parametrize("game", ["rummy", "gin"])
def test_big_tiles_are_big(open_page: OpenPage, game: str, size: tuple[int, int], least: int) -> None:
    page = open_page(size=size)
    big_tiles(page)
    stage(page, game, ["person", "easy"], rummy(14) if game == "rummy" else lambda position: None)
    page.wait_for_function(
        """(least) => { const all = [...document.querySelectorAll('.rackzone [data-piece], .table [data-piece]')];
          return all.length > 9 && all.every((e) => e.offsetWidth >= least); }""",
        arg=least,
    )
    holds(page.locator("[data-main]"), FREE)


@pytest.mark.parametrize(("rack", "big"), [(26, False), (11, True)])
def test_the_pot_shows_all_rows_on_a_desk(open_page: OpenPage, rack: int, big: bool) -> None:
    page = open_page(size=DESK)
    if big:
        big_tiles(page)
    stage(page, "investo", ["person", "easy"], investo(rack))
    holds(page.locator(".row button.whole").last, FREE)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_every_tile_of_a_tower_can_be_seen(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    pot = [[["r9", "b9", "y9", "k9"], ["k2"], ["y4"]], [], [], []]
    stage(page, "investo", ["person", "easy"], investo(11, pot=pot, step="draw"), rules="height=4")
    page.wait_for_function("""() => {
      const tops = [...document.querySelectorAll('.stack .tile')].map((e) => e.getBoundingClientRect().top);
      const least = 0.4 * document.querySelector('.stack').offsetWidth;
      return tops.length === 4 && tops.every((top, i) => i === 0 || top - tops[i - 1] >= least) &&
        document.querySelector('.row').getBoundingClientRect().top <= tops[0]; }""")


# Of each doubled place: which tile lies on top in the middle of the upper one, whatever may be touched there.
ON_TOP = """() => [...document.querySelectorAll('.pot .stack')].map((stack) => {
  const tiles = [...stack.querySelectorAll('.tile')], box = tiles.at(-1).getBoundingClientRect();
  for (const tile of tiles) tile.style.pointerEvents = 'auto';
  const found = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return found.find((e) => tiles.includes(e.closest('.tile')))?.closest('.tile') === tiles.at(-1); })"""


@pytest.mark.parametrize("size", [(360, 600), *map(long, [PHONE, ON_ITS_SIDE, DESK])])
def test_the_upper_tile_of_a_doubled_place_covers_the_lower_one(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    pot = [[["r9", "b9"], ["k2"], ["y4", "k4"]], [["k13", "y13"]], [], []]
    stage(page, "investo", ["person", "easy"], investo(11, pot=pot, step="draw"))
    expect(page.locator(".pot .stack")).to_have_count(3)
    page.wait_for_function(f"() => JSON.stringify(({ON_TOP})()) === '[true,true,true]'")


FULL = [[["r1"], ["b2"], ["k3"]], [["r2"], ["b3"], ["k4"]], [["r9"]], []]
# How each row of the pot is drawn: what it lies on, its frame, the colour of its worth.
DRAWN = """() => [...document.querySelectorAll('.pot .row')].map((e) => [e, e.querySelector('.worth')].map(
  (part) => ['background-color', 'box-shadow', 'color'].map((name) => getComputedStyle(part)[name]).join()).join())"""


def test_gold_is_what_can_be_taken_now(open_page: OpenPage) -> None:
    page = open_page()
    stage(page, "investo", ["person", "easy"], investo(11, pot=FULL))
    expect(page.locator(".row.gold")).to_have_count(1)
    can, cannot, begun, _ = page.evaluate(DRAWN)
    assert can != begun
    assert cannot == begun
    page.click(".rackzone [data-piece] >> nth=0")  # a tile that is chosen changes nothing about it
    page.click('.whole[data-row="0"]', position={"x": 12, "y": 40})
    expect(page.locator("[data-main]")).to_contain_text("Take row 1")


def ask_row(page: Page, row: int) -> None:
    """A row that is out still answers."""
    page.click(f'.whole[data-row="{row}"][aria-disabled=true]', position={"x": 12, "y": 40}, force=True)


@pytest.mark.parametrize("size", [(360, 640), DESK])
def test_a_row_that_cannot_be_taken_says_why(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    no = {"code": "refusal-cannot-honour", "rule": "I6", "params": {"row": 2, "tiles": "r2 b3 k4"}}
    stage(page, "investo", ["person", "easy"], investo(11, pot=FULL), refusal=no)
    told = page.locator(".guide .say")
    ask_row(page, 1)
    expect(told).to_contain_text("the red 2, the blue 3 and the black 4")
    expect(page.locator(".guide [data-rule=I6]")).to_be_visible()
    if size == (360, 640):  # there is room for two lines of it; the whole is on a sheet
        page.click(".guide [data-do=whole]")
        expect(page.locator("dialog")).to_contain_text("the blue 3 and the black 4. So you cannot take row 2.")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.click(".rackzone [data-piece] >> nth=0")
    expect(told).not_to_contain_text("the red 2")


def test_the_referee_says_why_a_row_is_not_taken(open_page: OpenPage) -> None:
    """The real one."""
    page = open_page()
    sit(page, "investo", ["greedy"])
    told = page.locator(".guide .say")
    page.wait_for_selector('[data-do=stock][aria-disabled="false"]')
    ask_row(page, 0)
    expect(told).to_contain_text("First take a tile.")
    page.click("[data-do=stock]")
    page.click("[data-main]")
    expect(page.locator(".rackzone [data-piece]")).to_have_count(11)
    ask_row(page, 0)
    expect(told).to_contain_text("Row 1 is not an Investo yet")


def test_long_names_and_titles_stay_in_their_place(open_page: OpenPage) -> None:
    page = open_page()
    stage(page, "gin", ["person", "easy"], lambda position: position["view"].update(turn=1, step="draw"))
    expect(page.locator(".top h1")).to_contain_text("Gin-Rummy")
    whole = "(e) => e.scrollWidth <= e.clientWidth"
    holds(page.locator(".top h1"), whole)
    page.locator(".say").evaluate("(e) => (e.textContent = 'Maximilianmustermannvonundzuhohenfels'.repeat(2))")
    holds(page.locator(".say"), whole)


@pytest.mark.parametrize("size", [(360, 640), long((390, 844))])
@pytest.mark.parametrize("seconds", [long(0), 170])
@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_points_have_names(open_page: OpenPage, size: tuple[int, int], seconds: int, language: str) -> None:
    """A letter or a face, which is all there is room for, with a clock too; screen readers read all of it."""
    page = open_page(size=size, language=language)

    def timed(data: dict[str, Any]) -> None:
        data["clock"] = {"deadline": data["now"] + 1000 * seconds if seconds else None, "bank": []}

    stage(page, "investo", ["person", "medium"], investo(11), whole=timed)
    expect(page.locator("[role=timer]")).to_have_count(1 if seconds else 0)
    expect(page.locator(".top .name")).to_have_count(2)
    mine = page.locator(".top .name").first.inner_text()[0]
    expect(page.locator(".top .letter")).to_have_text(mine)
    expect(page.locator(".top [data-face=otter]")).to_be_visible()
    holds(page.locator(".top"), "(e) => e.scrollWidth <= e.clientWidth")


def test_a_mistake_under_the_strict_referee(open_page: OpenPage) -> None:
    page = open_page(size=DESK)
    sit(page, "investo", ["greedy"], "referee=rulebook")
    page.click('[data-do=stock][aria-disabled="false"]')
    page.click("[data-main]")
    rack = page.locator(".rackzone [data-piece]")
    expect(rack).to_have_count(11)
    melds = page.locator(".table .meld")
    lying = melds.count()  # the other may have begun
    for tile in rack.all()[:2]:
        tile.click()
    page.click("button.drop")
    expect(rack).to_have_count(9)
    expect(page.locator("[data-main]")).to_contain_text("a mistake: the tiles go back")
    page.click("[data-main]")
    expect(page.locator(".log")).to_contain_text("Your mistake with")
    expect(rack).to_have_count(11)
    expect(melds).to_have_count(lying)
    expect(page.locator(".steps [aria-current]")).to_contain_text("Pot")
