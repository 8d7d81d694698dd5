"""What a game must draw and read so that people can play it in a terminal."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType

from tilerummy.match import Move
from tilerummy.refusal import Refusal

V = TypeVar("V", contravariant=True)  # the game's View
A = TypeVar("A")  # its Action
Check = Callable[[A], Refusal | None]


class Screen(Protocol[V, A]):
    """Gets views only. Holds a person's draft of a play between two inputs."""

    def draw(self, seen: V, names: Sequence[str], totals: Sequence[int]) -> RenderableType:
        """The position as the viewer may know it, with the draft, and what comes next."""

    def prompt(self, seen: V) -> str:
        """What is asked for now, in a few words."""

    def read(self, line: str, seen: V) -> list[A]:
        """The actions a line asks for; none if it only changed the draft. Raises NotationError or NotAccepted."""

    def undo(self) -> bool:
        """Take the last change of the draft back."""

    def forget(self) -> None:
        """Drop the draft."""

    def explain(self, seen: V, options: Sequence[A], check: Check[A]) -> list[str]:
        """What can be done now and how to write it, and why what one might expect cannot."""

    def tell(self, move: Move, seen: V, name: str) -> str:
        """A move in words, for the viewer of `seen`, the view before it."""


AnyScreen = Screen[Any, Any]  # for those who know no game
