"""The Game protocol: the interface of every game. Code above the games uses nothing else of them.

A state is changed in place by `apply`; whoever wants to keep the old one copies it first. Only a match and a search
hold states; everybody else gets views.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from tilerummy.analysis.weighing import Outlook
from tilerummy.luck import Luck, Rng
from tilerummy.melds import Meld
from tilerummy.realtable.entry import Asked, Ended
from tilerummy.refusal import Refusal
from tilerummy.ruleset import OptionInfo, PresetInfo, Ruleset, options_of, presets_of

Seat = int
Sheet = Sequence[Sequence[int]]  # a row a round, a column a seat

R = TypeVar("R", bound=Ruleset)
R_contra = TypeVar("R_contra", bound=Ruleset, contravariant=True)
S = TypeVar("S")  # State
A = TypeVar("A")  # Action
A_contra = TypeVar("A_contra", contravariant=True)
V = TypeVar("V")  # View
Q = TypeVar("Q", bound=msgspec.Struct)

Policy = Callable[[S, Rng], A]  # a state made from a view, random numbers -> an action


class RoundOutcome(Protocol):
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


class Length(NamedTuple):
    """How long a match is: turns of all seats together, as bots needed (docs/evidence/match-length.json), and the
    seconds of a person's turn. These are a guess: the server times nobody but for their own page.
    """

    turns: float
    seconds: int


class Decided(NamedTuple):
    """A decision in the turn with this number of a seat's round, from 1."""

    turn: int
    action: Any


class RealTable(Protocol[R_contra, S, A_contra]):
    """What a game makes of what people at a real table tell; what cannot be is a NotAccepted or a NotationError."""

    def ended(self, rules: R_contra, seats: int, entered: Ended) -> RoundOutcome:
        """The points of a round they have played."""

    def position(self, rules: R_contra, asked: Asked) -> S:
        """The position, at the moment that the first action belongs to."""

    def luck(self, state: S, asked: Asked) -> Luck:
        """The luck used there, as far as it is known."""

    def facts(self, state: S, action: A_contra) -> dict[str, Any]:
        """What follows from a legal action, by name."""

    def meld_fault(self, rules: R_contra, meld: Meld) -> Refusal | None:
        """Why these tiles are not a combination of the game, or None."""

    def playable(self, rules: R_contra, asked: Asked, limit: int) -> dict[str, Any]:
        """What could be played; the search is limited to so many nodes."""


@dataclass(frozen=True)
class Solving(Generic[Q]):
    """The solver of a game. `question`: what is asked; `request`, `answer`: how it is asked and answered over HTTP,
    tagged with the game's name; `check` raises what is wrong with it; `solve` searches so many nodes at most.
    """

    question: type[Q]
    request: type[Q]
    answer: type[msgspec.Struct]
    check: Callable[[Q], object]
    solve: Callable[[Q, int], dict[str, Any]]


