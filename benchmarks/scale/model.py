"""From measured costs to what so many players need. Everything assumed is named here."""

import math
from typing import Any

import msgspec

PLAYERS_A_TABLE = 2
MOVE_EVERY = 10.0  # seconds between two moves at a table
PLANNED = 0.6  # of a core: the rest is for the uneven hour
BUSIEST = 3.0  # the busiest hour over the average one
KEPT = 90  # days, the setting keep_days
DAY = 86_400
MOVES_A_MATCH = 100  # docs/evidence/match-length.json: 48 to 157 turns
GIB = 2**30


class Costs(msgspec.Struct, frozen=True):
    """Of a move in microseconds of a core and in bytes; of tables and connections in KiB of memory."""

    server: float
    postgres: float
    clients: float  # only for the simulation, in which they share the machine
    heard: float  # by another process, which does not have the table
    apart: float  # added by a move whose players are at two processes
    wal: float
    stored: float
    sent: float
    frames: float
    empty: float
    table: float
    connection: float
    match: float


# ---- what is simulated here


def flat_out(costs: Costs, cores: int, processes: int) -> float:
    """Moves a second when players, servers and Postgres share so many cores. A server uses one core at most."""
    heard = costs.heard * (processes - 1)
    machine = cores / (costs.server + heard + costs.postgres + costs.clients)
    each = processes / (costs.server + heard * processes)
    return 1e6 * min(machine, each)


def cores_used(costs: Costs, rate: float, processes: int) -> float:
    return rate * (costs.server + costs.heard * (processes - 1) + costs.postgres + costs.clients) / 1e6


def memory(costs: Costs, tables: int, processes: int) -> float:
    """KiB of the servers."""
    return processes * costs.empty + tables * (costs.table + costs.match + PLAYERS_A_TABLE * costs.connection)


# ---- what is not


def needs(costs: Costs, players: int, databases: int = 1) -> dict[str, Any]:
    """For so many players at once, in the busiest hour; tables are spread over databases with servers of their own."""
    tables = players / PLAYERS_A_TABLE
    moves = tables / MOVE_EVERY
    processes = databases * servers_for(costs, moves / databases)
    kib = memory(costs, round(tables), 0) + processes * costs.empty
    return {
        "players": players,
        "moves a second": round(moves),
        "databases": databases,
        "server processes": processes,
        "server memory, GiB": round(kib * 1024 / GIB, 1),
        "Postgres, cores": round(moves * costs.postgres / 1e6 / PLANNED, 2),
        "WAL, MB a second": round(moves * costs.wal / 1e6, 2),
        "sent, Mbit a second": round(moves * costs.sent * 8 / 1e6, 1),
        f"stored in {KEPT} days, GiB": round(moves / BUSIEST * KEPT * DAY * costs.stored / GIB),
    }


def servers_for(costs: Costs, moves: float) -> int:
    """Each hears of every move at its database, whoever has the table."""
    left = PLANNED * 1e6 - moves * costs.heard
    if left <= 0:
        return 10**9  # no number of them is enough
    return max(1, math.ceil(moves * costs.server / left))


def most_at_one_database(costs: Costs) -> float:
    """Moves a second at which half of what is planned of every server goes into hearing of the others' moves."""
    return PLANNED * 1e6 / 2 / costs.heard


def databases_for(costs: Costs, players: int) -> int:
    return max(1, math.ceil(players / PLAYERS_A_TABLE / MOVE_EVERY / most_at_one_database(costs)))
