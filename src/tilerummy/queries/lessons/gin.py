"""Gin-Rummy in six steps."""

from typing import Final

from tilerummy.queries.lessons.lesson import Lesson, Task


def place(turn: str, rack: str, other: str, discard: str = "") -> str:
    head = f"{turn} dealer 1 turns 6 passes 0 | out | discard {discard} | taken | gone | lying"
    return f"{head} | rack {rack} | known | rack {other} | known"


OTHER: Final = "b1 b2 b3 r1 r3 y5 y6 k4 k8 k11"
NINE: Final = "b4 b5 b6 r10 r11 r12 b9 r9 k9"

LESSONS: Final = (
    Lesson(
        "turn",
        (
            Task(("U",), place=place("draw 0", "r5 r6 b9 r9 k9 y2 y3 k1 b12 r13", OTHER, "r7")),
            Task(("D r13",), then=("S >y11", "D y11")),
        ),
    ),
    Lesson(
        "stock",
        (
            Task(("S",), "y4", place("draw 0", "r5 r6 r7 b9 r9 y2 y3 k1 k7 b12", OTHER, "k13")),
            Task(("D b12",), then=("S >y12", "D y12")),
        ),
    ),
    Lesson(
        "eight-nine",
        (Task(("K k13",), place=place("discard 0", f"{NINE} y3 k13", OTHER)), Task(("L…",), then=("L",))),
    ),
    Lesson(
        "petit",
        (
            Task(("g",), place=place("draw 0", f"{NINE} y9", OTHER, "k13")),
            Task(("L…",), then=("L",)),
        ),
    ),
    Lesson(
        "grand",
        (
            Task(("U",), place=place("draw 0", f"{NINE} y9", OTHER, "r13"), wrong={"g": "petit", "K": "petit"}),
            Task(("G",)),
            Task(("L…",), then=("L",)),
        ),
    ),
    Lesson(
        "lay",
        (
            Task(
                ("D k13",),
                place=place("discard 0", "r5 r6 r7 b2 r2 k2 y4 y11 b7 k1 k13", "b8 b9 b10 r12 y12 k12 y1 y2 y3 r8"),
                then=("S >b4", "K r8", "L"),
            ),
            Task(("L 2:brk r5-7 y1-3+y4 b8-10+b7",)),
        ),
    ),
)
