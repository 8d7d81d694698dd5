"""Write the set of puzzles that comes with the package: `python -m tools.puzzle_set set.json`.

The file is one that `tilerummy puzzles make` wrote. It becomes a module, since the browser gets modules only, and so
does the difficulty of each puzzle.
"""

import argparse
import sys
from pathlib import Path

from tilerummy.puzzles.difficulty import difficulty
from tilerummy.puzzles.puzzle import PuzzleSet, read_set, show_set

FOLDER = Path(__file__).parents[1] / "src/tilerummy/puzzles"
MODULE = FOLDER / "ours_data.py"
NUMBERS = FOLDER / "ours_numbers.py"
HEAD = '''"""Made by `python -m tools.puzzle_set`; not to be edited."""

# ruff: noqa: E501, RUF100
from typing import Final

NAME: Final = r"""'''


def module_of(text: str, name: str = "DATA") -> str:
    assert '"""' not in text
    return f'{HEAD.replace("NAME", name)}{text}"""\n'


def numbers_of(made: PuzzleSet) -> str:
    """How hard each puzzle is, a line each."""
    return "\n" + "".join(f"{puzzle.id} {difficulty(puzzle)}\n" for puzzle in made.puzzles)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzle_set", description=__doc__)
    parser.add_argument("file", type=Path)
    made = read_set(parser.parse_args(argv).file.read_bytes())
    MODULE.write_text(module_of(show_set(made)), encoding="ascii")
    NUMBERS.write_text(module_of(numbers_of(made), "NUMBERS"), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
