# Gin-Rummy.

refusal-not-lying = { $meld } does not lie there.
refusal-does-not-fit = Not to be added to { $meld }: { $tiles }.
refusal-gin-is-closed = Nothing may be added to { $meld }: it is a gin.
refusal-lay-all = All tiles must be laid down; left: { $tiles }.
refusal-leave-one = Going out this way leaves at least one tile on the rack.
refusal-too-few-laid = { $count } tiles laid are too few: at least { $least } are needed.
refusal-too-much-left = { $points } points would be left; it must be fewer than { $limit }.
refusal-not-eight-or-nine = Going out this way needs at least { $least } tiles in combinations and fewer than { $limit } points left.
refusal-not-all-combined = Not all your tiles are in combinations: { $points } points are left over.
refusal-only-at-start = That is possible only at the start of a turn, before taking a tile.
refusal-only-with-discard = That is possible only with a discard, after taking a tile.
refusal-gin-only = In this game one goes out with a gin only.
refusal-no-grand-gin = There is no grand gin in this game.
refusal-just-taken = { $tile } was just taken from the discard and cannot be discarded at once.
refusal-discard-expected = Say which tile you discard, as in K r3.
refusal-no-discard = There is no discard to take.
refusal-must-draw = While there is a stock you take a tile: S or U.
refusal-take-or-pass = Take the tile that was turned up (U), or pass (P).
refusal-nobody-is-out = Nobody has gone out yet.
refusal-lay-down-first = Somebody has gone out: lay down your combinations (ok lays the best).
gin-head = Stock { $stock }
gin-discard = Discard
gin-size = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
gin-known = known to be on that rack
gin-lying = Laid down
gin-left = { $points ->
    [one] 1 point left over
   *[other] { $points } points left over
}
gin-guide-offer = A tile is turned up: take it, or pass.
gin-guide-draw = Take the discard or a tile from the stock.
gin-guide-discard = Discard one tile.
gin-guide-lay = Lay down your combinations, and add to those that lie there.
gin-prompt-offer = U takes it, P passes
gin-prompt-draw = S stock, U discard
gin-prompt-discard = a tile to discard: D r3
gin-prompt-lay = ok lays down what leaves least, or L r5-7 …
gin-prompt-over = the round is over
gin-can-S = S – take a tile from the stock
gin-can-U = U – take the discard
gin-can-D = { $example } – discard that tile
gin-can-G = G – grand gin: go out with eleven tiles
gin-can-petit = { $example } – petit gin: go out with ten tiles
gin-can-K = { $example } – go out and lay down
gin-can-L = { $example } – lay down (ok does it for you)
gin-can-P = P – pass
gin-hint-lay = Leaves least: { $action }
gin-hint-discard = Discarding { $tile } leaves least.
gin-hint-helpful = These tiles would help: { $tiles }
gin-did-S = { $name } took a tile from the stock ({ $luck }).
gin-did-U = { $name } took the discard { $discard }.
gin-did-D = { $name } discarded { $tiles }.
gin-did-G = { $name }: grand gin!
gin-did-petit = { $name }: petit gin! (discard: { $tiles })
gin-did-K = { $name }: out! (discard: { $tiles })
gin-did-L = { $name } laid down { $tiles }.
gin-did-P = { $name } passed.
gin-end-grand-gin = grand gin.
gin-end-petit-gin = petit gin.
gin-end-eight-nine = somebody laid down with tiles left over.
gin-end-stock = void, the stock is empty.
gin-end-turns = void, after too many turns.
gin-part-out = for going out
gin-part-least = for having least left
gin-part-second = for the second to lay down
refusal-no-petit-gin = There is no petit gin in this game.
refusal-eleven-dealt = You were dealt eleven tiles: begin by discarding one.
gin-hint-out = You can go out: { $action }
