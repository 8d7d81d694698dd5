"""The Game protocol: what any game answers. Everything above the games speaks to them through this alone.

A state is changed in place by `apply`; whoever wants to keep the old one copies it first. Only a match and a search
hold states; everybody else gets views.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from tilerummy.luck import Luck, Rng
from tilerummy.refusal import Refusal

Seat = int
Sheet = Sequence[Sequence[int]]  # a row a round, a column a seat


class Rules(Protocol):
    """Frozen data with named presets; `str` gives what differs from the default, `parse` reads it back."""

    def data(self) -> dict[str, Any]: ...
    def __hash__(self) -> int: ...


class Action(Protocol):
    """One decision; `str` is its notation."""

    def __str__(self) -> str: ...


class State(Protocol):
    def copy(self) -> Any: ...


class View(Protocol):
    """What one seat (or a spectator: None) may know."""

    @property
    def who(self) -> Seat | None: ...


class Outcome(Protocol):
    """How a round ended: points a seat, why (a code), and where the points come from."""

    @property
    def points(self) -> Sequence[int]: ...
    @property
    def reason(self) -> str: ...
    @property
    def parts(self) -> dict[str, Sequence[int]]: ...


class Game(Protocol):
    """Structural: there is no base class. R, S, A, V stand for the game's own Rules, State, Action and View."""

    name: str
    seats: Sequence[int]  # how many may play

    def rules(self, text: str = "") -> Any:
        """Rules from a preset's name or from options (`target=30 referee=rulebook`)."""
        ...

    def presets(self) -> dict[str, Any]: ...

    def deal(self, rules: Any, seats: int, last: Any | None, luck: Luck) -> Any:
        """A new round; `last` is the final state of the round before."""
        ...

    def turn(self, state: Any) -> Seat | None:
        """Whose decision it is, or None when the round is over."""
        ...

    def check(self, state: Any, seat: Seat, action: Any) -> Refusal | None: ...

    def apply(self, state: Any, action: Any, luck: Luck) -> None:
        """Carry out a checked action, in place."""
        ...

    def options(self, state: Any) -> Sequence[Any]:
        """All small decisions open to the seat whose turn it is. Plays are checked, not listed."""
        ...

    def may_play(self, state: Any) -> bool:
        """Whether a play (the whole table afterwards) may be proposed now."""
        ...

    def view(self, state: Any, who: Seat | None) -> Any: ...

    def determinize(self, view: Any, rng: Rng) -> Any:
        """A state that agrees with everything the view knows, the rest by chance."""
        ...

    def outcome(self, state: Any) -> Outcome | None: ...

    def winners(self, rules: Any, sheet: Sheet) -> Sequence[Seat] | None:
        """The winning seats once the match is decided, else None."""
        ...

    def parse_action(self, text: str) -> Any: ...

    def redact(self, seat: Seat, action: Any, luck: str, who: Seat | None) -> tuple[str, str]:
        """An action and its luck in notation, as `who` may know them."""
        ...
