"""axe finds nothing on any screen, light and dark; no text runs out of its box at 360 px in any language."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.players import GinPlayer, InvestoPlayer, RummyPlayer
from tests.browser.tables import make, sit

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# Texts that are wider or higher than the box they are in; what may be cut on purpose ends in an ellipsis.
OVERFLOWING = """() => [...document.querySelectorAll('button, a, p, h1, h2, h3, li, span, small, b, label, td, th')]
.filter((e) => {
  if (!e.checkVisibility() || e.closest('.vh, .sprite, svg, .fan, .ghost, .pile')) return false;
  if (!e.textContent.trim() || getComputedStyle(e).textOverflow === 'ellipsis') return false;
  if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline') return true;
  const box = e.getBoundingClientRect();
  return box.right > innerWidth + 1 || box.left < -1;
}).map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 60)}`)"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def start(page: Page) -> None:
    page.wait_for_selector(".cards")


def new_table(page: Page) -> None:
    page.click("[data-do=invite-rummy]")
    page.wait_for_selector("dialog select")


def room(page: Page) -> None:
    page.goto("/t/" + make(page, game="rummy", seats=["person"] * 3, start=True))
    page.wait_for_selector(".qr")


def investo(page: Page) -> None:
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: player.moves > 14 and seen["step"] in (1, 2) and len(seen["rack"]) > 3)
    for piece in player.look()["rack"][:2]:
        player.piece(piece["id"])
    page.click("button.drop")
    player.piece(player.look()["rack"][0]["id"])


def rummy(page: Page) -> None:
    sit(page, "rummy", ["greedy", "greedy", "greedy"], "opening=0")
    player = RummyPlayer(page)
    player.play(until=lambda seen: player.moves > 6 and seen["drop"])


def gin(page: Page) -> None:
    sit(page, "gin", ["greedy"])
    player = GinPlayer(page)
    player.play(until=lambda seen: player.moves > 3 and seen["step"] == 0)


def menu(page: Page) -> None:
    sit(page, "investo", ["greedy"])
    page.click("[data-do=menu]")
    page.wait_for_selector("dialog [data-command]")


def round_end(page: Page) -> None:
    sit(page, "gin", ["greedy"], "rounds=1")
    GinPlayer(page).play()


def gone(page: Page) -> None:
    page.goto("/t/nothing-here")
    page.wait_for_selector("main a[href='/']")


def curtain(page: Page) -> None:
    page.goto("/t/" + make(page, game="gin", seats=["person", "person"], own=2, start=True))
    page.wait_for_selector(".game, [data-do=look]")
    player = GinPlayer(page)
    player.play(until=lambda seen: seen["curtain"])


def mine(page: Page) -> None:
    make(page, game="gin", seats=["person", "greedy"], start=True)
    page.goto("/mine")
    page.wait_for_selector("main li")


SCREENS = [start, new_table, room, investo, rummy, gin, menu, round_end, gone, curtain, mine]


# Every language once, every screen in both themes.
LOOKS = [("en-GB", "light"), ("fr-FR", "dark"), ("nl-NL", "light"), ("de-DE", "dark")]


@pytest.mark.parametrize(("language", "colours"), LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(
    open_page: OpenPage, pictures: Path, screen: Callable[[Page], None], language: str, colours: str
) -> None:
    page = open_page(language=language, color_scheme=colours, bypass_csp=True)
    screen(page)
    page.screenshot(path=pictures / f"{screen.__name__}-{language[:2]}-{colours}.png")
    assert page.evaluate(OVERFLOWING) == []
    assert not page.evaluate(WIDER)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []
