"""Runs a function of a test from source, where nothing is compiled."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def uncompiled(module: str, function: str, *given: object) -> str:
    """What it answers; `given` as they are written in Python."""
    code = f"from {module} import {function}; print({function}(*{given!r}))"
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()
