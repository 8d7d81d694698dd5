"""Puzzles in a browser: every kind to its end, wrong and right, one without a network; looks and words."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.engine import SLOW
from tests.browser.pages import comes_to, follow, reload
from tilerummy.layout import Layout
from tilerummy.melds import Meld, MeldRules, show_code
from tilerummy.puzzles.daily import puzzle_of_day
from tilerummy.puzzles.hints import hint
from tilerummy.puzzles.judge import judge
from tilerummy.puzzles.ours import our_set
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.series import like, series_of_week
from tilerummy.puzzles.verify import part
from tilerummy.solver.solver import Solver
from tilerummy.tiles import Tiles

LYING = """() => [...document.querySelectorAll('.melds .meld')]
  .map((meld) => [...meld.querySelectorAll('[data-piece]')].map((tile) => [tile.dataset.piece, tile.dataset.tile]))"""
RACK = "() => [...document.querySelectorAll('.rack [data-piece]')].map((t) => [t.dataset.piece, t.dataset.tile])"


def plain(kind: str, level: int = 1) -> list[Puzzle]:
    """Without Stars: what these tests do with their hands is simple."""
    return [p for p in our_set().puzzles if (p.kind, p.level) == (kind, level) and "*" not in p.position]


def short_play(puzzle: Puzzle) -> str:
    """A play that is allowed and not the answer, or nothing."""
    table, rack = Layout.parse(part(puzzle, "table")), Tiles.parse(part(puzzle, "rack"))
    plays = [f"A {play.table}" for play in Solver(MeldRules()).several(table, rack, 4)]
    return next((play for play in plays if judge(puzzle, [play])[0].outcome == "wrong"), "")


def go(page: Page, name: str) -> None:
    follow(page, f"/puzzles/{name}")
    page.wait_for_selector(f"[data-puzzle={name}]", timeout=SLOW)


class Hands:
    """Lays a table tile by tile, as a finger would: choose a tile, then the place."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, piece: str) -> None:
        self.page.click(f"[data-piece='{piece}']")

    def lay(self, action: str) -> None:
        wanted = [[show_code(code) for code in meld.codes] for meld in Layout.parse(action.removeprefix("A ")).melds]
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

    def told(self, verdict: str) -> None:
        expect(self.page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict, timeout=SLOW)


def wait_right(page: Page) -> None:
    page.wait_for_selector("[data-verdict=right]", timeout=SLOW)
    expect(page.locator("[data-do=next]")).to_have_attribute("href", re.compile("/puzzles/."))


@pytest.mark.parametrize("kind", ["lay-all", "use-tile"])
def test_rummy_wrong_then_right(page: Page, kind: str) -> None:
    puzzle, wrong = next((p, found) for p in plain(kind) if (found := short_play(p)))
    go(page, puzzle.id)
    hands = Hands(page)
    page.click(".rack [data-piece] >> nth=0")  # one tile is no combination: the button says so
    page.click("button.drop")
    expect(page.locator("[data-main]")).to_have_attribute("aria-disabled", "true")
    page.click("[data-do=reset]")
    hands.lay(wrong)
    hands.confirm()
    hands.told("wrong")
    expect(page.locator("[data-verdict]")).to_contain_text("Allowed, but not the answer")
    page.click("[data-do=reset]")
    hands.lay(puzzle.answer[-1])
    hands.confirm()
    wait_right(page)
    comes_to(page, lambda: page.evaluate("(id) => id in JSON.parse(localStorage.puzzles).solved", puzzle.id), True)


def test_investo_wrong_then_right(page: Page) -> None:
    """I6: a row that cannot be taken is refused with the rule; the right one is taken and played."""
    puzzle = plain("which-investo", 2)[0]
    go(page, puzzle.id)
    hands = Hands(page)
    page.click(f"[data-row='{int(next(iter(puzzle.proof.others))[1:]) - 1}']")
    hands.confirm()
    hands.told("refused")
    page.click("[data-do=rule][data-rule=I6]")  # the clause is read without leaving the puzzle
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    row = int(puzzle.answer[0][1:]) - 1
    page.click(f"[data-row='{row}']")
    before = page.locator(".rack [data-piece]").count()
    hands.confirm()
    expect(page.locator(".rack [data-piece]")).to_have_count(before + 4)
    hands.lay(puzzle.answer[1])
    hands.confirm()
    wait_right(page)


