"""Settings of the server: the environment (TILERUMMY_PORT=8080) over a TOML file over these defaults."""

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec

PREFIX = "TILERUMMY_"


def data_folder() -> Path:
    """Where the user's data lies by default."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "tilerummy"


class SettingsError(ValueError):
    """A setting that is not known or not possible; says which."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Each field is a setting; `tilerummy serve --help` lists them with these words (see WORDS)."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    database_wait: float = 20.0
    origins: str = ""
    secure: bool = False
    proxy: bool = False
    bot_workers: int = 1
    bot_seconds: float = 0.0
    bot_limit: float = 30.0
    bot_pause: float = 0.6
    away_after: float = 180.0
    keep_days: float = 30.0
    grace: float = 10.0
    rate: float = 20.0
    burst: int = 60
    address_rate: float = 40.0
    most_tables: int = 20
    most_sockets: int = 20000
    log_level: str = "info"

    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'tilerummy.db'}"


def from_words(data: dict[str, Any]) -> Settings:
    try:
        return msgspec.convert(data, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from None


def load(file: Path | None, environment: dict[str, str] | None = None, **given: Any) -> Settings:
    """What was `given` (the command line) wins over the environment, that over the file."""
    data: dict[str, Any] = {}
    if file is not None:
        try:
            data.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except tomllib.TOMLDecodeError as error:
            raise SettingsError(f"{file}: {error}") from None
    known = Settings.__struct_fields__
    for name, value in (os.environ if environment is None else environment).items():
        option = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and option in known:
            data[option] = value
    data.update({name: value for name, value in given.items() if value is not None})
    return from_words(data)
