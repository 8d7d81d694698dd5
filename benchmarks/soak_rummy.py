"""Many matches of Rummy over random option sets, every invariant checked at every decision.

    python -m benchmarks.soak_rummy --matches 20000

Prints how rounds end, by the version of a turn. A violated invariant is told with rules, seats, seed and position.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tilerummy.games.rummy.actions import Action, timeout
from tilerummy.games.rummy.game import RUMMY
from tilerummy.games.rummy.rules import Rules
from tilerummy.games.rummy.score import Outcome
from tilerummy.games.rummy.state import State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.melds import resolve
from tilerummy.refusal import Refusal
from tilerummy.ruleset import RulesError
from tilerummy.tiles import STAR

Tally = Counter[tuple[str, str]]  # (version of a turn, what is counted)
Bot = Callable[[State, Rng], Action]

CLOSE_LOOK = 16  # one decision in so many is taken from a view, with round trips


class Violation(AssertionError):
    """An invariant that did not hold."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def random_rules(dice: random.Random) -> Rules:
    """Any combination of options that can work; ordinary values come often."""
    while True:
        data: dict[str, Any] = {
            "turn": dice.choice(["exchange", "draw-discard", "draw"]),
            "stars": dice.choice(["exchange", "free", "none"]),
            "opening": dice.choice([0, 0, 30, 30, 50, 100, dice.randint(0, 100)]),
            "combinations": dice.choice(["both", "both", "series", "sequences"]),
            "ace": dice.choice(["low", "both"]),
            "mixed": dice.random() < 0.3,
            "timer": dice.choice([0, 0, 60]),
            "stall_limit": dice.choice([0, 0, 20, 20, 20, 5, 1]),
            "rounds": dice.randint(1, 4),
            "target": dice.choice([0, 0, 50, 150]),
            "hand": dice.choice([14, 14, 10, 25, dice.randint(10, 25)]),
        }
        try:
            return Rules.make(data)
        except RulesError:
            continue


# ---- one decision


def decide(state: State, bot: Bot, rng: Rng) -> Action:
    """The bot's action; now and then from a view, or the sand-timer's instead."""
    if rng.below(CLOSE_LOOK) != 0:
        return bot(state, rng)
    look_closely(state, rng)
    if state.rules.timer > 0 and rng.below(4) == 0:
        return timeout()
    return bot(RUMMY.determinize(RUMMY.view(state, int(state.seat)), rng), rng)


def look_closely(state: State, rng: Rng) -> None:
    """Options pass the check, views survive a reshuffle and a round trip, positions a round trip."""
    seat = int(state.seat)
    options = RUMMY.options(state)
    expect(len(options) > 0, "nothing to decide")
    for action in options:
        expect(RUMMY.check(state, seat, action) is None, f"{action} is offered but refused")
        expect(RUMMY.check(state, 1 - seat % 2, action) is not None, f"{action} is another's to decide")
    for who in [None, *range(int(state.seats))]:
        seen = RUMMY.view(state, who)
        expect(RUMMY.view(RUMMY.determinize(seen, rng), who) == seen, f"a reshuffle changes the view of {who}")
        expect(RUMMY.parse_view(RUMMY.show_view(seen), state.rules) == seen, f"round trip of the view of {who}")
    text = RUMMY.show_state(state)
    expect(RUMMY.show_state(RUMMY.parse_state(text, state.rules)) == text, "round trip of the position")


def check_state(state: State, tiles: int) -> None:
    expect(RUMMY.tiles(state) == tiles, f"{RUMMY.tiles(state)} tiles")
    expect(state.lying.tiles() == state.table, "the melds are not the tiles of the table")
    for side in state.sides:
        gone = 0
        for kind in set(side.gave):
            gone += max(0, side.gave.count(kind) - state.unseen.count(kind))
        expect(gone <= side.lost, "a seat believes in a tile of the stock that is not there")


def check_table(state: State, stars: int) -> None:
    """R7, R8: valid combinations, in order and declared, and no Star left the table."""
    for meld in state.lying.melds:
        expect(resolve(meld.codes, state.melds) == meld.codes, f"{meld} lies on the table")
        expect(STAR not in meld.codes, f"{meld} has an undeclared Star")
    expect(state.table.stars >= stars, "a Star left the table")


