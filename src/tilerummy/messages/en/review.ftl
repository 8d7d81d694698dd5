review-title = Review
review-of = Review: { $name }
review-waiting = Other reviews come first. This one will follow.
review-making = The bot is looking at the match again: { $done } of { $of } decisions.
review-later = You can leave this page: the review goes on.
review-summary = { $good ->
    [0] None of the { $turns } turns was quite as good as the bot’s.
    [one] One of { $turns } turns was as good as the bot’s.
   *[other] { $good } of { $turns } turns were as good as the bot’s.
}
review-lost = { $points ->
    [one] About 1 point was lost.
   *[other] About { $points } points were lost.
}
review-none = No turn was clearly worse than the bot’s. Well played.
review-nothing = There was nothing to decide in this match.
review-how = The bot knew no more than the player. It imagined many times where the hidden tiles are, and played both choices on. What may be mere chance does not count as a loss.
review-mattered = { $count ->
    [one] The turn that mattered
   *[other] The { $count } turns that mattered
}
review-turn = Round { $round }, turn { $turn }
review-points = { $points ->
    [one] about 1 point lost
   *[other] about { $points } points lost
}
review-played = Played
review-best = The bot’s choice
review-why = Why
expect-range = { $low } to { $high }
expect-lead = Lead at the end of the round that you can expect
expect-score = Points in this round that you can expect
expect-equal = Cannot be told apart: take whichever you like.
review-find = Find the turning point
review-turning = The turning point
review-turning-none = No single moment decided it: nothing changed so much that it could be told apart from chance.
review-turning-own = { $name }: { $played }. The bot’s choice: { $best }
review-turning-change = From { $before } to { $after }.
review-turning-for = for { $name }
review-from-here = Replay from here
review-share = Share as a picture
review-share-head = { $rounds ->
    [one] { $game }, 1 round
   *[other] { $game }, { $rounds } rounds
}
review-share-foot = Replay from here: the link is in the message
review-share-about = Whoever has the link can see the whole match.
review-lesson = One thing to take away
review-lesson-cost = { $times ->
    [one] Overlooked once
   *[other] Overlooked { $times } times
}, for about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-all = All turns
review-good = as good as the bot’s
review-same = the bot’s choice too
review-hinted = followed a hint
review-hints = A move that a hint recommended never counts as a mistake.
review-unknown = not judged
review-bot = The bot
review-to-replay = See it in the replay
review-board = The position. On the rack: { $rack }. On the table: { $table }.
review-whose = Whose turns
review-play-on = Play on from here
review-play-on-start = Play on
review-play-on-as = You play as
review-play-on-against = Against
review-play-on-same = As before

server-not-over = The match is not over yet. Afterwards it can be looked at again, and played on from any moment.
server-match-decided = The match is decided there. Choose an earlier moment.
record-wrong-given = the header says that { $given } lines were taken over from another match, which cannot be.
verify-given = Its first { $count } lines after the header were taken over from another match, with that match’s luck.
cli-about-review = look at a match again: what a bot would have played, and why
cli-help-review-seat = whose turns, counted from 1 (default: 1)
cli-help-review-json = print the whole review as JSON
cli-help-review-level = the bot to compare with (default: expert)
