"""Two taps do the same in either order, and one tap never ends a turn."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage, long
from tests.browser.hands import Finger, Hands, Mouse
from tests.browser.pages import speak
from tests.browser.staged import Change, laying, stage
from tests.browser.test_felt import FULL, ask_row, investo
from tests.browser.test_story import did, telling

PHONE, ON_ITS_SIDE, DESK = (360, 640), (740, 360), (1440, 900)
SIZES = [PHONE, long(DESK)]  # there it is the same
LANGUAGES = ["en", "fr", "nl", "de"]
MAIN = "[data-main]"


# ---- tiles collect, a place takes them


def rearranging(position: dict[str, Any]) -> None:
    view = position["view"]
    view.update(table=[["r5", "r6", "r7", "r8"], ["b7", "b8", "b9", "b10"], ["k1", "k2", "k3"]], turn=0, step="choose")
    view["sides"][0].update(rack=["k7", "r9", "y12"], size=3, opened=True, plays=1)
    position.update(options=["E k7"], play=True)


def melds(page: Page) -> list[str]:
    """The combinations, each as its tiles, in an order of their own."""
    found: list[str] = page.locator(".table .meld").evaluate_all(
        "(all) => all.map((e) => [...e.querySelectorAll('[data-tile]')].map((t) => t.dataset.tile).join(' ')).sort()"
    )
    return found


def at_rummy(page: Page) -> list[str]:
    moves = stage(page, "rummy", ["person", "easy"], rearranging)
    expect(page.locator(".table .meld")).to_have_count(3)
    return moves


def tile(name: str) -> str:
    return f'.game [data-tile="{name}"]'


NEW = "button.drop"
BEFORE = ["b7 b8 b9 b10", "k1 k2 k3", "r5 r6 r7 r8"]
SERIES = ["b7 r7 k7", "b8 b9 b10", "k1 k2 k3", "r5 r6", "r8"]
LONGER = ["b7 b8 b9 b10", "k1 k2 k3", "r5 r6 r7 r8 r9"]
ALONE = ["b7 b8 b9 b10", "k1 k2 k3", "r5 r6 r7", "r8"]
WAYS = [
    ([tile("r9"), tile("r8")], LONGER, 1),  # a tile of the rack, then a combination
    ([tile("r8"), tile("r9")], LONGER, 1),  # the combination first
    ([tile("r8"), NEW], ALONE, 1),
    ([NEW, tile("r8")], ALONE, 1),
    ([tile("k7"), tile("b7"), tile("r7"), NEW], SERIES, 1),  # rack and table, mixed
    ([tile("r7"), tile("k7"), tile("b7"), NEW], SERIES, 1),
    ([NEW, tile("b7"), tile("k7"), tile("r7")], SERIES, 3),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("taps", "after", "steps"), WAYS)
def test_tiles_and_places_in_either_order(
    open_page: OpenPage, size: tuple[int, int], taps: list[str], after: list[str], steps: int
) -> None:
    page = open_page(size=size)
    moves = at_rummy(page)
    for place in taps:
        page.click(place)
    expect(page.locator(".table .meld")).to_have_count(len(after))
    assert melds(page) == after
    for _ in range(steps):
        page.click("[data-do=undo]")
    expect(page.locator(".table .meld")).to_have_count(3)
    assert melds(page) == BEFORE
    assert moves == []


@pytest.mark.parametrize("size", SIZES)
def test_what_is_collected_is_marked_and_the_guide_goes_on(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    at_rummy(page)
    told = page.locator(".guide .say")
    page.click(tile("b7"))
    expect(told).to_contain_text("One tile chosen. Now tap where it goes.")
    page.click(tile("k7"))
    page.click(tile("r7"))
    expect(page.locator(".table .is-selected")).to_have_count(2)
    expect(page.locator(".game .is-selected")).to_have_count(3)
    expect(told).to_contain_text("3 tiles chosen. Now tap where they go.")
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(looks.OVERFLOWING) == []
    page.keyboard.press("Escape")
    expect(page.locator(".game .is-selected")).to_have_count(0)
    speak(page, "en")
    page.click(NEW)
    expect(page.locator(NEW)).to_have_attribute("aria-pressed", "true")
    expect(told).to_contain_text("Now tap the tiles that go there.")
    page.click(NEW)
    expect(page.locator(NEW)).to_have_attribute("aria-pressed", "false")


def test_a_row_of_the_pot_before_the_tile(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    stage(page, "investo", ["person", "easy"], investo(11, pot=[FULL[0], [["r9"]], [], []]))
    for first in (True, False):
        if first:
            ask_row(page, 1)
            expect(page.locator(".row.aimed")).to_have_count(1)
        page.click('.rackzone [data-tile="b1"]')
        if not first:
            page.click('.whole[data-row="1"]', position={"x": 12, "y": 40})
        expect(page.locator(MAIN)).to_contain_text("row 2")
        expect(page.locator(".pot .is-draft")).to_have_count(1)
        page.click("[data-do=undo]")
        expect(page.locator(".pot .is-draft")).to_have_count(0)


def test_a_combination_of_another_before_the_tile(open_page: OpenPage) -> None:
    """Gin-Rummy: what others laid stays where it is, so a tap there can only mean the place."""
    page = open_page(size=PHONE)
    stage(page, "gin", ["person", "easy"], laying)
    page.click('.table [data-tile="r8"]')
    page.click(NEW)
    expect(page.locator(".table .meld.bad")).to_have_count(1)
    page.click('.table [data-tile="r6"]')
    expect(page.locator(".table .meld.aimed")).to_have_count(1)
    page.click('.table [data-tile="r8"]')
    expect(page.locator(".table .meld.bad")).to_have_count(0)


# ---- one tap ends no turn


def gin(step: str, options: list[str]) -> Change:
    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(step=step, turn=0, discard="b3", table=[])
        rack = ["r1", "r2", "r3", "k9", "b9", "y9", "y4", "k12", "b5", "r13", *(["y7"] if step == "discard" else [])]
        view["sides"][0].update(rack=rack, size=len(rack))
        position.update(options=options, play=step == "lay")

    return change


def hands_of(page: Page, size: tuple[int, int]) -> Hands:
    return Finger(page) if size == PHONE else Mouse(page)


def sent(page: Page, moves: list[str], *expected: str) -> None:
    page.wait_for_function("() => document.querySelector('[data-main]').getAttribute('aria-busy') !== 'true'")
    assert moves == list(expected)


DRAWS = [
    ("stock", "S", "From the stock", True),
    ("stock", "S", "From the stock", False),
    ("discard", "U", "Take the blue 3", True),
    ("discard", "U", "Take the blue 3", False),
    ("pass", "P", "Pass", True),
    ("pass", "P", "Pass", False),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("place", "move", "words", "again"), DRAWS)
def test_gin_takes_and_passes_with_the_second_tap(
    open_page: OpenPage, size: tuple[int, int], place: str, move: str, words: str, again: bool
) -> None:
    page = open_page(size=size, has_touch=size == PHONE)
    options = ["U", "P"] if move == "P" else ["S", "U"]
    moves = stage(page, "gin", ["person", "easy"], gin("offer" if move == "P" else "draw", options))
    hands = hands_of(page, size)
    hands.tap(f"[data-do={place}]")
    expect(page.locator(f"[data-do={place}]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(MAIN)).to_contain_text(words)
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "false")
    sent(page, moves)
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-do={place}]")).to_have_attribute("aria-pressed", "false")
    hands.tap(f"[data-do={place}]")
    hands.tap(f"[data-do={place}]" if again else MAIN)
    page.wait_for_function("() => document.querySelector('[data-do][aria-pressed=true]') === null")
    sent(page, moves, move)


def test_keys_choose_a_pile_and_confirm(open_page: OpenPage) -> None:
    page = open_page(size=DESK)
    moves = stage(page, "gin", ["person", "easy"], gin("draw", ["S", "U"]))
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=stock]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=stock]")).to_have_attribute("aria-pressed", "false")
    sent(page, moves)
    page.keyboard.press("Control+Enter")
    expect(page.locator("[data-do=discard]")).to_have_attribute("aria-pressed", "false")
    sent(page, moves, "U")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", ["drag", "tile", "pile"])
def test_a_tile_on_the_discard_is_a_draft(open_page: OpenPage, size: tuple[int, int], way: str) -> None:
    page = open_page(size=size, has_touch=size == PHONE)
    moves = stage(page, "gin", ["person", "easy"], gin("discard", ["D r13", "D y7"]))
    hands = hands_of(page, size)
    mine, pile = '.rackzone [data-tile="r13"]', "[data-do=discard]"
    if way == "drag":
        hands.carry(mine, pile)
    else:
        for place in (mine, pile) if way == "tile" else (pile, mine):
            hands.tap(place)
    lies = page.locator(f"{pile} .is-draft")
    expect(lies).to_have_count(1)
    expect(page.locator(mine)).to_have_count(0)
    expect(page.locator(MAIN)).to_contain_text("Discardred 13")
    sent(page, moves)
    hands.tap(pile)
    expect(lies).to_have_count(0)
    expect(page.locator(mine)).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(lies).to_have_count(1)
    hands.tap(MAIN)
    expect(page.locator(MAIN)).not_to_have_attribute("aria-busy", "true")
    sent(page, moves, "D r13")


def pass_on(position: dict[str, Any]) -> None:
    rearranging(position)
    position.update(options=["P"])


def full_pot(position: dict[str, Any]) -> None:
    investo(11, pot=FULL, step="pot")(position)
    position.update(options=["N"], play=False)


def back(position: dict[str, Any]) -> None:
    investo(8, mine=2, step="back")(position)
    position.update(options=[f"B {name}" for name in position["view"]["sides"][0]["reserve"]], play=False)


ENDS: list[tuple[str, Change, str]] = [
    ("rummy", pass_on, "P"),
    ("investo", full_pot, "N"),
    ("investo", back, "B"),
    ("gin", gin("draw", ["S", "U", "g"]), "g"),
    ("gin", gin("discard", ["G"]), "G"),
    ("gin", laying, "L"),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "change", "letter"), ENDS)
def test_what_ends_the_turn_without_a_choice_is_pressed_twice(
    open_page: OpenPage, size: tuple[int, int], game: str, change: Change, letter: str
) -> None:
    page = open_page(size=size)
    moves = stage(page, game, ["person", "easy"], change)
    page.click(MAIN)
    expect(page.locator(MAIN)).to_contain_text("press once more")
    assert moves == []
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(looks.OVERFLOWING) == []
    speak(page, "en")
    page.keyboard.press("Escape")
    expect(page.locator(MAIN)).not_to_contain_text("press once more")
    page.click(MAIN)
    page.click(MAIN)
    expect(page.locator(MAIN)).not_to_contain_text("press once more")
    assert moves
    assert moves[0].startswith(letter)


# ---- nothing jumps, and the order of what is seen

BOXES = """() => [...document.querySelectorAll('.bar > *')].map((e) => {
  const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"""


def sideways(boxes: list[list[float]]) -> list[tuple[float, float]]:
    return [(x, width) for x, _, width, _ in boxes]


@pytest.mark.parametrize("size", [PHONE, *map(long, [(390, 844), ON_ITS_SIDE, (768, 1024), DESK])])
@pytest.mark.parametrize("language", LANGUAGES)
def test_redo_has_its_place(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, language=language)
    at_rummy(page)
    before = page.evaluate(BOXES)
    page.click(tile("r9"))
    page.click(tile("r8"))
    page.click("[data-do=undo]")
    expect(page.locator("[data-do=redo]")).not_to_have_attribute("aria-disabled", "true")
    assert page.evaluate(BOXES) == before
    assert page.evaluate(looks.OVERFLOWING) == []
    page.click("[data-do=redo]")
    expect(page.locator(".table .is-draft")).to_have_count(1)
    assert sideways(page.evaluate(BOXES)) == sideways(before)


# Of the table's tiles, in the order of Tab: the line and the column of each.
SEEN = """() => [...document.querySelectorAll('.table .meld')].map((e) => {
  const b = e.getBoundingClientRect(); return [Math.round(b.top), Math.round(b.left)]; })"""


@pytest.mark.parametrize("size", SIZES)
def test_tab_goes_through_the_table_as_it_is_seen(open_page: OpenPage, size: tuple[int, int]) -> None:
    """A new combination takes the free place of one that was emptied, above others that were there before."""
    page = open_page(size=size)
    at_rummy(page)
    for name in ("k1", "k2", "k3"):
        page.click(tile(name))
    page.click(NEW)
    page.click(tile("r5"))
    page.click(NEW)
    places = page.evaluate(SEEN)
    assert places == sorted(places)
    page.focus('.table [data-tile="r6"]')
    page.keyboard.press("Enter")
    page.keyboard.press("Control+z")
    expect(page.locator('.table [data-tile="r6"]')).to_be_focused()
    places = page.evaluate(SEEN)
    assert places == sorted(places)


# ---- what happened, and the rest of what is said

NO = {"code": "refusal-cannot-honour", "rule": "I6", "params": {"row": 2, "tiles": "r2 b3 k4"}}
STORY = [did(0, "S", "k3"), did(0, "I1 k3"), did(1, "S", "?"), did(1, "I3 r9", "?")]


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE, (390, 844)])
def test_the_replay_is_there_beside_a_cut_sentence(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    stage(page, "investo", ["person", "easy"], investo(11, pot=FULL), refusal=NO, whole=telling(STORY))
    ask_row(page, 1)
    expect(page.locator(".guide .say")).to_contain_text("the red 2")
    if page.locator(".guide [data-do=whole]").count() or size == PHONE:
        page.click(".guide [data-do=whole]")
        expect(page.locator("dialog")).to_contain_text("So you cannot take row 2.")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        apart = """() => { const [a, b] = ['[data-do=recall]', '[data-do=whole]'].map((css) =>
          document.querySelector('.guide ' + css).getBoundingClientRect());
          const least = Math.min(a.height, b.height, a.width, b.width);
          return (a.right <= b.left + 1 || a.bottom <= b.top + 1) && least >= 40; }"""
        if size != ON_ITS_SIDE:
            page.wait_for_function(apart)
    if size == ON_ITS_SIDE:  # there the sentence has both lines, until something else is tapped
        page.locator(".rackzone [data-piece]").first.click()
    page.click(".guide [data-do=recall]")
    expect(page.locator("dialog [data-recall] li").first).to_be_visible()
