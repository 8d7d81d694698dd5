"""What is installed is what pyproject.toml says: compiled modules compiled, data files there, lock complete."""

import importlib
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import tilerummy
from hatch_build import compiled_sources, fingerprint, module_name, with_imports

ROOT = Path(__file__).parents[1]
COMPILED = [module_name(ROOT, source) for source in compiled_sources(ROOT)]
EXPECT_PURE = os.environ.get("TILERUMMY_EXPECT") == "pure"


def test_tiles_are_on_the_compiled_list() -> None:
    assert "tilerummy.tiles" in COMPILED


@pytest.mark.parametrize("name", COMPILED)
def test_listed_module_is_compiled_unless_pure_is_expected(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith((".py",) if EXPECT_PURE else (".so", ".pyd"))


def test_installed_version_is_the_one_in_the_source() -> None:
    assert importlib.metadata.version("tilerummy") == tilerummy.__version__


def test_every_dependency_is_locked() -> None:
    """`make lock` brings requirements.lock up to date."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {plain(line) for line in settings["project"]["dependencies"] + settings["dependency-groups"]["dev"]}
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert wanted - {plain(line) for line in lock if "==" in line} == set()


def plain(requirement: str) -> str:
    """The normalised name at the start of a requirement."""
    return re.sub(r"[-_.]+", "-", re.split(r"[=<>~! ;\[]", requirement)[0]).lower()


def test_uncompiled_wheel_holds_every_source_and_data_file(tmp_path: Path) -> None:
    build_pure_wheel(tmp_path)
    (wheel,) = tmp_path.glob("tilerummy-*-py3-none-any.whl")
    source = ROOT / "src"
    files = [path for path in source.rglob("*") if path.suffix in (".py", ".ftl", ".json")]
    wanted = {path.relative_to(source).as_posix() for path in files}
    rulebook = ROOT / "rulebook"
    wanted |= {f"tilerummy/_rulebook/{path.relative_to(rulebook).as_posix()}" for path in rulebook.rglob("*.md")}
    assert wanted | {"tilerummy/py.typed"} <= set(ZipFile(wheel).namelist())


def build_pure_wheel(folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "TILERUMMY_PURE": "1"}, capture_output=True, check=True)


def make_project(root: Path, **modules: str) -> list[Path]:
    package = root / "src" / "tilerummy"
    package.mkdir(parents=True, exist_ok=True)
    for name, text in {"__init__": "", **modules}.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    return [package / "first.py"]


def test_fingerprint_follows_imports_and_ignores_other_files(tmp_path: Path) -> None:
    """Else a stale library would be installed, or a change of text would cost a C compilation."""
    modules = {"first": "from tilerummy import second", "second": "import tilerummy.third", "third": "", "other": ""}

    def print_of(**changed: str) -> str:
        compiled = make_project(tmp_path, **{**modules, **changed})
        return fingerprint(tmp_path, compiled, with_imports(tmp_path, compiled))

    assert print_of() == print_of(other="x = 1")
    assert print_of() != print_of(third="x = 1")
