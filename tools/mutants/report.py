"""What was found, and which survivors are explained in tests/mutants/survivors.toml."""

import tomllib
from typing import Any, Self

import msgspec

from tools.mutants.near import ROOT
from tools.mutants.workplace import KILLED, LATE, UNTRIED, Workplace

SURVIVORS = ROOT / "tests/mutants/survivors.toml"
COLUMNS = "{:<28}{:>9}{:>9}{:>9}{:>9}{:>10}{:>9}"


class Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`was` and `becomes`: the changed line; `kind`: `equivalent`, or `not worth a test`."""

    module: str
    was: str
    becomes: str
    kind: str
    why: str


class Survivor(msgspec.Struct, frozen=True):
    name: str
    verdict: str
    was: str
    becomes: str

    def text(self) -> str:
        return f"{self.name}: {self.verdict}\n  - {self.was}\n  + {self.becomes}"


class Found(msgspec.Struct):
    module: str
    mutants: int  # all that there are
    tried: int  # of the sample
    killed: int  # by a failing test
    late: int  # by a test that did not end: counted as noticed
    untried: int
    survivors: list[Survivor]

    @classmethod
    def of(cls, module: str, names: list[str], some: list[str], known: dict[str, str], place: Workplace) -> Self:
        verdicts = [known.get(name, UNTRIED) for name in some]
        left = [name for name in some if known.get(name, UNTRIED) not in (KILLED, LATE, UNTRIED)]
        return cls(
            module,
            len(names),
            len(some) - verdicts.count(UNTRIED),
            verdicts.count(KILLED),
            verdicts.count(LATE),
            verdicts.count(UNTRIED),
            [survivor(name, known[name], module, place) for name in left],
        )


class Report(msgspec.Struct):
    sample: str
    modules: list[Found]

    def data(self) -> dict[str, Any]:
        """`tried_percent`: of all mutants; `percent`: noticed, of those tried."""
        modules = [module_data(found) for found in self.modules]
        mutants, tried, noticed = (sum(each[name] for each in modules) for name in ("mutants", "tried", "noticed"))
        survivors = [one for each in modules for one in each["survivors"]]
        return {
            "sample": self.sample,
            "mutants": mutants,
            "tried": tried,
            "tried_percent": percent(tried, mutants),
            "noticed": noticed,
            "percent": percent(noticed, tried),
            "survivors": len(survivors),
            "survivors_without_explanation": sum(one["explained"] is None for one in survivors),
            "modules_below_90_percent": [each["module"] for each in modules if (each["percent"] or 0) < 90],
            "modules": modules,
        }


def module_data(found: Found) -> dict[str, Any]:
    noticed = found.killed + found.late
    survivors = [{**msgspec.to_builtins(one), "explained": explanation(found.module, one)} for one in found.survivors]
    return {
        "module": found.module,
        "mutants": found.mutants,
        "tried": found.tried,
        "noticed": noticed,
        "by_timeout": found.late,
        "percent": percent(noticed, found.tried),
        "survivors": survivors,
    }


def percent(part: int, whole: int) -> float | None:
    return round(100 * part / whole, 1) if whole else None


def explanation(module: str, one: Survivor) -> str | None:
    known = explained(module, one)
    return None if known is None else f"{known.kind}: {known.why}"


def survivor(name: str, verdict: str, module: str, place: Workplace) -> Survivor:
    lines = place.difference(name, module)
    was = " / ".join(line[2:] for line in lines if line[0] == "-")
    return Survivor(name, verdict, was, " / ".join(line[2:] for line in lines if line[0] == "+"))


def explanations() -> list[Explained]:
    data = tomllib.loads(SURVIVORS.read_text()) if SURVIVORS.exists() else {}
    return msgspec.convert(data.get("survivor", []), list[Explained])


def explained(module: str, one: Survivor) -> Explained | None:
    """By what is changed, not by number: numbers shift when a function changes."""
    for known in explanations():
        if (known.module, known.was, known.becomes) == (module, one.was, one.becomes):
            return known
    return None


def table(found: list[Found]) -> str:
    lines = [COLUMNS.format("module", "mutants", "tried", "killed", "timeout", "survived", "noticed")]
    for one in found:
        noticed = f"{100 * (one.killed + one.late) / one.tried:.0f} %" if one.tried else "–"
        lines.append(
            COLUMNS.format(one.module, one.mutants, one.tried, one.killed, one.late, len(one.survivors), noticed)
        )
    return "\n".join(lines)
