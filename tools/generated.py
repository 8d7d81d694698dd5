"""Everything in the repository that is made from other files of it: `make generated` writes it, `--check` lists what is
stale, and so does a test.

Not here, since they need a browser or hours: the pictures and icons (tools.screenshots, tools.icons) and the set of
puzzles (tools.puzzle_set).
"""

import json
import sys
from pathlib import Path

from benchmarks import aims_page, ladder
from tilerummy.cli import schema
from tools import openapi, prepared, rulebook, wire_types

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "docs/record.schema.json"


def files() -> dict[Path, str]:
    """What they should contain."""
    return {
        **rulebook.files(),
        **prepared.files(),
        wire_types.SCHEMA: wire_types.schema(),
        wire_types.TYPES: wire_types.types(),
        openapi.PATH: openapi.description(),
        ladder.PAGE: ladder.page(),
        aims_page.PAGE: aims_page.page(),
        RECORD: json.dumps(schema.schema(), indent=2, sort_keys=True) + "\n",
    }


def leftovers(made: dict[Path, str]) -> list[Path]:
    """Pictures of rules that are no longer shown."""
    return sorted(path for path in (rulebook.DOCS / "tiles").glob("*") if path not in made)


def stale(made: dict[Path, str]) -> list[Path]:
    return [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def write(made: dict[Path, str]) -> None:
    for path in stale(made):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made[path], encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    for path in leftovers(made):
        path.unlink()
        print(f"removed: {path.relative_to(ROOT)}")


def main(argv: list[str]) -> int:
    made = files()
    if argv != ["--check"]:
        write(made)
        return 0
    wrong = [*stale(made), *leftovers(made)]
    for path in wrong:
        print(f"{path.relative_to(ROOT)} is not up to date: make generated", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
