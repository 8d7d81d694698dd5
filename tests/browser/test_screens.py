"""The screens around a table: one device for several people, ends and ways out, new versions, requests that fail."""

import os
import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.pages import comes_to, load
from tests.browser.serving import Server, running
from tests.browser.tables import make, sit
from tilerummy.server.app import create_app
from tilerummy.server.edge.http.assets import FOLDER, HERE, ROOT, Asset, Assets, asset

TILES = "[data-piece], .tile:not(.back)"


def on_one_device(page: Page, game: str) -> str:
    name = make(page, game=game, seats=["person", "person"], own=2, start=True, watch=False)
    page.goto(f"/t/{name}")
    return name


def test_a_rack_is_shown_to_nobody_but_its_player(open_page: OpenPage) -> None:
    """From the first deal on, and after a reload; a tile that comes last is seen before the device goes on."""
    page = open_page()
    name = on_one_device(page, "rummy")
    look, over = page.locator("[data-do=look]"), page.locator("[data-do=hand-over]")
    expect(look).to_be_visible()
    expect(page.locator(TILES)).to_have_count(0)
    page.goto(f"/t/{name}/m/1")
    page.wait_for_selector(".player")
    expect(page.locator(TILES)).to_have_count(0)
    page.goto(f"/t/{name}")
    look.click()
    rack = page.locator(".rackzone [data-piece]")
    rack.first.click()
    page.click("[data-main]")
    expect(over).to_be_visible()
    expect(rack.first).to_be_visible()
    over.click()
    expect(look).to_be_visible()
    expect(page.locator(TILES)).to_have_count(0)
    page.reload()
    expect(look).to_be_visible()
    expect(page.locator(TILES)).to_have_count(0)


def test_the_menu_does_not_stay_open_above_the_curtain(open_page: OpenPage) -> None:
    page = open_page()
    on_one_device(page, "gin")
    page.click("[data-do=look]")
    tile = page.locator(".rackzone [data-tile] >> nth=0").get_attribute("data-tile")  # whoever begins discards first
    page.click("[data-do=menu]")
    page.fill("[data-command]", f"D {tile}")
    page.press("[data-command]", "Enter")
    expect(page.locator("[data-do=look]")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_match_is_ended_on_purpose_only(open_page: OpenPage) -> None:
    """Then the sheet with the points stays, however often Escape is pressed, and the replay goes to its end."""
    page = open_page(size=(740, 360), language="nl-NL")
    name = sit(page, "rummy", ["greedy"])
    page.click("[data-do=menu]")
    page.click("[data-do=end]")
    expect(page.locator("[data-do=next]")).to_have_count(0)
    for button in ("[data-do=sure]", "[data-do=stay]"):  # asked where the finger is, not below the fold
        expect(page.locator(button)).to_be_in_viewport(ratio=0.99)
    page.click("[data-do=sure]")
    for _ in range(4):
        expect(page.locator("dialog[open] [data-do=next]")).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open] [data-do=next]")).to_be_visible()
    page.goto(f"/t/{name}/m/1?at=99999")
    count = page.locator(".player .count")
    expect(count).to_have_text(re.compile(r"(\d+)/\1"))
    expect(page).to_have_url(re.compile(r"at=\d{1,3}$"))
    for rack in page.locator(".shown .open").all():
        expect(rack).to_be_in_viewport(ratio=0.99)
    page.click("[data-do=share]")
    expect(page.locator("dialog [data-link]")).to_have_value(re.compile(rf"/t/{name}/m/1\?at=\d+$"))
    total = page.locator("dialog .sheet .sum th").evaluate("(cell) => cell.clientHeight")
    assert total < 36  # "Totaal" is one line


def test_whoever_taps_twice_takes_one_seat(open_page: OpenPage) -> None:
    host = open_page()
    name = make(host, game="rummy", seats=["person"] * 3, start=True)
    guest = open_page(f"/t/{name}")
    guest.wait_for_selector("[data-do=join]")
    guest.evaluate("for (const _ of [1, 2]) document.querySelector('[data-do=join]').click()")
    expect(guest.locator(".state")).to_have_count(2)
    seats = guest.evaluate("(name) => fetch(`/api/tables/${name}`).then((answer) => answer.json())", name)
    assert [seat["taken"] for seat in seats["table"]["seats"]] == [True, True, False]


def test_a_list_that_cannot_be_asked_for_is_not_told_to_be_empty(open_page: OpenPage) -> None:
    page = open_page()
    make(page, game="gin", seats=["person", "greedy"], start=True)
    down = lambda route: route.abort()  # noqa: E731
    page.route("**/api/mine", down)
    page.goto("/mine")
    expect(page.locator("main.trouble")).to_be_visible()
    page.unroute("**/api/mine", down)
    page.click("[data-do=retry]")
    expect(page.locator("main li")).to_have_count(1)


