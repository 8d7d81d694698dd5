"""The rulebook in a real browser: readable at 360 px in four languages, reached from refusals, kept without network."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.pages import comes_to, cut, load
from tests.browser.players import InvestoPlayer
from tests.browser.tables import sit

CLAUSES = {"investo": 27, "rummy": 18, "gin": 16}


@pytest.mark.parametrize("game", CLAUSES)
def test_every_book_on_a_phone(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}")
    expect(page.locator("article")).to_have_count(CLAUSES[game])
    page.click("summary")
    looks.check(page, f"rules-{game}")


def test_the_list_of_books(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.wait_for_selector("main li")
    looks.check(page, "rules")
    page.click("main a[href='/rules/gin']")
    page.wait_for_selector("#G5")
    page.go_back()
    page.wait_for_selector("main a[href='/rules/gin']")


TOP = "(name) => Math.round(document.getElementById(name).getBoundingClientRect().top)"
# The clause that is read: the last one that begins in the upper part of the screen.
READ = """() => [...document.querySelectorAll('article')]
.filter((one) => one.getBoundingClientRect().top < innerHeight / 4).at(-1).id"""


def stays(page: Page, name: str, language: str, word: str) -> None:
    """Another language is chosen, and the clause is where it was, give or take two pixels."""
    before = page.evaluate(TOP, name)
    page.click(f".lang [lang={language}]")
    expect(page.locator("#R8 h3")).to_contain_text(word)
    page.evaluate(looks.DRAWN)
    comes_to(page, lambda: abs(page.evaluate(TOP, name) - before) <= 2, True)


def test_a_link_leads_to_its_clause_and_another_language_keeps_it(open_page: OpenPage) -> None:
    page = open_page("/rules/rummy#R8")
    page.wait_for_selector("#R8.here")
    comes_to(page, lambda: abs(page.evaluate(TOP, "R8") - 68) < 30, True)
    stays(page, "R8", "de", "Sterne")
    page.mouse.wheel(0, 2500)
    comes_to(page, lambda: page.evaluate(READ) != "R8", True)
    seen = at_rest(page)
    stays(page, seen, "fr", "Étoiles")


def at_rest(page: Page) -> str:
    """Which clause is read once the page no longer scrolls."""
    before, now = -1.0, page.evaluate("scrollY")
    while before != now:
        page.wait_for_timeout(100)
        before, now = now, page.evaluate("scrollY")
    return str(page.evaluate(READ))


def test_contents_references_and_filter(open_page: OpenPage) -> None:
    page = open_page("/rules/investo", language="nl-NL")
    page.wait_for_selector("article")
    page.click("summary")
    page.click("nav a[href='/rules/investo#I17']")
    page.wait_for_function("() => document.getElementById('I17').getBoundingClientRect().top < 100")
    page.click("#c8 a[href$='#I6']")
    page.wait_for_function("() => Math.abs(document.getElementById('I6').getBoundingClientRect().top - 68) < 30")
    expect(page).to_have_url(re.compile("/rules/investo#I6$"))
    page.fill("[data-find]", "dubbelen")
    comes_to(page, lambda: 0 < page.locator("article").count() < 27, True)
    page.fill("[data-find]", "qqqq")
    expect(page.locator("main [role=status]")).to_contain_text("qqqq")


def wrong_draft(page: Page) -> None:
    """Three tiles on the table that are no run."""
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: seen["step"] in (1, 2) and seen["drop"])
    rack = player.look()["rack"]
    first = rack[0]
    others = [piece for piece in rack if piece["tile"][0] != first["tile"][0]][:2]
    for piece in (first, *others):
        player.piece(piece["id"])
    page.click("button.drop")
    expect(page.locator(".table .is-draft")).to_have_count(3)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_a_refusal_leads_to_its_clause_and_keeps_the_draft(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    wrong_draft(page)
    looks.check(page, f"refusal-{size[0]}")
    page.click("[data-do=rule]")
    page.wait_for_selector("dialog article#I11")
    expect(page.locator("dialog article")).to_have_count(1)
    looks.check(page, f"refusal-sheet-{size[0]}")
    page.click("dialog [data-do=whole]")
    page.wait_for_selector("dialog article#I20")
    comes_to(page, lambda: abs(page.evaluate(TOP, "I11")) < size[1], True)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    expect(page.locator(".table .is-draft")).to_have_count(3)
    hint, rule = (page.locator(f".tools [data-do={name}]").bounding_box() for name in ("hint", "rule"))
    page.click("[data-do=reset]")
    page.wait_for_selector("[data-do=rule]", state="detached")
    sort = page.locator(".tools [data-do=sort]").bounding_box()
    assert hint
    assert rule
    assert sort
    if size[0] < 700:  # the clause has the place of the sort button, and of nothing else
        after = page.locator(".tools [data-do=hint]").bounding_box()
        assert after
        assert (after["x"], after["width"]) == (hint["x"], hint["width"])
        assert rule["x"] == pytest.approx(sort["x"], abs=2)


def test_a_refusal_of_the_server_and_the_menu_lead_to_the_rulebook(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")
    sit(page, "investo", ["greedy"])
    InvestoPlayer(page).play(until=lambda seen: seen["step"] in (1, 2) and seen["drop"])
    page.click("[data-do=menu]")
    page.fill("[data-command]", "S")
    page.keyboard.press("Enter")
    page.click("dialog [data-rule=I5]")
    page.wait_for_selector("dialog article#I5")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog article", state="detached")
    page.click("dialog [data-do=rules]")
    page.wait_for_selector("dialog article#I21")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".game")


def test_all_languages_can_be_read_without_network(open_page: OpenPage) -> None:
    """The service worker keeps the page and the text of all four languages."""
    page = open_page(service_workers="allow")
    cut(page)
    load(page, "/rules/gin#G5")
    page.wait_for_selector("#G5.here")
    for language, word in (("fr", "Trois"), ("nl", "Drie"), ("de", "Drei"), ("en", "Three")):
        page.click(f".lang [lang={language}]")
        expect(page.locator("#G5 h3")).to_contain_text(word)
