"""At a real table: the score sheet, the referee and "what could I play?" as people use them, with taps and keys.

One page with one engine serves most tests: Python starts once in it, and the screens are changed without a new page.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.browser.conftest import OpenPage
from tests.browser.serving import Server
from tests.browser.test_access import AXE, LOOKS, OVERFLOWING, WIDER

SLOW = 120_000  # Python starts in the browser
FOLLOW = """(path) => { const a = document.createElement('a'); a.href = path;
document.body.append(a); a.click(); a.remove(); }"""
SAMPLE = [[-10, -5, 23, -8], [-3, 18, -9, -6]]
# The last two rounds of the rulebook's sample as they may have been left.
LEFT = [(1, {"Ann": "b12", "Cleo": "y2", "Dan": "r3 r4"}), (0, {"Ben": "k9", "Cleo": "y10", "Dan": "b1 b2"})]


@pytest.fixture(scope="module")
def shared(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en-GB", base_url=server.url, has_touch=True
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/sheet")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.set_default_timeout(15_000)
    yield page
    context.close()
    assert complaints == []


@pytest.fixture
def page(shared: Page) -> Iterator[Page]:
    """On no screen yet; whatever the last test left open is gone, sheets are kept as they are in life."""
    yield shared
    shared.context.set_offline(False)
    shared.evaluate("document.querySelector('dialog[open]')?.close()")


def visit(page: Page, path: str) -> None:
    """Another screen, the same page: the engine stays."""
    page.evaluate(FOLLOW, "/open")
    page.wait_for_selector("[data-engine]", state="detached")
    page.evaluate(FOLLOW, path)
    page.wait_for_selector("[data-engine=ready]", state="attached")


def entry(page: Page, title: str) -> Locator:
    return page.locator(f"[data-entry='{title}']")


def type_in(page: Page, title: str, text: str) -> None:
    entry(page, title).get_by_role("textbox").fill(text)


def tap(page: Page, title: str, *tiles: str) -> None:
    """Open the pad of an entry and tap tiles."""
    opener = entry(page, title).locator("[data-do=pad]")
    if opener.count():
        opener.click()
    for tile in tiles:
        entry(page, title).locator(f"[data-pad='{tile}']").click()


def new_sheet(page: Page, game: str, *names: str) -> None:
    visit(page, "/sheet")
    if page.locator("[data-do=new-sheet]").count():
        page.click("[data-do=new-sheet]")
    page.check(f"input[value={game}]", force=True)
    fields = page.locator(".name input")
    while fields.count() < len(names):
        page.click("[data-do=add-player]")
    for i, name in enumerate(names):
        fields.nth(i).fill(name)
    page.click("[data-do=start-sheet]")
    page.wait_for_selector("[data-do=enter-round]")


def enter_points(page: Page, points: list[int]) -> None:
    page.click("[data-do=enter-round]")
    page.locator("[name=by]").nth(1).check(force=True)
    for seat, value in enumerate(points):
        page.fill(f"#points-{seat}", str(value))
    page.click("[data-do=save-round]")
    page.wait_for_selector("dialog", state="detached")


def save(page: Page) -> None:
    page.click("[data-do=save-round]:not([aria-disabled=true])")
    page.wait_for_selector("dialog", state="detached")


def totals(page: Page) -> list[str]:
    return page.locator("[data-total]").all_inner_texts()


def wait_totals(page: Page, *expected: str) -> None:
    page.wait_for_function(
        "(all) => [...document.querySelectorAll('[data-total]')].map((e) => e.innerText).join() === all",
        arg=",".join(expected),
    )


def row(page: Page, number: int) -> list[str]:
    return page.locator(f"tr:has([data-row='{number}']) td").all_inner_texts()


def enter_sample(page: Page) -> None:
    """R14: two rounds as points, two from the tiles left."""
    new_sheet(page, "rummy", "Ann", "Ben", "Cleo", "Dan")
    for points in SAMPLE:
        enter_points(page, points)
    for out, left in LEFT:
        page.click("[data-do=enter-round]")
        page.check(f"[data-out='{out}']", force=True)
        for name, tiles in left.items():
            type_in(page, f"Left: {name}", tiles)
        save(page)


# ---- the score sheet


def test_the_sample_of_the_rulebook_is_reproduced(page: Page, pictures: Path) -> None:
    """R14"""
    enter_sample(page)
    assert row(page, 3) == ["−12", "+21", "−2", "−7"]
    assert row(page, 4) == ["+22", "−9", "−10", "−3"]
    wait_totals(page, "−3", "25", "2", "−24")
    assert "Ben" in page.locator("[data-won]").inner_text()
    page.screenshot(path=pictures / "realtable-sheet.png", full_page=True)


def test_undo_goes_back_step_by_step_and_rows_can_be_corrected(page: Page) -> None:
    new_sheet(page, "rummy", "Ann", "Ben")
    for points in ([-10, 10], [5, -5], [-1, 1]):
        enter_points(page, points)
    assert totals(page) == ["−6", "6"]
    page.click("[data-row='2']")
    page.fill("#points-0", "-20")
    page.fill("#points-1", "+20")
    save(page)
    assert row(page, 2) == ["−20", "+20"]
    wait_totals(page, "−31", "31")
    page.click("[data-do=undo]")
    wait_totals(page, "−6", "6")
    page.click("[data-do=undo]")
    page.click("[data-do=undo]")
    wait_totals(page, "−10", "10")
    page.click("[data-row='1']")
    page.click("[data-do=delete-round]")
    wait_totals(page, "0", "0")
    page.click("[data-do=undo]")
    wait_totals(page, "−10", "10")


def test_sheets_are_kept_and_several_of_them(browser: Browser, server: Server) -> None:
    """Across a reload, without the engine: what it counted is kept too."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 740})
    context.route("**/assets/python-*/**", lambda route: route.abort())
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto("/sheet")
    for game, names, points in (("rummy", ("Ann", "Ben"), [-7, 7]), ("investo", ("Cleo", "Dan"), [4, -3])):
        if page.locator("[data-do=new-sheet]").count():
            page.click("[data-do=new-sheet]")
        page.check(f"input[value={game}]", force=True)
        for i, name in enumerate(names):
            page.locator(".name input").nth(i).fill(name)
        page.click("[data-do=start-sheet]")
        enter_points(page, points)
    page.reload()
    page.wait_for_selector("[data-total]")
    assert totals(page) == ["4", "−3"]
    page.get_by_role("button", name="Open Rummy: Ann, Ben").click()
    assert totals(page) == ["−7", "7"]
    page.click("[data-do=delete-sheet]")
    page.click("[data-do=delete-sheet]")
    assert totals(page) == ["4", "−3"]
    page.click("[data-do=change]")  # a longer match, another name
    page.locator(".name input").first.fill("Cléo")
    page.locator("form input[inputmode=numeric]").fill("30")
    page.click("[data-do=start-sheet]")
    assert "to 30 points" in page.locator("[data-sheet] h2").inner_text()
    assert page.locator("thead th").all_inner_texts()[1:] == ["Cléo", "Dan"]
    page.click("[data-do=undo]")
    assert page.locator("thead th").all_inner_texts()[1:] == ["Cleo", "Dan"]
    page.emulate_media(media="print")
    assert not page.locator("[data-do=enter-round]").is_visible()
    assert page.locator("[data-total]").first.is_visible()
    context.close()


