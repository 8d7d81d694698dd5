"""Every option of every game's rules has a name, an explanation and its values in words, and no word is left over."""

import re

import pytest

from tilerummy.games import GAMES
from tilerummy.server.edge.http.games import OptionInfo, options_of
from tilerummy.words import FOLDER

LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
ELSEWHERE = "timer"  # the clock is chosen in a place of its own
OPTIONS = [
    (name, option) for name, game in GAMES.items() for option in options_of(game.rules_type) if option.name != ELSEWHERE
]


def words(language: str) -> set[str]:
    text = (FOLDER / language / "options.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(option-[\w-]+) = \S", text, re.MULTILINE))


def asked(game: str, option: OptionInfo, known: set[str]) -> set[str]:
    """The keys the page takes: the game's own word if there is one."""
    parts = ["", "-more", *(f"-{value}" for value in option.values)]
    own = [(f"option-{game}-{option.name}{part}", f"option-{option.name}{part}") for part in parts]
    return {first if first in known else second for first, second in own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_words(language: str) -> None:
    known = words(language)
    wanted = {key for game, option in OPTIONS for key in asked(game, option, known)}
    assert wanted - known == set()
    assert known - wanted == set()
