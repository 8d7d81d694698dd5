"""Somebody who plays by clicking: sees only what the page shows, and plays simply."""

import json
import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import Hands, Mouse

LOOK = """() => {
  const piece = (e) => ({ id: e.dataset.piece, tile: e.dataset.tile });
  const tiles = (root) => [...root.querySelectorAll('[data-piece]')].map(piece);
  const open = (css) => [...document.querySelectorAll(css)].filter((e) => e.getAttribute('aria-disabled') !== 'true');
  const one = (css) => document.querySelector(css);
  const main = one('[data-main]');
  const steps = [...document.querySelectorAll('.steps li')];
  return {
    over: one('dialog [data-do=next]') !== null,
    final: one('dialog a[href*="/m/"]') !== null,
    curtain: one('[data-do=look]') !== null,
    ready: main !== null && main.getAttribute('aria-disabled') !== 'true',
    label: main ? main.textContent.trim() : '',
    busy: main !== null && main.getAttribute('aria-busy') === 'true',
    waiting: one('.say') !== null && steps.every((e) => !e.hasAttribute('aria-current')),
    step: steps.findIndex((e) => e.hasAttribute('aria-current')),
    rack: one('.rackzone') ? tiles(one('.rackzone')) : [],
    melds: [...document.querySelectorAll('.table .meld')].map(tiles),
    rows: open('.whole').map((e) => e.dataset.row),
    back: Number(one('[data-do=reserve-mine].can:not([data-drop])')?.dataset.tiles ?? 0),
    theirs: one('[data-do=reserve-theirs].can') !== null,
    takes: open('.takebox').map((e) => e.dataset.do),
    drop: one('button.drop') !== null,
    mine: one('.score.now') !== null && one('.score.now') === one('.score'),
    due: one('[data-due]') !== null,
    laying: one('.laid') !== null,
  };
}"""

Seen = dict[str, Any]
PATIENCE = 280.0
BASE = (12.0, 40.0)  # in a row of the pot: on its base tile


def split(tile: str) -> tuple[str, int]:
    return tile[0], int(tile[1:])


def find_run(rack: list[dict[str, str]]) -> list[str]:
    """Ids of the longest run of one colour on the rack."""
    best: list[str] = []
    for colour in "bryk":
        mine = {int(piece["tile"][1:]): piece["id"] for piece in rack if piece["tile"][0] == colour}
        for first in mine:
            run = [first]
            while run[-1] + 1 in mine:
                run.append(run[-1] + 1)
            if len(run) >= 3 and len(run) > len(best):
                best = [mine[value] for value in run]
    return best


def find_series(rack: list[dict[str, str]]) -> list[str]:
    for value in range(13, 0, -1):
        mine = {piece["tile"][0]: piece["id"] for piece in rack if piece["tile"][1:] == str(value)}
        if len(mine) >= 3:
            return list(mine.values())
    return []


def find_addition(rack: list[dict[str, str]], melds: list[list[dict[str, str]]]) -> tuple[str, str] | None:
    """A tile of the rack and one of a run it goes on."""
    for meld in melds:
        tiles = [piece["tile"] for piece in meld]
        if any(tile[0] == "*" for tile in tiles) or len({tile[0] for tile in tiles}) > 1:
            continue
        colour, first = split(tiles[0])
        last = int(tiles[-1][1:])
        for piece in rack:
            if piece["tile"] in (f"{colour}{first - 1}", f"{colour}{last + 1}"):
                return piece["id"], meld[0]["id"]
    return None


