"""Imports go downwards only, the check that says so can fail, and ARCHITECTURE draws what is checked."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.house import comparisons_with_a_game, lines_that_name_a_game

ROOT = Path(__file__).parents[1]
SERVER = "tilerummy.server"


def lint_imports(config: Path) -> subprocess.CompletedProcess[str]:
    """Run on src, not on what is installed, so that it speaks of the files one edits."""
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--config", str(config)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def our_layers(container: str = "") -> list[str]:
    """Of the package, or of one of its folders."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = [each for each in settings["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
    layers: list[str] = next(each["layers"] for each in contracts if container in each.get("containers", [""]))
    return layers


def layers_config(layers: list[str], container: str = "") -> str:
    """The layers contract alone, in import-linter's ini format."""
    lines = "".join(f"\n    {layer}" for layer in layers)
    if container:
        lines += f"\ncontainers = {container}"
    return f"""\
[importlinter]
root_package = tilerummy

[importlinter:contract:layers]
name = Layers
type = layers
layers = {lines}
"""


def test_layers_import_downwards_only() -> None:
    result = lint_imports(ROOT / "pyproject.toml")
    assert result.returncode == 0, result.stdout + result.stderr


def test_broken_contract_is_reported(tmp_path: Path) -> None:
    """Our own layers upside down: melds import tiles, so this must fail, and for that reason."""
    config = tmp_path / "upside_down.ini"
    config.write_text(layers_config(our_layers()[::-1]), encoding="utf-8")
    result = lint_imports(config)
    assert result.returncode == 1
    assert "tilerummy.melds is not allowed to import tilerummy.tiles" in result.stdout


def test_same_contract_the_right_way_round_is_kept(tmp_path: Path) -> None:
    """So it was the order, not the file, that failed above."""
    config = tmp_path / "upright.ini"
    config.write_text(layers_config(our_layers()), encoding="utf-8")
    result = lint_imports(config)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_rooms_of_the_server_upside_down_are_reported(tmp_path: Path) -> None:
    config = tmp_path / "upside_down.ini"
    config.write_text(layers_config(our_layers(SERVER)[::-1], SERVER), encoding="utf-8")
    result = lint_imports(config)
    assert result.returncode == 1
    assert "tilerummy.server.live is not allowed to import tilerummy.server.table" in result.stdout


def test_a_room_of_the_server_that_is_not_listed_is_reported(tmp_path: Path) -> None:
    config = tmp_path / "pyproject.toml"
    ours = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    config.write_text(ours.replace('    "matches",\n', ""), encoding="utf-8")
    result = lint_imports(config)
    assert result.returncode == 1
    assert "matches" in result.stdout


def test_nothing_outside_the_games_imports_one_of_them() -> None:
    """What a game can do is asked through the protocol."""
    assert lines_that_name_a_game(ROOT) == 0


def test_comparisons_with_a_game_are_counted_outside_the_games(tmp_path: Path) -> None:
    texts = {
        "src/tilerummy/games/chess/__init__.py": "name == 'chess'",
        "src/tilerummy/server.py": "if name == \"chess\" or 'chess' != other or name == 'go': ...",
        "web/src/games/chess.ts": "game === 'chess'",
        "web/src/table.ts": "game === 'chess' ? 1 : game !== 'chess'; const chess = 'chess';",
        "web/src/Table.svelte": "{#if game === 'chess'}",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert comparisons_with_a_game(tmp_path) == "2 (3 on the page)"


# ---- ARCHITECTURE's drawing


def names_of(layer: str) -> set[str]:
    return {name.strip("() ") for name in re.split("[|:]", layer)}


def drawn_layers(text: str) -> list[set[str]]:
    """The first block of code: a line a module, one that begins with a bar beside the line above."""
    layers: list[set[str]] = []
    for line in text.split("```")[1].strip().splitlines():
        beside, path = re.fullmatch(r"(\| )?(\S+) .*", line).groups()  # type: ignore[union-attr]
        name = "tilerummy." + path.removesuffix("/").removesuffix(".py").replace("/", ".")
        if beside:
            layers[-1].add(name)
        else:
            layers.append({name})
    return layers


def test_architecture_draws_the_layers_that_are_held() -> None:
    drawn = drawn_layers((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert drawn == [names_of(layer) for layer in our_layers()]


def test_architecture_lists_the_modules_of_every_game() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = [path.parent for path in (ROOT / "src" / "tilerummy" / "games").glob("*/__init__.py")]
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([a-z, ]+) \|$", text, re.MULTILINE)
    everybody = {folder.name for folder in folders}
    listed = {module: everybody if games == "all" else set(games.split(", ")) for module, games in rows}
    found: dict[str, set[str]] = {}
    for folder in folders:
        for path in folder.glob("[a-z]*.py"):
            found.setdefault(path.stem, set()).add(folder.name)
    assert listed == found


def modules_in(folder: Path) -> set[str]:
    """Modules and packages right below a package."""
    files = {path.stem for path in folder.glob("*.py") if path.name != "__init__.py"}
    folders = {path.parent.name for path in folder.glob("*/__init__.py")}
    return {".".join([*folder.relative_to(ROOT / "src").parts, name]) for name in files | folders}


def test_every_module_has_a_layer() -> None:
    """A folder stands there as one, or with each of its modules."""
    package = ROOT / "src" / "tilerummy"
    held = {name for layer in our_layers() for name in names_of(layer)}
    split = {name.rpartition(".")[0] for name in held} - {"tilerummy"}
    parts = {name for folder in split for name in modules_in(package.joinpath(*folder.split(".")[1:]))}
    assert held == (modules_in(package) - split) | parts
