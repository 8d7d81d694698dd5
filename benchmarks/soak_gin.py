"""Many matches of Gin-Rummy with everything checked: `python -m benchmarks.soak_gin --matches 20000`.

For each number of players so many matches of `standard`, each with a line-up: greedy bots only, random ones only, or
both; some greedy ones play `gin-only`, so that every way of going out happens. After every step the tiles are counted
and the racks measured; now and then views, positions in text and options are compared; every finished round is scored a
second time, from the rulebook. Prints how rounds end.
"""

import argparse
import json
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter

from tilerummy.games.gin.actions import LAY, action_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import TO_DISCARD, TO_LAY, State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.solver.hand_meld import is_combination

EVIDENCE = Path(__file__).parents[1] / "docs" / "evidence" / "gin-soak.json"
LINE_UPS = ("greedy", "greedy", "greedy", "mixed", "mixed", "random", "gin-only")  # how often each
REASONS = ("grand-gin", "petit-gin", "eight-nine", "stock", "turns")
BONUS = {"grand-gin": 50, "petit-gin": 25, "eight-nine": 20}
EVERY = 199  # steps between the slow checks
SMALL = [action_of(code) for code in range(53 * 8) if code & 7 != LAY]
SMALL = [action for action in SMALL if action.tile < 0 or str(action)[0] in "DgK"]


class Violation(AssertionError):
    """An invariant does not hold; says where."""


def demand(holds: bool, what: str, state: State) -> None:
    if not holds:
        raise Violation(f"{what}: {GIN.show_state(state)}")


def check_step(state: State) -> None:
    demand(GIN.tiles(state) == 104, "104 tiles", state)
    for seat, side in enumerate(state.sides):
        demand(side.rack.holds(side.known), "known tiles are on the rack", state)
        if state.step != TO_LAY and state.out < 0:
            holding = state.step == TO_DISCARD and seat == state.seat
            demand(len(side.rack) == (11 if holding else 10), "ten or eleven tiles", state)


def check_slowly(state: State, rng: Rng) -> None:
    """Views, texts and options."""
    text = GIN.show_state(state)
    demand(GIN.show_state(GIN.parse_state(text, state.rules)) == text, "position round trip", state)
    for who in (*range(len(state.sides)), None):
        seen = GIN.view(state, who)
        demand(GIN.view(GIN.determinize(seen, rng), who) == seen, "determinized view", state)
        demand(GIN.parse_view(GIN.show_view(seen), state.rules) == seen, "view round trip", state)
    if GIN.turn(state) is None:
        return
    offered = {str(action) for action in GIN.options(state)}
    accepted = {str(action) for action in SMALL if GIN.check(state, int(state.seat), action) is None}
    demand(offered == accepted or state.step == TO_LAY, "options are what check accepts", state)


