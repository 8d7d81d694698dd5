"""What the device keeps: no room for it, a new version of the page during a match, weeks without a connection."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.engine import ready
from tests.browser.kills import LOG
from tests.browser.pages import follow, load, reload, shown
from tests.browser.players import GinPlayer, Seen
from tests.browser.site import Site, hosting
from tests.browser.tables import at_table, make
from tests.browser.test_alone import ON_SITE, menu

WEEKS = 5 * 7 * 86_400_000  # milliseconds
LITTLE = "navigator.storage.estimate = () => Promise.resolve({ usage: 5e7, quota: 5.35e7 })"
LATER = f"{{ const now = Date.now; Date.now = () => now() + {WEEKS}; }}"


def may_draw(seen: Seen) -> bool:
    return seen["step"] == 0 and bool(seen["takes"]) and not seen["busy"]


def drawn(seen: Seen) -> bool:
    return bool(seen["step"] == 1)


def draw(page: Page) -> None:
    page.click(f"[data-do={GinPlayer(page).look()['takes'][0]}]")
    page.click("[data-main]")


def rack(page: Page) -> list[str]:
    return sorted(piece["tile"] for piece in GinPlayer(page).look()["rack"])


def limit(page: Page, more: int | None) -> None:
    """How many bytes the browser lets this page keep besides what it has; None: as many as ever."""
    session, origin = page.context.new_cdp_session(page), {"origin": page.evaluate("location.origin")}
    used = session.send("Storage.getUsageAndQuota", origin)["usage"]
    size = {} if more is None else {"quotaSize": int(used) + more}
    session.send("Storage.overrideQuotaForOrigin", {**origin, **size})


# Until not even a few bytes can be stored. The browser asks for its quota again once it has given out what was left.
FILL = """() => new Promise((done, no) => {
  const letter = (n) => String.fromCharCode(33 + n % 90);
  const random = (size) => [...crypto.getRandomValues(new Uint8Array(size))].map(letter).join('');
  const asked = indexedDB.open('tilerummy');
  asked.onsuccess = () => {
    let [size, number] = [65536, 0];
    const more = () => {
      const write = asked.result.transaction('notes', 'readwrite');
      write.objectStore('notes').put(random(size), `filling ${number++}`);
      write.oncomplete = more;
      write.onabort = () => {
        if (write.error?.name !== 'QuotaExceededError') return no(write.error);
        size >>= 3;
        if (size) return more();
        asked.result.close();
        done();
      };
    };
    more();
  };
})"""


@ON_SITE
def test_no_room(open_page: OpenPage) -> None:
    """It is said before a match begins and when a move cannot be stored, which is then not made; deleting helps."""
    page = open_page()
    expect(page.locator("[data-do=options-gin]")).to_be_visible()
    expect(page.locator("[data-scarce]")).to_have_count(0)
    page.context.add_init_script(LITTLE)
    reload(page)
    expect(page.locator("main [data-scarce]")).to_contain_text("3 MB")
    page.click("[data-do=options-gin]")
    expect(page.locator("dialog [data-scarce]")).to_contain_text("3 MB")
    page.keyboard.press("Escape")
    load(page, "/sheet")
    ready(page)  # the engine is kept too
    limit(page, 500_000)
    name = make(page, game="gin", seats=["person", "easy"], rules="rounds=1", start=True)
    at_table(page, name)
    GinPlayer(page).play(until=may_draw)
    held, log = rack(page), page.evaluate(LOG, name)
    page.evaluate(FILL)
    draw(page)
    expect(page.locator("[data-full]")).to_contain_text("delete old matches")
    assert (rack(page), page.evaluate(LOG, name)) == (held, log)
    limit(page, None)
    draw(page)
    expect(page.locator(".rackzone [data-piece]")).to_have_count(len(held) + 1)
    expect(page.locator("[data-full]")).to_have_count(0)
    assert page.evaluate(LOG, name)[:-1] == log
    limit(page, 0)
    menu(page)
    page.click("[data-do=delete-match]")
    page.click("[data-do=delete-match-yes]")
    expect(page.locator("[data-do=computer-gin]")).to_be_visible()
    assert page.evaluate(LOG, name) == []
    limit(page, None)


# ---- a new version

FETCHED = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  await kept.update();
  while (!kept.waiting) await new Promise((done) => setTimeout(done, 50));
}"""


LISTEN = "() => void navigator.serviceWorker.addEventListener('controllerchange', () => (window.overtaken = true))"


