"""Checks that the open files of a SQLite store are still those at their paths.

What is written to a deleted or replaced file is lost when the process ends.
"""

import os
from pathlib import Path

from tilerummy.server.store import StoreDown


def must_have_one_name(path: Path) -> None:
    """Refuses a file with several names: SQLite finds the log by the file's name, so under another name recent writes
    would be missing and two programs would not see each other's locks. Raises OSError.
    """
    if path.is_file() and path.stat().st_nlink > 1:
        raise OSError("it has several names (hard links), and SQLite keeps a log for each; remove all but one")


class Files:
    """The file may be given by a link; its log lies beside the file itself, and so does what says which program may
    write to the log: another program that finds none makes its own, and both write to the same place.
    """

    def __init__(self, path: Path) -> None:
        real = os.path.realpath(path)
        self.names = (str(path), real + "-shm", real + "-wal")
        self.known = [self._identity(name)[:2] for name in self.names]

    def look(self) -> int:
        """The length of the log in bytes, at its longest since it was last made empty. Raises StoreDown."""
        length = 0  # of the last of them
        for name, known in zip(self.names, self.known, strict=True):
            device, node, length = self._identity(name)
            if (device, node) != known:
                raise StoreDown(f"{name} is another file than the one in use; put that back, or restart the server")
        return length

    def _identity(self, name: str) -> tuple[int, int, int]:
        try:
            found = os.stat(name)
        except OSError as error:
            raise StoreDown(f"{name}: {error.strerror}") from None
        return found.st_dev, found.st_ino, found.st_size

    def may_be_written(self) -> bool:
        return os.access(self.names[0], os.W_OK)
