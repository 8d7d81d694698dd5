"""Logs: one JSON object a line on the error stream, with the request's and the table's id.

Only the keys listed here get out, and of a failure only where it happened: what somebody forgets to leave out (a
cookie, a key, a seed, a rack, an address with its query) cannot slip through.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO, cast

import structlog

KEPT = {
    "event", "level", "timestamp", "request", "table", "seat", "method", "route", "status", "ms", "error", "code",
    "game", "count", "number", "version", "logger", "failure", "where",
}  # fmt: skip
LONGEST = 200

Entry = MutableMapping[str, Any]


def place_failure(logger: Any, method: str, entry: Entry) -> Entry:
    """The type and place of an exception, without its message, which may quote secrets."""
    found = entry.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        entry["failure"] = type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)[-12:]
        entry["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    return entry


def keep_known(logger: Any, method: str, entry: Entry) -> Entry:
    kept = {key: value for key, value in entry.items() if key in KEPT and value not in ("", None)}
    return {key: shortened(value) if isinstance(value, str) else value for key, value in kept.items()}


def shortened(text: str) -> str:
    """The first line: libraries write whole exceptions on the others."""
    return text.partition("\n")[0][:LONGEST]


SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    place_failure,
    keep_known,
]


class ErrorStream:
    """Whatever is the error stream at the moment of writing."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def configure(level: str) -> None:
    """Our own log, for this process."""
    structlog.configure(
        processors=[*SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number_of(level)),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, ErrorStream())),
        cache_logger_on_first_use=False,
    )


class Passing(logging.Handler):
    """Forwards records of `logging` to our log."""

    def emit(self, record: logging.LogRecord) -> None:
        found = record.exc_info
        structlog.get_logger().log(record.levelno, record.getMessage(), logger=record.name, exc_info=found)


def configure_libraries(level: str) -> None:
    """uvicorn, asyncio, Alembic: from warnings on, in the same form as our own."""
    root = logging.getLogger()
    root.handlers[:] = [Passing()]
    root.setLevel(max(number_of(level), logging.WARNING))


def number_of(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
