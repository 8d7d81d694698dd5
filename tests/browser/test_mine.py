"""My page: matches, how I play, against whom; and taking everything to another device."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.pages import choose, load
from tests.browser.players import GinPlayer
from tests.browser.tables import make, sit
from tests.browser.test_company import invited, take_turns

DESK = (1440, 900)
SHORT = "rounds=1"
NAME = "() => fetch('/api/me', { method: 'PUT', body: JSON.stringify({ name: 'Ann' }), headers: JSON_TYPE })"
RENAME = NAME.replace("JSON_TYPE", "{ 'content-type': 'application/json' }")


def finished(page: Page) -> str:
    name = sit(page, "gin", ["greedy"], SHORT)
    GinPlayer(page).play()
    return name


def match(**change: Any) -> dict[str, Any]:
    """A result as the server tells it; `how` of these there are is the test's business."""
    usual = {
        "table": "t", "number": 1, "game": "investo", "rules": {}, "clock": {"kind": "none"}, "began": 0,
        "ended": 1_790_000_000_000, "rounds": 3, "stopped": False, "given": False, "mine": [0],
        "names": ["Ann", ""], "bots": ["", "greedy"], "totals": [21, 16], "winners": [0],
        "figures": [
            {"taken": [5, 3], "worth": [15, 3], "doubled": [1, 3], "left": [9, 3]},
            {"taken": [7, 3], "worth": [9, 3], "doubled": [4, 3], "left": [3, 3]},
        ],
        "thinking": [[90_000, 9], [0, 0]], "tiles": [12, 10],
    }  # fmt: skip
    return {**usual, **change}


GIN: dict[str, Any] = {
    "game": "gin",
    "figures": [{"out": [200, 3], "left": [40, 3], "picked": [4, 3]}, {"out": [100, 3], "left": [70, 3]}],
}
LOST: dict[str, Any] = {"tiles": [9, 16], "winners": [1], "totals": [3, 24], "thinking": [[30_000, 9], [0, 0]]}
LONG = "Maximiliane Hohenfelsers"


def many() -> list[dict[str, Any]]:
    of_greedy = [match(number=at) for at in range(1, 8)] + [match(number=8, **LOST)]
    people = [match(number=9, names=["Ann", LONG], bots=["", ""], rules={"hand": 12}, **LOST)]
    shared = [match(number=10, names=[LONG, "Oma"], bots=["", ""], mine=[0, 1])]
    stopped = [match(number=11, stopped=True, winners=[], figures=[{}, {}])]
    return [*of_greedy, *people, *shared, *stopped, match(number=12, **GIN)]


def staged(page: Page) -> None:
    """As after many matches, which nobody plays in a test."""
    make(page, game="gin", seats=["person", "greedy"], start=True)
    page.route("**/api/mine/results", lambda route: route.fulfill(json=many()))
    load(page, "/mine")
    page.wait_for_selector("[data-part=carry]")


def test_a_match_that_is_over_is_listed_with_its_result_and_can_be_played_once_more(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640))
    name = finished(page)
    totals = page.evaluate(
        "(id) => fetch('/api/mine/results').then((answer) => answer.json()).then((found) => found[0].totals)", name
    )
    load(page, "/mine")
    item = page.locator("[data-part=matches] li")
    expect(item).to_have_count(1)
    expect(item).to_contain_text(" : ".join(str(points).replace("-", "−") for points in totals))
    expect(item).to_contain_text("Gin-Rummy, Kira")
    expect(item).to_contain_text("Own rules")
    expect(item).to_have_attribute("data-match", re.compile("won|lost|drawn"))
    expect(item.locator("[data-do=replay]")).to_have_attribute("href", f"/t/{name}/m/1")
    item.locator("[data-do=rematch]").click()
    page.wait_for_selector(".game")
    assert name not in page.url
    page.click("[data-do=menu]")
    expect(page.locator("dialog")).to_contain_text("Own rules")


