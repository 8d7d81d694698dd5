# The page.
page-title = Tile Rummy
page-hello = What shall we play?
page-game-investo = Investo
page-game-rummy = Rummy
page-game-gin = Gin-Rummy
page-about-investo = Fill the pot, take it at the right moment.
page-about-rummy = Runs and series. Rearrange everything.
page-about-gin = Collect in secret, go out first.
page-who-investo = 2 players · 25 min
page-who-rummy = 2–4 players · 50 min
page-who-gin = 2–4 players · 20 min
page-computer = Computer
page-computer-long = Play the computer
page-invite = Invite
page-invite-long = Invite a friend
page-device = Same device
page-options = Options
page-more = More
page-open-tables = Open tables
page-my-page = My page
page-daily = Today’s puzzle
page-daily-solved = Today’s puzzle: solved
page-streak = { $days ->
    [one] 1 day in a row
    *[other] { $days } days in a row
}
page-left-days = { $count ->
    [one] 1 day left
    *[other] { $count } days left
}
page-left-hours = { $count ->
    [one] 1 hour left
    *[other] { $count } hours left
}
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-nl = Nederlands
page-language-de = Deutsch
page-theme = { $theme ->
    [light] Light colours
    [dark] Dark colours
    *[other] The system’s colours
}
page-back = Back
page-close = Close
page-leave = Leave the table
page-menu = Menu
page-you = You
page-player = Player { $number }
page-level = { $level ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [skilled] Skilled
    [strong] Strong
    [hard] Hard
    [tough] Very hard
    [expert] Expert
    [greedy] Greedy
    [random] Random
    *[other] { $level }
}
page-bot = { $level ->
    [beginner] Pim
    [easy] Bo
    [medium] Otis
    [skilled] Dax
    [strong] Silvan
    [hard] Tilda
    [tough] Lynn
    [expert] Renzo
    [greedy] Kira
    [random] Jojo
    *[other] { $level }
}
page-bot-second = { $level ->
    [beginner] Nel
    [easy] Lou
    [medium] Alma
    [skilled] Mila
    [strong] Freya
    [hard] Bruno
    [tough] Ivo
    [expert] Uma
    [greedy] Leo
    [random] Dodo
    *[other] { $level } 2
}
page-bot-third = { $level ->
    [beginner] Tom
    [easy] Max
    [medium] Hugo
    [skilled] Olaf
    [strong] Arno
    [hard] Vera
    [tough] Senta
    [expert] Magnus
    [greedy] Noor
    [random] Kiki
    *[other] { $level } 3
}

## Tiles
page-star = Star
page-star-for = Star for { $tile }
page-the-star-for = a Star for { $tile }
page-with-stars = { $meld } with { $count ->
    [one] a Star
    *[other] { $count } Stars
}
page-the-star = a Star
page-tile = { $colour ->
    [b] blue { $value }
    [r] red { $value }
    [y] yellow { $value }
    *[k] black { $value }
}
page-the-tile = { $colour ->
    [b] the blue { $value }
    [r] the red { $value }
    [y] the yellow { $value }
    *[k] the black { $value }
}
page-run = { $colour ->
    [b] blue { $first }–{ $last }
    [r] red { $first }–{ $last }
    [y] yellow { $first }–{ $last }
    *[k] black { $first }–{ $last }
}
page-series = { $value } in { $colours }
page-the-run = { $colour ->
    [b] blue { $first }–{ $last }
    [r] red { $first }–{ $last }
    [y] yellow { $first }–{ $last }
    *[k] black { $first }–{ $last }
}
page-the-series = the { $value }s ({ $colours })
page-colour-b = blue
page-colour-r = red
page-colour-y = yellow
page-colour-k = black
page-tiles = { $count ->
    [one] tile
    *[other] tiles
}
page-on = on

