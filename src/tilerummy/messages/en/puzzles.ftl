# Puzzles: on the page and in the terminal.

puzzles-title = Puzzles
puzzles-about = One position, one question. Every answer has been proven.
puzzles-daily = Puzzle of the day
puzzles-daily-of = Puzzle of { $date }
puzzles-kind-title = Kind
puzzles-kind-lay-all = Lay everything
puzzles-kind-use-tile = Use one tile
puzzles-kind-which-investo = Which Investo?
puzzles-kind-which-discard = Which discard?
puzzles-level-title = Difficulty
puzzles-level-1 = easy
puzzles-level-2 = medium
puzzles-level-3 = hard
puzzles-level-4 = very hard
puzzles-ask-lay-all = Lay all your tiles. You may rearrange the table.
puzzles-ask-use-tile = Find a play that uses the { $tile }.
puzzles-ask-which-investo = Only one Investo can be taken. Which one, and how?
puzzles-ask-which-discard = Only one discard lets you go out. Which one?
puzzles-note-which-discard = You go out with eight or nine of your ten tiles in combinations and less than ten points left over.
puzzles-ask-honour = Taken. Now lay one of these: { $tiles }.
puzzles-choose-row = Choose a row
puzzles-choose-tile = Choose a tile
puzzles-lay-first = Lay tiles first
puzzles-right = Solved.
puzzles-right-after-answer = That is the answer. It had been shown, so it does not count.
puzzles-wrong-tiles-left = Allowed, but not the answer: { $count ->
    [one] one tile is
   *[other] { $count } tiles are
} still on your rack ({ $tiles }).
puzzles-wrong-tile-left = Allowed, but not the answer: the { $tile } is still on your rack.
puzzles-wrong-not-taken = Allowed, but not the answer: no Investo was taken.
puzzles-wrong-not-laid = Allowed, but not the answer: lay tiles on the table.
puzzles-wrong-goes-on = Allowed, but not the answer: nobody goes out with that discard.
puzzles-show-answer = Answer
puzzles-answer = The answer
puzzles-answer-take = Take row { $row }.
puzzles-answer-discard = Discard the { $tile } and lay down:
puzzles-answer-changes = { $count ->
    [0] Nothing that lies on the table has to change.
    [one] At least one combination on the table has to change.
   *[other] At least { $count } combinations on the table have to change.
}
puzzles-step-split = Take apart: { $tiles }
puzzles-step-move = Move: { $tiles } to { $target }
puzzles-step-turn = Read anew: { $tiles }
puzzles-step-join = Join: { $tiles }
puzzles-step-add = Add to { $target }: { $tiles }
puzzles-step-lay = Lay from the rack:
puzzles-start = Start
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-solved = solved
puzzles-solved-count = { $solved } of { $total } solved
puzzles-streak = { $days ->
    [0] No puzzle of the day solved yet.
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzles-best = longest: { $days }
puzzles-link = Copy link
puzzles-position = Puzzle
puzzles-unknown = There is no puzzle “{ $id }”.
puzzles-not-a-set = This is no set of puzzles: { $problem }
puzzles-none-found = No puzzle found: { $kind }, difficulty { $level }, from seed { $seed } on.
puzzles-no-date = “{ $text }” is no date; write it as 2026-11-16.
puzzles-empty = There is no puzzle in this set.

# the terminal
cli-about-puzzles = make, check and play puzzles
cli-about-puzzles-make = make puzzles from a seed and write them with their proofs
cli-about-puzzles-check = check a set of puzzles by trying everything, without the solver
cli-about-puzzles-daily = play the puzzle of the day
cli-about-puzzles-play = play a puzzle
puzzles-made = { $count ->
    [one] One puzzle with its proof
   *[other] { $count } puzzles with their proofs
} in { $path }
puzzles-checked = Checked: { $count }; wrong: { $wrong }.
puzzles-pot = Pot
puzzles-answer-is = The answer: { $answer }
puzzles-type = Type an attempt ({ $example }), ? for the answer, q to stop.
puzzles-fault-game = The kind belongs to another game.
puzzles-fault-notation = The position or the answer cannot be read.
puzzles-fault-answer-refused = The rules do not accept the answer.
puzzles-fault-combinations = The answer leaves something that is no combination.
puzzles-fault-changed = The proof names other combinations than those that change.
puzzles-fault-level = The difficulty does not follow from the proof.
puzzles-fault-measure = The proof claims another number than trying everything finds.
puzzles-fault-plain = It can be solved without taking anything apart.
puzzles-fault-not-all-laid = The answer does not lay all tiles.
puzzles-fault-tile-not-laid = The answer does not lay the tile asked for.
puzzles-fault-tile-not-named = The tile asked for is not the only one of its value on the rack.
puzzles-fault-rows = There are fewer than two complete rows, or the answer takes none of them.
puzzles-fault-not-unique = There is not exactly one answer.
puzzles-fault-grand-gin = All eleven tiles are in combinations.
