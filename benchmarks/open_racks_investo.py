"""What Investo's bots miss because racks are hidden: `python -m benchmarks.open_racks_investo rounds --count 100`.

Nothing here is a bot: it looks at the whole state, and nothing in src can choose it.

`rounds DESIGN DESIGN` (as in designs_investo): two searches play mirrored rounds against `hard`; without designs the
expert, and one that sees both racks (`open`). The latter spends a quarter of the expert's playouts and takes the best
mean, in points; it shows roughly what knowing the racks is worth.

`choices DESIGN DESIGN …`: positions of rounds against `hard` with three decisions or more to
compare, draws left out. Where designs decide otherwise, each decision is judged on the racks as they are, by two turns
of the cheap policy and the expert's estimate, with the same tiles to come; with `--by hard`, by four turns of `hard`
and the estimate. Printed is what each gains over the first, in points a decision, as if positions of one round were
independent.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from benchmarks.designs_investo import search_of
from tilerummy.analysis.sampling import OrderedLuck, TurnLuck
from tilerummy.games.investo.actions import TAKE
from tilerummy.games.investo.candidates import Candidate, candidates
from tilerummy.games.investo.estimate import RoundEstimate
from tilerummy.games.investo.levels import levels
from tilerummy.games.investo.moves import deal, round_points
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.search import Search
from tilerummy.games.investo.state import OVER, TO_DRAW, State
from tilerummy.games.investo.tactics import DEFAULT, Tactics, contest_turns
from tilerummy.games.investo.view import view
from tilerummy.luck import RandomLuck, Rng

Decide = Callable[[State, Rng], Candidate]
WIDE, FIRST, BEST, DEALS, TURNS = 36, 12, 8, 100, 2
OFTEN = 0.25  # of the decisions of the player who is watched
LUCKS, PLAYED = 8, 4  # how often `hard` plays on, and for how many turns
DRAWS = 3  # in a turn at most: of the stock, a base, for a doubling
STRAY = 0.05  # how often the second best is carried out, so that more positions are met


class Judge:
    """Decisions of a position, tried on the racks as they are."""

    def __init__(self) -> None:
        self.tactics, self.estimate = Tactics(), RoundEstimate(True)

    def means(self, state: State, found: list[Candidate], deals: int, rng: Rng) -> list[float]:
        """Points ahead at the end of the round, as it is thought to end."""
        totals = [0.0] * len(found)
        for _ in range(deals):
            luck = OrderedLuck(state.unseen, rng)
            for i, candidate in enumerate(found):
                luck.at = 0
                tried = state.copy()
                candidate.carry_out_all(tried, luck)
                contest_turns(tried, self.tactics, luck, TURNS)
                totals[i] += self.ahead(tried, int(state.seat))
        return [total / deals for total in totals]

    def ahead(self, state: State, seat: int) -> float:
        if state.step == OVER:
            return float(round_points(state, seat) - round_points(state, 1 - seat))
        mine, theirs = self.estimate.to_come(state)
        if state.seat != seat:
            mine, theirs = theirs, mine
        return float(state.side(seat).points - state.side(1 - seat).points) + mine - theirs

    def played_on(self, state: State, found: list[Candidate], lucks: int, rng: Rng) -> list[float]:
        """The same, after `hard` has played on for both sides."""
        hard, luck, totals = by_search(levels()["hard"].search), TurnLuck(DRAWS * (PLAYED + 1)), [0.0] * len(found)
        for _ in range(lucks):
            luck.shuffle(Rng(rng.next()))
            seed = int(rng.next())
            for i, candidate in enumerate(found):
                tried, turn, same = state.copy(), 0, Rng(seed)
                carry_out(tried, candidate, luck, 0)
                while tried.step != OVER:
                    turn += tried.step == TO_DRAW
                    if turn > PLAYED:
                        break
                    carry_out(tried, hard(tried, same), luck, turn)
                totals[i] += self.ahead(tried, int(state.seat))
        return [total / lucks for total in totals]

    def best_on_open_racks(self, state: State, rng: Rng) -> Candidate:
        found = candidates(state, self.tactics, WIDE)
        for deals, kept in ((FIRST, BEST), (DEALS, 1)):
            values = self.means(state, found, deals, rng) if len(found) > 1 else [0.0]
            order = sorted(range(len(found)), key=lambda i: -values[i])
            found = [found[i] for i in order[:kept]]
        return found[0]


def carry_out(state: State, candidate: Candidate, luck: TurnLuck, turn: int) -> None:
    """Every draw of a turn has a number of its own, so that luck stays the same whatever is decided."""
    taking = candidate.code != PLAY and candidate.code & 15 == TAKE
    luck.turn = DRAWS * turn + (0 if state.step == TO_DRAW else 1 if taking else 2)
    candidate.carry_out(state, luck)


def by_search(search: Search) -> Decide:
    return lambda state, rng: search.look(view(state, int(state.seat)), rng, 0.0)[0]


def lead(first: Decide, seat: int, seed: int) -> int:
    """Points ahead of `hard` in one round, from this seat."""
    hard, luck, rng = by_search(levels()["hard"].search), RandomLuck(Rng(seed)), Rng(seed + 10**9)
    state = deal(Rules(), luck)
    while state.step != OVER:
        (first if state.seat == seat else hard)(state, rng).carry_out(state, luck)
    return int(round_points(state, seat) - round_points(state, 1 - seat))


def rounds(designs: list[str], count: int, seed: int) -> None:
    found = {}
    for name in designs:
        decide = Judge().best_on_open_racks if name == "open" else by_search(search_of(name))
        found[name] = [(lead(decide, 0, seed + i) + lead(decide, 1, seed + i)) / 2 for i in range(count)]
    first, second = found.values()
    found["the second more than the first"] = [y - x for x, y in zip(first, second, strict=True)]
    for name, row in found.items():
        print(f"{name}: {fmean(row):.2f} ± {1.96 * stdev(row) / sqrt(count):.2f} points a round, {count} deals")


def decisions(search: Search, seed: int) -> Iterator[tuple[State, list[Candidate], Rng, random.Random]]:
    """All of one seat in a round against `hard`, best first: the position, and what random numbers go on from there."""
    hard, rng, chance = by_search(levels()["hard"].search), Rng(seed), random.Random(seed)
    luck = RandomLuck(rng)
    state = deal(Rules(), luck)
    while state.step != OVER:
        if state.seat != seed % 2:
            hard(state, rng).carry_out(state, luck)
            continue
        found = search.look(view(state, int(state.seat)), rng, 0.0)
        yield state, found, rng, chance
        found[1 if len(found) > 1 and chance.random() < STRAY else 0].carry_out(state, luck)


def positions(seed: int) -> Iterator[State]:
    """Of rounds between a search like the expert's and `hard`, where the former decides."""
    search = Search(400, WIDE, TURNS, DEFAULT, True)
    while True:
        seed += 1
        for state, found, _, chance in decisions(search, seed):
            if state.step != TO_DRAW and len(found) > 2 and chance.random() < OFTEN:
                yield state


