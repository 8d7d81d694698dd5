"""The referee and "what could I play?" as people ask them; and that entering tiles is fast."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.realtable import entry, find, judge, page, shared, tap, type_in, visit

__all__ = ["page", "shared"]  # fixtures


# ---- the referee


def rule_link(page: Page, address: str) -> None:
    assert page.locator("[data-rule]").get_attribute("href") == address


def test_the_referee_of_rummy(page: Page, pictures: Path) -> None:
    """R5, R7"""
    visit(page, "/referee")
    page.check("input[value=rummy]", force=True)
    type_in(page, "Table before", "r5-7")
    page.click("[data-do=from-before]")
    tap(page, "Table afterwards")
    entry(page, "Table afterwards").locator(".pickm").first.click()
    tap(page, "Table afterwards", "r8")
    judge(page, "illegal", "rack alone")
    rule_link(page, "/rules/rummy#R5")
    page.screenshot(path=pictures / "realtable-referee.png")
    page.check("[data-opened]")
    judge(page, "legal", "red 8")
    type_in(page, "Rack (if you like)", "k1")
    judge(page, "illegal", "not on your rack")
    type_in(page, "Table before", "r5-7 [r1 r3 r5]")
    judge(page, "unclear", "no valid combination")


def test_the_referee_of_gin(page: Page) -> None:
    """G5, G7"""
    visit(page, "/referee")
    page.check("input[value=gin]", force=True)
    page.check("[data-way=eight-nine]", force=True)
    type_in(page, "Hand", "r1-3 b5-7 9:brk y4")
    judge(page, "legal", "4 points")
    type_in(page, "Hand", "r1-3 b5-7 9:brk k13")
    judge(page, "illegal", "fewer than 10")
    rule_link(page, "/rules/gin#G5")
    page.check("[data-kind=lay]", force=True)
    type_in(page, "Rack (if you like)", "")
    type_in(page, "Lying there already", "8:bry")
    page.click("[data-do=from-before]")
    entry(page, "After laying down").locator("[data-do=pad]").click()
    entry(page, "After laying down").locator(".pickm").first.click()
    tap(page, "After laying down", "k8")
    judge(page, "legal", "0 points")
    page.check("[data-way=grand-gin]", force=True)
    judge(page, "legal", "0 points")
    page.locator(".chooser select").select_option("standard-52")  # where a gin is closed
    judge(page, "illegal")
    rule_link(page, "/rules/gin#G7")
    page.check("[data-way=eight-nine]", force=True)
    judge(page, "legal", "0 points")
    tap(page, "After laying down", "k9")
    judge(page, "illegal")
    page.check("[data-kind=meld]", force=True)
    type_in(page, "Is this a combination?", "[r5 r6]")
    judge(page, "illegal", "too short")


def test_the_referee_of_investo(page: Page) -> None:
    """I6, I11, I14: the worked example, still takeable for 10-11-12 when the red 7 is doubled."""
    visit(page, "/referee")
    page.check("input[value=investo]", force=True)
    type_in(page, "Table afterwards", "8:brk")
    judge(page, "illegal", "different colours")
    rule_link(page, "/rules/investo#I11")
    page.check("[data-kind=take]", force=True)
    tap(page, "Pot", "k10", "b5", "r7")
    page.click("[data-spot='0.2']")
    tap(page, "Pot", "b7")
    assert entry(page, "Pot").get_by_role("textbox").input_value() == "k10 b5 r7<b7 / . / . / ."
    type_in(page, "Rack (if you like)", "r4-6 k11 k12")
    type_in(page, "Table afterwards", "k10-12")
    judge(page, "legal", "3 points")
    assert "red 7" in page.locator("[data-verdict]").inner_text()
    type_in(page, "Table afterwards", "r4-6")
    judge(page, "illegal")
    page.check("[data-kind=double]", force=True)
    tap(page, "Tile", "y10")
    judge(page, "legal", "black 10")
    tap(page, "Tile", "y11")
    judge(page, "illegal")
    rule_link(page, "/rules/investo#I14")


# ---- what could I play?


def test_what_to_play_in_rummy_step_by_step(page: Page, pictures: Path) -> None:
    visit(page, "/what")
    page.check("input[value=rummy]", force=True)
    type_in(page, "Rack", "r4 b8 k8 k1")
    type_in(page, "Table", "r5-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = find(page, "rummy")
    assert "Left on the rack: black 1" in answer.inner_text()
    assert answer.locator("[data-step]").count() >= 2
    assert any(each.endswith("/api/solve") for each in asked)
    page.screenshot(path=pictures / "realtable-what.png", full_page=True)
    there = answer.inner_text()
    page.context.set_offline(True)
    type_in(page, "Rack", "r4 b8 k8")
    type_in(page, "Rack", "r4 b8 k8 k1")
    assert find(page, "rummy").inner_text() == there  # the same answer from the engine here
    page.context.set_offline(False)
    page.uncheck("[data-opened]")
    assert "No opening of 30 points" in find(page, "rummy").inner_text()


def test_what_a_hand_of_gin_needs(page: Page) -> None:
    visit(page, "/what")
    page.check("input[value=gin]", force=True)
    type_in(page, "Hand", "r1-3 b5-7 9:br y4 k13")
    answer = find(page, "gin")
    assert answer.locator("[data-leftover='35']").count() == 1
    assert answer.get_by_label("black 9").count() == 1
    type_in(page, "Hand", "r1-3 b5-7 9:brk y4")
    assert find(page, "gin").locator("[data-way=eight-nine]").count() >= 1


def test_what_to_do_in_investo(page: Page) -> None:
    visit(page, "/what")
    page.check("input[value=investo]", force=True)
    type_in(page, "Rack", "r4-6 k11 k12 y10")
    type_in(page, "Pot", "k10 b5 r7<b7 / r3 / . / x")
    answer = find(page, "investo")
    assert answer.locator("[data-take='1']").count() == 1
    assert "yellow 10 on black 10" in answer.inner_text()
    type_in(page, "Rack", "")
    page.click("[data-do=find]")
    page.wait_for_selector("[data-no=told-no-rack]")


# ---- entering tiles is fast

RACK = "r5-7 k8 * b1-3 y10 y10 k1 r13 b9 y2"  # fourteen tiles
TILES = "r5 r6 r7 k8 * b1 b2 b3 y10 y10 k1 r13 b9 y2".split()


def test_a_full_rack_by_keyboard(page: Page) -> None:
    """20 seconds for 36 keys is no more than two a second."""
    visit(page, "/what")
    page.check("input[value=rummy]", force=True)
    type_in(page, "Rack", "")
    entry(page, "Rack").get_by_role("textbox").focus()
    keys = 0
    for key in RACK:
        page.keyboard.press("Space" if key == " " else key)
        keys += 1
    assert keys <= 36
    assert entry(page, "Rack").locator(".chosen").count() == 14
    assert "14 tiles" in entry(page, "Rack").inner_text()


def test_a_full_rack_by_taps(page: Page) -> None:
    """A tap a tile, or a drag a run: fourteen tiles in at most ten actions."""
    visit(page, "/what")
    page.check("input[value=rummy]", force=True)
    type_in(page, "Rack", "")
    tap(page, "Rack", *TILES)  # 14 taps, no other action between them
    assert sorted(chosen(page)) == sorted(TILES)
    for tile in TILES:
        entry(page, "Rack").locator(f"[data-pad='{tile}']").click(button="right")
    assert chosen(page) == []
    actions = 0
    for first, last in (("r5", "r7"), ("b1", "b3")):
        drag(page, first, last)
        actions += 1
    for tile in ("k8", "*", "y10", "y10", "k1", "r13", "b9", "y2"):
        tap(page, "Rack", tile)
        actions += 1
    assert actions <= 10
    assert sorted(chosen(page)) == sorted(TILES)


def chosen(page: Page) -> list[str]:
    """The tiles of the rack, read off what the pad shows."""
    found = page.evaluate(
        """() => [...document.querySelectorAll("[data-entry='Rack'] [data-pad]")]
        .flatMap((e) => Array(Number(e.querySelector('b')?.innerText ?? 0)).fill(e.dataset.pad))"""
    )
    return [str(tile) for tile in found]


def drag(page: Page, first: str, last: str) -> None:
    boxes = [entry(page, "Rack").locator(f"[data-pad='{tile}']").bounding_box() for tile in (first, last)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def test_holding_takes_a_tile_away_and_targets_are_large(page: Page) -> None:
    visit(page, "/what")
    page.check("input[value=rummy]", force=True)
    type_in(page, "Rack", "r5 r5 k8")
    tap(page, "Rack")
    cell = entry(page, "Rack").locator("[data-pad=r5]")
    cell.click(delay=700)
    assert sorted(chosen(page)) == ["k8", "r5"]
    cell.focus()
    page.keyboard.press("Delete")
    assert chosen(page) == ["k8"]
    for tile in ("b1", "k13", "*"):
        box = entry(page, "Rack").locator(f"[data-pad='{tile}']").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40


def test_what_is_typed_wrong_is_marked(page: Page) -> None:
    visit(page, "/what")
    page.check("input[value=rummy]", force=True)
    type_in(page, "Rack", "r5 g7 k8")
    assert entry(page, "Rack").locator("mark").inner_text() == "g7"
    assert entry(page, "Rack").get_by_role("textbox").get_attribute("aria-invalid") == "true"
    assert "is not a tile" in entry(page, "Rack").inner_text()
    page.click("[data-do=find]")  # nothing is asked while something would be left out
    assert page.evaluate("document.activeElement?.getAttribute('aria-invalid')") == "true"
    type_in(page, "Rack", "r5-7 k")
    assert entry(page, "Rack").locator("mark").count() == 0  # still being typed
    page.click("[data-do=find]")
    assert entry(page, "Rack").locator("mark").inner_text() == "k"
    assert page.locator("[data-answer]").count() == 0
