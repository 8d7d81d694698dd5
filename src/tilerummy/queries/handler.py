"""What answers one kind of question."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Handler(NamedTuple):
    """`body`: the type a question is decoded to; `run`: its answer, as anything that can be written as JSON."""

    body: Any
    run: Callable[[Any], Any]
