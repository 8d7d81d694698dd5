"""A contest: who plays what, how often, and with which luck. Everything a result depends on is in it.

A *line-up* is the players of a match. A line-up plays a *set* of matches on one deal: the same luck once for every
rotation of the seats, so that nobody gains from a better rack. All line-ups play the same deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tilerummy.dealer import number, seed_of
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.ruleset import Ruleset


@dataclass(frozen=True)
class Contest:
    game: str
    rules: Ruleset
    seats: int
    players: tuple[str, ...]  # as named by whoever asked; a name may sit at several seats of the one line-up
    games: int  # matches of each line-up: a multiple of `seats`
    seed: str
    budget: float = 0.0  # thinking time of a decision in seconds; 0: a fixed amount of work
    limit: float = 10.0  # seconds after which a decision is forfeited
    decide: float | None = None  # stop when it is sure whether the first player's share of wins is above or below this
    records: bool = False  # the matches come back as records too; no result depends on it

    @property
    def played(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def names(self) -> list[str]:
        """The players, each once."""
        return list(dict.fromkeys(self.players))

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """All of them at one table if they fit, else everybody with everybody."""
        if len(self.players) == self.seats:
            return [self.players]
        return list(combinations(self.names, self.seats))

    @property
    def deals(self) -> int:
        return self.games // self.seats

    def tasks(self) -> list["MatchSet"]:
        """All sets, deal by deal, so that an interrupted run has about as many of every line-up."""
        return [MatchSet(deal, line_up) for deal in range(self.deals) for line_up in range(len(self.line_ups))]


@dataclass(frozen=True, order=True)
class MatchSet:
    """One set: a line-up on a deal, in all rotations."""

    deal: int
    line_up: int


def deal_seed(seed: str, deal: int) -> str:
    """The dealer's seed. It does not depend on the players: all line-ups get the same luck."""
    return seed_of(f"tilerummy arena deal {seed} {deal}")


def player_seed(seed: str, task: MatchSet, rotation: int, seat: int, name: str) -> int:
    """62 bits for a player's own random numbers, different in every match."""
    return number(f"tilerummy arena player {seed} {task.deal} {rotation} {seat} {name}") >> 194


def seating(line_up: Sequence[str], rotation: int) -> list[str]:
    """Who sits where: with every rotation each moves one seat on, so the order around the table stays."""
    return [line_up[(seat - rotation) % len(line_up)] for seat in range(len(line_up))]
