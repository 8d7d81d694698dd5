"""The options of Investo."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tilerummy.ruleset import RulesError, Ruleset


class Rules(Ruleset, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defaults are the rulebook's, and our rulings where it is silent."""

    presets: ClassVar[dict[str, str]] = {
        "standard": "",
        "strict": "referee=rulebook",
        "short": "target=10",
        "long": "target=40",
        "single": "height=1",
        "towers": "height=4",
    }

    referee: Literal["gentle", "rulebook"] = "gentle"  # I12
    target: Annotated[int, Meta(ge=1, le=500)] = 20  # I20
    hand: Annotated[int, Meta(ge=3, le=30)] = 10  # I3
    rack_limit: Annotated[int, Meta(ge=3, le=30)] = 10  # I17
    rows: Annotated[int, Meta(ge=1, le=8)] = 4  # I2
    height: Annotated[int, Meta(ge=1, le=4)] = 2  # I14: tiles on one place at most; 1 is a game without doubling
    stall_limit: Annotated[int, Meta(ge=1, le=1000)] = 10  # I18
    max_rounds: Annotated[int, Meta(ge=0, le=1000)] = 0  # the leader wins after so many rounds; 0: no such limit

    def validate(self) -> None:
        if 2 * self.hand + self.rows > 60:
            raise RulesError("too-many-dealt", {"hand": self.hand, "rows": self.rows})
