# Gin-Rummy.

refusal-not-lying = { $meld } does not lie there.
refusal-does-not-fit = Not to be added to { $meld }: { $tiles }.
refusal-gin-is-closed = Nothing may be added to { $meld }: it is a gin.
refusal-lay-all = All tiles must be laid down; left: { $tiles }.
refusal-leave-one = Going out this way leaves at least one tile on the rack.
refusal-too-few-laid = { $count } tiles laid are too few: at least { $least } are needed.
refusal-too-much-left = { $points } points would be left; it must be fewer than { $limit }.
refusal-not-eight-or-nine = Going out needs { $least } tiles in combinations (you have { $count }) and fewer than { $limit } points left (now { $points }).
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
rules-no-way-out = With these rules nobody could ever go out: allow grand gin, petit gin, or going out with tiles left over and a limit above 1.
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
gin-did-S = { $name } took a tile from the stock ({ $luck }).
gin-did-U = { $name } took the discard { $discard }.
gin-did-D = { $name } discarded { $tiles }.
gin-did-G = { $name }: grand gin!
gin-did-petit = { $name }: petit gin! (discard: { $tiles })
gin-did-K = { $name }: out! (discard: { $tiles })
gin-did-L = { $name } laid down { $tiles }.
gin-did-P = { $name } passed.
gin-end-grand-gin = { $me ->
    [yes] you went out with a grand gin.
    *[no] { $name } went out with a grand gin.
}
gin-end-petit-gin = { $me ->
    [yes] you went out with a petit gin.
    *[no] { $name } went out with a petit gin.
}
gin-end-eight-nine = { $me ->
    [yes] you went out with tiles left over.
    *[no] { $name } went out with tiles left over.
}
gin-end-stock = void, the stock is empty.
gin-end-turns = void, after too many turns.
gin-part-out = for going out
gin-part-least = for having least left
gin-part-second = for the second to lay down
refusal-no-petit-gin = There is no petit gin in this game.
refusal-eleven-dealt = You were dealt eleven tiles: begin by discarding one.
gin-reason-gin-bonus = A gin brings a bonus of { $points }.
gin-reason-gin-is-closed = Nobody may add tiles to a gin: the others keep all they have left over.
gin-reason-pass-ends-round = There is nothing left to draw: passing ends the round, and nobody scores.
gin-reason-lay-all-alike = Other ways to lay this down are worth about the same.
gin-reason-out-leaves-little = Going out leaves only { $points } points.
gin-reason-out-is-early = After { $turns } turns each, the others will rarely have less left.
gin-reason-out-can-wait = Going out can wait: the others may have less left, or a gin is near.
gin-reason-lay-hard-to-add = Laid like this, the others can add least to it.
gin-reason-lay-only-way = There is only one way to lay this down.
gin-reason-lay-leaves-least = This leaves least on the rack.
gin-reason-take-combines = { $tile } makes a combination with { $tiles }.
gin-reason-take-lowers = With { $tile }, { $points } points are left over instead of { $before }.
gin-reason-take-prepares = { $tile } lies close to your tiles: it can soon become a combination.
gin-reason-discard-helps-little = { $tile } helps your tiles too little.
gin-reason-discard-tells-too-much = { $tile } would fit, but it gains little and shows the others what you collect.
gin-reason-stock-may-help = The stock may bring something that fits: { $tiles }.
gin-reason-stock-only = There is no discard to take.
gin-reason-discard-leaves-least = Without { $tile } only { $points } points are left over: nothing leaves less.
gin-reason-discard-is-alone = { $tile } has no neighbours among your tiles.
gin-reason-discard-keeps-chances = Without { $tile } there are still { $count } unseen tiles that would fit.
gin-reason-discard-is-safe = The next player can hardly use { $tile }.
gin-reason-discard-has-risk = The next player may want { $tile }, but the other discards cost more.
gin-reason-discard-least-useful = { $tile } is the tile you will miss least.
