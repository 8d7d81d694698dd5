"""Nothing a seat may not know reaches it: hidden tiles are exchanged, and every byte it gets must stay the same.

A round is played once without a server, so that the tiles that a seat never saw are known. Then it is played twice over
real sockets, the second time with one such tile exchanged for another that nobody saw, and with the same moves (a move
that names a hidden tile names the other one). Frames, HTTP answers and logs of both runs are compared.
"""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.serving import serving
from tests.server.talking import Talker
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, commitment_of, seed_of
from tilerummy.games import GAMES
from tilerummy.luck import Luck, Rng
from tilerummy.match import Deal, Match, Move
from tilerummy.remote import Problem, Visitor
from tilerummy.server.hall import Hall
from tilerummy.tiles import Tiles, parse_tile, show_tile

GAME_RULES = {"investo": "", "rummy": "rounds=1", "gin": "rounds=1"}
TILE = re.compile(r"\b[bryk](?:1[0-3]|[1-9])\b|\*")
NOW = 1_800_000_000_000


class Written(Luck):
    """Luck as a list of words, one after the other."""

    def __init__(self, words: list[str]) -> None:
        self.words = list(words)

    def draw(self, unseen: Tiles) -> int:
        return parse_tile(self.words.pop(0))

    def below(self, n: int) -> int:
        return int(self.words.pop(0))


def dealer_with(words: list[str]) -> type[Dealer]:
    class Rigged(Dealer):
        def __init__(self, seed: str, salts: tuple[str, ...] = ()) -> None:
            super().__init__(seed, salts)
            self.commitment = commitment_of("the same in both runs")

        def round(self, n: int) -> Any:
            return Written(words)

    return Rigged


class Script:
    """One round between bots: luck and moves as words, in order, and what one seat was told of them."""

    def __init__(self, game: str, seed: int, moves: int) -> None:
        playing = GAMES[game]
        match = Match(playing, playing.rules_type.parse(GAME_RULES[game]), 2, Dealer(seed_of(f"leak {seed}")))
        match.deal()
        players = [make_player(playing, "greedy", n) for n in (1, 2)]
        for _ in range(moves):
            seat = match.turn
            if seat is None:
                break
            assert match.act(seat, players[seat].decide(match.view(seat), (), 0.0)) is None
        if match.turn is None:  # at the end a round shows what was hidden
            match = self.cut(match, len([event for event in match.events if isinstance(event, Move)]) - 1)
        self.match = match
        self.events = [event for event in match.events if isinstance(event, Deal | Move)]

    def cut(self, match: Match, moves: int) -> Match:
        again = Match(match.game, match.rules, 2, match.dealer)
        again.deal()
        for event in [event for event in match.events if isinstance(event, Move)][:moves]:
            again.act(event.seat, match.game.parse_action(event.action))
        return again

    def known_to(self, who: int | None) -> set[str]:
        """All tiles it was told of or that lie open in the end: in Gin-Rummy racks do, once somebody is out."""
        told = [str(self.match.seen(event, who)) for event in self.events]
        return set(TILE.findall(" ".join([*told, self.match.game.show_view(self.match.view(who))])))

    def all_words(self) -> str:
        return " ".join(f"{getattr(event, 'action', '')} {event.luck}" for event in self.events)

    def hidden_pairs(self, who: int | None) -> list[tuple[str, str]]:
        """A tile that came up exactly once and was never told to the seat, and one that did not come up at all."""
        words = TILE.findall(self.all_words())
        drawn = TILE.findall(" ".join(event.luck for event in self.events))
        known = self.known_to(who)
        hidden = [tile for tile in dict.fromkeys(drawn) if drawn.count(tile) == 1 and tile not in known and tile != "*"]
        unseen = [show_tile(kind) for kind in range(52) if show_tile(kind) not in words]
        return [(tile, other) for tile in hidden for other in unseen]

    def exchanged(self, pair: tuple[str, str] | None) -> tuple[list[str], list[tuple[int, str]]]:
        """The luck and the moves, with the one tile instead of the other."""

        def change(text: str) -> str:
            return re.sub(rf"\b{pair[0]}\b", pair[1], text) if pair else text

        luck = " ".join(change(event.luck) for event in self.events).split()
        moves = [(event.seat, change(event.action)) for event in self.events if isinstance(event, Move)]
        return luck, moves

    def works(self, pair: tuple[str, str]) -> bool:
        """Whether the same moves are legal with the exchanged tile."""
        luck, moves = self.exchanged(pair)
        match = Match(self.match.game, self.match.rules, 2, dealer_with(luck)("0" * 64))
        match.deal()
        for seat, action in moves:
            if match.turn != seat or match.act(seat, match.game.parse_action(action)) is not None:
                return False
        return match.turn is not None


