"""Do solver and naive search agree? `python -m benchmarks.gin_agree [--random 20000] [--rich 5000]`.

On each hand: the least leftover of 10 and of 11 tiles (worth the number and figures worth 10, two copies and one), the
least leftover of a legal lay-down of 8 or 9, and the best lay-down against combinations lying there (G7).
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.gin_naive import (
    Combination,
    Hand,
    lying_near,
    naive_knock,
    naive_lay_down,
    naive_leftover,
    random_hand,
    rich_hand,
)
from tilerummy.solver.hand import leftover
from tilerummy.solver.hand_lay import LayDown
from tilerummy.solver.hand_meld import set_of
from tilerummy.solver.hand_split import Split
from tilerummy.tiles import Tiles

EVIDENCE = Path(__file__).parents[1] / "docs" / "evidence" / "gin-agree.json"
KINDS = {"random": random_hand, "rich": rich_hand}


def leftover_differs(hand: Hand, cap: int) -> bool:
    """Value and combinations: the split must leave what it says."""
    tiles = Tiles.of(hand)
    wanted = naive_leftover(hand, cap)
    split = Split(cap)
    split.search(tiles.one, tiles.two)
    left = tiles.copy()
    for meld in split.found():
        left = left.minus(Tiles(meld))
    told = sum(min(kind // 4 + 1, cap) for kind in left)
    return not leftover(tiles.one, tiles.two, cap) == split.least == told == wanted


def knock_differs(hand: Hand, cap: int) -> bool:
    tiles = Tiles.of(hand)
    split = Split(cap)
    found = split.search(tiles.one, tiles.two, 10, 2, 1)
    return (int(split.least) if found else None) != naive_knock(hand, 10, 2, cap)


def lay_down_differs(hand: Hand, lying: tuple[Combination, ...], cap: int) -> bool:
    tiles = Tiles.of(hand)
    lay = LayDown(cap)
    for meld in lying:
        lay.put(set_of(tuple(sorted(meld))))
    return int(lay.search(tiles.one, tiles.two)) != naive_lay_down(hand, lying, cap)


def compare(kind: str, seed: int, hands: int) -> tuple[int, list[str]]:
    """How many comparisons, and the hands on which they differ."""
    rng = Random(seed)
    wrong: list[str] = []
    for i in range(hands):
        cap, copies = (13, 2) if i % 3 else (10, 1)
        ten, eleven = (KINDS[kind](rng, size, copies) for size in (10, 11))
        lying = lying_near(rng, ten, 4, copies)
        if leftover_differs(ten, cap) or leftover_differs(eleven, cap) or knock_differs(ten, cap):
            wrong.append(f"{Tiles.of(ten)} / {Tiles.of(eleven)}")
        if lay_down_differs(ten, lying, cap):
            wrong.append(f"{Tiles.of(ten)} on {[sorted(meld) for meld in lying]}")
    return 4 * hands, wrong


def run(kind: str, hands: int, workers: int = 2, chunk: int = 250) -> tuple[int, list[str]]:
    counts = [min(chunk, hands - start) for start in range(0, hands, chunk)]
    with ProcessPoolExecutor(workers) as pool:
        done = list(pool.map(compare, [kind] * len(counts), range(len(counts)), counts))
    return sum(n for n, _ in done), [text for _, wrong in done for text in wrong]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=20000)
    parser.add_argument("--rich", type=int, default=5000)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    report: dict[str, dict[str, float]] = {}
    failed = False
    for kind, hands in (("random", options.random), ("rich", options.rich)):
        start = perf_counter()
        compared, wrong = run(kind, hands, options.workers)
        seconds = round(perf_counter() - start, 1)
        report[kind] = {"hands": hands, "comparisons": compared, "differences": len(wrong), "seconds": seconds}
        print(f"{kind}: {hands} hands, {compared} comparisons, {len(wrong)} differences, {seconds} s")
        print("\n".join(wrong[:10]))
        failed = failed or bool(wrong)
    EVIDENCE.parent.mkdir(parents=True, exist_ok=True)
    EVIDENCE.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
