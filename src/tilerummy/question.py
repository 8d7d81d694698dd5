"""A question to the solver that makes no sense: told by code and parameters, like a Refusal."""

from tilerummy.refusal import Params


class QuestionError(ValueError):
    """A position that cannot be, or that cannot be understood."""

    def __init__(self, code: str, params: Params | None = None) -> None:
        self.code = code
        self.params = params if params is not None else {}
        super().__init__(f"{code} {self.params}")