# ---- rounds and matches


def play_round(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """To the end of the round; how many decisions it took."""
    tiles = RUMMY.tiles(state)
    expect(tiles == (104 if state.rules.stars == "none" else 106), f"{tiles} tiles dealt")
    luck = RandomLuck(rng)
    steps = 0
    while (seat := RUMMY.turn(state)) is not None:
        action = decide(state, bots[seat], rng)
        accepted = RUMMY.accept(state, seat, action)
        if isinstance(accepted, Refusal):
            raise Violation(f"{action} is refused: {accepted}")
        stars = int(state.table.stars)
        RUMMY.apply(state, accepted, luck)
        check_state(state, tiles)
        if action.table is not None:
            check_table(state, stars)
        steps += 1
        expect(steps < 100000, "the round does not end")
    return steps


def check_outcome(state: State, found: Outcome) -> None:
    """R10: zero together when somebody went out; R12: everybody pays when not."""
    costs = [int(side.cost()) for side in state.sides]
    if found.reason == "out":
        expect(sum(found.points) == 0, f"the points {found.points} do not add up to zero")
        expect(not state.sides[state.seat].rack, "the winner has tiles left")
        expect(found.points[state.seat] == max(found.points), "the winner has not won")
    else:
        expect(found.points == [-cost for cost in costs], f"a blocked round scores {found.points}")
        expect(0 not in costs, "somebody had no tiles and did not win")


def play_match(rules: Rules, seats: int, seed: int, tally: Tally) -> None:
    rng = Rng(seed)
    named = RUMMY.bots()
    bots = [named["greedy" if rng.below(2) == 0 else "random"] for _ in range(seats)]
    sheet: list[list[int]] = []
    state: State | None = None
    while RUMMY.winners(rules, sheet) is None:
        state = RUMMY.deal(rules, seats, state, RandomLuck(rng))
        try:
            steps = play_round(state, bots, rng)
            found = RUMMY.outcome(state)
            assert found is not None
            check_outcome(state, found)
        except Exception as error:
            raise Violation(f"{error!r}; {rules}; seed {seed}; {RUMMY.show_state(state)}") from error
        sheet.append(found.points)
        ended = found.reason + (" doubled" if any(found.parts["doubled"]) else "")
        tally.update({(rules.turn, "rounds"): 1, (rules.turn, ended): 1, (rules.turn, "decisions"): steps})
        expect(len(sheet) <= rules.rounds, "too many rounds")
    tally[rules.turn, "matches"] += 1


# ---- the whole run


def play_set(number: int, matches: int, seed: int) -> Tally:
    """One option set, with two, three and four players in turn."""
    rules = random_rules(random.Random(f"{seed} {number}"))
    tally: Tally = Counter()
    for match in range(matches):
        play_match(rules, 2 + match % 3, (seed * 1000 + number) * 1000000 + match, tally)
    return tally


def soak(matches: int, sets: int, seed: int, processes: int) -> Tally:
    shares = [matches // sets + (1 if i < matches % sets else 0) for i in range(sets)]
    total: Tally = Counter()
    with ProcessPoolExecutor(processes) as pool:
        for tally in pool.map(play_set, range(sets), shares, [seed] * sets):
            total += tally
    return total


def show(tally: Tally) -> str:
    columns = ["matches", "rounds", "out", "out doubled", "blocked", "stall", "decisions"]
    lines = [f"{'turn':14}" + "".join(f"{column:>13}" for column in columns)]
    for turn in ("exchange", "draw-discard", "draw"):
        lines.append(f"{turn:14}" + "".join(f"{tally[turn, column]:>13}" for column in columns))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--sets", type=int, default=50, help="random option sets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    start = time.perf_counter()
    tally = soak(args.matches, args.sets, args.seed, args.processes)
    print(show(tally))
    print(f"No violated invariant; {time.perf_counter() - start:.0f} s, seed {args.seed}.")


if __name__ == "__main__":
    main()
