"""Every lesson driven to its end in a real browser: a wrong move is answered by why, the right one leads on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.engine import SLOW
from tests.browser.pages import follow, load, speak

Step = Callable[["Pupil"], None]


class Pupil:
    """Sits before a lesson and taps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # ---- hands

    def tap(self, *tiles: str) -> None:
        for tile in tiles:
            self.page.locator(f'.rackzone [data-tile="{tile}"][aria-pressed="false"]').first.click()

    def touch(self, tile: str) -> None:
        """One that lies on the table."""
        self.page.locator(f'.table [data-tile="{tile}"]').first.click()

    def row(self, row: int) -> None:
        self.page.click(f'.whole[data-row="{row - 1}"]', position={"x": 12, "y": 40})  # on the base tile

    def double(self, row: int, place: int) -> None:
        self.page.click(f'[data-place="{row - 1}.{place - 1}"]')

    def press(self, name: str = "") -> None:
        """The lit button a second time where it asks for it: nothing was chosen for what ends the turn."""
        self.page.click(f"[data-do={name}]" if name else '[data-main][aria-disabled="false"]')
        if not name and self.page.locator("[data-main].asked").count():
            self.page.click("[data-main].asked")

    def draw(self, pile: str) -> None:
        """From stock or discard: chosen, then the button."""
        self.press(pile)
        self.press()

    def lay(self, *tiles: str) -> None:
        self.tap(*tiles)
        self.page.click("button.drop")

    # ---- ears

    def told_why(self) -> None:
        """A sentence says why not, and what was drafted lies where it was."""
        told = self.page.locator(".coach .no")
        expect(told).to_have_text(re.compile(".{21}"))
        expect(told).not_to_contain_text("lesson-")
        expect(self.page.locator(".coach")).to_have_attribute("data-stage", "task")

    def wait(self, stage: str) -> None:
        coach = self.page.locator(f".coach[data-stage={stage}]")
        coach.wait_for(timeout=SLOW)
        expect(coach).not_to_contain_text("lesson-")

    def says(self, text: str) -> None:
        expect(self.page.locator(".coach .words")).to_contain_text(text)

    def guided(self, text: re.Pattern[str]) -> None:
        """Where one looks while playing."""
        expect(self.page.locator(".guide .say")).to_contain_text(text)

    def take(self, *tiles: str, whose: str = "mine") -> None:
        """Choose tiles of a reserve, which is opened for it."""
        if self.page.locator("[data-tray]").count() == 0:
            self.page.click(f"[data-do=reserve-{whose}].can")
        for tile in tiles:
            self.page.click(f"[data-tray] [data-{'steal' if whose == 'theirs' else 'back'}={tile}]")

    def steal(self, tile: str) -> None:
        self.take(tile, whose="theirs")
        self.press()

    def cannot(self, reason: str | re.Pattern[str] = re.compile(".")) -> None:
        """The button is out, and says why."""
        expect(self.page.locator("[data-main]")).to_have_attribute("aria-disabled", "true")
        expect(self.page.locator("[data-main] small")).to_contain_text(reason)

    def invest(self, tile: str, row: int) -> None:
        self.tap(tile)
        self.row(row)
        self.press()

    def play(self, *tiles: str) -> None:
        self.lay(*tiles)
        self.press()

    def give(self, *tiles: str) -> None:
        """Exchange, discard, put in the reserve: chosen, then the button."""
        self.tap(*tiles)
        self.press()


# ---- Investo


def draw(pupil: Pupil) -> None:
    pupil.press("stock")
    pupil.press()
    pupil.told_why()
    pupil.steal("r7")


def run(pupil: Pupil) -> None:
    pupil.lay("b2", "r2", "k2")
    pupil.cannot()
    pupil.press("reset")
    pupil.invest("b2", 1)
    pupil.told_why()
    pupil.play("r5", "r6", "r7")


def invest(pupil: Pupil) -> None:
    pupil.invest("r4", 1)
    pupil.told_why()
    pupil.invest("y13", 1)


def take(pupil: Pupil) -> None:
    pupil.invest("k9", 2)
    pupil.told_why()
    pupil.row(1)
    pupil.press()
    pupil.guided(re.compile(r"3.*13.*7"))  # play one of these, in any language
    pupil.play("r3", "r4", "r5")


def double(pupil: Pupil) -> None:
    pupil.invest("k13", 2)
    pupil.told_why()
    pupil.tap("b7")
    pupil.double(1, 3)
    pupil.press()


def reserve(pupil: Pupil) -> None:
    pupil.give("r5", "r6")
    pupil.told_why()
    pupil.give("b1", "y13")
    pupil.wait("so")
    pupil.press("go-on")
    pupil.take("y13", "r8")
    pupil.press()
    pupil.told_why()
    pupil.take("r8", "k3")
    pupil.press()


def full(pupil: Pupil) -> None:
    pupil.tap("k5")
    pupil.double(1, 3)
    pupil.press()
    pupil.told_why()
    pupil.press()


def end(pupil: Pupil) -> None:
    pupil.invest("r8", 1)
    pupil.told_why()
    pupil.play("r8", "r9", "r10")
    pupil.wait("done")
    pupil.says("7")
    pupil.says("−1")


def example_a(pupil: Pupil) -> None:
    pupil.press()
    pupil.play("r5", "r6", "r7")
    pupil.told_why()
    pupil.invest("r7", 1)
    pupil.page.wait_for_selector("[data-do=reserve-theirs].can")
    pupil.wait("task")
    pupil.steal("y10")
    pupil.told_why()
    pupil.press("stock")
    pupil.press()
    pupil.invest("b1", 2)
    pupil.told_why()
    pupil.row(1)
    pupil.press()
    pupil.lay("r4", "r5", "r6")
    pupil.told_why()  # by the rules themselves: I6
    pupil.press("reset")
    pupil.play("k10", "k11", "k12")
    pupil.wait("done")
    pupil.says("3")


def example_b(pupil: Pupil) -> None:
    pupil.tap("y5")
    pupil.double(1, 2)
    pupil.press()
    pupil.told_why()
    pupil.tap("b7")
    pupil.double(1, 3)
    pupil.press()
    pupil.give("r1")
    pupil.wait("so")
    expect(pupil.page.locator('.table [data-tile="k10"]')).to_have_count(1)
    pupil.press("go-on")
    pupil.invest("k1", 2)
    pupil.told_why()
    pupil.row(1)
    pupil.press()
    pupil.play("b5", "b6", "b7")


# ---- Rummy


def sequence(pupil: Pupil) -> None:
    pupil.give("k13")
    pupil.told_why()
    pupil.play("y4", "y5", "y6")


def series(pupil: Pupil) -> None:
    pupil.lay("b8", "r8", "r8")
    pupil.cannot()
    pupil.press("reset")
    pupil.give("y13")
    pupil.told_why()
    pupil.play("b8", "r8", "k8")


def opening(pupil: Pupil) -> None:
    pupil.lay("y2", "y3", "y4")
    pupil.cannot("9")
    pupil.press("reset")
    pupil.give("r9")
    pupil.told_why()
    pupil.play("b10", "b11", "b12")


def exchange(pupil: Pupil) -> None:
    pupil.give("y2")
    pupil.told_why()
    pupil.give("k13")


def star(pupil: Pupil) -> None:
    pupil.give("k2")
    pupil.told_why()
    pupil.play("r6", "*", "r8")


def swap(pupil: Pupil) -> None:
    pupil.give("b2")
    pupil.told_why()
    pupil.tap("r7")
    pupil.touch("r6")
    pupil.page.locator('.table [data-tile^="*"]').click()
    pupil.play("k9", "k10")


def rearrange(pupil: Pupil) -> None:
    pupil.give("y1")
    pupil.told_why()
    pupil.touch("b8")
    pupil.play("r8", "k8")


def out(pupil: Pupil) -> None:
    pupil.give("y5")
    pupil.told_why()
    pupil.tap("y5")
    pupil.touch("y4")
    pupil.press()
    pupil.wait("done")
    pupil.says("38")


# ---- Gin-Rummy


def turn(pupil: Pupil) -> None:
    pupil.draw("stock")
    pupil.told_why()
    pupil.draw("discard")
    pupil.give("y2")
    pupil.told_why()
    pupil.give("r13")


def stock(pupil: Pupil) -> None:
    pupil.draw("discard")
    pupil.told_why()
    pupil.draw("stock")
    pupil.give("k1")
    pupil.told_why()
    pupil.give("b12")


def eight_nine(pupil: Pupil) -> None:
    pupil.tap("k13")
    pupil.press("discard-instead")
    pupil.told_why()
    pupil.give("k13")
    pupil.page.wait_for_selector(".laid")
    pupil.press()


