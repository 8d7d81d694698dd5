"""What a design of Gin-Rummy gains over another against the same opponent: `python -m benchmarks.paired_gin A B C`.

Single rounds on the same deals, each design from both seats; where they decide alike the rounds are the same, so far
fewer are needed than in matches. Designs as in designs_gin. Prints points a round ahead of the opponent, and by how
much the first design is better than the second, with a 95 % interval over deals.
"""

import argparse
import time
from math import sqrt

from benchmarks.designs_gin import design
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules


def ahead(names: tuple[str, str], rules: str, number: int) -> int:
    """Points of seat 0 less those of seat 1 after one round."""
    luck = Dealer(seed_of(f"paired {number}")).round(1)
    state = GIN.deal(Rules.parse(rules), 2, None, luck)
    players = [design("gin", name, 2 * number + seat) for seat, name in enumerate(names)]
    while GIN.turn(state) is not None:
        seat = int(state.seat)
        action = players[seat].decide(GIN.view(state, seat), GIN.options(state), 0.0)
        GIN.apply(state, action, luck)
    outcome = GIN.outcome(state)
    assert outcome is not None
    return outcome.points[0] - outcome.points[1]


def both_seats(name: str, opponent: str, rules: str, number: int) -> float:
    return (ahead((name, opponent), rules, number) - ahead((opponent, name), rules, number)) / 2


def interval(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return round(mean, 2), round(1.96 * spread / sqrt(len(values)), 2)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("first")
    options.add_argument("second")
    options.add_argument("opponent")
    options.add_argument("--deals", type=int, default=200)
    options.add_argument("--from", dest="start", type=int, default=1)
    options.add_argument("--rules", default="")
    chosen = options.parse_args()
    numbers = range(chosen.start, chosen.start + chosen.deals)
    found = []
    for name in (chosen.first, chosen.second):
        begun = time.process_time()
        found.append([both_seats(name, chosen.opponent, chosen.rules, number) for number in numbers])
        print(name, *interval(found[-1]), f"{time.process_time() - begun:.0f} s", flush=True)
    print("gain", *interval([one - two for one, two in zip(*found, strict=True)]))


if __name__ == "__main__":
    main()
