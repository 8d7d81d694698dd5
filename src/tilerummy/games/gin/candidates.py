"""Decisions worth a closer look in a position."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import Trial
from tilerummy.games.gin.actions import DRAW, GO_OUT, LAY, PASS, PETIT_GIN, TAKE, Action, Part, action_of, code_of, lay
from tilerummy.games.gin.chances import near
from tilerummy.games.gin.judge import lay_action
from tilerummy.games.gin.moves import act, apply_lay
from tilerummy.games.gin.stakes import MARGIN
from tilerummy.games.gin.state import KNOCK, PETIT, TO_DISCARD, TO_DRAW, TO_LAY, TO_OFFER, State
from tilerummy.games.gin.tactics import WORST, Tactics
from tilerummy.luck import Luck
from tilerummy.solver.hand import after_discard, covers
from tilerummy.solver.hand_meld import meld_of
from tilerummy.solver.hand_split import Split
from tilerummy.tiles import bit_of, lowest

LOW: Final = 4  # a discard up to this value may be worth taking only because it is small
SPLITS: Final = 8  # ways to lay down, at most


@final
class Candidate(Trial):
    """A decision: a code, or a lay-down as an action; and what a search has found out about it."""

    def __init__(self, code: i64, laid: Action | None = None) -> None:
        super().__init__()
        self.code: i64 = code
        self.laid: Action | None = laid
        self.won: float = 0.0  # of the chances to win the match, all together
        self.ahead: float = 0.0  # of the points by which the round was won

    def note_end(self, won: float, ahead: float) -> None:
        """How a try ended, or is thought to end: the chance to win the match, points ahead in the round."""
        self.won += won
        self.ahead += ahead
        self.note(won + MARGIN * ahead)

    def carry_out(self, state: State, luck: Luck) -> None:
        laid = self.laid
        if laid is not None:
            apply_lay(state, laid)
        else:
            act(state, self.code, luck)

    def action(self, state: State) -> Action:
        laid = self.laid
        if laid is not None:
            return laid
        return lay_action(state) if self.code == LAY else action_of(self.code)


def candidates(state: State, tactics: Tactics, width: i64) -> list[Candidate]:
    """At least one; the cheap policy's own decision comes first. `width`: how many discards at most."""
    tactics.decide(state)
    found = [Candidate(tactics.choice.code)]
    if state.step == TO_LAY:
        return splits(state) if state.seat == state.out else found
    if state.step == TO_DISCARD:
        add_out(found, state)
        add_discards(found, state, tactics, width)
    elif state.step == TO_DRAW or state.step == TO_OFFER:
        add_draws(found, state)
    return found


def add(found: list[Candidate], code: i64) -> None:
    for other in found:
        if other.code == code:
            return
    found.append(Candidate(code))


def add_draws(found: list[Candidate], state: State) -> None:
    """The discard only where it could be of use."""
    rack = state.rack()
    fixed = state.fixed
    if state.step == TO_DRAW:
        if fixed.petit_at_start and covers(rack.one, rack.two):
            add(found, PETIT_GIN)
    add(found, DRAW if state.step == TO_DRAW and state.can_draw() else PASS)
    discard = state.discard
    if discard >= 0 and (near(rack.one) & bit_of(discard) != 0 or discard < 4 * LOW):
        add(found, TAKE)


def add_out(found: list[Candidate], state: State) -> None:
    """Every way to go out: with a gin, or with the discards after which least is left.

    With points left only if the cheap policy would: its limits were tuned over whole rounds, of which a search plays
    two turns and then goes out too often.
    """
    fixed = state.fixed
    rack = state.rack()
    kinds = rack.one & ~state.barred()
    if fixed.petit_with_discard:
        gins = state.out_discards(kinds, PETIT)
        while gins != 0:
            add(found, code_of(PETIT_GIN, lowest(gins)))
            gins &= gins - 1
    if fixed.knock_with_discard and found[0].code & 7 == GO_OUT:
        for kind in least_two(state, state.out_discards(kinds, KNOCK)):
            add(found, code_of(GO_OUT, kind))


def least_two(state: State, kinds: i64) -> list[i64]:
    """Of these discards the two after which least is left."""
    rack = state.rack()
    first: i64 = -1
    second: i64 = -1
    least: i64 = 1000
    less: i64 = 1000
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        left = after_discard(rack.one, rack.two, kind, state.fixed.cap)
        if left < least:
            second = first
            less = least
            first = kind
            least = left
        elif left < less:
            second = kind
            less = left
    return [kind for kind in [first, second] if kind >= 0]


def add_discards(found: list[Candidate], state: State, tactics: Tactics, width: i64) -> None:
    """Those that promise most."""
    tactics.weigh(state, state.rack().one & ~state.barred())
    values = tactics.values
    for _ in range(width if width < tactics.count else tactics.count):
        best: i64 = 0
        for i in range(tactics.count):
            if values[i] > values[best]:
                best = i
        add(found, tactics.codes[best])
        values[best] = WORST


def splits(state: State) -> list[Candidate]:
    """The lay-downs of who goes out: others may add to some of them and not to others."""
    fixed = state.fixed
    rack = state.rack()
    split = Split(fixed.cap)
    if state.way == KNOCK:
        ways = split.every(rack.one, rack.two, fixed.limit, fixed.most_left, 1)
    else:
        ways = split.every(rack.one, rack.two, 1, 0, 0)
    found = [Candidate(LAY, lay_action(state))]
    for way in ways:
        action = lay(tuple([Part(None, meld_of(meld)) for meld in way]))
        if len(found) < SPLITS and action != found[0].laid:
            found.append(Candidate(LAY, action))
    return found
