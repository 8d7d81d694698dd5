"""Hard positions to look at: long names, clocks, long runs, full reserves, every step of every game."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.staged import CROWDED, Change, stage

# As long as a name may be.
NAMES = ["Großmutter Hildegard Abt", "Maximiliane-Charlotte II", "Jean-Baptiste Delacroixs", "Wilhelmina van der Meere"]
RUN = [f"r{value}" for value in range(1, 14)]
RACK = ["b1", "b4", "b9", "r2", "r3", "y5", "y9", "y13", "k2", "k6", "k7", "k12"]
RESERVE = [f"{colour}{value}" for value in range(1, 7) for colour in "kyrb"]
POT = [[["b3"], ["r9"], ["k5"]], [["y1", "y2"], ["b12"]], [["k13"], ["r4"], ["y8"]], []]


def among_people(data: dict[str, Any]) -> None:
    """Everybody has a name of 24 characters, and there is a clock with a bank of time."""
    table = data["table"]
    for seat, info in enumerate(table["seats"]):
        info.update(bot="", name=NAMES[seat % 4], taken=True)
    data["present"] = [True for _ in table["seats"]]
    table["clock"] = {"kind": "bank", "seconds": 900, "more": 10}
    now = int(time.time() * 1000)
    data["clock"] = {"deadline": now + 754_000, "bank": [754_000 for _ in table["seats"]]}
    table["match"]["sheet"] = [[-112 + 37 * seat for seat in range(len(table["seats"]))]]


def investo(step: str, options: list[str], must: list[str] | None = None, reserve: int = 10, mine: int = 3) -> Change:
    """My turn at this step: a run of 13 on the table, rows that can be taken, a reserve of ten."""

    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        table = [RUN, ["k4", "k5", "k6"], ["b5", "b6", "b7", "b8"], ["y10", "y11", "y12"]]
        view.update(turn=0, step=step, table=table, pot=POT, bases=[True] * 4, full=[True, False, True, False])
        view.update(worth=[4, 0, 3, 0], must=must or [], stock=31)
        rack = RACK[: 12 if step == "reserve" else 8]  # two too many
        view["sides"][0].update(rack=rack, size=len(rack), reserve=RESERVE[:mine], total=14)
        view["sides"][1].update(size=12, reserve=RESERVE[mine : mine + reserve], total=-12)
        takes = [f"V {tile}" for tile in RESERVE[mine : mine + reserve]] if step == "draw" else []
        backs = [f"B {tile}" for tile in RESERVE[:mine]] if step == "back" else []
        position.update(options=[*options, *takes, *backs], play=step in ("choose", "play"))

    return change


def rummy(step: str, options: list[str], table: list[list[str]], opened: bool = True, rack: int = 12) -> Change:
    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(turn=0, step=step, table=table, stock=47)
        tiles = [*RACK, *CROWDED[12], *CROWDED[13], *RUN, "*", "*"][:rack]
        view["sides"][0].update(rack=tiles, size=len(tiles), opened=opened, plays=int(opened))
        for side in view["sides"][1:]:
            side.update(size=14, opened=False)
        position.update(options=options, play=step == "choose")

    return change


def gin(step: str, options: list[str], hand: list[str], turn: int = 0, discard: str | None = "b9") -> Change:
    def change(position: dict[str, Any]) -> None:
        view = position["view"]
        view.update(turn=turn, step=step, discard=discard, stock=61)
        view["sides"][0].update(rack=hand, size=len(hand))
        position.update(options=options, play=False)

    return change


HAND = ["b2", "b3", "b4", "y6", "k6", "r6", "k9", "y1", "y2", "y11", "r13"]
OUT = ["b2", "b3", "b4", "y6", "k6", "r6", "k1", "k2", "k3", "r1", "r2"]


def seated(game: str, change: Change, count: int = 2, **more: Any) -> Callable[[Page], None]:
    """The way to a table in this position, with people of long names around it."""

    def show(page: Page) -> None:
        stage(page, game, ["person", *["easy"] * (count - 1)], change, whole=among_people, **more)

    return show


def ended(parts: dict[str, list[int]], reason: str, phase: str = "pause", count: int = 2) -> Change:
    """All that is told at the end of a round, or of a match."""
    points = [sum(each) for each in zip(*parts.values(), strict=True)]

    def whole(data: dict[str, Any]) -> None:
        among_people(data)
        data["position"]["view"]["step"] = "over"
        for side in data["position"]["view"]["sides"]:
            side.update(rack=RACK[:9], size=9, counts=[5] * 9)
            if "reserve" in side:
                side.update(reserve=RESERVE[:5], reserve_counts=[1] * 5)
        match = data["table"]["match"]
        match["sheet"] = [*[[-112 + 61 * seat for seat in range(count)]] * 3, points]
        data["table"]["phase"] = phase
        if phase == "over":
            match.update(winners=[1], seed="00")
        data["score"] = {"points": points, "reason": reason, "parts": parts, "who": 1, "terms": {}}

    return whole


def at_end(game: str, whole: Change, count: int = 2) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        stage(page, game, ["person", *["easy"] * (count - 1)], lambda _: None, whole=whole)
        page.wait_for_selector("dialog [data-do=next]")

    return show
