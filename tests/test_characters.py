"""What is said of computer players is true of them: their sentences (messages/*/characters.ftl) and their levels."""

import re
from typing import Any

import pytest

from tilerummy.bots.player import level_names
from tilerummy.games import GAMES
from tilerummy.words import FOLDER, LANGUAGES, Words

# How often each level overlooks what helps, in percent: the name of that mistake in the game's Slips.
OVERLOOKS = {"investo": "take", "rummy": "play", "gin": "overlook"}
CHARACTERS = {"random", "greedy"}.union(*(level_names(game) for game in GAMES.values()))
KEYS = "character-temper line-take-1 line-take-2 line-lay-1 line-lay-2 line-round-1 line-round-2 line-match-1".split()


def overlooked(game: str, level: str) -> int:
    bot: Any = GAMES[game].bots()[level]
    return 0 if bot.slips is None else int(getattr(bot.slips, OVERLOOKS[game]))


@pytest.mark.parametrize("game", OVERLOOKS)
def test_sentences_are_true_of_the_levels(game: str) -> None:
    """beginner: overlooks half. easy: misses something. medium: sees most. skilled, strong: a plan, and slips now and
    then or hardly ever. hard: no careless mistakes, and a plan. tough: looks two turns ahead. expert: thinks of
    what may come, that is, searches or counts. greedy and random are there.
    """
    bots: Any = GAMES[game].bots()
    assert {"random", "greedy"} <= {*bots}
    assert 40 <= overlooked(game, "beginner") <= 60
    assert 10 <= overlooked(game, "easy") <= 30
    assert 0 < overlooked(game, "medium") <= 30
    for name, rarely, often in (("skilled", 5, 20), ("strong", 1, 4)):
        assert name not in bots or (bots[name].slips.planned and rarely <= overlooked(game, name) <= often)
    hard = bots["hard"].slips
    assert hard is None or (hard.planned and overlooked(game, "hard") == 0)
    assert "tough" not in bots or (bots["tough"].slips is None and bots["tough"].search.turns == 2)
    assert bots["expert"].slips is None


def test_every_level_is_a_character() -> None:
    """The page leaves out what is none. A game may have levels of its own between those that all have."""
    said = re.findall(r"\[(\w+)\]", (FOLDER / "en/characters.ftl").read_text(encoding="utf-8"))
    order = [name for name in dict.fromkeys(said) if name not in ("random", "greedy", "other")]
    ladders = [level_names(game) for game in GAMES.values()]
    assert set(order) == set().union(*ladders)
    for ladder in ladders:
        assert ladder == [name for name in order if name in ladder]
        assert {"beginner", "easy", "medium", "hard", "expert"} <= {*ladder}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_words(language: str) -> None:
    """Of their own where they are characters; nothing is said of points or tiles."""
    words = Words(language)
    for key in KEYS:
        said = [words(key, level=level) for level in sorted(CHARACTERS)]
        assert len({*said}) == len(said), key
        assert not [text for text in said if re.search(r"\d", text)]
        assert words(key, level="other")
