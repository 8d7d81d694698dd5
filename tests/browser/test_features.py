"""What a table offers beside moving tiles: Stars, enlarging, hints on the table, lay-downs, single rules."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screens
from tests.browser.conftest import OpenPage
from tests.browser.hands import Mouse, middle
from tests.browser.looks import DRAWN
from tests.browser.pages import PATIENCE, choose, comes_to, reload
from tests.browser.players import GinPlayer
from tests.browser.staged import crowded, laying, stage, starry
from tests.browser.tables import sit


def melds(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.table .meld')]"
        ".map((meld) => [...meld.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile).join(' '))"
    )
    return found


def lie(page: Page, *wanted: str) -> None:
    """These combinations, and no others, come to lie on the table."""
    comes_to(page, lambda: sorted(melds(page)), sorted(wanted))


def test_a_star_can_stand_for_something_else(open_page: OpenPage) -> None:
    page = open_page()
    screens.star_choice(page)
    lying = ["b1 b2 b3", "k8 r8 y8"]
    lie(page, *lying, "r4 r5 *r6")
    page.click("[data-star=r3]")
    lie(page, *lying, "*r3 r4 r5")
    page.click("[data-do=undo]")
    lie(page, *lying, "r4 r5 *r6")
    page.click("[data-do=undo]")
    lie(page, *lying)


def test_a_star_that_lies_in_a_gap_has_one_meaning(open_page: OpenPage) -> None:
    page = open_page()

    def between(position: dict[str, object]) -> None:
        starry(position)
        position["view"]["sides"][0]["rack"] = ["r4", "*", "r6"]  # type: ignore[index]

    stage(page, "rummy", ["person", "greedy"], between)
    for tile in ("r4", "*", "r6"):
        page.click(f'.rackzone [data-tile="{tile}"]')
    page.click("button.drop")
    page.click('.table [data-tile^="*"]')
    expect(page.locator('.table [data-tile^="*"]')).to_have_attribute("aria-pressed", "true")  # the tap was a choice,
    expect(page.locator("[data-star]")).to_have_count(0)  # and not a question


def test_a_combination_is_enlarged_by_a_long_press(open_page: OpenPage) -> None:
    page = open_page(has_touch=True, is_mobile=True)
    stage(page, "rummy", ["person", "greedy"], crowded)
    expect(page.locator(".table .tile").first).to_have_css("width", "34px")
    page.mouse.move(*middle(page, ".table .tile >> nth=6"))
    page.mouse.down()
    page.wait_for_selector("[data-lens]")
    page.mouse.up()
    expect(page.locator("[data-lens] .tile").first).to_have_css("width", "48px")
    expect(page.locator(".is-selected")).to_have_count(0)  # the press chose nothing
    page.locator("[data-lens] button[aria-pressed]").nth(2).click()
    expect(page.locator(".table .is-selected")).to_have_count(1)
    page.click("[data-do=close-lens]")
    expect(page.locator("[data-lens]")).to_have_count(0)


def test_a_hint_is_shown_step_by_step_and_stays_a_draft(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")

    def more(position: dict[str, object]) -> None:
        starry(position)
        position["view"]["sides"][0]["rack"] = ["r4", "r5", "r6", "b4", "k13"]  # type: ignore[index]

    stage(page, "rummy", ["person", "greedy"], more, hint="A b1-4 8:kry r4-6")
    page.click("[data-do=hint]")
    page.click("[data-do=show]")
    expect(page.locator("[data-walk]")).to_have_text(re.compile("^Schritt 1 von 2"))
    lie(page, "k8 r8 y8", "b1 b2 b3 b4")
    expect(page.locator(".table .is-shown")).to_have_count(4)
    page.click("[data-do=walk]")
    lie(page, "k8 r8 y8", "b1 b2 b3 b4", "r4 r5 r6")
    page.click("[data-do=walked]")
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-do=undo]")
    page.click("[data-do=undo]")
    lie(page, "b1 b2 b3", "k8 r8 y8")


def test_how_a_hand_is_laid_down_is_my_choice(open_page: OpenPage) -> None:
    page = open_page(language="nl-NL")
    moves = stage(page, "gin", ["person", "greedy"], laying)
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    own = ["k1 k2 k3", "b2 b3 b4", "y1 y2 y3"]
    lie(page, "r5 r6 r7 r8", "b9 r9 y9 k9", *own)
    Mouse(page).carry('.table [data-tile="r8"]', ".rackzone .rack", (6, 6))
    lie(page, "r5 r6 r7", "b9 r9 y9 k9", *own)
    expect(page.locator('.rackzone [data-tile="r8"]')).to_have_count(1)
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    expect(page.locator("[data-main]")).to_contain_text("20")
    page.click("[data-main]")
    comes_to(page, lambda: moves, ["L 9:bry+k9 [b2 b3 b4] [y1 y2 y3]"])


def test_a_lay_down_goes_to_the_server_as_it_was_put(open_page: OpenPage) -> None:
    """With the real server: somebody goes out, and the draft shown is what is laid."""
    page = open_page()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda data: sent.append(str(data))))
    drafted: list[str] = []
    for _ in range(8):  # a round can also end with nobody out, or with nothing to lay
        sit(page, "gin", ["greedy"], "rounds=1")
        GinPlayer(page).play(until=lambda seen: (seen["laying"] and seen["ready"]) or seen["over"])
        drafted = page.locator(".table .is-draft").evaluate_all("(all) => all.map((tile) => tile.dataset.tile)")
        if drafted:
            break
    assert drafted
    page.click("[data-main]")
    page.click("[data-main].asked")  # as it was put, without a choice of mine
    page.wait_for_selector("dialog [data-do=next]")
    acts = [message["a"] for message in map(json.loads, sent) if message["t"] == "act"]
    assert sorted(laid(acts[-1])) == sorted(drafted)


def laid(action: str) -> list[str]:
    """The tiles of `L [b2 b3 b4] r5-7+r8` that come from the hand."""
    assert action.startswith("L ")
    new = " ".join(re.findall(r"\[(.*?)\]", action)).split()
    return new + [tile for word in action.split() for tile in word.split("+")[1:]]


def test_single_rules_reach_the_table(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    page.click("[data-do=options-rummy]")
    page.click("dialog [data-do=single-rules]")
    page.fill("dialog [data-option=opening]", "45")
    page.check("dialog [data-option=mixed]")
    choose(page, "ace", "both")
    page.click("dialog [type=submit]")
    page.wait_for_selector(".game")
    found = page.evaluate("() => fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())")
    rules = found["table"]["rules"]
    assert {name: rules[name] for name in ("opening", "mixed", "ace", "rounds")} == {
        "opening": 45,
        "mixed": True,
        "ace": "both",
        "rounds": 4,
    }


def test_rules_that_cannot_be_are_refused_in_words(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-do=options-rummy]")
    page.click("dialog [data-do=single-rules]")
    choose(page, "combinations", "series")
    page.check("dialog [data-option=mixed]")
    page.click("dialog [type=submit]")
    expect(page.locator("dialog [role=alert]")).to_contain_text("sequence")


@pytest.mark.parametrize("still", [False, True])
def test_tiles_fly_unless_somebody_wants_it_still(open_page: OpenPage, still: bool) -> None:
    page = open_page(reduced_motion="no-preference")
    if still:
        page.evaluate("() => localStorage.setItem('prefs', JSON.stringify({ still: true }))")
        reload(page)
    watch = "() => { new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {"
    watch += " if (node.classList?.contains('flying')) window.flown = (window.flown ?? 0) + 1;"
    watch += " }))).observe(document.body, { childList: true }); }"
    sit(page, "investo", ["greedy"])
    page.evaluate(watch)
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-main]")
    page.wait_for_selector(".steps li.done")
    # The tile that was drawn lies on the rack: whatever flies has started.
    expect(page.locator(".rackzone [data-piece]")).to_have_count(11)
    page.evaluate(DRAWN)
    assert bool(page.evaluate("() => window.flown ?? 0")) is not still
    expect(page.locator(".flying")).to_have_count(0)  # and has come down


def test_my_turn_is_told_in_the_title_and_by_a_notification(open_page: OpenPage) -> None:
    page = open_page(permissions=["notifications"])
    page.evaluate("() => localStorage.setItem('prefs', JSON.stringify({ notify: true }))")
    page.add_init_script(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        " constructor(title) { window.told.push(title); } };"
        " Object.defineProperty(document, 'hidden', { get: () => true });"
    )
    sit(page, "investo", ["greedy"])
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    expect(page).to_have_title(re.compile("^● Your turn"))
    comes_to(page, lambda: page.evaluate("() => window.told"), ["Your turn"])
    assert json.loads(page.evaluate("() => localStorage.getItem('prefs')"))["notify"] is True


# What lies on what it should not: zones are left, top, right, bottom in document order, whole pixels.
OVERLAPPING = """() => {
  const zones = ['.top', '.opp, .people', '.pot', '.table, .centre', '.guide', '.rackzone', '.bar', '.side'];
  const seen = zones.map((css) => [css, document.querySelector(css)]).filter(([, e]) => e && e.checkVisibility());
  const boxes = seen.map(([css, e]) => [css, e.getBoundingClientRect()]);
  const cut = boxes.filter(([, b]) => b.bottom > innerHeight + 1 || b.right > innerWidth + 1);
  const out = cut.map(([css]) => `${css} is cut`);
  for (const [i, [one, a]] of boxes.entries()) for (const [two, b] of boxes.slice(i + 1)) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) out.push(`${one} and ${two}`);
  }
  const button = document.querySelector('[data-main]');
  const main = button.getBoundingClientRect();
  if (main.bottom > innerHeight || main.height < 40) out.push('the button is out of reach');
  const top = document.elementFromPoint(main.left + main.width / 2, main.top + main.height / 2);
  if (!button.contains(top)) out.push(`the button is under ${top?.className}`);
  const tile = document.querySelector('.rackzone [data-piece]').getBoundingClientRect();
  if (tile.bottom > innerHeight || tile.width < 34) out.push('the rack is out of reach');
  return out;
}"""
SCREENSIZES = [(740, 360), (844, 390), (360, 740), (768, 1024), (1024, 768), (1280, 720), (1366, 768), (1440, 900)]


def settled(page: Page) -> list[str]:
    """What overlaps once the zones have found their places: tiles are sized after the room they get."""
    end = time.monotonic() + PATIENCE
    while (found := page.evaluate(OVERLAPPING)) and time.monotonic() < end:
        page.wait_for_timeout(30)
    return [str(one) for one in found]


LONG = "hand=24 rack_limit=24"  # a rack of four lines on a phone


@pytest.mark.parametrize(("game", "rules"), [("investo", ""), ("investo", LONG), ("rummy", ""), ("gin", "")])
def test_zones_keep_apart_on_every_size(open_page: OpenPage, game: str, rules: str) -> None:
    page = open_page()
    sit(page, game, ["greedy"], rules)
    page.wait_for_selector(".rackzone [data-piece]")
    found = {}
    for width, height in SCREENSIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found[(width, height)] = settled(page)
    assert {size: faults for size, faults in found.items() if faults} == {}