## A new table
page-how-computer = The match begins at once.
page-how-invite = You get a link to send. Whoever opens it joins your game.
page-how-device = You pass the device around; between turns the racks are hidden.
page-your-name = Your name
page-name-long = At most 24 characters: { $count } too many.
page-name-left = { $left } left
page-name-of = Name of player { $number }
page-number-from = A whole number from { $least } to { $most }.
page-players = Players
page-opponent = Who plays?
page-at-table = at the table
page-add-seat = Add
page-remove-seat = Take { $name } off the table
page-rules = Rules
page-single-rules = Rule by rule
page-clock = Clock
page-clock-none = No clock
page-clock-turn = { $time } a turn
page-clock-bank = { $time } each, { $more } s more a turn
page-clock-days = { $time } a turn
page-seconds = { $count ->
    [one] 1 second
    *[other] { $count } seconds
}
page-minutes = { $count ->
    [one] 1 minute
    *[other] { $count } minutes
}
page-days = { $count ->
    [one] 1 day
    *[other] { $count } days
}
page-own-rules = own rules
page-preset-target = { $preset }: to { $count } points
page-preset-rounds = { $count ->
    [one] { $preset }: 1 round
    *[other] { $preset }: { $count } rounds
}
page-table-rules = The rules of this table
page-changed-count = { $count ->
    [one] 1 changed
    *[other] { $count } changed
}
page-changed = changed
page-colon = :{ " " }
page-in-this-match = In this match
page-other-rules = As in the rulebook: { $count } rules
page-hints = Hints
page-allowed = allowed
page-allowed-all = allowed for all
page-hints-allow = Hints allowed, for everybody
page-off = off
page-yes = yes
page-no = no
page-public = Show it in the list of open tables
page-make-link = Create the link
page-play = Play
page-play-count = { $count ->
    [2] Play: two players
    [3] Play: three players
    *[other] Play: four players
}
page-refused = That did not work.
page-offline = No connection right now.
page-no-server = { $server } does not answer right now. Against the computer and on one device you can play without it.
page-no-server-go = Try its page all the same

## Before the first deal
page-invite-title = Send this link
page-link = Link to the table
page-copy = Copy
page-copied = Copied
page-copy-yourself = It could not be copied: copy the link by hand.
page-share = Share
page-qr = QR code of the link
page-seats = At the table
page-seat-free = Free seat
page-ready = ready
page-not-ready = not ready yet
page-be-ready = I’m ready
page-wait-join = It starts as soon as all seats are taken.
page-wait-ready = Waiting for the others.
page-join = Join the game
page-full-title = All seats are taken
page-full-more = You can watch as soon as the match begins.
page-no-tables = No open tables right now.
page-no-matches = No matches yet.
page-open = Open
page-go-on = Continue
page-watch = Watch

## The table
page-table = Table
page-table-empty = The table is empty.
page-pot = Pot
page-pot-rows = Rows of the pot
page-in-full = In full
page-in-short = In short
page-why-not = Why this does not work
page-stock = Stock
page-stock-take = The stock, { $count } left: choose it, then press the button
page-stock-discard = Stock and discard
page-reserve = Reserve
page-reserve-of = { $name }’s reserve
page-reserve-mine = Your reserve
page-reserve-theirs-about = Tiles that { $name } has no room for lie here, open. At the start of your turn you may take one of them instead of a tile from the stock.
page-reserve-mine-about = What is more than { $limit } tiles on your rack after your turn goes here, open. { $name } may take from it; with fewer than { $limit } you take tiles back.
page-tap-to-choose = Tap to choose
page-your-rack = Your rack
page-discard = Discard
page-draw-unseen = Draw unseen
page-row = { $full ->
    [true] Row { $row }, an Investo worth { $points }: { $tiles }
    *[other] Row { $row }: { $tiles }
}
page-row-worth = { $points }: what row { $row } brings whoever takes it.
page-double-place = Double { $tile }
page-take-tile = Take the { $tile }
page-new-run = New run here
page-new-meld = New combination here
page-more-lines = { $count ->
    [one] { $count } line
    *[other] { $count } lines
}
page-more-fresh = { $count } new
page-zoom = Zoom
page-turn = Turn
page-your-turn = Your turn
page-waiting = { $name } is playing.
page-turn-of = { $name } to play
page-bot-plays = { $name } is playing for you.
page-round-to = Round { $round } · to { $target }
page-round-out = Round { $round } · goes on
page-round-of = Round { $round } of { $rounds }
page-score-to = Score, to { $target }
page-sheet = Score sheet
page-deal = Fair deal
page-log = What happened
page-min = opening { $opening }
page-min-long = first play from { $opening }
page-time-left = { $seconds } seconds left
page-hurry = hurry
page-step-take = Take
page-step-investo = Investo
page-step-play = Play
page-step-pot = Pot
page-step-discard = Discard
page-step-skipped = skipped:
page-hint = Hint
page-sort = Sort
page-undo = Undo
page-redo = Redo
page-reset = Reset
page-confirm = Confirm
page-pass = Pass

