"""Every rule of every game has a test that names it."""

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


def named_rules(game: str) -> set[str]:
    """The ids that docstrings of tests begin with: `I6, I7: ...`."""
    found: set[str] = set()
    for file in sorted((FOLDER / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = (ast.get_docstring(node) or "").partition(":")[0]
                found |= set(re.findall(r"\b[TIRG]\d+\b", head))
    return found


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game, rules in IDS.items() for rule in rules])
def test_rule_has_a_test(game: str, rule: str) -> None:
    assert rule in named_rules(game)


def test_tests_name_only_rules_that_exist() -> None:
    everything = {rule for rules in IDS.values() for rule in rules}
    for game in IDS:
        assert named_rules(game) <= everything
