"""A finished match is looked at again: the turns that mattered, with their boards, and all turns."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.pages import load
from tests.browser.players import RummyPlayer
from tests.browser.screens import once
from tests.browser.tables import sit

PATIENCE = 120_000  # bots are slow where nothing is compiled


def finished(page: Page) -> str:
    """A match of few moves against a bot, played to its end."""

    def play() -> str:
        name = sit(page, "rummy", ["greedy"], "rounds=1 stall_limit=2 opening=100")
        RummyPlayer(page).play()
        return name

    return once(page, "review", play)


def ready(page: Page) -> None:
    page.wait_for_selector("[data-ready]", timeout=PATIENCE)


def test_a_match_is_reviewed_when_it_is_over(open_page: OpenPage) -> None:
    page = open_page()
    name = finished(page)
    page.click("dialog [data-do=review]")
    expect(page).to_have_url(re.compile(f"/t/{name}/m/1/review$"))
    ready(page)
    turns = page.locator("ol li a")
    expect(turns.nth(1)).to_be_visible()
    page.locator("nav a").nth(1).click()  # the bot's turns
    expect(page).to_have_url(re.compile("seat=1"))
    ready(page)
    turns.first.click()
    page.wait_for_selector(".player")
    expect(page).to_have_url(re.compile("at="))
    page.click("[data-do=review]")
    ready(page)


def blunder(route: Route) -> None:
    """The real review, with one decision made a bad one: a short match has few."""
    answer = route.fetch()
    if answer.status == 200:
        found = answer.json()
        judged = found["turns"][0]["decisions"][0]
        reason = {"code": "dear-tile", "params": {"tile": "k13", "points": 13}}
        low, high = {"points": -5, "low": -7, "high": -3}, {"points": 2, "low": 0, "high": 4}
        numbers = {"expected": low, "best_expected": high}
        judged |= {"verdict": "worse", "lost": 7, "reasons": [reason], "best": judged["played"], **numbers}
        found["turns"][0]["lost"] = found["lost"] = 7
        found["mattered"], found["good"] = [0], len(found["turns"]) - 1
        at, until = judged["at"], found["turns"][1]["at"]
        place = {"at": at, "until": until, "round": 1, "turn": 1, "own": False}
        found["turning"] = {**place, "before": high, "after": low, "measure": judged["measure"]}
        found["lesson"] = {"reason": reason, "rule": "R1", "at": at, "times": 2, "lost": 9}
        route.fulfill(response=answer, body=json.dumps(found))
    else:
        route.fulfill(response=answer)


def test_a_turn_that_mattered_is_shown_with_its_board(open_page: OpenPage) -> None:
    page = open_page()
    name = finished(page)
    page.route("**/api/**/review*", blunder)
    load(page, f"/t/{name}/m/1/review")
    ready(page)
    card = page.locator("article")
    expect(card).to_have_count(1)
    expect(card.locator(".moment .rack [data-piece]").nth(12)).to_be_visible()  # the rack of the seat, and no other
    expect(card.locator(".moment .shown")).to_have_count(0)
    expect(card.locator("dd")).to_have_count(3)
    expect(card.locator("h3 b")).to_contain_text("7")
    looks.check(page, "review")


def test_a_turning_point_is_told_replayed_and_shared(open_page: OpenPage) -> None:
    """The picture is left in `.cache/pictures/share-match.png` to be looked at."""
    page = open_page(size=(360, 640))
    name = finished(page)
    expect(page.locator("dialog [data-do=review]")).to_have_text("Find the turning point")
    page.route("**/api/**/review*", blunder)
    load(page, f"/t/{name}/m/1/review")
    ready(page)
    point = page.locator("[data-turning=between]")
    expect(point.locator(".text")).not_to_be_empty()
    expect(point.locator("[data-change]")).to_have_text("−7")
    expect(page.locator("main .btn.main")).to_have_count(1)
    page.click("[data-lesson=dear-tile] [data-do=rule]")  # its clause is read without leaving
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.click("[data-do=share-turning]")
    page.wait_for_selector("[data-picture=ready]")
    text = page.inner_text("[data-share-text]")
    assert re.search(rf"/t/{name}/m/1\?at=\d+$", text)
    looks.check(page, "share-match")
    with page.expect_download() as saved:
        page.click("[data-do=save]")
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
    looks.PICTURES.mkdir(parents=True, exist_ok=True)
    (looks.PICTURES / "share-match.png").write_bytes(data)
    page.keyboard.press("Escape")
    page.click("[data-do=from-here]")
    page.wait_for_selector(".player")
    expect(page).to_have_url(re.compile(rf"/t/{name}/m/1\?at=\d+$"))


def test_nothing_is_called_a_turning_point_that_was_none(open_page: OpenPage) -> None:
    def even(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        body = json.dumps(found | {"turning": None, "lesson": None}) if answer.status == 200 else answer.body()
        route.fulfill(response=answer, body=body)

    page = open_page()
    name = finished(page)
    page.route("**/api/**/review*", even)
    load(page, f"/t/{name}/m/1/review")
    ready(page)
    expect(page.locator("[data-turning=none]")).to_contain_text("No single moment")
    expect(page.locator("[data-do=share-turning], [data-lesson]")).to_have_count(0)


def test_a_match_that_is_being_played_has_no_review(open_page: OpenPage) -> None:
    page = open_page()
    name = sit(page, "rummy", ["greedy"], "rounds=1")
    load(page, f"/t/{name}/m/1/review")
    page.wait_for_selector(".trouble a[href='/']")
    expect(page.locator(".trouble p")).not_to_be_empty()


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
    load(page, f"/t/{name}/m/1/review")
    page.wait_for_selector("[role=status] p")
    ready(page)
    assert len(answers) > 1


def test_playing_on_from_a_moment_of_a_replay(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")
    name = finished(page)
    load(page, f"/t/{name}/m/1")
    page.wait_for_selector(".player")
    page.click("[data-do=next-step]")
    page.click("[data-do=play-on]")
    page.wait_for_selector("dialog [data-do=start]")
    page.check("dialog input[name=level][value=easy]")
    looks.check(page, "play-on")
    page.click("dialog [data-do=start]")
    page.wait_for_url(lambda url: "/t/" in url and name not in url)
    page.wait_for_selector(".game .rackzone [data-piece]")
    RummyPlayer(page).play()
    expect(page.locator("dialog .sheet").first).to_be_visible()


def test_a_match_that_is_decided_cannot_be_played_on(open_page: OpenPage) -> None:
    page = open_page()
    name = finished(page)
    load(page, f"/t/{name}/m/1?at=9999")
    page.wait_for_selector(".player")
    page.keyboard.press("End")
    page.locator(".player input").press("End")
    page.click("[data-do=play-on]")
    page.click("dialog [data-do=start]")
    page.wait_for_selector("dialog [role=alert]")
