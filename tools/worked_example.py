"""Writes docs/examples/worked-example.jsonl: the example of the rulebook, played out move by move.

Seat 0 is player A of the example, seat 1 player B. The deal is set up by hand, so the record has no seed.
"""

from pathlib import Path

from tilerummy.games import GAMES
from tilerummy.luck import GivenLuck
from tilerummy.match import Match
from tilerummy.records.record import Recorder

PATH = Path(__file__).parents[1] / "docs/examples/worked-example.jsonl"
RACK_A = "r4 r5 r6 r7 k11 k12 b5 y1 y9 b13"
RACK_B = "k10 r3 b7 y4 y6 k2 k5 r10 r12 b1"
MOVES = [
    (1, "S", "y12"),
    (1, "I2 k10", ""),
    (0, "S", "k7"),
    (0, "I2 b5", ""),
    (1, "S", "b9"),
    (1, "I1 r3", ""),
    (0, "S", "y2"),
    (0, "I2 r7", ""),  # A could lay r5-7 at once, but invests: an Investo worth 4
    (1, "S", "k3"),
    (1, "X2.3 b7", "r1"),  # B suspects a run and doubles
    (1, "R r12", ""),  # eleven tiles: one goes to the reserve
    (0, "S", "y7"),
    (0, "T2", "y13"),  # worth 3 now; the red 7 underneath goes to B
    (0, "A k10-12", ""),  # another iron in the fire
    (0, "I1 b13", ""),
    (0, "R y1", ""),
]


def write(path: Path) -> None:
    game = GAMES["investo"]
    match = Match(game, game.rules_type(), 2)
    recorder = Recorder.create(path, match, ["A", "B"])
    match.deal(GivenLuck(f"1 {RACK_A} {RACK_B}".split()))
    for seat, text, luck in MOVES:
        refusal = match.act(seat, game.parse_action(text), GivenLuck(luck.split()))
        assert refusal is None, f"{text}: {refusal}"
    recorder.close()


if __name__ == "__main__":
    PATH.unlink(missing_ok=True)
    write(PATH)
