"""The compiled core in the page: it is loaded with the engine, nothing else is, and the page says which one runs."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.engine import ready
from tests.browser.pages import follow, load, speak
from tools.browser_core.in_node import PAGE, has_core

FILES = ("assets/python-*/*", "assets/engine-*.bin.gz", "assets/core-*.bin.gz")


def asked_for(page: Page) -> set[str]:
    """Paths of everything that is requested from now on."""
    found: set[str] = set()
    page.on("request", lambda request: found.add(urlsplit(request.url).path))
    return found


def test_a_start_fetches_the_engine_and_nothing_else(open_page: OpenPage) -> None:
    """Once the engine answers; a library that was left out, or an optional import, would be fetched behind it."""
    page = open_page("/open")
    asked = asked_for(page)
    follow(page, "/sheet")
    ready(page)
    files = [path.relative_to(PAGE).as_posix() for pattern in FILES for path in PAGE.glob(pattern)]
    there = {f"/{name.removesuffix('.gz')}" for name in files}
    assert {path for path in asked if re.match(r"/assets/(python-|(engine|core)-\w+\.bin)", path)} == there
    assert [path for path in asked - there if path.endswith((".zip", ".wasm", ".whl", ".so", ".json"))] == []


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_my_page_says_which_core_runs(open_page: OpenPage, language: str) -> None:
    page = open_page("/mine", size=(360, 640))
    speak(page, language)
    told = page.locator("[data-core]")
    expect(told).to_have_attribute("data-core", "compiled" if has_core() else "uncompiled")
    expect(told).not_to_be_empty()


def test_a_core_that_does_not_load_is_done_without(open_page: OpenPage) -> None:
    """The library is broken here: the same modules run from bytecode, and my page says so."""
    if not has_core():
        pytest.skip("the page has no compiled core")
    page = open_page("/open")
    page.route("**/assets/core-*", lambda route: route.fulfill(body=spoilt(route.fetch().body())))
    load(page, "/sheet")
    ready(page)
    follow(page, "/mine")
    expect(page.locator("[data-core=uncompiled]")).to_be_visible()


def spoilt(pack: bytes) -> bytes:
    """The same length, so that what lies behind it in the pack is whole; WebAssembly begins with a nought and `asm`."""
    return pack.replace(b"\0asm", b"\0nil", 1)
