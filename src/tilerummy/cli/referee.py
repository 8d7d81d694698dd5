"""`tilerummy referee GAME`: was that legal at a real table, and if not, why.

tilerummy referee rummy --table "r5-7" --rack "r8 k1" --opened "A r5-8"
tilerummy referee gin --rack "r1-3 b5-7 9:brk y4" K
tilerummy referee investo --pot "k10 b5 r7<b7 / . / . / ." --rack "k11 k12" T1 "A k10-12"
tilerummy referee rummy --melds "[b12 b13 b1]"
"""

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import msgspec

from tilerummy.cli.arguments import Fault, complain, parser
from tilerummy.cli.score import sentence_of
from tilerummy.games import GAMES
from tilerummy.reading import as_typed
from tilerummy.realtable.referee import Case, Verdict, judge
from tilerummy.refusal import CodedError
from tilerummy.words import Words

# What follows from a legal action, in the order it is said: the fact, its sentence and the parameter.
FACTS = (
    ("laid", "real-fact-laid", "tiles"),
    ("opening", "real-fact-opening", "points"),
    ("left", "real-fact-left", "points"),
    ("worth", "real-fact-worth", "points"),
    ("handed", "real-fact-handed", "tiles"),
    ("covered", "real-fact-covered", "tile"),
)


def options_of(argv: Sequence[str]) -> Namespace:
    made = parser("referee")
    made.add_argument("game", choices=tuple(GAMES))
    made.add_argument("actions", nargs="*", help='what was done, in notation: "A r5-8", "K r3", "T1", "X1.2 y5"')
    made.add_argument("--rules", default="", help='a preset and options: "hard ace=both"')
    made.add_argument("--melds", default="", help="instead of actions: are these combinations?")
    made.add_argument("--table", default="", help="what lies there before")
    made.add_argument("--rack", help="without it: just what is played")
    made.add_argument("--pot", default="", help='"k10 b5 r7<b7 / r3 / . / x"')
    made.add_argument("--reserve", default="", help="the other player's")
    made.add_argument("--base", default="", help="the base tile of a taken row, if it is played too")
    made.add_argument("--opened", action="store_true")
    made.add_argument("--out", default="", help="how somebody else went out: grand-gin, petit-gin, eight-nine")
    made.add_argument("--json", action="store_true")
    return made.parse_intermixed_args(argv)


def main(argv: Sequence[str]) -> int:
    """0: legal, 1: not legal, 2: it cannot be judged."""
    try:
        options = options_of(argv)
        words = Words(options.lang, options.game)
        found = judged(options, words)
    except Fault as fault:
        return complain(fault)
    if options.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        print("\n".join(lines_of(found, words)))
    return 0 if found.legal else 1


def judged(options: Namespace, words: Words) -> Verdict:
    names = ("table", "rack", "pot", "reserve", "base", "opened", "out", "actions")
    asked = {name: typed(getattr(options, name), name in ("table", "actions")) for name in names}
    data = {"game": options.game, "rules": options.rules, "melds": as_typed(options.melds, melds=True), "asked": asked}
    if options.melds:
        del data["asked"]
    try:
        return judge(msgspec.convert(data, Case))
    except (CodedError, msgspec.ValidationError) as problem:
        if isinstance(problem, CodedError) and problem.key == "notation-unknown-action":  # no prompt to type `?` at
            raise Fault(words("cli-no-such-action", action=str(problem.params["action"]))) from None
        raise Fault(sentence_of(problem, words)) from None


def typed(value: Any, melds: bool) -> Any:
    if isinstance(value, list):
        return [as_typed(each, melds) for each in value]
    return as_typed(value, melds) if isinstance(value, str) else value


def lines_of(found: Verdict, words: Words) -> list[str]:
    if not found.legal:
        return [f"{words('real-illegal')}: {words.reason(found.code, found.params, found.rule)}"]
    lines = [words("real-legal")]
    for facts in found.facts:
        lines += [words(key, **{name: facts[fact]}) for fact, key, name in FACTS if facts.get(fact, "") != ""]
    return lines
