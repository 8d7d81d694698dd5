"""Requests made from the description of the HTTP interface (schemathesis): in its form, and out of it."""

from collections import Counter
from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from requests import RequestException

PATIENCE = 60.0


class Described:
    def __init__(self, url: str, number: int, table: str, description: dict[str, Any]) -> None:
        schema = schemathesis.openapi.from_dict(description)
        self.operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
        self.url = url
        self.number = number
        self.table = table
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    def run(self, count: int) -> None:
        modes = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
        each = max(1, count // (len(self.operations) * len(modes)))
        for operation in self.operations:
            for mode in modes:
                self.run_one(operation, mode, each)

    def run_one(self, operation: Any, mode: Any, count: int) -> None:
        @seed(self.number)
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: Any) -> None:
            self.send(case, mode.value)

        with suppress(Unsatisfiable):  # nothing about this operation can be wrong
            send()

    def send(self, case: Any, mode: str) -> None:
        given = case.path_parameters or {}
        if self.sent[mode] % 2 and "table" in given:
            given["table"] = self.table
        self.sent[mode] += 1
        try:
            answer = case.call(base_url=self.url, timeout=PATIENCE)
            self.answers[str(answer.status_code)] += 1
        except RequestException:
            self.answers["closed"] += 1
