"""The best, the second best and so on: plays that differ in what they lay.

After a play is found, what remains is divided: plays that agree with it on the first kinds of the rack and lay more, or
fewer, of the next. Each part has narrower bounds and is solved like any other.
"""

from tilerummy.layout import Layout
from tilerummy.melds import Meld
from tilerummy.solver.constraints import KINDS, Aim, Constraints
from tilerummy.solver.finder import Finder, Found

Ranked = tuple[Constraints, Found]


def ranked(finder: Finder, constraints: Constraints, aim: Aim, number: int) -> list[Ranked]:
    """So many plays, each the best of those that are left; one that lays nothing may be among them, as the last."""
    waiting = solved(finder, [constraints], aim)
    best: list[Ranked] = []
    while waiting and len(best) < number:
        top = max(range(len(waiting)), key=lambda i: waiting[i][1].score)
        part, found = waiting.pop(top)
        best.append((part, found))
        waiting += solved(finder, parts_without(part, laid_of(part, found)), aim)
    return best


def solved(finder: Finder, problems: list[Constraints], aim: Aim) -> list[Ranked]:
    plays = [(constraints, finder.find(constraints, aim)) for constraints in problems]
    return [(constraints, found) for constraints, found in plays if found is not None]


def laid_of(constraints: Constraints, found: Found) -> list[int]:
    counts = Layout(tuple([Meld(codes) for codes in found.melds])).counts()
    return [counts[kind] - constraints.fixed[kind] for kind in range(KINDS)]


def parts_without(constraints: Constraints, laid: list[int]) -> list[Constraints]:
    """The plays under these constraints other than those that lay exactly this."""
    parts: list[Constraints] = []
    agreed = constraints
    for kind in range(KINDS):
        if agreed.low[kind] < laid[kind]:
            parts.append(agreed.narrowed(kind, agreed.low[kind], laid[kind] - 1))
        if laid[kind] < agreed.high[kind]:
            parts.append(agreed.narrowed(kind, laid[kind] + 1, agreed.high[kind]))
        agreed = agreed.narrowed(kind, laid[kind], laid[kind])
    return parts
