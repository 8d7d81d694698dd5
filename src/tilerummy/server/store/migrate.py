"""Brings a database up to date with Alembic, on every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parents[1] / "migrations"


def config(url: str) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["url"] = url
    return made


def migrate(url: str) -> None:
    command.upgrade(config(url), "head")
