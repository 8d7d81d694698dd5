"""`tilerummy verify FILE`: play a record again and check everything it says."""

from collections.abc import Sequence
from pathlib import Path

from tilerummy.cli.arguments import Fault, complain, os_sentence, parser, record_sentence
from tilerummy.match import Deal, Move
from tilerummy.records.promise import devices
from tilerummy.records.record import Header
from tilerummy.records.replay import RecordError, Replay, verify_luck
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    options = parser("verify")
    options.add_argument("file", type=Path)
    help_saw = Words(options.get_default("lang"))("cli-help-saw")
    options.add_argument("--saw", action="append", default=[], metavar="TEXT", help=help_saw)
    try:
        chosen = options.parse_args(argv)
        words = Words(chosen.lang)
        print(verify(chosen.file, words, chosen.saw))
    except Fault as fault:
        return complain(fault)
    return 0


def verify(path: Path, words: Words, seen: Sequence[str] = ()) -> str:
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
    check_seen(path, replay.header, seen, words)
    moves = sum(isinstance(event, Move) for event in replay.match.events)
    rounds = sum(isinstance(event, Deal) for event in replay.match.events)
    good = words("verify-good", path=str(path), moves=moves, rounds=rounds, end=replay.end.end if replay.end else "")
    if not replay.sealed:
        return f"{good} {words('verify-unsealed')}"
    given = f" {words('verify-given', count=replay.header.given)}" if replay.header.given else ""
    sealed = words("verify-sealed", commitment=replay.header.commitment)
    return f"{good}{given} {sealed} {whose_words(replay.header, words)}"


def whose_words(header: Header, words: Words) -> str:
    """Who could not have chosen the deal, and who could."""
    if header.dealing == 1:
        return words("verify-first-way")
    given = [one_word(header, seat, words) for seat in devices(header)]
    return words("verify-words", words="; ".join(given)) if given else words("verify-dealer-only")


def one_word(header: Header, seat: int, words: Words) -> str:
    word = header.words[seat]
    salt = word.salt or words("verify-not-opened", seal=word.seal)
    return words("verify-word", seat=seat + 1, name=header.seats[seat], salt=salt)


def check_seen(path: Path, header: Header, seen: Sequence[str], words: Words) -> None:
    """What was seen or given before the match must be in the record."""
    known = {header.commitment, *header.salts, *(text for word in header.words for text in (word.seal, word.salt))}
    for text in seen:
        if not text or text not in known:
            raise Fault(words("verify-not-seen", path=str(path), text=text))


def good_so_far(line: int, words: Words) -> str:
    return "" if line <= 2 else " " + words("verify-so-far", count=line - 1)
