"""Somebody who takes lessons on the page, with a finger."""

import re

from playwright.sync_api import Page, expect

from tests.browser.engine import SLOW


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

    def begin(self) -> None:
        """Before the first lesson: what the game is about."""
        expect(self.page.locator("[data-aim] p")).to_have_text(re.compile(".{80}"))
        expect(self.page.locator("[data-aim]")).not_to_contain_text("lesson-")
        self.press("begin")

    # ---- ears

    def told_why(self) -> None:
        """A sentence says why not, and what was drafted lies where it was."""
        told = self.page.locator(".coach .no")
        expect(told).to_have_text(re.compile(".{21}"))
        expect(told).not_to_contain_text("lesson-")
        expect(self.page.locator(".coach")).to_have_attribute("data-stage", "task")
        expect(self.page.locator(".coach .task")).to_be_visible()  # what to do stays readable

    def wait(self, stage: str) -> None:
        coach = self.page.locator(f".coach[data-stage={stage}]")
        coach.wait_for(timeout=SLOW)
        expect(coach).not_to_contain_text("lesson-")
        if stage in ("so", "done"):
            expect(self.page.locator("[data-praise]")).not_to_contain_text("lesson-")

    def says(self, text: str) -> None:
        expect(self.page.locator("[data-praise]")).to_contain_text(text)

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
