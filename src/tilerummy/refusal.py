"""Why something was not accepted: as a value (Refusal), or raised (CodedError and its few subclasses).

Both carry a code, parameters and the id of a rule, never a finished sentence: `key` names the sentence in messages/,
which has four languages, and Words.explain makes it.
"""

import json
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

Params = dict[str, str | int]


@final
class Refusal:
    """A forged or illegal action, told by code; `rule` is the id of the rule in the rulebook."""

    def __init__(self, code: str, rule: str = "", params: Params | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.params: Final = params if params is not None else {}

    @property
    def key(self) -> str:
        """The name of its sentence."""
        return f"refusal-{self.code}"

    def __str__(self) -> str:
        return json.dumps({"code": self.code, "rule": self.rule, "params": self.params}, sort_keys=True)

    @staticmethod
    def parse(text: str) -> "Refusal":
        data = json.loads(text)
        return Refusal(data["code"], data["rule"], data["params"])

    def __repr__(self) -> str:
        return f"Refusal({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.code, self.rule, self.params)


def refusal_of(found: object) -> Refusal | None:
    """Of an answer that is something or a refusal, the refusal."""
    return found if isinstance(found, Refusal) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class CodedError(ValueError):
    """Something not accepted, raised. `key` names its sentence, whose parameters are `params`; `rule` may be empty.

    A subclass is for what somebody catches by itself; `family` is what stands before its codes in their sentences'
    names. Workers send errors to the server: a subclass with other arguments has its own `__reduce__`.
    """

    family: ClassVar[str] = ""

    def __init__(self, code: str, params: Params | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params if params is not None else {}
        self.rule = rule
        self.key = f"{self.family}-{code}" if self.family else code  # a property of an error crashes mypyc 2.4.1

    def __str__(self) -> str:
        return f"{self.code}: {listed(self.params)}" if self.params else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.params, self.rule)


class NotAccepted(CodedError):
    """What a person or a program asked for cannot be. The code is the whole name of its sentence: `table-busy`."""


def not_accepted(why: Refusal | CodedError) -> NotAccepted:
    return NotAccepted(why.key, why.params, why.rule)


class NotationError(CodedError):
    """Text that is not notation: what was read, and where it goes wrong."""

    family: ClassVar[str] = "notation"

    def __init__(self, code: str, text: str, at: int = 0, params: Params | None = None) -> None:
        where: Params = {"text": shorten(text), "position": at + 1}
        super().__init__(code, {**(params or {}), **where})
        self.text = text
        self.at = at

    def __str__(self) -> str:
        others = {key: value for key, value in self.params.items() if key not in ("text", "position")}
        details = f", {listed(others)}" if others else ""
        return f"{self.code} at position {self.at + 1} of {shorten(self.text)!r}{details}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.text, self.at, self.params)


def listed(params: Params) -> str:
    return ", ".join(f"{key} {value!r}" for key, value in params.items())


def shorten(text: str, most: int = 60) -> str:
    """Input quoted in an error message, shortened."""
    return text if len(text) <= most else text[: most - 1] + "…"
