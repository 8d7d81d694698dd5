"""One position, asked of the solver and of an oracle in every way; what disagrees is told in words."""

from collections.abc import Callable, Iterator
from random import Random

from tests.solver import exhaustive, program
from tests.solver.judge import is_legal, is_valid
from tests.solver.positions import OPTION_SETS, random_position
from tilerummy.layout import Layout, added, resolve_layout, star_fault
from tilerummy.melds import MeldRules
from tilerummy.solver import search
from tilerummy.solver.play import Play
from tilerummy.solver.solver import OBJECTIVES, Solver
from tilerummy.tiles import Tiles

Oracle = Callable[[Layout, Tiles, MeldRules, str, str, int | None], int | None]
Case = tuple[MeldRules, str, Layout, Tiles]
MINIMA = (0, 10, 30, 50)
COMPILED = not str(search.__file__).endswith(".py")


def cases_here(number: int) -> int:
    """Uncompiled code is a hundred times slower; that both give the same answers is a test of its own."""
    return number if COMPILED else number // 10


def by_program(
    table: Layout, rack: Tiles, rules: MeldRules, stars: str, objective: str, minimum: int | None
) -> int | None:
    return program.best_value(table, rack, rules, stars, objective, minimum)


def by_exhaustion(
    table: Layout, rack: Tiles, rules: MeldRules, stars: str, objective: str, minimum: int | None
) -> int | None:
    return exhaustive.best_value(table, rack, rules, stars, objective, minimum)


def value_of(play: Play | None, objective: str) -> int | None:
    if play is None:
        return None
    return play.tiles() if objective == "tiles" else play.points


def passes(table: Layout, play: Play, rack: Tiles, rules: MeldRules, stars: str) -> bool:
    """Whether both the judge of these tests and the table of the games accept a play."""
    resolved = resolve_layout(Layout(), play.table, rules)
    accepted = (
        isinstance(resolved, Layout)
        and added(table.tiles(), rack, play.table) == play.laid
        and (stars != "exchange" or not is_valid(table, rules) or star_fault(table, resolved, play.laid, rules) is None)
    )
    return accepted and is_legal(table, play.table, rack, rules, stars)


def from_rack(opening: Play) -> Play:
    """An opening without the table, which it leaves alone and which may not be valid."""
    old = len(opening.before.melds)
    assert opening.table.melds[:old] == opening.before.melds
    new = Layout(opening.table.melds[old:])
    return Play(Layout(), new, opening.laid, opening.points, opening.proven, opening.nodes)


def disagreements(case: Case, oracle: Oracle, minimum: int) -> list[str]:
    """Best plays and openings for both objectives: values equal, arrangements legal."""
    rules, stars, table, rack = case
    solver = Solver(rules, stars)
    options = f"runs={rules.runs} series={rules.series} ace_high={rules.ace_high} mixed={rules.mixed} stars={stars}"
    found = []
    for objective in OBJECTIVES:
        play = solver.best(table, rack, objective)
        wanted = oracle(table, rack, rules, stars, objective, None)
        legal = play is None or passes(table, play, rack, rules, stars)
        if value_of(play, objective) != wanted or not legal:
            found.append(f"{options}: most {objective} for {table} | {rack}: {play}, not {wanted}")
        opening = solver.opening(table, rack, minimum, objective)
        wanted = oracle(table, rack, rules, stars, objective, minimum) or None
        legal = opening is None or passes(Layout(), from_rack(opening), rack, rules, stars)
        if value_of(opening, objective) != wanted or not legal:
            found.append(f"{options}: opening with {minimum}, most {objective}, for {rack}: {opening}, not {wanted}")
    return found


def random_cases(number: int, seed: str = "") -> Iterator[Case]:
    """Over all option sets and Star modes in turn, tables up to 60 tiles and racks up to 22."""
    for i in range(number):
        rng = Random(f"{seed} {i}")
        stars = ("exchange", "free", "none")[i // len(OPTION_SETS) % 3]
        rules = OPTION_SETS[i % len(OPTION_SETS)]
        number_of_stars = 0 if stars == "none" else rng.randint(0, 2)
        table, rack = random_position(rng, rules, rng.randint(0, 60), rng.randint(1, 22), number_of_stars)
        yield rules, stars, table, rack


def small_cases(number: int, seed: str = "") -> Iterator[Case]:
    """What an exhaustive search can do: mixed colours have many more ways."""
    for i in range(number):
        rng = Random(f"small {seed} {i}")
        stars = ("exchange", "free", "none")[i // len(OPTION_SETS) % 3]
        rules = OPTION_SETS[i % len(OPTION_SETS)]
        number_of_stars = 0 if stars == "none" else rng.randint(0, 2)
        table_size = rng.randint(0, 3 if rules.mixed else 5)
        rack_size = rng.randint(1, 3 if rules.mixed else 4)
        table, rack = random_position(rng, rules, table_size, rack_size, number_of_stars)
        yield rules, stars, table, rack


def minimum_for(i: int) -> int:
    return MINIMA[i % len(MINIMA)]
