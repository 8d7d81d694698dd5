"""Checks that the open files of a SQLite store are still those at their paths.

What is written to a deleted or replaced file is lost when the process ends.
"""

import os
import time
from pathlib import Path

from tilerummy.server.store import StoreDown

OLD = 3_000_000_000  # ns: longer than one step of the time of a change on any file system
COMMITS = 16  # from one look at all files to the next


def must_have_one_name(path: Path) -> None:
    """Refuses a file with several names: SQLite finds the log by the file's name, so under another name recent writes
    would be missing and two programs would not see each other's locks. Raises OSError.
    """
    if path.is_file() and path.stat().st_nlink > 1:
        raise OSError("it has several names (hard links), and SQLite keeps a log for each; remove all but one")


def opened(folder: str) -> int | str:
    """To ask an open folder when it changed takes a third of the time. On Windows folders cannot be opened."""
    try:
        return os.open(folder, os.O_RDONLY)
    except OSError:
        return folder


class Files:
    """The file may be given by a link; its log lies beside the file itself, and so does what says which program may
    write to the log: another program that finds none makes its own, and both write to the same place.
    """

    def __init__(self, path: Path) -> None:
        real = os.path.realpath(path)
        self.names = (str(path), real + "-shm", real + "-wal")
        self.folder = opened(os.path.dirname(path) or os.curdir)
        self.linked = os.path.islink(path)  # what a link leads to can change without its folder
        self.known = [self._identity(name)[:2] for name in self.names]
        self.unchanged = (0, 0, 0)  # the folder, once all files were found in it
        self.commits = 0
        self.length = 0

    def look(self) -> int:
        """The length of the log in bytes, at its longest since it was last made empty. Raises StoreDown."""
        return self._look(self._folder())

    def _look(self, folder: tuple[int, int, int]) -> int:
        for name, known in zip(self.names, self.known, strict=True):
            device, node, self.length = self._identity(name)  # in the end that of the log
            if (device, node) != known:
                raise StoreDown(f"{name} is another file than the one in use; put that back, or restart the server")
        self.unchanged = folder if time.time_ns() - folder[0] > OLD and not self.linked else (0, 0, 0)
        self.commits = 0
        return self.length

    def glance(self) -> int:
        """What `look` finds, for a fraction of its time: no file was moved, deleted or made in a folder that has not
        changed. The length may be that of a few commits ago, and so may the folder's own place: whoever moves a folder
        loses nothing of what is in it.
        """
        self.commits += 1
        folder = self._folder()
        return self.length if folder == self.unchanged and self.commits < COMMITS else self._look(folder)

    def _folder(self) -> tuple[int, int, int]:
        """When a name in it last changed, and which folder it is."""
        try:
            found = os.fstat(self.folder) if isinstance(self.folder, int) else os.stat(self.folder)
        except OSError:
            return 0, 0, 1
        return found.st_mtime_ns, found.st_dev, found.st_ino

    def _identity(self, name: str) -> tuple[int, int, int]:
        try:
            found = os.stat(name)
        except OSError as error:
            raise StoreDown(f"{name}: {error.strerror}") from None
        return found.st_dev, found.st_ino, found.st_size

    def close(self) -> None:
        folder, self.folder = self.folder, ""
        if isinstance(folder, int):
            os.close(folder)

    def may_be_written(self) -> bool:
        return os.access(self.names[0], os.W_OK)