class Player:
    """Plays on until the match is over; `moves` says how often something was touched, `carried` how often dragged.

    It drags the first `drags` times it lays something, and taps from then on.
    """

    def __init__(self, page: Page, drags: int = 0, hands: Hands | None = None) -> None:
        self.page = page
        self.drags = drags
        self.hands = hands or Mouse(page)
        self.moves = 0
        self.carried = 0

    @property
    def drag(self) -> bool:
        return self.carried < self.drags

    def look(self) -> Seen:
        found: Seen = self.page.evaluate(LOOK)
        return found

    def click(self, css: str, at: tuple[float, float] | None = None) -> None:
        self.hands.tap(css, at)
        self.moves += 1

    def carry(self, css: str, to: str, at: tuple[float, float] | None = None) -> None:
        self.hands.carry(css, to, at)
        self.moves += 1
        self.carried += 1

    def piece(self, name: str) -> None:
        self.click(f'[data-piece="{name}"]')

    def confirm(self) -> None:
        """Press the lit button once the server has said that the draft is legal."""
        self.page.wait_for_selector('[data-main][aria-disabled="false"]')
        before = self.look()
        changed = "(old) => JSON.stringify((" + LOOK + ")()) !== old"
        self.click("[data-main]")
        self.page.wait_for_function(changed, arg=_json(before))
        if self.page.locator("[data-main].asked").count():  # what ends a round is asked once more
            before = self.look()
            self.click("[data-main]")
            self.page.wait_for_function(changed, arg=_json(before))

    def lay(self, pieces: list[str], onto: str | None) -> None:
        """Choose the tiles and put them down: onto a tile of the table, or as a new combination."""
        self.put(pieces, onto)
        self.confirm()

    def put(self, pieces: list[str], onto: str | None) -> None:
        to = f'[data-piece="{onto}"]' if onto else "button.drop"
        drag = self.drag
        for name in pieces if len(pieces) > 1 or not drag else []:
            self.piece(name)
        if drag:
            self.carry(f'[data-piece="{pieces[0]}"]', to)
        else:
            self.click(to)

    def play(self, until: Any = None) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look()
            if seen["over"] and seen["final"]:
                return
            if until is not None and until(seen):
                return
            if seen["over"]:
                self.click("[data-do=next]")
                self.page.wait_for_selector("[data-do=next]", state="detached")
            elif seen["curtain"]:
                self.click("[data-do=look]")
                self.page.wait_for_selector("[data-do=look]", state="detached")
            elif seen["busy"] or not self.turn(seen):
                self.page.wait_for_timeout(30)
        raise TimeoutError(f"{self.look()}")

    def turn(self, seen: Seen) -> bool:
        """Do one thing; False if there is nothing to do."""
        raise NotImplementedError


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class InvestoPlayer(Player):
    """Takes every Investo it can; where it does not see how to play on, it asks for a hint and follows it."""

    takes = 0
    stolen = 0

    def turn(self, seen: Seen) -> bool:
        if seen["back"]:
            return self.take_back(seen)
        if len(seen["rack"]) > 10 and seen["step"] < 0 and seen["mine"]:
            return self.to_reserve(seen)
        if seen["step"] == 0 and seen["theirs"] and self.stolen == 0:
            return self.steal()
        if seen["step"] == 0 and seen["ready"]:
            self.confirm()
            return True
        if seen["step"] == 1 and seen["rows"]:
            return self.take_investo(seen["rows"][0])
        if seen["due"]:
            return self.follow_hint()
        if seen["step"] in (1, 2) and seen["drop"] and self.lay_something(seen):
            return True
        if seen["step"] in (1, 2, 3):
            return self.to_pot(seen)
        return False

    def take_investo(self, row: str) -> bool:
        self.click(f'.whole[data-row="{row}"]', BASE)
        self.confirm()
        self.takes += 1
        return True

    def follow_hint(self) -> bool:
        self.click("[data-do=hint]")
        self.page.wait_for_selector("dialog [data-do=follow]")
        self.click("dialog [data-do=follow]")
        self.confirm()
        self.page.wait_for_selector("[data-due]", state="detached")
        return True

    def steal(self) -> bool:
        """The first time it may, so that every match has it: open, choose, confirm."""
        self.click("[data-do=reserve-theirs]")
        self.click("[data-steal]")
        self.page.wait_for_selector("[data-steal][aria-pressed=true]")
        self.confirm()
        self.stolen += 1
        return True

    def take_back(self, seen: Seen) -> bool:
        if not seen["ready"]:
            self.click("[data-do=reserve-mine]")
        for place in range(seen["back"]):
            if self.look()["ready"]:
                break
            self.click(f"[data-tray] li:nth-child({place + 1}) [data-back]")
        self.confirm()
        return True

    def to_reserve(self, seen: Seen) -> bool:
        for piece in seen["rack"]:
            if self.look()["ready"]:
                break
            self.piece(piece["id"])
        self.confirm()
        return True

    def lay_something(self, seen: Seen) -> bool:
        run = find_run(seen["rack"])
        if run:
            self.lay(run, None)
            return True
        found = find_addition(seen["rack"], seen["melds"])
        if found:
            self.lay([found[0]], found[1])
            return True
        return False

    def to_pot(self, seen: Seen) -> bool:
        if seen["ready"]:
            self.confirm()
            return True
        for piece in seen["rack"]:
            self.piece(piece["id"])
            rows = self.look()["rows"]
            if rows and self.drag:
                self.carry(f'[data-piece="{piece["id"]}"]', f'.whole[data-row="{rows[0]}"]', BASE)
            elif rows:
                self.click(f'.whole[data-row="{rows[0]}"]', BASE)
            if rows:
                self.confirm()
                return True
            self.piece(piece["id"])
        return False


