"""Investo in ten steps, the pot first: it is what the game is about.

The last two are the worked example of the rulebooks, from both sides.
"""

from typing import Final

from tilerummy.queries.lessons.lesson import Lesson, Task


def place(turn: str, rack: str, other: str, *, table: str = "", pot: str = ". / . / . / .", more: str = "") -> str:
    """`more`: reserve and points of the two sides, as `y13 k3, 5; r7, 3`."""
    mine, theirs = [[part.strip() for part in side.split(",")] for side in (more or ",0;,0").split(";")]
    sides = f"rack {rack} | reserve {mine[0]} | known | points {mine[1]} | rack {other} | reserve {theirs[0]} | known"
    return f"{turn} start 0 idle 0 | table {table} | pot {pot} | must | {sides} | points {theirs[1]}"


OTHER: Final = "b1 b4 r1 r12 y2 y8 k3 k6"
A: Final = "r4 r5 r6 r7 k11 k12 b1 b9 y4 y13"
A_LATER: Final = A.replace("r7", "b12")  # the red 7 lies in the pot, a blue 12 was drawn
B: Final = "b7 y2 y5 y8 y11 k1 k3 k6 r1 r12"
FULL: Final = "k10 b2 y5 / r5 b8 y11 / b12 y3 r9 / k1 r13 b6"

LESSONS: Final = (
    Lesson(
        "invest",
        (
            Task(
                ("I1 y13",),
                place=place("choose 0", "r4 r5 y13 k9 b6", OTHER, pot="k7 r3 / b11 / . / ."),
                wrong={"I1 r4": "run", "I1 r5": "run"},
                then=("S >k5", "I2 y2"),
            ),
        ),
    ),
    Lesson(
        "take",
        (
            Task(("T1",), "b10", place("choose 0", "r4 r5 k9 b6 k4", OTHER, pot="k7 r3 y13 / b11 y2 / . / .")),
            Task(("A r3-5",)),
        ),
    ),
    Lesson("run", (Task(("A b9-11 r5-7",), place=place("choose 0", "r5 r6 r7 b2 r2 k2", OTHER, table="b9-11")),)),
    Lesson("draw", (Task(("V r7",), place=place("draw 0", "r5 r6 b2 k9 y11", OTHER, more=",0; r7 k13,0")),)),
    Lesson(
        "double",
        (
            Task(
                ("X1.3 b7",),
                "y10",
                place("choose 0", "b7 k13 y12 r2 y6", "r5 r6 b1 b4 y2 k3", pot="k10 b5 r7 / y4 / . / ."),
                then=("S >b13", "I2 k3"),
            ),
        ),
    ),
    Lesson(
        "reserve",
        (
            Task(
                ("R b1", "R y13"),
                place=place("reserve 0", "r5 r6 r7 k10 k11 k12 b7 b8 y3 y4 y13 b1", OTHER.replace("b1", "b2")),
            ),
            Task(("R b1", "R y13"), then=("S >r10", "I1 r10")),
            Task(
                ("B r8", "B k3"),
                place=place("back 0", "r9 r10 k4 k5 b7 b8 y3 y4", OTHER.replace("k3", "k9"), more="r8 k3 y13,0;,0"),
            ),
            Task(("B r8", "B k3")),
        ),
    ),
    Lesson("full", (Task(("N",), place=place("choose 0", "k4 k5 r4 b7 y7", OTHER, pot=FULL)),)),
    Lesson(
        "end",
        (Task(("A r8-10",), place=place("choose 0", "r8 r9 r10", "b1 b4 r1 y2", more=",5; k3 k6,3")),),
    ),
    Lesson(
        "example-a",
        (
            Task(("S",), "b12", place("draw 0", A, B, pot="k10 b5 / . / . / .")),
            Task(
                ("I1 r7",),
                wrong={"A r5-7": "run", "A r4-7": "run", "A r4-6": "run"},
                then=("S >y9", "X1.3 b7 >y10", "R y10"),
            ),
            Task(("S",), "b3"),
            Task(("T1",), "y1"),
            Task(("A k10-12",)),
        ),
    ),
    Lesson(
        "example-b",
        (
            Task(("X1.3 b7",), "y10", place("choose 0", f"{B} y9", A_LATER, pot="k10 b5 r7 / . / . / .")),
            Task(("R…",), then=("S >b3", "T1 >y1", "A k10-12", "I2 b1", "R y1")),
            Task(
                ("T1",),
                "y1",
                place("choose 0", f"{B.replace('y2', 'b6')} y9", A_LATER, pot="k10 b5 r7 / . / . / ."),
            ),
            Task(("A b5-7",)),
        ),
    ),
)
