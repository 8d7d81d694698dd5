"""The options of Rummy."""

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from tilerummy.ruleset import RulesError, Ruleset

Stars = Literal["exchange", "free", "none"]
Combinations = Literal["both", "series", "sequences"]
Ace = Literal["low", "both"]
MOST_OPENING = 100
Opening = Annotated[int, Meta(ge=0, le=MOST_OPENING)]


class Rules(Ruleset, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's, and our rulings where it is silent. How many play is the match's to say."""

    presets: ClassVar[dict[str, str]] = {
        "standard": "",  # as printed
        "family": "opening=0 ace=both mixed=true",
        "hard": "stars=none opening=50",
        "draw-discard": "turn=draw-discard stall_limit=0",
        "classic": "turn=draw stars=free stall_limit=0",
    }

    turn_seconds: ClassVar[int] = 60  # R4

    turn: Literal["exchange", "draw-discard", "draw"] = "exchange"  # R6, R11
    stars: Stars = "exchange"  # R8
    opening: Opening = 30  # R5
    combinations: Combinations = "both"  # R13
    ace: Ace = "low"  # R9
    mixed: bool = False  # R13: sequences of any colours
    timer: Annotated[int, Meta(ge=0, le=3600)] = 0  # R4: seconds a turn; 0: none. The clock itself is not ours
    stall_limit: Annotated[int, Meta(ge=0, le=1000)] = 20  # R12: turns each; 0: no such limit
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 4  # R14: how many, or with a target at most how many
    target: Annotated[int, Meta(ge=0, le=10000)] = 0  # R14: the match ends at this total; 0: no target
    hand: Annotated[int, Meta(ge=10, le=25)] = 14  # R3: with ten, any opening can be reached; 4 x 25 leaves a stock

    def timed(self, seconds: int) -> "Rules":
        return msgspec.structs.replace(self, timer=min(seconds, 3600))

    def validate(self) -> None:
        if self.combinations == "series" and self.mixed:
            raise RulesError("mixed-needs-sequences", {"mixed": "true", "combinations": self.combinations})
        if self.combinations == "series" and self.ace == "both":
            raise RulesError("ace-needs-sequences", {"ace": self.ace, "combinations": self.combinations})
        if self.turn == "exchange" and self.stall_limit == 0:
            raise RulesError(
                "stall-limit-needed", {"turn": self.turn, "stall_limit": self.stall_limit, "option": "stall_limit"}
            )
