"""The puzzle of Investo: of several complete rows one can be taken. Which, and how is one of its tiles played?"""

from tilerummy.layout import Layout
from tilerummy.luck import Rng
from tilerummy.melds import Meld
from tilerummy.puzzles.attempt import Attempt, refused
from tilerummy.puzzles.draft import PuzzleDraft
from tilerummy.puzzles.search import (
    INVESTO,
    changed_by,
    fewest,
    is_plain,
    lays_one_of,
    play_with,
    short_play,
    within_reach,
)
from tilerummy.puzzles.steps import show_steps
from tilerummy.puzzles.tables import Kinds, between, chance, melds_from, random_melds, some
from tilerummy.solver.solver import Solver
from tilerummy.tiles import Tiles, show_tile

ROWS = 4
FACES = 3
MOST_CHANGED = 5


def make_which_investo(rng: Rng, level: int) -> PuzzleDraft | None:
    """One try. Level 1 changes nothing on the table, every further level one combination more."""
    solver = Solver(INVESTO, "none")
    changes = level - 1
    colours = (4, 4, 2, 1)[changes]  # a tile moves within its colour, so much has to lie there for many changes
    lying, left = random_melds(rng, between(rng, changes + 2, changes + 5), series=0, colours=colours)
    more, left = melds_from(rng, left, 2 if colours == 1 else 0, 0, (1, 13), [0, 1, 2, 3])  # not all of one colour
    lying += more
    table = Layout(tuple(Meld(tuple(kinds)) for kinds in lying))
    rack = some(rng, left, between(rng, 4, 9))
    left = left - rack
    hard = hard_tile(rng, solver, table, rack, left, changes) if changes > 1 else []
    if hard is None:
        return None
    rows, left = pot_rows(rng, left, hard)
    complete = [row for row in range(ROWS) if len(rows[row]) == FACES]
    good = [row for row in complete if takeable(solver, table, rack, rows[row])]
    if len(good) != 1:
        return None
    return with_row(rng, solver, table, rack, rows, good[0], changes, left)


def hard_tile(rng: Rng, solver: Solver, table: Layout, rack: Tiles, left: Tiles, changes: int) -> Kinds | None:
    """A tile that can be played, but only with so many changes: chance alone would hardly ever bring one to the pot."""
    found: Kinds = []
    for kind in sorted(set(left.kinds())):
        same = Layout(tuple(meld for meld in table.melds if meld.codes[0] & 3 == kind & 3))  # no other colour matters
        if len(same) >= changes:
            together = Tiles.of([*[other for other in rack.kinds() if other & 3 == kind & 3], kind])
            goal = lays_one_of(solver, together, [kind])
            if goal(same) is not None and not within_reach(same, goal, changes - 1):
                found.append(kind)
    return [found[int(rng.below(len(found)))]] if found else None


def pot_rows(rng: Rng, left: Tiles, first: Kinds) -> tuple[list[Kinds], Tiles]:
    """Two complete rows or more, these tiles in one of them, and the tiles left over."""
    rows: list[Kinds] = []
    full = between(rng, 2, 4)
    left = left - Tiles.of(first)
    for row in range(ROWS):
        here = first if row == 0 else []
        faces = some(rng, left, (FACES if row < full else between(rng, 0, FACES - 1)) - len(here))
        left = left - faces
        rows.insert(int(rng.below(len(rows) + 1)), (faces + Tiles.of(here)).kinds())
    return rows, left


def takeable(solver: Solver, table: Layout, rack: Tiles, faces: Kinds) -> bool:
    """I6, by the solver."""
    together = rack + Tiles.of(faces)
    return any(play_with(solver, table, together, kind) is not None for kind in set(faces))


def with_row(
    rng: Rng, solver: Solver, table: Layout, rack: Tiles, rows: list[Kinds], row: int, changes: int, left: Tiles
) -> PuzzleDraft | None:
    faces = sorted(set(rows[row]))
    together = rack + Tiles.of(rows[row])
    part = fewest(table, lays_one_of(solver, together, faces), changes, MOST_CHANGED if changes == 3 else changes)
    if part is None or (changes > 0 and is_plain(solver, table, together, faces)):
        return None
    play = short_play(solver, part[0], together, faces)
    after = Layout((*part[1].melds, *play.table.melds))
    position = position_of(table, rack, [doubled(rng, kinds, left) for kinds in rows])
    changed = [str(meld) for meld in changed_by(table, after)]
    wrong = [f"T{i + 1}" for i, kinds in enumerate(rows) if len(kinds) == FACES and i != row]
    others = refused("investo", position, wrong)
    if len(others) < len(wrong):
        return None  # the rules and the solver would disagree
    steps = show_steps(table, after)
    made = PuzzleDraft(position, "", [f"T{row + 1}", f"A {after}"], len(changed), changed, steps, others)
    return made if no_easier_with_base(solver, made, table, faces, changes) else None


def doubled(rng: Rng, kinds: Kinds, left: Tiles) -> list[str]:
    """The places of a row; some have a tile of another colour under the upper one. Takes it out of `left`."""
    places = []
    for kind in kinds:
        under = [other for other in range(kind & ~3, (kind & ~3) + 4) if other != kind and left.count(other) > 0]
        if under and chance(rng, 12):
            lower = under[int(rng.below(len(under)))]
            left.remove(lower)
            places.append(f"{show_tile(lower)}<{show_tile(kind)}")
        else:
            places.append(show_tile(kind))
    return places


def position_of(table: Layout, rack: Tiles, rows: list[list[str]]) -> str:
    pot = " / ".join(" ".join(places) or "." for places in rows)
    sides = f"rack {rack} | reserve | known | points 0 | rack ?10 | reserve | known | points 0"
    return f"seat 0 | choose 0 start 0 idle 0 lively | table {table} | pot {pot} | must | {sides}"


def no_easier_with_base(solver: Solver, made: PuzzleDraft, table: Layout, faces: Kinds, changes: int) -> bool:
    """The base tile comes to the rack too and may be played (I7): it must not spare a change."""
    attempt = Attempt("investo", made.position)
    if attempt.does(made.answer[0]) is not None:
        return False
    rack = attempt.rack()
    return changes == 0 or fewest(table, lays_one_of(solver, rack, faces), changes, MOST_CHANGED) is not None
