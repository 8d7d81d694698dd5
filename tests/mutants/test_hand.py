"""Mutants made by hand are noticed by the tests beside the module: each in a copy of the sources, uncompiled."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MUTANTS = tomllib.loads((ROOT / "tests/mutants/hand.toml").read_text())["mutant"]
NOT_COPIED = shutil.ignore_patterns("_web", "__pycache__")
TESTS_FAILED = 1  # what pytest ends with then; 2 and more say that it could not run them


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mutant") / "src"
    shutil.copytree(ROOT / "src/tilerummy", folder / "tilerummy", ignore=NOT_COPIED)
    return folder


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: str(mutant["file"]))
def test_mutant_is_noticed(copy: Path, mutant: dict[str, str]) -> None:
    file = copy / "tilerummy" / mutant["file"]
    good = file.read_text()
    assert good.count(mutant["was"]) == 1
    file.write_text(good.replace(mutant["was"], mutant["becomes"]))
    try:
        ended = near_test(copy, mutant["test"])
    finally:
        file.write_text(good)
    assert ended.returncode == TESTS_FAILED, f"{mutant['promise']}: not noticed\n{ended.stdout}{ended.stderr}"


def near_test(copy: Path, test: str) -> subprocess.CompletedProcess[str]:
    plugins = ["-p", "pytest_timeout", "-p", "_hypothesis_pytestplugin"]
    ours = {"PYTHONPATH": str(copy), "PYTHONPYCACHEPREFIX": str(copy / "cached"), "TILERUMMY_EXPECT": "pure"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "--noconftest", *plugins, test],
        cwd=ROOT,
        env={**os.environ, **ours, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