def captured(folder: Path, game: str, script: Script, pair: tuple[str, str] | None, who: int | None) -> dict[str, Any]:
    """Everything that seat (or a spectator) and the log get in one run."""
    luck, moves = script.exchanged(pair)
    logged = io.StringIO()
    structlog.configure(
        processors=[structlog.processors.JSONRenderer()], logger_factory=structlog.WriteLoggerFactory(logged)
    )

    def prepare(hall: Hall) -> None:
        hall.now = lambda: NOW
        hall.new_id = lambda: "the-table"
        hall.new_seed = lambda: "0" * 64
        hall.make_dealer = dealer_with(luck)
        hall.rng = Rng(1)

    with serving(folder, prepare) as running:
        people = [Visitor(running.url), Visitor(running.url), Visitor(running.url)]
        for visitor, letter in zip(people, "abc", strict=True):
            visitor.cookies["tilerummy"] = letter * 32
        body = {"game": game, "seats": ["person", "person"], "name": "Ann", "rules": GAME_RULES[game]}
        people[0].call("POST", "/api/tables", body)
        people[1].call("POST", "/api/tables/the-table/join", {"name": "Ben"})
        talkers = [Talker(people[seat], "the-table", notation=True) for seat in (0, 1)]
        watcher = Talker(people[2], "the-table", notation=True)
        for talker in talkers:
            talker.say("ready")
        looker = watcher if who is None else talkers[who]
        answers = play(talkers, looker, people[2 if who is None else who], moves)
        late = Talker(people[2 if who is None else who], "the-table", after=0, notation=True)
        late.say("sync", after=0)
        everyone = [*talkers, watcher, late]
        for talker in everyone:
            talker.say("ping")
            talker.close()
    log = re.sub(r'"ms": [0-9.]+', "", logged.getvalue())  # how long a request took is no secret, nor always the same
    return {"frames": looker.frames + late.frames, "answers": answers, "log": log}


def play(talkers: list[Talker], looker: Talker, visitor: Visitor, moves: list[tuple[int, str]]) -> list[Any]:
    """The moves one by one; in between the one who looks asks what it can."""
    answers: list[Any] = []
    for number, (seat, action) in enumerate(moves):
        for talker in talkers:
            talker.say("sync", after=talker.seq)
        assert talkers[seat].act(action)["t"] == "done"
        looker.say("sync", after=looker.seq)
        if number % 5 == 0:
            for question in ("S", "U", "A r1-3", "E r5", "D k13", "T1", "I1 b7", "V r9", "G", "nonsense r5"):
                looker.say("check", a=question)
            answers += [ask(visitor, path) for path in PATHS]
    return answers


PATHS = (
    "/api/tables/the-table",
    "/api/tables/the-table/matches/1/record",
    "/api/tables/the-table/matches/1/replay",
    "/api/tables/the-table/matches/1/verify",
    "/api/mine",
    "/api/tables",
    "/metrics",
)


def ask(visitor: Visitor, path: str) -> Any:
    try:
        return json.dumps(visitor.call("GET", path)) if path != "/metrics" else None
    except Problem as problem:
        return [problem.status, problem.code, problem.params]
    except ValueError:
        return None  # not JSON: the record is lines


@pytest.mark.parametrize("who", [0, 1, None])
@pytest.mark.parametrize("game", GAME_RULES)
def test_hidden_tiles_change_no_byte_of_what_a_seat_gets(tmp_path: Path, game: str, who: int | None) -> None:
    """I21, R15, G12."""
    script, pair = next(found for found in scripts(game, who))
    once = captured(tmp_path / "a", game, script, None, who)
    twice = captured(tmp_path / "b", game, script, pair, who)
    assert once == twice
    assert len(once["frames"]) > 40
    assert pair[0] not in TILE.findall(" ".join(map(str, told_tiles(once["frames"]))))


def told_tiles(frames: list[str]) -> list[Any]:
    """Views and events only: the questions of the test name tiles too."""
    return [json.loads(frame) for frame in frames if json.loads(frame)["t"] in ("event", "welcome")]


def scripts(game: str, who: int | None) -> Any:
    for seed in range(60):
        script = Script(game, seed, 60)
        if len(script.events) < 20:
            continue
        for pair in script.hidden_pairs(who):
            if script.works(pair):
                yield script, pair
                break


def test_the_comparison_would_notice_a_leak(tmp_path: Path) -> None:
    """The seat that has the exchanged tile does see the difference."""
    script, pair = next(scripts("rummy", 0))
    once = captured(tmp_path / "a", "rummy", script, None, 1)
    twice = captured(tmp_path / "b", "rummy", script, pair, 1)
    assert once != twice
