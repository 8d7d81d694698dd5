"""What decisions are worth, from deals that are given: order, numbers, and what is called equal."""

from collections.abc import Callable, Sequence

import pytest

from tilerummy.analysis import advice
from tilerummy.analysis.advice import FULL, LITTLE
from tilerummy.analysis.explanation import Reason
from tilerummy.analysis.weighing import DEALS, TOLD, Analysis, Outlook, weigh
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games import GAMES
from tilerummy.match import Match
from tilerummy.refusal import Refusal

Brings = Callable[[int], float]  # the number of a deal -> points


class Given(Outlook[str, int]):
    """Decisions by name with what they bring on each deal."""

    def __init__(self, brings: dict[str, Brings], more: dict[str, Brings] | None = None) -> None:
        super().__init__(list(brings))
        self.brings = {**brings, **(more or {})}
        self.next = 0
        self.tried: list[tuple[str, int]] = []

    def accept(self, action: str) -> str | Refusal:
        return action if action in self.brings else Refusal("no-such-action")

    def imagine(self) -> int:
        self.next += 1
        return self.next - 1

    def attempt(self, action: str, deal: int) -> float:
        self.tried.append((action, deal))
        return self.brings[action](deal)

    def reasons(self, ranked: Sequence[str], behind: Sequence[float]) -> list[Reason]:
        return [Reason(f"because-{ranked[0]}")] * 5


def noisy(mean: float, size: float = 6.0) -> Brings:
    return lambda deal: mean + size * (1 if deal % 2 else -1)


def shifted(mean: float) -> Brings:
    """Other luck than `noisy`: the difference of the two is not sure."""
    return lambda deal: mean + 6.0 * (1 if deal // 2 % 2 else -1)


def actions(found: Analysis) -> list[str]:
    return [each.action for each in found.moves]


def test_the_best_comes_first_and_the_reasons_are_its_own() -> None:
    found = weigh(Given({"a": noisy(1), "b": noisy(5), "c": noisy(3)}))
    assert actions(found) == ["b", "c", "a"]
    assert [each.worth for each in found.moves] == [5, 3, 1]
    assert [each.lost for each in found.moves] == [0, 2, 4]
    assert not any(each.equal for each in found.moves)
    assert [reason.code for reason in found.reasons] == ["because-b"] * 3


def test_a_number_is_shown_in_whole_points_with_the_range_it_is_in() -> None:
    (best, other) = weigh(Given({"a": noisy(4.4), "b": lambda deal: 2.0})).moves
    assert best.expected is not None
    assert other.expected is not None
    assert best.expected.points == 4
    assert best.expected.high - best.expected.points == best.expected.points - best.expected.low >= 1
    assert (other.expected.points, other.expected.low, other.expected.high) == (2, 2, 2)  # it is always two


def test_what_may_be_luck_is_called_equal() -> None:
    (best, other) = weigh(Given({"a": noisy(4.4), "b": shifted(4.0)})).moves
    assert (best.equal, other.equal) == (False, True)


def test_a_difference_that_is_sure_and_small_is_nothing_to_speak_of() -> None:
    outlook = Given({"a": noisy(4.4), "b": noisy(3.6)})
    assert weigh(outlook).moves[1].equal
    (best, other) = weigh(Given({"a": noisy(4.4), "b": noisy(3.4)})).moves
    assert not other.equal
    assert other.lost == 1
    assert best.expected != other.expected


def test_numbers_of_those_that_are_told_apart_always_differ() -> None:
    for tenths in range(100):
        found = weigh(Given({"a": noisy(tenths / 10), "b": noisy(tenths / 10 - 1)}))
        assert [each.lost for each in found.moves] == [0, 1]


def test_a_lone_decision_is_not_played_out() -> None:
    outlook = Given({"a": noisy(4)})
    found = weigh(outlook)
    assert found.best.worth is None
    assert found.best.expected is None
    assert not outlook.tried
    assert weigh(outlook, asked="a").asked == found.best


def test_what_is_asked_about_changes_nothing_in_what_is_said_of_the_others() -> None:
    brings = {"a": noisy(4.4), "b": shifted(4.0), "c": noisy(1), "d": noisy(0), "e": shifted(-3)}
    plain = weigh(Given(brings))
    for asked in [*brings, "x"]:
        found = weigh(Given(brings, {"x": noisy(-9)}), asked=asked)
        assert (found.moves, found.reasons) == (plain.moves, plain.reasons)
        assert found.asked is not None
        assert found.asked.action == asked
        assert found.asked in found.moves or asked in "dex"
        assert found.asked.lost == 13 or asked != "x"


def test_a_better_one_than_any_that_was_thought_of_costs_nothing() -> None:
    found = weigh(Given({"a": noisy(4), "b": noisy(1)}, {"x": noisy(9)}), asked="x")
    assert actions(found) == ["a", "b"]
    assert found.asked is not None
    assert found.asked.equal


def test_no_more_are_told_than_a_person_reads_and_weak_ones_are_tried_less() -> None:
    outlook = Given({f"m{number}": noisy(number * 0.9) for number in range(20)})
    found = weigh(outlook)
    assert actions(found) == ["m19", "m18", "m17"][:TOLD]
    tries = [sum(name == f"m{number}" for name, _ in outlook.tried) for number in range(20)]
    assert max(tries[:10]) < DEALS / 4


def test_deals_end_once_all_is_clear_or_nothing_will_become_so() -> None:
    for brings in ({"a": noisy(9), "b": noisy(0)}, {"a": noisy(4), "b": noisy(4)}):
        outlook = Given(brings)
        weigh(outlook)
        assert len(outlook.tried) < DEALS
    long = Given({"a": noisy(5.5, 4), "b": shifted(4)})
    weigh(long)
    assert len(long.tried) == 2 * DEALS


def test_a_dear_deal_is_imagined_less_often() -> None:
    outlook = Given({"a": noisy(5.5, 4), "b": shifted(4)})
    outlook.cost = 4
    weigh(outlook)
    assert len(outlook.tried) <= 2 * DEALS // 4


def test_little_effort_is_little_work_for_the_same_kind_of_answer() -> None:
    """By work, not by time: as many tries on every device."""
    outlook = Given({f"m{number}": shifted(number) for number in range(20)})
    found = weigh(outlook, LITTLE.deals, None, LITTLE.stages)
    assert len(found.moves) == TOLD
    assert found.best.expected is not None
    assert len(outlook.tried) <= 20 * 6 + 5 * 6 + TOLD * (LITTLE.deals - 12)
    dear = Given({"a": noisy(5), "b": shifted(4)})
    dear.cost = 40
    assert weigh(dear, LITTLE.deals, None, LITTLE.stages).best.action == "a"


def test_hints_of_an_uncompiled_core_are_spared_and_stay_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_effort", [FULL])
    game = GAMES["gin"]
    match = Match(game, game.rules_type.parse("standard"), 2, Dealer(seed_of("spared")))
    match.deal()
    view = match.view(match.turn or 0)
    whole = advice.analyse(game, view)
    advice.spare_this_device()
    assert advice.analyse(game, view) == advice.analyse(game, view) == advice.analyse(game, view, level="hard")
    assert whole.best.expected != advice.analyse(game, view).best.expected
