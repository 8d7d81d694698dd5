"""Every number of a position is read the same way in all games: as it is written, and in no other spelling."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.game import AnyGame
from tilerummy.games import GAMES
from tilerummy.games.investo.realtable import ended
from tilerummy.games.investo.rules import Rules
from tilerummy.match import Match
from tilerummy.reading import is_number, number_of, total_of
from tilerummy.realtable.entry import Ended
from tilerummy.refusal import NotationError

ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
WIDE = str.maketrans("0123456789", "".join(chr(0xFF10 + i) for i in range(10)))
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def spellings(number: str) -> list[str]:
    """What Python's `int` or `isdigit` takes for a number, and other things that are not one here."""
    foreign = [number.translate(table) for table in (ARABIC, WIDE, RAISED)]
    return [f"+{number}", f"{number}_0", f"0{number}", f"{number}.0", f"0x{number}", "-0", *foreign, "1" + "0" * 5000]


def positions(game: AnyGame) -> Iterator[tuple[str, Callable[[str, Any], Any]]]:
    """States and views of a match that went on until its end; with their readers."""
    found: list[tuple[str, Callable[[str, Any], Any]]] = []
    match = Match(game, game.rules_type(), max(game.seats), Dealer(seed_of("numbers")))
    rng = Random(1)

    def keep() -> None:
        if match.turn is not None and rng.random() < 0.05:
            found.append((game.show_state(match.state), game.parse_state))
            found.append((game.show_view(match.view(rng.choice([None, 0, 1]))), game.parse_view))

    play_out(match, [make_player(game, "greedy", seat) for seat in range(match.seats)], keep)
    assert len(found) > 10
    yield from rng.sample(found, min(40, len(found)))


def numbers(text: str) -> Iterator[tuple[int, str]]:
    """Where the words stand that are numbers, the size of a hidden rack included, and what they are."""
    words = text.split(" ")
    for at, word in enumerate(words):
        if is_number(word.removeprefix("?").removeprefix("-")):
            yield at, word


def changed(text: str, at: int, word: str) -> str:
    words = text.split(" ")
    words[at] = word
    return " ".join(words)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_a_number_in_another_spelling_is_no_position(game: AnyGame) -> None:
    rules = game.rules_type()
    for text, read in positions(game):
        read(text, rules)
        for at, word in numbers(text):
            mark = "?" if word.startswith("?") else ""
            digits = word.removeprefix("?").removeprefix("-")
            is_total = text.split(" ")[at - 1] == "total"
            negative = [] if is_total and game.name != "gin" else [f"-{digits}"]
            for spelling in [*spellings(digits), *negative]:
                with pytest.raises(NotationError) as caught:
                    read(changed(text, at, mark + spelling), rules)
                assert caught.value.code == "position-parts"


@pytest.mark.parametrize("word", ["-5", "1_0", "٣", "+3", "03", "", " 3", "3 ", "3\n", "²", "1e3", "--3", "- 3", "-0"])
def test_only_plain_digits_are_a_number(word: str) -> None:
    with pytest.raises(NotationError):
        number_of(word, f"idle {word}")
    if word != "-5":
        with pytest.raises(NotationError):
            total_of(word, f"total {word}")


def test_numbers_and_their_limits() -> None:
    assert [number_of(word, word) for word in ("0", "7", "1000000")] == [0, 7, 10**6]
    assert [total_of(word, word) for word in ("0", "7", "-7")] == [0, 7, -7]
    for word, most in (("1000001", 10**6), ("12", 11), ("9" * 5000, 10**6)):
        with pytest.raises(NotationError):
            number_of(word, word, most)


@pytest.mark.parametrize("rack", ["-5", "1_0", "٣", "03", "+3"])
def test_how_many_tiles_are_left_is_told_in_plain_digits(rack: str) -> None:
    assert ended(Rules(), 2, Ended(racks=["3", "0"])).points == [-3, 0]
    with pytest.raises(NotationError):
        ended(Rules(), 2, Ended(racks=[rack, "0"]))
