"""Players by name: ours, those of other packages (entry points `tilerummy.bots`), and any program (`cmd:...`).

Ours decide where they are asked. Everybody else's code runs in a process of its own and speaks the text protocol
(docs/bot-protocol.md), entry points through `bots.host`: it can hang or crash without affecting others.
"""

import shlex
import sys
from dataclasses import dataclass
from importlib import metadata

from tilerummy.bots.external import ExternalPlayer, Program
from tilerummy.bots.player import Player, make_player
from tilerummy.game import AnyGame, Seat
from tilerummy.ruleset import Ruleset

GROUP = "tilerummy.bots"
COMMAND = "cmd:"


@dataclass(frozen=True)
class Place:
    """Where a player sits down: all that it is told before the first deal."""

    game: AnyGame
    rules: Ruleset
    seats: int
    seat: Seat
    seed: int
    limit: float  # seconds a decision may take


def our_names(game: AnyGame) -> list[str]:
    return list(game.bots())


def entry_points() -> dict[str, metadata.EntryPoint]:
    return {point.name: point for point in metadata.entry_points(group=GROUP)}


def known_names(game: AnyGame) -> list[str]:
    return [*our_names(game), *sorted(entry_points().keys() - set(our_names(game))), f"{COMMAND}…"]


def command_of(name: str) -> list[str] | None:
    """The program that plays under this name; None if there is none. Raises ValueError for unclosed quotes."""
    if name.startswith(COMMAND):
        return shlex.split(name.removeprefix(COMMAND)) or None
    if name in entry_points():
        return [sys.executable, "-m", "tilerummy.bots.host", name]
    return None


_programs: dict[tuple[str, Seat], Program] = {}  # kept from match to match: starting one takes longer than some matches


def seat_player(name: str, place: Place) -> Player:
    """A player for one match. Raises Forfeit if it cannot be had."""
    if name in our_names(place.game):
        return make_player(place.game, name, place.seed)
    program = _programs.get((name, place.seat))
    if program is None or program.ended:
        command = command_of(name)
        if command is None:
            raise LookupError(name)
        program = _programs[name, place.seat] = Program(command)
    player = ExternalPlayer(program, place.game, place.limit)
    player.begin(place.rules, place.seats, place.seat, place.seed)
    return player


def version_of(game: AnyGame, name: str, ours: str) -> str:
    """What a player says it is. Raises Forfeit if it cannot be started, LookupError if nobody knows it."""
    if name in our_names(game):
        return f"tilerummy {ours}"
    point = entry_points().get(name)
    if point is not None and point.dist is not None:
        return f"{point.dist.name} {point.dist.version}"
    command = command_of(name)
    if command is None:
        raise LookupError(name)
    program = Program(command)
    program.close()
    return program.name
