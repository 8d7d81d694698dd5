"""How still a table of Rummy lies while bots play: what they leave alone must stay where it is on the screen.

The page is the real one, the bots are the server's; what the server tells is handed on one event at a time, and before
and after each of them every combination is looked at.
"""

from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.relay import Relay
from tests.browser.tables import at_table, make

RULES = "classic opening=0 hand=20 rounds=100"
BOTS = ["greedy", "greedy", "greedy"]
MANY = 40  # tiles on the table: then a turn counts
PIXEL = 1.0

# Each combination: its pieces, its tiles, and where on the felt it is seen.
LYING = """() => { const felt = document.querySelector('.table').getBoundingClientRect();
  return [...document.querySelectorAll('.table .meld')].map((meld) => {
    const tiles = [...meld.querySelectorAll('[data-piece]')], box = meld.getBoundingClientRect();
    return { ids: tiles.map((tile) => tile.dataset.piece).join(), tiles: tiles.map((tile) => tile.dataset.tile),
      box: [box.left - felt.left, box.top - felt.top, box.width, box.height] }; }); }"""
SHOWN = """(wanted) => { const key = (melds) => melds.map((meld) => meld.join()).sort().join(';');
  const tiles = (meld) => [...meld.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile);
  return key([...document.querySelectorAll('.table .meld')].map(tiles)) === key(wanted)
    && document.querySelector('.table').getAnimations({ subtree: true }).length === 0; }"""
Meld = dict[str, Any]


@dataclass
class Figure:
    turns: int = 0
    untouched: int = 0
    moved: int = 0
    grown: int = 0  # combinations that got more tiles and lost none
    jumped: int = 0  # those of them that went to another line for it

    def __str__(self) -> str:
        share = self.moved / max(1, self.untouched)
        return (
            f"{self.turns} bot turns: {self.moved} of {self.untouched} untouched combinations moved ({share:.1%}), "
            f"{self.jumped} of {self.grown} that grew went to another line"
        )


class Pace(Relay):
    """Events are held back until they are asked for."""

    def __init__(self, page: Page) -> None:
        self.held: deque[dict[str, Any]] = deque()
        super().__init__(page)

    def told(self, data: dict[str, Any]) -> None:
        if data["t"] == "welcome":  # tells all that has happened so far
            self.held = deque(event for event in self.held if event["seq"] > data["seq"])
        if data["t"] == "event":
            self.held.append(data)
        else:
            self.send(data)

    def hand_on(self) -> dict[str, Any]:
        """The next event; nothing if a welcome has told it meanwhile."""
        told = self.held.popleft() if self.held else {}
        if told:
            self.send(told)
        return told


def stillness(page: Page, turns: int) -> Figure:
    """Sits down at a table with three bots and lets them play so many turns with a full table; draws in its own."""
    pace = Pace(page)
    name = make(page, game="rummy", seats=["person", *BOTS], rules=RULES, start=True)
    at_table(page, name)
    figure = Figure()
    while figure.turns < turns:
        if pace.held:
            watch(page, pace, figure)
        else:
            go_on(page)
    return figure


def watch(page: Page, pace: Pace, figure: Figure) -> None:
    before: list[Meld] = page.evaluate(LYING)
    told = pace.hand_on()
    table = (told.get("position") or {}).get("view", {}).get("table")
    if table is None:
        return
    page.wait_for_function(SHOWN, arg=table)
    by_a_bot = told["event"]["what"] == "did" and told["event"].get("seat") != 0
    if by_a_bot and sum(len(meld["tiles"]) for meld in before) >= MANY:
        count(before, page.evaluate(LYING), figure)


def count(before: list[Meld], after: list[Meld], figure: Figure) -> None:
    """Of two alike one may be used up: then it is the other that still lies where it lay."""
    figure.turns += 1
    left = list(after)
    gone = [old for old in before if not stays(left, old)]
    moved = [old for old in gone if taken(left, old)]
    figure.untouched += len(before) - len(gone) + len(moved)
    figure.moved += len(moved)
    for old in (one for one in gone if one not in moved):
        grow(old, left, figure)


def grow(old: Meld, after: list[Meld], figure: Figure) -> None:
    """The tiles that lay there are all in one combination now, and it has more."""
    grown = [new for new in after if not Counter(old["tiles"]) - Counter(new["tiles"])]
    if grown:
        figure.grown += 1
        figure.jumped += all(abs(float(new["box"][1]) - float(old["box"][1])) > PIXEL for new in grown)


def stays(left: list[Meld], old: Meld) -> bool:
    for new in left:
        if new["tiles"] == old["tiles"] and apart(old, new) <= PIXEL:
            left.remove(new)
            return True
    return False


def taken(left: list[Meld], old: Meld) -> bool:
    """The same combination elsewhere: the same pieces, else the same tiles."""
    for name in ("ids", "tiles"):
        for new in left:
            if new[name] == old[name]:
                left.remove(new)
                return True
    return False


def apart(old: Meld, new: Meld) -> float:
    return max(abs(float(a) - float(b)) for a, b in zip(old["box"], new["box"], strict=True))


def go_on(page: Page) -> None:
    """The next round, my turn (a tile is drawn), or some patience."""
    for css in (
        "dialog [data-do=next]",
        '.game:has(.score.now) [data-main][aria-disabled="false"]:not([aria-busy="true"])',
    ):
        if page.locator(css).count():
            page.locator(css).first.click()
            break
    page.wait_for_timeout(20)
