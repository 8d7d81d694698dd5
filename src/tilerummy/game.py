"""The Game protocol: what any game answers. Everything above the games speaks to them through this alone.

A state is changed in place by `apply`; whoever wants to keep the old one copies it first. Only a match and a search
hold states; everybody else gets views.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from tilerummy.explanation import Explanation
from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal
from tilerummy.ruleset import Ruleset
from tilerummy.weighing import DEALS, Weighed

Seat = int
Sheet = Sequence[Sequence[int]]  # a row a round, a column a seat
Policy = Callable[[Any, Rng], Any]  # a state made from a view, random numbers -> an action


class Outcome(Protocol):
    """How a round ended: points a seat, why (a code), and where the points come from. `who` ended it, by going out or
    with the last tile of the stock, -1 if nobody in particular did. `terms`: where a part is a sum of several numbers,
    these, by seat; else nothing.
    """

    @property
    def points(self) -> Sequence[int]: ...
    @property
    def reason(self) -> str: ...
    @property
    def parts(self) -> Mapping[str, Sequence[int]]: ...
    @property
    def who(self) -> Seat: ...
    @property
    def terms(self) -> Mapping[str, Sequence[Sequence[int]]]: ...


class Game(Protocol):
    """Structural: there is no base class. `Any` stands for the game's own Rules, State, Action and View.

    An Action prints as its notation. A State has `copy()`. A View has `who`, `seat` (whose turn) and nothing hidden.
    """

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> Sequence[int]:
        """How many may play."""

    @property
    def rules_type(self) -> type[Ruleset]: ...

    @property
    def clock_only(self) -> Mapping[str, str]:
        """Actions that only a clock may do, in notation, with the rule that says so: no player's to choose."""

    def deal(self, rules: Any, seats: int, last: Any, luck: Luck) -> Any:
        """A new round; `last` is the final state of the round before, None for the first."""

    def turn(self, state: Any) -> Seat | None:
        """Whose decision it is, or None when the round is over."""

    def check(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Why the action is not accepted, or None."""

    def apply(self, state: Any, action: Any, luck: Luck) -> None:
        """Carry out a checked action, in place."""

    def effect(self, state: Any, action: Any) -> Mapping[str, int]:
        """What a checked action is about to bring that its notation does not say, for all who are told of it."""

    def options(self, state: Any) -> Sequence[Any]:
        """All small decisions open to the seat whose turn it is. Plays are checked, not listed."""

    def may_play(self, state: Any) -> bool:
        """Whether a play (the whole table afterwards) may be proposed now."""

    def view(self, state: Any, who: Seat | None) -> Any:
        """What one seat may know; None is a spectator."""

    def determinize(self, seen: Any, rng: Rng) -> Any:
        """A state that agrees with everything the view knows, the rest by chance."""

    def time_up(self, state: Any) -> Any:
        """What is done for the seat whose turn it is when its time has run out; again until the turn is another's."""

    def outcome(self, state: Any) -> Outcome | None:
        """The points of a finished round."""

    def winners(self, rules: Any, sheet: Sheet) -> Sequence[Seat] | None:
        """The winning seats once the match is decided, else None."""

    def parse_action(self, text: str) -> Any:
        """An action from its notation."""

    def redact(self, seat: Seat, action: str, luck: str, who: Seat | None) -> tuple[str, str]:
        """A move in notation as `who` may know it, what is hidden written `?`."""

    def redact_deal(self, rules: Any, seats: int, luck: str, who: Seat | None) -> str:
        """The luck of a deal as `who` may know it."""

    def tiles(self, state: Any) -> int:
        """How many tiles there are at all places together: always the same number."""

    def show_state(self, state: Any) -> str:
        """A position as a line of text."""

    def parse_state(self, text: str, rules: Any) -> Any: ...

    def show_view(self, seen: Any) -> str: ...

    def parse_view(self, text: str, rules: Any) -> Any: ...

    def wire(self, seen: Any) -> Any:
        """A view as data for clients, a msgspec Struct tagged with the game's name."""

    def explain(self, seen: Any, rng: Rng, seconds: float = 0.0) -> Explanation:
        """What an expert would consider, and why."""

    def weigh(self, seen: Any, action: Any, rng: Rng, level: str = "expert", deals: int = DEALS) -> Weighed:
        """A decision on a view beside a level's own: why the level's, and how many points lie between them."""

    def bots(self) -> Mapping[str, Policy]:
        """Cheap policies by name: `random`, `greedy`. They use only what the seat to move may know."""
