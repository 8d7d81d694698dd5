"""Every sentence of mine.ftl is said on my page, every figure of a game has its words, and each has its comparison."""

import re
from pathlib import Path

import pytest

from tilerummy.games import GAMES
from tilerummy.words import FOLDER

FOLDERS = Path(__file__).parents[2] / "web/src/screens/mine"
LANGUAGES = ("en", "fr", "nl", "de")
TIME = "pace"


def words(language: str) -> str:
    return (FOLDER / language / "mine.ftl").read_text(encoding="utf-8")


def keys(language: str) -> set[str]:
    return set(re.findall(r"^(mine-[\w-]+) =", words(language), re.MULTILINE))


def test_every_sentence_is_said_and_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDERS.iterdir())
    said = set(re.findall(r"'(mine-[a-z-]+)'", code))
    families = tuple(re.findall(r"`(mine-[a-z-]+-)\$\{", code))
    assert said <= keys("en")
    assert [key for key in keys("en") - said if not key.startswith(families)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_words_and_a_comparison(language: str) -> None:
    found = {name: better for game in GAMES.values() for name, better in game.better.items()} | {TIME: 0}
    assert {key.removeprefix("mine-figure-") for key in keys(language) if "figure-" in key} == set(found)
    for name, better in found.items():
        said = re.search(rf"^mine-said-{name} =(.*?)(?=^mine-|\Z)", words(language), re.MULTILINE | re.DOTALL)
        assert said is not None
        assert all(f"[{how}]" in said[1] for how in (("better", "worse") if better else ("more", "less")))
        assert said[1].count("$theirs") >= 3
