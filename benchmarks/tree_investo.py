"""Does a tree over information sets decide better than Investo's expert? `python -m benchmarks.tree_investo DESIGN …`.

The expert plays each decision on for two turns by the cheap policy. Here steps 2 to 4 of the next turns, the other's
first, are chosen in a tree (single-observer information set tree search): a node is what was decided so far, its
branches are the best few decisions on the rack imagined, and UCB counts for a branch only the playouts in which it was
available. Further branches come in as a node is met more often, the cheap policy's own first. All else is the expert's:
imagined racks, plans, corrections, estimate, and that a decision is played out on the same deals as the others.

A design is `playouts,plies,width,exploration`: how many turns are chosen in the tree (0: it decides as the expert),
among how many decisions, and how much is explored, in parts of a match. What is changed is named behind it:

- `+ucb`: the decision itself is chosen like those in the tree, a deal for each playout, the most tried one in the end
- `+own`: the other's turns are played by the cheap policy
- `+rack`: own nodes are told apart by what is on the rack too
- `+sure`: the other's reply is chosen by playouts of its own, against the cheap policy's on the same deal, and only if
  it is better by a standard error; they are counted with the playouts, but not in the design
- `+blind`: the same, but in these my rack, which the other cannot know, is dealt anew as the other sees it
- `+raw`: nothing is added for what playouts of the cheap policy misjudge

Positions and judge are those of open_racks_investo with `--by hard`; printed is what each design gains over the first.
"""

import argparse
from math import inf, log, sqrt
from statistics import fmean, stdev

from benchmarks.designs_investo import search_of
from benchmarks.open_racks_investo import Decide, Judge, by_search, gains, positions
from tilerummy.analysis.sampling import (
    FIRST,
    LEAST,
    Halving,
    OrderedLuck,
    Trial,
    better_half,
    compare,
    promising,
    settled,
    stayed_first,
)
from tilerummy.games.investo.candidates import Candidate, candidates
from tilerummy.games.investo.plans import contenders, first_decisions, is_open, plans_of
from tilerummy.games.investo.policy import PLAY
from tilerummy.games.investo.racks import Racks
from tilerummy.games.investo.search import USES, stakes_of
from tilerummy.games.investo.state import OVER, State
from tilerummy.games.investo.tactics import contest_turns
from tilerummy.games.investo.view import View, determinize, view
from tilerummy.luck import Rng

SLOWLY = 0.5  # branches that come in, per square root of the tries
Key = tuple[int, ...]


class Branch:
    """A decision in the tree: what was found after it, and what may follow it."""

    def __init__(self) -> None:
        self.trial, self.available = Trial(), 0
        self.following: dict[Key, Branch] = {}


