"""For every run of the tests."""

import os
from functools import cache
from typing import Any

from httpx._config import DEFAULT_TIMEOUT_CONFIG, create_ssl_context
from httpx._transports import default

from tests.hanging import pytest_configure, pytest_runtest_protocol, pytest_unconfigure

__all__ = ["pytest_configure", "pytest_runtest_protocol", "pytest_unconfigure"]

# Five seconds are too few for a machine that is busy with something else; a test that hangs has a limit of its own.
PATIENCE = 120.0
for part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, part, PATIENCE)



@cache
def context_for(files: tuple[str | None, ...], *given: Any, **named: Any) -> Any:
    """`files`: which certificates the environment names."""
    return create_ssl_context(*given, **named)


def shared_context(*given: Any, **named: Any) -> Any:
    files = tuple(os.environ.get(name) for name in ("SSL_CERT_FILE", "SSL_CERT_DIR"))
    return context_for(files, *given, **named)


# A client for every single request would read the certificates of all authorities anew, which takes longer than the
# request. httpx looks the function up here for every client.
vars(default)["create_ssl_context"] = shared_context
