"""Puzzles in a browser: every kind to its end, wrong and right, one without a network; looks and words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import OpenPage
from tests.browser.serving import Server
from tests.browser.test_access import AXE, FEW_LOOKS, OVERFLOWING, WIDER
from tilerummy.melds import MeldRules, show_code
from tilerummy.puzzles.judge import judge
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import part
from tilerummy.solver.solver import Solver
from tilerummy.table import Table
from tilerummy.tiles import Tiles

SLOW = 90_000  # milliseconds: Python starts in a worker, and this machine may be busy
LYING = """() => [...document.querySelectorAll('.melds .meld')]
  .map((meld) => [...meld.querySelectorAll('[data-piece]')].map((tile) => [tile.dataset.piece, tile.dataset.tile]))"""
RACK = "() => [...document.querySelectorAll('.rack [data-piece]')].map((t) => [t.dataset.piece, t.dataset.tile])"


def plain(kind: str, level: int = 1) -> list[Puzzle]:
    """Without Stars: what these tests do with their hands is simple."""
    return [p for p in our_set().puzzles if (p.kind, p.level) == (kind, level) and "*" not in p.position]


def short_play(puzzle: Puzzle) -> str:
    """A play that is allowed and not the answer, or nothing."""
    table, rack = Table.parse(part(puzzle, "table")), Tiles.parse(part(puzzle, "rack"))
    plays = [f"A {play.table}" for play in Solver(MeldRules()).several(table, rack, 4)]
    return next((play for play in plays if judge(puzzle, [play])[0].outcome == "wrong"), "")


def go(page: Page, name: str) -> None:
    """As a link within the page would: the engine, once started, stays."""
    page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", f"/puzzles/{name}"
    )
    page.wait_for_selector(f"[data-puzzle={name}]", timeout=SLOW)


class Hands:
    """Lays a table tile by tile, as a finger would: choose a tile, then the place."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, piece: str) -> None:
        self.page.click(f"[data-piece='{piece}']")

    def lay(self, action: str) -> None:
        wanted = [[show_code(code) for code in meld.codes] for meld in Table.parse(action.removeprefix("A ")).melds]
        done: set[str] = set()
        for meld in self.page.evaluate(LYING):
            tiles = sorted(tile for _, tile in meld)
            same = next((some for some in wanted if sorted(some) == tiles), None)
            if same is not None:
                wanted.remove(same)
                done |= {piece for piece, _ in meld}
        for tiles in wanted:
            self.build(tiles, done)

    def build(self, tiles: list[str], done: set[str]) -> None:
        first = ""
        for tile in tiles:
            piece = self.find(tile, done)
            self.tap(piece)
            if first:
                self.tap(first)
            else:
                self.page.click("button.drop")
                first = piece
            done.add(piece)

    def find(self, tile: str, done: set[str]) -> str:
        pieces = [pair for meld in self.page.evaluate(LYING) for pair in meld] + self.page.evaluate(RACK)
        return next(str(piece) for piece, kind in pieces if kind == tile and piece not in done)

    def confirm(self) -> None:
        self.page.wait_for_selector("[data-main][aria-disabled=false]", timeout=SLOW)
        self.page.click("[data-main]")

    def verdict(self) -> str:
        self.page.wait_for_selector("[data-verdict]", timeout=SLOW)
        return str(self.page.get_attribute("[data-verdict]", "data-verdict"))


def wait_right(page: Page) -> None:
    page.wait_for_selector("[data-verdict=right]", timeout=SLOW)
    assert page.get_attribute("[data-do=next]", "href")


