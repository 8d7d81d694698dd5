"""One server process to a SQLite file: others would not hear what it writes. The system gives the lock back when the
process ends, however it ends.

The lock lies beside the file itself, whatever links lead to it. (Not on it: SQLite has locks of its own there, which
the system drops when anybody else in the process closes the file. A file with several names is refused: files.)
"""

import os
import time
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: nobody keeps count there
    fcntl = None  # type: ignore[assignment]

WAIT = 12.0  # seconds for the process before us to stop
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