## What to do now
page-ask-draw = Take a tile from the stock.
page-ask-draw-reserve = Take a tile: from the stock or from { $name }’s reserve.
page-ask-draw-first = Planned. First take a tile.
page-ask-take = Take an Investo, lay runs, or put a tile in the pot.
page-ask-choose = Lay or extend runs, then put a tile in the pot.
page-ask-play = Play one of these now: { $tiles }.
page-ask-pot = Put a tile in the pot, or double.
page-ask-choose-full = { $take ->
    [yes] All rows are full: take one, lay runs, double, or end your turn.
    *[no] All rows are full: lay runs, double, or end your turn.
}
page-ask-full = The pot is full: double, or end your turn.
page-ask-ready = All set: confirm, or go on.
page-ask-doubled = { $stock ->
    [0] Doubled, row { $row } is worth only { $points }. Confirm?
    *[other] Doubled, row { $row } is worth only { $points }; then you draw a tile. Confirm?
}
page-ask-reserve = { $count ->
    [one] More than { $limit } tiles on your rack: choose one for your reserve.
    *[other] More than { $limit } tiles on your rack: choose { $count } for your reserve.
}
page-ask-back = { $count ->
    [one] Take a tile back from your reserve.
    *[other] Take { $count } tiles back from your reserve.
}
page-ask-opening = First play: { $opening } points or more.
page-ask-opening-exchange = First play: { $opening } points or more – or exchange one tile.
page-ask-exchange = Lay tiles, or exchange one.
page-ask-lay = Lay tiles if you like.
page-ask-last = { $left ->
    [1] If you lay nothing now, the round ends.
    *[other] If nobody lays in { $left } turns, the round ends.
}
page-ends-round = ends the round
page-ask-fits = Everything fits.
page-ask-discard = Discard one tile.
page-ask-offer = Take the tile turned up, or pass.
page-ask-take-discard = Take the discard or a stock tile.
page-ask-lay-mine = { $tile ->
    [none] Laid for you: change it or confirm.
   *[other] You discarded { $tile }. Laid for you: change it or confirm.
}
page-ask-lay-others = { $way ->
    [G] { $name } went out with a grand gin.
    [petit] { $name } went out with a petit gin.
   *[other] { $name } went out.
} { $laid ->
    [yes] Laid for you: change it or confirm.
   *[no] You have nothing to lay: confirm.
}
page-ask-tiles = Now tap the tiles that go there.
page-ask-place = { $count ->
    [one] One tile chosen. Now tap where it goes.
   *[other] { $count } tiles chosen. Now tap where they go.
}
page-confirm-first = Press Confirm first: what you laid is not sent yet.
page-one-to-pot = Only one tile goes into the pot: choose one.
page-once-more = press once more
## The same where there is room for one short line
page-brief-stock = Take a tile.
page-brief-place = { $count } chosen. Where to?
page-brief-draw = Stock, or their reserve?
page-brief-take = Investo, run or pot?
page-brief-choose = Lay, then one in the pot.
page-brief-play = Play a tile you took.
page-brief-pot = To the pot, or double.
page-brief-choose-full = { $take ->
    [yes] Full: take, lay, double, or end.
    *[no] Full: lay, double, or end.
}
page-brief-full = Double, or end your turn.
page-brief-doubled = { $stock ->
    [0] Row { $row } at { $points }.
    *[other] Row { $row } at { $points }, then draw.
}
page-brief-reserve = { $count } more to your reserve.
page-brief-back = Take { $count } back.
## Buttons of a turn
page-from-stock = From the stock
page-draw = Draw a tile
page-nothing = End turn
page-nothing-more = without doubling
page-and-pot = { $laid } + { $more }
page-into-row = { $tile } in row { $row }
page-doubles = { $tile } doubles: row { $row } at { $points }
page-play-taken = play a tile you took
page-pot-missing = a tile for the pot is missing
page-pot-or-lay = lay tiles
page-take-row = Take row { $row }
page-laid = { $count ->
    [one] 1 tile
    *[other] { $count } tiles
}
page-rearranged = rearranged
page-short = { $missing ->
    [one] { $meld }: one tile missing
    *[other] { $meld }: { $missing } tiles missing
}
page-no-series = runs only: numbers in a row
page-wrong = { $meld } does not fit
page-wrong-tiles = these tiles do not go together
page-mistake = { $points ->
    [0] a mistake: the tiles go back
    [one] a mistake: costs 1 point
    *[other] a mistake: costs { $points } points
}
page-plan-dropped = The table has changed. Your draft no longer fits.
page-to-reserve = To the reserve
page-take-back = Take back
page-choose-tiles = { $count ->
    [one] choose a tile
    *[other] choose { $count } tiles
}
page-give-E = Exchange
page-give-D = Discard
page-lay-or-exchange = lay tiles, or pick one to swap
page-lay-or-discard = lay tiles, or pick one to discard
page-opening = { $points } of { $opening } points
page-group-run = Run
page-group-series = Series
page-group-left = Left over { $points }
page-discard-nothing = Makes nothing yet
page-gone-out = { $tile }: out of the round
page-gone-mixed = { $tile }: mixed into the stock
page-makes-series = { $count ->
    [4] Makes four { $value }s
    *[other] Makes three { $value }s
}
page-makes-run = { $value ->
    *[other] Makes a run of { $count }
}
page-go-out = Go out
page-out-G = Grand gin
page-out-petit = Petit gin
page-out-K = Go out
page-choose-discard = choose the discard
page-choose-out = choose the discard to go out
page-out-with = discard { $tile }
page-lay-down = Lay down
page-lay-left = { $points ->
    [one] 1 point stays
   *[other] { $points } points stay
}
page-laid-down = Laid down
page-laid-by = Laid down: { $name }

