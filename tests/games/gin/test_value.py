"""The learned estimate: the network adds up what it should, and knows better than nothing how rounds end."""

from random import Random

import pytest
from librt.vecs import vec

from tests.games.gin.positions import OTHER, TEN, lucky, place
from tilerummy.analysis.network import Network
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.moves import act
from tilerummy.games.gin.rules import Rules
from tilerummy.games.gin.state import OVER, TO_DRAW, State
from tilerummy.games.gin.tactics import Tactics
from tilerummy.games.gin.trained import WEIGHTS, weights_of
from tilerummy.games.gin.value import Features, inputs_for, preset_of


def by_hand(x: list[float], hidden: int, outputs: int, weights: list[float]) -> list[float]:
    inputs = len(x)
    rest = iter(weights)
    first = [[next(rest) for _ in range(hidden)] for _ in range(inputs)]
    shift = [next(rest) for _ in range(hidden)]
    second = [[next(rest) for _ in range(outputs)] for _ in range(hidden)]
    beside = [[next(rest) for _ in range(outputs)] for _ in range(inputs)]
    base = [next(rest) for _ in range(outputs)]
    units = [max(0.0, shift[j] + sum(x[i] * first[i][j] for i in range(inputs))) for j in range(hidden)]
    return [
        base[k] + sum(x[i] * beside[i][k] for i in range(inputs)) + sum(units[j] * second[j][k] for j in range(hidden))
        for k in range(outputs)
    ]


@pytest.mark.parametrize(("inputs", "hidden", "outputs"), [(3, 2, 1), (5, 0, 2), (60, 24, 2)])
def test_a_network_is_the_sum_it_says(inputs: int, hidden: int, outputs: int) -> None:
    rng = Random(inputs)
    count = inputs * hidden + hidden + hidden * outputs + inputs * outputs + outputs
    weights = [rng.randrange(-2000, 2000) for _ in range(count)]
    network = Network()
    network.load(inputs, outputs, weights)
    x = [rng.choice([0.0, rng.uniform(-3, 3)]) for _ in range(inputs)]
    for i, value in enumerate(x):
        network.x[i] = value
    for _ in range(2):  # nothing is left of the run before
        network.run()
        expected = by_hand(x, hidden, outputs, [weight / 1000 for weight in weights])
        assert list(network.y)[:outputs] == pytest.approx(expected)


def test_weights_are_there_for_the_presets_that_are_played_most() -> None:
    presets = ("standard", "long", "standard-52")
    names = {preset_of(Rules.parse(rules), seats) for rules in presets for seats in (2, 3, 4)}
    assert names == {*WEIGHTS, ""}  # no card game of three or four
    for name in WEIGHTS:
        seats = int(name.split()[1])
        hidden = (len(weights_of(name)) - (inputs_for(seats) + 1) * min(2, 4 - seats)) // inputs_for(seats)
        assert 8 <= hidden <= 32


@pytest.mark.parametrize(("rules", "seats"), [("limit=20", 2), ("least_bonus=10", 3), ("classic-52", 2)])
def test_other_rules_have_no_estimate(rules: str, seats: int) -> None:
    state = GIN.deal(Rules.parse(rules), seats, None, lucky(1))
    assert not Features().load(state.fixed)


def test_points_of_the_other_game_do_not_matter() -> None:
    """What only tables of three and four score is nothing to two, and the other way round."""
    assert preset_of(Rules.parse("least_bonus=10"), 2) == "standard 2"
    assert preset_of(Rules.parse("win_bonus=10"), 3) == "standard 3"


def estimates(state: State) -> list[float]:
    features, points = Features(), vec[float]([0.0] * 4)
    assert features.load(state.fixed)
    features.to_come(state, points)
    return [float(points[seat]) for seat in range(int(state.fixed.seats))]


def test_a_rack_that_is_nearly_done_is_worth_more() -> None:
    good, bad = "r1-3 8:bry k5-7 k9", "b1 b5 b9 r1 r7 r12 y3 y7 y11 k13"
    ahead = estimates(place(good, OTHER))
    behind = estimates(place(bad, OTHER))
    assert ahead[0] > behind[0] + 10
    assert ahead[1] < behind[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_seat_is_looked_at_from_its_own_place(seats: int) -> None:
    """The one with the best rack is expected to make most, wherever it sits."""
    for seat in range(seats):
        racks = ["b1 b5 b9 r1 r7 r12 y3 y7 y11 k13", "b2 b6 b10 r2 r6 r13 y4 y9 y12 k12", TEN, OTHER][:seats]
        racks[seat] = "r1-3 8:bry k5-7 k9"
        found = estimates(place(*racks))
        assert max(range(seats), key=lambda each: found[each]) == seat


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("rules", "seats", "least"), [("", 2, 0.08), ("standard-52", 2, 0.08), ("", 3, 0.04), ("", 4, 0.04)]
)
def test_estimates_explain_rounds_that_were_not_learned(rules: str, seats: int, least: float) -> None:
    """Of the variance of the points a share that chance hardly gives; benchmarks/learn_gin says how large it is."""
    pairs: list[tuple[float, float]] = []
    tactics = Tactics()
    for seed in range(600):
        luck = lucky(seed)
        state = GIN.deal(Rules.parse(rules), seats, None, luck)
        guess: list[float] | None = None
        while state.step != OVER:
            if state.step == TO_DRAW and state.turns >= 4 * seats and guess is None:
                guess = estimates(state)
            tactics.decide(state)
            act(state, tactics.choice.code, luck)
        outcome = GIN.outcome(state)
        assert outcome is not None
        if guess is not None:
            pairs += list(zip(guess, map(float, outcome.points), strict=True))
    mean = sum(true for _, true in pairs) / len(pairs)
    off = sum((true - guess) ** 2 for guess, true in pairs)
    assert 1 - off / sum((true - mean) ** 2 for _, true in pairs) > least
