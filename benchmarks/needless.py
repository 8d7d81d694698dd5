"""How many combinations bots change that their play does not need to: `python -m benchmarks.needless`.

Whole matches between two bots of the same level. For every play the combinations that changed are counted, and how few
any legal table with the same tiles laid would have changed (tests/solver/changes.py tries them all). A combination with
a tile more is changed; one that looks as before is not. Writes docs/evidence/needless.json unless --out names another.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.solver.changes import changed, fewest
from tilerummy import GAMES, Dealer, Match, make_player
from tilerummy.layout import Layout
from tilerummy.melds import RUNS, MeldRules
from tilerummy.tiles import Tiles

EVIDENCE = Path(__file__).parents[1] / "docs/evidence/needless.json"
BOTS = ("random", "greedy", "beginner", "easy", "medium", "hard", "expert")


class Tally(msgspec.Struct):
    """`unknown`: plays with too many combinations to try; they are in no other number but `plays`."""

    plays: int = 0
    changed: int = 0
    needed: int = 0
    needless: int = 0  # plays that changed more than they needed
    most: int = 0  # by which one play did
    shortest: int = 0  # tiles of the shortest play that did
    unknown: int = 0

    def add(self, laid: int, made: int, need: int | None) -> None:
        self.plays += 1
        if need is None:
            self.unknown += 1
            return
        self.changed += made
        self.needed += need
        if made > need:
            self.needless += 1
            self.most = max(self.most, made - need)
            self.shortest = laid if self.shortest == 0 else min(self.shortest, laid)

    def __str__(self) -> str:
        share = 100 * self.needless / max(1, self.plays - self.unknown)
        return (
            f"{self.plays} plays changed {self.changed} combinations, needed {self.needed}; "
            f"{share:.1f} % changed too many, by {self.most} at most; {self.unknown} unknown"
        )


def plays(game: str, rules: str, bot: str, number: int) -> Iterator[tuple[Any, Layout]]:
    """The state before each play of a match, and the table afterwards."""
    match = Match(GAMES[game], GAMES[game].rules_type.parse(rules), 2, Dealer(f"{number:064x}"))
    players = [make_player(match.game, bot, 2 * number + seat) for seat in range(2)]
    while match.winners is None:
        seat = match.turn
        if seat is None:
            match.deal()
            continue
        before = match.state.copy()
        action = players[seat].decide(match.view(seat), match.game.options(match.state), 0.0)
        refusal = match.act(seat, action)
        assert refusal is None, f"{action}: {refusal}"
        if action.table is not None:
            yield before, action.table


def table_of(game: str, state: Any) -> tuple[Layout, MeldRules, str]:
    """How a table lies, and under which rules."""
    if game == "investo":
        return state.lying(), RUNS, "none"
    return state.lying, state.melds, state.rules.stars


def tally(game: str, rules: str, bot: str, matches: int) -> Tally:
    found = Tally()
    for number in range(matches):
        for state, after in plays(game, rules, bot, number):
            before, melds, stars = table_of(game, state)
            laid: Tiles = after.tiles() - before.tiles()
            made = changed(before, after, melds)
            opening = game == "rummy" and state.side(state.seat).plays == 0
            found.add(laid.size(), made, 0 if opening else fewest(before, laid, melds, stars, made))
    return found


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.needless", description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--games", nargs="*", default=["rummy", "investo"])
    parser.add_argument("--rules", nargs="*", default=[""], help="presets or options, for all the games named")
    parser.add_argument("--bots", nargs="*", default=BOTS)
    parser.add_argument("--out", type=Path, default=EVIDENCE)
    chosen = parser.parse_args(argv)
    rows: list[dict[str, Any]] = []
    for game in chosen.games:
        for rules in chosen.rules:
            for bot in chosen.bots:
                found = tally(game, rules, bot, chosen.matches)
                print(f"{game} {rules or 'standard'} {bot}: {found}", flush=True)
                row = {"game": game, "rules": rules or "standard", "bot": bot, "matches": chosen.matches}
                rows.append({**row, **msgspec.to_builtins(found)})
    chosen.out.write_text(json.dumps({"what": __doc__, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    return 1 if any(row["needless"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
