"""Migrates a database with Alembic, on every start that finds it out of date.

Alembic and SQLAlchemy take longer to import than the rest of the server, so the version is read without them first.
"""

import re
import threading
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parents[1] / "migrations"
NEWEST = max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("*.py"))
VERSION = "SELECT version_num FROM alembic_version"

_one_at_a_time = threading.Lock()  # Alembic keeps its context in a module


def config(url: str) -> "Config":
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["url"] = re.sub("^postgres(ql)?([+]asyncpg)?:", "postgresql:", url)
    return made


def migrate(url: str) -> None:
    """Not to be called in a running event loop: for Postgres it runs one of its own. Raises OSError."""
    from alembic import command
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import DBAPIError

    with _one_at_a_time:
        try:
            command.upgrade(config(url), "head")
        except DBAPIError as error:
            raise OSError(str(error.orig)) from None
        except CommandError as error:  # it does not know the version that it finds
            raise OSError(f"a newer version of tilerummy has written it ({error})") from None