## What happened
page-told-round = Round { $round }
page-told-sat = { $me ->
    [yes] You joined the game.
    *[no] { $name } joined the game.
}
page-told-left = { $me ->
    [yes] You left the table.
    *[no] { $name } left the table.
}
page-told-stood-in = A bot plays on for { $name } ({ $level }).
page-told-back = { $me ->
    [yes] You are back.
    *[no] { $name } is back.
}
page-told-stopped = { $me ->
    [yes] You ended the match.
    *[no] { $name } ended the match.
}
page-told-time = { $me ->
    [yes] Your time ran out.
    *[no] Time ran out for { $name }.
}
page-did-A = { $me ->
    [yes] You laid { $tiles }
    *[no] { $name } laid { $tiles }
}
page-told-freed = { "" } and replaced the Star for { $tiles }
page-did-rearranged = { $me ->
    [yes] You rearranged the table
    *[no] { $name } rearranged the table
}
page-did-mistake = { $me ->
    [yes] Your mistake with { $tiles }: the table stays, your points of this round are gone
    *[no] { $name } made a mistake with { $tiles }: the table stays, the points of this round are gone
}
page-did-mistake-none = { $me ->
    [yes] You laid none of the tiles you took: your points of this round are gone
    *[no] { $name } laid none of the tiles taken: the points of this round are gone
}
page-did-investo-S = { $me ->
    [yes] You took { $got } from the stock
    *[no] { $name } took a tile from the stock
}
page-did-investo-V = { $me ->
    [yes] You took { $tile } from { $other }’s reserve
    [from-me] { $name } took { $tile } from your reserve
    *[no] { $name } took { $tile } from { $other }’s reserve
}
page-did-investo-T = { $me ->
    [yes] You took row { $row }: +{ $points }
    *[no] { $name } took row { $row }: +{ $points }
}
page-told-handed = { $to ->
    [me] You get { $tiles } from underneath
    *[other] { $other } gets { $tiles } from underneath
}
page-did-investo-I = { $me ->
    [yes] You put { $tile } in row { $row }
    *[no] { $name } put { $tile } in row { $row }
}
page-did-investo-X = { $me ->
    [yes] You doubled with { $tile } in row { $row }
    *[no] { $name } doubled with { $tile } in row { $row }
}
page-did-investo-N = { $me ->
    [yes] You put nothing in the pot
    *[no] { $name } put nothing in the pot
}
page-did-investo-R = { $me ->
    [yes] You put { $tile } in your reserve
    *[no] { $name } put { $tile } in the reserve
}
page-did-investo-B = { $me ->
    [yes] You took { $tile } back from your reserve
    *[no] { $name } took { $tile } back from the reserve
}
page-did-rummy-S = { $me ->
    [yes] You drew { $got }
    *[no] { $name } drew a tile
}
page-did-rummy-E = { $me ->
    [yes] You exchanged { $tile } for { $got }
    *[no] { $name } exchanged a tile
}
page-did-rummy-D = { $me ->
    [yes] You discarded { $tile }
    *[no] { $name } discarded { $tile }
}
page-did-rummy-P = { $me ->
    [yes] You passed
    *[no] { $name } passed
}
page-did-rummy-O = { $drew ->
    [yes] { $me ->
        [yes] You drew { $got }
       *[no] { $name } drew a tile
}
    *[no] { $me ->
        [yes] You laid nothing
       *[no] { $name } laid nothing
}
}
page-did-gin-S = { $me ->
    [yes] You drew { $got }
    *[no] { $name } drew from the stock
}
page-did-gin-U = { $tile ->
    [none] { $me ->
        [yes] You took the discard
       *[no] { $name } took the discard
}
    *[other] { $me ->
        [yes] You took { $tile }
       *[no] { $name } took { $tile }
}
}
page-did-gin-D = { $me ->
    [yes] You discarded { $tile }
    *[no] { $name } discarded { $tile }
}
page-did-gin-G = { $me ->
    [yes] You went out with a grand gin
    *[no] { $name } went out with a grand gin
}
page-did-gin-petit = { $me ->
    [yes] You went out with a petit gin
    *[no] { $name } went out with a petit gin
}{ $tile ->
    [none] { "" }
    *[other] { "" } and discarded { $tile }
}
page-did-gin-K = { $me ->
    [yes] You went out
    *[no] { $name } went out
}{ $tile ->
    [none] { "" }
    *[other] { "" } and discarded { $tile }
}
page-did-gin-L = { $me ->
    [yes] You laid down { $tiles }
    *[no] { $name } laid down { $tiles }
}
page-did-gin-P = { $me ->
    [yes] You passed
    *[no] { $name } passed
}
page-did-gin-none = { $me ->
    [yes] You laid nothing down
    *[no] { $name } laid nothing down
}
page-told-for = { $me ->
    [yes] { $bot } (for you)
    *[no] { $bot } (for { $name })
}
page-told-verb = { "" }
page-told-join = { $first }; { $rest }
page-told-plays = { $count ->
    [one] One play by another
    *[other] { $count } plays by the others
}
page-recall = What the others did
page-recall-of = What { $name } did
page-recall-steps = { $count ->
    [one] 1 step
    *[other] { $count } steps
}
page-recall-at = Step { $step } of { $steps }
page-speed = Speed of the computer
page-speed-calm = Calm
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-at-once = At once

