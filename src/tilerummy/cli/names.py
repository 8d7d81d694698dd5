"""What players are called at the terminal: bots by the names of their characters, as on the page."""

from collections.abc import Sequence

from tilerummy.game import AnyGame
from tilerummy.words import Words, bot_name, plain

PERSON = "person"


def seat_names(seats: Sequence[str], words: Words) -> list[str]:
    """Of those who are to play, each a level or PERSON: numbers where several would have the same name."""
    levels = ["" if who == PERSON else who for who in seats]
    return numbered([bot_name(levels, seat, words) or words("name-person") for seat in range(len(levels))])


def record_names(written: Sequence[str], game: AnyGame, words: Words) -> list[str]:
    """Of the seats of a record. Bots are written there by their level, with a number if there are several."""
    levels = [level_of(name, game) for name in written]
    return [bot_name(levels, seat, words) or str(plain(name)) for seat, name in enumerate(written)]


def numbered(names: Sequence[str]) -> list[str]:
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]


def level_of(name: str, game: AnyGame) -> str:
    """The level that is written there, else nothing."""
    level, _, number = name.partition(" ")
    return level if level in game.bots() and (not number or number.isdecimal()) else ""
