"""The referee and "what could I play?" as people ask them; and that entering tiles is fast."""

from playwright.sync_api import Page, expect

from tests.browser.pages import choose, comes_to
from tests.browser.realtable import entry, find, judge, open_pad, pick, tap, type_in, visit

# ---- the referee


def rule_link(page: Page, address: str) -> None:
    expect(page.locator("[data-rule]")).to_have_attribute("href", address)


def test_the_referee_of_rummy(page: Page) -> None:
    """R5, R7"""
    visit(page, "/referee")
    pick(page, "input[value=rummy]")
    type_in(page, "Table before", "r5-7")
    page.click("[data-do=from-before]")
    open_pad(page, "Table afterwards")
    entry(page, "Table afterwards").locator(".pickm").first.click()
    tap(page, "Table afterwards", "r8")
    judge(page, "illegal", "rack alone")
    rule_link(page, "/rules/rummy#R5")
    page.check("[data-opened]")
    judge(page, "legal", "red 8")
    type_in(page, "Rack (if you like)", "k1")
    judge(page, "illegal", "not on your rack")
    type_in(page, "Table before", "r5-7 [r1 r3 r5]")
    judge(page, "unclear", "no valid combination")


def test_the_referee_goes_by_the_rules_that_are_chosen(page: Page) -> None:
    visit(page, "/referee")
    pick(page, "input[value=rummy]")
    pick(page, "[data-kind=meld]")
    type_in(page, "Is this a combination?", "[k12 k13 k1]")
    judge(page, "illegal")
    page.click("[data-do=single-rules]")
    choose(page, "ace", "both")
    expect(page.locator("[data-choice=presets] summary")).to_have_text("◆ Own rules")
    judge(page, "legal")


def test_the_referee_of_gin(page: Page) -> None:
    """G5, G7"""
    visit(page, "/referee")
    pick(page, "input[value=gin]")
    pick(page, "[data-way=eight-nine]")
    type_in(page, "Hand", "r1-3 b5-7 9:brk y4")
    judge(page, "legal", "4 points")
    type_in(page, "Hand", "r1-3 b5-7 9:brk k13")
    judge(page, "illegal", "fewer than 10")
    rule_link(page, "/rules/gin#G5")
    pick(page, "[data-kind=lay]")
    type_in(page, "Rack (if you like)", "")
    type_in(page, "Lying there already", "8:bry")
    page.click("[data-do=from-before]")
    open_pad(page, "After laying down")
    entry(page, "After laying down").locator(".pickm").first.click()
    tap(page, "After laying down", "k8")
    judge(page, "legal", "0 points")
    pick(page, "[data-way=grand-gin]")
    judge(page, "legal", "0 points")
    choose(page, "presets", "standard-52")  # where a gin is closed
    judge(page, "illegal")
    rule_link(page, "/rules/gin#G7")
    pick(page, "[data-way=eight-nine]")
    judge(page, "legal", "0 points")
    tap(page, "After laying down", "k9")
    judge(page, "illegal")
    pick(page, "[data-kind=meld]")
    type_in(page, "Is this a combination?", "[r5 r6]")
    judge(page, "illegal", "too short")


def test_the_referee_of_investo(page: Page) -> None:
    """I6, I11, I14: the worked example, still takeable for 10-11-12 when the red 7 is doubled."""
    visit(page, "/referee")
    pick(page, "input[value=investo]")
    type_in(page, "Table afterwards", "8:brk")
    judge(page, "illegal", "different colours")
    rule_link(page, "/rules/investo#I11")
    pick(page, "[data-kind=take]")
    tap(page, "Pot", "k10", "b5", "r7")
    page.click("[data-spot='0.2']")
    tap(page, "Pot", "b7")
    expect(entry(page, "Pot").get_by_role("textbox")).to_have_value("k10 b5 r7<b7 / . / . / .")
    type_in(page, "Rack (if you like)", "r4-6 k11 k12")
    type_in(page, "Table afterwards", "k10-12")
    judge(page, "legal", "3 points")
    expect(page.locator("[data-verdict]")).to_contain_text("red 7")
    type_in(page, "Table afterwards", "r4-6")
    judge(page, "illegal")
    pick(page, "[data-kind=double]")
    tap(page, "Tile", "y10")
    judge(page, "legal", "black 10")
    tap(page, "Tile", "y11")
    judge(page, "illegal")
    rule_link(page, "/rules/investo#I14")


# ---- what could I play?


