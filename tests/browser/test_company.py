"""Several people, several devices, and connections that come and go."""

import json
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.pages import comes_to, load, reload
from tests.browser.players import PATIENCE, GinPlayer, InvestoPlayer, Player, RummyPlayer, Seen
from tests.browser.serving import DEALING, Server, running
from tests.browser.tables import make, sit


def invited(open_page: OpenPage, game: str, rules: dict[str, str] | None = None) -> tuple[Page, Page, str]:
    """Two visitors at a table: one made it with rules of its own choice, the other came by its link."""
    host = open_page(language="en-GB")
    host.click(f"[data-do=invite-{game}]")
    host.wait_for_selector("dialog [data-choice]")
    host.fill("dialog input[type=text]", "Ada")
    for option, value in (rules or {}).items():
        host.click("dialog details:not([open]) > [data-do=single-rules]")
        host.fill(f"dialog [data-option={option}]", value)
    host.click("dialog [type=submit]")
    path = link_of(host)
    guest = open_page(path, language="nl-NL")
    guest.fill("input[type=text]", "Bram")
    guest.click("[data-do=join]")
    for page in (host, guest):
        page.wait_for_selector(".game")
    return host, guest, path.partition("?")[0]  # less the language of its preview


def link_of(page: Page) -> str:
    """The address to hand on, less the server's name."""
    field = page.locator("[data-link]")
    expect(field).to_have_value(re.compile("/t/"))
    link = field.input_value()
    return link[link.index("/t/") :]


def take_turns(players: Sequence[Player], moves: int | None = None) -> None:
    """Whoever can do something does it, until the match is over for everybody, or so many moves are made."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = [player.look() for player in players]
        if all(one["over"] and one["final"] for one in seen):
            return
        if moves is not None and sum(player.moves for player in players) >= moves:
            return
        pairs = [(player, one) for player, one in zip(players, seen, strict=True) if not (one["over"] or one["busy"])]
        if not any([player.turn(one) for player, one in pairs]):
            players[0].page.wait_for_timeout(30)
    raise TimeoutError(str([player.look() for player in players]))


def test_two_browsers_by_invite_link(open_page: OpenPage) -> None:
    """A whole match."""
    host, guest, _ = invited(open_page, "gin", {"rounds": "1"})
    players = [GinPlayer(host), GinPlayer(guest)]
    take_turns(players)
    assert all(player.moves >= 2 for player in players)
    expect(host.locator("dialog .sheet")).to_contain_text("Bram")
    expect(guest.locator("dialog .sheet")).to_contain_text("Ada")


def test_a_third_visitor_sees_no_rack_and_cannot_take_a_seat(open_page: OpenPage) -> None:
    """A rack is neither in what is shown nor in what is sent, when somebody draws a tile either."""
    host, guest, path = invited(open_page, "investo")
    frames: list[str] = []
    watcher = open_page("/")
    watcher.on("websocket", lambda line: line.on("framereceived", lambda data: frames.append(str(data))))
    load(watcher, path)
    expect(watcher.locator(".pot .row")).not_to_have_count(0)  # the whole position is shown
    expect(watcher.locator(".rackzone [data-piece]")).to_have_count(0)
    expect(watcher.locator("[data-main]")).to_have_count(0)
    take_turns([InvestoPlayer(host), InvestoPlayer(guest)], moves=1)
    comes_to(watcher, lambda: len(views(frames)) > 1, True)
    assert all(side["rack"] is None for view in views(frames) for side in view["sides"])
    expect(watcher.locator(".rackzone [data-piece]")).to_have_count(0)
    answer = watcher.evaluate(
        "(path) => fetch(`/api/tables/${path.slice(3)}/join`, { method: 'POST', body: '{\"name\":\"C\"}',"
        " headers: { 'content-type': 'application/json' } }).then((answer) => answer.status)",
        path,
    )
    assert answer == 409


def views(frames: list[str]) -> list[dict[str, Any]]:
    return [json.loads(text)["position"]["view"] for text in frames if '"position"' in text]


def test_a_match_on_one_device(open_page: OpenPage) -> None:
    """A whole match; between two turns there is no rack in the document."""
    page = open_page(language="fr-FR")
    load(page, "/t/" + make(page, game="gin", seats=["person", "person"], rules="rounds=1", own=2, start=True))
    page.wait_for_selector(".game, [data-do=look]")
    player = GinPlayer(page)
    curtains = 0

    def hidden(seen: Seen) -> bool:
        nonlocal curtains
        if seen["curtain"]:
            curtains += 1
            assert page.locator("[data-piece], .tile:not(.back)").count() == 0  # never, not only in the end
        return False

    player.play(until=hidden)
    assert curtains > 1
    expect(page.locator("dialog .sheet").first).to_be_visible()


def test_same_device_from_the_start_page(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")
    page.click("[data-do=device-rummy]")
    page.wait_for_selector("dialog [data-choice]")
    page.check("dialog input[type=radio][value='4']", force=True)
    page.click("dialog [data-choice=clock] summary")
    expect(page.locator("dialog [data-choice=clock] input[value=days]")).to_have_count(0)
    page.check("dialog [data-choice=clock] input[value='180']", force=True)
    page.click("dialog [type=submit]")
    page.wait_for_selector(".game, [data-do=look]")
    table = page.url.rpartition("/")[2]
    told = page.request.get(urljoin(page.url, f"/api/tables/{table}")).json()
    assert told["table"]["clock"] == {"kind": "turn", "seconds": 180, "more": 0}
    RummyPlayer(page).play(until=lambda seen: seen["curtain"])


def test_reload_in_the_middle_of_a_turn(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: seen["step"] in (1, 2))
    page.click("[data-do=sort]")
    before = [piece["tile"] for piece in player.look()["rack"]]
    reload(page)
    page.wait_for_selector(".rackzone [data-piece]")
    assert [piece["tile"] for piece in player.look()["rack"]] == before
    assert player.look()["step"] in (1, 2)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, DEALING) as started:
        yield started


def test_server_restarts_in_the_middle_of_a_match(open_page: OpenPage, own_server: Server) -> None:
    """First it is asked to stop, then it is killed."""
    page = open_page(own_server.url + "/")
    name = make(page, game="investo", seats=["person", "greedy"], start=True)
    load(page, f"{own_server.url}/t/{name}")
    player = InvestoPlayer(page)
    for hard in (False, True):
        player.play(until=lambda seen: seen["step"] in (1, 2))
        before = sorted(piece["tile"] for piece in player.look()["rack"])
        own_server.stop(hard=hard)
        page.wait_for_selector(".notice")
        own_server.start()
        page.wait_for_selector(".notice", state="detached", timeout=60_000)
        assert sorted(piece["tile"] for piece in player.look()["rack"]) == before
        moves = player.moves
        player.play(until=lambda seen, enough=moves + 5: player.moves > enough)


def test_another_device_takes_the_seat_over(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "investo", ["greedy"])
    page.click("[data-do=menu]")
    page.click("[data-do=device]")
    other = open_page(link_of(page))
    other.wait_for_selector(".rackzone [data-piece]")
    assert "#" not in other.url
    page.wait_for_selector("main.trouble")