@pytest.fixture
def copied(site: Site, tmp_path: Path) -> Iterator[Site]:
    """One whose files may change."""
    shutil.copytree(site.folder, tmp_path / "page")
    with hosting(tmp_path / "page") as started:
        yield started


def deploy(site: Site, version: str, without: str) -> None:
    """Another page, in which a part that is loaded later has another name: the host has the old one no more."""
    page, worker = ((site.folder / name).read_text(encoding="utf-8") for name in ("index.html", "sw.js"))
    mark = re.search(r'url:"index.html",revision:"(\w+)"', worker)
    parts = re.findall(rf'\{{url:"(assets/{without}-[\w-]+\.js)",revision:null\}},', worker)
    assert mark
    assert parts
    for part in parts:
        (site.folder / part).unlink()
        worker = worker.replace(f'{{url:"{part}",revision:null}},', "")
    head = f'<meta name="version" content="{version}"></head>'
    (site.folder / "index.html").write_text(page.replace("</head>", head), encoding="utf-8")
    (site.folder / "sw.js").write_text(worker.replace(mark[1], version * 32), encoding="utf-8")


def installed(page: Page) -> None:
    """The service worker looks after the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    reload(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def rest(page: Page) -> None:
    """The service worker stops, as it does after half a minute with nothing to do; a busy one is not replaced."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")


@pytest.mark.long  # on a busy machine the browser may take minutes to replace a worker that has run: not in `make test`
@pytest.mark.parametrize("home", ["copied"], indirect=True)
def test_a_new_version_comes_in_the_middle_of_a_match(open_page: OpenPage, home: Site) -> None:
    page = open_page("/rules", service_workers="allow")
    installed(page)
    load(page, "/")
    name = make(page, game="gin", seats=["person", "easy"], rules="rounds=1", start=True)
    at_table(page, name)
    player = GinPlayer(page)
    player.play(until=lambda seen: player.moves > 1 and may_draw(seen))
    deploy(home, "2", without="HintSheet")
    page.evaluate(FETCHED)
    moves = player.moves
    player.play(until=lambda seen: player.moves > moves and may_draw(seen))  # the old version goes on
    page.evaluate(LISTEN)
    rest(page)
    other = page.context.new_page()
    load(other, "/rules")  # lets the new one in, for all tabs
    page.wait_for_function("() => window.overtaken", polling=100)
    page.click("[data-do=hint]")  # of the old version, which nobody has any more
    expect(page.locator("dialog [data-do=follow]")).to_be_visible()
    page.keyboard.press("Escape")
    held, log = rack(page), page.evaluate(LOG, name)
    expect(page.locator("meta[name=version]")).to_have_count(0)
    page.click("[data-do=menu]")
    page.click("[data-do=new-version]")
    expect(page.locator("meta[name=version][content='2']")).to_have_count(1)
    page.wait_for_selector(".game .rackzone [data-piece]")
    assert (rack(page), page.evaluate(LOG, name)) == (held, log)
    player.play(until=drawn)
    assert len(page.evaluate(LOG, name)) > len(log)


# ---- weeks


@ON_SITE
def test_weeks_later_without_a_connection(open_page: OpenPage) -> None:
    """Nothing but what the device keeps: the page starts, and the match goes on with the time that was left."""
    page = open_page(service_workers="allow")
    clock = {"kind": "turn", "seconds": 180}
    name = make(page, game="gin", seats=["person", "easy"], rules="rounds=1", clock=clock, start=True)
    at_table(page, name)
    player = GinPlayer(page)
    player.play(until=lambda seen: player.moves > 1 and may_draw(seen))
    held, log = rack(page), page.evaluate(LOG, name)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    page.context.clear_cookies()
    page.context.set_offline(True)
    page.close()
    later = page.context.new_page()
    later.add_init_script(LATER)
    load(later, "/")
    worker = later.workers[0] if later.workers else later.wait_for_event("worker")
    worker.evaluate(LATER)
    follow(later, f"./#/t/{name}")
    shown(later)
    later.wait_for_selector(".game .rackzone [data-piece]")
    assert rack(later) == held
    expect(later.locator("[role=timer]")).to_contain_text(re.compile(r"[12]:\d\d"))
    GinPlayer(later).play(until=drawn)
    grown = later.evaluate(LOG, name)
    assert grown[: len(log)] == log
    assert len(grown) > len(log) + 1
    assert [row for _, row in grown if '"by":"clock"' in row] == []
