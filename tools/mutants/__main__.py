"""`make mutants ARGS="--sample 40 --seed 1 --minutes 30"`: what the near tests notice, module by module."""

import argparse
import hashlib
import json
import os
import time
from pathlib import Path

from tools.mutants.near import groups
from tools.mutants.report import Found, Report, explained, table
from tools.mutants.workplace import KILLED, LATE, Workplace, module_of


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("groups", nargs="*", help="names of tests/mutants/near.toml; all of them by default")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each module; 0: all")
    parser.add_argument("--seed", default="1", help="another one takes another sample")
    parser.add_argument("--minutes", type=float, default=600.0, help="then it stops; the next run goes on from there")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs have found")
    parser.add_argument("--told", action="store_true", help="try nothing; say what earlier runs have found")
    parser.add_argument("--report", type=Path, help="write what was found as JSON")
    return parser.parse_args()


def sample(names: list[str], size: int, seed: str) -> list[str]:
    """The same for the same seed, and a larger sample contains a smaller one."""
    drawn = sorted(names, key=lambda name: hashlib.sha256(f"{seed} {name}".encode()).digest())
    return drawn[:size] if size else drawn


def described(args: argparse.Namespace) -> str:
    if args.told:
        return f"what earlier runs have tried, chosen by the hash of their names (seed {args.seed})"
    return f"{args.sample} a module, seed {args.seed}" if args.sample else "all"


def look(place: Workplace, args: argparse.Namespace, until: float) -> list[Found]:
    """Try what is chosen of a group, as far as there is time. What was killed stays so; survivors are tried again."""
    place.prepare()
    names = place.names()
    chosen = {path: sample(all_of, args.sample, args.seed) for path, all_of in names.items()}
    tried: set[str] = set()
    while wanted := [] if args.told else left_to_try(place, chosen, tried):
        if time.monotonic() >= until or not place.run(wanted, until - time.monotonic()):
            break
        tried.update(wanted)  # when the near tests are others than before, mutmut forgets the rest: once more
    known = place.verdicts()
    return [Found.of(module_of(path), names[path], some, known, place) for path, some in chosen.items()]


def left_to_try(place: Workplace, chosen: dict[str, list[str]], tried: set[str]) -> list[str]:
    known = place.verdicts()
    open_still = [one for some in chosen.values() for one in some if known.get(one) not in (KILLED, LATE)]
    return [one for one in open_still if one not in tried]


def main() -> None:
    args = arguments()
    os.nice(max(0, 10 - os.nice(0)))
    until = time.monotonic() + args.minutes * 60
    report = Report(described(args), [])
    known = groups()
    for name in args.groups or known:
        place = Workplace(name, known[name])
        if args.fresh:
            place.forget()
        found = look(place, args, until)
        report.modules.extend(found)
        print(table(found), flush=True)
    if args.report:
        args.report.write_text(json.dumps(report.data(), indent=1, ensure_ascii=False) + "\n")
    unexplained = [one for found in report.modules for one in found.survivors if explained(found.module, one) is None]
    for one in unexplained:
        print(one.text())
    raise SystemExit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
