"""The files in deploy/ are checked by those who know, not run: the unit, the image, the composition, the settings."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tilerummy.server.settings import PREFIX, Settings, load

DEPLOY = Path(__file__).parents[2] / "deploy"
NAMES = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}


def program(name: str) -> str:
    """From our environment, or the machine's; hadolint has no build for every machine."""
    here = Path(sys.executable).parent / name
    found = str(here) if here.exists() else shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_image_keeps_to_good_practice() -> None:
    assert run(program("hadolint"), str(DEPLOY / "Dockerfile")) == ""


def test_the_composition_is_valid() -> None:
    run(program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))


@pytest.fixture
def unit(tmp_path: Path) -> str:
    """With a program that is there in place of ours, which need not be."""
    text = (DEPLOY / "tilerummy.service").read_text()
    path = tmp_path / "tilerummy.service"
    path.write_text(text.replace("/opt/tilerummy/bin/tilerummy", sys.executable))
    return str(path)


def test_the_unit_is_valid(unit: str) -> None:
    assert run(program("systemd-analyze"), "verify", "--man=no", unit) == ""


def test_the_unit_may_do_little(unit: str) -> None:
    shown = run(program("systemd-analyze"), "security", "--offline=true", "--no-pager", "--threshold=20", unit)
    assert "exposure level" in shown


def test_only_settings_that_exist_are_set() -> None:
    assert load(DEPLOY / "tilerummy.toml", {}).secure
    for name in ("tilerummy.service", "Dockerfile", "compose.yaml"):
        found = set(re.findall(rf"\b{PREFIX}\w+", (DEPLOY / name).read_text()))
        assert found
        assert found <= NAMES
