"""The page's light check of a combination agrees with melds.py: both are asked about the same tiles.

`python -m tests.web.test_melds_agree` writes the file again; web/tests/agree.test.ts reads it.
"""

import json
import re
from itertools import product
from pathlib import Path
from random import Random

from tilerummy.games.rummy.judge import MELD_RULES
from tilerummy.melds import DECLARED, MeldRules, meld_fault, meld_points, resolve, run_fault, show_code
from tilerummy.refusal import Refusal
from tilerummy.tiles import STAR

FILE = Path(__file__).parents[2] / "web/tests/melds.json"
RULES = {
    "investo": MeldRules(series=False, stars=False),
    "gin": MeldRules(stars=False),
    "mixed": MeldRules(ace_high=True, mixed=True, stars=False),
    "series": MeldRules(runs=False, stars=False),
    "rummy": MeldRules(),
    "family": MeldRules(ace_high=True, mixed=True),
    "both": MeldRules(ace_high=True),
}
CASES = 120
Case = dict[str, str | int]


def tiles(rng: Random) -> tuple[int, ...]:
    """Often nearly a run or a series, so that every answer comes up."""
    first, count = rng.randrange(52), rng.randint(2, 6)
    if rng.random() < 0.5:
        codes = [(first + 4 * i) % 52 for i in range(count)]
    else:
        codes = [(first & ~3) + (first + i) % 4 for i in range(min(count, 5))]
    if rng.random() < 0.5:
        codes[rng.randrange(len(codes))] = rng.randrange(52)
    rng.shuffle(codes)
    return tuple(codes)


def with_stars(codes: tuple[int, ...], rng: Random, declared: bool) -> tuple[int, ...]:
    """Up to two of the tiles are Stars that stand for them, or for nothing yet."""
    changed = list(codes)
    for at in rng.sample(range(len(codes)), rng.randint(0, min(2, len(codes) - 1))):
        changed[at] = DECLARED + codes[at] if declared else STAR
    return tuple(changed)


def written(codes: tuple[int, ...]) -> str:
    return " ".join(show_code(code) for code in codes)


def verdict(name: str, codes: tuple[int, ...]) -> Case:
    """What the rules say of tiles that stand for something, and what they are worth (R5)."""
    fault = run_fault(codes) if name == "investo" else meld_fault(codes, RULES[name])
    if fault is not None:
        return {"rules": name, "meld": written(codes), "fault": fault.code, "worth": 0}
    read = codes if name == "investo" else resolve(codes, RULES[name])
    assert not isinstance(read, Refusal)
    return {"rules": name, "meld": written(codes), "fault": "", "worth": meld_points(read)}


def best(name: str, codes: tuple[int, ...]) -> Case:
    """Stars that stand for nothing yet: can they make a combination at all?"""
    free = [at for at, code in enumerate(codes) if code == STAR]
    for kinds in product(range(STAR), repeat=len(free)):
        tried = list(codes)
        for at, kind in zip(free, kinds, strict=True):
            tried[at] = DECLARED + kind
        if meld_fault(tuple(tried), RULES[name]) is None:
            return {"rules": name, "meld": written(codes), "fault": "", "worth": -1}
    return {"rules": name, "meld": written(codes), "fault": "none", "worth": -1}


def cases() -> list[Case]:
    rng = Random(7)
    found = []
    for name, rules in RULES.items():
        for _ in range(CASES):
            codes = tiles(rng)
            found.append(verdict(name, with_stars(codes, rng, declared=True) if rules.stars else codes))
            if rules.stars:
                found.append(best(name, with_stars(codes, rng, declared=False)))
    return found


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(case) for case in cases()) + "\n]\n"


def test_the_file_the_page_is_tested_with_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text()
    assert len({case["fault"] for case in cases()}) > 8


def test_the_page_names_the_same_rules_for_what_is_no_combination() -> None:
    source = (FILE.parents[1] / "src/games/rummy.svelte.ts").read_text(encoding="utf-8")
    (table,) = re.findall(r"const MELD_RULES[^{]*\{(.*?)\};", source, re.DOTALL)
    assert dict(re.findall(r"'([a-z-]+)': '(R\d+)'", table)) == MELD_RULES


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
