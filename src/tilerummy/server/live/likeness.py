"""Names at a table with several people: nobody may pass for another of them, nor for a bot."""

import unicodedata
from functools import cache, lru_cache
from typing import Final

from tilerummy.games import GAMES
from tilerummy.refusal import NotAccepted
from tilerummy.server.live.invisible import invisible
from tilerummy.server.table.chairs import Chairs
from tilerummy.words import LANGUAGES, Words, bot_name

# Letters and digits that look alike in most fonts, after case was folded: Cyrillic, Greek, Armenian, then Latin.
LIKE: Final = str.maketrans(
    "аеорсухіјѕԁһӏкмнтвгοανρικτυχօɑı013i|",
    "aeopcyxljsdhlkmhtbroavplktyxoalolell",
)


def likeness(text: str) -> str:
    """The same for names that look the same: neither case, blanks and punctuation nor the script of a letter count."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    kept = "".join(char for char in folded if not (unicodedata.category(char)[0] in "ZPC" or invisible(char)))
    return (kept or folded).translate(LIKE)


@cache
def levels() -> frozenset[str]:
    """Of all games: records and programs name bots by them."""
    return frozenset(likeness(level) for game in GAMES.values() for level in game.bots())


@lru_cache(256)
def characters(bots: tuple[str, ...]) -> frozenset[str]:
    """What the bots of these seats are called, in all languages; a person's level is empty."""
    spoken = [Words(language) for language in LANGUAGES]
    return frozenset(likeness(bot_name(bots, seat, words)) for words in spoken for seat, bot in enumerate(bots) if bot)


def check_name(chairs: Chairs, who: str, name: str, over: bool = False) -> None:
    """At a table for several people. Those of one device choose among themselves, and nobody who has left a match that
    is `over` stands in another's way. Raises NotAccepted.
    """
    if not name or sum(not chair.bot for chair in chairs) < 2:
        return
    wanted = likeness(name)
    if without_number(name) in levels() or wanted in characters(tuple(chair.bot for chair in chairs)):
        raise NotAccepted("table-name-of-bot", {"name": name})
    others = [chair for chair in chairs if chair.who and chair.who != who and not (over and chair.gone)]
    if wanted in {likeness(chair.name) for chair in others if chair.name}:
        raise NotAccepted("table-name-taken", {"name": name})


def without_number(name: str) -> str:
    """`greedy 2`: how a record names the second of a level."""
    return likeness(name.rstrip("0123456789 ")) or likeness(name)
