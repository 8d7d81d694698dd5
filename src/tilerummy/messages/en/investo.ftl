# Investo.

refusal-not-in-their-reserve = { $tile } is not in the other player’s reserve.
refusal-not-in-your-reserve = { $tile } is not in your reserve.
refusal-reserve-first = { $count ->
    [one] One tile too many on your rack: put it in your reserve first.
   *[other] { $count } tiles too many on your rack: put them in your reserve first.
}
refusal-take-back-first = First take tiles back from your reserve.
refusal-not-end-of-turn = The reserve is for the end of your turn.
refusal-too-late-to-take = An Investo is taken before you play to the table.
refusal-already-taken = You have already taken an Investo this turn.
refusal-play-first = You have taken an Investo: now play one of its face-up tiles to the table.
refusal-no-such-row = The pot has no row { $row }.
refusal-row-incomplete = Row { $row } is not an Investo yet: three face-up places must be filled.
refusal-cannot-honour = You can play none of these to the table: { $tiles }. So you cannot take row { $row }.
refusal-take-not-honoured = You have taken an Investo: one of these must be played: { $tiles }.
refusal-row-without-base = Row { $row } has no base tile any more and takes no tiles.
refusal-row-full = Row { $row } is full.
refusal-pot-full = The pot is full: double, or do nothing (N).
refusal-empty-place = Place { $place } of row { $row } is empty: there is nothing to double.
refusal-other-value = { $tile } and { $other } do not have the same value: doubling needs the same number.
refusal-same-colour = { $tile } has the same colour: doubling needs another one.
refusal-stack-full = Place { $place } of row { $row } holds no more tiles.
refusal-pot-has-room = The pot has room: put a tile in it, or double.

investo-score = { $name }: { $total } ({ $points } this round)
investo-target = · first to { $target } · stock { $stock }
investo-rack = { $name } · { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
investo-known = known to be on that rack
investo-reserve = reserve
investo-pot = Pot
investo-worth = Investo, worth { $points }
investo-table = Table
investo-draft = Table (draft: ok confirms, undo takes back)
investo-empty = nothing yet
investo-step-1 = 1 Take a tile
investo-step-2 = 2 Take an Investo?
investo-step-3 = 3 Play to the table
investo-step-4 = 4 Pot
investo-prompt-1 = S for the stock, or V and a tile of the reserve
investo-prompt-stock = S takes a tile from the stock
investo-prompt-2 = T, tiles to play, or a tile for the pot (I1 r7)
investo-prompt-3 = play one of the tiles you took
investo-prompt-4 = a tile for the pot: I1 r7
investo-prompt-5 = { $back ->
    [True] back from the reserve: B r7
   *[other] { $count ->
        [one] one tile to the reserve: R r7
       *[other] { $count } tiles to the reserve: R r7 b2
    }
}
investo-prompt-draft = ok, + more tiles, - back, undo

investo-help-1 = Step 1: take one tile.
investo-help-2 = Steps 2 to 4: take an Investo if you like, play to the table if you like, then put a tile in the pot.
investo-help-3 = You have taken an Investo: at least one of its face-up tiles must be played now.
investo-help-4 = Step 4: put one tile in the pot, or double.
investo-help-5 = End of your turn: the rack is brought to its limit.
investo-can-S = S – take a tile from the stock
investo-can-V = { $example } – take a tile from the other player’s reserve
investo-can-T = { $example } – take the Investo of that row
investo-can-A = + r5-7 – play tiles from your rack (arranged for you), A r5-7 b1-3 – or say how the whole table lies afterwards
investo-can-I = { $example } – put a tile in a row of the pot
investo-can-X = { $example } – double: a tile onto a place of the pot, then a tile from the stock
investo-can-N = N – nothing at step 4
investo-can-R = { $example } – put a tile in your reserve
investo-can-B = { $example } – take a tile back from your reserve
investo-did-S = { $name } took a tile from the stock ({ $luck }).
investo-did-V = { $name } took { $tile } from the other player’s reserve.
investo-did-T = { $name } took the Investo of row { $row } for { $points } points (base { $luck }).
investo-did-A = { $name } played { $tiles } → { $table }
investo-did-I = { $name } put { $tile } in row { $row }.
investo-did-X = { $name } doubled row { $row }, place { $place }, with { $tile } and drew a tile ({ $luck }).
investo-did-N = { $name } put nothing in the pot.
investo-did-R = { $name } put { $tile } in the reserve.
investo-did-B = { $name } took { $tile } back from the reserve.
investo-end-out = { $me ->
    [yes] you have no tiles left.
    *[no] { $name } has no tiles left.
}
investo-end-stock = { $me ->
    [yes] the stock ran out in your turn.
    *[no] the stock ran out in the turn of { $name }.
}
investo-end-stall = nothing has moved for a long time.
    .counted = Nothing has moved in { $turns } turns.
investo-part-investos = Investos
investo-part-racks = tiles on the rack
investo-part-reserves = the other’s reserve
investo-did-mistake = { $name } made a mistake with { $tiles }: the table stays as it was, and the points of this round are gone.
investo-help-mistake = If you cannot: confirm the table unchanged (A { $table }, then ok). That is a mistake and costs the points of this round.

## Why the expert decides so

investo-reason-most-useful = { $tile } is the tile you can use best.
investo-reason-least-useful = { $tile } is the tile you will miss least.
investo-reason-take-points = Row { $row } is worth { $points }.
investo-reason-take-denies = Otherwise the other player takes row { $row } ({ $chance } % likely).
investo-reason-goes-out = This ends the round: the other player still has { $points } tiles.
investo-reason-honours-take = The Investo taken must be honoured: { $count ->
    [one] one tile goes
   *[other] { $count } tiles go
} down.
investo-reason-round-may-end = The round may end soon: the other player has { $tiles } tiles and the stock { $stock }.
investo-reason-rack-too-full = With { $count } tiles the rack would be too full.
investo-reason-fewer-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
} fewer on the rack at the end.
investo-reason-holds-back = { $tiles } could be laid, but on the table they would serve the other player too.
investo-reason-no-good-doubling = No doubling helps you now.
investo-reason-double-denies = The other player could have taken row { $row } ({ $chance } % likely).
investo-reason-double-draws = { $tile } is of little use on your rack.
investo-reason-row-for-you = { $tile } completes row { $row }, and you can take it; the other player hardly ({ $chance } %).
investo-reason-row-hard-to-take = { $tile } completes row { $row }, which the other player can hardly take ({ $chance } %).
investo-reason-row-for-both = { $tile } completes row { $row }: you can take it, unless the other player does so first ({ $chance } % likely).
investo-reason-row-may-be-taken = { $tile } completes row { $row }, and the other player may take it ({ $chance } % likely), but your other choices look worse.
investo-reason-tile-for-later = { $tile } in row { $row } is one you can use later.
investo-reason-tile-hard-to-use = The other player can hardly use { $tile } in row { $row }.
investo-reason-row-stays-open = Row { $row } is not complete yet: nobody can take it next turn.
investo-reason-steal-fits = { $tile } from the reserve fits your tiles.
investo-reason-reserve-not-worth-it = Nothing in the other player’s reserve ({ $tiles }) is worth more than a new tile.
investo-reason-only-the-stock = There is nothing but the stock to take from.