## The end of a round
page-round-over = The round is over
page-match-stopped = The match was ended
page-closed = The host of this server has closed the table.
page-won = You have won
page-winner = { $count ->
    [one] { $names } has won
    *[other] Winners: { $names }
}
page-points = Points
page-left-on = { $me ->
    [yes] Left on your rack
    *[no] Left on the rack: { $name }
}
page-left-reserve = { $me ->
    [yes] In your reserve: points for { $other }
    [from-me] In { $name }’s reserve: points for you
    *[no] In { $name }’s reserve: points for { $other }
}
page-next-round = Next round
page-rematch = Rematch
page-look = Look at the table
page-show-points = Show the points
page-replay = Watch again
page-to-start = Home
page-match-stays = The match stays open: continue it from there.
page-previous = Previous step
page-next = Next step
page-previous-turn = Previous turn
page-next-turn = Next turn
page-share-turn = Link to this turn
page-play-on = Play
page-pause = Pause
page-step-of = Step { $step } of { $steps }
page-out-word = Out
page-total-to = Total, to { $target }
page-total-after = Total after { $round } of { $rounds }
page-total-before = before
page-total-round = this round
page-coming-to = Next comes round { $round }. Whoever has { $target } points after a round wins.
page-coming-of = Next comes round { $round } of { $rounds }.

