"""How a round of Rummy goes on: dealing, what may be decided, and what a decision does."""

from typing import Any

from mypy_extensions import i64

from tilerummy.games.rummy.actions import DISCARD, DRAW, EXCHANGE, PASS, TIMEOUT, Action, action_of, code_of
from tilerummy.games.rummy.state import (
    BLOCKED,
    BY_DISCARD,
    BY_EXCHANGE,
    OUT,
    OVER,
    STALL,
    TO_CHOOSE,
    TO_DISCARD,
    TO_DRAW,
    State,
    rank,
)
from tilerummy.layout import Layout
from tilerummy.luck import Luck
from tilerummy.tiles import STAR, Tiles, lowest


def deal(rules: Any, seats: int, luck: Luck, last: State | None = None) -> State:
    """R3: who starts, and the racks; totals go on from the round before (R14)."""
    state = State(rules, seats)
    if last is not None:
        state.rounds = last.rounds + 1
        for seat in range(state.seats):
            state.side(seat).total = last.side(seat).total + round_points(last, seat)
    state.starter = draw_starter(state, luck)
    for side in state.sides:
        for _ in range(i64(rules.hand)):
            side.rack.add(draw_unseen(state, luck))
    begin_turn(state, state.starter)
    return state


def draw_starter(state: State, luck: Luck) -> i64:
    """R3: the lowest starts, those who tie draw again; each time the tiles go back first."""
    tied = list(range(state.seats))
    while len(tied) > 1:
        drawn = [draw_unseen(state, luck) for _ in tied]
        for kind in drawn:
            put_back(state, kind, luck)
        tied = lowest_seats(tied, [int(kind) for kind in drawn])
    return tied[0]


def lowest_seats(seats: list[int], drawn: list[int]) -> list[int]:
    """Which of the seats drew the lowest value."""
    low = min([rank(kind) for kind in drawn])
    return [seat for i, seat in enumerate(seats) if rank(drawn[i]) == low]


def draw_unseen(state: State, luck: Luck) -> i64:
    kind = luck.draw(state.unseen)
    state.unseen.remove(kind)
    return kind


def put_back(state: State, kind: i64, luck: Luck) -> None:
    state.unseen.add(kind)
    luck.mix_in(kind)


# ---- what may be decided


def options(state: State) -> list[Action]:
    return [action_of(code) for code in menu(state)]


def menu(state: State) -> list[i64]:
    """The small decisions open now, as codes."""
    found: list[i64] = []
    if state.step == OVER:
        return found
    if state.step == TO_DRAW:
        found.append(DRAW)
        return found
    rack = state.side(state.seat).rack
    if state.step == TO_DISCARD or state.must_keep():
        add_tiles(found, DISCARD, rack)
        return found
    if state.may_exchange():
        add_tiles(found, EXCHANGE, rack)
    if state.may_pass():
        found.append(PASS)
    return found


def add_tiles(found: list[i64], op: i64, rack: Tiles) -> None:
    """One entry for each kind on the rack."""
    kinds = rack.one
    while kinds != 0:
        found.append(code_of(op, lowest(kinds)))
        kinds &= kinds - 1
    if rack.stars > 0:
        found.append(code_of(op, STAR))


def may_play(state: State) -> bool:
    return state.step == TO_CHOOSE


# ---- what a decision does


def apply(state: State, action: Action, luck: Luck) -> None:
    """Carry out an accepted action, in place."""
    table = action.table
    if table is not None:
        lay(state, table)
    else:
        act(state, action.code, luck)


def act(state: State, code: i64, luck: Luck) -> None:
    """Carry out a small decision that is open."""
    op = code & 15
    if op == DRAW:
        draw_stock(state, luck)
        state.step = TO_CHOOSE
    elif op == EXCHANGE:
        exchange(state, code >> 4, luck)
        end_turn(state)
    elif op == DISCARD:
        discard(state, code >> 4)
        end_turn(state)
    elif op == PASS:
        end_turn(state)
    elif op == TIMEOUT:
        if state.step == TO_DRAW:
            draw_stock(state, luck)  # R4: the draw still happens
        end_turn(state)


def draw_stock(state: State, luck: Luck) -> None:
    kind = draw_unseen(state, luck)
    for seat in range(state.seats):
        side = state.side(seat)
        if seat == state.seat:
            side.rack.add(kind)
            side.gave.discard(kind)
        else:
            side.lost += 1
        side.forget()


def exchange(state: State, kind: i64, luck: Luck) -> None:
    """R6: chosen before the new tile is seen, mixed in after the draw."""
    side = state.side(state.seat)
    side.rack.remove(kind)
    draw_stock(state, luck)
    put_back(state, kind, luck)
    side.gave.add(kind)


def discard(state: State, kind: i64) -> None:
    state.side(state.seat).rack.remove(kind)
    state.discards.add(kind)
    show(state, Tiles.of([int(kind)]))


def lay(state: State, table: Layout) -> None:
    """R7: a table that was judged good takes the place of the old one."""
    me = state.side(state.seat)
    tiles = table.tiles()
    laid = tiles.minus(state.table)
    me.rack.drop(laid)
    me.plays += 1
    state.table = tiles
    state.lying = table
    state.laid = True
    show(state, laid)
    if state.version == BY_DISCARD and me.rack.size() > 0:
        state.step = TO_DISCARD
    else:
        end_turn(state)


def show(state: State, tiles: Tiles) -> None:
    """Tiles came into the open: a given tile that cannot be in the stock any more is one of the lost."""
    for seat in range(state.seats):
        side = state.side(seat)
        if seat == state.seat or side.gave.size() == 0:
            continue
        for kind in tiles.kinds():
            if side.gave.count(kind) + state.open_count(kind, seat) > 2:
                side.gave.remove(kind)
                side.lost -= 1
        side.forget()


def end_turn(state: State) -> None:
    """R10, R12, or the next player's turn."""
    state.idle = 0 if state.laid else state.idle + 1
    state.passes = state.passes + 1 if not (state.laid or state.stocked) else 0
    if state.side(state.seat).rack.size() == 0:
        end_round(state, OUT)
    elif state.passes >= state.seats:
        end_round(state, BLOCKED)
    elif state.stalls_within(0):
        end_round(state, STALL)
    else:
        begin_turn(state, (state.seat + 1) % state.seats)


def begin_turn(state: State, seat: i64) -> None:
    state.seat = seat
    state.stocked = state.unseen.size() > 0
    state.laid = False
    state.step = TO_DRAW if state.stocked and state.version != BY_EXCHANGE else TO_CHOOSE


def end_round(state: State, reason: i64) -> None:
    state.step = OVER
    state.reason = reason


def round_points(state: State, seat: i64) -> i64:
    """R10, R12: points of a seat in a round that is over; must agree with `score.outcome`."""
    if state.reason != OUT or state.seat != seat:
        points = -state.side(seat).cost()
    else:
        points = 0
        for side in state.sides:
            points += side.cost()
    if state.reason == OUT and state.side(state.seat).plays == 1:
        points *= 2
    return points
