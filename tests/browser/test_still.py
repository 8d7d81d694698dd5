"""Nothing jumps: what nobody touches stays where it is. `make stillness` measures more of it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.staged import stage, starry
from tests.browser.stillness import stillness

PHONE, DESK = (360, 640), (1440, 900)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_combinations_stay_while_bots_play(open_page: OpenPage, size: tuple[int, int]) -> None:
    figure = stillness(open_page(size=size), 6)
    assert figure.untouched > 0
    assert figure.moved == 0, figure


def zones(page: Page) -> list[object]:
    return [page.locator(css).bounding_box() for css in (".rackzone", ".bar", ".table .meld >> nth=0")]


def test_rack_and_buttons_stay_while_tiles_are_laid_and_taken_back(open_page: OpenPage) -> None:
    """Fourteen tiles lie in two lines: so they do when seven of them are laid."""
    page = open_page(size=PHONE)

    def change(position: dict[str, object]) -> None:
        starry(position)
        rack = [f"{colour}{value}" for colour in "by" for value in range(1, 8)]
        view: dict[str, list[dict[str, object]]] = position["view"]  # type: ignore[assignment]
        view["sides"][0].update(rack=rack, size=len(rack))

    stage(page, "rummy", ["person", "easy"], change)
    expect(page.locator(".rackzone [data-piece]")).to_have_count(14)
    before = zones(page)
    for value in range(1, 8):
        page.click(f".rackzone [data-tile=b{value}]")
    page.click("button.drop")
    expect(page.locator(".rackzone [data-piece]")).to_have_count(7)
    assert zones(page) == before
    page.click("[data-do=undo]")
    expect(page.locator(".rackzone [data-piece]")).to_have_count(14)
    assert zones(page) == before
