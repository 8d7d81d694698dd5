"""Somebody who has never heard of the game: does what the coach points at, and plays simply once it is silent."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.players import GinPlayer, InvestoPlayer, Player, RummyPlayer, Seen

# What the coach says, and where the first thing is that it points at: it has a ring, and nothing lies over it.
NEXT = """() => {
  const bubble = document.querySelector('[data-coach]:not(.unplaced)');
  if (!bubble) return null;
  const spots = bubble.dataset.spots ? [...document.querySelectorAll(bubble.dataset.spots)] : [];
  const [it] = spots.filter((e) => e.checkVisibility());
  it?.scrollIntoView({ block: 'nearest' });
  const box = it?.getBoundingClientRect();
  const at = box && { x: box.x + (it.matches('.row') ? 14 : box.width / 2), y: box.y + box.height * 0.6 };
  const hit = at && document.elementFromPoint(at.x, at.y);
  return {
    tone: bubble.dataset.coach,
    word: bubble.dataset.word,
    text: bubble.querySelector('p').textContent,
    ring: it ? getComputedStyle(it).outlineStyle === 'dotted' : false,
    free: Boolean(hit && (it.contains(hit) || hit.contains(it))),
    at: at ?? null,
  };
}"""
# Whatever a touch may change.
STATE = """() => JSON.stringify([document.querySelector('[data-coach]')?.dataset.word,
  ...['[data-main]', '.rackzone', '.pot', '.opp', 'dialog'].map((css) => document.querySelector(css)?.outerHTML)])"""

GONE = "(old) => document.querySelector('[data-coach]')?.dataset.word !== old"


class Newcomer:
    """Mixed into a player. `followed`: touches where the coach pointed; `heard`: all it said."""

    page: Page

    def begin(self) -> None:
        self.followed = 0
        self.heard: list[str] = []

    def follow(self) -> bool:
        found = self.page.evaluate(NEXT)
        if found is None:
            return self.waits()
        if found["text"] not in self.heard:
            self.heard.append(found["text"])
        if found["tone"] == "fact":
            self.page.click("[data-do=coach-ok]")
            self.page.wait_for_function(GONE, arg=found["word"])
            return True
        if found["tone"] == "wrong":  # what the simple player tried; it goes on by itself
            self.page.click("[data-do=coach-close]")
            return True
        if found["at"] is None:
            return False
        if not found["free"]:  # the bubble goes out of the way of what unfolds
            self.page.wait_for_function(f"() => ({NEXT})()?.free !== false")
            return True
        return self.touch(found)

    def waits(self) -> bool:
        """There may be something to hear soon."""
        if self.page.locator("[data-silent]").count():
            return False
        self.page.wait_for_timeout(30)
        return True

    def touch(self, found: dict[str, Any]) -> bool:
        assert found["ring"], found
        before = self.page.evaluate(STATE)
        self.page.mouse.click(found["at"]["x"], found["at"]["y"])
        self.page.wait_for_function(f"(old) => ({STATE})() !== old", arg=before)
        self.followed += 1
        return True


class InvestoNewcomer(Newcomer, InvestoPlayer):
    def turn(self, seen: Seen) -> bool:
        return self.follow() or super().turn(seen)


class RummyNewcomer(Newcomer, RummyPlayer):
    def turn(self, seen: Seen) -> bool:
        return self.follow() or super().turn(seen)


class GinNewcomer(Newcomer, GinPlayer):
    def turn(self, seen: Seen) -> bool:
        return self.follow() or super().turn(seen)


NEWCOMERS: dict[str, type[Player]] = {"investo": InvestoNewcomer, "rummy": RummyNewcomer, "gin": GinNewcomer}
