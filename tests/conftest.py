"""For every run of the tests."""

from tests.hanging import pytest_configure, pytest_runtest_protocol, pytest_unconfigure

__all__ = ["pytest_configure", "pytest_runtest_protocol", "pytest_unconfigure"]