## The menu
page-menu-game = This game
page-menu-look = Look and sound
page-menu-leave = Leaving
page-leave-more = Your seat stays yours; the others are told that you left.
page-leave-alone = Your seat stays yours; the computer waits for you.
page-watching = You are watching: you see what lies on the table, and no racks.
page-keys = Keys
page-key-rack = to your rack
page-key-stock = to the stock
page-key-discard = to the discard
page-key-table = to the table
page-key-arrows = from tile to tile
page-key-move = move the tile along the rack
page-key-enlarge = enlarge a combination
page-key-undo = undo
page-key-redo = redo
page-key-confirm = confirm
page-key-escape = let go of what is chosen
page-key-help = this overview
page-big = Big tiles
page-still = No animations
page-sounds = Sounds
page-lines = The computer says something now and then
page-sound = { $on ->
    [true] Sound on
    *[other] Sound off
}
page-notify = Notify me on my turn
page-privacy = Privacy: my data, delete me
page-strangers = The others at the table
page-mute = Do not show what is said
page-report-why = Report to the host because of
page-report-name = the name
page-report-rude = rude behaviour
page-report-slow = playing slowly on purpose
page-report-leaves = leaving matches
page-report-cheats = cheating
page-report-other = something else
page-report = Report
page-reported = Thank you. The host of this server will see it.
page-block = Block: no seat at my tables
page-blocked = { $name } takes no seat at your tables any more.
page-block-list = Blocked
page-nameless = Without a name
page-unblock = Unblock
page-say = Say something
page-phrase-hello = Hello
page-phrase-good-game = Good game
page-phrase-thanks = Thanks
page-phrase-well-played = Well played
page-phrase-oops = Oops
page-phrase-thinking = Thinking …
page-phrase-hurry = Your turn, isn’t it?
page-phrase-wow = Wow
page-phrase-sorry = Sorry
page-phrase-bye = Bye
page-come-back = Play on myself
page-stand-in = Let a bot play for { $name }
page-another-device = Continue on another device
page-end-match = End the match
page-end-sure = End the match for everybody? It cannot be resumed.
page-end-alone = End the match? It cannot be resumed.
page-end-yes = End it
page-leave-sure = Leave in the middle of the match? It stays, and so does your seat: you come back from the start page, or by the link.
page-leave-others = Meanwhile the others may let a bot play for you.
page-leave-yes = Leave
page-no-stay = Stay
page-command = Type a move
page-command-how = To play by keyboard: `S` takes from the stock, `+ r5-7` lays the red 5, 6 and 7; `?` lists possible moves.
    .gin = To play by keyboard: `U` takes the discard, `S` a tile from the stock, `D k9` discards the black 9; `?` lists possible moves.
page-command-send = Send
page-command-done = Done: { $line }
page-command-look = Your rack: { $rack }. Table: { $table }. Possible: { $options }.

