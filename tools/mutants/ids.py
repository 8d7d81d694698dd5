"""A plugin of pytest for mutmut 3.8."""

import pytest
from mutmut.state import state

on_import: set[str] = set()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """mutmut asks for the private name that an item's id had before pytest 9.1."""
    for item in items:
        item._nodeid = item.nodeid  # type: ignore[attr-defined]
    on_import.update(state()._stats)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What runs on import has made tables that any test may use, not only the first."""
    if item.session.testscollected:
        state()._stats.update(on_import)
