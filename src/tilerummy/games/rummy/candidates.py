"""Decisions worth a closer look in a position: a few plays, and the tiles that may be the ones to part with."""

from typing import Final, final

from mypy_extensions import i64

from tilerummy.analysis.sampling import Trial
from tilerummy.games.rummy.actions import DISCARD, EXCHANGE, Action
from tilerummy.games.rummy.learned import LITTLE, WAIT, Learned
from tilerummy.games.rummy.moves import menu
from tilerummy.games.rummy.parting import Parting
from tilerummy.games.rummy.plays import NODES, most_tiles, solver_for
from tilerummy.games.rummy.policy import Choice
from tilerummy.games.rummy.stakes import FREE, HOLD, LAY, asked_of
from tilerummy.games.rummy.state import TO_CHOOSE, State
from tilerummy.games.rummy.tactics import Tactics, ends, may_open, small_opening
from tilerummy.games.rummy.timing import Patience
from tilerummy.layout import Layout
from tilerummy.luck import Luck
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles

KINDS: Final = 53
LIMIT: Final = 1000  # nodes of the solver for one wish
KEPT: Final = 100000.0
NEAR: Final = 1000  # loose tiles


@final
class Candidate(Trial):
    """A decision, and what a search has found out about it."""

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.choice: Final = choice
        self.won: float = 0.0  # of the chances to go out first, all together
        self.ahead: float = 0.0  # of the points of the round

    def carry_out(self, state: State, luck: Luck) -> None:
        self.choice.carry_out(state, luck)

    def action(self, state: State) -> Action:
        return self.choice.action(state)


@final
class Wishes:
    """Which tiles of the rack the next draw may need: for every kind that may come, the best play with it."""

    def __init__(self) -> None:
        self.need: list[float] = [0.0] * KINDS

    def fill(self, state: State, limit: int) -> Tiles:
        """Returns what the best play without a draw would lay, once opened."""
        need = self.need
        for kind in range(KINDS):
            need[kind] = 0.0
        seat = state.seat
        rack = state.side(seat).rack
        solver = solver_for(state)
        base = laid_by(solver.best(state.lying, rack, "tiles", limit))
        if state.unseen.size() == 0:
            return base  # R12: none can come
        total = 0.0
        for kind in range(KINDS):
            copies = float(2 - state.open_count(kind, seat))
            if copies <= 0.0 or (kind == STAR and not state.melds.stars):
                continue
            total += copies
            self.wish(state, solver, kind, copies, base.size(), limit)
        for kind in range(KINDS):
            need[kind] = need[kind] / total if total > 0.0 else 0.0
        return base

    def wish(self, state: State, solver: Solver, kind: int, copies: float, before: i64, limit: int) -> None:
        """Every tile without which the play with one more tile would be smaller."""
        rack = state.side(state.seat).rack.copy()
        rack.add(kind)
        laid = laid_by(solver.best(state.lying, rack, "tiles", limit))
        if laid.size() > before:
            self.count(laid, rack, kind, copies)
        if state.side(state.seat).plays == 0 and may_open(state, rack):
            self.count(laid_by(solver.opening(Layout(), rack, int(state.opening), "tiles", limit)), rack, kind, copies)

    def count(self, laid: Tiles, rack: Tiles, kind: int, copies: float) -> None:
        for other in set(laid.kinds()):
            if other != kind and laid.count(other) >= rack.count(other):
                self.need[other] += copies


def laid_by(play: Play | None) -> Tiles:
    return play.laid if play is not None else Tiles()


