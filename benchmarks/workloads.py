"""What `benchmarks.compare` measures. Each tree runs this file with its own interpreter and package: the name of a
workload comes in as a line, a line of JSON goes out: processor time, how much was done, a number made of the answers.

The code is the same for both trees. Where they call a module by another name, `first_of` takes the one that is there;
positions and views come from the tree's own benchmarks and tests.
"""

import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any
from zlib import crc32

import tilerummy
from tilerummy import GAMES, Dealer, Match, make_player, play_out
from tilerummy.luck import Rng
from tilerummy.melds import MeldRules
from tilerummy.solver.solver import Solver

CORPUS = Path(__file__).parents[1] / "tests/records/1"
Done = tuple[int, int]  # how much, and a number that depends on every answer
Work = Callable[[], Done]
CLOSING: list[Callable[[], None]] = []


def first_of(*names: str) -> Any:
    for name in names[:-1]:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return import_module(names[-1])


def checked(answers: list[Any]) -> Done:
    return len(answers), crc32("\n".join(map(str, answers)).encode())


# ---- engine


def playouts(game: str, rounds: int) -> Work:
    """Whole rounds of the cheap policy on states, as in a search."""
    policy = import_module(f"tilerummy.games.{game}.policy")
    rules = GAMES[game].rules_type()
    head = (rules,) if game == "investo" else (rules, 2)
    return lambda: tuple(map(int, policy.playouts(*head, 1, rounds, True)))  # type: ignore[return-value]


def matches(game: str, count: int) -> Work:
    """Whole matches as the command line plays them: views, judged decisions, events."""

    def work() -> Done:
        events, sheets = 0, []
        for number in range(count):
            one = Match(GAMES[game], GAMES[game].rules_type(), 2, Dealer(f"{number:064x}"))
            play_out(one, [make_player(GAMES[game], "greedy", number), make_player(GAMES[game], "random", number)])
            events += len(one.events)
            sheets.append(one.sheet)
        return events, checked(sheets)[1]

    return work


def decisions(game: str, level: str, views: int, times: int = 1, seats: int = 2) -> Work:
    """A level that thinks, on views from all through rounds; random numbers of its own for each."""
    make = import_module(f"benchmarks.levels_{game}").views
    seen = make("standard", seats, views) if game == "gin" else make(views)
    bot: Any = GAMES[game].bots()[level]

    def work() -> Done:
        return checked([bot.think(one, Rng(n), 0.0) for _ in range(times) for n, one in enumerate(seen)])

    return work


# ---- solver


def solving(stars: int, kind: str, count: int) -> Work:
    """The play that lays the most tiles: tables of 20-70 tiles, racks of 5-25."""
    positions = import_module("benchmarks.solver").positions_with(stars, count)

    def work() -> Done:
        solver = Solver(MeldRules(), kind)
        return checked([play and play.tiles() for play in (solver.best(*one) for one in positions)])

    return work


# ---- server


def logs() -> dict[str, list[Any]]:
    """The logs of the frozen corpus, the same for both trees."""
    events = first_of("tilerummy.server.table.events", "tilerummy.server.events")
    store = sqlite3.connect(":memory:")
    store.executescript((CORPUS / "tables.sql").read_text(encoding="utf-8"))
    found: dict[str, list[Any]] = {}
    for name, seq, at, data in store.execute("SELECT table_id, seq, at, data FROM events ORDER BY table_id, seq"):
        found.setdefault(name, []).append(events.Row(seq, at, data))
    return found


def folding(times: int) -> Work:
    """Tables made from their logs, as after a restart."""
    module = first_of("tilerummy.server.table.table", "tilerummy.server.table")
    rows = logs()

    def work() -> Done:
        tables = [module.Table.load(name, log) for _ in range(times) for name, log in rows.items()]
        return times * sum(map(len, rows.values())), checked([(table.phase, table.turn) for table in tables])[1]

    return work


