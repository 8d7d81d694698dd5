"""`tilerummy verify FILE`: play a record again and check everything it says."""

from pathlib import Path

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.match import Deal, Move
from tilerummy.records.replay import RecordError, Replay, verify_luck
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("verify")
    options.add_argument("file", type=Path)
    try:
        chosen = options.parse_args(argv)
        words = Words(chosen.lang)
        print(verify(chosen.file, words))
    except Fault as fault:
        return complain(fault)
    return 0


def verify(path: Path, words: Words) -> str:
    """The good news; bad news is a Fault."""
    try:
        replay = Replay(path)
        while replay.step() is not None:
            pass
        if replay.sealed:
            verify_luck(replay)
    except RecordError as error:
        raise Fault(record_sentence(words, path, error) + good_so_far(error.line, words)) from None
    except OSError as error:
        raise Fault(os_sentence(words, path, error)) from None
    moves = sum(isinstance(event, Move) for event in replay.match.events)
    rounds = sum(isinstance(event, Deal) for event in replay.match.events)
    good = words("verify-good", path=str(path), moves=moves, rounds=rounds, end=replay.end.end if replay.end else "")
    if not replay.sealed:
        return f"{good} {words('verify-unsealed')}"
    given = f" {words('verify-given', count=replay.header.given)}" if replay.header.given else ""
    return f"{good}{given} {words('verify-sealed', commitment=replay.header.commitment)}"


def good_so_far(line: int, words: Words) -> str:
    return "" if line <= 2 else " " + words("verify-so-far", count=line - 1)
