"""What answers one kind of question, and the way to refuse one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tilerummy.refusal import Params, Refusal


class Handler(NamedTuple):
    """`body`: the type a question is decoded to; `run`: its answer, as anything that can be written as JSON."""

    body: Any
    run: Callable[[Any], Any]


class No(Exception):
    """Not accepted: the key of a sentence, what goes into it, and the id of the rule."""

    def __init__(self, code: str, params: Params | None = None, rule: str = "") -> None:
        self.code = code
        self.params = params if params is not None else {}
        self.rule = rule
        super().__init__(code)


def no_to(refusal: Refusal) -> No:
    return No(f"refusal-{refusal.code}", refusal.params, refusal.rule)
