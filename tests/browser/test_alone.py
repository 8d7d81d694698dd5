"""Matches that live on the device: killed tabs, two tabs, records, no network at all."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.kills import campaign
from tests.browser.pages import address, load
from tests.browser.players import GinPlayer
from tests.browser.site import Site
from tests.browser.tables import sit
from tilerummy.cli.verify import verify
from tilerummy.words import Words

ON_SITE = pytest.mark.parametrize("home", ["site"], indirect=True)


def menu(page: Page) -> None:
    page.click("[data-do=menu]")
    page.wait_for_selector("dialog [data-part=keep] [data-kept]")


def test_no_confirmed_move_is_lost_when_a_tab_is_killed(browser: Browser, site: Site) -> None:
    """A short one of `python -m tools.kills`."""
    counts = campaign(browser, site, 2, seed=7, minutes=5, games=["gin"])["gin"]
    assert counts["kills"] == 2
    assert counts["events"] > 3


@ON_SITE
def test_two_tabs_and_one_match(open_page: OpenPage) -> None:
    page = open_page()
    name = sit(page, "gin", ["easy"], "rounds=1")
    other = page.context.new_page()
    load(other, f"/t/{name}")
    other.wait_for_selector("[data-do=retry]")
    expect(page.locator(".game")).to_be_visible()
    other.click("[data-do=retry]")
    other.wait_for_selector(".game")
    expect(page.locator("[data-do=retry]")).to_be_visible()


@ON_SITE
def test_a_record_is_saved_verified_and_opened_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    sit(page, "gin", ["easy"], "rounds=1")
    GinPlayer(page).play()
    page.click('dialog a[href*="/m/"]')
    page.click("[data-do=share]")
    with page.expect_download() as found:
        page.click("[data-do=save-record]")
    path = tmp_path / "match.jsonl"
    found.value.save_as(path)
    assert "gin" in found.value.suggested_filename
    assert "rounds: 1" in verify(path, Words("en"))
    load(page, "/mine")
    page.set_input_files("[data-do=open-record]", path)
    page.wait_for_selector(".player")
    page.click("[data-do=share]")
    expect(page.locator("dialog [data-checked]")).to_contain_text("every tile came as it was dealt")
    page.keyboard.press("Escape")
    page.click("[data-do=next-turn]")
    page.click("[data-do=play-on]")
    page.click("dialog .btn.main")
    page.wait_for_selector(".game")
    expect(page).to_have_url(re.compile("/t/d-[0-9a-f]{24}$"))


@ON_SITE
def test_a_record_that_was_changed_is_refused(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/mine")
    path = tmp_path / "match.jsonl"
    for text in ("", "a letter", json.dumps({"record": 1})):
        path.write_text(text, encoding="utf-8")
        page.set_input_files("[data-do=open-record]", path)
        expect(page.locator("[data-part=records] [role=alert]")).to_contain_text("not the record of a match")


@ON_SITE
def test_a_record_that_was_saved_too_early_says_so(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    sit(page, "gin", ["easy"], "rounds=1")
    menu(page)
    with page.expect_download() as found:
        page.click("[data-do=save-record]")
    found.value.save_as(tmp_path / "match.jsonl")
    page.click("[data-do=delete-match]")
    expect(page.locator("dialog")).to_contain_text("cannot be opened again")
    load(page, "/mine")
    page.set_input_files("[data-do=open-record]", tmp_path / "match.jsonl")
    expect(page.locator("[data-part=records] [role=alert]")).to_contain_text("before the match was over")


@ON_SITE
def test_the_menu_says_where_a_match_is_kept(open_page: OpenPage) -> None:
    page = open_page()
    name = sit(page, "gin", ["easy"], "rounds=1")
    menu(page)
    expect(page.locator("[data-kept=device]")).to_be_visible()
    expect(page.locator("[data-do=offer-match], [data-do=device]")).to_have_count(0)  # nothing that needs a server
    page.keyboard.press("Escape")
    load(page, "/mine")
    expect(page.locator("[data-kept-matches='1']")).to_be_visible()
    expect(page.locator("[data-do=privacy]")).to_have_count(0)
    page.goto(address(page, "/"))
    expect(page.locator("[data-do=go-on]").first).to_have_attribute("href", re.compile(name))


@ON_SITE
def test_what_needs_a_server_is_not_offered(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("[data-do=computer-rummy]")).to_be_visible()
    expect(page.locator("[data-do^=invite], a[href*='/open']")).to_have_count(0)
    load(page, "/open")
    expect(page.locator(".trouble")).to_be_visible()


@ON_SITE
def test_a_link_to_a_table_of_a_server_leads_to_no_table(open_page: OpenPage) -> None:
    page = open_page(f"/t/{'A' * 22}", language="en-GB")
    expect(page.locator("h1")).to_have_text("There is no such table")


def test_a_match_goes_to_this_device_and_back(open_page: OpenPage) -> None:
    """The same position: my tiles are those I had."""
    page = open_page()
    sit(page, "gin", ["easy"], "rounds=1")
    player = GinPlayer(page)
    player.play(until=lambda seen: player.moves > 2 and seen["step"] == 0 and seen["takes"])
    held = sorted(piece["tile"] for piece in player.look()["rack"])
    for way, kept in (("take", "device"), ("offer", "server")):
        menu(page)
        page.click(f"[data-do={way}-match]")
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_selector(".rackzone [data-piece]")
        menu(page)
        expect(page.locator(f"[data-kept={kept}]")).to_be_visible()
        page.keyboard.press("Escape")
        assert sorted(piece["tile"] for piece in player.look()["rack"]) == held
    table = address(page, page.url[page.url.index("/t/") :])
    load(page, "/mine")
    items = page.locator("[data-part=matches] li")
    expect(items).to_have_count(1)  # where it goes on, and not where it was before
    expect(items.locator("[data-do=go-on]")).to_have_attribute("href", table)


def saved(page: Page, path: Path) -> dict[str, Any]:
    load(page, "/mine")
    with page.expect_download() as download:
        page.click("[data-do=export]")
    download.value.save_as(path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def take(page: Page, path: Path) -> None:
    page.set_input_files("[data-do=import]", path)
    page.click("[data-do=take]")


@ON_SITE
def test_matches_of_the_device_go_along_and_come_once(open_page: OpenPage, tmp_path: Path) -> None:
    page, path = open_page(), tmp_path / "mine.json"
    name = sit(page, "gin", ["easy"], "rounds=1")
    file = saved(page, path)
    assert [log["table"] for log in file["logs"]] == [name]
    other = open_page()
    other.click("[data-do=computer-rummy]")  # `sit` gives tables of one test the same names
    other.wait_for_selector(".rackzone [data-piece]")
    own = other.url.rpartition("/")[2]
    load(other, "/mine")
    wrong = tmp_path / "wrong.json"
    rows = [[*row[:2], row[2].replace("gin", "chess")] for row in file["logs"][0]["rows"]]
    wrong.write_text(json.dumps({**file, "logs": [{"table": name, "rows": rows}]}), encoding="utf-8")
    take(other, wrong)
    expect(other.locator("dialog [role=alert]")).to_have_text(re.compile("cannot be read. Nothing was changed"))
    other.click("[data-do=keep]")
    take(other, path)
    expect(other.locator("[data-part=matches] li")).to_have_count(2)
    expect(other.locator(f"[data-part=matches] a[href$='{own}']")).to_be_visible()
    other.click(f"[data-part=matches] a[href$='{name}']")
    other.wait_for_selector(".rackzone [data-piece]")
