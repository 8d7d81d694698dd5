"""Matches on the device whose tab is killed, by SIGKILL to its process, at moments that chance gives.

What the page was told is noted as it is told: an answer to a move, an event. After every kill the log in the browser's
storage is read by itself: it has every event that the page had seen, as it had seen it, and none twice; it goes on from
there with at most the one move that was under way.
"""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser.pages import KNOWN, SITES, load
from tests.browser.players import GinPlayer, InvestoPlayer, Player, RummyPlayer
from tests.browser.site import Site
from tests.browser.tables import make

SLOW = 90_000  # milliseconds
LEAST, MOST = 0.1, 8.0  # seconds after the table is there: some moves long, whatever the machine does
LIVES = 12  # of a match: then another game has its turn
PLAYERS: dict[str, type[Player]] = {"investo": InvestoPlayer, "rummy": RummyPlayer, "gin": GinPlayer}
RULES = {"investo": "target=12", "rummy": "rounds=2", "gin": "rounds=2"}
Tell = Callable[[str], None]
COUNTED = ("kills", "matches", "moves", "confirmed", "events")

# Everything that goes over the lines of the worker, told to the test at once.
LISTEN = """{ const Own = Worker;
  window.Worker = class extends Own {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => data.t === 'frame' && window.noted('heard', data.text));
    }
    postMessage(data, ...rest) {
      if (data.t === 'send') window.noted('sent', data.text);
      super.postMessage(data, ...rest);
    }
  };
}"""

LOG = """(table) => new Promise((done, no) => {
  const asked = indexedDB.open('tilerummy');
  asked.onerror = () => no(asked.error);
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const rows = asked.result.transaction('events').objectStore('events').getAll(range);
    rows.onsuccess = () => (asked.result.close(), done(rows.result.map((row) => [row.seq, row.data])));
  };
})"""


class Heard:
    """What the page of a match was told, over all of its lives."""

    def __init__(self) -> None:
        self.sent: set[str] = set()  # moves, by the names of their messages
        self.done: set[str] = set()  # those that were confirmed
        self.seq = 0  # the last event that was told

    def note(self, how: str, text: str) -> None:
        message = json.loads(text)
        if how == "sent" and message["t"] == "act":
            self.sent.add(message["id"])
        elif message["t"] == "done" and message.get("id") in self.sent:
            self.done.add(message["id"])
        elif message["t"] == "event":
            self.seq = max(self.seq, message["seq"])


class Match:
    """One match, played in a tab that is killed again and again."""

    def __init__(self, browser: Browser, site: Site, luck: random.Random, game: str) -> None:
        self.browser, self.site, self.luck, self.game = browser, site, luck, game
        self.session = browser.new_browser_cdp_session()
        self.context: BrowserContext = browser.new_context(
            base_url=site.url, service_workers="block", reduced_motion="reduce"
        )
        SITES.add(self.context)
        self.context.add_init_script(KNOWN)
        self.context.add_init_script(LISTEN)
        self.heard = Heard()
        self.context.expose_binding("noted", lambda _, how, text: self.heard.note(how, text))
        self.log: list[list[Any]] = []
        page = self.page("/")
        self.table = make(page, game=game, seats=["person", "easy"], rules=RULES[game], start=True)
        page.close()

    def page(self, path: str) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(SLOW)
        load(page, path)
        return page

    def close(self) -> None:
        SITES.discard(self.context)
        self.context.close()

    def renderers(self) -> list[int]:
        """Of the browser that this test has started."""
        found = self.session.send("SystemInfo.getProcessInfo")["processInfo"]
        return [each["id"] for each in found if each["type"] == "renderer"]

    def live(self) -> bool:
        """One life: plays until the tab is killed. Whether the match is over."""
        page = self.page(f"/t/{self.table}")
        page.wait_for_selector(".game")
        self.check(page)
        timer = threading.Timer(self.luck.uniform(LEAST, MOST), kill, [self.renderers()])
        timer.start()
        page.set_default_timeout(5_000)  # a dead page answers nothing
        try:
            PLAYERS[self.game](page).play()
            return True
        except (Error, TimeoutError):
            return False
        finally:
            timer.join()
            page.close()

    def check(self, page: Page) -> None:
        """In a new tab: what the ones before it were told is in the log."""
        seq, done = self.heard.seq, set(self.heard.done)
        log = page.evaluate(LOG, self.table)
        numbers = [seq for seq, _ in log]
        assert numbers == list(range(numbers[0], numbers[0] + len(log))), numbers  # none missing, none twice
        assert log[: len(self.log)] == self.log  # what was there is there, as it was
        assert numbers[-1] >= seq, (numbers[-1], seq)  # nothing that was told is lost
        mine = [event["id"] for event in map(json.loads, (data for _, data in log)) if is_mine(event)]
        assert len(mine) == len(set(mine)), mine  # none twice
        assert done <= set(mine), done - set(mine)  # no confirmed one lost
        self.log = log


def kill(numbers: list[int]) -> None:
    for number in numbers:
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            pass


def is_mine(event: dict[str, Any]) -> bool:
    """A move, and by the person: it has the name that the page gave it."""
    return event.get("e") == "did" and event.get("seat") == 0 and "id" in event


def last_look(match: Match) -> None:
    page = match.page(f"/t/{match.table}")
    page.wait_for_selector(".game")
    match.check(page)


class Campaign:
    """Kills `kills` tabs, or as many as there is time for, shared out among the games, which take turns."""

    def __init__(self, kills: int, seed: int, minutes: float, games: Sequence[str], tell: Tell) -> None:
        self.kills, self.tell = kills, tell
        self.share = -(-kills // len(games))
        self.luck = random.Random(seed)
        self.counts = {game: dict.fromkeys(COUNTED, 0) for game in games}
        self.begun = time.monotonic()
        self.end = self.begun + 60 * minutes

    def left(self, game: str) -> int:
        done = sum(each["kills"] for each in self.counts.values())
        return min(self.kills - done, self.share - self.counts[game]["kills"])

    def run(self, browser: Browser, site: Site) -> None:
        while time.monotonic() < self.end:
            game = min(self.counts, key=lambda each: self.counts[each]["kills"])
            if self.left(game) <= 0:
                return
            match = Match(browser, site, self.luck, game)
            self.play(match, self.counts[game])
            match.close()

    def play(self, match: Match, counts: dict[str, int]) -> None:
        """Until it is over, or another game has its turn."""
        lives, over = LIVES, False
        while not over and lives and self.left(match.game) > 0 and time.monotonic() < self.end:
            over = match.live()
            counts["kills"] += not over
            lives -= 1
            told, seconds = len(match.heard.done), time.monotonic() - self.begun
            self.tell(f"{match.game}: {counts['kills']} kills, {told} moves confirmed, {seconds:.0f} s")
        last_look(match)
        counts["matches"] += 1
        counts["moves"] += len(match.heard.sent)
        counts["confirmed"] += len(match.heard.done)
        counts["events"] += len(match.log)


def campaign(
    browser: Browser,
    site: Site,
    kills: int,
    seed: int,
    minutes: float = 1e9,
    games: Sequence[str] = tuple(PLAYERS),
    tell: Tell = lambda _: None,
) -> dict[str, dict[str, int]]:
    """What was counted, by game."""
    found = Campaign(kills, seed, minutes, games, tell)
    found.run(browser, site)
    return found.counts
