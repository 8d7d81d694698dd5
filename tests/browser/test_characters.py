"""Computer players as characters: chosen in any mixture, with faces at the table and a line now and then, or none."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage, long
from tests.browser.pages import reload
from tests.browser.staged import stage
from tests.browser.test_story import GAMES, did, telling

PHONE, DESK = (360, 640), (1440, 900)
# Whatever their numbers are, one of these takes is remarked on.
TAKES = [
    did(0, "S", "k3"),
    did(0, "I1 k3"),
    did(1, "S", "?"),
    *[did(1, f"T{row}", "?", points=4) for row in (1, 2, 3, 4)],
]
PLACES = """() => ['.top', '.opp', '.pot', '.table', '.guide', '.rackzone', '.bar'].map((css) => {
  const box = document.querySelector(css).getBoundingClientRect();
  return [css, ...[box.left, box.top, box.width, box.height].map(Math.round)].join(' '); })"""
# A computer's face is round and a person's letter is not; both are as large as their place wants them.
SHAPES = """(css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility()).map((e) =>
  [e.matches('.face') ? 'face' : 'letter', Math.round(e.getBoundingClientRect().width),
   getComputedStyle(e).borderRadius])"""


@pytest.mark.parametrize("size", [PHONE, long(DESK)])
def test_several_of_any_level_are_chosen(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, language="fr")
    page.click("[data-do=options-rummy]")
    form = page.locator("dialog [data-opponents]")
    expect(form).to_have_attribute("data-opponents", "medium")
    expect(form.locator("[data-bars]")).to_have_count(7)
    form.locator("label:has([value=greedy])").click()
    page.click("[data-do=add-seat]")
    expect(form).to_have_attribute("data-opponents", "medium greedy greedy")
    looks.check(page, f"opponents-{size[0]}")
    page.click("dialog [data-seat='3']")
    form.locator("label:has([value=expert])").click()
    expect(page.locator("dialog [type=submit]")).to_have_text("Jouer à quatre")
    page.click("dialog [type=submit]")
    page.wait_for_selector(".game")
    faces = [page.locator(f".people [data-seat='{seat}'] [data-face]") for seat in (1, 2, 3)]
    for face, animal in zip(faces, ("otter", "magpie", "fox"), strict=True):
        expect(face).to_have_attribute("data-face", animal)
    expect(page.locator(".people .person b")).to_have_text(["Otis", "Kira", "Renzo"])


def test_two_play_against_one(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.click("[data-do=options-investo]")
    form = page.locator("dialog [data-opponents]")
    form.locator("label:has([value=hard])").click()
    expect(form).to_have_attribute("data-opponents", "hard")
    looks.check(page, "opponent")
    page.click("dialog [type=submit]")
    page.wait_for_selector(".game")
    expect(page.locator(".opp [data-face=tortoise]:not([data-reserve] *)")).to_be_visible()
    assert page.evaluate(SHAPES, ".top .letter, .top .face, .opp .face:not([data-reserve] *)") == [
        ["letter", 28, "30%"],
        ["face", 28, "50%"],
        ["face", 34, "50%"],
    ]


def taken(position: dict[str, Any]) -> None:
    position["view"].update(step="draw", turn=0)
    position.update(options=["S"], play=False)


def heard(page: Page) -> str:
    """What was said, once it is on the screen."""
    bubble = page.locator("[data-bubble='1'] span:last-child")
    expect(bubble).to_be_visible()
    return bubble.inner_text()


@pytest.mark.parametrize("size", [PHONE, long((390, 844)), long((740, 360)), DESK])
def test_a_line_moves_nothing_and_is_the_same_after_a_reload(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    stage(page, "investo", ["person", "greedy"], taken, whole=telling(TAKES))
    words = heard(page)
    expect(page.locator("[data-said]")).to_have_text(f"Kira: {words}")
    expect(page.locator("[data-said]")).to_have_attribute("aria-live", "polite")
    before = page.evaluate(PLACES)
    assert page.evaluate(looks.OVERFLOWING) == []
    page.mouse.click(2, 2)  # any touch
    expect(page.locator("[data-bubble]")).to_have_count(0)
    assert page.evaluate(PLACES) == before
    reload(page)
    assert heard(page) == words


def test_lines_are_switched_off(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    stage(page, "investo", ["person", "greedy"], taken, whole=telling(TAKES))
    words = heard(page)
    page.click("[data-do=menu]")
    page.click("[data-fold=log] summary")
    expect(page.locator("dialog [data-remark]")).to_have_text(words)
    page.uncheck("dialog [data-lines]")
    expect(page.locator("dialog [data-remark]")).to_have_count(0)
    expect(page.locator("dialog .log [data-face=magpie]")).not_to_have_count(0)  # they are still who they are
    reload(page)
    expect(page.locator("[data-news]")).to_be_visible()
    expect(page.locator("[data-said]")).to_have_text("")
    expect(page.locator("[data-bubble]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, long((390, 844)), long((740, 360)), long((768, 1024)), DESK])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_face(open_page: OpenPage, game: str, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    seats, position, events, _ = GAMES[game]
    stage(page, game, seats, position, whole=telling(events))
    cards = page.locator(":is(.people, .opp) .face:not([data-reserve] *)")
    expect(cards).to_have_count(len(seats) - 1)
    for face in cards.all():
        expect(face).to_be_visible()
    page.mouse.click(2, 2)
    looks.check(page, f"faces-{game}-{size[0]}")
