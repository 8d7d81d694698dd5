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