class RummyPlayer(Player):
    """Lays series and sequences of the rack once they reach the opening, else exchanges its highest tile."""

    def turn(self, seen: Seen) -> bool:
        if not seen["drop"] or not seen["rack"]:
            return False
        natural = [piece for piece in seen["rack"] if piece["tile"] != "*"]
        left, melds = list(natural), []
        while True:
            found = find_run(left) or find_series(left)
            if not found:
                break
            melds.append(found)
            left = [piece for piece in left if piece["id"] not in found]
        if melds and self.try_melds(melds):
            return True
        found_one = find_addition(natural, seen["melds"])
        if found_one and not melds and self.try_addition(*found_one):
            return True
        self.give(natural or seen["rack"])
        return True

    def try_melds(self, melds: list[list[str]]) -> bool:
        for meld in melds:
            self.put(meld, None)
        return self.confirm_or_reset()

    def try_addition(self, name: str, onto: str) -> bool:
        self.put([name], onto)
        return self.confirm_or_reset()

    def confirm_or_reset(self) -> bool:
        """The button is lit as soon as the server has agreed; a reason in it means no.

        Before the tile has landed it is lit too, for exchanging that tile: so wait for the draft first.
        """
        self.page.wait_for_selector("[data-do=reset]:not([aria-disabled=true])")
        settled = "() => document.querySelector('[data-main][aria-disabled=false], [data-main][data-wrong]') !== null"
        self.page.wait_for_function(settled)
        if self.look()["ready"]:
            self.confirm()
            return True
        self.click("[data-do=reset]")
        return False

    def give(self, rack: list[dict[str, str]]) -> None:
        highest = max(rack, key=lambda piece: int(piece["tile"][1:] or 0))
        self.piece(highest["id"])
        self.confirm()


class GinPlayer(Player):
    """Draws, discards its highest tile left over, goes out when the page says it can."""

    def turn(self, seen: Seen) -> bool:
        if seen["laying"] and seen["ready"]:
            self.confirm()
            return True
        if seen["step"] == 0 and seen["takes"]:
            if seen["ready"]:  # petit gin, or going out before taking
                self.confirm()
                return True
            before = _json(seen)
            self.click(f"[data-do={seen['takes'][0]}]")
            self.page.wait_for_function("(old) => JSON.stringify((" + LOOK + ")()) !== old", arg=before)
            return True
        if seen["step"] == 1:
            if not seen["ready"]:
                loose = self.page.evaluate(
                    "() => [...document.querySelectorAll('.grp:last-child [data-piece]')]"
                    ".map((e) => ({ id: e.dataset.piece, tile: e.dataset.tile }))"
                )
                self.piece(max(loose, key=lambda piece: int(piece["tile"][1:]))["id"])
            self.confirm()
            return True
        return False
