"""The files of a SQLite store, as their names lead to them."""

import os
from pathlib import Path


class Files:
    def __init__(self, path: Path) -> None:
        self.log = f"{path}-wal"

    def log_length(self) -> int:
        """In bytes. What it has held since it was last made empty: it may be shorter by now, never longer."""
        try:
            return os.stat(self.log).st_size
        except OSError:
            return 0
