"""The seal of a deal: every device gives a word after the promise, and the page derives every draw again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.tables import make
from tests.browser.test_company import invited
from tilerummy.cli.verify import verify
from tilerummy.words import Words


def end_match(page: Page) -> None:
    page.click("[data-do=menu]")
    page.click("[data-do=end]")
    page.click("[data-do=sure]")
    expect(page.locator("dialog[open] [data-do=next]")).to_be_visible()


def unfold(page: Page) -> Any:
    page.click("dialog [data-fold=deal] > summary")
    expect(page.locator("[data-deal]")).to_be_visible()
    return page.locator("[data-deal]")


def words_of(page: Page) -> list[str | None]:
    return [one.get_attribute("data-word") for one in page.locator("[data-deal] [data-word]").all()]


def record_of(page: Page) -> str:
    name = page.url.rpartition("/t/")[2]
    found = page.evaluate(
        "(path) => fetch(path).then((answer) => answer.text())", f"/api/tables/{name}/matches/1/record"
    )
    return str(found)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL", "fr-FR"])
def test_a_match_against_the_computer_has_the_word_of_this_device(
    open_page: OpenPage, language: str, tmp_path: Path
) -> None:
    """From the start page, on a small phone; the match can be checked here and by the program."""
    page = open_page(size=(360, 640), language=language)
    page.click("[data-do=computer-rummy]")
    page.wait_for_selector(".game")
    page.click("[data-do=menu]")
    deal = unfold(page)
    assert words_of(page) == ["device", "bot"]
    expect(deal.locator("[data-alone], [data-fault], [data-checked]")).to_have_count(0)
    assert deal.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    page.keyboard.press("Escape")
    end_match(page)
    unfold(page)
    expect(page.locator("[data-checked]")).to_have_attribute("data-checked", re.compile(r"^\d\d"))
    expect(page.locator("[data-fault]")).to_have_count(0)
    path = tmp_path / "match.jsonl"
    path.write_text(record_of(page), encoding="utf-8")
    assert f"seat 1 (seat 1): {'07' * 32}" in verify(path, Words("en"), ["07" * 32])


def test_two_devices_seal_their_words_and_open_them(open_page: OpenPage) -> None:
    host, guest, _ = invited(open_page, "gin")
    for page in (host, guest):
        page.click("[data-do=menu]")
        unfold(page)
        assert words_of(page) == ["device", "device"]
        expect(page.locator("[data-fault]")).to_have_count(0)
    header = json.loads(record_of(host).splitlines()[0])
    assert [len(word["salt"]) for word in header["words"]] == [64, 64]
    assert len({word["seal"] for word in header["words"]}) == 2


def test_a_deal_without_words_is_said_to_be_the_dealers_word_only(open_page: OpenPage) -> None:
    page = open_page()
    name = make(page, game="gin", seats=["person", "greedy"], start=True)
    page.goto(f"/t/{name}")
    page.wait_for_selector(".game")
    page.click("[data-do=menu]")
    expect(unfold(page).locator("[data-alone]")).to_contain_text("the dealer’s word only")


def test_a_server_that_says_something_else_afterwards_is_found_out(open_page: OpenPage) -> None:
    """The record comes with another word than this device gave: whatever follows from it, the page says so."""
    page = open_page()

    def swap(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("07" * 32, "08" * 32))

    page.route("**/record", swap)
    page.click("[data-do=computer-gin]")
    page.wait_for_selector(".game")
    end_match(page)
    expect(unfold(page).locator("[data-fault]")).to_have_attribute("data-fault", "fair-wrong-word")
