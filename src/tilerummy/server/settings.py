"""Settings of the server: the command line over the environment (TILERUMMY_PORT=8080) over a TOML file over these
defaults. `tilerummy serve --help` and docs/server.md list them; their words are in messages/*/server.ftl.
"""

import ipaddress
import os
import re
import sys
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import msgspec.inspect
from msgspec import Meta

from tilerummy.refusal import NotAccepted, Params, shorten

PREFIX = "TILERUMMY_"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def data_folder() -> Path:
    """Where the user's data lies by default: what each system calls the place for it (as platformdirs has it)."""
    home = Path.home()
    plain = home / ".local/share/tilerummy"
    if sys.platform == "win32":
        usual = Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "tilerummy"
    elif sys.platform == "darwin":
        usual = home / "Library/Application Support/tilerummy"
    else:
        usual = plain
    asked = os.environ.get("XDG_DATA_HOME")
    return Path(asked) / "tilerummy" if asked else plain if plain.exists() else usual


@lru_cache(8)
def networks(text: str) -> tuple[Network, ...]:
    """`127.0.0.0/8 ::1/128`: separated by blanks. Raises ValueError."""
    return tuple(ipaddress.ip_network(word) for word in text.split())


SECRET = re.compile(r"[!-~]{16,200}")  # without blanks: it stands in a header
CONTACT = re.compile(r"(mailto:|https://|tel:)[!-~]{1,200}")

Seconds = Annotated[float, Meta(ge=0, le=86400)]
Wait = Annotated[float, Meta(gt=0, le=3600)]
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    host_secret: str = ""
    name_filter: str = ""
    contact: str = ""
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    database_wait: Seconds = 20.0
    hosts: str = ""
    origins: str = ""
    secure: bool = False
    proxies: str = ""
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 1
    bot_seconds: Seconds = 0.0
    bot_limit: Annotated[float, Meta(gt=0, le=3600)] = 30.0
    bot_pause: Seconds = 0.6
    question_workers: Annotated[int, Meta(ge=1, le=256)] = 1
    question_limit: Wait = 10.0
    away_after: Seconds = 180.0
    keep_days: Annotated[float, Meta(ge=0, le=36500)] = 90.0
    grace: Annotated[float, Meta(ge=0, le=600)] = 10.0
    stop_after: Annotated[int, Meta(ge=1, le=600)] = 5
    rate: Rate = 20.0
    burst: Count = 60
    address_rate: Rate = 40.0
    address_sockets: Count = 200
    address_tables: Count = 200
    most_tables: Count = 20
    most_sockets: Count = 20000
    address_connections: Count = 256
    most_connections: Count = 5000
    header_bytes: Annotated[int, Meta(ge=1024, le=1_048_576)] = 16384
    header_seconds: Wait = 10.0
    body_seconds: Wait = 20.0
    idle_seconds: Wait = 15.0
    write_seconds: Wait = 20.0
    metrics: Literal["local", "open", "off"] = "local"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'tilerummy.db'}"


def fields() -> dict[str, msgspec.inspect.Field]:
    info = msgspec.inspect.type_info(Settings)
    assert isinstance(info, msgspec.inspect.StructType)
    return {field.name: field for field in info.fields}


def allowed(name: str) -> str:
    """The values of a setting in words that need no language."""
    kind: Any = fields()[name].type
    if isinstance(kind, msgspec.inspect.LiteralType):
        return ", ".join(map(str, kind.values))
    if isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        return f"{kind.ge if kind.ge is not None else f'> {kind.gt}'}–{kind.le}"
    return "true, false" if isinstance(kind, msgspec.inspect.BoolType) else "text"


def from_words(data: dict[str, Any]) -> Settings:
    unknown = next((name for name in data if name not in Settings.__struct_fields__), None)
    if unknown is not None:
        raise NotAccepted("settings-unknown", {"name": shorten(unknown)})
    try:
        return checked(msgspec.convert(data, Settings, strict=False))
    except msgspec.ValidationError as error:
        found = re.search(r"`\$\.(\w+)`", str(error))
        name = found[1] if found is not None else next(iter(data))
        value = shorten(str(data.get(name, "")))
        raise NotAccepted("settings-bad-value", {"name": name, "value": value, "allowed": allowed(name)}) from None


def checked(settings: Settings) -> Settings:
    try:
        networks(settings.proxies)
    except ValueError:
        params: Params = {"name": "proxies", "value": shorten(settings.proxies), "allowed": "127.0.0.0/8 ::1/128"}
        raise NotAccepted("settings-bad-value", params) from None
    if settings.host_secret and not SECRET.fullmatch(settings.host_secret):
        raise NotAccepted("settings-bad-value", {"name": "host_secret", "value": "…", "allowed": SECRET.pattern})
    if settings.contact and not CONTACT.fullmatch(settings.contact):
        params = {"name": "contact", "value": shorten(settings.contact), "allowed": "mailto:…, https://…"}
        raise NotAccepted("settings-bad-value", params)
    return settings


def load(file: Path | None, environment: dict[str, str] | None = None, **given: Any) -> Settings:
    """What was `given` (the command line) wins over the environment, that over the file."""
    data: dict[str, Any] = {} if file is None else from_file(file)
    known = Settings.__struct_fields__
    for name, value in (os.environ if environment is None else environment).items():
        option = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and option in known:
            data[option] = value
    data.update({name: value for name, value in given.items() if value is not None})
    return from_words(data)


def from_file(file: Path) -> dict[str, Any]:
    """Raises NotAccepted, or OSError."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotAccepted("settings-bad-file", {"path": str(file), "problem": shorten(str(error))}) from None


def as_environment(settings: Settings) -> dict[str, str]:
    """For processes that are started by this one; the twin of what `load` reads."""
    values = {name: getattr(settings, name) for name in Settings.__struct_fields__}
    return {f"{PREFIX}{name.upper()}": str(value).lower() if isinstance(value, bool) else str(value)
            for name, value in values.items()}
