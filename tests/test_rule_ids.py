"""Every rule has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "games" / "investo"
IDS = [f"T{n}" for n in (1, 2)] + [f"I{n}" for n in range(1, 22)]


def named_rules() -> set[str]:
    """The ids that docstrings of tests begin with: `I6, I7: ...`."""
    found: set[str] = set()
    for file in sorted(FOLDER.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = (ast.get_docstring(node) or "").partition(":")[0]
                found |= set(re.findall(r"\b[TI]\d+\b", head))
    return found


@pytest.mark.parametrize("rule", IDS)
def test_rule_has_a_test(rule: str) -> None:
    assert rule in named_rules()


def test_every_test_of_the_game_names_a_rule_that_exists() -> None:
    assert named_rules() == set(IDS)
