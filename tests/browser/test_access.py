"""Every screen in every language and both themes; see looks.py."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser import looks, screens
from tests.browser.conftest import OpenPage

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


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_no_text_overflows(open_page: OpenPage, screen: Callable[[Page], None]) -> None:
    page = open_page()
    screen(page)
    looks.check(page, screen.__name__)
