"""Write the set of puzzles that comes with the package: `python -m tools.puzzle_set set.json`.

The file is one that `tilerummy puzzles make` wrote. It becomes a module, since the browser gets modules only.
"""

import argparse
import sys
from pathlib import Path

from tilerummy.puzzles.puzzle import read_set, show_set

MODULE = Path(__file__).parents[1] / "src/tilerummy/puzzles/ours_data.py"
HEAD = '''"""Made by `python -m tools.puzzle_set`; not to be edited."""

# ruff: noqa: E501
from typing import Final

DATA: Final = r"""'''


def module_of(text: str) -> str:
    assert '"""' not in text
    return f'{HEAD}{text}"""\n'


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzle_set", description=__doc__)
    parser.add_argument("file", type=Path)
    made = read_set(parser.parse_args(argv).file.read_bytes())
    MODULE.write_text(module_of(show_set(made)), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
