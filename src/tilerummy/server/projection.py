"""A table for those who look at it: everything that leaves the server about a match is made here, from views."""

import hashlib
from functools import lru_cache

from tilerummy import __version__, game
from tilerummy.dealer import Dealer, commitment_of
from tilerummy.game import ScoreInfo
from tilerummy.match import Deal, Score
from tilerummy.server.table.chairs import Chair
from tilerummy.server.table.events import Created, Dealt, Did, Event, Prepared, Row, Sat, StoodIn, Stopped, decode
from tilerummy.server.table.table import Table
from tilerummy.server.wire import (
    PROTOCOL,
    ClockInfo,
    EventFrame,
    Happened,
    LobbyInfo,
    MatchInfo,
    Position,
    SeatInfo,
    TableInfo,
    Welcome,
)

Look = tuple[int | None, bool]  # from which seat, None for a spectator; with the view in notation too?


def seat_info(table: Table, chair: Chair) -> SeatInfo:
    person = person_at(table.id, chair.who) if chair.who else ""
    return SeatInfo(chair.bot, chair.name, not chair.free, chair.gone, chair.stand_in, chair.ready, chair.seal, person)


@lru_cache(4096)
def person_at(table: str, who: str) -> str:
    """The same for one person at one table, and for nothing else: not the id that the server knows them by."""
    return hashlib.sha256(f"person {table} {who}".encode()).hexdigest()[:16]


def match_info(table: Table) -> MatchInfo | None:
    match = table.match
    if match is None:
        return None
    dealer = match.dealer
    assert isinstance(dealer, Dealer)
    seed = dealer.seed if table.phase == "over" else ""
    winners = None if match.winners is None else list(match.winners)
    sheet = [list(row) for row in match.sheet]
    head = (table.number, dealer.commitment, list(dealer.salts), seed, sheet, winners, table.stopped)
    given = match.taken_over + table.to_take_over
    terms = dealer.terms
    if terms is None:
        return MatchInfo(*head, given=given)
    return MatchInfo(*head, list(terms.words), terms.barred, terms.tries, given)


def next_commitment(table: Table) -> str:
    """The commitment to the next match, if there is one."""
    return commitment_of(table.seed) if table.seed else ""


def table_info(table: Table) -> TableInfo:
    made = table.created
    seats = [seat_info(table, chair) for chair in table.chairs]
    head = (table.id, made.game, made.rules, made.clock, made.public, made.watch, made.hints)
    deal = (next_commitment(table), match_info(table), table.starter, table.opening, table.closed, len(table.planned))
    return TableInfo(*head, table.phase, seats, *deal)  # type: ignore[arg-type]


def lobby_info(table: Table) -> LobbyInfo:
    made = table.created
    seats = [seat_info(table, chair) for chair in table.chairs]
    head = (table.id, made.game, str(table.rules), made.clock, made.watch)
    return LobbyInfo(*head, table.phase, seats, made.hints)  # type: ignore[arg-type]


def clock_info(table: Table) -> ClockInfo:
    seat = table.turn
    deadline = None if seat is None or table.chairs[seat].level else table.clocks.deadline(seat)
    bank = list(table.clocks.bank) if table.clocks.clock.kind == "bank" else []
    return ClockInfo(deadline, bank)


def position(table: Table, who: int | None, notation: bool = False) -> Position | None:
    seen = table.view(who)
    if seen is None:
        return None
    match = table.match
    assert match is not None
    options, play = game.choices(table.game, match.state, None if table.stopped or table.closed else who)
    text = table.game.show_view(seen) if notation else ""
    return Position(table.game.wire(seen), options, play, text)


def score_info(table: Table, score: Score | None) -> ScoreInfo | None:
    """How the round that is just over was scored."""
    match = table.match
    outcome = None if score is None or match is None else match.outcome
    return None if outcome is None else game.score_info(outcome)


def happened(table: Table, seq: int, event: Event, who: int | None, whole: bool = False) -> Happened:
    """An event as one seat or a spectator may know it; `whole`: with everything, for a match that is over."""
    match = table.match
    if isinstance(event, Did) and match is not None:
        move = event if whole else match.seen(event, who)
        effect = table.effects.get(seq, {})
        return Happened("did", move.seat, do=move.action, luck=move.luck, by=event.by, effect=effect)
    if isinstance(event, Dealt) and match is not None:
        deal = Deal(0, event.luck)
        return Happened("dealt", luck=(deal if whole else match.seen(deal, who)).luck)
    if isinstance(event, Sat):
        return Happened("sat", event.seat, name=event.name)
    if isinstance(event, StoodIn):
        return Happened("stood-in", event.seat, by=event.level)
    if isinstance(event, Created | Prepared):
        return Happened("created" if isinstance(event, Created) else "prepared")
    what = event.__struct_config__.tag
    seat = None if isinstance(event, Stopped) and table.closed else getattr(event, "seat", None)  # by the host
    return Happened(what, seat)  # type: ignore[arg-type]


def frame(
    table: Table, row: Row, event: Event, look: Look, last: bool, score: ScoreInfo | None, moves: bool = True
) -> EventFrame:
    """The frame of an event that has just been folded; `last` of those that came at once, which were `moves` only."""
    who, notation = look
    seen = happened(table, row.seq, event, who)
    if not last:
        return EventFrame(row.seq, row.at, seen, score)
    plain = moves and isinstance(event, Did) and score is None
    info = None if plain else table_info(table)
    clock = None if table.clocks.clock.kind == "none" else clock_info(table)
    return EventFrame(row.seq, row.at, seen, score, info, position(table, who, notation), clock)


def missed(table: Table, rows: list[Row], who: int | None) -> list[EventFrame]:
    return [EventFrame(row.seq, row.at, happened(table, row.seq, decode(row.data), who)) for row in rows]


def welcome(
    table: Table, look: Look, seats: list[int], frames: list[EventFrame], here: list[bool], now: int, name: str
) -> Welcome:
    who, notation = look
    return Welcome(
        PROTOCOL,
        __version__,
        now,
        table.seq,
        who,
        seats,
        table_info(table),
        here,
        frames,
        position(table, who, notation),
        clock_info(table),
        name,
        score_info(table, table.last_score()),
    )
