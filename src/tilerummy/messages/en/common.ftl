# Sentences every game and every program shares.

## Why an action is refused
refusal-too-short = { $meld } is too short: at least three tiles are needed.
refusal-doubled-tile = { $meld } does not work: { $tile } is in it twice.
refusal-no-wrap = { $meld } is not a run: after 13 there is no 1.
refusal-gap = { $meld } is not a run: { $tile } is missing.
refusal-no-stars = There are no Stars in this game.
refusal-table-tile-missing = { $tile } lies on the table and must stay there.
refusal-not-on-rack = { $tile } is not on your rack.
refusal-not-in-draft = { $tile } is not among the tiles you are about to lay.
refusal-no-such-action = This is not an action of the game.
refusal-clock-only = Only the clock decides when the time is up.
refusal-draw-first = First take a tile.
refusal-already-drawn = You have already taken a tile this turn.
refusal-stock-empty = The stock is empty.
refusal-no-combination = { $meld } is no combination: { $tile } and { $other } have neither colour nor value in common.
    .investo = { $meld } is not a run: { $tile } and { $other } have different colours.
    .here = Not a combination: { $tile } and { $other } have neither colour nor value in common.
    .here-investo = Not a run: { $tile } and { $other } have different colours.
refusal-odd-value = { $meld } is no combination: { $tile } does not fit, because { $tiles } have the same value.
    .here = { $tile } does not fit: { $tiles } have the same value.
refusal-odd-colour = { $meld } is no combination: { $tile } does not fit, because { $tiles } have the same colour.
    .investo = { $meld } is not a run: { $tile } does not fit, because { $tiles } have the same colour.
    .here = { $tile } does not fit: { $tiles } have the same colour.
refusal-series-too-long = { $meld } is too long: a series has at most four tiles.
refusal-doubled-value = { $meld } is not a run: { $tile } and { $other } have the same value.
refusal-no-series = { $meld } is a series; only sequences count in this game.
    .investo = { $meld } is not a run: its tiles have different colours.
refusal-no-sequences = { $meld } is not a series ({ $tile }, { $other }), and sequences do not count in this game.
refusal-star-past-end = { $meld } does not work: there is nothing after 13 for the Star to stand for.
refusal-declare-stars = It is not clear what the Star in { $meld } stands for: write it, as in [r5 *r6 r7].
refusal-round-over = The round is over.
refusal-not-your-turn = It is not your turn.
refusal-already-played = You have already played to the table this turn.

## Text that cannot be read
notation-unknown-colour = “{ $tile }” is not a tile: a tile begins with b, r, y or k (blue, red, yellow, black), as in r7.
notation-unknown-value = “{ $tile }” is not a tile: the number goes from 1 to 13.
notation-not-ascending = “{ $tile }” is not a run: write the lower number first, as in r5-7.
notation-third-copy = { $tile } is there a third time in “{ $text }”: there are only two of each tile.
notation-bracket = The brackets in “{ $text }” do not match (position { $position }).
notation-not-one-meld = “{ $text }” is not one combination.
notation-unknown-action = “{ $action }” is not something I understand; type ? to see what can be done.
notation-unknown-place = There is no such place in “{ $text }”: the number goes from 1 to { $most }.
notation-tile-expected = “{ $action }” needs a tile, as in r7.
notation-too-much = “{ $action }” says more than is needed.
notation-no-stars = There are no Stars in this game.
notation-no-draft = There is nothing to confirm: put tiles down first, for example + r5-7.
notation-position-parts = This is not a position: “{ $text }”.
notation-position-tiles = The tiles of this position do not add up: “{ $text }”.

## Rules that cannot be
rules-bad-rules = These rules do not work: { $problem }.
rules-no-such-preset = There are no rules called “{ $preset }”; there are: { $known }.
rules-no-such-option = There is no option “{ $option }” in this version; there are: { $known }.
rules-newer-option = This version does not know the option “{ $option }”: a newer version made these rules.
rules-too-many-dealt = { $hand } tiles each and { $rows } rows are more than the stock can give.

## Luck in a record
luck-not-face-down = { $tile } was not among the face-down tiles.
luck-not-a-choice = “{ $word }” is not a number from 0 to { $most }.
luck-too-little = Less luck is recorded than was needed.
luck-too-much = More luck is recorded than was needed.
luck-disagree = The dealer and the game do not agree on what lies face down.