def test_the_start_page_offers_a_rematch_and_the_puzzle_of_the_day(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640))
    expect(page.locator(".today")).to_have_count(0)  # a first visit
    name = finished(page)
    load(page, "/")
    expect(page.locator("[data-do=rematch]")).to_contain_text("Gin-Rummy, Kira")
    expect(page.locator("[data-do=rematch] [data-face=magpie]")).to_be_visible()
    expect(page.locator("[data-do=daily]")).to_contain_text("Today’s puzzle")
    page.click("[data-do=rematch]")
    page.wait_for_selector(".game")
    assert name not in page.url
    load(page, "/")
    expect(page.locator(".running [data-face=magpie]")).to_be_visible()
    keep(page, before=1, solved={})
    load(page, "/")
    looks.check(page, "start-returning")
    expect(page.locator("[data-do=daily]")).to_contain_text("4 days in a row")
    expect(page.locator("[data-do=daily]")).not_to_contain_text("solved")
    keep(page, before=0, solved={"x": "2026-01-01"})
    load(page, "/")
    expect(page.locator("[data-do=daily]")).to_contain_text("solved")


KEEP = """([before, solved]) => {
  const last = new Date(Date.now() - before * 864e5).toISOString().slice(0, 10);
  const days = before ? {} : { [last]: 'x' };
  localStorage.setItem('puzzles', JSON.stringify({ solved, shown: [], last, length: 4, best: 4, ways: {}, days }));
}"""


def keep(page: Page, before: int, solved: dict[str, str]) -> None:
    """Four days in a row, the last of them so many days before today."""
    page.evaluate(KEEP, [before, solved])


def test_people_met_are_on_the_start_page(open_page: OpenPage) -> None:
    """Their table is where the rematch waits."""
    host, guest, path = invited(open_page, "gin", {"rounds": "1"})
    take_turns([GinPlayer(host), GinPlayer(guest)])
    load(host, "/")
    expect(host.locator("[data-do=rematch]")).to_contain_text("Gin-Rummy, Bram")
    host.click("[data-do=rematch]")
    expect(host).to_have_url(re.compile(f"{path}$"))
    expect(host.locator("dialog [data-do=next]")).to_be_visible()


def test_a_match_by_letter_says_how_much_time_is_left(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640))
    days = {"kind": "days", "seconds": 3 * 86_400}
    make(page, game="gin", seats=["person", "person"], own=2, start=True, clock=days)
    load(page, "/")
    expect(page.locator(".running [data-left]")).to_have_text(re.compile("[23] days left"))


def test_every_number_of_my_page_is_compared(open_page: OpenPage) -> None:
    page = open_page()
    staged(page)
    figures = page.locator("[data-figure]")
    expect(figures).to_have_count(6)
    taken = page.locator("[data-figure=taken]")
    expect(taken).to_contain_text("1.7")
    expect(taken).to_contain_text("Your opponents took 2.3 in the same rounds: you let full rows go.")
    expect(page.locator("[data-figure=worth]")).to_have_attribute("data-how", "better")
    expect(page.locator("[data-figure=pace]")).to_contain_text("In those you lost: 3.3. You won when you took longer.")
    expect(page.locator("[data-figure=luck]")).to_contain_text("So far it evens out")
    expect(page.locator("[data-part=next]")).to_contain_text("Try Otis next")
    expect(page.locator("[data-part=next]")).to_contain_text("You won 7 of your last 8 against Kira.")
    expect(page.locator("[data-part=next] [data-face=otter]")).to_be_visible()
    expect(page.locator("[data-part=pairs] .pair").first.locator("[data-face=magpie]")).to_be_visible()
    expect(page.locator("[data-part=matches] [data-match=won] [data-face=magpie]")).to_have_count(8)
    expect(page.locator("[data-part=pairs]")).to_contain_text("7 : 1")
    expect(page.locator("[data-part=family] tbody tr")).to_have_count(2)
    page.check("input[name=game][value=gin]", force=True)
    expect(page.locator("[data-figure=out]")).to_contain_text("67%")
    expect(page.locator("[data-part=next]")).to_have_count(0)


