"""`make soak`: very many matches of Investo, every invariant checked after every step, and builds compared.

Writes docs/evidence/investo-soak.json and prints the table that docs/investo.md shows.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.games.investo.moves import deal
from tilerummy.games.investo.policy import Choice
from tilerummy.games.investo.rules import Rules
from tilerummy.games.investo.score import outcome, winners
from tilerummy.games.investo.state import OVER, State
from tilerummy.luck import RandomLuck, Rng
from tilerummy.match import Match
from tilerummy.records.record import encode, header_of

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / "docs/evidence/investo-soak.json"
PRESETS = ["standard", "strict", "short", "single", "towers", "rows=2 hand=6 rack_limit=6", "rows=6 height=3"]


class Violation(AssertionError):
    """Something that must always hold did not."""


def assert_sound(state: State) -> None:
    """What must hold after every step of every match."""
    if state.size() != 104:
        raise Violation(f"{state.size()} tiles")
    if state.stock < 0 or state.unseen.size() - state.stock != bin(int(state.bases)).count("1"):
        raise Violation("stock and bases do not add up")
    for side in (state.first, state.second):
        if not side.rack.holds(side.known):
            raise Violation("a tile is known to be on a rack where it is not")
    if not state.runs.valid(state.table):
        raise Violation(f"table {state.table}")


def play_match(rules: Rules, seed: int, greedy: bool, tally: Counter[str]) -> None:
    """One match; `tally` counts how rounds end, their length and their points."""
    rng = Rng(seed)
    luck = RandomLuck(rng)
    choice = Choice()
    sheet: list[list[int]] = []
    while winners(rules, sheet) is None:
        state = deal(rules, luck)
        turns, mover = 1, state.seat
        while state.step != OVER:
            if greedy:
                choice.greedy(state)
            else:
                choice.random(state, rng)
            choice.carry_out(state, luck)
            assert_sound(state)
            if state.seat != mover:
                turns, mover = turns + 1, state.seat
        found = outcome(state)
        assert found is not None
        sheet.append(found.points)
        count_round(tally, found.reason, turns, found.points, int(state.starter))
    tally["matches"] += 1
    tally["rounds"] += len(sheet)


def count_round(tally: Counter[str], reason: str, turns: int, points: list[int], starter: int) -> None:
    tally[f"end {reason}"] += 1
    tally["turns"] += turns
    tally["points"] += sum(points)
    tally["winner's points"] += max(points)
    tally["starter ahead"] += points[starter] > points[1 - starter]
    tally["drawn"] += points[0] == points[1]


def play_block(task: tuple[str, bool, int, int]) -> Counter[str]:
    text, greedy, first, count = task
    tally: Counter[str] = Counter()
    rules = Rules.parse(text)
    for seed in range(first, first + count):
        play_match(rules, seed, greedy, tally)
    return tally


def soak(count: int, greedy: bool, text: str) -> Counter[str]:
    block = 250
    tasks = [(text, greedy, first, min(block, count - first)) for first in range(0, count, block)]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for tally in pool.map(play_block, tasks):
            total += tally
    return total


def record_bytes(seed: int, text: str, bots: tuple[str, str]) -> bytes:
    """A whole match between bots as its record, in memory."""
    game = GAMES["investo"]
    match = Match(game, game.rules_type.parse(text), 2, Dealer(seed_of(str(seed))))
    rngs = [Rng(seed), Rng(seed + 1)]
    policies = [game.bots()[name] for name in bots]
    while match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        imagined = game.determinize(match.view(seat), rngs[seat])
        refusal = match.act(seat, policies[seat](imagined, rngs[seat]))
        if refusal is not None:
            raise Violation(str(refusal))
    return b"".join(map(encode, [header_of(match, bots), *match.events]))


def fingerprints(first: int, count: int) -> list[str]:
    """One line a match, for comparing builds byte for byte."""
    import hashlib

    pairs = [("greedy", "random"), ("greedy", "greedy"), ("random", "random")]
    found = []
    for seed in range(first, first + count):
        data = record_bytes(seed, PRESETS[seed % len(PRESETS)] + " max_rounds=2", pairs[seed % 3])
        found.append(f"{seed} {hashlib.sha256(data).hexdigest()}")
    return found


def pure_fingerprints(first: int, count: int) -> list[str]:
    """The same from the sources, uncompiled, in a process of its own."""
    code = f"from benchmarks.soak import fingerprints; print('\\n'.join(fingerprints({first}, {count})))"
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


def compare_builds(count: int) -> int:
    """Matches played by both builds, byte for byte the same; raises if one differs."""
    half = -(-count // 2)
    with ProcessPoolExecutor(2) as pool:
        parts = [(first, min(half, count - first)) for first in (0, half)]
        pure = [line for lines in pool.map(pure_fingerprints, *zip(*parts, strict=True)) for line in lines]
    ours = fingerprints(0, count)
    for mine, other in zip(ours, pure, strict=True):
        if mine != other:
            raise Violation(f"compiled and uncompiled differ: {mine} / {other}")
    return len(ours)


def averages(tally: Counter[str]) -> dict[str, Any]:
    rounds = tally["rounds"]
    return {
        "matches": tally["matches"],
        "rounds": rounds,
        "rounds a match": round(rounds / tally["matches"], 2),
        "turns a round": round(tally["turns"] / rounds, 1),
        "points a player and round": round(tally["points"] / rounds / 2, 2),
        "points of the better player": round(tally["winner's points"] / rounds, 2),
        "starter ahead %": round(100 * tally["starter ahead"] / rounds, 1),
        "drawn %": round(100 * tally["drawn"] / rounds, 1),
        **{f"{key} %": round(100 * tally[key] / rounds, 2) for key in ("end out", "end stock", "end stall")},
    }


def table(results: dict[str, dict[str, Any]]) -> str:
    """Rows are figures, columns the kinds of players."""
    names = list(results)
    rows = [f"| | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for key in next(iter(results.values())):
        rows.append(f"| {key} | {' | '.join(str(results[name][key]) for name in names)} |")
    return "\n".join(rows)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--random", type=int, default=100_000)
    options.add_argument("--greedy", type=int, default=10_000)
    options.add_argument("--compare", type=int, default=2_000)
    options.add_argument("--variants", type=int, default=500, help="matches for each other set of rules")
    chosen = options.parse_args()
    results = {"random": averages(soak(chosen.random, False, "standard"))}
    results["greedy"] = averages(soak(chosen.greedy, True, "standard"))
    print(table(results), flush=True)
    for text in PRESETS[1:]:
        for greedy in (False, True):
            soak(chosen.variants, greedy, text + " max_rounds=20")
    print(f"{2 * (len(PRESETS) - 1) * chosen.variants} matches with other rules: no invariant violated", flush=True)
    same = compare_builds(chosen.compare)
    print(f"{same} matches compiled and uncompiled: records byte for byte the same")
    EVIDENCE.parent.mkdir(parents=True, exist_ok=True)
    EVIDENCE.write_text(json.dumps({"rules": "standard", "results": results, "compared": same}, indent=2) + "\n")


if __name__ == "__main__":
    main()
