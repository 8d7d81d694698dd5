"""Ways to move tiles, each for itself: keyboard, dragging, typing, hints; undo and redo."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.pages import comes_to, load, reload
from tests.browser.players import InvestoPlayer
from tests.browser.staged import holding_a_run, run_laid, stage
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
    expect(page.locator('.rackzone [aria-pressed="true"]')).to_have_count(2)
    page.focus("button.drop")
    page.keyboard.press("Enter")
    expect(page.locator(".table .is-draft")).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.locator(".table .is-draft")).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".table .is-draft")).to_have_count(2)
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
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_contain_text("missing")
    button.click(force=True)
    expect(page.locator(".meld.pointed")).to_have_count(1)
    page.click("[data-do=reset]")
    expect(page.locator(".meld.bad, .meld.pointed, .table .is-draft")).to_have_count(0)


def test_dragging_several_tiles_to_the_felt_and_back(open_page: OpenPage) -> None:
    page = open_page(size=(768, 1024))
    player = at_choice(page)
    names = [piece["id"] for piece in player.look()["rack"][:3]]
    for name in names:
        player.piece(name)
    player.carry(f'[data-piece="{names[0]}"]', "button.drop")
    expect(page.locator(".table .is-draft")).to_have_count(3)
    for name in names:
        player.carry(f'[data-piece="{name}"]', ".rackzone .rack", (8, 8))
    expect(page.locator(".table .is-draft")).to_have_count(0)


def test_own_order_by_dragging(open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    player = at_choice(page)
    before = [piece["id"] for piece in player.look()["rack"]]
    player.carry(f'[data-piece="{before[0]}"]', f'[data-piece="{before[3]}"]', (50, 30))
    comes_to(page, lambda: [piece["id"] for piece in player.look()["rack"]].index(before[0]), 3)


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
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    other = page.context.new_page()  # another window of the same visitor
    load(other, "/open")
    page.click("button[lang=nl]")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("main")).to_contain_text("Wat spelen we?")
    expect(other.locator("html")).to_have_attribute("lang", "nl")
    reload(page)
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("main")).to_contain_text("Wat spelen we?")


def test_a_hint_can_be_followed(open_page: OpenPage) -> None:
    page = open_page()
    player = at_choice(page)
    before = player.look()
    page.click("[data-do=hint]")
    page.wait_for_selector("dialog [data-do=follow]", timeout=30_000)
    page.click("dialog [data-do=follow]")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".is-draft, .is-selected").first).to_be_visible()  # nothing is sent yet
    page.click('[data-main][aria-disabled="false"]')
    expect(page.locator(".is-draft")).to_have_count(0)
    changed = "(size) => document.querySelectorAll('.rackzone [data-piece]').length !== size"
    page.wait_for_function(changed, arg=len(before["rack"]))


def test_a_run_in_one_gesture(open_page: OpenPage) -> None:
    """Choose the tiles of a run, then one tap lays it; the server agrees before it is confirmed."""
    page = open_page()
    moves = stage(page, "investo", ["person", "greedy"], holding_a_run, after=run_laid)
    for tile in ("r5", "r6", "r7"):
        page.click(f'.rackzone [data-tile="{tile}"]')
    page.click("button.drop")
    expect(page.locator(".table .meld .is-draft")).to_have_count(3)
    page.click('[data-main][aria-disabled="false"]')
    expect(page.locator(".table .is-draft")).to_have_count(0)
    expect(page.locator(".table .meld").last.locator("[data-tile]")).to_have_count(3)
    expect(page.locator(".rackzone [data-piece]")).to_have_count(2)
    assert moves == ["A [b1 b2 b3] [r5 r6 r7]"]
