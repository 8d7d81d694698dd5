"""Every rule of every game has a test on its legal side and one on its illegal side, and both name it."""

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "games"
IDS = {
    "investo": [*(f"T{n}" for n in (1, 2)), *(f"I{n}" for n in range(1, 22))],
    "rummy": [f"R{n}" for n in range(1, 16)],
    "gin": [f"G{n}" for n in range(1, 13)],
}
# How tests say that something is not accepted: our helpers, an error, or that it is not among the options.
REFUSING = re.compile(r"\brefus|\braises\b|\.code\b|not in (offered|\w*options)")
ACCEPTED = re.compile(r"== ''|is None")  # `refused(…) == ""`: it is not refused after all


def functions_of(game: str) -> list[ast.FunctionDef]:
    return [
        node
        for file in sorted((FOLDER / game).glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def rules_of(test: ast.FunctionDef) -> set[str]:
    """The ids that the docstring begins with: `I6, I7: ...`."""
    head = (ast.get_docstring(test) or "").partition(":")[0]
    return set(re.findall(r"\b[TIRG]\d+\b", head))


def sides_of(test: ast.FunctionDef) -> set[str]:
    """`illegal`: it expects a refusal; `legal`: it asserts anything else. What is in `with raises` is not claimed to work."""
    sides: set[str] = set()
    waiting: list[ast.AST] = list(test.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.With) and "raises" in ast.unparse(node.items[0]):
            sides.add("illegal")
            continue
        if isinstance(node, ast.Assert | ast.Expr):
            sides |= side_of(node)
        waiting += ast.iter_child_nodes(node)
    return sides


def side_of(node: ast.Assert | ast.Expr) -> set[str]:
    text = ast.unparse(node)
    if not is_docstring(node) and REFUSING.search(text) and not ACCEPTED.search(text):
        return {"illegal"}
    return {"legal"} if isinstance(node, ast.Assert) else set()


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def sides(game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for test in functions_of(game):
        for rule in rules_of(test):
            found.setdefault(rule, set()).update(sides_of(test))
    return found


@pytest.mark.parametrize("game", IDS)
def test_every_rule_has_a_test_on_both_sides(game: str) -> None:
    found = sides(game)
    lacking = {rule: {"legal", "illegal"} - found.get(rule, set()) for rule in IDS[game]}
    assert {rule: missing for rule, missing in lacking.items() if missing} == {}


def test_tests_name_only_rules_that_exist() -> None:
    everything = {rule for rules in IDS.values() for rule in rules}
    for game in IDS:
        assert sides(game).keys() <= everything


def test_refusal_and_acceptance_are_told_apart() -> None:
    """So a rule whose tests only ever accept, or only ever refuse, is found."""
    texts = {
        "assert refused(state, 'T1') == 'row-incomplete I6'": {"illegal"},
        "assert refused(state, 'T1') == ''": {"legal"},
        "assert 'T1' not in offered(state)": {"illegal"},
        "assert points_of(state) == [4, 0]": {"legal"},
        "with pytest.raises(RulesError):\n        parse(text)": {"illegal"},
        "play(state, 'T1')": set(),
    }
    for text, expected in texts.items():
        test = ast.parse(f"def test_it():\n    '''I6: so.'''\n    {text}").body[0]
        assert isinstance(test, ast.FunctionDef)
        assert sides_of(test) == expected, text
