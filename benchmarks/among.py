"""One bot among others at a table of three or four: `python -m benchmarks.among easy beginner --game gin --seats 3`.

The first sits in every seat in turn on the same deals; the second takes all other seats. Printed are the matches it
wins, where an equal would win a share, and by how many Elo it is above the others, each two compared by points as on
the ladder. Bots are those of benchmarks.naive_person: levels, `naive`, and `slips:27,22,34,19,0` for other mistakes.
"""

import json
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from benchmarks.duel import parser
from benchmarks.naive_person import design
from tilerummy.arena.elo import PER_TENFOLD
from tilerummy.arena.intervals import Estimate, rate
from tilerummy.bots.play_out import play_out
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match

Shares = tuple[float, float]  # of the matches won, and of the others outdone


def play(game: str, rules: str, seats: int, names: tuple[str, str], number: int, mine: int) -> Shares:
    """One match with the first bot in this seat."""
    bots = GAMES[game]
    match = Match(bots, bots.rules_type.parse(rules), seats, Dealer(seed_of(f"among {number}")))
    players = [design(game, names[seat != mine], seats * number + seat) for seat in range(seats)]
    play_out(match, players)
    winners = match.winners or ()
    totals = [sum(points) for points in zip(*match.sheet, strict=True)]
    outdone = [(totals[mine] > total) + (totals[mine] == total) / 2 for total in totals]
    won = 1 / len(winners) if mine in winners else 0.0
    return won, (sum(outdone) - 0.5) / (seats - 1)


def deal(game: str, rules: str, seats: int, names: tuple[str, str], number: int) -> Shares:
    """From every seat in turn."""
    found = [play(game, rules, seats, names, number, mine) for mine in range(seats)]
    return sum(won for won, _ in found) / seats, sum(outdone for _, outdone in found) / seats


def elo(share: float) -> float:
    return PER_TENFOLD * math.log10(share / (1 - share)) if 0 < share < 1 else math.copysign(math.inf, share - 0.5)


def told(found: Estimate) -> str:
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f}-{100 * found.high:.1f})"


def main() -> None:
    options = parser(__doc__ or "")
    options.add_argument("--game", choices=["gin", "rummy"], default="gin")
    options.add_argument("--seats", type=int, choices=[3, 4], default=3)
    chosen = options.parse_args()
    names = (chosen.bots[0], chosen.bots[1])
    numbers = range(chosen.first, chosen.first + chosen.pairs)
    with ProcessPoolExecutor(chosen.workers) as pool:
        one = partial(deal, chosen.game, chosen.rules, chosen.seats, names)
        found = list(pool.map(one, numbers, chunksize=10))
    won, outdone = rate([share for share, _ in found]), rate([share for _, share in found])
    said = f"{names[0]} among {names[1]}, {chosen.seats} seats, {len(found)} deals: won {told(won)}, "
    said += f"Elo {elo(outdone.mean):+.0f} ({elo(outdone.low):+.0f} to {elo(outdone.high):+.0f})"
    print(said)
    if chosen.out:
        kept = {"game": chosen.game, "first deal": chosen.first, "found": said, "shares by deal": found}
        chosen.out.write_text(json.dumps(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
