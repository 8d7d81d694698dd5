"""Positions to look at: a real table whose first message is changed on its way to the page."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.tables import at_table, make

Change = Callable[[dict[str, Any]], None]
HUSHED = ("event", "present")  # a bot may have gone on, and who is said to sit there is not connected
REASONS = [{"code": "nothing-better", "params": {}}]
EXPECTED = [(4, 1), (3, 2), (-1, 1)]  # points and their range, of the moves that a hint names


def named(hint: str) -> list[dict[str, Any]]:
    """The moves of a hint, with a semicolon between two; the second cannot be told apart from the first."""
    found = []
    for number, (action, (points, band)) in enumerate(zip(hint.split("; "), EXPECTED, strict=False)):
        expected = {"points": points, "low": points - band, "high": points + band}
        same = {"win": None, "ahead": points, "worth": points}
        found.append({"action": action, **same, "alike": number == 1, "expected": expected})
    return found


def forget_moves(welcome: dict[str, Any]) -> None:
    """What a bot may have done before the page came: it would be told as news of a position it did not lead to."""
    welcome["missed"] = [told for told in welcome["missed"] if told["event"]["what"] != "did"]


class Staged:
    """One connection of the page to a table that is shown as a test wants it."""

    def __init__(self, line: WebSocketRoute, play: "Play") -> None:
        self.line = line
        self.play = play
        self.server = line.connect_to_server()
        self.shown: dict[str, Any] = {}
        self.server.on_message(self.tell)
        line.on_message(self.ask)

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def tell(self, message: str | bytes) -> None:
        data = json.loads(message)
        if data["t"] == "welcome":
            forget_moves(data)
            self.play.change(data["position"])
            if self.play.whole is not None:
                self.play.whole(data)
            self.shown.update(position=data["position"], seq=data["seq"], table=data["table"])
        if data["t"] not in HUSHED:
            self.send(**data)

    def ask(self, message: str | bytes) -> None:
        data = json.loads(message)
        if data["t"] == "check":
            refusal = self.play.refusal
            answer = {"t": "done", "seq": 0} if refusal is None else {"t": "refused", **refusal}
            self.send(**answer, id=data["id"])
        elif data["t"] == "hint" and self.play.hint:
            self.send(t="hinted", id=data["id"], considered=named(self.play.hint), reasons=REASONS, measure="points")
        elif data["t"] == "act":  # to the real table it would mean nothing
            self.play.moves.append(data["a"])
            self.send(t="done", id=data["id"], seq=self.shown["seq"] + 1)
            self.move(data["a"])
        else:
            self.server.send(message)

    def move(self, action: str) -> None:
        if self.play.after is None:
            return
        self.play.after(self.shown["position"])
        did = {"what": "did", "seat": 0, "do": action, "luck": ""}
        news = {**self.shown, "seq": self.shown["seq"] + 1, "event": did}
        if self.play.also is not None:
            self.play.also(news)
        self.send(t="event", at=0, **news)


@dataclass
class Play:
    """What is shown and answered, and the moves that were made."""

    change: Change
    hint: str
    after: Change | None
    refusal: dict[str, Any] | None
    whole: Change | None
    also: Change | None
    moves: list[str] = field(default_factory=list)


def stage(
    page: Page,
    game: str,
    seats: list[str],
    change: Change,
    hint: str = "",
    after: Change | None = None,
    rules: str = "",
    refusal: dict[str, Any] | None = None,
    whole: Change | None = None,
    also: Change | None = None,
) -> list[str]:
    """Show a table of one's own as `change` makes its position. Whatever is checked there is called legal, or answered
    by `refusal`; `hint` is what a hint says, and a move leads to what `after` makes of the position; `whole` changes
    all that is told at first, `also` what is told with a move. The moves made are in what is returned.
    """
    name = make(page, game=game, seats=seats, rules=rules, start=True)
    play = Play(change, hint, after, refusal, whole, also)

    def connect(line: WebSocketRoute) -> None:
        Staged(line, play)

    page.route_web_socket(lambda url: "/ws/" in url, connect)
    at_table(page, name)
    return play.moves


CROWDED = [
    *[[f"{colour}{value}" for value in range(first, first + 4)] for first in (1, 5, 9) for colour in "bryk"],
    *[[f"{colour}{value}" for colour in "bryk"] for value in range(2, 10)],
]


def crowded(position: dict[str, Any]) -> None:
    """Rummy with eighty tiles on the table, my turn."""
    view = position["view"]
    view.update(table=CROWDED, turn=0, step="choose")
    view["sides"][0].update(rack=["b13", "r13", "y13", "k1", "*"], size=5, opened=True, plays=3)
    position.update(options=["E b13"], play=True)


def starry(position: dict[str, Any]) -> None:
    """Rummy with two tiles and a Star on the rack that make a run either way."""
    view = position["view"]
    view.update(table=[["b1", "b2", "b3"], ["k8", "r8", "y8"]], turn=0, step="choose")
    view["sides"][0].update(rack=["r4", "r5", "*", "k13"], size=4, opened=True, plays=1)
    position.update(options=["E r4"], play=True)


def laying(position: dict[str, Any]) -> None:
    """Gin-Rummy: the other has gone out, it is for me to lay down."""
    view = position["view"]
    lying = [["r5", "r6", "r7"], ["b9", "r9", "y9"], ["k1", "k2", "k3"]]
    view.update(step="lay", turn=0, out=1, table=[{"owner": 1, "tiles": tiles} for tiles in lying])
    rack = ["b2", "b3", "b4", "y6", "k6", "r8", "k9", "y1", "y2", "y3"]
    view["sides"][0].update(rack=rack, size=10)
    position.update(options=["L b2-4 y1-3 r5-7+r8 9:bry+k9"], play=True)


def holding_a_run(position: dict[str, Any]) -> None:
    """Investo: a tile is drawn, it is for me to lay or to invest."""
    view = position["view"]
    view.update(step="choose", turn=0, table=[["b1", "b2", "b3"]])
    view["sides"][0].update(rack=["r5", "k1", "r6", "y9", "r7"], size=5)
    position.update(options=["I1 k1"], play=True)


def run_laid(position: dict[str, Any]) -> None:
    position["view"]["table"].append(["r5", "r6", "r7"])
    position["view"]["sides"][0].update(rack=["k1", "y9"], size=2)