def test_gin_wrong_then_right_then_next(page: Page) -> None:
    """G5"""
    puzzle = plain("which-discard")[0]
    go(page, puzzle.id)
    hands = Hands(page)
    tile = puzzle.answer[0].removeprefix("K ")
    other = next(name for name in part(puzzle, "rack").split() if name != tile)
    hands.tap(hands.find(other, set()))
    hands.confirm()
    hands.told("refused")
    expect(page.locator("[data-do=rule][data-rule=G5]")).to_have_count(1)
    hands.tap(hands.find(tile, set()))
    hands.confirm()
    wait_right(page)
    near = {other.id for other in like(puzzle)[:8]}  # the page has solved others of them, perhaps
    comes_to(page, lambda: str(page.get_attribute("[data-do=next]", "href")).removeprefix("/puzzles/") in near, True)
    page.click("[data-do=next]")
    page.wait_for_selector(f"[data-puzzle]:not([data-puzzle={puzzle.id}])")
    expect(page).to_have_url(re.compile("which-discard-"))


@pytest.mark.long
def test_tiles_are_dragged_as_at_the_table(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    go(page, plain("lay-all")[0].id)
    rack = page.locator(".rack [data-piece]")
    held = rack.count()
    page.drag_and_drop(".rack [data-piece] >> nth=0", "button.drop")
    expect(rack).to_have_count(held - 1)
    expect(page.locator(".meld.drafted")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(rack).to_have_count(held)


@pytest.mark.long
def test_answer_is_shown_in_steps_and_then_does_not_count(open_page: OpenPage) -> None:
    puzzle = plain("which-discard")[0]
    page = open_page("/puzzles")
    go(page, puzzle.id)
    page.click("[data-do=hints]")
    page.click("[data-do=answer]")
    expect(page.locator("[data-answer] li")).to_have_count(len(puzzle.proof.steps))
    page.keyboard.press("Escape")
    hands = Hands(page)
    hands.tap(hands.find(puzzle.answer[0].removeprefix("K "), set()))
    hands.confirm()
    wait_right(page)
    expect(page.locator("[data-verdict]")).to_contain_text("does not count")
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


def test_daily_puzzle_starts_a_streak_without_a_network(offline: Page) -> None:
    """The puzzle of a day, its end, and after a reload the streak, and what was chosen in the list."""
    page = offline
    page.clock.set_fixed_time("2026-01-16T12:00:00")  # its puzzle has no Star
    follow(page, "/puzzles/daily")
    page.wait_for_selector("[data-puzzle]", timeout=SLOW)
    expect(page.locator("header h1")).to_have_text(re.compile("16 January 2026|January 16, 2026"))
    solve(page, our_set().find(str(page.get_attribute("[data-puzzle]", "data-puzzle"))))
    listed(page)
    choose(page)
    reload(page)
    page.wait_for_selector("[data-streak='1']", timeout=SLOW)
    expect(page.locator("[data-day='2026-01-16']")).to_have_attribute("data-state", "own")
    expect(page.locator("[data-do=start]")).to_have_attribute("href", "/puzzles/which-investo-3-1")


def hints_seen(page: Page) -> int:
    return page.locator("[data-hint]").count()


def stars(page: Page) -> str:
    return str(page.locator(".top [data-stars]").get_attribute("data-stars"))


def begin_with(page: Page, kept: dict[str, Any]) -> None:
    """What an earlier visit left on the device."""
    listed(page)
    page.evaluate("(kept) => (localStorage.puzzles = JSON.stringify(kept))", kept)
    page.evaluate("() => dispatchEvent(new Event('storage'))")


@contextmanager
def at(page: Page, time: str) -> Iterator[None]:
    """Screens that are opened meanwhile have this time."""
    page.clock.set_fixed_time(time)
    follow(page, "/open")
    yield
    page.clock.set_system_time(datetime.now(UTC))
    follow(page, "/open")


def test_hints_come_in_grades_and_each_costs_a_star(page: Page) -> None:
    """With the keyboard alone; what was paid for is still there on another visit, and is not paid for again."""
    puzzle = plain("lay-all", 2)[0]
    begin_with(page, {})
    go(page, puzzle.id)
    assert stars(page) == "4"
    page.focus("[data-do=hints]")
    page.keyboard.press("Enter")
    for grade, left in ((1, "3"), (2, "2")):
        page.focus("[data-do=next-hint]")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"[data-hint='{grade}']", timeout=SLOW)
        expect(page.locator("dialog [data-stars]")).to_have_attribute("data-stars", left)
    told = page.locator("[data-hint]").all_inner_texts()
    value = hint(puzzle, 1)["params"]["value"]
    assert f"tiles with a {value}" in told[0]
    assert page.locator("[data-hint='2'] .tile").count() == len(Meld.parse(hint(puzzle, 2)["melds"][0]).codes)
    page.keyboard.press("Escape")
    listed(page)
    go(page, puzzle.id)
    assert stars(page) == "2"
    page.click("[data-do=hints]")
    comes_to(page, lambda: hints_seen(page), 2)
    page.click("[data-do=go-on]")
    solve(page, puzzle)
    assert stars(page) == "2"


def test_a_wrong_choice_costs_a_star_where_one_could_guess(page: Page) -> None:
    """Once for each; with the last star gone the puzzle does not count."""
    puzzle = plain("which-discard", 2)[1]
    begin_with(page, {})
    go(page, puzzle.id)
    hands = Hands(page)
    wrong = list(puzzle.proof.others)[:4]
    for number, action in enumerate([wrong[0], *wrong], 1):
        hands.tap(hands.find(action.removeprefix("K "), set()))
        hands.confirm()
        hands.told("refused")
        comes_to(page, lambda: stars(page), str(4 - max(1, number - 1)))
    solve(page, puzzle)
    expect(page.locator("[data-verdict]")).to_contain_text("does not count")
    expect(page.locator("[data-do=share]")).to_have_count(0)


def test_calendar_shows_the_days_and_leads_to_each(page: Page) -> None:
    kept = {"solved": {"a": "2026-02-01", "b": "2026-02-02"}, "last": "2026-02-02", "length": 2, "best": 2}
    kept |= {"days": {"2026-02-01": "a", "2026-02-02": "b"}, "ways": {"b": {"hints": 1}}}
    with at(page, "2026-02-03T17:48:00Z"):
        begin_with(page, kept)
        days = page.locator("[data-day]")
        expect(days).to_have_count(3)  # those to come are not linked
        assert [day.get_attribute("data-state") for day in days.all()] == ["own", "helped", "open"]
        expect(page.locator("[data-streak='2']")).to_have_count(1)
        expect(page.locator("[data-next]")).to_contain_text("6:12")
        page.click("[data-do=month-before]")
        expect(days).to_have_count(31)
        expect(page.locator("[data-calendar='2026-01-01']")).to_have_count(1)
        expect(page.locator("[data-do=month-before]")).to_have_attribute("aria-disabled", "true")  # nothing was before
        page.click("[data-day='2026-01-16']")
        puzzle = puzzle_of_day(our_set(), date(2026, 1, 16))
        page.wait_for_selector(f"[data-puzzle={puzzle.id}]", timeout=SLOW)
        solve(page, puzzle)
        listed(page)
        expect(page.locator("[data-streak='2']")).to_have_count(1)  # made up for, but not on its day
        page.click("[data-do=month-before]")
        expect(page.locator("[data-day='2026-01-16']")).to_have_attribute("data-state", "own")
        follow(page, "/puzzles/2026-02-04")
        expect(page.locator("[role=alert]")).to_contain_text("not out yet")


def test_series_of_the_week_opens_day_by_day(page: Page) -> None:
    week = series_of_week(date(2026, 11, 18))
    with at(page, "2026-11-18T12:00:00Z"):  # a Wednesday
        begin_with(page, {"solved": {week[0].id: "2026-11-16"}})
        links = page.locator("[data-series='1'] ol a")
        expect(links).to_have_count(3)
        expect(links.first).to_have_attribute("href", f"/puzzles/{week[0].id}")
        expect(page.locator("[data-do=series]")).to_have_attribute("href", f"/puzzles/{week[1].id}")


def test_picture_and_text_to_share_give_nothing_away(page: Page) -> None:
    puzzle = puzzle_of_day(our_set(), date(2026, 1, 16))
    with at(page, "2026-01-16T12:00:00Z"):
        begin_with(page, {"last": "2026-01-15", "length": 11, "best": 11, "ways": {puzzle.id: {"hints": 1, "back": 2}}})
        go_daily(page)
        solve(page, puzzle)
        page.click("[data-do=share]")
        page.wait_for_selector("[data-picture=ready]", timeout=SLOW)
        text = page.inner_text("[data-share-text]")
        assert "★★★☆" in text
        assert "12 in a row" in text
        assert text.endswith("/puzzles/2026-01-16")
        names = {name for action in puzzle.answer for name in re.findall(r"[bryk]\d+|\d+:[bryk]+", action)}
        assert not [name for name in names if name in text]
        looks.save_shared(page, "share-puzzle")


def go_daily(page: Page) -> None:
    follow(page, "/puzzles/daily")
    page.wait_for_selector("[data-puzzle]", timeout=SLOW)


def test_unknown_puzzle_is_told(page: Page) -> None:
    follow(page, "/puzzles/none-at-all")
    expect(page.locator("[role=alert]")).to_contain_text("none-at-all")


def choose(page: Page) -> None:
    """A kind and a level. A click on their words waits until they lie still: what is above them comes later."""
    page.click("label:has(input[value=which-investo])")
    page.click("label:has(input[name=level][value='3'])")
    expect(page.locator("[data-do=start]")).to_have_attribute("href", "/puzzles/which-investo-3-1")


# ---- looks


def listed(page: Page) -> None:
    follow(page, "/puzzles")
    page.wait_for_selector("[data-kinds]")


def wrong_take(page: Page) -> None:
    puzzle = plain("which-investo", 2)[0]
    go(page, puzzle.id)
    page.click(f"[data-row='{int(next(iter(puzzle.proof.others))[1:]) - 1}']")
    page.click('[data-main][aria-disabled="false"]')
    page.wait_for_selector("[data-verdict]")


def laying(page: Page) -> None:
    go(page, plain("use-tile", 3)[0].id)
    page.click(".rack [data-piece] >> nth=0")
    page.click("button.drop")
    expect(page.locator(".meld.drafted")).to_have_count(1)


def discarding(page: Page) -> None:
    puzzle = plain("which-discard", 2)[0]
    go(page, puzzle.id)
    solve(page, puzzle)


def answered(page: Page) -> None:
    go(page, plain("lay-all", 4)[0].id)
    page.click("[data-do=hints]")
    page.click("[data-do=answer]")
    page.wait_for_selector("[data-answer] li")


def hinted(page: Page) -> None:
    go(page, plain("use-tile", 4)[0].id)
    page.click("[data-do=hints]")
    for grade in (1, 2, 3):
        page.click("[data-do=next-hint]")
        page.wait_for_selector(f"[data-hint='{grade}']")


def shared(page: Page) -> None:
    puzzle = plain("which-discard", 3)[0]
    go(page, puzzle.id)
    solve(page, puzzle)
    page.click("[data-do=share]")
    page.wait_for_selector("[data-picture=ready]")


SCREENS = [listed, laying, wrong_take, discarding, answered, hinted, shared]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(page: Page, screen: Callable[[Page], None]) -> None:
    screen(page)
    looks.check(page, f"puzzles-{screen.__name__}")
