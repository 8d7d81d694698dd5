"""For every run of the tests."""

from functools import cache

from httpx._config import DEFAULT_TIMEOUT_CONFIG, create_ssl_context
from httpx._transports import default

from tests.hanging import pytest_configure, pytest_runtest_protocol, pytest_unconfigure

__all__ = ["pytest_configure", "pytest_runtest_protocol", "pytest_unconfigure"]

# Five seconds are too few for a machine that is busy with something else; a test that hangs has a limit of its own.
PATIENCE = 120.0
for part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, part, PATIENCE)

# A client for every single request would read the certificates of all authorities anew, which takes longer than the
# request. No test needs a context of its own.
vars(default)["create_ssl_context"] = cache(create_ssl_context)