class Game(Protocol[R, S, A, V]):
    """Structural: there is no base class. Of the game's own Rules, State, Action and View.

    An Action prints as its notation. A State has `copy()`. A View has `who`, `seat` (whose turn) and nothing hidden.
    """

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> Sequence[int]:
        """How many may play."""

    @property
    def rules_type(self) -> type[R]: ...

    @property
    def wire_type(self) -> type[msgspec.Struct]:
        """A view as data for clients, tagged with the game's name."""

    @property
    def realtable(self) -> RealTable[R, S, A]: ...

    @property
    def solving(self) -> Solving[Any] | None:
        """None if nobody can ask the solver about this game."""

    @property
    def clock_only(self) -> Mapping[str, str]:
        """Actions that only a clock may do, in notation, with the rule that says so: no player's to choose."""

    def deal(self, rules: R, seats: int, last: S | None, luck: Luck) -> S:
        """A new round; `last` is the final state of the round before, None for the first."""

    def turn(self, state: S) -> Seat | None:
        """Whose decision it is, or None when the round is over."""

    def accept(self, state: S, seat: Seat, action: A) -> A | Refusal:
        """The action as the rules take it, for `apply`; or a Refusal. A play is judged here and nowhere else: its table
        is in order then, with Stars declared, and a mistake that the referee punishes is marked as one.
        """

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the action would not be accepted, or None: for those who only ask."""

    def effect(self, state: S, accepted: A) -> Mapping[str, int | str]:
        """What an accepted action is about to bring that its notation does not say, for all who are told of it."""

    def apply(self, state: S, accepted: A, luck: Luck) -> None:
        """Carry out what `accept` gave, in place. It is not judged again."""

    def options(self, state: S) -> Sequence[A]:
        """All small decisions open to the seat whose turn it is. Plays are checked, not listed."""

    def may_play(self, state: S) -> bool:
        """Whether a play (the whole table afterwards) may be proposed now."""

    def view(self, state: S, who: Seat | None) -> V:
        """What one seat may know; None is a spectator."""

    def determinize(self, seen: V, rng: Rng) -> S:
        """A state that agrees with the view; hidden tiles are dealt at random."""

    def time_up(self, state: S) -> A:
        """The action for a seat whose time has run out; called again until the turn ends."""

    def outcome(self, state: S) -> RoundOutcome | None:
        """The points of a finished round."""

    @property
    def better(self) -> Mapping[str, int]:
        """The figures of the game in their order, and what is better: 1 more, -1 less, 0 neither."""

    def figures(self, seat: Seat, decided: Sequence[Decided], outcome: RoundOutcome) -> Mapping[str, int]:
        """What a seat's finished round amounts to, by the names of `better`; what it says nothing of is left out."""

    def length(self, rules: R, seats: int) -> Length:
        """How long a match usually is."""

    @property
    def clauses(self) -> Mapping[str, str]:
        """The rule that a reason is about, by the reason's code (`Outlook.reasons`)."""

    def winners(self, rules: R, sheet: Sheet) -> Sequence[Seat] | None:
        """The winning seats once the match is decided, else None."""

    def parse_action(self, text: str) -> A:
        """An action from its notation."""

    def redact(self, seat: Seat, action: str, luck: str, who: Seat | None) -> tuple[str, str]:
        """A move in notation as `who` may know it, what is hidden written `?`."""

    def redact_deal(self, rules: R, seats: int, luck: str, who: Seat | None) -> str:
        """The luck of a deal as `who` may know it."""

    def tiles(self, state: S) -> int:
        """The number of tiles in all places together, which is constant."""

    def show_state(self, state: S) -> str:
        """A position as a line of text."""

    def parse_state(self, text: str, rules: R) -> S: ...

    def show_view(self, seen: V) -> str: ...

    def parse_view(self, text: str, rules: R) -> V: ...

    def wire(self, seen: V) -> msgspec.Struct:
        """A view as data for clients, of `wire_type`."""

    def outlook(self, seen: V, rng: Rng, level: str = "expert") -> Outlook[A, Any]:
        """What could be decided on a view, and what it brings, as a level sees it: for `analysis.advice`."""

    def most_laid(self, seen: V) -> A | None:
        """The play that lays the most tiles now, or None if nothing can be laid."""

    def bots(self) -> Mapping[str, Policy[S, A]]:
        """Cheap policies by name: `random`, `greedy`. They use only what the seat to move may know."""


AnyGame = Game[Any, Any, Any, Any]  # for code that works with any game
AnyPolicy = Policy[Any, Any]


# ---- as data


class GameInfo(msgspec.Struct, frozen=True):
    """`bots`: from the weakest to the strongest; `turn_seconds`: a turn's limit between people by default, 0 none;
    `usual`: the preset of a new table when nobody chooses. An option's `default` is what leaving it out means.
    `figures`: how play is counted (`Game.figures`), and what is better: 1 more, -1 less, 0 neither.
    """

    name: str
    seats: list[int]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    bots: list[str]
    turn_seconds: int
    usual: str
    figures: dict[str, int]


def game_info(game: AnyGame, bots: Sequence[str] = ()) -> GameInfo:
    """`bots`: those that play where it is told."""
    rules = game.rules_type
    options, presets = options_of(rules), presets_of(rules)
    bots_told, seconds = list(bots), rules.turn_seconds
    return GameInfo(game.name, list(game.seats), presets, options, bots_told, seconds, rules.usual, dict(game.better))


class ScoreInfo(msgspec.Struct, frozen=True):
    """A round has ended: points a seat, why, and where the points come from. `who` ended it, null if nobody did by
    going out or with the last tile of the stock. `terms`: the numbers a part is the sum of, by seat, where there are
    several.
    """

    points: list[int]
    reason: str
    parts: dict[str, list[int]]
    who: int | None = None
    terms: dict[str, list[list[int]]] = {}


def score_info(outcome: RoundOutcome) -> ScoreInfo:
    parts = {key: list(part) for key, part in outcome.parts.items()}
    terms = {key: [list(each) for each in seats] for key, seats in outcome.terms.items()}
    return ScoreInfo(list(outcome.points), outcome.reason, parts, None if outcome.who < 0 else outcome.who, terms)


def choices(game: AnyGame, state: Any, seat: Seat | None) -> tuple[list[str], bool]:
    """The small decisions open to a seat now, and whether it may lay a play; nothing for those whose turn it is not."""
    if seat is None or game.turn(state) != seat:
        return [], False
    return [str(action) for action in game.options(state)], game.may_play(state)
