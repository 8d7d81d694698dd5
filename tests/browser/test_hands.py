"""Ways to move tiles, each for itself: keyboard, dragging, typing, hints; undo and redo."""

from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.players import InvestoPlayer, find_run
from tests.browser.tables import sit


def at_choice(page: Page) -> InvestoPlayer:
    """My turn, a tile drawn, nothing laid yet."""
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.play(until=lambda seen: seen["step"] in (1, 2) and seen["drop"])
    return player


def test_keys_choose_lay_undo_and_confirm(open_page: OpenPage) -> None:
    page = open_page(language="de-DE", size=(1440, 900))
    player = at_choice(page)
    rack = player.look()["rack"]
    first, second = (piece["id"] for piece in rack[:2])
    page.focus(f'[data-piece="{first}"]')
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(id) => document.activeElement.dataset.piece === id", arg=second)
    page.keyboard.press("Enter")
    assert page.locator('.rackzone [aria-pressed="true"]').count() == 2
    page.focus("button.drop")
    page.keyboard.press("Enter")
    assert page.locator(".table .is-draft").count() == 2
    page.keyboard.press("Control+z")
    assert page.locator(".table .is-draft").count() == 0
    page.keyboard.press("Control+Shift+z")
    assert page.locator(".table .is-draft").count() == 2
    page.keyboard.press("Control+z")
    page.focus(f'[data-piece="{first}"]')
    page.keyboard.press("Enter")
    page.focus('.whole[aria-disabled="false"]')
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    fewer = "(size) => document.querySelectorAll('.rackzone [data-piece]').length < size"
    page.wait_for_function(fewer, arg=len(rack))


def test_confirm_says_what_is_missing(open_page: OpenPage) -> None:
    page = open_page()
    player = at_choice(page)
    player.piece(player.look()["rack"][0]["id"])
    page.click("button.drop")
    button = page.locator("[data-main]")
    assert button.get_attribute("aria-disabled") == "true"
    assert "missing" in button.inner_text()
    button.click(force=True)
    assert page.locator(".meld.pointed").count() == 1
    page.click("[data-do=reset]")
    assert page.locator(".meld.bad").count() == 0


def test_dragging_several_tiles_to_the_felt_and_back(open_page: OpenPage) -> None:
    page = open_page(size=(768, 1024))
    player = at_choice(page)
    names = [piece["id"] for piece in player.look()["rack"][:3]]
    for name in names:
        player.piece(name)
    player.carry(f'[data-piece="{names[0]}"]', "button.drop")
    assert page.locator(".table .is-draft").count() == 3
    for name in names:
        player.carry(f'[data-piece="{name}"]', ".rackzone .rack", (8, 8))
    assert page.locator(".table .is-draft").count() == 0


def test_own_order_by_dragging(open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    player = at_choice(page)
    before = [piece["id"] for piece in player.look()["rack"]]
    player.carry(f'[data-piece="{before[0]}"]', f'[data-piece="{before[3]}"]', (50, 30))
    after = [piece["id"] for piece in player.look()["rack"]]
    assert after.index(before[0]) == 3


def test_moves_can_be_typed(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "investo", ["greedy"])
    page.wait_for_selector('[data-main][aria-disabled="false"]')
    page.click("[data-do=menu]")
    page.fill("[data-command]", "S")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-answer]').textContent.includes('S')")
    page.fill("[data-command]", "A r5-6")
    page.keyboard.press("Enter")
    page.wait_for_function("() => /rack|table|short/.test(document.querySelector('[data-answer]').textContent)")
    page.fill("[data-command]", "?")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-answer]').textContent.includes('Your rack')")


def test_language_changes_at_once_and_is_remembered(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.click("button[lang=nl]")
    page.wait_for_function("() => document.documentElement.lang === 'nl'")
    assert "Wat spelen we?" in page.inner_text("main")
    page.reload()
    assert "Wat spelen we?" in page.inner_text("main")


def test_a_hint_can_be_followed(open_page: OpenPage) -> None:
    page = open_page()
    player = at_choice(page)
    before = player.look()
    page.click("[data-do=hint]")
    page.wait_for_selector("dialog [data-do=follow]", timeout=30_000)
    page.click("dialog [data-do=follow]")
    changed = "(size) => document.querySelectorAll('.rackzone [data-piece]').length !== size"
    page.wait_for_function(changed, arg=len(before["rack"]))


def test_a_run_in_one_gesture(open_page: OpenPage) -> None:
    """Choose the tiles of a run, then one tap lays it; the server agrees before it is confirmed."""
    page = open_page()
    sit(page, "investo", ["greedy"])
    player = InvestoPlayer(page)
    player.lay_something = lambda seen: False  # type: ignore[method-assign]
    player.play(until=lambda seen: seen["over"] or (seen["step"] in (1, 2) and find_run(seen["rack"])))
    seen = player.look()
    if not seen["over"]:
        player.lay(find_run(seen["rack"]), None)
