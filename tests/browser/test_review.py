"""A finished match is looked at again: the turns that mattered, with their boards, and all turns."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import OpenPage
from tests.browser.players import RummyPlayer
from tests.browser.tables import sit
from tests.browser.test_access import AXE, LOOKS, OVERFLOWING, WIDER

PATIENCE = 120_000  # bots are slow where nothing is compiled


def finished(page: Page) -> str:
    """A match of few moves against a bot, played to its end."""
    name = sit(page, "rummy", ["greedy"], "rounds=1 stall_limit=2 opening=100")
    RummyPlayer(page).play()
    return name


def ready(page: Page) -> None:
    page.wait_for_selector("[data-ready]", timeout=PATIENCE)


def test_a_match_is_reviewed_when_it_is_over(open_page: OpenPage) -> None:
    page = open_page()
    name = finished(page)
    page.click("dialog [data-do=review]")
    assert page.url.endswith(f"/t/{name}/m/1/review")
    ready(page)
    turns = page.locator("ol li a")
    assert turns.count() >= 2
    page.locator("nav a").nth(1).click()  # the bot's turns
    ready(page)
    assert "seat=1" in page.url
    turns.first.click()
    page.wait_for_selector(".player")
    assert "at=" in page.url
    page.click("[data-do=review]")
    ready(page)


def blunder(route: Route) -> None:
    """The real review, with one decision made a bad one: a short match has few."""
    answer = route.fetch()
    if answer.status == 200:
        found = answer.json()
        judged = found["turns"][0]["decisions"][0]
        reason = {"code": "dear-tile", "params": {"tile": "k13", "points": 13}}
        judged |= {"verdict": "worse", "lost": 7.4, "doubt": 1.0, "reasons": [reason], "best": judged["played"]}
        found["turns"][0]["lost"] = found["lost"] = 7.4
        found["mattered"], found["good"] = [0], len(found["turns"]) - 1
        route.fulfill(response=answer, body=json.dumps(found))
    else:
        route.fulfill(response=answer)


@pytest.mark.parametrize(("language", "colours"), LOOKS)
def test_a_turn_that_mattered_is_shown_with_its_board(
    open_page: OpenPage, pictures: Path, language: str, colours: str
) -> None:
    page = open_page(language=language, color_scheme=colours, reduced_motion="reduce", bypass_csp=True)
    name = finished(page)
    page.route("**/api/**/review*", blunder)
    page.goto(f"/t/{name}/m/1/review")
    ready(page)
    card = page.locator("article")
    assert card.count() == 1
    page.wait_for_selector(".moment .rack [data-piece]")
    assert card.locator(".moment .rack [data-piece]").count() >= 13  # the rack of the seat, and no other
    assert card.locator(".moment .shown").count() == 0
    assert card.locator("dd").count() == 3
    assert "7" in card.locator("h3 b").inner_text()
    page.screenshot(path=pictures / f"review-{language[:2]}-{colours}.png", full_page=True)
    assert page.evaluate(OVERFLOWING) == []
    assert not page.evaluate(WIDER)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []


def test_a_match_that_is_being_played_has_no_review(open_page: OpenPage) -> None:
    page = open_page()
    name = sit(page, "rummy", ["greedy"], "rounds=1")
    page.goto(f"/t/{name}/m/1/review")
    page.wait_for_selector(".trouble a[href='/']")
    assert page.locator(".trouble p").inner_text()


def test_a_busy_server_is_asked_again(open_page: OpenPage) -> None:
    page = open_page()
    name = finished(page)
    answers: list[int] = []

    def busy_once(route: Route) -> None:
        if answers:
            route.continue_()
        else:
            body = json.dumps({"title": "", "status": 503, "code": "table-busy", "params": {}})
            route.fulfill(status=503, body=body, content_type="application/problem+json")
        answers.append(1)

    page.route("**/api/**/review*", busy_once)
    page.goto(f"/t/{name}/m/1/review")
    page.wait_for_selector("[role=status] p")
    ready(page)
    assert len(answers) > 1


def test_playing_on_from_a_moment_of_a_replay(open_page: OpenPage, pictures: Path) -> None:
    page = open_page(language="de-DE", reduced_motion="reduce", bypass_csp=True)
    name = finished(page)
    page.goto(f"/t/{name}/m/1")
    page.wait_for_selector(".player")
    page.click("[data-do=next-step]")
    page.click("[data-do=play-on]")
    page.wait_for_selector("dialog [data-do=start]")
    page.check("dialog input[name=level][value=easy]")
    page.screenshot(path=pictures / "play-on-de.png")
    assert page.evaluate(OVERFLOWING) == []
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []
    page.click("dialog [data-do=start]")
    page.wait_for_url(lambda url: "/t/" in url and name not in url)
    page.wait_for_selector(".game .rackzone [data-piece]")
    RummyPlayer(page).play()
    assert page.locator("dialog .sheet").first.is_visible()


def test_a_match_that_is_decided_cannot_be_played_on(open_page: OpenPage) -> None:
    page = open_page()
    name = finished(page)
    page.goto(f"/t/{name}/m/1?at=9999")
    page.wait_for_selector(".player")
    page.keyboard.press("End")
    page.locator(".player input").press("End")
    page.click("[data-do=play-on]")
    page.click("dialog [data-do=start]")
    page.wait_for_selector("dialog [role=alert]")
