"""Every screen of the page in every phase, for tools/screens.py: a name, and the way there from the start page."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import hard, screens, test_realtable_looks, test_review, test_story
from tests.browser.engine import SLOW
from tests.browser.pages import choose, follow, load
from tests.browser.realtable import enter_points
from tests.browser.staged import CROWDED, laying, stage
from tests.browser.tables import at_table, make

Show = Callable[[Page], None]
REFUSED = {"code": "refusal-take-not-honoured", "rule": "I11", "params": {"tiles": "b3 r9 k5 k13"}}


def then(show: Show, *clicks: str, wait: str = "") -> Show:
    """What comes after some taps."""

    def shown(page: Page) -> None:
        show(page)
        for css in clicks:
            page.locator(css).first.click()
        if wait:
            page.wait_for_selector(wait)

    return shown


def at(path: str, wait: str) -> Show:
    def show(page: Page) -> None:
        load(page, path)
        page.wait_for_selector(wait, timeout=SLOW)

    return show


def by_link(path: str, wait: str) -> Show:
    """Without a new page: the engine stays."""

    def show(page: Page) -> None:
        follow(page, path)
        page.wait_for_selector(wait, timeout=SLOW)

    return show


# ---- before and around a table


def returning(page: Page) -> None:
    """Three matches to go on with."""
    for game, bots in (("rummy", ["easy", "hard", "medium"]), ("investo", ["easy"]), ("gin", ["hard"])):
        make(page, game=game, seats=["person", *bots], name=hard.NAMES[0], start=True)
    load(page, "/")
    page.wait_for_selector("[data-do=go-on]")


def hosted(page: Page) -> str:
    clock = {"kind": "bank", "seconds": 600, "more": 10}
    rules = "opening=25 mixed=true"
    return make(page, game="rummy", seats=["person"] * 4, rules=rules, clock=clock, name=hard.NAMES[1])


def room(page: Page) -> None:
    load(page, f"/t/{hosted(page)}")
    page.wait_for_selector(".qr")


def invited(page: Page) -> None:
    """As somebody else sees it who has the link."""
    name = hosted(page)
    page.context.clear_cookies()
    load(page, f"/t/{name}")
    page.wait_for_selector("[data-do=join]")


def watching(page: Page) -> None:
    name = make(page, game="rummy", seats=["person", "easy", "easy"], name=hard.NAMES[1], start=True)
    page.context.clear_cookies()
    at_table(page, name)


def waiting(game: str, change: Any, count: int) -> Show:
    """Another is to move."""

    def show(page: Page) -> None:
        def changed(position: dict[str, Any]) -> None:
            change(position)
            position["view"].update(turn=1)
            position.update(options=[], play=False)

        stage(page, game, ["person", *["easy"] * (count - 1)], changed, whole=hard.among_people)

    return show


def told(game: str, change: Any, events: list[dict[str, Any]], count: int) -> Show:
    """Others have played since my last turn, with many tiles."""

    def whole(data: dict[str, Any]) -> None:
        hard.among_people(data)
        test_story.telling(events)(data)

    def show(page: Page) -> None:
        stage(page, game, ["person", *["easy"] * (count - 1)], change, whole=whole)
        page.wait_for_selector("[data-news]")

    return show


def listed(page: Page) -> None:
    """Public tables of every kind: own rules, a preset, hints for all, one to watch."""
    clock = {"kind": "bank", "seconds": 600, "more": 10}
    own = "opening=25 mixed=true ace=both rounds=8"
    make(page, game="rummy", seats=["person"] * 4, public=True, rules=own, clock=clock, name=hard.NAMES[0], hints=True)
    make(page, game="gin", seats=["person"] * 2, public=True, rules="classic-52", name=hard.NAMES[1])
    make(page, game="investo", seats=["person"] * 2, public=True, name="Bo")
    load(page, "/open")
    page.wait_for_selector("main li:nth-child(3)")


def unfolded(page: Page) -> None:
    """The list of presets is open."""
    screens.new_table(page)
    page.click("dialog [data-choice=presets] summary")


def changed_rules(page: Page) -> None:
    load(page, "/what")
    page.click("[data-do=single-rules]")
    choose(page, "ace", "both")


BEFORE: dict[str, Show] = {
    "start-first": screens.first,
    "start-returning": returning,
    "new-computer": screens.single_rules,
    "new-invite": screens.new_table,
    "new-presets": unfolded,
    "new-device": then(screens.start, "[data-do=device-rummy]", wait="dialog [data-choice]"),
    "room": room,
    "invited": invited,
    "open-tables": listed,
    "mine": screens.mine,
    "gone": screens.gone,
    "no-line": screens.no_line,
    "curtain": screens.curtain,
    "watching": watching,
}

# ---- Investo

DRAW = hard.seated("investo", hard.investo("draw", ["S"]))
CHOOSE = hard.investo("choose", ["T1", "T3", "I2 b1", "I4 b1"])
PLAY = hard.investo("play", [], must=["b3", "r9", "k5", "k13"])
RIVAL = "[data-do=reserve-theirs]"

INVESTO: dict[str, Show] = {
    "investo-draw": DRAW,
    "investo-tray": then(DRAW, RIVAL, "[data-tray] [data-steal] >> nth=3"),
    "investo-tray-20": then(hard.seated("investo", hard.investo("draw", ["S"], reserve=20)), RIVAL),
    "investo-choose": hard.seated("investo", CHOOSE),
    "investo-take": then(hard.seated("investo", CHOOSE), ".whole[data-row='0']"),
    "investo-play": hard.seated("investo", PLAY),
    "investo-draft": then(
        hard.seated("investo", PLAY), "[data-tile=b1]", "[data-tile=b9]", "[data-tile=y5]", "button.drop"
    ),
    "investo-refused": then(
        hard.seated("investo", PLAY, refusal=REFUSED), "[data-tile=b4]", ".table [data-tile=b5]", wait=".guide .rule"
    ),
    "investo-pot": hard.seated("investo", hard.investo("pot", ["I2 b1", "I4 b1", "X1.1 b4"])),
    "investo-to-reserve": hard.seated("investo", hard.investo("reserve", ["R b1", "R b4"])),
    "investo-back": then(hard.seated("investo", hard.investo("back", [], mine=10)), "[data-do=reserve-mine]"),
    "investo-waiting": waiting("investo", CHOOSE, 2),
    "investo-told": told("investo", test_story.investo, test_story.INVESTO, 2),
    "investo-end": hard.at_end("investo", hard.ended({"investos": [7, 3], "racks": [-9, 0]}, "out")),
    "investo-over": hard.at_end("investo", hard.ended({"investos": [7, 3], "racks": [-9, 0]}, "out", "over")),
}

# ---- Rummy

FEW = [["k4", "k5", "k6"], hard.RUN, ["b8", "r8", "y8", "k8"]]
FIRST = hard.rummy("choose", ["E b1"], FEW, opened=False)
EIGHTY = hard.rummy("choose", ["E b1"], CROWDED, rack=5)
WRONG = ['.rackzone [data-tile="b1"]', '.rackzone [data-tile="b9"]', '.rackzone [data-tile="r2"]']


ROUND = {"racks": [-81, 0, -40, -41], "won": [0, 162, 0, 0]}
LONG = [test_story.did(1, "A 5:kyr"), test_story.did(2, "A 5:kyr r4-13"), test_story.did(3, "E ?", "?")]
TOLD = told("rummy", test_story.rummy, LONG, 4)


RUMMY: dict[str, Show] = {
    "rummy-first": hard.seated("rummy", FIRST, 4),
    "rummy-first-draft": then(hard.seated("rummy", FIRST, 4), *WRONG, "button.drop"),
    "rummy-two": hard.seated("rummy", hard.rummy("choose", ["E b1"], FEW)),
    "rummy-80": hard.seated("rummy", EIGHTY, 4),
    "rummy-80-refused": then(hard.seated("rummy", EIGHTY, 4), *WRONG, "button.drop"),
    "rummy-80-zoomed": then(hard.seated("rummy", EIGHTY, 4), ".guide [aria-pressed=false]"),
    "rummy-lens": screens.crowded_table,
    "rummy-star": screens.star_choice,
    "rummy-long-rack": hard.seated("rummy", hard.rummy("choose", ["E b1"], FEW, rack=34), 4),
    "rummy-discard": hard.seated("rummy", hard.rummy("discard", ["D b1"], FEW), 4),
    "rummy-draw": hard.seated("rummy", hard.rummy("draw", ["S"], FEW), 4),
    "rummy-waiting": waiting("rummy", FIRST, 4),
    "rummy-hint": screens.hint_sheet,
    "rummy-hint-shown": screens.hint_on_table,
    "rummy-told": TOLD,
    "rummy-recall": then(TOLD, "[data-do=recall]", wait="dialog [data-recall]"),
    "rummy-menu": then(hard.seated("rummy", FIRST, 4), "[data-do=menu]", wait="dialog"),
    "rummy-end": hard.at_end("rummy", hard.ended(ROUND, "out", count=4), 4),
}

# ---- Gin-Rummy

TO_DISCARD = hard.seated("gin", hard.gin("discard", ["D r13", "D y11"], hard.HAND))
TO_GO_OUT = hard.seated("gin", hard.gin("discard", ["D r2", "K r2", "D r1", "K r1"], hard.OUT))
ENDED = hard.at_end("gin", hard.ended({"out": [0, 20], "least": [0, 32]}, "eight-nine"))
AMONG_FOUR = {"out": [0, 20, 0, 0], "least": [0, 132, 8, 9]}

GIN: dict[str, Show] = {
    "gin-offer": hard.seated("gin", hard.gin("offer", ["U", "P"], hard.HAND[:10])),
    "gin-draw": hard.seated("gin", hard.gin("draw", ["S", "U"], hard.HAND[:10])),
    "gin-discard": then(TO_DISCARD, ".rackzone [data-tile=r13]"),
    "gin-out": then(TO_GO_OUT, ".rackzone [data-tile=r2]"),
    "gin-lay": hard.seated("gin", laying),
    "gin-four": hard.seated("gin", hard.gin("draw", ["S", "U"], hard.HAND[:10]), 4),
    "gin-waiting": waiting("gin", hard.gin("draw", ["S", "U"], hard.HAND[:10]), 4),
    "gin-end": ENDED,
    "gin-looking": then(ENDED, "dialog [data-do=aside]", wait="[data-do=points]"),
    "gin-over-four": hard.at_end("gin", hard.ended(AMONG_FOUR, "eight-nine", "over", 4), 4),
}

# ---- after a match


def reviewed(page: Page) -> None:
    name = test_review.finished(page)
    page.route("**/api/**/review*", test_review.blunder)
    load(page, f"/t/{name}/m/1/review")
    test_review.ready(page)


AFTER: dict[str, Show] = {
    "replay": screens.replay,
    "replay-share": then(screens.replay, "[data-do=share]", wait="dialog"),
    "review": reviewed,
}

# ---- to learn, and beside a table of real tiles

LEARNING: dict[str, Show] = {
    "learn": by_link("/learn", "main li, main a"),
    "lesson-investo": by_link("/learn/investo/4", ".coach[data-stage]"),
    "lesson-rummy": by_link("/learn/rummy/2", ".coach[data-stage]"),
    "lesson-gin": by_link("/learn/gin/2", ".coach[data-stage]"),
    "puzzles": by_link("/puzzles", "main li, main a"),
    "puzzle": by_link("/puzzles/daily", ".game"),
}
BOOKS: dict[str, Show] = {
    "rules": at("/rules", "main li"),
    "rules-rummy": then(at("/rules/rummy", "article"), "summary"),
}


def long_sheet(page: Page) -> None:
    """Four players with long names, and rounds of large sums."""
    load(page, "/sheet")
    page.click("[data-do=add-player]")
    page.click("[data-do=add-player]")
    for seat, name in enumerate(hard.NAMES):
        page.locator(".name input").nth(seat).fill(name)
    page.click("[data-do=start-sheet]")
    for points in ([-110, -205, 423, -108], [-33, 118, -49, -36]):
        enter_points(page, points)


REAL: dict[str, Show] = {
    "sheet-new": test_realtable_looks.new_screen,
    "sheet": long_sheet,
    "sheet-round": then(long_sheet, "[data-do=enter-round]", wait="dialog"),
    "sheet-tiles": test_realtable_looks.round_screen,
    "sheet-investo": test_realtable_looks.investo_round,
    "referee": test_realtable_looks.referee_screen,
    "referee-gin": test_realtable_looks.gin_referee,
    "what": test_realtable_looks.what_screen,
    "what-rules": changed_rules,
}

# Those that need the engine share a page that keeps it.
WITH_ENGINE = set(LEARNING)
SCREENS: dict[str, Show] = {**BEFORE, **INVESTO, **RUMMY, **GIN, **AFTER, **LEARNING, **BOOKS, **REAL}