def test_the_start_page_fits_a_phone_and_a_screen_that_cannot_be_loaded_says_so(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")  # the longest words
    page.wait_for_selector(".more")
    assert page.evaluate("document.documentElement.scrollHeight") <= 740
    page.route(re.compile(r"/assets/MyPage-.*\.js"), lambda route: missing(route))
    page.click("a[href='/mine']")
    expect(page.locator("main.trouble [data-do=renew]")).to_be_visible()
    page.goto("/nonsense")
    expect(page.locator("main.trouble")).to_be_visible()


def missing(route: Route) -> None:
    route.fulfill(status=404, body="{}", content_type="application/json")


CHANGED = ("index.html", "sw.js")


def served_app() -> Any:
    """The server; two of the page's files are read from a folder of ours whenever they are asked for."""
    folder = Path(os.environ["TILERUMMY_TEST_PAGE"])

    class Deployed(Assets):
        def find(self, address: str) -> Asset:
            found = super().find(address)
            name = next((name for name in CHANGED if found is self.files[name]), "")
            return asset(name, (folder / name).read_bytes()) if name else found

    app = create_app()
    app.state.assets = Deployed()
    return app


@pytest.fixture
def deployed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in CHANGED:
        shutil.copy(FOLDER / name, tmp_path / name)
    page = tmp_path / CHANGED[0]
    page.write_bytes(page.read_bytes().replace(HERE, ROOT))  # as the server gives it
    monkeypatch.setenv("TILERUMMY_TEST_PAGE", str(tmp_path))
    with running(tmp_path, "tests.browser.test_screens:served_app") as started:
        yield started


def deploy(server: Server, version: str) -> None:
    """Another page, and what is kept of it on devices known by another mark."""
    page, worker = ((server.folder / name).read_text() for name in CHANGED)
    mark = re.search(r'url:"index.html",revision:"(\w+)"', worker)
    assert mark
    head = f'<meta name="version" content="{version}"></head>'
    (server.folder / CHANGED[0]).write_text(page.replace("</head>", head))
    (server.folder / CHANGED[1]).write_text(worker.replace(mark[1], version * 32))


FETCHED = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  while (!kept.waiting) await new Promise((done) => setTimeout(done, 50));
}"""


def test_a_new_version_reaches_those_who_have_the_old_one(open_page: OpenPage, deployed: Server) -> None:
    """At the latest with the second screen; and when the server speaks anew, with the button that offers it."""
    page = open_page(deployed.url + "/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    name = make(page, game="gin", seats=["person", "greedy"], start=True)
    deploy(deployed, "2")
    page.goto(deployed.url + "/")
    page.evaluate(FETCHED)
    page.click("a[href='/rules']")
    expect(page.locator("meta[name=version][content='2']")).to_have_count(1)
    expect(page).to_have_url(deployed.url + "/rules")
    deploy(deployed, "3")

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(str(text).replace('"protocol":1', '"protocol":99')))

    page.route_web_socket(lambda url: "/ws/tables/" in url, connect)
    page.goto(f"{deployed.url}/t/{name}")
    page.click("[data-do=renew]")
    expect(page.locator("meta[name=version][content='3']")).to_have_count(1)


@pytest.mark.parametrize("width", [320, 360, 1440])
def test_languages_are_large_enough_for_a_finger(open_page: OpenPage, width: int) -> None:
    page = open_page(size=(width, 640))
    sizes = page.locator(".lang button").evaluate_all("(all) => all.map((e) => [e.offsetWidth, e.offsetHeight])")
    assert len(sizes) == 4
    least = 35 if width == 320 else 40
    assert all(size[0] >= least and size[1] >= 44 for size in sizes), sizes
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# What lies at the middle of an element belongs to it: it is seen, and under no title.
ON_TOP = """(e) => { const b = e.getBoundingClientRect();
  const found = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
  return !!found && (e.contains(found) || found.contains(e) && found.closest('header') === null); }"""


def test_a_field_that_is_refused_is_seen_with_the_reason(open_page: OpenPage) -> None:
    """Not under the title of its sheet, and not in a bubble of the browser's in the browser's language."""
    page = open_page(size=(360, 640), language="fr-FR")
    load(page, "/")
    page.click("[data-do=options-rummy]")
    name = page.locator("dialog input[type=text]")
    name.fill("x" * 30)
    play = page.locator("dialog [type=submit]")
    play.click()
    told = page.get_by_text("24 caractères au plus")
    for each in (name, told):
        expect(each).to_be_in_viewport(ratio=0.99)
        comes_to(page, partial(each.evaluate, ON_TOP), True)
    expect(name).to_be_focused()
    name.fill("Ann")
    page.click("dialog [data-do=single-rules]")
    number = page.locator("[data-option=rounds]")
    number.click()
    page.keyboard.type("9999")  # takes the place of what was there
    expect(number).to_have_value("9999")
    play.click()
    told = page.get_by_text("Un nombre entier de")
    for each in (number, told):
        expect(each).to_be_in_viewport(ratio=0.99)
        comes_to(page, partial(each.evaluate, ON_TOP), True)
    expect(page).to_have_url(re.compile("/$"))


def test_what_is_answered_to_a_typed_move_is_seen(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640), language="nl-NL")
    sit(page, "gin", ["greedy"])
    page.click("[data-do=menu]")
    page.fill("[data-command]", "hallo")
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer]")).to_contain_text("hallo")
    expect(page.locator("[data-answer]")).to_be_in_viewport(ratio=0.99)


def test_the_privacy_page_follows_the_night_and_leads_back(open_page: OpenPage) -> None:
    """In the dark it was white, and an installed page has no button to go back."""
    page = open_page(language="nl-NL", color_scheme="dark")
    page.goto("/privacy")
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "light dark"
    page.click("a[href='/']")
    page.wait_for_selector("main")
