"""No compiled module shifts a small constant by a variable (mypyc miscompiles that)."""

import re
from pathlib import Path

import pytest

from building.core import NARROW_SHIFT, compiled_sources
from tools.lint_shift import narrow_shifts, narrow_shifts_in

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << k",
        "x |= 1 << (k & 63)",
        "x = i64(1) << k",
        "x = (3 - 2) << k",
        "x = -1 << k",
        "x = (one := i64(1)) << k",
        "one = 1; x = one << k",
        "a, b = i64(1), i64(2); x = a << k",
        "x = tiles.ONE << k",
        "ONE: Final = 1\nx = ONE << k",
    ],
)
def test_planted_shift_is_found(line: str) -> None:
    assert len(narrow_shifts(f"k = f()\n{line}\n")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << 40",
        "x = k << 1",
        "x = k << j",
        "x = 0x4000000000000000 >> (62 - k)",
        "TOP: Final = 0x4000000000000000\nx = TOP >> (62 - k)",
        "x = 0xFFFFFFFFF << k",
        "x = 255 >> k",
        "BITS: Final = 4\nx = 1 << BITS",
    ],
)
def test_harmless_shift_is_left_alone(line: str) -> None:
    assert narrow_shifts(f"k, j = f()\n{line}\n") == []


def test_finding_names_line_and_text() -> None:
    assert narrow_shifts("def f(k: i64) -> i64:\n    return 1 << k\n") == [(2, "1 << k")]


@pytest.mark.parametrize(
    ("code", "bad"),
    [
        ("cpy_r_r0 = 1 << cpy_r_k;", True),
        ("cpy_r_r0 = 68719476735LL << cpy_r_k;", False),
        ("__bitmap |= 1 << 0;", False),
    ],
)
def test_build_recognises_narrow_shift_in_generated_code(code: str, bad: bool) -> None:
    """The lines are what mypyc 2.4.1 writes."""
    assert bool(re.search(NARROW_SHIFT, code)) is bad


def test_constants_of_other_files_are_known(tmp_path: Path) -> None:
    (tmp_path / "masks.py").write_text("WIDE: Final = (1 << 52) - 1\nNARROW: Final = 15\n", encoding="utf-8")
    (tmp_path / "user.py").write_text("x = WIDE << f()\ny = NARROW << f()\n", encoding="utf-8")
    assert [line.split(": ")[-1] for line in narrow_shifts_in(sorted(tmp_path.glob("*.py")))] == ["NARROW << f()"]


def test_compiled_sources_are_clean() -> None:
    assert narrow_shifts_in(compiled_sources(ROOT)) == []
