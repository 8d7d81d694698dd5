# At a real table: score sheet, referee, what could I play?

## What people at a real table tell, and why it cannot be
told-racks = The tiles left are needed for every player: { $count } of { $seats } are there.
told-points = Round { $round } has points for { $count } of { $seats } players.
told-seats = { $count } players do not fit this game; possible: { $known }.
told-no-such-player = There is no player { $player }: { $seats } are playing.
told-no-such-game = There is no game “{ $game }”; there are: { $known }.
told-no-such-way = Say how the player went out: “{ $way }” is none of { $known }.
told-way-missing = Here it matters how the other player went out: say one of { $known }.
told-out-not-empty = { $player } went out, so nothing is left on that rack.
told-two-empty = Only one player can have an empty rack; enter what { $player } has left.
told-blocked-empty = In a blocked round everybody has tiles left; { $player } has none.
told-rack-size = { $player } cannot have { $count } tiles left: { $most } at most.
told-investo-points = An Investo is worth 1 to { $most } points, not { $points }.
told-too-many-tiles = There are only { $most } tiles, not { $count }.
told-hand-size = A hand has 10 tiles at the start of a turn and 11 after taking one; here it has { $count }.
told-pot = This is no pot with { $rows } rows: “{ $text }”. A row has up to three places; a doubled tile has the same value in another colour.
told-after-drawing = Nobody knows which tile came from the stock: ask about what was done after it by itself, with the rack of that moment.
told-nothing = There is nothing to judge yet.
told-no-rack = Enter the tiles of the rack first.
told-line = Line { $line }: { $problem }
told-unreadable = This cannot be read: { $text }.
told-no-such-name = There is no player “{ $name }”; there are: { $known }.
told-twice = “{ $name }” is there twice.
told-no-players = First say the game and the players: “game rummy”, “players Ann Ben”.

## The command line
cli-about-score = count a score sheet from a text file
cli-about-referee = ask whether a play is legal, and why not

## Entering tiles
entry-tiles = Tiles, as in r5-7 k8
entry-tiles-star = Tiles, as in r5-7 k8 *
entry-melds = Combinations, as in r5-7 8:rky
entry-runs = Runs, as in r5-7 k1-4
entry-key = b blue · r red · y yellow · k black
entry-key-star = b blue · r red · y yellow · k black · * Star
entry-pad = Tiles to tap
entry-how = Tap adds, holding takes away; drag for a run.
entry-cell = { $tile }: { $count }
entry-take-away = Take away: { $tile }
entry-clear = Clear
entry-new-meld = New combination
entry-meld = Combination { $number }: { $tiles }
entry-pot = The pot, as in k10 b5 r7<b7 / r3 / . / x
entry-place = Row { $row }, place { $place }: { $tiles }
entry-base = Row { $row }: { $base ->
    [yes] with base tile
   *[no] without base tile
}

## The three screens
real-sheet = Score sheet
real-referee = Referee
real-what-short = What to play?
real-game = Game

## The score sheet
real-new-sheet = New sheet
real-open-sheet = Open { $name }
real-sheets = Sheets
real-delete-sheet = Delete this sheet
real-delete-sure = Delete for good?
real-player = Player { $number }
real-player-name = Name of player { $number }
real-add-player = Add a player
real-remove-player = Remove { $name }
real-start = Start the sheet
real-change = Change players or length
real-done = Done
real-goal = Length of the match
real-goal-rounds = Rounds
real-goal-target = Points to reach
real-rounds = Number of rounds
real-target = Points to reach
real-to-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
real-to-target = to { $count } points
real-enter-round = Enter round { $round }
real-round = Round { $round }
real-correct-round = Correct round { $round }
real-delete-round = Delete this round
real-save = Write down
real-by-tiles = What is left
real-by-points = Points
real-points-of = Points: { $name }
real-minus = Plus or minus: { $name }
real-who-out = Who went out?
real-nobody-rummy = Nobody (blocked)
real-nobody-gin = Nobody (void)
real-single = Out in one single play: all points double
real-how = How?
real-way-grand-gin = Grand gin (11)
real-way-petit-gin = Petit gin (10)
real-way-eight-nine = 8 or 9 laid
real-left-of = Left: { $name }
real-rack-of = On the rack: { $name }
real-reserve-of = In the reserve: { $name }
real-took-of = Investos taken: { $name }
real-took-add = Investo worth { $points }: { $name }
real-number = How many
real-sum = Sum
real-on-rack = On the rack
real-in-reserve = In the reserve
real-took = Investos
real-missing = Still to come: { $names }.
real-over-after = Over after round { $round }
real-print = Print
real-shared = This sheet came with a link and is kept here too.
real-bad-link = This link holds no score sheet.
real-kept = Kept on this device only.
real-link = Link to the sheet

## The referee
real-question = Question
real-ask-meld = Is this a combination?
real-ask-run = Is this a run?
real-ask-play = Is this play legal?
real-ask-take = Can this Investo be taken?
real-ask-invest = May the tile go into this row?
real-ask-double = May this be doubled?
real-ask-out = Can you go out with this?
real-ask-lay = May this be laid down?
real-other-out = How did the other player go out?
real-before = Table before
real-after = Table afterwards
real-from-before = Begin with the table before
real-table = Table
real-rack = Rack
real-rack-if = Rack (if you like)
real-hand = Hand
real-opened = Has already opened
real-pot = Pot
real-row = Row
real-place = Place
real-tile = Tile
real-base = Base tile (if played too)
real-discard = Discard (with 11 tiles)
real-lying = Lying there already
real-lying-after = After laying down
real-ask = Ask the referee
real-legal = Legal
real-illegal = Not legal
real-unclear = Not clear
real-rule = Rule { $rule }
real-fact-laid = Laid from the rack: { $tiles }.
real-fact-opening = As a first play it is worth { $points } points.
real-fact-left = { $points ->
    [one] 1 point is left over.
   *[other] { $points } points are left over.
}
real-fact-worth = The Investo is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
real-fact-handed = To the other player: { $tiles }.
real-fact-covered = { $tile } is covered; then take a tile from the stock.

## What could I play?
real-find = Find a play
real-split = Best split
real-left-over = Left over
real-would-help = These would help
real-takes = Investos
real-take = Row { $row }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
real-take-not = Row { $row }: none of its tiles can be played.
real-doubles = Doublings
real-double = Row { $row }: { $tile } on { $onto }
real-way-out = { $way ->
    [grand-gin] Grand gin
    [petit-gin] Petit gin
   *[eight-nine] Going out with 8 or 9
}
real-way-discard = discard { $tile }
