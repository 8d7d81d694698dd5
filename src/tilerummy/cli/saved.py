"""A record on the disk while its match is being played.

Until the closing line reveals the seed it lies in a file beside the record (`FILE.seed`, readable by its owner only),
so that a match whose program was killed can be resumed. It is removed when the record is closed.
"""

import os
from pathlib import Path

from tilerummy.cli.arguments import Fault, os_sentence, record_sentence
from tilerummy.match import Match
from tilerummy.records.record import Recorder
from tilerummy.records.replay import RecordError, Replay, deal_again, verify_luck
from tilerummy.words import Words


def seed_path(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


class SavedRecord:
    def __init__(self, path: Path, match: Match, names: list[str], resumed: bool) -> None:
        """A new file, or one that takes the place of the record it goes on from, once it is whole."""
        assert match.dealer is not None
        self.path = path
        if not resumed and path.exists():
            raise FileExistsError
        write_private(seed_path(path), match.dealer.seed)
        new = path.with_name(path.name + ".new") if resumed else path
        if resumed:
            new.unlink(missing_ok=True)
        self.recorder = Recorder.create(new, match, names)
        self.recorder.update()
        if resumed:
            new.replace(path)

    def close(self) -> None:
        self.recorder.close()
        seed_path(self.path).unlink(missing_ok=True)


def write_private(path: Path, text: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def load(path: Path, words: Words) -> tuple[Match, list[str]]:
    """The match of a record, ready to go on, and the names in its header."""
    try:
        replay = Replay(path)
        try:
            while replay.step() is not None:
                pass
            return verify_luck(replay), replay.header.seats
        except RecordError as error:
            if error.code not in ("no-end", "cut-off") or not seed_path(path).exists():
                raise
            return deal_again(replay, seed_path(path).read_text(encoding="utf-8")), replay.header.seats
    except RecordError as error:
        raise Fault(record_sentence(words, path, error)) from None
    except OSError as error:
        raise Fault(os_sentence(words, path, error)) from None
