"""What people stumbled over who were watched in their first match, on a small phone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.pages import reload
from tests.browser.staged import stage
from tests.browser.test_investo import RUNS, held
from tilerummy.words import LANGUAGES, Words

SMALL = (360, 640)
TOLD = "aim starter rows run full taken theirs doubling ends count limit".split()
LYING = " ".join(f"{run[0]}-{run[-1][1:]}" for run in RUNS[:-1])

# The sentence in the button, whatever it is: does it fit, and is the button as high as before?
FITS = """(all) => {
  const [button, brief] = ['[data-main]', '[data-main] .brief'].map((css) => document.querySelector(css));
  const high = button.offsetHeight;
  return all.map((text) => {
    brief.textContent = text;
    return [text, brief.scrollHeight - brief.clientHeight, button.offsetHeight - high];
  }).filter(([, cut, grown]) => cut > 2 || grown > 0);
}"""
# Is it in sight with its ring, and nothing over it?
SEEN = """(css) => {
  const it = document.querySelector(css);
  const b = it.getBoundingClientRect();
  return [[0.5, 0.5], [0.15, 0.1], [0.85, 0.9]].every(([x, y]) => {
    const at = document.elementFromPoint(b.left + x * b.width, b.top + y * b.height);
    return at && (it.contains(at) || at.contains(it)) && !at.closest('.afloat, .coach');
  });
}"""


def on_the_button(language: str) -> list[str]:
    """All that it says beside its name when it is ready, with the longest names of tiles and numbers."""
    words = Words(language, "investo")
    tile = {"en": "yellow 13", "fr": "jaune 13", "nl": "gele 13", "de": "gelbe 13"}[language]
    row = words("page-into-row", tile=tile, row=4)
    double = words("page-doubles", tile=tile, row=4, points="+3")
    laid = [words("page-laid", count=count) for count in (1, 12)]
    return [
        row,
        double,
        *[words("page-and-pot", laid=each, more=more) for each in laid for more in (row, double)],
        words("page-and-pot", laid=words("page-rearranged"), more=double),
        words("page-nothing-more"),
        f"{words('page-once-more')}{words('page-colon')}{words('page-nothing-more')}",
        ", ".join([tile] * 3),
        *[words("page-mistake", points=points) for points in (0, 1, 12)],
        words("page-ends-round"),
        words("page-lay-left", points=98),
        words("page-out-with", tile=tile),
    ]


def coach(page: Page, right: dict[str, int] | None = None) -> None:
    """At the table that is shown, one who has told everything there is to know."""
    name = page.url.split("/t/")[1].split("?")[0]
    kept = [{"id": name, "on": True, "right": right or {}, "told": TOLD}]
    page.evaluate("(kept) => localStorage.setItem('coach', kept)", json.dumps(kept))
    reload(page)
    page.wait_for_selector("[data-coach=tip]:not(.unplaced)")


def laying(page: Page, rack: list[str], **more: Any) -> list[str]:
    change = held("choose", rack, [f"I2 {tile}" for tile in rack], **more)
    return stage(page, "investo", ["person", "beginner"], change, hint=f"A {LYING} b3-6; I2 r5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_confirm_says_is_read_whole(open_page: OpenPage, language: str) -> None:
    page = open_page(size=SMALL, language=language)
    laying(page, ["b3", "r5", "r7"])
    page.click(".rackzone [data-tile=r5]")
    page.locator("[data-row='1']").click(position={"x": 10, "y": 30})
    expect(page.locator("[data-main] .brief")).to_be_visible()
    assert page.evaluate(FITS, on_the_button(language)) == []


def test_what_a_coach_points_at_is_in_sight(open_page: OpenPage) -> None:
    """The run is the last of the table, under what lies over its lower edge, and the tile goes before its first one."""
    page = open_page(size=SMALL, language="de-DE")
    moves = laying(page, ["b3", "r5", "r7", "k12"])
    coach(page)
    tile = page.locator(".rackzone [data-tile=b3]")
    expect(tile).to_have_css("outline-style", "dotted")
    tile.click()
    expect(tile).not_to_have_css("outline-style", "dotted")  # chosen: a line
    end = ".table [data-tile=b4]"
    expect(page.locator(end)).to_have_css("outline-style", "dotted")
    page.wait_for_function(f"() => ({SEEN})('{end}')")
    page.click(end)
    expect(page.locator("[data-main]")).to_have_css("outline-style", "dotted")
    assert moves == []


def test_a_hint_for_a_beginner_is_a_sentence_and_sends_nothing(open_page: OpenPage) -> None:
    page = open_page(size=SMALL, language="nl-NL")
    moves = laying(page, ["b3", "r5", "r7", "k12"])
    page.click("[data-do=hint]")
    expect(page.locator("[data-only]")).to_be_visible()
    expect(page.locator("dialog li")).to_have_count(0)
    page.click("[data-do=compare]")
    expect(page.locator("dialog li")).to_have_count(2)
    page.click("dialog [data-do=follow]")
    expect(page.locator(".table .is-draft")).to_have_count(1)
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    assert moves == []
    page.click("[data-main]")
    expect(page.locator("[data-main]")).to_be_visible()
    assert len(moves) == 1
