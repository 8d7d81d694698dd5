"""The server's rooms stay small: what a class can do, and what a file holds, fits into a head."""

import ast
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src/tilerummy/server"
MOST_METHODS = 20  # of a class, with what it inherits from ours
MOST_LINES = 400
EXCEPT = {"PostgresStore": 28, "Table": 24}  # the queries of a store; the fold, with a method for what an event does


def classes() -> dict[str, ast.ClassDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SERVER.rglob("*.py")]
    return {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def methods(name: str, known: dict[str, ast.ClassDef]) -> set[str]:
    if name not in known:
        return set()
    own = {each.name for each in known[name].body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    bases = [base.id for base in known[name].bases if isinstance(base, ast.Name)]
    return own.union(*(methods(base, known) for base in bases))


def test_no_class_has_too_many_methods() -> None:
    known = classes()
    counts = {name: len(methods(name, known)) for name in known}
    assert {name: n for name, n in counts.items() if n > EXCEPT.get(name, MOST_METHODS)} == {}


def test_no_file_is_too_long() -> None:
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in SERVER.rglob("*.py")}
    assert {name: n for name, n in lines.items() if n > MOST_LINES} == {}
