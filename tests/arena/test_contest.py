"""Mirrored deals: the same luck, everybody at every seat."""

import pytest

from tests.arena.contests import contest, played
from tilerummy.arena.contest import MatchSet, deal_seed, player_seed, seating
from tilerummy.arena.play import ArenaMatch
from tilerummy.match import Deal, Match, Move


def test_everybody_sits_once_at_every_seat_and_the_order_around_the_table_stays() -> None:
    tables = [seating("abcd", rotation) for rotation in range(4)]
    for who in "abcd":
        assert sorted(table.index(who) for table in tables) == [0, 1, 2, 3]
    for table in tables:
        assert table[(table.index("a") + 1) % 4] == "b"


def drawn(match: Match) -> list[list[str]]:
    """The tiles and choices luck gave, round by round."""
    rounds: list[list[str]] = []
    for event in match.events:
        if isinstance(event, Deal):
            rounds.append(event.luck.split())
        elif isinstance(event, Move):
            rounds[-1] += event.luck.split()
    return rounds


@pytest.mark.parametrize(("game", "seats"), [("investo", 2), ("rummy", 2), ("rummy", 4), ("gin", 3)])
def test_mirrored_matches_see_the_same_tiles(game: str, seats: int) -> None:
    """Racks and starter of the first round are the same, and so is every tile of the stock as far as both take it."""
    names = ("greedy", "random", "greedy", "greedy")[:seats]
    rules = {"rummy": "draw-discard rounds=1", "gin": "untaken=out rounds=1"}.get(game, "")  # none goes back
    tables = [ArenaMatch(contest(*names, game=game, rules=rules, seats=seats), MatchSet(0, 0), r) for r in range(seats)]
    for table in tables:
        table.play()
    assert len({tuple(table.names) for table in tables}) == seats
    first, *others = [drawn(table.match)[0] for table in tables]
    for other in others:
        common = min(len(first), len(other))
        assert common > 30
        assert first[:common] == other[:common]


def test_stock_gives_the_same_tiles_whoever_sits_there() -> None:
    """Two alike players swap seats: with the same luck the match is the same to the last tile, seats named anew."""
    one, two = played(contest("greedy", "greedy", games=2)).games
    assert (one.points, one.digest) == (two.points, two.digest)


def test_deals_differ_from_each_other_and_by_seed() -> None:
    assert len({deal_seed("a", 0), deal_seed("a", 1), deal_seed("b", 0)}) == 3
    seeds = {player_seed("a", MatchSet(0, 0), r, s, name) for r in (0, 1) for s in (0, 1) for name in "xy"}
    assert len(seeds) == 8
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_everybody_meets_everybody() -> None:
    assert contest("a", "b", "c").line_ups == [("a", "b"), ("a", "c"), ("b", "c")]
    assert contest("a", "b", "b", seats=3).line_ups == [("a", "b", "b")]


def test_a_match_is_the_same_in_a_larger_contest() -> None:
    """More players, more games: what was measured before stays true."""
    small = played(contest("greedy", "random", games=4)).games
    large = played(contest("greedy", "random", "absent", games=6))
    assert small == [line for line in large.games if line.line_up == 0 and line.deal < 2]
