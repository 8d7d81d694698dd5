"""How a round of Gin-Rummy goes on: dealing, what may be decided, and what a decision does."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tilerummy.games.gin.actions import (
    DISCARD,
    DRAW,
    GO_OUT,
    GRAND_GIN,
    LAY,
    PASS,
    PETIT_GIN,
    TAKE,
    Action,
    action_of,
    code_of,
)
from tilerummy.games.gin.judge import find_lay, lay_action
from tilerummy.games.gin.score import points_left, round_parts
from tilerummy.games.gin.state import (
    GRAND,
    HAND,
    KNOCK,
    NO_TILE,
    OVER,
    PETIT,
    STOCK,
    TO_DISCARD,
    TO_DRAW,
    TO_LAY,
    TO_OFFER,
    TURNS,
    Fixed,
    State,
)
from tilerummy.luck import Luck
from tilerummy.solver.hand import covers
from tilerummy.solver.hand_meld import set_of
from tilerummy.tiles import nth_of, popcount

PLAIN: Final = 4  # small decisions without a tile, at most


def deal(rules: Any, seats: i64, last: State | None, luck: Luck) -> State:
    """G2: who deals, then ten tiles each and eleven to the beginner, or one turned up."""
    return deal_round(Fixed(rules, seats), last, luck)


def deal_round(fixed: Fixed, last: State | None, luck: Luck) -> State:
    """Simulations play all their rounds with one `fixed`."""
    state = State(fixed)
    state.dealer = next_dealer(last) if last is not None else draw_dealer(state, luck)
    if last is not None:
        carry_on(state, last)
    beginner = state.beginner()
    for seat in range(fixed.seats):
        rack = state.side(seat).rack
        for _ in range(i64(HAND)):
            rack.add(draw_unseen(state, luck))
        if fixed.eleven and seat == beginner:
            luck.below(1)  # no choice: it marks in the record whose eleventh tile follows
            rack.add(draw_unseen(state, luck))
    if not fixed.eleven:
        state.discard = draw_unseen(state, luck)
        state.step = TO_OFFER
    state.seat = beginner
    return state


def carry_on(state: State, last: State) -> None:
    """G11: the totals and the number of rounds go on."""
    state.rounds = last.rounds + 1
    for seat in range(state.fixed.seats):
        state.side(seat).total = last.side(seat).total
    if last.out >= 0 and last.step == OVER:
        bonus, least, second = round_parts(last.rules, points_left(last), int(last.out), int(last.way))
        for seat in range(state.fixed.seats):
            state.side(seat).total += bonus[seat] + least[seat] + second[seat]


def draw_dealer(state: State, luck: Luck) -> i64:
    """G2: everybody draws a tile, the lowest value deals; who ties draws again. The tiles go back each time."""
    tied = [seat for seat in range(int(state.fixed.seats))]
    while len(tied) > 1:
        drawn = [draw_unseen(state, luck) for _ in tied]
        for kind in drawn:
            state.unseen.add(kind)
            luck.mix_in(kind)
        low = min([kind >> 2 for kind in drawn])
        tied = [seat for i, seat in enumerate(tied) if drawn[i] >> 2 == low]
    return tied[0]


def next_dealer(last: State) -> i64:
    """G2, G10: the deal passes to the left; with `after_void=again` not after a void round."""
    again = last.out < 0 and last.rules.after_void == "again"
    return last.dealer if again else last.after(last.dealer)


def draw_unseen(state: State, luck: Luck) -> i64:
    kind = luck.draw(state.unseen)
    state.unseen.remove(kind)
    return kind


# ---- what may be decided


@final
class Menu:
    """The small decisions open now: some without a tile, as codes, and the kinds (sets) to discard or to go out with.

    LAY stands for the lay-down that leaves least.
    """

    def __init__(self) -> None:
        self.plain: vec[i64] = vec[i64]([0] * PLAIN)
        self.plains: i64 = 0
        self.discards: i64 = 0
        self.petits: i64 = 0
        self.knocks: i64 = 0

    def add(self, code: i64) -> None:
        self.plain[self.plains] = code
        self.plains += 1

    def size(self) -> i64:
        going = popcount(self.petits) + popcount(self.knocks) if self.petits | self.knocks != 0 else i64(0)
        return popcount(self.discards) + self.plains + going

    def nth(self, n: i64) -> i64:
        """The code of a decision: discards first, those without a tile, then going out with a discard."""
        discards = popcount(self.discards)
        if n < discards:
            return code_of(DISCARD, nth_of(self.discards, n))
        n -= discards
        if n < self.plains:
            return self.plain[n]
        n -= self.plains
        petits = popcount(self.petits)
        if n < petits:
            return code_of(PETIT_GIN, nth_of(self.petits, n))
        return code_of(GO_OUT, nth_of(self.knocks, n - petits))

    def fill(self, state: State) -> None:
        self.plains = 0
        self.discards = 0
        self.petits = 0
        self.knocks = 0
        step = state.step
        if step == TO_DRAW:
            self._draws(state)
        elif step == TO_DISCARD:
            self._discards(state)
        elif step == TO_OFFER:
            self.add(TAKE)
            self.add(PASS)
        elif step == TO_LAY:
            self.add(LAY)

    def _draws(self, state: State) -> None:
        fixed = state.fixed
        rack = state.rack()
        if state.discard >= 0:
            self.add(TAKE)
        self.add(DRAW if state.can_draw() else PASS)
        if fixed.petit_at_start and covers(rack.one, rack.two):
            self.add(PETIT_GIN)
        if fixed.knock_at_start and state.can_knock(rack.one, rack.two):
            self.add(GO_OUT)

    def _discards(self, state: State) -> None:
        fixed = state.fixed
        rack = state.rack()
        kinds = rack.one & ~state.barred()
        self.discards = kinds
        if fixed.grand and covers(rack.one, rack.two):
            self.add(GRAND_GIN)
        if fixed.petit_with_discard:
            self.petits = state.out_discards(kinds, PETIT)
        if fixed.knock_with_discard:
            self.knocks = state.out_discards(kinds, KNOCK)


def options(state: State) -> list[Action]:
    if state.step == TO_LAY:
        return [lay_action(state)]
    menu = Menu()
    menu.fill(state)
    return [action_of(menu.nth(i)) for i in range(menu.size())]


def may_play(state: State) -> bool:
    """Lay-downs are plays: `options` offers one, any split may be proposed."""
    return state.step == TO_LAY


# ---- what a decision does


def act(state: State, code: i64, luck: Luck) -> None:
    """Carry out a small decision that is open."""
    op = code & 7
    if op == DRAW:
        draw_stock(state, luck)
    elif op == TAKE:
        take_discard(state)
    elif op == DISCARD:
        put_discard(state, (code >> 3) - 1)
        end_turn(state)
    elif op == PASS:
        refuse(state)
    elif op == LAY:
        lay_least(state)
    else:
        if code >> 3 != 0:
            put_discard(state, (code >> 3) - 1)
        go_out(state, GRAND if op == GRAND_GIN else PETIT if op == PETIT_GIN else KNOCK)


def draw_stock(state: State, luck: Luck) -> None:
    """G3, G4: the discard not taken leaves the round, or is mixed into the stock after the draw."""
    me = state.side(state.seat)
    me.rack.add(draw_unseen(state, luck))
    if state.discard >= 0:
        me.refused.add(state.discard)
        if state.fixed.mixed:
            state.unseen.add(state.discard)
            luck.mix_in(state.discard)
        else:
            state.gone.add(state.discard)
    state.discard = NO_TILE
    state.taken = NO_TILE
    state.step = TO_DISCARD


def take_discard(state: State) -> None:
    me = state.side(state.seat)
    me.rack.add(state.discard)
    me.known.add(state.discard)
    state.taken = state.discard
    state.discard = NO_TILE
    state.step = TO_DISCARD


def put_discard(state: State, kind: i64) -> None:
    me = state.side(state.seat)
    me.rack.remove(kind)
    me.known.discard(kind)
    me.thrown.add(kind)
    state.discard = kind
    state.taken = NO_TILE


def refuse(state: State) -> None:
    """G10, or the tile turned up is offered to the next; when all have refused it, it is out of the round."""
    if state.step == TO_DRAW:
        end_round(state, STOCK)
        return
    state.passes += 1
    state.side(state.seat).refused.add(state.discard)
    state.seat = state.after(state.seat)
    if state.passes == state.fixed.seats:
        state.gone.add(state.discard)
        state.discard = NO_TILE
        state.step = TO_DRAW


def end_turn(state: State) -> None:
    """G10, or the next player's turn."""
    state.turns += 1
    if state.turns >= state.fixed.most_turns:
        end_round(state, TURNS)
    elif not state.fixed.last_discard and not state.can_draw():
        end_round(state, STOCK)
    else:
        state.seat = state.after(state.seat)
        state.step = TO_DRAW


