"""The same deals whenever a test is run, so that none fails once in a hundred runs because of what was dealt.

Seeds and the numbers bots are given follow from the test's name and from how many it has asked for. To try a test with
other deals, set TILERUMMY_TEST_LUCK to any word.
"""

import os
from collections.abc import Callable

from tilerummy.dealer import seed_of
from tilerummy.luck import Rng
from tilerummy.server.live.home import Home

WORD = os.environ.get("TILERUMMY_TEST_LUCK", "")


def this_test() -> str:
    """As pytest names it, without the phase it is in."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]


class Alike:
    """Texts that are alike in every run: the name of what is going on, and a number."""

    def __init__(self, name: Callable[[], str]) -> None:
        self.name = name
        self.named = ""
        self.count = 0

    def text(self) -> str:
        name = self.name()
        self.count = self.count + 1 if name == self.named else 1
        self.named = name
        return f"{WORD} {name} {self.count}"

    def seed(self) -> str:
        return seed_of(self.text())

    def number(self) -> int:
        return int(self.seed()[:15], 16)


def deal_alike(services: Home, name: Callable[[], str] = this_test) -> None:
    services.new_seed = Alike(name).seed
    services.thinking.new_number = Alike(name).number  # type: ignore[attr-defined]
    services.rng = Rng(1)
