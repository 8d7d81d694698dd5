# The coach of a first match. The teachers in web/src/games/coach say when each sentence is due.

coach-name = Coach
coach-what = What is that?
coach-end = Play without help
coach-ok = Got it
coach-try = Try it myself
coach-back = Take back
coach-good = Well done.
coach-known = You can do this by yourself now.
coach-almost = Not yet. { $why }
coach-on-rack = It is on your rack.
coach-press = Now press “{ $label }”.
coach-place = Now tap the marked place.
coach-show = This play also moves tiles that lie on the table. I can show it, step by step.
coach-walk = Look at the step, then go on.
coach-over = That was your first match! From now on the hint button helps whenever you like.

## Investo
coach-investo-aim = Whoever has { $target } points or more after a round wins the match. Points come from full rows of the pot. { $short ->
    [yes] This first match is short: usually it takes { $usual }.
   *[no] { "" }
}
coach-investo-starter = Two jokers were dealt face down, and whoever gets the red one begins: { $me ->
    [yes] you do.
   *[no] { $name } does.
} That is all they are for; they are not in play.
coach-investo-rows = The pot has { $rows } rows. Each begins with a base tile face down, which nobody knows; together you fill it with { $places } open tiles.
coach-investo-run = On the table only runs count: three or more consecutive numbers of one colour, 1 before 2. Equal numbers are no run, and a first play needs no minimum. All that lies there is for both to extend and rearrange.
coach-investo-full = Row { $row } is full: an Investo, worth { $points } to whoever takes it. The price: at least one of its open tiles must go into a run in the same turn.
coach-investo-taken = { $name } took row { $row }: +{ $points }. A point for the base and for each place that is not doubled; one of the open tiles had to go into a run at once, the others are on { $name }’s rack.
coach-investo-theirs = { $name }’s reserve lies open. At the start of your turn you may take any one tile of it instead of one from the stock.
coach-investo-doubling = Doubling makes a row worth less, not more: put a tile on one in the pot, same number, other colour, and draw a tile. That place then brings no point, and when the row is taken the tile below goes to the other player.
coach-investo-ends = A round ends when somebody has no tiles left, on the rack and in the reserve, or with the turn in which the stock runs out. It has { $stock } tiles now.
coach-investo-count = At the end of a round every tile on your rack costs you a point, and every tile in your reserve is a point for { $name }. The same the other way round.
coach-investo-limit = After your turn at most { $limit } tiles stay on your rack. The rest goes open to your reserve, where { $name } may take from it. With fewer than { $limit } you must take tiles back.
coach-investo-reached = { $target } points are reached, but the round is played to its end: takes still score, and tiles that are left still cost.
coach-investo-lead-draw = Every turn begins with a tile.
coach-investo-lead-steal = Instead of the stock you may take an open tile from { $name }’s reserve.
coach-investo-lead-take = A full row, and one of its open tiles can go into a run: that is all it takes.
coach-investo-lead-honour = The open tiles and the base are on your rack, the points are yours. Now one of the open tiles must be played.
coach-investo-lead-play = You have tiles that fit: what lies on the table does not cost you a point at the end.
coach-investo-lead-pot = A turn ends with one tile from your rack in the pot: you invest it.
coach-investo-lead-double = You can double: same number, other colour. That place then brings no point, and you draw a tile: good where { $name } could take the row next.
coach-investo-reserve = More than { $limit } tiles: the rest goes open to your reserve, where { $name } may take it. You will miss { $tiles } least.
coach-investo-back = Fewer than { $limit } tiles on your rack: you take tiles back from your reserve, best { $tiles }.
coach-investo-nothing = All rows are full, so no tile has to go into the pot. You could double a tile there; else the turn ends as it is. Press “{ $label }”, twice.
coach-investo-other = That is allowed too. Now tap a marked row.
coach-investo-row = Now tap row { $row }.
coach-investo-onto = Now tap the tile that it doubles.
coach-investo-end = How the points came about: what the Investos brought, less one for each tile on the rack, plus one for each tile in the other’s reserve. Whoever has { $target } or more after a round wins the match.

