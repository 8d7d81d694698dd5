"""The way from one table to the next as short lines: `split r5-9 > r5-7 [r8 r9]`, `add [r8 r9] + r10 > r8-10`."""

from tilerummy.melds import show_code
from tilerummy.solver.steps import Step, steps_between
from tilerummy.table import Table


def show_steps(before: Table, after: Table) -> list[str]:
    return [show_step(step) for step in steps_between(before, after)]


def show_step(step: Step) -> str:
    taken = " ".join(str(meld) for meld in step.taken)
    laid = " ".join(show_code(code) for code in step.laid)
    made = " ".join(str(meld) for meld in step.made)
    from_ = " + ".join(part for part in (taken, laid) if part)
    return f"{step.kind} {from_} > {made}"
