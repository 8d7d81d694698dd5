"""Rummy in eight steps."""

from typing import Final

from tilerummy.queries.lessons.lesson import Lesson, Task


def place(rack: str, other: str, table: str = "", plays: int = 1) -> str:
    turn = "choose 0 start 0 idle 0 passes 0 stocked"
    sides = f"rack {rack} | gave | lost 0 | plays {plays} | rack {other} | gave | lost 0 | plays 1"
    return f"{turn} | table {table} | discards | {sides}"


OTHER: Final = "b3 b5 r1 r13 y9 k6 k7"

LESSONS: Final = (
    Lesson("sequence", (Task(("A y4-6",), place=place("y4 y5 y6 k1 k13 b8", OTHER)),)),
    Lesson("series", (Task(("A y4-6 8:brk",), place=place("b8 r8 r8 k8 k1 y13", OTHER, "y4-6")),)),
    Lesson(
        "opening",
        (Task(("A b10-12", "A…"), place=place("b10 b11 b12 y2 y3 y4 r9 k6", OTHER.replace("k6", "y10"), plays=0)),),
    ),
    Lesson(
        "exchange",
        (Task(("E k13",), "r5", place("k13 y2 r7 b4 y6 k3", OTHER, "y10-12"), then=("E r13 >b9",)),),
    ),
    Lesson("star", (Task(("A [r6 *r7 r8]",), place=place("* r6 r8 k2 y11", OTHER)),)),
    Lesson(
        "swap",
        (Task(("A r6-8 [k9 k10 *k11]", "A r6-8 [*k8 k9 k10]"), place=place("r7 k9 k10 b2", OTHER, "[r6 *r7 r8]")),),
    ),
    Lesson("rearrange", (Task(("A b5-7 8:brk",), place=place("r8 k8 y1 y2", OTHER.replace("b5", "b9"), "b5-8")),)),
    Lesson("out", (Task(("A y3-5 y5-7",), place=place("y5", "k4 r9 *", "y3-7")),)),
)