def telling() -> Work:
    """Tables made from their logs, and after every event what each seat and a spectator is told of it, encoded."""
    module = first_of("tilerummy.server.table.table", "tilerummy.server.table")
    projection = first_of("tilerummy.server.projection", "tilerummy.server.show")
    wire = import_module("tilerummy.server.wire")
    rows = logs()

    def work() -> Done:
        told = 0
        for name, log in rows.items():
            table = module.Table.unfolded(name, log)
            for row in log:
                table.fold_row(row)
                for who in (None, *range(len(table.chairs))):
                    frames = [projection.position(table, who), *projection.missed(table, [row], who)]
                    told += len([wire.encode(frame) for frame in frames if frame is not None])
        return told, told

    return work


def verifying() -> Work:
    """Records of the corpus played again and compared, line by line."""
    replay = first_of("tilerummy.records.replay", "tilerummy.replay")
    paths = sorted(CORPUS.glob("matches/*.jsonl"))

    def work() -> Done:
        steps: list[Any] = []
        for path in paths:
            one = replay.Replay(path)
            while one.step() is not None:
                steps.append(one.match.turn)
        return checked(steps)

    return work


def serving(game: str, moves: int) -> Work:
    """Moves through the whole application, in one process and without a network: a message of a socket, judged,
    committed to SQLite (in memory, if the machine can), told to both sockets.
    """
    table = import_module("asgi_moves").Evening(game)
    CLOSING.append(table.folder.cleanup)
    return lambda: tuple(table.play(moves))


# ---- the list

WORKLOADS: dict[str, Callable[[], Work]] = {
    "engine: playouts, investo": partial(playouts, "investo", 2000),
    "engine: playouts, rummy": partial(playouts, "rummy", 200),
    "engine: playouts, gin": partial(playouts, "gin", 3000),
    "engine: matches, investo": partial(matches, "investo", 100),
    "engine: matches, rummy": partial(matches, "rummy", 30),
    "engine: matches, gin": partial(matches, "gin", 80),
    "engine: decisions of medium, investo": partial(decisions, "investo", "medium", 200, 80),
    "engine: decisions of medium, rummy": partial(decisions, "rummy", "medium", 200, 20),
    "engine: decisions of medium, gin": partial(decisions, "gin", "medium", 200, 20),
    "engine: decisions of expert, investo": partial(decisions, "investo", "expert", 20),
    "engine: decisions of expert, rummy": partial(decisions, "rummy", "expert", 20),
    "engine: decisions of expert, gin": partial(decisions, "gin", "expert", 20),
    "engine: decisions of expert, gin of 3": partial(decisions, "gin", "expert", 20, seats=3),
    "engine: decisions of expert, gin of 4": partial(decisions, "gin", "expert", 20, seats=4),
    "engine: decisions of hard, investo": partial(decisions, "investo", "hard", 200),
    "engine: decisions of tough, investo": partial(decisions, "investo", "tough", 60),
    "solver: no Star": partial(solving, 0, "free", 600),
    "solver: one Star, free": partial(solving, 1, "free", 400),
    "solver: two Stars, free": partial(solving, 2, "free", 200),
    "solver: two Stars, bound": partial(solving, 2, "exchange", 400),
    "server: fold of logs": partial(folding, 10),
    "server: events folded and told": telling,
    "server: records verified": verifying,
    "server: moves, investo": partial(serving, "investo", 1000),
    "server: moves, gin": partial(serving, "gin", 1000),
}


def compiled() -> bool:
    return not str(import_module("tilerummy.tiles").__file__).endswith(".py")


def main() -> None:
    print(json.dumps({"package": str(Path(tilerummy.__file__).parent), "compiled": compiled()}), flush=True)
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in ready:
            ready[name] = WORKLOADS[name]()
        begun = time.process_time()
        count, answers = ready[name]()
        spent = time.process_time() - begun
        print(json.dumps({"seconds": spent, "count": count, "answers": answers}), flush=True)
    for close in CLOSING:
        close()
    os._exit(0)  # threads of the application are not waited for


if __name__ == "__main__":
    main()
