# tilerummy solve

solve-gin-title = Hand of { $count }: { $hand }
solve-gin-leftover = Least left over: { $points } points ({ $left }), with { $melds }
solve-gin-nothing-left = Nothing is left over, with { $melds }
solve-gin-no-melds = no combination
solve-gin-nothing = nothing
solve-gin-discard = Best discard: { $tile }, which leaves { $points }
solve-gin-ways = Ways to go out now
solve-gin-way = how
solve-gin-with-discard = discard
solve-gin-combinations = combinations
solve-gin-points = left
solve-gin-grand-gin = grand gin
solve-gin-petit-gin = petit gin
solve-gin-eight-nine = eight or nine
solve-gin-more = and { $count } more (--all shows them)
solve-gin-no-way = No way to go out now.
solve-gin-help = Tiles that would enter a combination (and what is left after a good discard): { $tiles }
solve-gin-no-help = No tile would enter a combination.
solve-gin-cheap = Tiles that would merely replace a dearer one: { $count }
solve-gin-lay = Best lay-down: { $own }; added: { $added }; left over: { $points }
solve-gin-stars = Gin-Rummy has no Stars: “{ $text }”.
solve-gin-hand-size = A hand has 1 to 11 tiles, and “{ $text }” has { $count }.
solve-gin-bad-meld = { $meld } is no combination: three or more in a row of one colour, or three or four of one value.
solve-gin-too-many-melds = At most { $most } combinations can lie on the table, and there are { $count }.
solve-before = Table
solve-rack = Rack
solve-after = Table after the play
solve-laid = Laid: { $laid } ({ $tiles }, { $points })
solve-opening-laid = Opening: { $laid } ({ $tiles }, { $points })
solve-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
solve-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
solve-rack-left = Left on the rack: { $left }
solve-rack-empty = The rack is empty.
solve-nothing = Nothing can be laid.
solve-no-opening = No opening of { $minimum } points or more.
solve-no-emptying = The rack cannot be emptied in one play.
solve-unproven = The limit was reached: there may be something better.
solve-playable = Tiles that some play lays: { $tiles }
solve-none = none
solve-also = Other good plays
solve-steps = Step by step
solve-step-split = Split { $taken } into { $made }.
solve-step-move = Move { $moved } to { $target }: { $made }.
solve-step-turn = Read { $taken } as { $made }.
solve-step-join = Join { $taken }: { $made }.
solve-step-add = Add { $laid } from the rack to { $taken }: { $made }.
solve-step-lay = Lay { $made } from the rack.
solve-and = and
solve-bad-meld = { $meld } is no valid combination under these rules (in “{ $text }”).
solve-declare-stars = { $meld } can be read in more than one way: write what its Stars stand for, as *r7 (in “{ $text }”).
solve-declared-rack = A Star on the rack stands for nothing yet: write * (in “{ $text }”).
solve-no-stars = There are no Stars under these rules (in “{ $text }”).
solve-gin-second-copy = There is only one of each tile in this game, and { $tile } is there twice.
solve-gin-knock = knock
