"""Matches of Gin-Rummy through dealer, record and replay."""

from pathlib import Path

import pytest

from tilerummy.bots.play_out import play_out
from tilerummy.bots.player import make_player
from tilerummy.dealer import Dealer, seed_of
from tilerummy.games.gin.game import GIN
from tilerummy.games.gin.rules import Rules
from tilerummy.match import Deal, Match, Move
from tilerummy.records.record import Recorder
from tilerummy.records.replay import Replay, verify_luck

MATCHES = [("", 2), ("rounds=3", 3), ("rounds=2", 4), ("standard-52 target=50", 2), ("untaken=mixed start=upcard", 2)]


def played(rules: str, seats: int, path: Path) -> Match:
    match = Match(GIN, Rules.parse(rules), seats, Dealer(seed_of("a"), ("salt",)))
    recorder = Recorder.create(path, match, [f"greedy {seat}" for seat in range(seats)])
    play_out(match, [make_player(GIN, "greedy", seat) for seat in range(seats)], recorder.update)
    recorder.close()
    return match


@pytest.mark.parametrize(("rules", "seats"), MATCHES)
def test_record_gives_the_same_match_and_its_luck_follows_from_the_seed(
    rules: str, seats: int, tmp_path: Path
) -> None:
    """G4: discards mixed in go to places that the seed decides."""
    match = played(rules, seats, tmp_path / "m")
    replay = Replay(tmp_path / "m")
    while replay.step() is not None:
        pass
    assert replay.match.events == match.events
    assert verify_luck(replay).sheet == match.sheet
    assert match.winners


@pytest.mark.parametrize(("rules", "seats"), MATCHES)
def test_seats_see_their_own_tiles_and_no_others(rules: str, seats: int, tmp_path: Path) -> None:
    """G12: what each seat is told adds up to all luck, no tile told to two but the one turned up."""
    match = played(rules, seats, tmp_path / "m")
    for event in match.events:
        if not isinstance(event, Deal | Move) or not event.luck:
            continue
        told = [match.seen(event, who) for who in range(seats)]
        lucks = [seen.luck.split() for seen in told if isinstance(seen, Deal | Move)]
        words = event.luck.split()
        # the draw for the deal is open, and so is the tile turned up, which comes last
        drawn = len([word for word in words if not word.isdigit()]) - (10 * seats + 1) if isinstance(event, Deal) else 0
        for i, word in enumerate(words):
            known = [luck[i] for luck in lucks if luck[i] != "?"]
            assert set(known) == {word}
            public = word.isdigit() or i < drawn or (isinstance(event, Deal) and i + 1 == len(words))
            assert len(known) == 1 or public
