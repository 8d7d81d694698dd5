"""docs/aims.md from the evidence: what the experts are meant to reach, and what they have."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.figures import Figures, figures
from benchmarks.ladder import EVIDENCE, ROOT, Rung
from benchmarks.ladder_page import TITLES, table

PAGE: Final = ROOT / "docs/aims.md"
CARDS: Final = "Gin-Rummy, `standard-52`"
HEAD: Final = """# What the experts are meant to reach

Made by `make generated` from the evidence files that it names, so it follows when matches are added. An aim is for the
lower end of the 95 % interval, over [mirrored deals](arena.md): with two seats a deal is a pair of matches with the
seats exchanged, with three and four as many matches as seats. *So far* is a run with fewer matches than its command
asks for: an interval that is looked at again and again is wrong more often than it says.

Milliseconds are of processor time, a decision of the first bot in these matches; where only the clock was read, on a
machine with other work, it took no more than that. A command of the arena goes on from the file that is there; to play
anew, move it away until the new one is there. More: [the bots](bots.md), [the ladder](ladder.md).
"""
COLUMNS: Final = ["", "aim", "deals", "won", "interval", "reached", "ms (processor)", "command", "evidence"]


@dataclass(frozen=True)
class Aim:
    """`least`: of the lower end, as a share; None where a bot is only compared with. `most`: ms a decision."""

    what: str
    path: Path
    least: float | None
    most: float | None = None

    @property
    def told(self) -> str:
        if self.least is None:
            return "–"
        return f"≥ {100 * self.least:.3g} %" + ("" if self.most is None else f", ≤ {self.most:g} ms")

    def reached(self, found: Figures) -> str:
        if self.least is None:
            return "–"
        spent = found.clock if found.processor is None else found.processor
        good = found.wins.low >= self.least and (self.most is None or spent <= self.most)
        return ("yes" if good else "no") + (", so far" if found.matches < found.planned else "")


def between(what: str, game: str, first: str, other: str, least: float, most: float | None = None) -> Aim:
    return Aim(f"{what}: {first} – {other}", EVIDENCE / f"bots-{game}-{first}-{other}.json", least, most)


def two_seats() -> Iterator[Aim]:
    yield between(CARDS, "gin", "expert", "baseline", 0.75, 50)
    for name in ("eager", "patient", "camper"):
        yield Aim(f"{CARDS}: expert – `{name}`", EVIDENCE / f"gin-pool-expert-{name}.json", 0.58)
    yield between(TITLES["rummy"], "rummy", "expert", "greedy", 0.78)
    yield between(TITLES["rummy"], "rummy", "expert", "hard", 0.70)
    yield between(TITLES["investo"], "investo", "expert", "hard", 0.85)


def more_seats() -> Iterator[Aim]:
    """The expert clearly above `hard`: its interval above that one's."""
    for game in ("gin", "rummy"):
        for seats in (3, 4):
            among = f"{TITLES[game]}, {seats} seats: %s among `greedy`"
            paths = {name: Rung(game, seats, name, "greedy").path for name in ("expert", "hard")}
            if all(path.exists() for path in paths.values()):
                yield Aim(among % "expert", paths["expert"], figures(paths["hard"]).wins.high)
                yield Aim(among % "hard", paths["hard"], None)


def row(aim: Aim) -> list[str]:
    found = figures(aim.path)
    wins = found.wins
    won = [f"{wins.count:,}", f"{100 * wins.mean:.1f} %", f"{100 * wins.low:.1f}–{100 * wins.high:.1f}"]
    file = f"[file](evidence/{aim.path.name})"
    return [aim.what, aim.told, *won, aim.reached(found), milliseconds(found), f"`{found.command}`", file]


def milliseconds(found: Figures) -> str:
    return f"by the clock {found.clock:.3g}" if found.processor is None else f"{found.processor:.3g}"


def page() -> str:
    rows = [row(aim) for aim in two_seats() if aim.path.exists()]
    others = [row(aim) for aim in more_seats()]
    return f"""{HEAD}
## Two seats

{table(COLUMNS, rows)}
## Three and four seats

One bot among `greedy` players; a share would be a third and a quarter. The expert is to do clearly better than `hard`:
its interval begins where that of `hard` ends, or higher.

{table(COLUMNS, others)}"""
