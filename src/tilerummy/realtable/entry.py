"""What people at a real table enter: how a round ended, or a position and what somebody did there.

One form for all games; a game reads what it needs in its own `realtable` module.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from tilerummy.refusal import NotAccepted, NotationError
from tilerummy.tiles import STAR, Tiles, expand, show_tile, words_of

Text = Annotated[str, Meta(max_length=1000)]
Few = Annotated[list[Text], Meta(max_length=8)]


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a round ended. `out`: who went out, counted from 0, None if nobody did; `way`: how, in the game's words.

    `racks` and `reserves`: the tiles left, a text a player; a bare number is their sum, in Investo how many they are.
    `took`: points for Investos, a list a player.
    """

    out: Annotated[int, Meta(ge=0, le=3)] | None = None
    way: Text = ""
    racks: Few = []
    reserves: Few = []
    took: Annotated[list[Annotated[list[int], Meta(max_length=100)]], Meta(max_length=8)] = []


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and for the referee what was done (`actions`, in the game's notation).

    `table`: the combinations that lie there; `rack`: None if only what is played was told; `pot`, `reserve` (the
    other's) and `base` (a taken base tile) are Investo's; `opened`: Rummy; `out`: how somebody went out, Gin-Rummy.
    """

    table: Text = ""
    rack: Text | None = None
    pot: Text = ""
    reserve: Text = ""
    base: Text = ""
    opened: bool = False
    out: Text = ""
    actions: Few = []


# ---- tiles, and that they exist


def sum_of(text: str) -> int | None:
    """A bare number where tiles could stand: people have counted what is left themselves."""
    return int(text) if text.strip().isdecimal() and len(text.strip()) <= 4 else None


def without_sums(texts: list[str]) -> list[str]:
    return ["" if sum_of(text) is not None else text for text in texts]


def read_tiles(text: str, stars: bool) -> Tiles:
    tiles = Tiles.parse(text)
    if tiles.stars and not stars:
        raise NotationError("no-stars", text, text.find("*"))
    return tiles


def check_copies(texts: list[str], most: int = 2) -> None:
    """At most two of each tile at all places together (T1), or one where a game has one of each."""
    kinds = [kind for text in texts for kind in kinds_of(text)]
    for kind in range(STAR + 1):
        if kinds.count(kind) > most:
            whole = " | ".join(text for text in texts if text.strip())
            if most == 1:
                raise NotAccepted("solve-gin-second-copy", {"tile": show_tile(kind)})
            raise NotationError("third-copy", whole, 0, {"tile": show_tile(kind)})


def kinds_of(text: str) -> list[int]:
    """The tiles of any notation: a rack, combinations, or rows of a pot."""
    plain = text.replace("/", " ").replace("<", " ")
    found: list[int] = []
    for word, at in words_of(plain):
        if word in ("[", "]", ".", "x"):
            continue
        found += [STAR] if word[:1] == "*" else expand(word, text, at)
    return found


def check_racks(entered: Ended, seats: int) -> None:
    if len(entered.racks) != seats:
        raise NotAccepted("told-racks", {"count": len(entered.racks), "seats": seats})
    if entered.out is not None and entered.out >= seats:
        raise NotAccepted("told-no-such-player", {"player": entered.out + 1, "seats": seats})
