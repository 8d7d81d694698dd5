"""axe finds nothing on any screen, light and dark; no text runs out of its box at 360 px in any language."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.conftest import OpenPage

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# Texts that are wider or higher than the box they are in; what may be cut on purpose ends in an ellipsis.
OVERFLOWING = """() => [...document.querySelectorAll('button, a, p, h1, h2, h3, li, span, small, b, label, td, th')]
.filter((e) => {
  if (!e.checkVisibility() || e.closest('.vh, .sprite, svg, .fan, .ghost, .pile')) return false;
  if (!e.textContent.trim() || getComputedStyle(e).textOverflow === 'ellipsis') return false;
  if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== 'inline') return true;
  const box = e.getBoundingClientRect();
  return box.right > innerWidth + 1 || box.left < -1;
}).map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 60)}`)"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


SCREENS = [
    screens.start,
    screens.new_table,
    screens.single_rules,
    screens.room,
    screens.investo,
    screens.rummy,
    screens.gin,
    screens.crowded_table,
    screens.star_choice,
    screens.hint_sheet,
    screens.hint_on_table,
    screens.lay_down,
    screens.menu,
    screens.round_end,
    screens.replay,
    screens.curtain,
    screens.gone,
    screens.old_version,
    screens.no_line,
    screens.mine,
    screens.open_tables,
]


# Every language once, every screen in both themes.
LOOKS = [("en-GB", "light"), ("fr-FR", "dark"), ("nl-NL", "light"), ("de-DE", "dark")]
# German has the longest words; the other languages take their turn in `make test-learning`.
FEW_LOOKS = [*(pytest.param(*look, marks=pytest.mark.long) for look in LOOKS[:-1]), LOOKS[-1]]


@pytest.mark.parametrize(("language", "colours"), LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(
    open_page: OpenPage, pictures: Path, screen: Callable[[Page], None], language: str, colours: str
) -> None:
    page = open_page(language=language, color_scheme=colours, bypass_csp=True)
    screen(page)
    page.screenshot(path=pictures / f"{screen.__name__}-{language[:2]}-{colours}.png")
    assert page.evaluate(OVERFLOWING) == []
    assert not page.evaluate(WIDER)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found] == []