def rulebook_points(state: State, reason: str) -> list[int]:
    """G6, G8, G9 and G10 once more, written from the rules."""
    seats = len(state.sides)
    points = [0] * seats
    if reason not in BONUS:
        return points
    left = [sum(kind // 4 + 1 for kind in side.rack) for side in state.sides]
    order = [(int(state.out) + i) % seats for i in range(seats)]
    points[order[0]] += BONUS[reason]
    if seats > 2:
        points[min(order, key=lambda seat: left[seat])] += 50
        return points
    first, second = order
    if left[first] < left[second]:
        points[first] += left[second] - left[first] + 20
    elif left[second] < left[first]:
        points[second] += left[first] - left[second] + 20 + 10
    else:
        points[second] += 10
    return points


def check_end(state: State) -> tuple[str, list[int]]:
    outcome = GIN.outcome(state)
    demand(outcome is not None, "an outcome", state)
    assert outcome is not None
    demand(list(outcome.points) == rulebook_points(state, outcome.reason), "points by the rulebook", state)
    demand((outcome.reason in BONUS) == (state.out >= 0), "void unless somebody went out", state)
    for i in range(state.laid):
        demand(is_combination(state.lying[i]), "only combinations lie there", state)
    return outcome.reason, list(outcome.points)


def play_round(state: State, bots: list[str], rng: Rng, luck: RandomLuck, steps: int) -> int:
    """Returns `steps`, decisions so far in this match, increased."""
    known = GIN.bots()
    while GIN.turn(state) is not None:
        action = known[bots[state.seat]](state, rng)
        refusal = GIN.check(state, int(state.seat), action)
        demand(refusal is None, f"{action} is accepted", state)
        GIN.apply(state, action, luck)
        check_step(state)
        steps += 1
        if steps % EVERY == 0:
            check_slowly(state, rng)
    return steps


def line_up(name: str, seats: int, chooser: Random) -> list[str]:
    if name != "mixed":
        return ["random" if name == "random" else "greedy"] * seats
    mixed = ["greedy", "random"] + [chooser.choice(("greedy", "random")) for _ in range(seats - 2)]
    chooser.shuffle(mixed)
    return mixed


def play_matches(seats: int, seed: int, matches: int) -> Counter[tuple[str, str]]:
    """(line-up, what is counted) -> how often."""
    chooser, rng = Random(seed), Rng(seed)
    luck = RandomLuck(Rng(seed + 1))
    counts: Counter[tuple[str, str]] = Counter()
    for _ in range(matches):
        name = chooser.choice(LINE_UPS)
        rules = Rules.parse("gin-only" if name == "gin-only" else "")
        bots = line_up(name, seats, chooser)
        steps = 0
        sheet: list[list[int]] = []
        last: State | None = None
        while GIN.winners(rules, sheet) is None:
            state = GIN.deal(rules, seats, last, luck)
            if last is not None:
                demand(state.dealer == (last.dealer + 1) % seats, "the deal passes to the left", state)
            steps = play_round(state, bots, rng, luck, steps)
            reason, points = check_end(state)
            sheet.append(points)
            counts[name, reason] += 1
            counts[name, "rounds"] += 1
            counts[name, "all turns"] += int(state.turns)
            last = state
        check_slowly(last or state, rng)
        assert len(sheet) == rules.rounds
        counts[name, "decisions"] += steps
        counts[name, "matches"] += 1
    return counts


def soak(seats: int, matches: int, workers: int, chunk: int = 100) -> Counter[tuple[str, str]]:
    sizes = [min(chunk, matches - start) for start in range(0, matches, chunk)]
    total: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        seeds = [1000 * seats + i for i in range(len(sizes))]
        for counts in pool.map(play_matches, [seats] * len(sizes), seeds, sizes):
            total.update(counts)
    return total


def table(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, float]]:
    """A row a line-up: matches, rounds, how they ended in percent, and turns a round."""
    rows: dict[str, dict[str, float]] = {}
    for name in dict.fromkeys(LINE_UPS):
        rounds = counts[name, "rounds"]
        row: dict[str, float] = {"matches": counts[name, "matches"], "rounds": rounds}
        for reason in REASONS:
            row[f"{reason} %"] = round(100 * counts[name, reason] / max(rounds, 1), 2)
        row["turns a round"] = round(counts[name, "all turns"] / max(rounds, 1), 1)
        row["decisions"] = counts[name, "decisions"]
        rows[name] = row
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20000, help="for each number of players")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    report: dict[str, object] = {}
    for seats in options.seats:
        start = perf_counter()
        rows = table(soak(seats, options.matches, options.workers))
        seconds = round(perf_counter() - start)
        print(f"{seats} players: {options.matches} matches, no violated invariant, {seconds} s", flush=True)
        for name, row in rows.items():
            print(f"  {name:8}", "  ".join(f"{key} {number:,}" for key, number in row.items()), flush=True)
        report[f"{seats} players"] = {"matches": options.matches, "violations": 0, "seconds": seconds, "line-ups": rows}
        EVIDENCE.parent.mkdir(parents=True, exist_ok=True)
        EVIDENCE.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
