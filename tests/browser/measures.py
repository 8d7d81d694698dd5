"""What a screen has to measure up to at every size, in every language and theme: measures.js says what is wrong."""

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.browser.looks import DRAWN
from tests.browser.pages import speak

SCRIPT = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8").split("\n() => {", 1)[1]
MEASURE = "() => {" + SCRIPT

Size = tuple[int, int]
Theme = Literal["light", "dark"]
SIZES: list[Size] = [(360, 640), (390, 844), (740, 360), (820, 1180), (1440, 900)]
LANGUAGES = ["en", "fr", "nl", "de"]
THEMES: list[Theme] = ["light", "dark"]
Variant = tuple[Size, str, Theme]
VARIANTS: list[Variant] = [(size, language, theme) for size in SIZES for language in LANGUAGES for theme in THEMES]


def dress(page: Page, variant: Variant) -> None:
    """The same screen, without coming there again."""
    (width, height), language, theme = variant
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
    if page.evaluate("() => document.documentElement.lang") != language:
        speak(page, language)
    page.emulate_media(color_scheme=theme)
    page.evaluate(DRAWN)


def in_turn(variants: list[Variant]) -> list[Variant]:
    """As they are soonest walked through: another language takes longest, then another size."""
    return sorted(variants, key=lambda one: (LANGUAGES.index(one[1]), SIZES.index(one[0])))


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MEASURE)
    return found


def called(variant: Variant) -> str:
    (width, height), language, theme = variant
    return f"{width}x{height}-{language}-{theme}"
