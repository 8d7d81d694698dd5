"""Several people, several devices, and connections that come and go."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.players import PATIENCE, GinPlayer, InvestoPlayer, Player, RummyPlayer, Seen
from tests.browser.serving import Server
from tests.browser.tables import make, sit


def invited(open_page: OpenPage, game: str, rules: dict[str, str] | None = None) -> tuple[Page, Page, str]:
    """Two visitors at a table: one made it with rules of its own choice, the other came by its link."""
    host = open_page(language="en-GB")
    host.click(f"[data-do=invite-{game}]")
    host.wait_for_selector("dialog select")
    host.fill("dialog input[type=text]", "Ada")
    for option, value in (rules or {}).items():
        host.click("dialog details:not([open]) summary")
        host.fill(f"dialog [data-option={option}]", value)
    host.click("dialog [type=submit]")
    link = host.locator("[data-link]").input_value()
    path = link[link.index("/t/") :]
    guest = open_page(path, language="nl-NL")
    guest.fill("input[type=text]", "Bram")
    guest.click("[data-do=join]")
    for page in (host, guest):
        page.wait_for_selector(".game")
    return host, guest, path


def take_turns(players: list[Player]) -> None:
    """Whoever can do something does it, until the match is over for everybody."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = [player.look() for player in players]
        if all(one["over"] and one["final"] for one in seen):
            return
        pairs = [(player, one) for player, one in zip(players, seen, strict=True) if not (one["over"] or one["busy"])]
        if not any([player.turn(one) for player, one in pairs]):
            players[0].page.wait_for_timeout(30)
    raise TimeoutError(str([player.look() for player in players]))


def test_two_browsers_by_invite_link(open_page: OpenPage) -> None:
    """A whole match."""
    host, guest, _ = invited(open_page, "gin", {"rounds": "1"})
    players: list[Player] = [GinPlayer(host), GinPlayer(guest)]
    take_turns(players)
    assert all(player.moves >= 2 for player in players)
    assert "Bram" in host.inner_text("dialog .sheet")
    assert "Ada" in guest.inner_text("dialog .sheet")


def test_spectators_see_no_rack(open_page: OpenPage) -> None:
    """Neither in what is shown nor in what is sent."""
    _, _, path = invited(open_page, "investo")
    frames: list[str] = []
    watcher = open_page("/")
    watcher.on("websocket", lambda line: line.on("framereceived", lambda data: frames.append(str(data))))
    watcher.goto(path)
    watcher.wait_for_selector(".game")
    assert watcher.locator(".rackzone [data-piece]").count() == 0
    assert watcher.locator("[data-main]").count() == 0
    views = [json.loads(text)["position"]["view"] for text in frames if '"position"' in text]
    assert views
    assert all(side["rack"] is None for view in views for side in view["sides"])


def test_a_third_visitor_cannot_take_a_seat(open_page: OpenPage) -> None:
    _, _, path = invited(open_page, "investo")
    third = open_page(path)
    third.wait_for_selector(".game")
    answer = third.evaluate(
        "(path) => fetch(`/api/tables/${path.slice(3)}/join`, { method: 'POST', body: '{\"name\":\"C\"}',"
        " headers: { 'content-type': 'application/json' } }).then((answer) => answer.status)",
        path,
    )
    assert answer == 409


def test_a_match_on_one_device(open_page: OpenPage) -> None:
    """A whole match; between two turns there is no rack in the document."""
    page = open_page(language="fr-FR")
    page.goto("/t/" + make(page, game="gin", seats=["person", "person"], rules="rounds=1", own=2, start=True))
    page.wait_for_selector(".game, [data-do=look]")
    player = GinPlayer(page)
    curtains = 0

    def hidden(seen: Seen) -> bool:
        nonlocal curtains
        if seen["curtain"]:
            curtains += 1
            assert page.locator("[data-piece], .tile:not(.back)").count() == 0
        return False

    player.play(until=hidden)
    assert curtains > 1
    assert page.locator("dialog .sheet").first.is_visible()


def test_same_device_from_the_start_page(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")
    page.click("[data-do=device-rummy]")
    page.wait_for_selector("dialog select")
    page.check("dialog input[type=radio][value='4']", force=True)
    page.click("dialog [type=submit]")
    page.wait_for_selector(".game, [data-do=look]")
    RummyPlayer(page).play(until=lambda seen: seen["curtain"])


def test_reload_in_the_middle_of_a_turn(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: seen["step"] in (1, 2))
    page.click("[data-do=sort]")
    before = [piece["tile"] for piece in player.look()["rack"]]
    page.reload()
    page.wait_for_selector(".game")
    assert [piece["tile"] for piece in player.look()["rack"]] == before
    assert player.look()["step"] in (1, 2)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("hard", [False, True])
def test_server_restarts_in_the_middle_of_a_match(open_page: OpenPage, own_server: Server, hard: bool) -> None:
    page = open_page(own_server.url + "/")
    sit_at(page, own_server)
    player = InvestoPlayer(page)
    player.play(until=lambda seen: seen["step"] in (1, 2))
    before = sorted(piece["tile"] for piece in player.look()["rack"])
    own_server.stop(hard=hard)
    page.wait_for_selector(".notice")
    own_server.start()
    page.wait_for_selector(".notice", state="detached", timeout=25_000)
    assert sorted(piece["tile"] for piece in player.look()["rack"]) == before
    moves = player.moves
    player.play(until=lambda seen: player.moves > moves + 5)


def sit_at(page: Page, server: Server) -> None:
    name = make(page, game="investo", seats=["person", "greedy"], start=True)
    page.goto(f"{server.url}/t/{name}")
    page.wait_for_selector(".game")


def test_another_device_takes_the_seat_over(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "investo", ["greedy"])
    page.click("[data-do=menu]")
    page.click("[data-do=device]")
    link = page.locator("[data-link]").input_value()
    other = open_page(link[link.index("/t/") :])
    other.wait_for_selector(".rackzone [data-piece]")
    assert "#" not in other.url
    page.wait_for_selector("main.trouble")