def test_matches_are_filtered(open_page: OpenPage) -> None:
    page = open_page()
    staged(page)
    items = page.locator("[data-part=matches] li")
    expect(items).to_have_count(13)
    page.click("[data-do=filter]")
    choose(page, "result", "lost")
    expect(items).to_have_count(2)
    choose(page, "opponent", LONG)
    expect(items).to_have_count(1)
    expect(items).to_contain_text("Own rules")
    choose(page, "game", "gin")
    expect(page.locator("[data-none]")).to_be_visible()
    choose(page, "opponent", "all")
    choose(page, "result", "all")
    expect(items).to_have_count(2)


@pytest.mark.parametrize("size", [(360, 640), DESK])
def test_my_page_looks_right(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    staged(page)
    page.click("[data-do=filter]")
    page.click("[data-do=move]")
    page.wait_for_selector(".qr")
    looks.check(page, f"mine-{size[0]}")


def link_of(page: Page) -> str:
    page.click("[data-do=move]")
    field = page.locator("[data-link]")
    expect(field).to_have_value(re.compile("/move#"))
    expect(page.locator("[data-part=carry]")).to_contain_text("Whoever has the link or the file plays as you")
    value = field.input_value()
    return value[value.index("/move") :]


def test_a_link_makes_another_device_me(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(RENAME)
    name = make(page, game="gin", seats=["person", "greedy"], start=True)
    page.evaluate("() => localStorage.setItem('prefs', JSON.stringify({ name: 'Ann', big: true }))")
    load(page, "/mine")
    link = link_of(page)
    other = open_page()
    here = make(other, game="rummy", seats=["person", "greedy"], start=True)
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url + str(request.headers)))
    load(other, link)
    dialog = other.locator("dialog")
    expect(dialog.locator("[data-lost='1']")).to_be_visible()
    assert other.url.endswith("/move")  # the key has left the address
    other.click("[data-do=keep]")
    expect(other.locator(".running")).to_contain_text("Rummy")
    load(other, link)
    looks.check(other, "arriving")
    other.click("[data-do=take]")
    expect(other.locator(f"a[href='/t/{name}']")).to_be_visible()
    expect(other.locator(f"a[href='/t/{here}']")).to_have_count(0)
    expect(other.locator("h1")).to_have_text("Ann")
    expect(other.locator("html")).to_have_class(re.compile("big-tiles"))
    key = link.partition("#")[2]
    assert not [one for one in asked if key in one]
    other.click(f"a[href='/t/{name}']")
    other.wait_for_selector(".game .rackzone")


def test_a_link_that_is_broken_says_so(open_page: OpenPage) -> None:
    page = open_page()
    load(page, "/move#nonsense")
    expect(page.locator("main [role=alert]")).to_contain_text("no longer good")


def test_everything_goes_into_a_file_and_comes_out_of_it(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    name = make(page, game="gin", seats=["person", "greedy"], start=True)
    solved = {"solved": {"x": "2026-11-16"}, "shown": [], "last": "2026-11-16", "length": 3, "best": 3}
    page.evaluate("(kept) => localStorage.setItem('puzzles', JSON.stringify(kept))", solved)
    load(page, "/mine")
    with page.expect_download() as download:
        page.click("[data-do=export]")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(json.loads(file.read_text(encoding="utf-8"))["kept"]["puzzles"]) == solved
    other = open_page("/mine", language="nl-NL")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]", encoding="utf-8")
    other.set_input_files("[data-do=import]", wrong)
    expect(other.locator("[data-part=carry] [role=alert]")).to_contain_text("niet door deze pagina")
    other.set_input_files("[data-do=import]", file)
    other.click("[data-do=take]")
    expect(other.locator(f"a[href='/t/{name}']")).to_be_visible()
    assert json.loads(other.evaluate("() => localStorage.getItem('puzzles')")) == {**solved, "ways": {}, "days": {}}