@pytest.mark.parametrize("kind", ["lay-all", "use-tile"])
def test_rummy_wrong_then_right(open_page: OpenPage, kind: str) -> None:
    puzzle, wrong = next((p, found) for p in plain(kind) if (found := short_play(p)))
    page = open_page("/puzzles")
    go(page, puzzle.id)
    hands = Hands(page)
    page.click(".rack [data-piece] >> nth=0")  # one tile is no combination: the button says so
    page.click("button.drop")
    assert page.get_attribute("[data-main]", "aria-disabled") == "true"
    page.click("[data-do=reset]")
    hands.lay(wrong)
    hands.confirm()
    assert hands.verdict() == "wrong"
    assert "Allowed, but not the answer" in page.inner_text("[data-verdict]")
    page.click("[data-do=reset]")
    hands.lay(puzzle.answer[-1])
    hands.confirm()
    wait_right(page)
    assert page.evaluate("(id) => id in JSON.parse(localStorage.puzzles).solved", puzzle.id)


def test_investo_wrong_then_right(open_page: OpenPage) -> None:
    """I6: a row that cannot be taken is refused with the rule; the right one is taken and played."""
    puzzle = plain("which-investo", 2)[0]
    page = open_page("/puzzles")
    go(page, puzzle.id)
    hands = Hands(page)
    page.click(f"[data-row='{int(next(iter(puzzle.proof.others))[1:]) - 1}']")
    hands.confirm()
    assert hands.verdict() == "refused"
    page.click("[data-do=rule][data-rule=I6]")  # the clause is read without leaving the puzzle
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    row = int(puzzle.answer[0][1:]) - 1
    page.click(f"[data-row='{row}']")
    before = page.locator(".rack [data-piece]").count()
    hands.confirm()
    page.wait_for_function("(n) => document.querySelectorAll('.rack [data-piece]').length === n", arg=before + 4)
    hands.lay(puzzle.answer[1])
    hands.confirm()
    wait_right(page)


def test_gin_wrong_then_right_then_next(open_page: OpenPage) -> None:
    """G5"""
    puzzle = plain("which-discard")[0]
    page = open_page("/puzzles")
    go(page, puzzle.id)
    hands = Hands(page)
    tile = puzzle.answer[0].removeprefix("K ")
    other = next(name for name in part(puzzle, "rack").split() if name != tile)
    hands.tap(hands.find(other, set()))
    hands.confirm()
    assert hands.verdict() == "refused"
    assert page.locator("[data-do=rule][data-rule=G5]").count() == 1
    hands.tap(hands.find(tile, set()))
    hands.confirm()
    wait_right(page)
    page.click("[data-do=next]")
    page.wait_for_selector(f"[data-puzzle]:not([data-puzzle={puzzle.id}])")
    assert "which-discard-1-" in page.url


@pytest.mark.long
def test_tiles_are_dragged_as_at_the_table(open_page: OpenPage) -> None:
    page = open_page("/puzzles", size=(1280, 800))
    go(page, plain("lay-all")[0].id)
    rack = page.locator(".rack [data-piece]").count()
    page.drag_and_drop(".rack [data-piece] >> nth=0", "button.drop")
    assert page.locator(".rack [data-piece]").count() == rack - 1
    assert page.locator(".meld.drafted").count() == 1
    page.keyboard.press("Control+z")
    assert page.locator(".rack [data-piece]").count() == rack


@pytest.mark.long
def test_answer_is_shown_in_steps_and_then_does_not_count(open_page: OpenPage) -> None:
    puzzle = plain("which-discard")[0]
    page = open_page("/puzzles")
    go(page, puzzle.id)
    page.click("[data-do=answer]")
    page.wait_for_selector("[data-answer] li")
    assert page.locator("[data-answer] li").count() == len(puzzle.proof.steps)
    page.keyboard.press("Escape")
    hands = Hands(page)
    hands.tap(hands.find(puzzle.answer[0].removeprefix("K "), set()))
    hands.confirm()
    wait_right(page)
    assert "does not count" in page.inner_text("[data-verdict]")
    assert page.evaluate("() => Object.keys(JSON.parse(localStorage.puzzles).solved)") == []


def solve(page: Page, puzzle: Puzzle) -> None:
    hands = Hands(page)
    for action in puzzle.answer:
        if action.startswith("T"):
            page.click(f"[data-row='{int(action[1:]) - 1}']")
        elif action.startswith("K"):
            hands.tap(hands.find(action.removeprefix("K "), set()))
        else:
            hands.lay(action)
        hands.confirm()
    wait_right(page)


