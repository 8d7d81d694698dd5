"""What the README shows works."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_library_example_runs_as_printed() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert "winner: seat" in done.stdout


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_trademarks_are_acknowledged() -> None:
    assert "trademarks of their owners" in README


def test_solver_example_runs_as_printed() -> None:
    page = (ROOT / "docs/solver.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