def go_out(state: State, way: i64) -> None:
    """G5, G12: what the player has lies open from now on."""
    state.out = state.seat
    state.way = way
    state.taken = NO_TILE
    state.step = TO_LAY
    state.side(state.seat).shown = True


def end_round(state: State, reason: i64) -> None:
    state.step = OVER
    state.reason = reason


# ---- lay-downs


def lay_least(state: State) -> None:
    """The default lay-down, without objects."""
    finder = find_lay(state)
    rack = state.rack()
    for i in range(finder.count):
        state.lying[i] = state.lying[i] | finder.added[i]
        rack.drop_kinds(finder.added[i])
    for i in range(finder.split.count):
        rack.drop_kinds(finder.split.melds[i])
        state.put_down(finder.split.melds[i])
    next_to_lay(state)


def apply_lay(state: State, action: Action) -> None:
    """G7. Additions first: they name combinations as they lie before the lay-down."""
    rack = state.rack()
    before = [state.lying[i] for i in range(state.laid)]
    for part in action.parts:
        kinds = set_of(part.tiles.codes)
        rack.drop_kinds(kinds)
        base = part.base
        if base is None:
            state.put_down(kinds)
        else:
            at: i64 = before.index(set_of(base.codes))
            before[at] = 0  # named once
            state.lying[at] = state.lying[at] | kinds
    next_to_lay(state)


def next_to_lay(state: State) -> None:
    me = state.side(state.seat)
    me.shown = True
    me.known = me.rack.copy()
    state.seat = state.after(state.seat)
    if state.seat == state.out:
        end_round(state, state.way)


def apply(state: State, action: Action, luck: Luck) -> None:
    """Carry out an accepted action, in place."""
    if action.code == LAY:
        apply_lay(state, action)
    else:
        act(state, action.code, luck)
