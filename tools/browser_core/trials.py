"""What is done alike on this machine and in the browser's Python: nothing here may need what a browser lacks."""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any

import msgspec

from tilerummy.analysis import advice
from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match

VIEWS = 30
STRIDE = 7  # decisions from one view to the next: all parts of a round, several rounds


def call(name: str, values: str) -> str:
    """One of the functions below, JSON in and out."""
    given = json.loads(values)
    functions: list[Callable[..., Any]] = [match, decisions, prepare, decide, spare, advise, tables]
    return json.dumps({each.__name__: each for each in functions}[name](**given))


def match(game: str, rules: str, bots: list[str], seed: int) -> dict[str, Any]:
    """A whole match between bots: the digest of all that happened."""
    kind = GAMES[game]
    begun = perf_counter()
    played = Match(kind, kind.rules_type.parse(rules), len(bots), Dealer(seed_of(str(seed))))
    play_out(played, [make_player(kind, bot, 1000 * seed + seat) for seat, bot in enumerate(bots)])
    text = msgspec.json.encode([played.events, played.sheet, list(played.winners or ())])
    digest = hashlib.sha256(text).hexdigest()[:16]
    return {"digest": digest, "events": len(played.events), "seconds": round(perf_counter() - begun, 3)}


@cache
def views(game: str, count: int) -> list[Any]:
    """What the seat whose turn it is sees, now and then in matches between two `medium` bots."""
    kind = GAMES[game]
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        seed += 1
        played = Match(kind, kind.rules_type.parse("standard"), 2, Dealer(seed_of(f"view {seed}")))

        def look(played: Match = played) -> None:
            if played.turn is not None and len(played.events) % STRIDE == 0:
                found.append(played.view(played.turn))

        play_out(played, [make_player(kind, "medium", seed), make_player(kind, "medium", seed + 1)], look)
    return found[:count]


def decisions(game: str, level: str, count: int = VIEWS) -> dict[str, Any]:
    """What a level decides on the same views everywhere."""
    return {"digest": hashlib.sha256("|".join(said(game, level, count)).encode()).hexdigest()[:16]}


def said(game: str, level: str, count: int) -> list[str]:
    prepare(game, level, count)
    return [decide(number)["said"] for number in range(count)]


_prepared: dict[str, Any] = {}


def prepare(game: str, level: str, count: int) -> dict[str, Any]:
    """For `decide`, one after the other."""
    _prepared.update(player=make_player(GAMES[game], level, 1), views=views(game, count))
    return {}


def decide(number: int) -> dict[str, Any]:
    return {"said": str(_prepared["player"].decide(_prepared["views"][number], (), 0.0))}


def spare() -> dict[str, Any]:
    """As the page does where the core is not compiled."""
    advice.spare_this_device()
    return {}


def advise(game: str, number: int, count: int = VIEWS) -> dict[str, Any]:
    """The first move of a hint."""
    return {"said": advice.analyse(GAMES[game], views(game, count)[number]).best.action}


def tables() -> dict[str, Any]:
    """What tables on a device run on: where a compiled module of theirs came from."""
    import tilerummy.device
    from tilerummy.games.gin import moves

    return {"home": tilerummy.device.__name__, "moves": getattr(moves.__spec__, "origin", "")}