def same(one: Candidate, other: Candidate) -> bool:
    return one.is_as(other.code, other.laid)


def gains(judge: Judge, by: str, state: State, decides: list[Decide], spent: list[float], seed: int) -> list[float]:
    """Over the first, of what each decides."""
    picks = []
    for i, decide in enumerate(decides):
        begun = process_time()
        picks.append(decide(state, Rng(seed)))
        spent[i] += process_time() - begun
    picks = [Candidate(pick.code, pick.laid) for pick in picks]  # without what was planned after them
    others = [pick for i, pick in enumerate(picks) if not any(same(pick, each) for each in picks[:i])]
    values = [0.0]
    if len(others) > 1:
        rng = Rng(seed + 1)
        values = (judge.played_on if by == "hard" else judge.means)(
            state, others, LUCKS if by == "hard" else DEALS, rng
        )
    worth = [next(value for value, each in zip(values, others, strict=True) if same(pick, each)) for pick in picks]
    return [value - worth[0] for value in worth]


def choices(designs: list[str], by: str, count: int, seed: int) -> None:
    judge, decides, spent = Judge(), [by_search(search_of(name)) for name in designs], [0.0] * len(designs)
    each_position = zip(range(count), positions(seed), strict=False)
    found = [gains(judge, by, state, decides, spent, n) for n, state in each_position]
    for i, name in enumerate(designs):
        row = [each[i] for each in found]
        error = 1.96 * stdev(row) / sqrt(count)
        print(f"{name}: {fmean(row):+.4f} ± {error:.4f} points a decision, {1000 * spent[i] / count:.1f} ms")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("what", choices=["rounds", "choices"])
    options.add_argument("designs", nargs="*")
    options.add_argument("--count", type=int, default=100, help="mirrored deals, or positions")
    options.add_argument("--by", choices=["cheap", "hard"], default="cheap", help="who plays on, to judge choices")
    options.add_argument("--seed", type=int, default=60_000_000)
    chosen = options.parse_args()
    if chosen.what == "rounds":
        rounds(chosen.designs or ["expert", "open"], chosen.count, chosen.seed)
    else:
        choices(chosen.designs or ["expert"], chosen.by, chosen.count, chosen.seed)


if __name__ == "__main__":
    main()
