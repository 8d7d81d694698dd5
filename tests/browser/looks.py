"""What every screen has to pass: axe finds nothing, light and dark; no text runs out of its box in any language.

All of it in one visit: to change language and colours on the spot takes less than to come there again.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.pages import speak

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES = ROOT / ".cache" / "pictures"  # of every screen in every look, if somebody wants them: TILERUMMY_PICTURES=1

# Every language once, each theme twice.
Look = tuple[str, Literal["light", "dark"]]
LOOKS: list[Look] = [("en", "light"), ("fr", "dark"), ("nl", "light"), ("de", "dark")]

# Texts that are wider or higher than the box they are in; what may be cut on purpose ends in an ellipsis.
OVERFLOWING = """() => [...document.querySelectorAll('button, a, p, h1, h2, h3, li, span, small, b, label, td, th')]
.filter((e) => {
  if (!e.checkVisibility() || e.closest('.vh, .sprite, svg, .fan, .ghost, .pile')) return false;
  if (getComputedStyle(e).clipPath === 'inset(50%)') return false; // for the ear only
  if (!e.textContent.trim() || getComputedStyle(e).textOverflow === 'ellipsis') return false;
  if (e.matches('[data-brief=cut]')) return false; // the whole is on a sheet
  if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline') return true;
  const box = e.getBoundingClientRect();
  return box.right > innerWidth + 1 || box.left < -1;
}).map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 60)}`)
.concat(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : [])"""
VIOLATIONS = """() => axe.run({ resultTypes: ["violations"] }).then((result) => result.violations
.map((one) => [one.id, ...one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))].join(' ')))"""
# What has been asked for is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


@cache
def axe() -> str:
    return f"() => {{ {AXE.read_text(encoding='utf-8')} }}"


def faults_of(page: Page) -> list[str]:
    """What stays wrong: a bot may just have moved, and a sentence be measured for the place it has."""
    for _ in range(4):
        found: list[str] = page.evaluate(OVERFLOWING) + page.evaluate(VIOLATIONS)
        if not found:
            return []
        page.wait_for_timeout(500)
    return found


def check(page: Page, name: str) -> None:
    """The screen that is shown, whatever is open on it, in all looks; it is left as it was found."""
    before = page.locator("html").get_attribute("lang") or "en"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: dict[Look, Any] = {}
    for look in LOOKS:
        language, colours = look
        speak(page, language)
        page.emulate_media(color_scheme=colours)
        page.evaluate(DRAWN)
        found[look] = faults_of(page)
        if os.environ.get("TILERUMMY_PICTURES"):
            page.screenshot(path=PICTURES / f"{name}-{language}-{colours}.png", full_page=True)
    speak(page, before)
    page.emulate_media(color_scheme="null")
    faults = {look: wrong for look, wrong in found.items() if wrong}
    assert not faults, f"{name}: {faults}"


def save_shared(page: Page, name: str) -> None:
    """The picture that is offered for sharing: a PNG of 1200 × 630, left in `.cache/pictures` to be looked at."""
    with page.expect_download() as saved:
        page.click("[data-do=save]")
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.png").write_bytes(data)
