"""Databases for the server's tests: files, and one Postgres for all."""

from collections.abc import Iterator

import pytest

from tools.postgres import Postgres


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres") / "data")
    yield running
    running.close()