## Rummy
coach-rummy-aim = Whoever has no tiles left first wins the round: the others lose what their tiles are worth, and the winner gets all of that. { $by ->
    [target] Whoever reaches { $count } points wins the match.
   *[rounds] The match lasts { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }; the highest total wins.
} { $short ->
    [yes] That is short: usually it is { $usual }.
   *[no] { "" }
}
coach-rummy-starter = Everybody drew a tile, and the lowest begins: { $me ->
    [yes] you do.
   *[no] { $name } does.
} The tiles drawn went back.
coach-rummy-melds = { $which ->
    [series] Only series count here: three or four equal numbers, each of another colour.
    [sequences] Only sequences count here: three or more consecutive numbers { $mixed ->
        [true] of any colours
       *[other] of one colour
    }.
   *[both] Two kinds of combinations: a sequence, three or more consecutive numbers { $mixed ->
        [true] of any colours
       *[other] of one colour
    }, and a series, three or four equal numbers, each of another colour.
} { $which ->
    [series] { "" }
   *[other] { $ace ->
        [both] The 1 comes before 2 or after 13.
       *[low] The 1 comes before 2, never after 13.
    }
}
coach-rummy-opening = { $opening ->
    [0] Your first play uses tiles of your own rack alone.
   *[other] You need { $opening } points for your first play, with combinations from your own rack alone. A tile is worth its number.
}
coach-rummy-star = A Star stands for any tile and is worth what it stands for; left on a rack it costs 25. { $stars ->
    [free] On the table it is free again for every play.
   *[exchange] On the table it stays that tile, until somebody plays the very tile from the rack in its place: then it is free in that play, and stays on the table.
}
coach-rummy-theirs = { $name } has laid tiles. What lies on the table is for everybody who has opened, from their next turn on.
coach-rummy-opened = You have opened: from your next turn on you may extend and rearrange everything on the table. At least one tile comes from your rack, and in the end all must be combinations.
coach-rummy-count = When somebody goes out, the others lose the sum of their racks, and the winner gets it. Whoever goes out in one single play, with nothing laid before, doubles all points.
coach-rummy-blocked = If nobody lays a tile for { $turns } turns each, the round is blocked: everybody loses what is on the rack.
coach-rummy-lead-exchange = A turn is a play or an exchange: one tile of yours goes unseen for one from the stock.
coach-rummy-lead-open = Your combinations reach what a first play needs ({ $opening }).
coach-rummy-lead-play = You can lay tiles: whatever leaves your rack cannot cost you anything.
coach-rummy-lead-draw = Every turn begins with a tile from the stock.
coach-rummy-lead-discard = Every turn ends with a discard.
coach-rummy-lead-pass = The stock is empty, and there is nothing to lay.
coach-rummy-end = How the points came about: each tile left counts its number, a Star 25. Those who have tiles left lose them, and whoever went out gets the total; if nobody did, everybody only loses. { $by ->
    [target] { $count } points win the match.
   *[rounds] The highest total wins the match.
}

## Gin-Rummy
coach-gin-aim = Collect combinations on your rack, in secret, and go out before the others: whoever has least left over then scores. { $by ->
    [target] Whoever reaches { $count } points wins the match.
   *[rounds] The match lasts { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }; the highest total wins.
} { $short ->
    [yes] That is short: usually it is { $usual }.
   *[no] { "" }
}
coach-gin-starter = { $start ->
    [upcard] A tile was turned up and is offered first to { $me ->
        [yes] you.
       *[no] { $name }.
    }
   *[eleven] The lowest tile drawn made the dealer; whoever sits on the left got one tile more and begins by discarding one: { $me ->
        [yes] you do.
       *[no] { $name } does.
    }
}
coach-gin-melds = A combination is a run of three or more consecutive numbers of one colour, 1 before 2, or three or four equal numbers, each of another colour. Yours are shown together on your rack, and stay there until somebody goes out.
coach-gin-discarded = What { $name } discarded only you may take, and only now. { $untaken ->
    [mixed] If you leave it, it is mixed into the stock.
   *[out] If you leave it, it is out of the round.
}
coach-gin-ways = Ways to go out: { $grand ->
    [yes] all 11 tiles in combinations after taking one (grand gin, +{ $grandBonus }); { "" }
   *[no] { "" }
}{ $petit ->
    [never] { "" }
    [start] all 10 at the start of your turn (petit gin, +{ $petitBonus }); { "" }
    [discard] all 10 with your discard (petit gin, +{ $petitBonus }); { "" }
   *[both] all 10 at the start of your turn or with your discard (petit gin, +{ $petitBonus }); { "" }
}{ $knock ->
    [never] nothing else.
   *[other] or { $least ->
        [0] any number
       *[other] { $least } or more
    } in combinations, and the rest worth less than { $limit } (+{ $knockBonus }).
}
coach-gin-laying = When somebody goes out, everybody lays down their combinations in turn, and may add tiles to those that lie there. What is left on the rack counts.
coach-gin-count = { $two ->
    [yes] Whoever has less left over scores the difference and { $win }; if it is the one who did not go out, { $second } more. The bonus for going out stays in every case.
   *[no] Whoever has least left over scores { $least }. The bonus for going out stays in every case.
}
coach-gin-void = If the stock runs out and nobody wants the discard, or after { $turns } turns each, the round is void: nobody scores.
coach-gin-lead-take = Every turn begins with a tile: the last discard, or one from the stock.
coach-gin-lead-discard = A turn ends with a discard, face up: only the next player may take it.
coach-gin-lead-out = You can go out!
coach-gin-lay = What leaves least is laid for you already. Press “{ $label }”.
coach-gin-end = How the points came about: { $two ->
    [yes] whoever has less left over gets the difference and { $win }, the one who did not go out { $second } more; going out has its own bonus.
   *[no] whoever has least left over gets { $least }; going out has its own bonus.
} { $by ->
    [target] { $count } points win the match.
   *[rounds] The highest total wins the match.
}
