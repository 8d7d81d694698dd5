"""A small network: one layer of units that are 0 below 0, and a weighted sum of the inputs beside it.

Its weights are whole numbers of thousandths (trained.py), so that they are the same everywhere, and it adds in one
order: compiled and uncompiled give the same numbers.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

UNIT: Final = 1000.0
MOST_INPUTS: Final = 64
MOST_HIDDEN: Final = 32
MOST_OUTPUTS: Final = 2


@final
class Network:
    """Put the inputs into `x`, call `run`, read `y`. Inputs that are 0 cost nothing."""

    def __init__(self) -> None:
        self.inputs: i64 = 0
        self.hidden: i64 = 0
        self.outputs: i64 = 0
        self.x: vec[float] = vec[float]([0.0] * MOST_INPUTS)
        self.y: vec[float] = vec[float]([0.0] * MOST_OUTPUTS)
        self.units: vec[float] = vec[float]([0.0] * MOST_HIDDEN)
        self.first: vec[float] = vec[float]([0.0] * (MOST_INPUTS * MOST_HIDDEN))
        self.shift: vec[float] = vec[float]([0.0] * MOST_HIDDEN)
        self.second: vec[float] = vec[float]([0.0] * (MOST_HIDDEN * MOST_OUTPUTS))
        self.beside: vec[float] = vec[float]([0.0] * (MOST_INPUTS * MOST_OUTPUTS))
        self.base: vec[float] = vec[float]([0.0] * MOST_OUTPUTS)

    def load(self, inputs: i64, outputs: i64, weights: list[int]) -> None:
        """Weights in the order of the fields above; how many there are says how many units."""
        self.inputs = inputs
        self.outputs = outputs
        self.hidden = (len(weights) - (inputs + 1) * outputs) // (inputs + 1 + outputs)
        at = fill(self.first, weights, 0, inputs * self.hidden)
        at = fill(self.shift, weights, at, self.hidden)
        at = fill(self.second, weights, at, self.hidden * outputs)
        at = fill(self.beside, weights, at, inputs * outputs)
        at = fill(self.base, weights, at, outputs)
        assert at == len(weights)

    def run(self) -> None:
        hidden = self.hidden
        outputs = self.outputs
        units = self.units
        first = self.first
        for j in range(hidden):
            units[j] = self.shift[j]
        for k in range(outputs):
            self.y[k] = self.base[k]
        for i in range(self.inputs):
            value = self.x[i]
            if value != 0.0:
                row = i * hidden
                for j in range(hidden):
                    units[j] = units[j] + value * first[row + j]
                for k in range(outputs):
                    self.y[k] = self.y[k] + value * self.beside[i * outputs + k]
        for j in range(hidden):
            if units[j] > 0.0:
                for k in range(outputs):
                    self.y[k] = self.y[k] + units[j] * self.second[j * outputs + k]


def fill(place: vec[float], weights: list[int], at: i64, count: i64) -> i64:
    """So many weights from there on; where the next begin."""
    for i in range(count):
        place[i] = float(weights[at + i]) / UNIT
    return at + count
