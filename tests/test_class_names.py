"""A class is known by its name: no two of the package have the same, so that one may be looked for and talked about.

The games are alike by design: what plays the same part in each of them has the same name in the file of the same name.
"""

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "tilerummy"


def classes(package: Path) -> dict[str, list[str]]:
    """The files in which a class of that name stands, by name; those in a class or a function are nobody else's."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(package).as_posix())
    return found


def part(path: str) -> str:
    """What a file is in its game: `games/gin/state.py` and `games/rummy/state.py` are the same part."""
    parts = path.split("/")
    return f"games/*/{'/'.join(parts[2:])}" if parts[0] == "games" and len(parts) > 2 else path


def twice(package: Path) -> dict[str, list[str]]:
    """Names in two files that are not the same part of two games, or twice in one file."""
    return {
        name: paths
        for name, paths in classes(package).items()
        if len({part(path) for path in paths}) > 1 or len(set(paths)) < len(paths)
    }


def test_no_two_classes_have_the_same_name() -> None:
    assert twice(PACKAGE) == {}


def test_the_games_are_alike(tmp_path: Path) -> None:
    """And nothing else is: what the test above would say of others."""
    for path in ("games/gin/state.py", "games/rummy/state.py", "games/rummy/score.py", "match.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / "games/gin/state.py").write_text("class State: ...\nclass Side: ...\n", encoding="utf-8")
    (tmp_path / "games/rummy/state.py").write_text("class State: ...\nclass Round: ...\n", encoding="utf-8")
    assert twice(tmp_path) == {}
    (tmp_path / "games/rummy/score.py").write_text("class Side: ...\n", encoding="utf-8")
    (tmp_path / "match.py").write_text("class Round: ...\nclass Match: ...\nclass Match: ...\n", encoding="utf-8")
    assert set(twice(tmp_path)) == {"Side", "Round", "Match"}
    assert len(classes(PACKAGE)["State"]) == 3
