"""Getting to a screen, and knowing that it is there: when a page is loaded its words are still to come."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import BrowserContext, Page, expect

T = TypeVar("T")
PATIENCE = 60.0  # as of `expect`
SITES: set[BrowserContext] = set()  # whose pages are static files (site.py)

# Who has been here before: no first visit, which shows each game's aim instead of all that can be done.
KNOWN = "try { localStorage.setItem('known', '1') } catch { /* no storage here */ }"

FOLLOW = """(path) => { const a = document.createElement('a'); a.href = path;
document.body.append(a); a.click(); a.remove(); }"""


def address(page: Page, path: str) -> str:
    """Of a screen, at a server or among static files."""
    return f"./#{path}" if page.context in SITES else path


def load(page: Page, path: str) -> None:
    page.goto(address(page, path))
    shown(page)


def reload(page: Page) -> None:
    page.reload()
    shown(page)


def shown(page: Page) -> None:
    """All screens have a main part; the words are there before any of them."""
    expect(page.locator("#app main").first).to_be_attached()


def follow(page: Page, path: str) -> None:
    """As a link within the page leads there: the document stays, and with it the engine."""
    page.evaluate(FOLLOW, path)


def speak(page: Page, language: str) -> None:
    """Whatever is open: as if the language had been chosen in another window."""
    page.evaluate("(to) => dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: to }))", language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(f"#app [lang]:not(button, [lang={language}])")).to_have_count(0)  # long texts come later


def cut(page: Page) -> None:
    """The network goes, as soon as the page can do without it."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)


def comes_to(page: Page, read: Callable[[], T], wanted: T) -> None:
    """What `read` finds on the page is `wanted` as soon as the page has time for it: for what no locator can tell."""
    end = time.monotonic() + PATIENCE
    while read() != wanted and time.monotonic() < end:
        page.wait_for_timeout(30)
    assert read() == wanted


def choose(page: Page, name: str, value: str) -> None:
    """One of a list (look/Choice.svelte), which closes with it."""
    field = page.locator(f"[data-choice={name}]")
    field.locator("summary").click()
    field.locator(f"input[value='{value}']").click()
    expect(field.locator("details[open]")).to_have_count(0)
    expect(field).to_have_attribute("data-value", value)