def test_daily_puzzle_starts_a_streak_without_a_network(browser: Browser, server: Server) -> None:
    """Loaded once, then offline: the list, the puzzle of a day, its end, and the streak after a reload."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 740})
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.clock.set_fixed_time("2026-01-16T12:00:00")  # its puzzle has no Star
    page.goto("/puzzles")
    page.wait_for_selector("[data-kinds]", timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(1000)
    context.set_offline(True)
    page.goto("/puzzles/daily")
    page.wait_for_selector("[data-puzzle]", timeout=SLOW)
    assert "January 2026" in page.inner_text("header h1") or "January 16, 2026" in page.inner_text("header h1")
    solve(page, our_set().find(str(page.get_attribute("[data-puzzle]", "data-puzzle"))))
    page.goto("/puzzles")
    page.wait_for_selector("[data-streak='1']", timeout=SLOW)
    context.close()


def test_unknown_puzzle_is_told(open_page: OpenPage) -> None:
    page = open_page("/puzzles/none-at-all")
    page.wait_for_selector("[role=alert]", timeout=SLOW)
    assert "none-at-all" in page.inner_text("[role=alert]")


def test_kind_and_level_are_chosen_and_kept(open_page: OpenPage) -> None:
    page = open_page("/puzzles")
    page.wait_for_selector("[data-kinds]", timeout=SLOW)
    page.check("input[value=which-investo]", force=True)
    page.check("input[name=level][value='3']", force=True)
    assert page.get_attribute("[data-do=start]", "href") == "/puzzles/which-investo-3-1"
    page.reload()
    page.wait_for_selector("[data-kinds]", timeout=SLOW)
    assert page.get_attribute("[data-do=start]", "href") == "/puzzles/which-investo-3-1"


# ---- looks


def listed(page: Page) -> None:
    page.wait_for_selector("[data-kinds]", timeout=SLOW)


def wrong_take(page: Page) -> None:
    puzzle = plain("which-investo", 2)[0]
    go(page, puzzle.id)
    page.click(f"[data-row='{int(next(iter(puzzle.proof.others))[1:]) - 1}']")
    page.click("[data-main]")
    page.wait_for_selector("[data-verdict]")


def laying(page: Page) -> None:
    go(page, plain("use-tile", 3)[0].id)
    page.click(".rack [data-piece] >> nth=0")
    page.click("button.drop")


def discarding(page: Page) -> None:
    puzzle = plain("which-discard", 2)[0]
    go(page, puzzle.id)
    solve(page, puzzle)


def answered(page: Page) -> None:
    go(page, plain("lay-all", 4)[0].id)
    page.click("[data-do=answer]")
    page.wait_for_selector("[data-answer] li")


SCREENS = [listed, laying, wrong_take, discarding, answered]


@pytest.mark.parametrize(("language", "colours"), FEW_LOOKS)
def test_axe_finds_nothing_and_no_text_overflows(
    open_page: OpenPage, pictures: Path, language: str, colours: str
) -> None:
    """One page for all screens: the engine takes its time to start."""
    page = open_page("/puzzles", language=language, color_scheme=colours, reduced_motion="reduce", bypass_csp=True)
    found: dict[str, Any] = {}
    for screen in SCREENS:
        found |= looked_at(page, pictures, screen, f"{language[:2]}-{colours}")
    assert found == {}


def looked_at(page: Page, pictures: Path, screen: Callable[[Page], None], name: str) -> dict[str, Any]:
    screen(page)
    page.wait_for_timeout(150)
    page.screenshot(path=pictures / f"puzzles-{screen.__name__}-{name}.png")
    found: list[Any] = [*page.evaluate(OVERFLOWING), *(["wider"] if page.evaluate(WIDER) else [])]
    page.add_script_tag(path=AXE)
    violations = page.evaluate("() => axe.run().then((result) => result.violations)")
    found += [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in violations]
    return {screen.__name__: found} if found else {}