def petit(pupil: Pupil) -> None:
    pupil.draw("stock")
    pupil.told_why()
    pupil.press()
    pupil.page.wait_for_selector(".laid")
    pupil.press()


def grand(pupil: Pupil) -> None:
    pupil.press()
    pupil.told_why()
    pupil.draw("discard")
    pupil.tap("b4")
    pupil.press("discard-instead")
    pupil.told_why()
    pupil.press()
    pupil.page.wait_for_selector(".laid")
    pupil.press()


def lay(pupil: Pupil) -> None:
    pupil.give("k1")
    pupil.told_why()
    pupil.give("k13")
    pupil.page.wait_for_selector(".laid .meld")
    pupil.wait("task")
    pupil.press()
    pupil.wait("done")
    pupil.says("48")


GAMES: dict[str, list[Step]] = {
    "investo": [draw, run, invest, take, double, reserve, full, end, example_a, example_b],
    "rummy": [sequence, series, opening, exchange, star, swap, rearrange, out],
    "gin": [turn, stock, eight_nine, petit, grand, lay],
}


def learn(page: Page, game: str) -> None:
    """From the list of lessons through all of a game, back to the list."""
    page.click(f"[data-do=learn-{game}]")
    pupil = Pupil(page)
    for number, step in enumerate(GAMES[game], 1):
        page.wait_for_url(f"**/learn/{game}/{number}")
        page.wait_for_selector(".game", timeout=SLOW)
        pupil.wait("task")
        step(pupil)
        pupil.wait("done")
        page.click("[data-do=next-lesson]")
    page.wait_for_url("**/learn")
    all_done(page, game)
    again = page.context.new_page()  # progress is kept
    load(again, "/learn")
    all_done(again, game)
    again.close()


def all_done(page: Page, game: str) -> None:
    card = page.locator(".games > li", has=page.locator(f'a[href="/learn/{game}/1"]'))
    expect(card.locator(".mark.done")).to_have_count(len(GAMES[game]))


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        pytest.param("investo", "fr", (360, 740), marks=pytest.mark.long),
        pytest.param("rummy", "nl", (1440, 900), marks=pytest.mark.long),
        pytest.param("gin", "de", (768, 1024), marks=pytest.mark.long),  # offline they are walked through every time
    ],
)
def test_all_lessons_of_a_game(page: Page, game: str, language: str, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    speak(page, language)
    follow(page, "/")
    page.click("[data-do=learn]")
    learn(page, game)


def test_lessons_without_a_network(offline: Page) -> None:
    """Loaded once; then the network was cut and the page loaded again: all lessons of a game are played."""
    follow(offline, "/learn")
    learn(offline, "gin")


def test_a_lesson_by_keyboard(page: Page) -> None:
    """What was answered and what comes next get the focus: no mouse is needed."""
    page.set_viewport_size({"width": 1440, "height": 900})
    follow(page, "/learn/rummy/1")
    page.wait_for_selector(".game.rummy")
    page.focus('.rackzone [data-tile="k13"]')
    page.keyboard.press("Enter")
    page.focus("[data-main]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach .no")
    expect(page.locator(".coach .words")).to_be_focused()
    for tile in ("y4", "y5", "y6"):
        page.focus(f'.rackzone [data-tile="{tile}"]')
        page.keyboard.press("Enter")
    page.focus("button.drop")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.focus("[data-main]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=next-lesson]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/rummy/2")


def test_an_address_without_a_lesson_says_so(open_page: OpenPage) -> None:
    page = open_page("/learn/investo/11")
    page.click('main a[href="/learn"]')
    page.wait_for_selector(".games")


def test_axe_finds_nothing_and_no_text_overflows(page: Page) -> None:
    follow(page, "/learn")
    pupil = Pupil(page)
    page.wait_for_selector(".games")
    looks.check(page, "lesson-list")
    for game in GAMES:
        follow(page, f"/learn/{game}/1")
        page.wait_for_selector(f".game.{game}")
        pupil.wait("task")
        looks.check(page, f"lesson-{game}-task")
    follow(page, "/learn/investo/5")
    page.wait_for_selector(".game.investo")
    pupil.wait("task")
    pupil.invest("k13", 2)
    pupil.told_why()
    looks.check(page, "lesson-why")
    pupil.tap("b7")
    pupil.double(1, 3)
    pupil.press()
    pupil.wait("done")
    looks.check(page, "lesson-done")
