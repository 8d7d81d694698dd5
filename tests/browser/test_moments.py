"""Moments: what counts is seen and felt, with motion on; without it the same end is there at once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.staged import stage

MOTION = ["reduce", "no-preference"]

# Everything that moves from now on: how long, and which properties.
WATCH = """() => { window.moved = []; const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const keys = frames.flatMap(Object.keys);
    window.moved.push({ name: String(this.className), end: (options.delay ?? 0) + options.duration, keys });
    return animate.call(this, frames, options); }; }"""
ALLOWED = {"transform", "opacity", "offset", "easing"}


def moved(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.moved")
    assert all(one["end"] <= 1200 for one in found), found
    assert {key for one in found for key in one["keys"]} <= ALLOWED
    return found


def full_row(position: dict[str, Any]) -> None:
    """Investo: the first row can be taken."""
    view = position["view"]
    view.update(step="choose", turn=0, table=[["b4", "b5", "b6"]], pot=[[["k10"], ["b5"], ["r7"]], [], [], []])
    view.update(full=[True, False, False, False], worth=[4, 4, 4, 4])
    view["sides"][0].update(rack=["r5", "r6", "r9", "y2"], size=4, points=0)
    position.update(options=["T1"], play=True)


def row_taken(position: dict[str, Any]) -> None:
    view = position["view"]
    view.update(step="play", pot=[[], [], [], []], full=[False] * 4, must=["k10", "b5", "r7"])
    view["sides"][0].update(rack=["r5", "r6", "r9", "y2", "y9", "k10", "b5", "r7"], size=8, points=4)
    position.update(options=[], play=True)


def points_of_take(news: dict[str, Any]) -> None:
    news["event"].update(effect={"points": 4}, luck="y9")


@pytest.mark.parametrize("motion", MOTION)
def test_a_row_that_is_taken_comes_to_the_rack(open_page: OpenPage, motion: str) -> None:
    page = open_page(size=(360, 640), reduced_motion=motion)
    moves = stage(page, "investo", ["person", "medium"], full_row, after=row_taken, also=points_of_take)
    page.evaluate(WATCH)
    page.click(".whole[data-row='0']", position={"x": 12, "y": 40})
    page.click("[data-main]")
    expect(page.locator(".rackzone [data-piece]")).to_have_count(8)
    expect(page.locator("[data-points='0']")).to_have_text("4")
    assert moves == ["T1"]
    names = [one["name"] for one in moved(page)]
    if motion == "reduce":
        assert names == []
    else:
        assert any("plus" in name for name in names)
        assert sum("flying" in name for name in names) == 4
        expect(page.locator(".flying, .passing")).to_have_count(0)


def one_left(position: dict[str, Any]) -> None:
    """Rummy: my last tile goes on a run."""
    view = position["view"]
    view.update(step="choose", turn=0, table=[["r5", "r6", "r7"], ["b1", "b2", "b3"]])
    view["sides"][0].update(rack=["r8"], size=1, opened=True, plays=1)
    position.update(options=["E r8"], play=True)


def none_left(position: dict[str, Any]) -> None:
    view = position["view"]
    view.update(step="over", reason="out", table=[["r5", "r6", "r7", "r8"], ["b1", "b2", "b3"]])
    view["sides"][0].update(rack=[], size=0)
    view["sides"][1].update(rack=["k9", "k10"], size=2, counts=[-9, -10])
    position.update(options=[], play=False)


def match_won(news: dict[str, Any]) -> None:
    news["table"]["phase"] = "over"
    news["table"]["match"].update(sheet=[[19, -19]], winners=[0])
    parts = {"racks": [0, -19], "won": [19, 0]}
    news["score"] = {"points": [19, -19], "reason": "out", "parts": parts, "who": 0, "terms": {}}


def go_out(page: Page) -> None:
    page.click(".rackzone [data-piece]")
    page.click(".table [data-tile=r7]")
    page.wait_for_selector("[data-main][aria-disabled=false]")
    page.evaluate(WATCH)
    page.click("[data-main]")


@pytest.mark.parametrize("motion", MOTION)
def test_going_out_is_seen_before_the_points(open_page: OpenPage, motion: str) -> None:
    page = open_page(size=(360, 640), reduced_motion=motion)
    stage(page, "rummy", ["person", "medium"], one_left, after=none_left, also=match_won)
    page.evaluate(
        """() => { window.order = []; new MutationObserver(() => {
      const now = document.querySelector('dialog') ? 'points' : document.querySelector('.said') ? 'out' : '';
      if (now && window.order.at(-1) !== now) window.order.push(now);
    }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    go_out(page)
    expect(page.locator("dialog [data-sum]").first).to_have_text("19")
    expect(page.locator("dialog [data-last-play]")).to_contain_text("red 8")
    expect(page.locator(".passing")).to_have_count(0)
    names = [one["name"] for one in moved(page)]
    if motion == "reduce":
        assert page.evaluate("() => window.order") == ["points"]
        assert names == []
    else:
        assert page.evaluate("() => window.order") == ["out", "points"]
        assert sum("bit" in name for name in names) == 20
    looks.check(page, f"won-{motion}")


def test_a_tap_goes_on_to_the_points(open_page: OpenPage) -> None:
    page = open_page(size=(360, 640), reduced_motion="no-preference")
    stage(page, "rummy", ["person", "medium"], one_left, after=none_left, also=match_won)
    go_out(page)
    expect(page.locator("[data-seen-first]")).to_be_attached()
    page.mouse.click(180, 300)
    expect(page.locator("[data-seen-first]")).to_have_count(0, timeout=900)
    expect(page.locator("dialog [data-do=next]")).to_be_visible()
