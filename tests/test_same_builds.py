"""Compiled and uncompiled code play the same matches: their records are equal byte for byte."""

import pytest

from benchmarks.soak import compare_builds, soak
from tilerummy.games.investo.policy import playouts
from tilerummy.games.investo.rules import Rules


@pytest.mark.compiled_only
def test_records_are_the_same_byte_for_byte() -> None:
    assert compare_builds(36) == 36


def test_short_soak_violates_nothing() -> None:
    tally = soak(12, False, "standard max_rounds=3") + soak(12, True, "strict max_rounds=3")
    assert tally["matches"] == 24


def test_playouts_are_deterministic() -> None:
    assert playouts(Rules(), 5, 3, False) == playouts(Rules(), 5, 3, False)
