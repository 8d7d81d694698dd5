"""A real server with the page in it, and a real browser: the one `make` has fetched, else the system's."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.serving import DEALING, Server, running

sync_api = pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright  # noqa: E402

from tests.browser.engine import Engine, listen  # noqa: E402
from tests.browser.pages import KNOWN, SITES, load  # noqa: E402
from tests.browser.site import Site, serving  # noqa: E402

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OpenPage = Callable[..., Page]
LAST = Path(__file__).parents[2] / ".cache" / "last"
FAILED = pytest.StashKey[bool]()

# What is expected comes about when the machine has time for it.
expect.set_options(timeout=60_000)


# A page gives the same word for every deal, so that the deals of a test are the same in every run (tests/luck.py). Only
# what files of the page ask for themselves: Playwright draws 32 bytes too, to tell one routed socket from another.
SAME_WORD = """{ const random = crypto.getRandomValues.bind(crypto);
  const ours = () => new Error().stack.split('\\n')[3]?.includes('/assets/');
  crypto.getRandomValues = (bytes) => bytes.byteLength === 32 && ours() ? bytes.fill(7) : random(bytes); }"""


# The server of tests has no pauses for bots; here the page asks for none.
AT_ONCE = "localStorage.prefs ??= JSON.stringify({ speed: 'at-once' })"


def long(value: Any) -> Any:
    """A case that says no more than another: `make test-learning` runs it."""
    return pytest.param(value, marks=pytest.mark.long)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


def photograph(request: pytest.FixtureRequest, contexts: list[BrowserContext]) -> None:
    """What it looked like in the end, for whoever wonders why a test failed."""
    for number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=LAST / f"{request.node.name}-{number}.png")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("no chromium: `make browser` fetches one")
    environment: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": os.environ.get("CHROMIUM_LIBS", "")}
    with sync_playwright() as started:
        launched = started.chromium.launch(executable_path=path, args=FLAGS, env=environment)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), DEALING) as started:
        yield started


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("site") / "page") as started:
        yield started


@pytest.fixture
def home(request: pytest.FixtureRequest) -> Server | Site:
    """Where the tables are: a server's, or the device's, whose page is static files. Tests that are about both say so
    (`BOTH`).
    """
    found: Server | Site = request.getfixturevalue(getattr(request, "param", "server"))
    return found


BOTH = pytest.mark.parametrize("home", ["server", "site"], indirect=True)
BOTH_LONG = pytest.mark.parametrize("home", ["server", long("site")], indirect=True)


def confine(context: BrowserContext, site: Site, complaints: list[str]) -> None:
    """Nothing but the files of the folder is to be had."""

    def refuse(route: Route) -> None:
        complaints.append(f"asked for {route.request.url}")
        route.abort()

    SITES.add(context)
    context.add_init_script(AT_ONCE)
    context.route(lambda url: not url.startswith(site.url), refuse)


@pytest.fixture
def open_page(request: pytest.FixtureRequest, browser: Browser, home: Server | Site) -> Iterator[OpenPage]:
    """A page of a new visitor; whatever it complains about fails the test."""
    if isinstance(home, Server):
        home.name(request.node.nodeid)
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_(
        path: str = "/",
        size: tuple[int, int] = (360, 740),
        language: str = "en-GB",
        first: bool = False,
        **options: object,
    ) -> Page:
        width, height = size
        options.setdefault("service_workers", "block")
        options.setdefault("reduced_motion", "reduce")  # a click waits until nothing moves
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            base_url=home.url,
            **options,  # type: ignore[arg-type]
        )
        context.add_init_script(SAME_WORD)
        contexts.append(context)
        if isinstance(home, Site):
            confine(context, home, complaints)
        if not first:
            context.add_init_script(KNOWN)
        page = context.new_page()
        listen(page, complaints)
        page.set_default_timeout(60_000)
        load(page, path)
        return page

    yield open_
    if request.node.stash.get(FAILED, False):
        photograph(request, contexts)
    for context in contexts:
        context.close()
        SITES.discard(context)
    assert complaints == []


@pytest.fixture(scope="session")
def engines(browser: Browser, server: Server) -> Iterator[dict[str, Engine]]:
    kept = {"page": Engine(browser, server.url), "offline": Engine(browser, server.url, offline=True)}
    yield kept
    for engine in kept.values():
        engine.close()


def lend(request: pytest.FixtureRequest, engine: Engine) -> Iterator[Page]:
    shared = engine.page()
    yield shared
    if request.node.stash.get(FAILED, False):
        photograph(request, [shared.context])
        engine.close()
    complaints = list(engine.complaints)
    engine.complaints.clear()  # the next test answers for its own
    assert complaints == []


@pytest.fixture
def page(request: pytest.FixtureRequest, engines: dict[str, Engine]) -> Iterator[Page]:
    """One with the engine in it, on no screen that asks for it yet; what was done before is kept, as in life."""
    yield from lend(request, engines["page"])


@pytest.fixture
def offline(request: pytest.FixtureRequest, engines: dict[str, Engine]) -> Iterator[Page]:
    """Another one, without a network."""
    yield from lend(request, engines["offline"])
