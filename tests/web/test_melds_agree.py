"""The page's light check of a combination agrees with melds.py: both are asked about the same tiles.

`python -m tests.web.test_melds_agree` writes the file again; web/tests/agree.test.ts reads it.
"""

import json
import re
from pathlib import Path
from random import Random

from tilerummy.games.rummy.judge import MELD_RULES
from tilerummy.melds import MeldRules, meld_fault, run_fault, show_code

FILE = Path(__file__).parents[2] / "web/tests/melds.json"
RULES = {
    "investo": MeldRules(series=False, stars=False),
    "gin": MeldRules(stars=False),
    "mixed": MeldRules(ace_high=True, mixed=True, stars=False),
    "series": MeldRules(runs=False, stars=False),
}
CASES = 120


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


def cases() -> list[dict[str, str]]:
    rng = Random(7)
    found = []
    for name, rules in RULES.items():
        for _ in range(CASES):
            codes = tiles(rng)
            fault = run_fault(codes) if name == "investo" else meld_fault(codes, rules)
            text = " ".join(show_code(code) for code in codes)
            found.append({"rules": name, "meld": text, "fault": "" if fault is None else fault.code})
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