## Faults of a record
record-empty = the file is empty.
record-too-big = the file is larger than { $most } MB: that is not a record.
record-not-a-record = this is not a record of a match.
record-line-too-long = line { $line } is too long.
record-cut-off = the record breaks off in the middle of line { $line }.
record-not-json = line { $line } cannot be read.
record-unknown-line = line { $line } is of no kind a record has.
record-malformed = line { $line } is not as it should be ({ $problem }).
record-no-end = the closing line is missing after line { $line }.
record-after-the-end = line { $line } comes after the closing line.
record-bad-notation = line { $line } cannot be understood.
record-bad-luck = line { $line } has luck that cannot be.
record-hidden = line { $line } has hidden tiles: the record was saved before the match was over.
record-deal-too-early = line { $line } deals before the round is over.
record-wrong-round = line { $line } should deal round { $expected }.
record-move-between-rounds = line { $line } is a move although no round is being played.
record-illegal-move = line { $line }: the move “{ $move }” is not legal.
record-score-too-early = line { $line } gives a score although the round is not over.
record-score-missing = line { $line }: the score of the round is missing.
record-wrong-score = line { $line } has a wrong score; it should be { $expected }.
record-wrong-end = line { $line } does not end the match as it was played.
record-wrong-totals = line { $line } has wrong totals; they should be { $expected }.
record-wrong-digest = the closing line does not fit the lines before it: the record was edited.
record-wrong-version = version { $version } of the format is not known here.
record-unknown-game = there is no game called “{ $game }”.
record-wrong-seats = { $count } seats do not fit the game.
record-bad-rules = the rules in line { $line } cannot be.
record-no-seed = the deal was set up by hand: there is no seed to go on from.
record-wrong-seed = the seed does not open the commitment in the header.
record-luck-differs = line { $line }: the seed gives other tiles than the record has.

## The terminal
name-person = You
commitment = Fair deal: the seed’s fingerprint is { $hash }.
seed-revealed = The seed was { $seed }; `tilerummy verify` checks a record with it.
round-begins = Round { $round }
round-starter = First turn: { $name }.
round-over = Round over: { $reason }
match-over = { $count ->
    [one] The match is over. Winner: { $winners }.
   *[other] The match is over. Winners: { $winners }.
}
part-round = this round
sheet-round = Round
sheet-total = Total
press-enter = Press Enter for the next round.
turn-over = Your turn is over. Press Enter to hide the screen.
hand-over = { $name }: press Enter when only you are looking.
could-lay = Most tiles that can be laid: { $action }
could-lay-nothing = Nothing can be laid now.
nothing-to-undo = There is nothing to take back.
rules-in-force = Rules: { $rules }
commands = Also: ? help · hint · lay · undo · score · log · rules · quit
command-help = help
command-hint = hint
command-lay = lay
command-undo = undo
command-score = score
command-log = log history
command-rules = rules
command-quit = quit exit
stopped = Stopped.
record-kept = The record is in { $path }.
replay-next = Enter: go on, q: stop.
verify-good = { $path }: every move is legal and every score is right (moves: { $moves }, rounds: { $rounds }). { $end ->
    [won] The match was played to its end.
   *[other] The match was stopped before its end.
}
verify-unsealed = The deal was set up by hand, so there is no seed to check it against.
verify-so-far = The { $count } lines before it are good.

## The command line
cli-usage = Usage:
cli-about-play = play a game in the terminal
cli-about-replay = step through a record
cli-about-verify = check a record: moves, luck, scores
cli-about-schema = print the JSON Schema of a record’s lines
cli-no-such-command = There is no command “{ $command }”.
cli-help-lang = language
cli-help-seats = who plays: person or the name of a bot (default: person greedy)
cli-help-rules = a preset (standard, …) and options such as target=30
cli-help-record = write the match to this file
cli-help-resume = go on with a stopped match from its record
cli-help-seed = any text; the same text deals the same tiles
cli-help-salt = ask for a word of yours that goes into the deal, after the fingerprint is shown
cli-help-seat = through whose eyes, counted from 1
cli-help-step = stop after every move and show the position
cli-help-moves = list the moves without stopping
cli-cannot-open = { $path } cannot be opened: { $problem }.
cli-file-exists = { $path } exists already; records are never overwritten.
cli-wrong-seats = { $count } players do not fit; possible: { $known }.
cli-no-such-seat = There is no seat { $seat }; seats go from 1 to { $most }.
cli-no-such-bot = There is no player “{ $bot }”; there are: { $known }.
cli-already-over = The match in { $path } is over already.
refusal-draft-open = You have tiles in a draft: ok confirms it, undo takes it back.
ask-salt = A word of yours for the deal (only the fingerprint above was known before):
cli-resume-alone = A resumed match keeps its rules, seed and record: --resume goes without --rules, --seed, --salt and --record.
verify-sealed = The luck follows from the seed, whose fingerprint is { $commitment }: compare it with the one shown before the match.
refusal-doubled-colour = { $meld } is not a series: { $tile } is in it twice.
refusal-past-ace = { $meld } is not a run: nothing follows the 1 after { $tile } ({ $other }).
cli-about-solve = find the best play, or the best of a hand of Gin-Rummy (solve gin)
cli-usage-error = { $problem } – see { $command } --help.
rules-bad-option = { $option } can be: { $allowed }.
cli-not-a-number = “{ $text }” is not a whole number from { $least } to { $most }
cli-no-such-action = “{ $action }” is not an action of this game; an action looks like those in tilerummy referee --help.