class Tree:
    def __init__(self, design: str) -> None:
        numbers, *self.added = design.split("+")
        samples, plies, width, self.exploration = (float(number) for number in numbers.split(","))
        self.samples, self.plies, self.width = int(samples), int(plies), int(width)
        self.search = search_of("expert")
        self.search.corrected = "raw" not in self.added
        self.tactics, self.playouts = self.search.tactics, 0

    def look(self, seen: View, rng: Rng) -> list[Candidate]:
        """As Search.look and Search.plan do."""
        state = determinize(seen, rng)
        found = candidates(state, self.tactics, self.search.width, self.search.reserve)
        if len(found) == 1:
            return found
        self.racks, self.stakes, self.rng = Racks(seen, self.search.pool, USES), stakes_of(seen, True), rng
        ranked_by = self.explore if "ucb" in self.added else self.halve
        going_on = any(is_open(each) for each in found)
        self.search.correct(found, state)
        ranked = ranked_by(found, (self.samples + 1) // 2 if going_on else self.samples)
        close = contenders(found[0], ranked) if going_on else []
        if len(close) < 2:
            return ranked
        planned = plans_of(close, state, self.tactics)
        self.search.correct(planned, state)
        return first_decisions(ranked_by(planned, self.samples) + ranked)

    def halve(self, found: list[Candidate], samples: int) -> list[Candidate]:
        """As Search.halve does, each decision with a tree of its own."""
        trees = {each: Branch() for each in found}
        live, halving, deals, spent = found.copy(), Halving(len(found)), 0, 0
        while len(live) > 1 and (spent < samples or deals == 0):
            if halving.is_due(spent / samples):
                live = better_half(live)
            self.try_all(live, trees)
            spent += len(live)
            deals += 1
            if deals >= FIRST and deals % 4 == 0:
                live = promising(live)
                if settled(live):
                    break
        return stayed_first(found, live, self.search.doubt)

    def explore(self, found: list[Candidate], samples: int) -> list[Candidate]:
        trees = {each: Branch() for each in found}
        for tried in range(samples):
            chosen = max(found, key=lambda each: self.promise(each.tries, tried, each.value))
            self.try_all([chosen], trees)
        for each in found:
            each.gain = each.total - float(each.tries) * found[0].value
        return sorted(found, key=lambda each: -each.tries)

    def promise(self, tries: int, available: int, mean: float) -> float:
        return mean + self.exploration * sqrt(log(available) / tries) if tries else inf

    def try_all(self, live: list[Candidate], trees: dict[Candidate, Branch]) -> None:
        """As Search.try_all does."""
        deal = self.racks.imagine(self.rng)
        luck = OrderedLuck(deal.unseen, self.rng)
        paths = []
        for candidate in live:
            luck.at = 0
            state = self.racks.to_play_on(deal)
            candidate.carry_out_all(state, luck)
            paths.append(self.descend(trees[candidate], state, int(deal.seat), luck))
            self.search.note(candidate, state, deal.seat, self.stakes)
        compare(live)
        self.playouts += len(live)
        # What a deal is worth whatever is decided says nothing about a branch that is available on some deals only.
        level = fmean(each.last for each in live) if len(live) > 1 else 0.0
        for candidate, path in zip(live, paths, strict=True):
            for branch in path:
                branch.trial.note(candidate.last - level)

    def descend(self, branch: Branch, state: State, seat: int, luck: OrderedLuck) -> list[Branch]:
        """Plays on, by the cheap policy where nothing is chosen; the branches that shall learn from how it ends."""
        path = []
        contest_turns(state, self.tactics, luck, 0)
        for _ in range(self.plies):
            if state.step != OVER:
                self.tactics.decide(state)  # the draw
                self.tactics.choice.carry_out(state, luck)
            if state.step == OVER:
                break
            mine = state.seat == seat
            if mine or "own" not in self.added:
                found = self.few(state)
                offered = self.offered(branch, state, found, mine)
                if mine or not {"sure", "blind"} & set(self.added):
                    chosen = self.choose(offered, mine)
                    path.append(offered[chosen])
                else:
                    chosen = self.reply(offered, state, found)
                branch = offered[chosen]
                found[chosen].carry_out(state, luck)
            contest_turns(state, self.tactics, luck, 0)
        contest_turns(state, self.tactics, luck, self.search.turns - self.plies)
        return path

    def few(self, state: State) -> list[Candidate]:
        """The cheap policy's own decision, takes, the play of most tiles, and the best of step 4."""
        found = candidates(state, self.tactics, self.width)
        plays = [each for each in found if each.code == PLAY][1:]
        return [each for each in found if each not in plays][: self.width]

    def offered(self, branch: Branch, state: State, found: list[Candidate], mine: bool) -> list[Branch]:
        rack = state.side(state.seat).rack
        known = (int(rack.one), int(rack.two)) if mine and "rack" in self.added else ()
        offered = [branch.following.setdefault(key(each) + known, Branch()) for each in found]
        for each in offered:
            each.available += 1
        return offered

    def choose(self, offered: list[Branch], mine: bool) -> int:
        """By UCB, among more the more often they were tried."""
        tries = [int(each.trial.tries) for each in offered]
        sign = 1.0 if mine else -1.0
        return max(
            range(min(len(offered), 1 + int(SLOWLY * sqrt(sum(tries))))),
            key=lambda i: self.promise(tries[i], offered[i].available, sign * offered[i].trial.value),
        )

    def reply(self, offered: list[Branch], state: State, found: list[Candidate]) -> int:
        """What is surely better than the cheap policy's own, after one more trial of another."""
        if len(found) == 1:
            return 0
        others = range(1, len(found))
        tried = max(
            others,
            key=lambda i: self.promise(int(offered[i].trial.tries), offered[i].available, offered[i].trial.value),
        )
        gain = self.gain_anew(found[0], found[tried], state)
        learned = offered[tried].trial
        learned.note(gain)
        learned.gain += gain
        learned.square += gain * gain
        sure = [each.trial.mean_gain() - each.trial.error() if each.trial.tries >= LEAST else 0.0 for each in offered]
        best = max(others, key=lambda i: sure[i])
        return best if sure[best] > 0.0 else 0

    def gain_anew(self, own: Candidate, other: Candidate, state: State) -> float:
        """Of the other decision over the cheap policy's own, on one deal."""
        seat = int(state.seat)
        dealt = determinize(view(state, seat), self.rng) if "blind" in self.added else state
        luck = OrderedLuck(dealt.unseen, self.rng)
        values = []
        for each in (own, other):
            luck.at = 0
            after = dealt.copy()
            trial = Candidate(each.code, each.laid)
            trial.carry_out(after, luck)
            contest_turns(after, self.tactics, luck, self.search.turns - 1)
            self.search.note(trial, after, seat, self.stakes)
            values.append(trial.last)
        self.playouts += len(values)
        return values[1] - values[0]


def key(candidate: Candidate) -> Key:
    laid = (int(candidate.laid.one), int(candidate.laid.two)) if candidate.code == PLAY else ()
    return (int(candidate.code), *laid)


def by_tree(tree: Tree) -> Decide:
    return lambda state, rng: tree.look(view(state, int(state.seat)), rng)[0]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("designs", nargs="+")
    options.add_argument("--first", default="expert", help="a search as in designs_investo, to compare with")
    options.add_argument("--count", type=int, default=100, help="positions")
    options.add_argument("--seed", type=int, default=71_000_000)
    chosen = options.parse_args()
    first, trees, judge = search_of(chosen.first), [Tree(design) for design in chosen.designs], Judge()
    decides = [by_search(first), *(by_tree(tree) for tree in trees)]
    spent = [0.0] * len(decides)
    each_position = zip(range(chosen.count), positions(chosen.seed), strict=False)
    found = [gains(judge, "hard", state, decides, spent, n) for n, state in each_position]
    playouts = [int(first.playouts), *(tree.playouts for tree in trees)]
    for i, name in enumerate([chosen.first, *chosen.designs]):
        row = [each[i] for each in found]
        error = 1.96 * stdev(row) / sqrt(chosen.count)
        print(
            f"{name}: {fmean(row):+.4f} ± {error:.4f} points a decision, "
            f"{sum(gain != 0.0 for gain in row)} better or worse, "
            f"{playouts[i] / chosen.count:.0f} playouts, {1000 * spent[i] / chosen.count:.1f} ms"
        )


if __name__ == "__main__":
    main()
