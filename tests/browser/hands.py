"""Ways to act on a page: mouse, finger, keyboard. A player is given one and uses nothing else."""

import time
from typing import Protocol

from playwright.sync_api import CDPSession, Page

PATIENCE = 15.0
ABOVE = 28  # the page holds dragged tiles this much above a finger


class Hands(Protocol):
    page: Page

    def tap(self, css: str, at: tuple[float, float] | None = None) -> None: ...
    def carry(self, css: str, to: str, at: tuple[float, float] | None = None) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, css: str, at: tuple[float, float] | None = None) -> None:
        place = self.page.locator(css).first
        place.click() if at is None else place.click(position={"x": at[0], "y": at[1]})

    def carry(self, css: str, to: str, at: tuple[float, float] | None = None) -> None:
        start, end = middle(self.page, css), middle(self.page, to, at)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
        self.page.mouse.move(*end, steps=3)
        self.page.mouse.up()


class Finger:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def tap(self, css: str, at: tuple[float, float] | None = None) -> None:
        place = self.page.locator(css).first
        place.tap() if at is None else place.tap(position={"x": at[0], "y": at[1]})

    def carry(self, css: str, to: str, at: tuple[float, float] | None = None) -> None:
        start, end = middle(self.page, css), middle(self.page, to, at)
        self.touch("touchStart", start)
        for step in range(1, 7):
            x, y = (start[i] + (end[i] - start[i]) * step / 6 for i in (0, 1))
            self.touch("touchMove", (x, y + ABOVE * step / 6))
        # The finger rests before it is lifted: lifted in full swing it would be a fling, and the next tap only its end.
        self.page.wait_for_timeout(150)
        self.touch("touchMove", (end[0], end[1] + ABOVE))
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def touch(self, kind: str, at: tuple[float, float]) -> None:
        point = {"x": at[0], "y": at[1], "id": 1, "radiusX": 8, "radiusY": 8, "force": 1}
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


# How often Tab leads from the element that has the focus to the wanted one; negative: Shift+Tab.
WAY = """(css) => {
  const root = document.querySelector('dialog[open]') ?? document;
  const all = [...root.querySelectorAll('a[href], button, input, select, summary')]
    .filter((e) => e.checkVisibility() && e.tabIndex >= 0 && !e.disabled);
  const [from, to] = [all.indexOf(document.activeElement), all.findIndex((e) => e.matches(css))];
  return to < 0 ? null : from < 0 ? to + 1 : to - from;
}"""


class Keys:
    """Tab and Enter; to lay a tile is to choose it and then the place."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, css: str, at: tuple[float, float] | None = None) -> None:
        self.reach(css)
        self.page.keyboard.press("Enter")

    def reach(self, css: str) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.page.evaluate("(css) => document.activeElement?.matches(css) ?? false", css):
                return
            way = self.page.evaluate(WAY, css)
            for _ in range(abs(way or 1)):
                self.page.keyboard.press("Tab" if (way or 1) > 0 else "Shift+Tab")
        raise TimeoutError(f"Tab does not lead to {css}")

    def carry(self, css: str, to: str, at: tuple[float, float] | None = None) -> None:
        self.tap(css)
        self.tap(to)


# Where a thing is once it has not moved for two frames.
RESTING = """(element) => new Promise((done) => {
  element.scrollIntoView({ block: 'nearest' });
  const box = () => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
  let before = [];
  const look = (still) => {
    const now = box();
    const same = now.every((value, i) => value === before[i]) && now[2] > 0;
    before = now;
    if (same && still > 0) done(now);
    else requestAnimationFrame(() => look(same ? still + 1 : 0));
  };
  look(0);
})"""


def middle(page: Page, css: str, at: tuple[float, float] | None = None) -> tuple[float, float]:
    """Where a thing is once it no longer moves; `at` counts from its corner."""
    x, y, width, height = page.locator(css).first.evaluate(RESTING)
    dx, dy = at or (width / 2, height / 2)
    return x + dx, y + dy
