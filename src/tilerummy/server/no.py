"""Not accepted, told by code: what a table or a route raises, and a client gets as a refusal or a problem."""

from tilerummy.refusal import Params


class No(Exception):
    """Not accepted: a code with parameters. The code is the key of its sentence (messages/)."""

    def __init__(self, code: str, rule: str = "", params: Params | None = None) -> None:
        self.code = code
        self.rule = rule
        self.params = params if params is not None else {}
        super().__init__(code)
