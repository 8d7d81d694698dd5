"""Every option of every game's rules has words in the rulebook, and the page finds them."""

import re

import pytest

from tilerummy.games import GAMES
from tilerummy.rulebook import book
from tilerummy.ruleset import options_of
from tilerummy.words import FOLDER, LANGUAGES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_form(language: str, game: str) -> None:
    """A missing one is written as `form <name>: …` in rulebook/<language>/<game>.md."""
    options = options_of(GAMES[game].rules_type)
    found = sorted((form.name, sorted(value for value, _ in form.values)) for form in book(language, game).forms)
    assert found == sorted((option.name, sorted(option.values)) for option in options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_takes_the_words_of_the_game(language: str) -> None:
    """As in web/src/table/rules.ts: the game's own word if there is one, else the one that games share."""
    text = (FOLDER / language / "options.ftl").read_text(encoding="utf-8")
    known = dict(re.findall(r"^(option-[\w-]+) = (\S.*)$", text, re.MULTILINE))
    for game in GAMES:
        for form in book(language, game).forms:
            parts = [("", form.label), ("-more", form.more), *((f"-{value}", words) for value, words in form.values)]
            for part, words in parts:
                shared = known.get(f"option-{form.name}{part}")
                assert known.get(f"option-{game}-{form.name}{part}", shared) == words
