"""Why something was not accepted: as a value (Refusal), as NotationError for text that cannot be read, as QuestionError
for a question to the solver about what cannot be.

All carry a code and parameters, never a finished sentence: the sentences live in messages/, in four languages.
"""

import json
from typing import Final, final

Params = dict[str, str | int]


@final
class Refusal:
    """A forged or illegal action, told by code; `rule` is the id of the rule in the rulebook."""

    def __init__(self, code: str, rule: str = "", params: Params | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.params: Final = params if params is not None else {}

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


def refusal_of(found: object) -> Refusal | None:
    """Of an answer that is something or a refusal, the refusal."""
    return found if isinstance(found, Refusal) else None


class NotationError(ValueError):
    """Text that is not notation: what was read, where it goes wrong, and a code for the sentence."""

    def __init__(self, code: str, text: str, at: int = 0, params: Params | None = None) -> None:
        self.code = code
        self.text = text
        self.at = at
        self.params = params if params is not None else {}
        details = "".join(f", {key} {value!r}" for key, value in self.params.items())
        super().__init__(f"{code} at position {at + 1} of {shorten(text)!r}{details}")


class QuestionError(ValueError):
    """A question to the solver about a position that cannot be, or that cannot be understood."""

    def __init__(self, code: str, params: Params | None = None) -> None:
        self.code = code
        self.params = params if params is not None else {}
        super().__init__(f"{code} {self.params}")


def shorten(text: str, most: int = 60) -> str:
    """Input quoted back to a person, never a screenful of it."""
    return text if len(text) <= most else text[: most - 1] + "…"
