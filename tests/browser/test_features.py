"""What a table offers beside moving tiles: Stars, enlarging, hints on the table, lay-downs, single rules."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.conftest import OpenPage
from tests.browser.players import GinPlayer
from tests.browser.staged import crowded, laying, stage, starry
from tests.browser.tables import sit


def melds(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.table .meld')]"
        ".map((meld) => [...meld.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile).join(' '))"
    )
    return found


def test_a_star_can_stand_for_something_else(open_page: OpenPage) -> None:
    page = open_page()
    screens.star_choice(page)
    assert melds(page)[-1] == "r4 r5 *r6"
    page.click("[data-star=r3]")
    assert melds(page)[-1] == "*r3 r4 r5"
    page.click("[data-do=undo]")
    assert melds(page)[-1] == "r4 r5 *r6"
    page.click("[data-do=undo]")
    assert len(melds(page)) == 2


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
    assert page.locator("[data-star]").count() == 0


def test_a_combination_is_enlarged_by_a_long_press(open_page: OpenPage) -> None:
    page = open_page(has_touch=True, is_mobile=True)
    stage(page, "rummy", ["person", "greedy"], crowded)
    small = page.locator(".table .tile").first.bounding_box()
    box = page.locator(".table .tile").nth(6).bounding_box()
    assert small
    assert box
    assert small["width"] == 34
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.wait_for_selector("[data-lens]")
    page.mouse.up()
    assert page.locator(".is-selected").count() == 0  # the press chose nothing
    large = page.locator("[data-lens] .tile").first.bounding_box()
    assert large
    assert large["width"] == 48
    page.locator("[data-lens] button[aria-pressed]").nth(2).click()
    assert page.locator(".table .is-selected").count() == 1
    page.click("[data-do=close-lens]")
    assert page.locator("[data-lens]").count() == 0


def test_a_hint_is_shown_step_by_step_and_stays_a_draft(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")

    def more(position: dict[str, object]) -> None:
        starry(position)
        position["view"]["sides"][0]["rack"] = ["r4", "r5", "r6", "b4", "k13"]  # type: ignore[index]

    stage(page, "rummy", ["person", "greedy"], more, hint="A b1-4 8:kry r4-6")
    page.click("[data-do=hint]")
    page.click("[data-do=show]")
    assert page.locator("[data-walk]").inner_text().startswith("Schritt 1 von 2")
    assert melds(page) == ["k8 r8 y8", "b1 b2 b3 b4"]
    assert page.locator(".table .is-shown").count() == 4
    page.click("[data-do=walk]")
    assert melds(page) == ["k8 r8 y8", "b1 b2 b3 b4", "r4 r5 r6"]
    page.click("[data-do=walked]")
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-do=undo]")
    page.click("[data-do=undo]")
    assert melds(page) == ["b1 b2 b3", "k8 r8 y8"]


def test_how_a_hand_is_laid_down_is_my_choice(open_page: OpenPage) -> None:
    page = open_page(language="nl-NL")
    stage(page, "gin", ["person", "greedy"], laying)
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    assert "r5 r6 r7 r8" in melds(page)
    box = page.locator('.table [data-tile="r8"]').bounding_box()
    rack = page.locator(".rackzone .rack").bounding_box()
    assert box
    assert rack
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(rack["x"] + 6, rack["y"] + 6, steps=5)
    page.mouse.up()
    assert "r5 r6 r7" in melds(page)
    assert page.locator('.rackzone [data-tile="r8"]').count() == 1
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    assert "20" in page.locator("[data-main]").inner_text()


def test_a_lay_down_goes_to_the_server_as_it_was_put(open_page: OpenPage) -> None:
    """With the real server: somebody goes out, and the draft shown is what is laid."""
    page = open_page()
    sit(page, "gin", ["greedy"], "rounds=1")
    GinPlayer(page).play(until=lambda seen: (seen["laying"] and seen["ready"]) or seen["over"])
    if page.locator("dialog [data-do=next]").count() == 0:
        page.click("[data-main]")
        page.wait_for_selector("dialog [data-do=next]")


def test_single_rules_reach_the_table(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    page.click("[data-do=options-rummy]")
    page.click("dialog summary")
    page.fill("dialog [data-option=opening]", "45")
    page.check("dialog [data-option=mixed]")
    page.select_option("dialog [data-option=ace]", "both")
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
    page.click("dialog summary")
    page.select_option("dialog [data-option=combinations]", "series")
    page.check("dialog [data-option=mixed]")
    page.click("dialog [type=submit]")
    page.wait_for_selector("dialog [role=alert]")
    assert "sequence" in page.locator("dialog [role=alert]").inner_text()


@pytest.mark.parametrize("still", [False, True])
def test_tiles_fly_unless_somebody_wants_it_still(open_page: OpenPage, still: bool) -> None:
    page = open_page(reduced_motion="no-preference")
    if still:
        page.evaluate("() => localStorage.setItem('prefs', JSON.stringify({ still: true }))")
        page.reload()
    watch = "() => { new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {"
    watch += " if (node.classList?.contains('flying')) window.flown = (window.flown ?? 0) + 1;"
    watch += " }))).observe(document.body, { childList: true }); }"
    sit(page, "investo", ["greedy"])
    page.evaluate(watch)
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-main]")
    page.wait_for_selector(".steps li.done")
    page.wait_for_timeout(300)
    assert bool(page.evaluate("() => window.flown ?? 0")) is not still
    assert page.locator(".flying").count() == 0


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
    assert page.title().startswith("● Your turn")
    assert page.evaluate("() => window.told") == ["Your turn"]
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
  const main = document.querySelector('[data-main]').getBoundingClientRect();
  if (main.bottom > innerHeight || main.height < 40) out.push('the button is out of reach');
  const tile = document.querySelector('.rackzone [data-piece]').getBoundingClientRect();
  if (tile.bottom > innerHeight || tile.width < 34) out.push('the rack is out of reach');
  return out;
}"""
SCREENSIZES = [(740, 360), (844, 390), (360, 740), (768, 1024), (1024, 768), (1280, 720), (1366, 768), (1440, 900)]


@pytest.mark.parametrize("game", ["investo", "rummy", "gin"])
def test_zones_keep_apart_on_every_size(open_page: OpenPage, game: str) -> None:
    page = open_page()
    sit(page, game, ["greedy"])
    page.wait_for_selector(".rackzone [data-piece]")
    found = {}
    for width, height in SCREENSIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        found[(width, height)] = page.evaluate(OVERLAPPING)
    assert {size: faults for size, faults in found.items() if faults} == {}
