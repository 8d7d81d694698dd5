"""Runs a function of a test from source, where nothing is compiled."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def uncompiled(module: str, function: str, *given: object) -> str:
    """What it answers; `given` as they are written in Python."""
    source = "from tilerummy import tiles; assert tiles.__file__.endswith('.py')"
    code = f"{source}; from {module} import {function}; print({function}(*{given!r}))"
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
