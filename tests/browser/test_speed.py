"""Fast enough: dragging over a crowded table, and the first interaction. And it starts without a network."""

import json
import statistics

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import middle
from tests.browser.pages import cut, load, reload
from tests.browser.staged import crowded, stage

FRAME = 1000 / 60
CATEGORIES = [
    "disabled-by-default-devtools.timeline",
    "devtools.timeline",
]  # every task of the main thread, and what is styled
BOARD = 200  # elements: fewer than a table of eighty tiles has
TRIES = 3  # whatever else the machine does only makes a try worse: the best one counts

FRAMES = """() => { window.gaps = []; let last = performance.now();
  const next = (now) => { window.gaps.push(now - last); last = now; window.watching = requestAnimationFrame(next); };
  window.watching = requestAnimationFrame(next); }"""
STOP = "() => { cancelAnimationFrame(window.watching); return window.gaps.slice(2); }"


def drag_about(page: Page) -> list[float]:
    """A tile once around the table; the milliseconds between frames."""
    start = middle(page, ".rackzone [data-piece]", (20, 20))
    table = page.locator(".table").bounding_box()
    assert table
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(table["x"] + 30, table["y"] + 30, steps=4)
    page.evaluate(FRAMES)
    for across, down in ((0.9, 0.2), (0.9, 0.5), (0.1, 0.5), (0.1, 0.8), (0.9, 0.8)):
        page.mouse.move(table["x"] + table["width"] * across, table["y"] + table["height"] * down, steps=20)
    gaps: list[float] = page.evaluate(STOP)
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    page.mouse.up()
    return gaps


def at_rest(page: Page) -> list[float]:
    """The milliseconds between frames while nothing is done: what the machine gives at this moment."""
    page.evaluate(FRAMES)
    page.wait_for_timeout(1500)
    gaps: list[float] = page.evaluate(STOP)
    return gaps


def keeps_pace(gaps: list[float]) -> bool:
    late = [gap for gap in gaps if gap > 2.1 * FRAME]
    return len(late) <= 0.02 * len(gaps) and statistics.mean(gaps) < 1.1 * FRAME


def work(trace: bytes) -> list[float]:
    """The milliseconds the page's main thread computed for each task, whatever else ran on the machine meanwhile."""
    events = json.loads(trace)["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and is_main(one)}
    return [
        one["tdur"] / 1000
        for one in events
        if one["name"] == "RunTask" and "tdur" in one and (one["pid"], one["tid"]) in main
    ]


def styled(trace: bytes) -> int:
    """How many elements were styled anew at once, at most."""
    events = [one for one in json.loads(trace)["traceEvents"] if one["name"] == "UpdateLayoutTree"]
    counts: list[int] = [one.get("args", {}).get("elementCount", 0) for one in events]
    return max(counts, default=0)


def is_main(event: dict[str, dict[str, str]]) -> bool:
    return event["args"]["name"] == "CrRendererMain"


def test_dragging_over_eighty_tiles_keeps_sixty_frames(browser: Browser, open_page: OpenPage) -> None:
    """Two frames may need more work, in processor time, than a frame has time for: the one in which the tile is taken
    up and the one in which it is dropped, on a machine that is slow now. The frames come at their pace, unless
    an idle page does not get its frames either at that moment."""
    page = open_page(size=(1440, 900), reduced_motion="no-preference")
    stage(page, "rummy", ["person", "greedy"], crowded)
    expect(page.locator(".table [data-piece]")).to_have_count(80)
    page.wait_for_timeout(800)  # what is done for the first look is no part of dragging
    found = []
    for _ in range(TRIES):
        browser.start_tracing(page=page, categories=CATEGORIES)
        gaps = drag_about(page)
        trace = browser.stop_tracing()
        tasks = work(trace)
        assert sum(tasks) > 0, "the trace says nothing"
        assert 0 < styled(trace) < BOARD, "to take up a tile styles the whole board"
        long = [round(task, 1) for task in tasks if task > FRAME]
        late = [round(gap, 1) for gap in gaps if gap > 2.1 * FRAME]
        mean = statistics.mean(gaps)
        if len(long) <= 2 and max(long, default=0) < 2 * FRAME and (keeps_pace(gaps) or not keeps_pace(at_rest(page))):
            return
        found.append(f"{len(gaps)} frames, {mean:.1f} ms on average; late: {late}; too much work: {long}")
    raise AssertionError("\n".join(found))


def test_first_interaction_within_a_second(open_page: OpenPage) -> None:
    """From asking for the address to a button that does something."""
    times = []
    for _ in range(TRIES):
        page = open_page("/open")
        page.add_init_script(
            "new MutationObserver((_, watcher) => { const button = document.querySelector('[data-do=invite-rummy]');"
            " if (!button) return; watcher.disconnect(); window.shown = performance.now(); button.click(); })"
            ".observe(document, { childList: true, subtree: true });"
        )
        page.goto("/")
        page.wait_for_selector("dialog[open]")
        times.append(page.evaluate("() => window.shown"))
    assert min(times) < 1000, times


def test_the_installed_page_starts_without_a_network(open_page: OpenPage) -> None:
    page = open_page(service_workers="allow")
    cut(page)
    reload(page)
    page.wait_for_selector(".cards")
    page.click("button[lang=fr]")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.click("[data-do=computer-gin]")
    page.wait_for_selector("[role=alert]")
    load(page, "/t/some-table")
    page.wait_for_selector("main.trouble")
    page.context.set_offline(False)
    load(page, "/")
    page.click("[data-do=computer-gin]")
    page.wait_for_selector(".game")
