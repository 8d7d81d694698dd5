"""A puzzle in the terminal: the position, the question, and attempts in notation until one is right."""

from typing import TextIO

from rich.console import Console
from rich.text import Text

from tilerummy.puzzles.hints import GRADES, GUESSED, STARS, hint, stars_left
from tilerummy.puzzles.judge import judge
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verify import melds_in, part
from tilerummy.reading import as_typed
from tilerummy.refusal import NotationError
from tilerummy.terminal.tiles import draw_tiles
from tilerummy.tiles import Tiles
from tilerummy.words import Words


class PuzzleScreen:
    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.words = Words(language, puzzle.game)
        self.console = Console(highlight=False)
        self.done: list[str] = []  # accepted, with more to come
        self.hints = 0
        self.wrong: set[str] = set()  # choices where one could guess

    def line(self, text: str) -> None:
        self.console.print(text, markup=False)

    def run(self, lines: TextIO) -> int:
        """0 once it is solved, 1 if the reader gives up."""
        self.show()
        for line in lines:
            if line.strip() in ("q", "?"):
                break
            if line.strip() == "h" and self.hints < GRADES:
                self.hint()
            elif line.strip() and self.attempt(line.strip()):
                return 0
        self.line(self.words("puzzles-answer-is", answer=", ".join(self.puzzle.answer)))
        return 1

    def hint(self) -> None:
        self.hints += 1
        found = hint(self.puzzle, self.hints)
        self.line(self.words(found["code"], **found["params"]))
        self.line(self.stars())

    def stars(self) -> str:
        return self.words("puzzles-stars", left=stars_left(self.hints, len(self.wrong), False), stars=STARS)

    def show(self) -> None:
        level = self.words(f"puzzles-level-{self.puzzle.level}")
        self.line(f"{self.puzzle.id} – {self.words('puzzles-kind-' + self.puzzle.kind)}, {level}")
        if self.puzzle.game != "gin":
            self.picture("solve-before", melds_in(part(self.puzzle, "table")))
        if self.puzzle.game == "investo":
            self.line(f"{self.words('puzzles-pot')}:")
            for row, places in enumerate(part(self.puzzle, "pot").split("/"), 1):
                self.line(f"  {row}: {places.strip()}")
        self.picture("solve-rack", [tuple(Tiles.parse(part(self.puzzle, "rack")).kinds())])
        self.line(self.words(f"puzzles-ask-{self.puzzle.kind}", **self.params()))
        self.line(self.words("puzzles-type", example=self.example()))

    def picture(self, title: str, melds: list[tuple[int, ...]]) -> None:
        """None is broken between lines."""
        self.line(f"{self.words(title)}:")
        line = Text()
        for codes in melds:
            more = Text("  ") + draw_tiles(codes)
            if line and line.cell_len + more.cell_len > self.console.width:
                self.console.print(line)
                line = Text()
            line += more
        self.console.print(line)

    def params(self) -> dict[str, str | int]:
        return {"tile": self.puzzle.tile} if self.puzzle.tile else {}

    def example(self) -> str:
        return {"which-investo": "T2, A r5-7 b1-4", "which-discard": "K r3"}.get(self.puzzle.kind, "A r5-7 8:rky")

    def attempt(self, text: str) -> bool:
        """Whether that was it."""
        actions = [*self.done, *[as_typed(word.strip()) for word in text.split(",")]]
        try:
            verdict, attempt = judge(self.puzzle, actions)
        except NotationError as error:
            self.line(self.words.explain(error))
            return False
        if verdict.outcome == "right":
            self.line(self.words("puzzles-right"))
            self.line(self.stars())
            return True
        if verdict.outcome == "going-on":
            self.done = actions
            self.picture("solve-rack", [tuple(attempt.rack().kinds())])
            return False
        self.line(self.words.reason(verdict.code, verdict.params, verdict.rule))
        if self.puzzle.kind in GUESSED and actions[-1] not in self.wrong and actions[-1][:1] in "TK":
            self.wrong.add(actions[-1])
            self.line(self.stars())
        return False
