"""The options of Gin-Rummy."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tilerummy.ruleset import RulesError, Ruleset

Bonus = Annotated[int, Meta(ge=0, le=500)]
Window = Literal["start", "discard", "both", "never"]  # before taking a tile, or with the discard

CARDS = (
    "deck=single highest=10 start=upcard untaken=out retake=false grand=false petit=discard knock=discard limit=11 "
    "least_laid=0 knock_bonus=0 gin=closed win_bonus=0 stock_left=2 last_discard=false after_void=again target=100 "
    "max_rounds=1000 "
)


class Rules(Ruleset, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's, and our rulings where it is silent. docs/gin.md says where `-52` comes from."""

    presets: ClassVar[dict[str, str]] = {
        "standard": "",
        "short": "rounds=2",
        "long": "rounds=8",
        "race": "target=300",
        "patient": "knock=start",
        "gin-only": "knock=never",
        "standard-52": CARDS + "petit_bonus=25 second_bonus=25",
        "classic-52": CARDS + "petit_bonus=20 second_bonus=10",
    }

    deck: Literal["double", "single"] = "double"  # G1: 104 tiles, or one of each kind
    highest: Annotated[int, Meta(ge=1, le=13)] = 13  # a tile is worth its number, at most this
    start: Literal["eleven", "upcard"] = "eleven"  # G2: eleven dealt, or a face-up tile offered around
    untaken: Literal["seats", "out", "mixed"] = "seats"  # G4: by the number of seats, or always so
    retake: bool = True  # G3: the discard just taken may be discarded again
    grand: bool = True  # G5: all eleven
    petit: Window = "start"  # G5: all ten
    knock: Window = "both"  # G5: eight or nine
    limit: Annotated[int, Meta(ge=1, le=100)] = 10  # G5: what is left then is worth less
    least_laid: Annotated[int, Meta(ge=0, le=9)] = 8  # G5: so many tiles at least are laid then
    grand_bonus: Bonus = 50  # G6
    petit_bonus: Bonus = 25  # G6
    knock_bonus: Bonus = 20  # G6
    gin: Literal["open", "closed"] = "open"  # closed: nothing is added to a gin and nobody ties with it
    least_bonus: Bonus = 50  # G8, three or four seats
    win_bonus: Bonus = 20  # G9, two seats
    second_bonus: Bonus = 10  # G9, two seats
    turn_cap: Annotated[int, Meta(ge=1, le=1000)] = 100  # G10: turns of each seat
    stock_left: Annotated[int, Meta(ge=0, le=10)] = 0  # G10: the stock counts as empty with so many left
    last_discard: bool = True  # G10: the discard may still be taken then
    after_void: Literal["passes", "again"] = "passes"  # G10: who deals after a void round
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 4  # G11
    target: Annotated[int, Meta(ge=0, le=10000)] = 0  # G11; 0: by rounds
    max_rounds: Annotated[int, Meta(ge=1, le=10000)] = 100  # R14: with a target, the leader wins after so many

    def validate(self) -> None:
        """G5: there must be a way to go out. What is left after eight or nine is worth 1 at least."""
        if not self.grand and self.petit == "never" and (self.knock == "never" or self.limit == 1):
            raise RulesError("no-way-out", {"grand": "false", "petit": self.petit, "knock": self.knock})
