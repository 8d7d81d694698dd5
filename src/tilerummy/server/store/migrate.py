"""Brings a database up to date with Alembic, on every start."""

import re
import threading
from pathlib import Path

from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parents[1] / "migrations"
_one_at_a_time = threading.Lock()  # Alembic keeps its context in a module


def config(url: str) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["url"] = re.sub("^postgres(ql)?:", "postgresql+asyncpg:", url)
    return made


def migrate(url: str) -> None:
    """Not to be called in a running event loop: for Postgres it runs one of its own."""
    with _one_at_a_time:
        command.upgrade(config(url), "head")
