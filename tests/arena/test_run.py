"""The evidence depends on the contest alone: not on workers, their order, or interrupts."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.contests import contest, fresh, played
from tilerummy.arena.contest import Contest, MatchSet, seating
from tilerummy.arena.evidence import Timing, encode, load, save
from tilerummy.arena.play import digest, play_set
from tilerummy.arena.run import play, record_path
from tilerummy.arena.runners import Results, play_here, pool_of
from tilerummy.arena.summary import summarise
from tilerummy.records.replay import Replay
from tilerummy.refusal import NotAccepted


def backwards(of: Contest, tasks: Sequence[MatchSet]) -> Results:
    yield from play_here(of, tasks[::-1])


def interrupted(after: int) -> object:
    def runner(of: Contest, tasks: Sequence[MatchSet]) -> Results:
        for task in tasks[1 : after + 1]:  # not even the first ones
            yield play_set(of, task)
        raise KeyboardInterrupt

    return runner


@pytest.mark.parametrize(("game", "seats"), [("investo", 2), ("rummy", 3), ("gin", 2)])
def test_order_of_arrival_leaves_no_trace(game: str, seats: int) -> None:
    asked = contest("greedy", "random", "greedy", game=game, seats=seats, games=6) if seats == 3 else contest(
        "greedy", "random", game=game, games=6
    )
    assert encode(played(asked)) == encode(played(asked, backwards))


def test_number_of_workers_does_not_change_the_evidence() -> None:
    asked = contest("greedy", "random", games=20)
    alone = encode(played(asked))
    for workers in (2, 3):
        assert encode(played(asked, pool_of(workers))) == alone


def test_resumed_run_gives_the_same_bytes(tmp_path: Path) -> None:
    asked = contest("greedy", "random", games=12)
    path = tmp_path / "evidence.json"
    with pytest.raises(KeyboardInterrupt):
        play(asked, fresh(asked, path), interrupted(2), path)  # type: ignore[arg-type]
    assert len(load(path).games) == 4
    play(asked, fresh(asked, path), play_here, path)
    assert path.read_bytes() == encode(played(asked))


def test_more_games_go_on_from_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "evidence.json"
    for games in (4, 10):
        asked = contest("greedy", "random", games=games)
        play(asked, fresh(asked, path), play_here, path)
    assert path.read_bytes() == encode(played(contest("greedy", "random", games=10)))
    with pytest.raises(NotAccepted, match="more-games"):
        fresh(contest("greedy", "random", games=4), path)


def test_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "evidence.json"
    save(path, played(contest("greedy", "random", games=2)))
    before = path.read_bytes()
    with pytest.raises(NotAccepted, match="rules"):
        fresh(contest("greedy", "random", rules="long", games=2), path)
    assert path.read_bytes() == before


def test_a_run_stops_when_it_is_decided_whoever_finishes_first(tmp_path: Path) -> None:
    asked = replace(contest("greedy", "random", games=120), decide=0.5)
    alone = played(asked)
    found = summarise(alone)
    assert found.decision is not None
    assert found.decision.answer == 1
    assert found.decision.wins.low > 0.5
    assert 10 < found.games < 60
    assert encode(played(asked, backwards)) == encode(alone)
    path = tmp_path / "evidence.json"
    with pytest.raises(KeyboardInterrupt):
        play(asked, fresh(asked, path), interrupted(3), path)  # type: ignore[arg-type]
    for _ in range(2):  # the second time nothing is left to play
        play(asked, fresh(asked, path), play_here, path)
        assert path.read_bytes() == encode(alone)
    with pytest.raises(NotAccepted, match="decide"):
        fresh(replace(asked, decide=0.6), path)


def test_a_run_that_is_not_decided_says_so() -> None:
    found = summarise(played(replace(contest("greedy", "random", games=4), decide=0.5)))
    assert found.decision is not None
    assert (found.decision.answer, found.games) == (0, 4)
    assert found.decision.wins.low < 0.5 < found.decision.wins.high


def test_records_of_all_matches_are_written_and_can_be_verified(tmp_path: Path) -> None:
    """Also those of a run that was made without them; the evidence is the same."""
    asked = contest("greedy", "random", game="gin", games=6)
    path, folder = tmp_path / "evidence.json", tmp_path / "records"
    play(contest("greedy", "random", game="gin", games=2), fresh(asked, path), play_here, path)
    play(asked, fresh(asked, path), play_here, path, records=folder)
    assert path.read_bytes() == encode(played(asked))
    for line in load(path).games:
        replay = Replay(record_path(folder, line.task, line.rotation))
        while replay.step() is not None:
            pass
        assert replay.header.seats == seating(asked.players, line.rotation)
        assert digest(replay.match) == line.digest
        assert (replay.match.totals, replay.match.winners) == (line.points, line.winners)
    assert len(list(folder.iterdir())) == 6


def test_processor_time_is_that_of_the_player(tmp_path: Path) -> None:
    """A program that waits uses none; one whose time nobody knows is not made up."""
    evidence = played(contest("greedy", "random", games=2), timings=True)
    assert evidence.timings is not None
    for timing in evidence.timings.values():
        assert timing.processor is not None
        assert 0 < timing.processor
    known, unknown = Timing(1, 2.0, 2.0, 1.0), Timing(1, 2.0, 2.0)
    total = Timing()
    total.add(known)
    total.add(known)
    assert total == Timing(2, 4.0, 2.0, 2.0)
    total.add(unknown)
    assert total.processor is None
    total.add(known)
    assert total.processor is None


def test_timings_are_kept_apart(tmp_path: Path) -> None:
    evidence = played(contest("greedy", "random", games=2), timings=True)
    assert evidence.timings is not None
    assert evidence.timings["greedy"].decisions == sum(
        line.decisions[(0 + line.rotation) % 2] for line in evidence.games
    )
    save(tmp_path / "with.json", evidence)
    assert load(tmp_path / "with.json").timings == evidence.timings
    evidence.timings = None
    save(tmp_path / "without.json", evidence)
    assert load(tmp_path / "without.json").timings is None
    assert b"timings" not in (tmp_path / "without.json").read_bytes()


DAMAGE = [
    ('"rotation":1', '"rotation":0'),
    ('"rotation":1', '"rotation":7'),
    ('"deal":0', '"deal":99'),
    ('"line_up":0', '"line_up":-1'),
    ('"points":[', '"points":[3,'),
    ('"winners":[', '"winners":[5,'),
    ('"game": "investo"', '"game": "chess"'),
    ('"format": "tilerummy arena 1"', '"format": "2"'),
    ('"target": 10', '"target": -10'),
    ('"seats": 2', '"seats": 3'),
    ("}", ""),
    ('"rounds":', '"rounds":"x'),
]


@pytest.mark.parametrize(("old", "new"), DAMAGE)
def test_damaged_file_is_refused(tmp_path: Path, old: str, new: str) -> None:
    text = encode(played(contest("greedy", "random", games=2))).decode()
    assert old in text
    path = tmp_path / "evidence.json"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(NotAccepted, match="malformed"):
        load(path)
