"""Several people, several devices, and connections that come and go."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.players import GinPlayer, InvestoPlayer
from tests.browser.serving import Server
from tests.browser.tables import make, sit


def invited(open_page: OpenPage, game: str) -> tuple[Page, Page, str]:
    """Two visitors at a table: one made it, the other came by its link."""
    host = open_page(language="en-GB")
    host.click(f"[data-do=invite-{game}]")
    host.wait_for_selector("dialog select")
    host.fill("dialog input[type=text]", "Ada")
    host.click("dialog [type=submit]")
    link = host.locator("[data-link]").input_value()
    path = link[link.index("/t/") :]
    guest = open_page(path, language="nl-NL")
    guest.fill("input[type=text]", "Bram")
    guest.click("[data-do=join]")
    for page in (host, guest):
        page.wait_for_selector(".game")
    return host, guest, path


def test_two_browsers_by_invite_link(open_page: OpenPage) -> None:
    host, guest, _ = invited(open_page, "gin")
    players = [GinPlayer(host), GinPlayer(guest)]
    for _ in range(8):
        for player in players:
            seen = player.look()
            if not seen["over"] and not seen["busy"]:
                player.turn(seen)
        host.wait_for_timeout(60)
    assert sum(player.moves for player in players) >= 4
    assert "Bram" in host.inner_text(".top")
    assert "Ada" in guest.inner_text(".top")


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


def test_same_device_hides_racks_between_turns(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    page.click("[data-do=device-gin]")
    page.wait_for_selector("dialog select")
    page.click("dialog [type=submit]")
    page.wait_for_selector(".game, [data-do=look]")
    player = GinPlayer(page)
    player.play(until=lambda seen: seen["curtain"])
    assert page.locator("[data-piece]").count() == 0
    page.click("[data-do=look]")
    page.wait_for_selector(".game")
    player.play(until=lambda seen: seen["curtain"])


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
