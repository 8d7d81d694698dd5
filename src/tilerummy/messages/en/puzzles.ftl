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
puzzles-wrong-tile-left = Allowed, but not the answer: the { $meld } is still on your rack.
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
puzzles-hints = Hints
puzzles-hint-title-1 = Where to look
puzzles-hint-title-2 = Which combination
    .investo = Which row
puzzles-hint-title-3 = The first step
    .gin = Another combination
puzzles-hint-title-4 = The answer
puzzles-hint-cost = −1 star
puzzles-hint-last = last star
puzzles-hint-show = show
puzzles-hint-where = Look at the tiles with a { $value }.
puzzles-hint-meld = This has to change: { $meld }.
puzzles-hint-step = The first step: { $step }
puzzles-hint-colour = Look at the { $colour ->
    [b] blue
    [r] red
    [y] yellow
   *[k] black
} tiles.
puzzles-hint-row = It is row { $row } of the pot.
puzzles-hint-crux = Begin with the { $meld }: where is it needed?
puzzles-hint-hand = This belongs to the answer: { $meld }.
puzzles-no-hint = There are hints 1 to { $most }.
puzzles-stars = { $left } of { $stars } stars
puzzles-stars-note = Every hint costs a star.
puzzles-stars-note-guessed = Every hint and every wrong choice costs a star.
puzzles-right-no-star = That is the answer. No star was left, so it does not count.
puzzles-go-on = Back to the puzzle
puzzles-calendar = Calendar
puzzles-month-before = Month before
puzzles-month-after = Month after
puzzles-day-own = on your own
puzzles-day-helped = with help
puzzles-day-missed = missed
puzzles-day-open = still open
puzzles-day-label = { $date }: { $state }
puzzles-next-in = Next one in { $time }
puzzles-day-changes = The day changes at 00:00 UTC everywhere: { $time } where you are.
puzzles-not-yet = That puzzle is not out yet.
puzzles-share = Share
puzzles-share-about = Nothing is given away.
puzzles-share-laid = { $count ->
    [one] one tile laid
   *[other] { $count } tiles laid
}
puzzles-share-changed = { $count ->
    [one] one combination rearranged
   *[other] { $count } combinations rearranged
}
puzzles-share-back = { $count ->
    [one] taken back once
   *[other] taken back { $count } times
}
puzzles-share-wrong = { $count ->
    [one] one wrong choice
   *[other] { $count } wrong choices
}
puzzles-share-hints = { $count ->
    [0] no hint
    [one] 1 hint
   *[other] { $count } hints
}
puzzles-share-row = { $days } in a row
puzzles-share-dare = Can you do it faster?
puzzles-series = Series of the week: { $solved } of { $total }
puzzles-series-about = One a day from Monday on, each harder than the last
puzzles-series-go = Go on
puzzles-series-wait = The next one comes tomorrow.
puzzles-series-done = All five solved.
puzzles-like = Another like this
puzzles-start = Start
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
puzzles-type = Type an attempt ({ $example }), h for a hint, ? for the answer, q to stop.
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
