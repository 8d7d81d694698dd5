# Rummy.

refusal-star-bound = A Star on the table goes on standing for the same tile until that tile is played from a rack in its place ({ $stars }).
    .short = A Star must stand for the same tile
refusal-nothing-laid = A play puts at least one tile from your rack on the table.
    .short = no tile from your rack
refusal-opening-uses-table = Your first play is made from your own rack alone; what lies on the table stays as it is.
    .short = first play: your own tiles only
refusal-opening-too-low = Your first play is worth { $points } points; it must be worth at least { $opening }.
    .short = { $points } of { $opening } points
refusal-no-drawing = In this version a tile is exchanged, not drawn.
refusal-no-exchange = In this version tiles are not exchanged.
refusal-exchange-after-opening = After your first play you no longer exchange tiles.
refusal-no-discarding = In this version nothing is discarded.
refusal-pass-without-discard = The stock is empty and you have laid nothing: pass (P), without a discard.
refusal-discard-first = You have played: now discard one tile (D r3).
refusal-keep-one-to-discard = Keep one tile: every turn ends with a discard, the last one too.
    .short = keep one tile to discard
refusal-must-discard = While there is a stock nobody passes: discard a tile (D r3) or play.
refusal-must-exchange = While there is a stock nobody passes: exchange a tile (E r3) or play.
refusal-no-timer = There is no sand-timer in this game.
rules-ace-needs-sequences = A 1 after 13 needs sequences, and these rules have only series.
rules-mixed-needs-sequences = Mixed colours need sequences, and these rules have only series.
rules-stall-limit-needed = While tiles are exchanged, the stock never shrinks: “{ $option }” cannot be { $stall_limit }.
rummy-head = Stock { $stock }
rummy-size = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
rummy-opened = opened
rummy-not-opened = not opened
rummy-discards = Discards
rummy-table = Table
rummy-draft = Table (draft: ok confirms, undo takes back)
rummy-empty = nothing yet
rummy-opening = Opening: { $points } of { $opening } points
rummy-guide-exchange = Your turn: play, or exchange one tile.
rummy-guide-draw-discard = Your turn: draw, play if you like, discard one tile.
rummy-guide-draw = Your turn: draw, then play, exchange (before your first play) or pass.
rummy-prompt-draw = S draws a tile
rummy-prompt-discard = a tile to discard: D r3
rummy-prompt-over = the round is over
rummy-prompt-choose-exchange = tiles to play (r5-7 *), or E and a tile to exchange
rummy-prompt-choose-draw-discard = tiles to play (r5-7 *), or D and a tile to discard
rummy-prompt-draft = ok, + more tiles, - back, undo
rummy-can-S = S – draw a tile from the stock
rummy-can-E = { $example } – give that tile for one from the stock
rummy-can-A = + r5-7 – play tiles from your rack (arranged for you), A r5-7 [b1 *b2 b3] – or say how the whole table lies afterwards
rummy-can-D = { $example } – discard that tile
rummy-can-P = P – pass
rummy-help-opening = Your first play is made from your rack alone and is worth { $opening } points or more.
rummy-did-S = { $name } drew a tile ({ $luck }).
rummy-did-E = { $name } exchanged { $tile } for { $luck }.
rummy-did-A = { $name } played { $tiles } → { $table }
rummy-did-D = { $name } discarded { $tile }.
rummy-did-P = { $name } passed.
rummy-did-O = { $name }: time is up ({ $luck }).
rummy-end-out = { $me ->
    [yes] you went out.
    *[no] { $name } went out.
}
rummy-end-blocked = everybody passed.
rummy-end-stall = nobody has laid a tile for a long time.
    .counted = Nobody has laid a tile in { $turns } turns.
rummy-part-racks = tiles left
rummy-part-won = from the others
rummy-part-doubled = doubled
rummy-prompt-choose-draw = tiles to play (r5-7 *), E and a tile to exchange, or P to pass
refusal-draw-stock-first = First draw a tile from the stock (S).
rummy-help-first = Your first play is made from your rack alone.

rummy-reason-goes-out = This empties your rack: the round is yours.
rummy-reason-goes-out-doubled = This empties your rack in a single play: all points of the round count double.
rummy-reason-opens = This opens with { $points } points; from your next turn on you may use the whole table.
rummy-reason-opens-small = No more goes down than the opening needs: { $tiles } can follow in the last play, and until then nobody builds on them.
rummy-reason-opening-waits = You could open with { $tiles }, but that can wait: what lies on the table helps the others too.
rummy-reason-holds-back = { $tiles } can be laid later as well: every play costs a turn, and what lies on the table helps the others too.
rummy-reason-keeps-tiles = { $tiles } can be laid later as well: what lies on the table helps the others too.
rummy-reason-discard-left = The last tile, { $tile }, is your discard.
rummy-reason-others-near-out = { $count ->
    [one] Somebody has only 1 tile left and may go out soon.
   *[other] Somebody has only { $count } tiles left and may go out soon.
}
    .named = { $count ->
        [one] { $name } has only 1 tile left and may go out soon.
       *[other] { $name } has only { $count } tiles left and may go out soon.
    }
rummy-reason-keeps-star = The Star stays on your rack, where it is still good for anything.
rummy-reason-cheaper-rack = This takes { $points } points off your rack; { $left } are left.
rummy-reason-may-go-out = { $chance } % of the tiles you do not see would let you go out next turn.
rummy-reason-second-copy = You have { $tile } twice; the second one rarely finds a place.
rummy-reason-least-useful = { $tile } has the fewest ways to become a combination.
rummy-reason-dear-tile = { $tile } would cost { $points } points on your rack.
rummy-reason-fits-least = Without { $tile } your other tiles keep most of their chances.
rummy-reason-only-the-stock = The turn begins with a tile from the stock.
rummy-reason-nothing-better = There is nothing better to do this turn.