## Hints
page-thinking = Thinking …
page-no-hint = I see nothing better.
page-no-play = Nothing can be laid now.
page-hint-advice = A good move
page-hint-play = What can I lay?
page-try-A = Lay { $tiles }
page-try-S = Take a tile from the stock
page-try-D = Discard { $tile }
page-try-P = Pass
page-try-investo-V = Take { $tile } from { $other }’s reserve
page-try-investo-T = Take the Investo of row { $row }: +{ $points }
page-try-investo-I = Put { $tile } in row { $row }
page-try-investo-X = Double with { $tile } in row { $row }
page-try-investo-N = Put nothing in the pot
page-try-investo-R = Put { $tile } in your reserve
page-try-investo-B = Take { $tile } back
page-try-rummy-E = Exchange { $tile }
page-try-gin-U = Take the discard
page-try-gin-G = Go out with a grand gin
page-try-gin-petit = { $tile ->
    [none] Go out with a petit gin
   *[other] Go out with a petit gin, discard { $tile }
}
page-try-gin-K = { $tile ->
    [none] Go out
   *[other] Go out, discard { $tile }
}
page-try-gin-L = Lay down { $tiles }
page-try-gin-none = Lay nothing down
page-star-choose = The Star stands for
page-enlarged = Enlarged: { $meld }
page-walk-lay = Lay { $meld }.
page-walk-add = With { $tiles } from your rack: { $meld }.
page-walk-form = On the table this becomes { $meld }.
page-show-it = Show me
page-do-it = Prepare it
page-hint-others = Other moves

## One device, several people
page-curtain = { $name } is next
page-curtain-more = Pass the device on. Your tiles show when you press the button.
page-curtain-go = I am { $name }
page-hand-over = Hand over to { $name }

## When there is no table to show
page-trouble-connecting = Connecting to the table …
page-trouble-lost = No connection
page-trouble-lost-more = Everything goes on by itself as soon as the connection is back.
page-trouble-restarting = The server is starting again
page-trouble-restarting-more = Nothing is lost. A moment.
page-trouble-gone = There is no such table
page-trouble-gone-more = The link is wrong, or the table was cleared away after a long time.
page-trouble-moved = You play on elsewhere
page-trouble-moved-more = Your seat was taken to another device.
page-trouble-tab = This match is open in another tab
page-trouble-tab-more = Only one tab plays it at a time. Go on here, and the other one lets go; if it does not, close it.
page-tab-here = Go on here
page-laying = The table is being laid …
page-trouble-forbidden = This table is private
page-trouble-forbidden-more = All seats are taken, and spectators are not admitted.
page-trouble-old = There is a new version
page-trouble-old-more = Load the page again; the match stays where it is.
page-trouble-key = This link no longer works
page-trouble-match = There is no such match
page-trouble-failed = That did not work
page-trouble-failed-more = Something went wrong on the way. Try again.
page-trouble-nowhere = There is no such page
page-trouble-nowhere-more = The address is wrong or no longer valid.
page-reload = Load again
page-new-version = Load the new version of the page
page-new-version-about = The match goes on where it is.
page-notice-lost = Connection lost. Reconnecting …
page-notice-restarting = The server is starting again …
page-notice-full = No room left on this device: the match waits. Save its record in the menu if you like, then delete old matches:
page-notice-away = { $name } is away.
page-engine-loading = Loading the rules …
page-engine-failed = The rules could not be started in this browser.
page-engine-offline = The rules are not on this device yet. Load them once with a connection.
page-engine-again = Try again
page-learn = Learn
page-puzzles = Puzzles
page-referee = Referee
page-what = What to play?

## The first visit
page-coach = Coach for beginners
page-first-hello = Choose a game: the first match teaches it as you play.
page-first-investo = Fill the rows of the pot together, then take one at the right moment. Whoever has 20 points first wins.
page-first-rummy = Lay runs and series, and move everything that lies on the table. Whoever has no tiles left wins the round.
page-first-gin = Collect your combinations in secret, a tile at a time. Lay them down before the others do.
page-guided = Guided first match
page-known = I know the rules
page-short-lessons = Short lessons
