"""Every screen of the page, each a way to get there from the start page."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.pages import choose, follow, load
from tests.browser.players import GinPlayer, InvestoPlayer, RummyPlayer
from tests.browser.staged import crowded, laying, stage, starry
from tests.browser.tables import at_table, make, sit

# Tables that took long to get where they are, by screen and server: the next visitor of a test takes the seat over.
Played = tuple[str, list[Any]]
PLAYED: dict[tuple[str, str], Played] = {}


def once(page: Page, screen: str, play: Callable[[], str]) -> str:
    """The id of a table played to where it is needed: by `play` the first time, then as it was left."""
    origin = page.url.split("/", 3)[2]
    if (origin, screen) in PLAYED:
        name, cookies = PLAYED[origin, screen]
        page.context.add_cookies(cookies)
        at_table(page, name)
        return name
    name = play()
    PLAYED[origin, screen] = (name, page.context.cookies())
    return name


def start(page: Page) -> None:
    page.wait_for_selector(".cards")


def first(page: Page) -> None:
    """Nobody has played here, and nobody has said that they know the rules."""
    page.evaluate("() => localStorage.removeItem('known')")
    follow(page, "/open")
    page.wait_for_selector(".cards", state="detached")
    follow(page, "/")
    page.wait_for_selector("[data-do=guided-gin]")


def new_table(page: Page) -> None:
    page.click("[data-do=invite-rummy]")
    page.wait_for_selector("dialog [data-choice]")


def room(page: Page) -> None:
    load(page, "/t/" + make(page, game="rummy", seats=["person"] * 3, start=True))
    page.wait_for_selector(".qr")


def investo(page: Page) -> None:
    player = InvestoPlayer(page)

    def play() -> str:
        name = sit(page, "investo", ["greedy"])
        player.play(until=lambda seen: player.moves > 14 and seen["step"] in (1, 2) and len(seen["rack"]) > 3)
        return name

    once(page, "investo", play)
    for piece in player.look()["rack"][:2]:
        player.piece(piece["id"])
    page.click("button.drop")
    player.piece(player.look()["rack"][0]["id"])


def rummy(page: Page) -> None:
    def play() -> str:
        name = sit(page, "rummy", ["greedy", "greedy", "greedy"], "opening=0")
        player = RummyPlayer(page)
        player.play(until=lambda seen: player.moves > 6 and seen["drop"])
        return name

    once(page, "rummy", play)


def gin(page: Page) -> None:
    def play() -> str:
        name = sit(page, "gin", ["greedy"])
        player = GinPlayer(page)
        player.play(until=lambda seen: player.moves > 3 and seen["step"] == 0)
        return name

    once(page, "gin", play)


def menu(page: Page) -> None:
    sit(page, "investo", ["greedy"])
    page.click("[data-do=menu]")
    page.wait_for_selector("dialog [data-command]")


def finished(page: Page) -> str:
    def play() -> str:
        name = sit(page, "gin", ["greedy"], "rounds=1")
        GinPlayer(page).play()
        return name

    return once(page, "finished", play)


def round_end(page: Page) -> None:
    finished(page)
    page.wait_for_selector("dialog .sheet")


def gone(page: Page) -> None:
    load(page, "/t/nothing-here")
    page.wait_for_selector("main a[href='/']")


def curtain(page: Page) -> None:
    load(page, "/t/" + make(page, game="gin", seats=["person", "person"], own=2, start=True))
    page.wait_for_selector(".game, [data-do=look]")
    player = GinPlayer(page)
    player.play(until=lambda seen: seen["curtain"])


def mine(page: Page) -> None:
    make(page, game="gin", seats=["person", "greedy"], start=True)
    load(page, "/mine")
    page.wait_for_selector("main li")


def single_rules(page: Page) -> None:
    """All options of a game's rules; Gin-Rummy has most."""
    page.click("[data-do=options-gin]")
    page.click("dialog [data-do=single-rules]")
    choose(page, "knock", "start")


def open_tables(page: Page) -> None:
    make(page, game="rummy", seats=["person"] * 4, public=True, name="Wilhelmina-Charlotte")
    load(page, "/open")
    page.wait_for_selector("main li")


def replay(page: Page) -> None:
    name = finished(page)
    load(page, f"/t/{name}/m/1?at=8")
    page.wait_for_selector(".player")


def crowded_table(page: Page) -> None:
    stage(page, "rummy", ["person", "greedy", "greedy"], crowded)
    page.click(".table .tile >> nth=5", button="right")
    page.wait_for_selector("[data-lens]")


def star_choice(page: Page) -> None:
    stage(page, "rummy", ["person", "greedy"], starry)
    for tile in ("r4", "r5", "*"):
        page.click(f'.rackzone [data-tile="{tile}"]')
    page.click("button.drop")
    page.click('.table [data-tile^="*"]')
    page.wait_for_selector("[data-star]")


def hint_sheet(page: Page) -> None:
    stage(page, "rummy", ["person", "greedy"], starry, hint=f"{STARRY}; E b4; E k13")
    page.click("[data-do=hint]")
    page.wait_for_selector("[data-do=show]")


def hint_on_table(page: Page) -> None:
    hint_sheet(page)
    page.click("[data-do=show]")
    page.wait_for_selector("[data-walk]")


STARRY = "A b1-3 8:kry [r4 r5 *r6]"


def lay_down(page: Page) -> None:
    stage(page, "gin", ["person", "greedy"], laying)
    page.wait_for_selector(".laid .is-draft")


def old_version(page: Page) -> None:
    """The server speaks a later protocol than the page."""
    name = make(page, game="gin", seats=["person", "greedy"], start=True)

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(str(text).replace('"protocol":1', '"protocol":99')))

    page.route_web_socket(lambda url: "/ws/" in url, connect)
    load(page, f"/t/{name}")
    page.wait_for_selector("main.trouble button")


def no_line(page: Page) -> None:
    """The table is known, and then the connection goes."""
    name = make(page, game="gin", seats=["person", "greedy"], start=True)
    page.route_web_socket(lambda url: "/ws/" in url, lambda line: line.close())
    load(page, f"/t/{name}")
    page.wait_for_selector("main.trouble h1")
