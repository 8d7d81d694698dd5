"""How weights are learned: Adam, in batches whose order is drawn, with a rate that falls to 0."""

from collections.abc import Callable
from typing import Any

import numpy as np


def descend(
    w: list[Any], rows: int, batch: int, epochs: int, most: float, chance: Any, slopes: Callable[[Any], list[Any]]
) -> None:
    """Changes `w`. `slopes`: of the squares, for the rows of those numbers; the rate begins at `most`."""
    first, second = [np.zeros_like(part) for part in w], [np.zeros_like(part) for part in w]
    steps, step = epochs * (rows // batch), 0
    for _ in range(epochs):
        order = chance.permutation(rows)
        for at in range(0, rows - batch + 1, batch):
            rate = most * (1 - step / steps)
            step += 1
            for i, slope in enumerate(slopes(order[at : at + batch])):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope**2 - second[i])
                w[i] -= rate * (first[i] / (1 - 0.9**step)) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