def test_what_to_play_in_rummy_step_by_step(page: Page) -> None:
    visit(page, "/what")
    pick(page, "input[value=rummy]")
    type_in(page, "Rack", "r4 b8 k8 k1")
    type_in(page, "Table", "r5-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = find(page, "rummy")
    expect(answer).to_contain_text("Left on the rack: the black 1")
    expect(answer.locator("[data-step]").nth(1)).to_be_visible()
    assert any(each.endswith("/api/solve") for each in asked)
    there = answer.inner_text()
    page.context.set_offline(True)
    type_in(page, "Rack", "r4 b8 k8")
    type_in(page, "Rack", "r4 b8 k8 k1")
    here = find(page, "rummy")
    comes_to(page, here.inner_text, there)  # the same answer from the engine here
    page.context.set_offline(False)
    page.uncheck("[data-opened]")
    expect(find(page, "rummy")).to_contain_text("No opening of 30 points")


def test_what_a_hand_of_gin_needs(page: Page) -> None:
    visit(page, "/what")
    pick(page, "input[value=gin]")
    type_in(page, "Hand", "r1-3 b5-7 9:br y4 k13")
    answer = find(page, "gin")
    expect(answer.locator("[data-leftover='35']")).to_have_count(1)
    expect(answer.get_by_label("black 9")).to_have_count(1)
    type_in(page, "Hand", "r1-3 b5-7 9:brk y4")
    expect(find(page, "gin").locator("[data-way=eight-nine]").first).to_be_visible()


def test_what_to_do_in_investo(page: Page) -> None:
    visit(page, "/what")
    pick(page, "input[value=investo]")
    type_in(page, "Rack", "r4-6 k11 k12 y10")
    type_in(page, "Pot", "k10 b5 r7<b7 / r3 / . / x")
    answer = find(page, "investo")
    expect(answer.locator("[data-take='1']")).to_have_count(1)
    expect(answer).to_contain_text("yellow 10 on black 10")
    type_in(page, "Rack", "")
    page.click("[data-do=find]")
    page.wait_for_selector("[data-no=told-no-rack]")


# ---- entering tiles is fast

RACK = "r5-7 k8 * b1-3 y10 y10 k1 r13 b9 y2"  # fourteen tiles
TILES = "r5 r6 r7 k8 * b1 b2 b3 y10 y10 k1 r13 b9 y2".split()


def test_a_full_rack_by_keyboard(page: Page) -> None:
    """20 seconds for 36 keys is no more than two a second."""
    visit(page, "/what")
    pick(page, "input[value=rummy]")
    type_in(page, "Rack", "")
    entry(page, "Rack").get_by_role("textbox").focus()
    keys = 0
    for key in RACK:
        page.keyboard.press("Space" if key == " " else key)
        keys += 1
    assert keys <= 36
    expect(entry(page, "Rack").locator(".chosen")).to_have_count(14)
    expect(entry(page, "Rack")).to_contain_text("14 tiles")


def test_a_full_rack_by_taps(page: Page) -> None:
    """A tap a tile, or a drag a run: fourteen tiles in at most ten actions."""
    visit(page, "/what")
    pick(page, "input[value=rummy]")
    type_in(page, "Rack", "")
    tap(page, "Rack", *TILES)  # 14 taps, no other action between them
    holds(page, TILES)
    for tile in TILES:
        entry(page, "Rack").locator(f"[data-pad='{tile}']").click(button="right")
    holds(page, [])
    actions = 0
    for first, last in (("r5", "r7"), ("b1", "b3")):
        drag(page, first, last)
        actions += 1
    for tile in ("k8", "*", "y10", "y10", "k1", "r13", "b9", "y2"):
        tap(page, "Rack", tile)
        actions += 1
    assert actions <= 10
    holds(page, TILES)


def holds(page: Page, tiles: list[str]) -> None:
    comes_to(page, lambda: sorted(chosen(page)), sorted(tiles))


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
    pick(page, "input[value=rummy]")
    type_in(page, "Rack", "r5 r5 k8")
    open_pad(page, "Rack")
    cell = entry(page, "Rack").locator("[data-pad=r5]")
    cell.click(delay=700)
    holds(page, ["k8", "r5"])
    cell.focus()
    page.keyboard.press("Delete")
    holds(page, ["k8"])
    for tile in ("b1", "k13", "*"):
        box = entry(page, "Rack").locator(f"[data-pad='{tile}']").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40


def test_what_is_typed_wrong_is_marked(page: Page) -> None:
    visit(page, "/what")
    pick(page, "input[value=rummy]")
    type_in(page, "Rack", "r5 g7 k8")
    rack = entry(page, "Rack")
    field, marked = rack.get_by_role("textbox"), rack.locator("mark")
    expect(marked).to_have_text("g7")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(rack).to_contain_text("is not a tile")
    page.click("[data-do=find]")  # nothing is asked while something would be left out
    expect(field).to_be_focused()
    type_in(page, "Rack", "r5-7 k")
    expect(marked).to_have_count(0)  # still being typed
    page.click("[data-do=find]")
    expect(marked).to_have_text("k")
    expect(page.locator("[data-do=find]")).to_have_attribute("aria-busy", "false")
    expect(page.locator("[data-answer]")).to_have_count(0)