@final
class Ranking:
    """The small decisions of a position, the tile that is missed least first."""

    def __init__(self, tactics: Tactics, weight: float) -> None:
        self.tactics: Final = tactics
        self.wishes: Final = Wishes()
        self.parting: Parting = Parting()
        self.timing: Patience = Patience(tactics)
        self.learned: Learned = Learned()
        self.learns: bool = True  # False: by the rules of `timing` everywhere
        self.near: i64 = NEAR
        self.exact: bool = False  # whether `parting` ranked the codes
        self.weight: float = weight  # of a wish, in what `Tactics` counts; 0: no wishes
        self.codes: list[i64] = []

    def fill(self, state: State, keep: Tiles) -> None:
        codes = menu(state)
        rack = state.side(state.seat).rack
        self.exact = self.weight > 0.0 and len(codes) > 1 and self.close(state)
        if self.exact:
            self.fill_exactly(state, codes)
            return
        base = keep
        if self.weight > 0.0 and len(codes) > 1:
            base = self.wishes.fill(state, LIMIT)
        self.tactics.survey(state, state.seat)
        found: list[tuple[float, int]] = []
        for code in codes:
            worth = 0.0
            if code & 15 == EXCHANGE or code & 15 == DISCARD:
                worth = float(self.tactics.use(state, rack, keep, code >> 4))
                worth += self.weight * self.wishes.need[code >> 4] + kept(rack, base, code >> 4)
            found.append((worth, int(code)))
        found.sort()
        self.codes = [i64(code) for _, code in found]

    def close(self, state: State) -> bool:
        """Whether so few tiles are loose that outs decide, and the rules let them be counted."""
        return self.near >= 0 and self.parting.prepare(state) and self.parting.base <= self.near

    def fill_exactly(self, state: State, codes: list[i64]) -> None:
        found: list[tuple[float, int]] = []
        for code in codes:
            worth = 1000.0
            if code & 15 == EXCHANGE or code & 15 == DISCARD:
                worth = -self.parting.worth(state, code >> 4)
            found.append((worth, int(code)))
        found.sort()
        self.codes = [i64(code) for _, code in found]

    def table_now(self, state: State, play: Play, match: bool) -> Layout | None:
        """The table after the play to make now, if this is the one of the most tiles; None for an exchange.

        `fill` comes first.
        """
        if match and self.learns and self.ready(state):
            way = self.learned.way(state, play.laid, self.parting)
            if way == WAIT:
                return None
            return small_opening(state, play) if way == LITTLE else play.table
        wanted = len(self.codes) == 0 or self.wants(state, play.laid)
        return self.tactics.table_of(state, play) if wanted else None

    def ready(self, state: State) -> bool:
        """Whether what was learned can decide: then the best exchange is described."""
        if not self.exact or not self.learned.knows(state):
            return False
        self.parting.describe(state, self.codes[0] >> 4)
        return True

    def wants(self, state: State, laid: Tiles) -> bool:
        """Whether to play now, if these are the most tiles that can go."""
        return self.timing.wants(state, laid) if self.weight > 0.0 else self.tactics.wants(state, laid)


def kept(rack: Tiles, base: Tiles, kind: i64) -> float:
    """A tile that could be laid, at least once opened, is kept."""
    return KEPT if base.count(kind) > 0 and base.count(kind) >= rack.count(kind) else 0.0


def candidates(state: State, tactics: Tactics, ranking: Ranking, width: i64, match: bool = False) -> list[Candidate]:
    """At least one; the cheap policy's own decision comes first. `width`: how many tiles to part with at most.

    `match`: to win the match, not only points of the round.
    """
    play = tactics.most(state) if state.step == TO_CHOOSE else None
    if play is not None and ends(state, play.laid):
        return [Candidate(Choice(0, play.table))]  # R10
    found: list[Candidate] = []
    ranking.fill(state, play.laid if play is not None else Tiles())
    if play is not None:
        asked = asked_of(state, play.laid) if match and state.side(state.seat).plays > 0 else i64(FREE)
        if asked == LAY:
            return [Candidate(Choice(0, play.table))]
        if asked == HOLD:
            play = None
        else:
            table = ranking.table_now(state, play, match)
            if table is not None:
                add_table(found, state, table)
    for code in ranking.codes[: int(width)]:
        found.append(Candidate(Choice(code, None)))
    if play is not None:
        add_plays(found, state, play)
    return found


def add_plays(found: list[Candidate], state: State, play: Play) -> None:
    """The most tiles, the most points, the most without Stars; as an opening, as little as will do."""
    rack = state.side(state.seat).rack
    solver = solver_for(state)
    add_table(found, state, play.table)
    if state.side(state.seat).plays == 0:
        add_table(found, state, small_opening(state, play))
        return
    dear = solver.best(state.lying, rack, "points", NODES)
    if dear is not None and dear.laid.size() > 0:
        add_table(found, state, dear.table)
    if play.laid.stars > 0:
        plain = most_tiles(solver, state, Tiles(rack.one, rack.two, 0), NODES)
        if plain is not None:
            add_table(found, state, plain.table)


def add_table(found: list[Candidate], state: State, table: Layout) -> None:
    """Plays that lay the same tiles count as one; a play that leaves no tile for the discard is none (R11)."""
    tiles = table.tiles()
    if state.must_keep() and tiles.size() - state.table.size() == state.side(state.seat).rack.size():
        return
    for other in found:
        lying = other.choice.table
        if lying is not None and lying.tiles() == tiles:
            return
    found.append(Candidate(Choice(0, table)))
