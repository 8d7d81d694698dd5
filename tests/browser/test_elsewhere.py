"""A page of static files that was given the address of a server: invitations are made there, if it is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser import looks
from tests.browser.pages import KNOWN, SITES, load
from tests.browser.serving import Server
from tests.browser.site import serving

PHONE: ViewportSize = {"width": 360, "height": 640}
# What the content policy forbids says so; what is merely not there does not.
FORBIDDEN = """(address) => new Promise((done) => {
  document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), { once: true });
  fetch(address, { mode: 'no-cors' }).then(() => done('answered'), () => setTimeout(() => done('not there'), 200));
})"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that has an address, and is not started yet."""
    (tmp_path / "server").mkdir()
    made = Server(tmp_path / "server")
    yield made
    made.stop()


@pytest.fixture
def page(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Page]:
    with serving(tmp_path / "page", server.url) as site:
        context = browser.new_context(
            viewport=PHONE, base_url=site.url, locale="en-GB", service_workers="block", reduced_motion="reduce"
        )
        context.add_init_script(KNOWN)
        SITES.add(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        load(page, "/")
        yield page
        SITES.discard(context)
        context.close()


def test_an_invitation_is_made_on_the_page_of_the_server_once_that_is_there(page: Page, server: Server) -> None:
    here = page.url
    for way in ("invite-gin", "open"):
        page.click(f"[data-do={way}]")
        told = page.locator("[data-no-server]")
        expect(told).to_contain_text(f"127.0.0.1:{server.port} does not answer right now")
        expect(told).to_be_in_viewport()
        assert page.url == here
    expect(told.locator("a")).to_have_attribute("href", f"{server.url}/open")
    looks.check(page, "no-server")
    assert page.evaluate(FORBIDDEN, f"{server.url}/healthz") == "not there"
    assert page.evaluate(FORBIDDEN, "http://127.0.0.1:9/") == "connect-src"
    server.start()
    page.click("[data-do=invite-gin]")
    page.wait_for_url(f"{server.url}/?invite=gin")
    page.fill("dialog input[autocomplete=nickname]", "Ada")
    page.click("dialog .btn.main")
    link = page.locator("[data-link]")
    expect(link).to_have_value(re.compile(rf"^{re.escape(server.url)}/t/[\w-]{{22}}\?lang=en$"))
    page.go_back()
    page.go_back()
    expect(page).to_have_url(here)
    page.click("[data-do=open]")
    page.wait_for_url(f"{server.url}/open")
