"""The rulebook in a real browser: readable at 360 px in four languages, reached from refusals, kept without network."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import OpenPage
from tests.browser.players import InvestoPlayer
from tests.browser.serving import Server
from tests.browser.tables import sit
from tests.browser.test_access import AXE, OVERFLOWING, WIDER

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "de": "de-DE"}
CLAUSES = {"investo": 27, "rummy": 18, "gin": 16}


def check(page: Page) -> None:
    """No text runs out of its box, and axe finds nothing."""
    assert page.evaluate(OVERFLOWING) == []
    assert not page.evaluate(WIDER)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [pytest.param("investo", marks=pytest.mark.long), "rummy", "gin"])
def test_every_book_in_every_language_on_a_phone(
    open_page: OpenPage, pictures: Path, game: str, language: str
) -> None:
    page = open_page(f"/rules/{game}", language=LANGUAGES[language], reduced_motion="reduce", bypass_csp=True)
    page.wait_for_selector("article")
    assert page.locator("article").count() == CLAUSES[game]
    page.click("summary")
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        check(page)
        page.screenshot(path=pictures / f"rules-{game}-{language}-{colours}.png", full_page=True)


def test_the_list_of_books(open_page: OpenPage) -> None:
    page = open_page("/rules", bypass_csp=True, language="fr-FR")
    page.wait_for_selector("main li")
    check(page)
    page.click("main a[href='/rules/gin']")
    page.wait_for_selector("#G5")
    page.go_back()
    page.wait_for_selector("main a[href='/rules/gin']")


def top(page: Page, name: str) -> float:
    return float(page.evaluate("(name) => document.getElementById(name).getBoundingClientRect().top", name))


def test_a_link_leads_to_its_clause_and_another_language_keeps_it(open_page: OpenPage) -> None:
    page = open_page("/rules/rummy#R8")
    page.wait_for_selector("#R8.here")
    page.wait_for_function("() => Math.abs(document.getElementById('R8').getBoundingClientRect().top - 68) < 30")
    before = top(page, "R8")
    page.click(".lang [lang=de]")
    page.wait_for_function("() => document.querySelector('#R8 h3').textContent.includes('Sterne')")
    page.wait_for_timeout(200)
    assert abs(top(page, "R8") - before) < 3
    page.mouse.wheel(0, 2500)
    page.wait_for_timeout(300)
    seen = page.evaluate(
        "() => [...document.querySelectorAll('article')]"
        ".filter((one) => one.getBoundingClientRect().top < innerHeight / 4).at(-1).id"
    )
    assert seen != "R8"
    before = top(page, seen)
    page.click(".lang [lang=fr]")
    page.wait_for_function("() => document.querySelector('#R8 h3').textContent.includes('Étoiles')")
    page.wait_for_timeout(200)
    assert abs(top(page, seen) - before) < 3


def test_contents_references_and_filter(open_page: OpenPage) -> None:
    page = open_page("/rules/investo", language="nl-NL")
    page.wait_for_selector("article")
    page.click("summary")
    page.click("nav a[href='/rules/investo#I17']")
    page.wait_for_function("() => document.getElementById('I17').getBoundingClientRect().top < 100")
    page.click("#c8 a[href$='#I6']")
    page.wait_for_function("() => Math.abs(document.getElementById('I6').getBoundingClientRect().top - 68) < 30")
    assert page.url.endswith("/rules/investo#I6")
    page.fill("[data-find]", "dubbelen")
    assert 0 < page.locator("article").count() < 27
    page.fill("[data-find]", "qqqq")
    assert "qqqq" in page.inner_text("main [role=status]")


def wrong_draft(page: Page) -> int:
    """Three tiles on the table that are no run; how many lie there as a draft."""
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: seen["step"] in (1, 2) and seen["drop"])
    rack = player.look()["rack"]
    first = rack[0]
    others = [piece for piece in rack if piece["tile"][0] != first["tile"][0]][:2]
    for piece in (first, *others):
        player.piece(piece["id"])
    page.click("button.drop")
    return page.locator(".table .is-draft").count()


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_a_refusal_leads_to_its_clause_and_keeps_the_draft(
    open_page: OpenPage, pictures: Path, size: tuple[int, int]
) -> None:
    page = open_page(size=size, bypass_csp=True, reduced_motion="reduce")
    drafted = wrong_draft(page)
    assert drafted == 3
    page.screenshot(path=pictures / f"refusal-{size[0]}.png")
    check(page)
    page.click("[data-do=rule]")
    page.wait_for_selector("dialog article#I11")
    assert page.locator("dialog article").count() == 1
    check(page)
    page.screenshot(path=pictures / f"refusal-sheet-{size[0]}.png")
    page.click("dialog [data-do=whole]")
    page.wait_for_selector("dialog article#I20")
    assert abs(top(page, "I11")) < size[1]
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator(".table .is-draft").count() == drafted
    page.click("[data-do=reset]")
    page.wait_for_selector("[data-do=rule]", state="detached")


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


def test_all_languages_can_be_read_without_network(browser: Browser, server: Server) -> None:
    """The service worker keeps the page and the text of all four languages."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB", base_url=server.url)
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => caches.keys().then((names) => names.length > 0)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.goto("/rules/gin#G5")
    page.wait_for_selector("#G5.here")
    for language, word in (("fr", "Trois"), ("nl", "Drie"), ("de", "Drei"), ("en", "Three")):
        page.click(f".lang [lang={language}]")
        page.wait_for_function("(word) => document.querySelector('#G5 h3').textContent.includes(word)", arg=word)
    context.close()
