"""The way from one table to the next: short lines for a proof, data for people's screens."""

from typing import Any

from tilerummy.layout import Layout
from tilerummy.melds import Meld, show_code
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import changed, melds_in, part
from tilerummy.solver.steps import PlayStep, apply_step, step_data, steps_between


def show_steps(before: Layout, after: Layout) -> list[str]:
    """`split r5-9 > r5-7 [r8 r9]`, `add [r8 r9] + r10 > r8-10`."""
    return [show_step(step) for step in steps_between(before, after)]


def show_step(step: PlayStep) -> str:
    taken = " ".join(str(meld) for meld in step.taken)
    laid = " ".join(show_code(code) for code in step.laid)
    made = " ".join(str(meld) for meld in step.made)
    from_ = " + ".join(each for each in (taken, laid) if each)
    return f"{step.kind} {from_} > {made}"


def answer_steps(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The steps of the answer, each with the table after it; for a hand its combinations."""
    if not puzzle.answer[-1].startswith("A "):
        return [{"step": "lay", "made": [line.removeprefix("lay ")], "table": ""} for line in puzzle.proof.steps]
    lying = Layout.parse(part(puzzle, "table"))
    found = []
    for step in steps_between(lying, Layout.parse(puzzle.answer[-1].removeprefix("A "))):
        lying = apply_step(lying, step)
        found.append({**step_data(step), "table": str(lying)})
    return found


def done_by(puzzle: Puzzle, actions: list[str]) -> dict[str, int]:
    """How much a right attempt laid and changed, which tells nobody what."""
    if not actions[-1].startswith("A "):
        laid = [Meld.parse(line.removeprefix("lay ")) for line in puzzle.proof.steps]
        return {"laid": sum(len(meld.codes) for meld in laid), "changed": 0}
    before, after = melds_in(part(puzzle, "table")), melds_in(actions[-1].removeprefix("A "))
    return {"laid": sum(map(len, after)) - sum(map(len, before)), "changed": len(changed(before, after))}
