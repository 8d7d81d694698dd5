"""Allows one server process for a SQLite file: others would not be notified of what it writes. The system releases
the lock when the process ends, however it ends.

The lock is a file beside the database, whatever links lead there. (Not the database itself: SQLite has its own locks
on it, which the system drops when anybody else in the process closes the file. A file with several names is refused:
files.)
"""

import os
import time
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: no lock there
    fcntl = None  # type: ignore[assignment]

WAIT = 12.0  # seconds to wait for the previous process to stop
LOOK = 0.1


class Sole:
    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path) + "-server")
        self.file: int | None = None

    def take(self, wait: float | None = None) -> None:
        """Raises OSError if another process has it, and keeps it."""
        if fcntl is None:
            return
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        until = time.monotonic() + (WAIT if wait is None else wait)
        while True:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                if time.monotonic() >= until:
                    raise OSError("another server process uses it; several need Postgres") from None
            time.sleep(LOOK)

    def give_back(self) -> None:
        file, self.file = self.file, None
        if file is not None:
            os.close(file)
