"""How a round of Investo goes on: dealing, what may be decided, and what a decision does."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.investo.actions import (
    BACK,
    DOUBLE,
    DRAW,
    INVEST,
    NOTHING,
    PLACES,
    RESERVE,
    STEAL,
    TAKE,
    Action,
    action_of,
    code_of,
)
from tilerummy.games.investo.state import (
    OUT,
    OVER,
    STALL,
    STOCK,
    TO_BACK,
    TO_CHOOSE,
    TO_DRAW,
    TO_PLAY,
    TO_POT,
    TO_RESERVE,
    Side,
    State,
    height_of,
    top_of,
    worth_of,
)
from tilerummy.layout import Layout
from tilerummy.luck import Luck
from tilerummy.tiles import Tiles, bit_of, lowest

MENU: Final = 1024  # more small decisions than any position offers


def deal(rules: Any, luck: Luck, last: State | None = None) -> State:
    """I1-I4: bases, racks, and who starts; totals go on from the round before."""
    state = State(rules)
    if last is not None:
        state.first.total = last.first.total + round_points(last, 0)
        state.second.total = last.second.total + round_points(last, 1)
    state.seat = luck.below(2)
    state.starter = state.seat
    for seat in range(i64(2)):
        rack = state.side(seat).rack
        for _ in range(i64(rules.hand)):
            rack.add(draw_unseen(state, luck))
    state.bases = bit_of(state.rows) - 1
    state.stock = state.unseen.size() - state.rows
    return state


def draw_unseen(state: State, luck: Luck) -> i64:
    kind = luck.draw(state.unseen)
    state.unseen.remove(kind)
    return kind


def round_points(state: State, seat: i64) -> i64:
    """I19, for a round that is over or were it over now."""
    me = state.side(seat)
    return me.points - me.rack.size() + state.side(1 - seat).reserve.size()


# ---- what may be decided


@final
class Menu:
    """The small decisions open now, as codes."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * MENU)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        self.codes[self.count] = code
        self.count += 1

    def add_tiles(self, op: i64, kinds: i64, row: i64 = 0, place: i64 = 0) -> None:
        """One entry for each kind of a set."""
        while kinds != 0:
            self.add(code_of(op, row, place, lowest(kinds)))
            kinds &= kinds - 1

    def fill(self, state: State) -> None:
        self.count = 0
        step = state.step
        me = state.side(state.seat)
        if step == TO_DRAW:
            self.add(DRAW)
            self.add_tiles(STEAL, state.side(1 - state.seat).reserve.one)
        elif step == TO_CHOOSE or step == TO_POT:
            if step == TO_CHOOSE:
                self._takes(state)
            self._pot(state, me.rack.one)
        elif step == TO_RESERVE:
            self.add_tiles(RESERVE, me.rack.one)
        elif step == TO_BACK:
            self.add_tiles(BACK, me.reserve.one)

    def _takes(self, state: State) -> None:
        for row in range(state.rows):
            if state.complete(row) and (not state.gentle or state.can_honour(row)):
                self.add(code_of(TAKE, row))

    def _pot(self, state: State, rack: i64) -> None:
        full = True
        for row in range(state.rows):
            if state.has_room(row):
                full = False
                self.add_tiles(INVEST, rack, row)
        for at in range(PLACES * state.rows):
            kinds = doubling_kinds(state, at) & rack
            if kinds != 0:
                self.add_tiles(DOUBLE, kinds, at // PLACES, at % PLACES)
        if full:
            self.add(NOTHING)


def doubling_kinds(state: State, at: i64) -> i64:
    """Which kinds may be put on a place of the pot: same value, other colour (I14)."""
    place = state.pot[at]
    if place == 0 or height_of(place) >= state.height:
        return 0
    kind = top_of(place)
    return (15 * bit_of(kind & ~3)) & ~bit_of(kind)


def options(state: State) -> list[Action]:
    menu = Menu()
    menu.fill(state)
    return [action_of(menu.codes[i]) for i in range(menu.count)]


def may_play(state: State) -> bool:
    return state.step == TO_CHOOSE or state.step == TO_PLAY


# ---- what a decision does


def act(state: State, code: i64, luck: Luck) -> None:
    """Carry out a small decision that is open."""
    op = code & 15
    row = (code >> 4) & 7
    kind = code >> 9
    me = state.side(state.seat)
    other = state.side(1 - state.seat)
    if op == DRAW:
        draw_stock(state, me, luck)
        state.step = TO_CHOOSE
    elif op == STEAL:
        other.reserve.remove(kind)
        me.receive(kind)
        state.step = TO_CHOOSE
        if other.empty():
            end_round(state, OUT)
    elif op == TAKE:
        take_row(state, row, me, other, luck)
    elif op == INVEST:
        me.release(kind)
        state.pot[PLACES * row + state.filled(row)] = kind + 1
        end_turn(state, me)
    elif op == DOUBLE:
        me.release(kind)
        at = PLACES * row + ((code >> 7) & 3)
        state.pot[at] = (state.pot[at] << 6) | (kind + 1)
        if state.stock > 0:
            draw_stock(state, me, luck)
        end_turn(state, me)
    elif op == NOTHING:
        end_turn(state, me)
    elif op == RESERVE:
        me.release(kind)
        me.reserve.add(kind)
        end_turn(state, me)
    elif op == BACK:
        me.reserve.remove(kind)
        me.receive(kind)
        end_turn(state, me)


def draw_stock(state: State, me: Side, luck: Luck) -> None:
    me.rack.add(draw_unseen(state, luck))
    state.stock -= 1
    state.progress = True


def take_row(state: State, row: i64, me: Side, other: Side, luck: Luck) -> None:
    """I7-I9."""
    state.due = state.faces(row)
    me.points += worth_of(state.pot, row)
    for at in range(PLACES * row, PLACES * row + PLACES):
        place = state.pot[at]
        me.receive(top_of(place))
        place >>= 6
        while place != 0:
            other.receive(top_of(place))
            place >>= 6
        state.pot[at] = 0
    me.rack.add(draw_unseen(state, luck))
    if state.stock > 0:
        state.stock -= 1  # the new base stays unseen
        state.progress = True
    else:
        state.bases &= ~bit_of(row)
    state.step = TO_PLAY


def lay(state: State, laid: Tiles) -> None:
    """I10: tiles from the rack to the table, which is valid afterwards."""
    me = state.side(state.seat)
    me.rack.drop(laid)
    me.known.drop(laid)
    state.table.put(laid)
    state.due = 0
    state.step = TO_POT
    if laid.one != 0:
        state.progress = True
        state.melds = None
    if me.rack.one == 0:
        end_turn(state, me)  # I16


def blunder(state: State, shown: Tiles) -> None:
    """I12, referee `rulebook`: the table stays, what was shown is known, the round's points are gone."""
    me = state.side(state.seat)
    me.known = Tiles(me.known.one | shown.one, me.known.two | shown.two)
    me.points = 0
    state.due = 0
    state.step = TO_POT


def end_turn(state: State, me: Side) -> None:
    """I17: the rack is brought to its limit, with a choice where there is one; then the turn passes."""
    if me.empty():
        end_round(state, OUT)
        return
    room = state.rack_limit - me.rack.size()
    if room < 0:
        state.step = TO_RESERVE
        return
    if room > 0 and me.reserve.one != 0:
        if me.reserve.size() > room:
            state.step = TO_BACK
            return
        me.rack.put(me.reserve)
        me.known.put(me.reserve)
        me.reserve = Tiles()
    pass_turn(state)


def pass_turn(state: State) -> None:
    """I18, or the other player's turn."""
    state.idle = i64(0) if state.progress else state.idle + 1
    if state.stock == 0:
        end_round(state, STOCK)
    elif state.idle >= 2 * state.stall_limit:
        end_round(state, STALL)
    else:
        state.seat = 1 - state.seat
        state.step = TO_DRAW
        state.progress = False


def end_round(state: State, reason: i64) -> None:
    state.step = OVER
    state.reason = reason


def apply(state: State, action: Action, luck: Luck) -> None:
    """Carry out an accepted action, in place."""
    table = action.table
    if table is not None:
        apply_play(state, table, action.wrong)
    else:
        act(state, action.code, luck)


def apply_play(state: State, table: Layout, wrong: bool) -> None:
    laid = table.tiles().minus(state.table)
    if wrong:
        blunder(state, laid)
        return
    lay(state, laid)
    state.melds = table
