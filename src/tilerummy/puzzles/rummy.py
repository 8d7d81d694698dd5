"""Puzzles of Rummy: lay all your tiles, and find the play that uses one of them.

A finished table is taken, tiles are drawn from it for the rack, and what is left is laid anew: so all can be laid, and
most often not where one would put it first.
"""

from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.melds import DECLARED, Meld
from tilerummy.puzzles.draft import PuzzleDraft
from tilerummy.puzzles.search import (
    RUMMY,
    Goal,
    changed_by,
    fewest,
    is_plain,
    lays_all,
    lays_one_of,
    play_with,
    short_play,
)
from tilerummy.puzzles.steps import show_steps
from tilerummy.puzzles.tables import between, chance, random_melds, some
from tilerummy.solver.play import Play
from tilerummy.solver.solver import Solver
from tilerummy.tiles import STAR, Tiles, show_tile

MOST_CHANGED = 6  # beyond that it is work, not a puzzle
MOST_LYING = 40  # tiles: the table has to fit a phone


def make_lay_all(rng: Rng, level: int) -> PuzzleDraft | None:
    """One try."""
    solver = Solver(RUMMY)
    found = laid_anew(rng, solver, level)
    if found is None:
        return None
    table, rack = found
    part = needed(solver, table, rack, lays_all(solver, rack), level, None)
    if part is None:
        return None
    play = solver.best(part[0], rack, tidy=True)
    assert play is not None
    return draft(table, rack, part[1], play, "")


def make_use_tile(rng: Rng, level: int) -> PuzzleDraft | None:
    """One try. The tile asked for is the only one of its value on the rack, so that it can be named by its value."""
    solver = Solver(RUMMY)
    found = laid_anew(rng, solver, level)
    if found is None:
        return None
    table, rack = found
    unseen = Tiles.full() - Tiles(rack.one, rack.two) - naturals(table)
    rack = rack + some(rng, unseen, between(rng, 2, 3))
    kind = int(rack.nth(rng.below(rack.size())))
    if kind == STAR or sum(other >> 2 == kind >> 2 for other in rack.kinds() if other != STAR) > 1:
        return None
    if play_with(solver, table, rack, kind) is None:
        return None
    part = needed(solver, table, rack, lays_one_of(solver, rack, [kind]), level, [kind])
    if part is None:
        return None
    return draft(table, rack, part[1], short_play(solver, part[0], rack, [kind]), show_tile(kind))


def naturals(table: Layout) -> Tiles:
    """The table without its Stars."""
    tiles = table.tiles()
    return Tiles(tiles.one, tiles.two)


def laid_anew(rng: Rng, solver: Solver, level: int) -> tuple[Layout, Tiles] | None:
    """A table and a rack that can be laid on it as a whole, with no combination within the rack."""
    melds, _ = random_melds(rng, between(rng, level + 2, level + 5), series=40, width=between(rng, 6, 11))
    whole = Tiles.of([kind for kinds in melds for kind in kinds])
    rack = some(rng, whole, between(rng, 2, 3 + level // 2))
    play = solver.empties(Layout(), whole - rack)
    if play is None or len(play.table) < level + 1 or len(whole - rack) > MOST_LYING or solver.playable(Layout(), rack):
        return None
    table = play.table
    if chance(rng, 20):
        table = with_star(rng, table)
    elif chance(rng, 20):
        rack.remove(int(rack.nth(rng.below(rack.size()))))
        rack.add(STAR)
    if solver.playable(Layout(), rack) or solver.empties(table, rack) is None:
        return None
    return table, rack


def with_star(rng: Rng, table: Layout) -> Layout:
    """One tile of the table is a Star that stands for it."""
    melds = [list(meld.codes) for meld in table.melds]
    codes = melds[int(rng.below(len(melds)))]
    codes[int(rng.below(len(codes)))] += DECLARED
    return Layout(tuple(Meld(tuple(codes)) for codes in melds))


def needed(
    solver: Solver, table: Layout, rack: Tiles, goal: Goal, level: int, kinds: list[int] | None
) -> tuple[Layout, Layout] | None:
    """The combinations that have to change, if they are as many as the level says and one must be taken apart."""
    part = fewest(table, goal, level, MOST_CHANGED if level == 4 else level)
    return None if part is None or is_plain(solver, table, rack, kinds) else part


def draft(table: Layout, rack: Tiles, rest: Layout, play: Play, tile: str) -> PuzzleDraft:
    after = Layout((*rest.melds, *play.table.melds))
    turn = "choose 0 start 0 idle 0 passes 0 stocked"
    me, other = f"rack {rack} | gave | lost 0 | plays 1", "rack ?9 | gave ? | lost 0 | plays 1"
    changed = [str(meld) for meld in changed_by(table, after)]
    return PuzzleDraft(
        position=f"seat 0 | {turn} | table {table} | discards | {me} | {other}",
        tile=tile,
        answer=[f"A {after}"],
        measure=len(changed),
        changed=changed,
        steps=show_steps(table, after),
        others={},
    )
