"""GLOSSARY names what is in the code, and the main nouns of the code are in it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tilerummy"
MAIN = ". analysis arena bots puzzles queries queries/lessons records server/live server/table".split()


def glossary() -> set[str]:
    """What stands in the last column of the tables."""
    lines = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8").splitlines()
    cells = [line.rstrip("| ").rpartition("|")[2] for line in lines if line.startswith("|")]
    return {word for cell in cells for word in re.findall(r"`(\w+)`", cell)}


def names_in(path: Path) -> Iterator[str]:
    """All that a module defines: classes, functions, parameters, variables and attributes."""
    yield path.stem
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def main_nouns() -> set[str]:
    """Classes that a module is named after, `LiveTable` in live_table.py, in the folders that people read first."""
    found = set()
    for path in [path for folder in MAIN for path in (PACKAGE / folder).glob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        found |= classes & {path.stem.title().replace("_", "")}
    return found


def test_every_word_of_the_glossary_is_in_the_code() -> None:
    names = {name for path in PACKAGE.rglob("*.py") for name in names_in(path)}
    names |= {path.parent.name for path in PACKAGE.rglob("__init__.py")}
    assert len(glossary()) > 60
    assert glossary() - names == set()


def test_the_main_nouns_of_the_code_are_in_the_glossary() -> None:
    assert {"Layout", "LiveTable", "Match"} <= main_nouns()
    assert main_nouns() - glossary() == set()
