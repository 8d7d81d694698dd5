"""Every sentence of coach.ftl is said by the coach or by a game's teacher, and each that is asked for is there."""

import re
from pathlib import Path

import pytest

from tilerummy.games import GAMES
from tilerummy.words import FOLDER

SOURCES = Path(__file__).parents[2] / "web/src"
LANGUAGES = ("en", "fr", "nl", "de")


def keys(language: str) -> set[str]:
    text = (FOLDER / language / "coach.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(coach-[\w-]+) =", text, re.MULTILINE))


def code(*parts: str) -> str:
    files = [path for part in parts for path in sorted((SOURCES / part).iterdir()) if path.is_file()]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def taught(game: str) -> set[str]:
    """What the teacher of a game says: facts by id, kinds of moves, sentences by key."""
    text = (SOURCES / "games/coach" / f"{game}.ts").read_text(encoding="utf-8")
    facts = {f"coach-{game}-{name}" for name in re.findall(r"\{ id: '([a-z]+)'", text)}
    kinds = {f"coach-{game}-lead-{kind}" for kind in re.findall(r"'([a-z]+)'", text)}
    parts = {f"coach-{game}-{kind}" for kind in ("reserve", "back") if f"`coach-{game}-${{kind}}`" in text}
    return (
        facts
        | (kinds & keys("en"))
        | set(re.findall(rf"'(coach-{game}-[a-z-]+)'", text))
        | parts
        | {f"coach-{game}-end"}
    )


def test_every_sentence_is_said_and_there() -> None:
    plain = set(re.findall(r"'(coach-(?!says)[a-z-]+)'", code("coach", "games/coach")))
    stages = {f"coach-{stage}" for stage in ("place", "show", "walk")}
    said = plain | stages | {key for game in GAMES for key in taught(game)}
    assert said == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_them(language: str) -> None:
    assert keys(language) == keys("en")
