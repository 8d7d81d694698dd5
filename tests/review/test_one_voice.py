"""Hints, explanations and reviews say the same of a position; the long run is `python -m benchmarks.one_voice`."""

import msgspec
import pytest

from benchmarks import one_voice
from benchmarks.one_voice import Voices, count, positions
from tilerummy.analysis.review import Judged
from tilerummy.analysis.weighing import Expected
from tilerummy.games import GAMES

POSITIONS = 20


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_they_agree_and_the_ranking_follows_the_number_shown(game: str) -> None:
    found = count(game, POSITIONS)
    assert found["agree"] == found["in order"] == found["positions"] == POSITIONS, found
    assert found["compared"] > 0


def test_a_review_that_says_something_else_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    voices = next(each for each in map(Voices, positions("gin", 20)) if len(each.hint.considered) > 1)
    assert voices.faults() == []
    other = Judged(0, "N", "worse", voices.hint.considered[1].action, (), 3.0)
    monkeypatch.setattr(one_voice, "judge", lambda *asked: other)
    assert "review" in voices.faults()
    far, near = (msgspec.structs.replace(voices.first, expected=Expected(number, 0, 0)) for number in (3, 5))
    assert not one_voice.in_order([far, near])
    assert one_voice.in_order([near, far])
