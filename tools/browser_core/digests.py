"""Whole matches played twice, by this machine's compiled core and by the page's engine in Node: digests must be equal.

    python -m tools.browser_core.digests [--minutes 30] [--write]

Every bot of every game, at every number of seats and by every preset; an eighth of the matches has an expert. A run
that was ended goes on (.cache/wasm-digests) as long as the compiled core is the same. --write:
docs/evidence/wasm-digests.json from what was played so far.
"""

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tilerummy.games import GAMES
from tools.browser_core import trials
from tools.browser_core.in_node import CORE, PAGE, ROOT, NodeEngine, has_core

EVIDENCE = ROOT / "docs/evidence/wasm-digests.json"
KEPT = ROOT / ".cache/wasm-digests"
EACH = 104  # matches a game
EXPERTS = 8  # every so many matches one seat is the expert's
QUICK = {"investo": "short", "rummy": "standard", "gin": "short"}  # for the expert's matches


def jobs() -> Iterator[dict[str, Any]]:
    for number in range(EACH):  # the games in turn, so that a run that was ended has played all of them
        for game, kind in GAMES.items():
            names = [name for name in kind.bots() if name != "expert"]
            presets = list(kind.rules_type.presets)
            seats = kind.seats[number % len(kind.seats)]
            bots = [names[(number + seat * (1 + number // len(names))) % len(names)] for seat in range(seats)]
            rules = presets[number % len(presets)]
            if number % EXPERTS == 0:
                bots[number // EXPERTS % seats] = "expert"
                rules = QUICK[game]
            yield {"game": game, "rules": rules, "bots": bots, "seed": number}


def core_name() -> str:
    """By its content: matches of another core say nothing about this one."""
    (path,) = PAGE.glob(CORE)
    return path.name.removesuffix(".bin.gz")


def played(kept: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in kept.read_text("utf-8").splitlines()] if kept.exists() else []


def play(kept: Path, seconds: float) -> None:
    done = {json.dumps(row["job"]) for row in played(kept)}
    left = [job for job in jobs() if json.dumps(job) not in done]
    if not left:
        return
    end = time.monotonic() + seconds
    kept.parent.mkdir(parents=True, exist_ok=True)
    with NodeEngine() as engine, kept.open("a", encoding="utf-8") as file:
        if not engine.compiled:
            sys.exit("The compiled core did not load in Node.")
        for job in left:
            if time.monotonic() > end:
                return
            row = {"job": job, "native": trials.match(**job), "browser": engine.call("match", **job)}
            file.write(json.dumps(row) + "\n")
            file.flush()


def same(row: dict[str, Any]) -> bool:
    return bool(row["native"]["digest"] == row["browser"]["digest"])


def evidence(rows: list[dict[str, Any]]) -> dict[str, Any]:
    digests = "".join(row["native"]["digest"] for row in rows)
    by_bot = Counter(f"{row['job']['game']} {bot}" for row in rows for bot in row["job"]["bots"])
    return {
        "what": __doc__,
        "core": core_name(),
        "matches": len(rows),
        "of": EACH * len(GAMES),
        "events": sum(row["native"]["events"] for row in rows),
        "same": sum(map(same, rows)),
        "different": [row for row in rows if not same(row)],
        "seats by game and bot": dict(sorted(by_bot.items())),
        "seconds": {side: round(sum(row[side]["seconds"] for row in rows)) for side in ("native", "browser")},
        "digest of all digests": hashlib.sha256(digests.encode()).hexdigest()[:16],
    }


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=60.0)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    if not has_core():
        sys.exit("The installed page has no compiled core: make core-wasm says why.")
    kept = KEPT / f"{core_name()}.jsonl"
    play(kept, 60 * chosen.minutes)
    found = evidence(played(kept))
    print(f"{found['matches']} of {found['of']} matches, {found['events']} events; {found['same']} are the same.")
    if chosen.write:
        EVIDENCE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return int(bool(found["different"]))


if __name__ == "__main__":
    sys.exit(main())
