"""How a pupil plays every lesson: first what is wrong, which is answered by why, then what leads on."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.engine import SLOW
from tests.browser.pages import load
from tests.browser.pupil import Pupil

Step = Callable[[Pupil], None]

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
    "investo": [invest, take, run, draw, double, reserve, full, end, example_a, example_b],
    "rummy": [sequence, series, opening, exchange, star, swap, rearrange, out],
    "gin": [turn, stock, eight_nine, petit, grand, lay],
}


def learn(page: Page, game: str) -> None:
    """From the list of lessons through all of a game, back to the list."""
    page.click(f"[data-do=learn-{game}]")
    pupil = Pupil(page)
    for number, step in enumerate(GAMES[game], 1):
        page.wait_for_url(f"**/learn/{game}/{number}")
        if number == 1:
            pupil.begin()
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
