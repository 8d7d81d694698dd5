"""From measured costs to what so many players need. Everything assumed is named here.

Moves that arrive during a commit share the next one, so a move costs the less the more of them there are: a part for
each move and a part for each commit, fitted to runs at several paces.
"""

import math
from collections.abc import Sequence
from typing import Any

import msgspec

PLAYERS_A_TABLE = 2
MOVE_EVERY = 10.0  # seconds between two moves at a table
PLANNED = 0.6  # of a core: the rest is for the uneven hour
BUSIEST = 3.0  # the busiest hour over the average one
KEPT = 90  # days, the setting keep_days
DAY = 86_400
SHARED = 0.5  # commits a move at a busy server; few enough that every server has 400 moves a second or more
GIB = 2**30


class Line(msgspec.Struct, frozen=True):
    """Microseconds of a core: of every move, and of every commit."""

    move: float
    commit: float

    def at(self, commits: float) -> float:
        """For one move that has such a part in a commit."""
        return self.move + self.commit * commits


class Costs(msgspec.Struct, frozen=True):
    """Of a move in microseconds of a core and in bytes; of tables and connections in KiB of memory."""

    server: Line
    postgres: Line
    heard: float  # by another process, which does not have the table
    apart: float  # more, if its players are at two processes
    wal: float
    stored: float
    sent: float
    frames: float
    empty: float
    table: float
    connection: float
    match: float


def fit(points: Sequence[tuple[float, float]]) -> Line:
    """What a move cost by its part in a commit: least squares of the errors in parts of the cost."""
    weights = [1 / y**2 for _, y in points]
    whole = sum(weights)
    middle = sum(w * x for w, (x, _) in zip(weights, points, strict=True)) / whole
    mean = sum(w * y for w, (_, y) in zip(weights, points, strict=True)) / whole
    across = sum(w * (x - middle) * (y - mean) for w, (x, y) in zip(weights, points, strict=True))
    slope = across / sum(w * (x - middle) ** 2 for w, (x, _) in zip(weights, points, strict=True))
    slope = min(max(0.0, slope), mean / middle)  # neither part is below nothing
    return Line(round(mean - slope * middle, 1), round(slope, 1))


# ---- what is simulated here


def a_move(costs: Costs, commits: float, processes: int) -> float:
    """Microseconds of servers and Postgres together; both players of a table are at the same server."""
    return costs.server.at(commits) + costs.postgres.at(commits) + costs.heard * (processes - 1)


def memory(costs: Costs, tables: int, processes: int) -> float:
    """KiB of the servers."""
    return processes * costs.empty + tables * (costs.table + costs.match + PLAYERS_A_TABLE * costs.connection)


# ---- what is not


def needs(costs: Costs, players: int) -> dict[str, Any]:
    """For so many players at once, in the busiest hour; tables are spread over databases with servers of their own."""
    tables = players / PLAYERS_A_TABLE
    moves = tables / MOVE_EVERY
    databases = max(1, math.ceil(moves / most_at_one_database(costs)))
    processes = databases * servers_for(costs, moves / databases)
    return {
        "players": players,
        "moves a second": round(moves),
        "databases": databases,
        "server processes": processes,
        "server memory, GiB": round(memory(costs, round(tables), processes) * 1024 / GIB, 1),
        "Postgres, cores": round(moves * costs.postgres.at(SHARED) / 1e6 / PLANNED, 2),
        "commits a second": round(moves * SHARED),
        "WAL, MB a second": round(moves * costs.wal / 1e6, 2),
        "sent, Mbit a second": round(moves * costs.sent * 8 / 1e6, 1),
        f"stored in {KEPT} days, GiB": round(moves / BUSIEST * KEPT * DAY * costs.stored / GIB),
    }


def servers_for(costs: Costs, moves: float) -> int:
    """Each hears of every move at its database, whoever has the table."""
    left = PLANNED * 1e6 - moves * costs.heard
    return max(1, math.ceil(moves * costs.server.at(SHARED) / left))


def most_at_one_database(costs: Costs) -> float:
    """Moves a second at which half of what is planned of every server goes into hearing of the others' moves."""
    return PLANNED * 1e6 / 2 / costs.heard
