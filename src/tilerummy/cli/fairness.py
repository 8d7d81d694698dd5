"""`tilerummy fairness FILES`: what the deals of many records say together."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.records.fairness import Findings, study
from tilerummy.records.fairness_told import told
from tilerummy.records.replay import RecordError
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("fairness")
    words = Words(options.get_default("lang"))
    options.add_argument("files", type=Path, nargs="+", metavar="FILE")
    options.add_argument("--json", action="store_true", help=words("cli-help-json"))
    try:
        chosen = options.parse_args(argv)
        found = read(chosen.files, Words(chosen.lang))
    except Fault as fault:
        return complain(fault)
    lines = [msgspec.json.encode(found).decode()] if chosen.json else told(found, Words(chosen.lang))
    print("\n".join(lines))
    return 0


class Reading:
    """The files in order, and the one that is being read."""

    def __init__(self, paths: list[Path]) -> None:
        self.paths = paths
        self.at = paths[0]

    def __iter__(self) -> Iterator[Path]:
        for path in self.paths:
            self.at = path
            yield path


def read(paths: list[Path], words: Words) -> Findings:
    reading = Reading(paths)
    try:
        return study(reading)
    except RecordError as error:
        raise Fault(record_sentence(words, reading.at, error)) from None
    except OSError as error:
        raise Fault(os_sentence(words, reading.at, error)) from None
