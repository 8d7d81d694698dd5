"""`tilerummy verify FILE`: play a record again and check everything it says."""

from pathlib import Path

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.match import Move
from tilerummy.replay import RecordError, Replay, verify_luck
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("verify")
    options.add_argument("file", type=Path)
    chosen = options.parse_args(argv)
    words = Words(chosen.lang)
    try:
        print(verify(chosen.file, words))
    except Fault as fault:
        return complain(fault)
    return 0


def verify(path: Path, words: Words) -> str:
    """The good news; bad news is a Fault."""
    replay: Replay | None = None
    try:
        replay = Replay(path)
        while replay.step() is not None:
            pass
        if replay.sealed:
            verify_luck(replay)
    except RecordError as error:
        raise Fault(record_sentence(words, path, error) + good_so_far(replay, words)) from None
    except OSError as error:
        raise Fault(os_sentence(words, path, error)) from None
    moves = sum(isinstance(event, Move) for event in replay.match.events)
    key = "verify-good" if replay.sealed else "verify-unsealed"
    return words(key, path=str(path), rounds=len(replay.match.sheet), moves=moves)


def good_so_far(replay: Replay | None, words: Words) -> str:
    if replay is None or not replay.match.events:
        return ""
    return " " + words("verify-so-far", rounds=len(replay.match.sheet), moves=len(replay.match.events))
