"""After the chaos: does the log say what the players were told, and is it a match from beginning to end?"""

import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.chaos.player import Player
from tilerummy.records.record import Recorder
from tilerummy.records.replay import Replay, verify_luck
from tilerummy.server import projection
from tilerummy.server.table.events import Created, Did, Event, Ready, Row, decode
from tilerummy.server.table.table import Table

Faults = list[str]


class Found(msgspec.Struct):
    """What was looked at."""

    tables: int = 0
    matches: int = 0
    events: int = 0
    moves: int = 0
    by_bots: int = 0
    by_clocks: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    told: int = 0
    records: int = 0


def check_table(name: str, rows: list[Row], players: list[Player], matches: int, found: Found) -> Faults:
    """Everything about one table; what is wrong with it, in words."""
    faults: Faults = []
    if not rows:
        return ["the log is gone"]
    table = replay(name, rows, found, faults)
    events = {row.seq: decode(row.data) for row in rows}
    if table.number != matches or table.phase != "over":
        faults.append(f"match {table.number} of {matches} is {table.phase}")
    check_ids(events, players, found, faults)
    for player in players:
        check_player(table, events, player, found, faults)
        found.acknowledged += len(player.done)
        found.told += len(player.told)
    found.tables += 1
    count(events, found)
    return faults


def replay(name: str, rows: list[Row], found: Found, faults: Faults) -> Table:
    """The log from the beginning; every match that ends on the way is recorded and its record verified."""
    first = decode(rows[0].data)
    assert isinstance(first, Created)
    table = Table(name, first)
    verified = 0
    for row in rows:
        table.fold_row(row)
        if table.phase == "over" and table.number > verified:
            verified = table.number
            found.matches += 1
            found.records += check_record(table, faults)
    return table


def check_record(table: Table, faults: Faults) -> int:
    """Whether the record of the match that is just over can be replayed, and its deal opened."""
    match = table.match
    assert match is not None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        Recorder.create(path, match, [chair.name or "bot" for chair in table.chairs]).close()
        again = Replay(path)
        while again.step() is not None:
            pass
        same = verify_luck(again)
    if same.totals != match.totals or again.match.events != match.events:
        faults.append("the record says something else")
        return 0
    return 1


def check_ids(events: dict[int, Event], players: list[Player], found: Found, faults: Faults) -> None:
    """No move twice, none that nobody sent."""
    done = [event for event in events.values() if isinstance(event, Did) and not event.by]
    times = Counter((event.seat, event.id) for event in done)
    doubled = [f"applied {count} times: {key}" for key, count in times.items() if count > 1]
    found.doubled += len(doubled)
    faults += doubled
    sent = {(player.seat, name): message for player in players for name, message in player.sent.items()}
    for event in done:
        message = sent.get((event.seat, event.id))
        if message is None or message.get("a") != event.action:
            faults.append(f"nobody sent {event}")


def check_player(table: Table, events: dict[int, Event], player: Player, found: Found, faults: Faults) -> None:
    lost = [(name, seq) for name, seq in player.done if not stands(events, player, name, seq)]
    faults += [f"acknowledged but lost: {name} {seq}" for name, seq in lost]
    answered = {name for name, _ in player.done}
    doubled = [f"acknowledged as two: {name}" for name in answered if len(numbers(player, name)) > 1]
    found.lost += len(lost)
    found.doubled += len(doubled)
    faults += doubled
    check_told(table, events, player, faults)


def check_told(table: Table, events: dict[int, Event], player: Player, faults: Faults) -> None:
    for seq, event in player.told.items():
        if seq not in events:
            faults.append(f"told of {seq}, which is not there")
        elif event != as_json(projection.happened(table, seq, events[seq], player.seat)):
            faults.append(f"told of {seq} otherwise: {event}")
    if player.seq is None:
        faults.append(f"seat {player.seat} never got in")
        return
    if sorted(player.told) != list(range(player.first + 1, player.seq + 1)):
        faults.append("told with gaps")
    if player.seq == table.seq and player.position is not None:
        check_view(table, player, faults)


def check_view(table: Table, player: Player, faults: Faults) -> None:
    now = projection.position(table, player.seat)
    assert player.position is not None
    if now is None or as_json(now.view) != player.position["view"]:
        faults.append(f"seat {player.seat} sees something else than the log says")


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def numbers(player: Player, name: str) -> set[int]:
    """The event numbers an id was acknowledged with; 0 says that there was nothing to do."""
    return {seq for found, seq in player.done if found == name and seq}


def stands(events: dict[int, Event], player: Player, name: str, seq: int) -> bool:
    message = player.sent[name]
    if message["t"] == "act":
        event = events.get(seq)
        return isinstance(event, Did) and (event.seat, event.id, event.action) == (player.seat, name, message["a"])
    return seq == 0 or any(isinstance(e, Ready) and e.seat == player.seat for n, e in events.items() if n <= seq)


def count(events: dict[int, Any], found: Found) -> None:
    moves = [event for event in events.values() if isinstance(event, Did)]
    found.events += len(events)
    found.moves += len(moves)
    found.by_clocks += sum(event.by == "clock" for event in moves)
    found.by_bots += sum(event.by not in ("", "clock") for event in moves)