def test_a_shared_link_shows_the_same_sheet_and_tells_no_server(page: Page, browser: Browser, server: Server) -> None:
    enter_sample(page)
    wait_totals(page, "−3", "25", "2", "−24")
    page.click("[data-do=share]")
    link = page.locator("[data-link]").input_value()
    other = browser.new_context(base_url=server.url, locale="fr-FR", viewport={"width": 360, "height": 740})
    asked: list[str] = []
    second = other.new_page()
    second.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    second.goto(link)
    second.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    wait_totals(second, "−3", "25", "2", "−24")
    assert second.url == f"{server.url}/sheet"
    assert second.locator("thead th").all_inner_texts()[1:] == ["Ann", "Ben", "Cleo", "Dan"]
    secret = link.partition("#s=")[2]
    assert len(secret) > 100
    assert not any(secret[:40] in each or "Cleo" in each for each in asked)
    other.close()


def test_a_link_that_holds_no_sheet_says_so(open_page: OpenPage) -> None:
    page = open_page("/sheet#s=bm9uc2Vuc2U")
    page.get_by_text("no score sheet").wait_for()


def test_a_round_of_rummy_by_tapping(page: Page) -> None:
    """R1, R10: a Star costs 25; a blocked round only subtracts."""
    new_sheet(page, "rummy", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    tap(page, "Left: Ben", "r5", "k8", "*")
    save(page)
    wait_totals(page, "38", "−38")
    page.click("[data-do=enter-round]")
    page.check("[data-out=nobody]", force=True)
    tap(page, "Left: Ann", "k1")
    save_refused(page, "Ben")
    tap(page, "Left: Ben", "k2")
    save(page)
    wait_totals(page, "37", "−40")


def save_refused(page: Page, expected: str) -> None:
    page.locator("[data-result] .bad", has_text=expected).wait_for()
    assert page.locator("[data-do=save-round]").get_attribute("aria-disabled") == "true"


def test_a_round_of_gin_by_tapping(page: Page) -> None:
    """G6, G9"""
    new_sheet(page, "gin", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    page.check("[data-way=eight-nine]", force=True)
    save_refused(page, "at least one tile")
    tap(page, "Left: Ann", "b9")
    tap(page, "Left: Ben", "b2")
    save(page)
    wait_totals(page, "20", "37")
    page.click("[data-do=enter-round]")
    page.check("[data-out=nobody]", force=True)
    save(page)
    wait_totals(page, "20", "37")


def test_a_round_of_investo_by_tapping(page: Page) -> None:
    """I8, I19"""
    new_sheet(page, "investo", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    for button in ("0.4", "0.3", "1.2"):
        page.click(f"[data-took='{button}']")
    tap(page, "On the rack: Ben", "r5", "r6", "r7", "k8")
    type_in(page, "In the reserve: Ben", "1")
    save(page)
    wait_totals(page, "8", "−2")


# ---- the referee


def judge(page: Page, verdict: str, expected: str = "") -> None:
    page.click("[data-do=judge]")
    page.wait_for_selector(f"[data-verdict={verdict}]")
    assert expected in page.locator("[data-verdict]").inner_text()


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


def find(page: Page, game: str) -> Locator:
    page.click("[data-do=find]")
    page.wait_for_selector(f"[data-answer={game}], [data-no]")
    return page.locator("[data-answer]")


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


# ---- with the network cut


def test_all_three_with_the_network_cut(browser: Browser, server: Server) -> None:
    """Loaded once; then the cut, a new start of the page, and everything still works."""
    context: BrowserContext = browser.new_context(
        base_url=server.url, locale="en-GB", viewport={"width": 360, "height": 740}, service_workers="allow"
    )
    page = context.new_page()
    page.goto("/sheet")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto("/referee")
    page.wait_for_selector("[data-engine=ready]", state="attached", timeout=SLOW)
    page.set_default_timeout(15_000)
    type_in(page, "Table afterwards", "r5-7")
    judge(page, "illegal", "at least 30")
    type_in(page, "Table afterwards", "11:bry")
    judge(page, "legal", "33 points")
    visit(page, "/what")
    type_in(page, "Rack", "r5-7 k1")
    assert "red 5–7" in find(page, "rummy").inner_text()
    new_sheet(page, "rummy", "Ann", "Ben")
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    tap(page, "Left: Ben", "r5", "*")
    save(page)
    wait_totals(page, "30", "−30")
    context.close()


# ---- how it looks


def sheet_screen(page: Page) -> None:
    page.goto("/sheet")
    page.locator("[data-do=add-player]").click()
    page.locator("[data-do=add-player]").click()
    page.click("[data-do=start-sheet]")
    for points in SAMPLE:
        page.click("[data-do=enter-round]")
        page.locator("[name=by]").nth(1).check(force=True)
        for seat, value in enumerate(points):
            page.fill(f"#points-{seat}", str(value))
        page.click("[data-do=save-round]")


def round_screen(page: Page) -> None:
    sheet_screen(page)
    page.click("[data-do=enter-round]")
    page.check("[data-out='0']", force=True)
    page.locator("dialog .entry input").first.fill("r5-7 k8 q")


def investo_round(page: Page) -> None:
    page.goto("/sheet")
    page.check("input[value=investo]", force=True)
    page.click("[data-do=start-sheet]")
    page.click("[data-do=enter-round]")
    page.click("[data-took='0.4']")


def new_screen(page: Page) -> None:
    page.goto("/sheet")
    page.wait_for_selector("[data-do=start-sheet]")


def referee_screen(page: Page) -> None:
    page.goto("/referee")
    page.check("input[value=investo]", force=True)
    page.check("[data-kind=take]", force=True)
    page.locator(".entry input").first.fill("k10 b5 r7<b7 / r3 / . / x")


def gin_referee(page: Page) -> None:
    page.goto("/referee")
    page.check("input[value=gin]", force=True)
    page.locator(".entry input").first.fill("r1-3 b5-7 9:brk y4 k13")


STEPS = [
    {"step": "split", "taken": ["r5-8"], "laid": [], "made": ["r5-7", "[r8]"]},
    {"step": "add", "taken": ["r5-7"], "laid": ["r4"], "made": ["r4-7"]},
    {"step": "add", "taken": ["[r8]"], "laid": ["b8", "k8"], "made": ["8:brk"]},
]
PLAY = {"table": "[b4 *b5 b6] r4-7 8:brk", "laid": "b8 r4 k8", "tiles": 3, "points": 20, "left": "k1", "steps": STEPS}
SOLVED = {"game": "rummy", "table": "r5-8 [b4 *b5 b6]", "rack": "b8 r4 k1 k8", "proven": False, "play": PLAY}


def what_screen(page: Page) -> None:
    """The answer is a prepared one: a busy server may take its time, and this is about how it looks."""
    answer = {**SOLVED, "playable": [], "more": []}
    page.context.route("**/api/solve", lambda route: route.fulfill(json=answer))
    page.goto("/what")
    page.locator(".entry input").nth(0).fill("r4 b8 k8 k1")
    page.locator(".entry input").nth(1).fill("r5-8 [b4 *b5 b6]")
    page.click("[data-do=find]")
    page.wait_for_selector("[data-answer]")


SCREENS = [new_screen, sheet_screen, round_screen, investo_round, referee_screen, gin_referee, what_screen]


@pytest.mark.parametrize(("language", "colours"), LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(
    open_page: OpenPage, pictures: Path, screen: Callable[[Page], None], language: str, colours: str
) -> None:
    """Without the engine: what it costs to start is paid elsewhere, and its absence is a state of these screens too."""
    page = open_page(language=language, color_scheme=colours, reduced_motion="reduce", bypass_csp=True)
    page.context.route("**/assets/python-*/**", lambda route: route.abort())
    screen(page)
    page.screenshot(path=pictures / f"realtable-{screen.__name__}-{language[:2]}-{colours}.png", full_page=True)
    assert page.evaluate(OVERFLOWING) == []
    assert not page.evaluate(WIDER)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []
