"""The page's light check of a combination says what every game's own judge says, and its best split of a hand of
Gin-Rummy leaves what the solver's leaves: both are asked about the same tiles.

`python -m tests.web.test_melds_agree` writes the file again; web/tests/agree.test.ts reads it.
"""

import ast
import json
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from tilerummy.games.gin import judge as gin
from tilerummy.games.gin.rules import Rules as GinRules
from tilerummy.games.investo import judge as investo
from tilerummy.games.investo.rules import Rules as InvestoRules
from tilerummy.games.investo.state import State as InvestoState
from tilerummy.games.rummy import judge as rummy
from tilerummy.games.rummy.rules import Rules as RummyRules
from tilerummy.games.rummy.state import State as RummyState
from tilerummy.games.rummy.state import meld_rules
from tilerummy.layout import Layout
from tilerummy.melds import DECLARED, Meld, MeldRules, meld_fault, meld_points, show_code, stand_of
from tilerummy.refusal import Refusal
from tilerummy.solver.hand import UNLIMITED
from tilerummy.solver.hand_split import Split
from tilerummy.tiles import STAR, Tiles, popcount
from tilerummy.words import Words

FILE = Path(__file__).parents[2] / "web/tests/melds.json"
RUMMY = {
    "rummy": "",
    "both": "ace=both",
    "mixed": "mixed=true",
    "family": "ace=both mixed=true",
    "series": "combinations=series",
    "sequences": "combinations=sequences",
}
CASES = 150
HANDS = 300
SAID = Meld.parse("[r8 y8 k8 k10]").codes
Codes = tuple[int, ...]
Case = dict[str, Any]


# ---- what the games say


def investo_says(codes: Codes) -> Refusal | None:
    return investo.play_fault(InvestoState(InvestoRules()), Layout((Meld(codes),)), Tiles())


def gin_says(codes: Codes) -> Refusal | None:
    return gin.new_fault(Meld(codes))


def rummy_says(rules: str) -> Callable[[Codes], Refusal | None]:
    """A play of these tiles by somebody who has them and may lay anything."""
    state = RummyState(RummyRules.parse(f"{rules} opening=0"), 2)

    def say(codes: Codes) -> Refusal | None:
        state.side(state.seat).rack = Tiles.of([min(code, STAR) for code in codes])
        found = rummy.judge(state, Layout((Meld(codes),)))
        return found if isinstance(found, Refusal) else None

    return say


JUDGES = {"investo": investo_says, "gin": gin_says, **{name: rummy_says(rules) for name, rules in RUMMY.items()}}


# ---- tiles that are nearly a combination


def whole(rng: Random) -> list[int]:
    """A run, a series or a sequence of any colours; from 13 it goes on with 1."""
    first, count, sort = rng.randrange(STAR), rng.randint(2, 6), rng.randrange(3)
    if sort == 0:
        return [(first + 4 * i) % STAR for i in range(count)]
    if sort == 1:
        return [(first & ~3) + (first + i) % 4 for i in range(min(count, 5))]
    return [((first + 4 * i) % STAR & ~3) + rng.randrange(4) for i in range(count)]


def tiles(rng: Random) -> Codes:
    """One tile exchanged, taken away or added, or the beginning of something else beside it; or nothing of this."""
    codes = whole(rng)
    change = rng.randrange(6)
    if change == 0:
        codes[rng.randrange(len(codes))] = rng.randrange(STAR)
    elif change == 1 and len(codes) > 3:
        del codes[rng.randrange(1, len(codes) - 1)]
    elif change == 2:
        codes.append(rng.choice([rng.randrange(STAR), rng.choice(codes) ^ rng.randrange(1, 4), rng.choice(codes)]))
    elif change == 3:
        codes += whole(rng)[: rng.randint(2, 3)]
    rng.shuffle(codes)
    return tuple(codes) if max(map(codes.count, codes)) <= 2 else tiles(rng)  # there are two of each tile


def with_stars(codes: tuple[int, ...], rng: Random, declared: bool) -> tuple[int, ...]:
    """Up to two of the tiles are Stars that stand for them, or for nothing yet."""
    changed = list(codes)
    for at in rng.sample(range(len(codes)), rng.randint(0, min(2, len(codes) - 1))):
        changed[at] = DECLARED + codes[at] if declared else STAR
    return tuple(changed)


def written(codes: tuple[int, ...]) -> str:
    return " ".join(show_code(code) for code in codes)


def verdict(name: str, codes: Codes) -> Case:
    """What the game says of tiles that stand for something, and what they are worth (R5)."""
    fault = JUDGES[name](codes)
    case: Case = {"rules": name, "meld": written(codes), "fault": "", "worth": 0}
    if fault is None:
        return {**case, "worth": meld_points(tuple(stand_of(code) for code in codes))}
    params = {key: value for key, value in fault.params.items() if key != "meld"}  # the page has the combination itself
    return {**case, "fault": fault.code, "rule": fault.rule, "params": params}


@cache
def rummy_rules(name: str) -> MeldRules:
    return meld_rules(RummyRules.parse(RUMMY[name]))


def best(name: str, codes: Codes) -> Case:
    """Stars that stand for nothing yet: can they make a combination at all?"""
    rules = rummy_rules(name)
    free = [at for at, code in enumerate(codes) if code == STAR]
    for kinds in product(range(STAR), repeat=len(free)):
        tried = list(codes)
        for at, kind in zip(free, kinds, strict=True):
            tried[at] = DECLARED + kind
        if meld_fault(tuple(tried), rules) is None:
            return {"rules": name, "meld": written(codes), "fault": "", "worth": -1}
    return {"rules": name, "meld": written(codes), "fault": "none", "worth": -1}


@cache
def cases() -> list[Case]:
    rng = Random(7)
    found = [verdict(name, SAID) for name in JUDGES]
    for name in JUDGES:
        for _ in range(CASES):
            codes = tiles(rng)
            found.append(verdict(name, with_stars(codes, rng, declared=True) if name in RUMMY else codes))
            if name in RUMMY:
                found.append(best(name, with_stars(codes, rng, declared=False)))
    return found


# ---- hands of Gin-Rummy


def hand(rng: Random) -> Tiles:
    """Ten or eleven tiles; in most of them combinations that want the same tiles."""
    size = rng.choice((10, 11))
    codes: list[int] = []
    while len(codes) < size:
        more = set(whole(rng)) if rng.randrange(4) else {rng.randrange(STAR)}
        codes += [code for code in sorted(more) if codes.count(code) < 2]
    return Tiles.of(codes[:size])


def best_split(tiles: Tiles, highest: int) -> Case:
    """The least points that can be left, and the most tiles that can be laid then."""
    split = Split(highest)
    split.search(tiles.one, tiles.two)
    least = int(split.least)
    ways = split.every(tiles.one, tiles.two, least + 1, UNLIMITED, 0)
    laid = max(sum(popcount(meld) for meld in way) for way in ways)
    return {"hand": " ".join(map(show_code, tiles.kinds())), "highest": highest, "left": least, "laid": laid}


@cache
def hands() -> list[Case]:
    rng = Random(11)
    worths = sorted({GinRules.parse(name).highest for name in GinRules.presets})
    return [best_split(hand(rng), worths[at % len(worths)]) for at in range(HANDS)]


# ---- the file


def text() -> str:
    parts = {"melds": cases(), "hands": hands()}
    written = [f'"{name}": [\n' + ",\n".join(map(json.dumps, found)) + "\n]" for name, found in parts.items()]
    return "{\n" + ",\n".join(written) + "\n}\n"


def test_the_hands_are_of_many_kinds() -> None:
    left, laid = ({case[name] for case in hands()} for name in ("left", "laid"))
    assert {0, *range(3, 12)} <= laid
    assert len(left) > 30


def test_the_file_the_page_is_tested_with_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


def test_every_reason_a_game_can_give_is_among_the_cases() -> None:
    """But for what the page never has: a Star in a game without Stars, and one that stands for nothing yet."""
    source = (Path(__file__).parents[2] / "src/tilerummy/melds.py").read_text(encoding="utf-8")
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    known = {text for text in texts if isinstance(text, str) and Words("en").has(f"refusal-{text}")}
    asked = {case["fault"] for case in cases()} - {"", "none"}
    assert known - asked == {"no-stars", "declare-stars", "star-past-end"}
    for name in JUDGES:
        faults = [case["fault"] for case in cases() if case["rules"] == name]
        assert faults.count("") >= 10
        assert len(set(faults)) > 4


def test_the_tile_that_does_not_fit_is_named() -> None:
    """R2: three of them share a value; it is the fourth that is wrong."""
    for name in ("gin", "rummy", "family", "series"):
        found = verdict(name, SAID)
        assert (found["fault"], found["rule"]) == ("odd-value", "R2")
        assert found["params"] == {"tile": "k10", "tiles": "r8 y8 k8"}


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
