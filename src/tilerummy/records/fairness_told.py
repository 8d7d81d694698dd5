"""What a count of deals found, in sentences: for the terminal and for the server's page."""

from tilerummy.records.fairness import DealTest, Findings
from tilerummy.words import Words


def told(found: Findings, words: Words, odd: str = "fairness-odd") -> list[str]:
    """The last one is the verdict; `odd`: the sentence for one that chance hardly explains."""
    counts = {"records": found.records, "deals": found.deals, "draws": found.draws, "skipped": found.skipped}
    lines = [words("fairness-read", **counts), *(line_of(trial, words) for trial in found.trials)]
    if found.edge is not None:
        share, least, most, even = (f"{100 * part:.1f}" for part in found.edge)
        lines.append(words("fairness-edge", share=share, least=least, most=most, even=even))
    if not found.trials:
        return [*lines, words("fairness-too-few")]
    how = words("fairness-how", count=len(found.trials), expected=f"{len(found.trials) / 20:.1f}")
    verdict = words(odd if found.odd else "fairness-ordinary", p=shown(found.adjusted))
    return [*lines, how, verdict]


def line_of(trial: DealTest, words: Words) -> str:
    name = words(f"fairness-{trial.what}", which=trial.which)
    return words("fairness-line", name=name, chi=f"{trial.chi:.1f}", freedom=trial.freedom, p=shown(trial.p))


def shown(p: float) -> str:
    return f"{p:.3f}" if p >= 0.001 else f"{p:.1e}"
