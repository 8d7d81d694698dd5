"""For the server's tests: visitors of a module's own `server`, and one Postgres for all."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.matches import client
from tests.server.serving import Serving
from tools.postgres import Postgres


@pytest.fixture
def ann(server: Serving) -> Iterator[httpx.Client]:
    with client(server) as visitor:
        yield visitor


@pytest.fixture
def ben(server: Serving) -> Iterator[httpx.Client]:
    with client(server) as visitor:
        yield visitor


@pytest.fixture
def eve(server: Serving) -> Iterator[httpx.Client]:
    """Somebody who only has the link."""
    with client(server) as visitor:
        yield visitor


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres") / "data")
    yield running
    running.close()
