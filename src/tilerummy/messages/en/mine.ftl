# My page (/mine), and moving to another device.

mine-game = Game
mine-opponent = Opponent
mine-result = Result
mine-all = all
mine-filter = Filter
mine-matches = Matches
mine-none = No match fits.
mine-more = { $count } more
mine-on-device = kept on this device
mine-on-server = on the server
mine-play = Play
mine-next-up = Try { $name } next
mine-next-down = { $name } may suit you better
mine-next-stay = { $name } suits you
mine-next-why = You won { $won } of your last { $of } against { $name }.
mine-ending-all = all
mine-ending-won = won
mine-ending-lost = lost
mine-ending-drawn = shared win
mine-ending-stopped = ended early
mine-ending-shared = on this device
mine-pairs = Head to head
mine-pair = Ahead: you { $won }, { $name } { $lost }.
mine-family = On this device
mine-family-who = Together here
mine-family-played = played
mine-family-won = won
mine-figures = How you play
mine-last = { $count ->
    [one] one match
   *[other] last { $count } matches
}
mine-figure-taken = Rows taken a round
mine-said-taken = { $how ->
    [better] Your opponents took { $theirs }: you see when a row is ready.
    [worse] Your opponents took { $theirs } in the same rounds: you let full rows go.
   *[even] Your opponents took { $theirs }: as many as you.
}
mine-figure-worth = Points from rows a round
mine-said-worth = { $how ->
    [better] Your opponents got { $theirs }: your rows paid more.
    [worse] Your opponents got { $theirs }: theirs paid more. A row that was doubled is worth less.
   *[even] Your opponents got { $theirs }: as much as you.
}
mine-figure-doubled = Doubles a round
mine-said-doubled = { $how ->
    [more] Your opponents: { $theirs }. Each double makes a row worth less.
    [less] Your opponents: { $theirs }. A double can keep a row from them.
   *[even] Your opponents: { $theirs }, as often as you.
}
mine-figure-left = Points left at the end of a round
    .investo = Tiles left at the end of a round
mine-said-left = { $how ->
    [better] Better than your opponents ({ $theirs }).
    [worse] Your opponents kept { $theirs }: lay high tiles earlier.
   *[even] As your opponents ({ $theirs }).
}
    .investo = { $how ->
    [better] Better than your opponents ({ $theirs }).
    [worse] Your opponents kept { $theirs }: each tile costs a point.
   *[even] As your opponents ({ $theirs }).
}
mine-figure-opened = Turn of your first play
mine-said-opened = { $how ->
    [better] Your opponents open in turn { $theirs }: you are in the game earlier.
    [worse] Your opponents open in turn { $theirs }: you wait longer than they do.
   *[even] Your opponents open in turn { $theirs }: when you do.
}
mine-figure-out = Rounds in which you went out
mine-said-out = { $how ->
    [better] Each of your opponents: { $theirs }.
    [worse] Each of your opponents: { $theirs }. They are faster.
   *[even] Each of your opponents: { $theirs }, the same.
}
mine-figure-picked = Discards picked up a round
mine-said-picked = { $how ->
    [more] Your opponents picked up { $theirs }: each one shows them what you collect.
    [less] Your opponents picked up { $theirs }: they hide less, and know what they get.
   *[even] Your opponents picked up { $theirs }: as many as you.
}
mine-figure-pace = Seconds a turn, in matches you won
mine-said-pace = { $how ->
    [more] In those you lost: { $theirs }. You won when you took longer.
    [less] In those you lost: { $theirs }. Thinking longer did not help there.
   *[even] In those you lost: { $theirs }. Time did not decide.
}
mine-luck = Luck of the tiles, points a match
mine-luck-said = { $how ->
    [with] The tiles were with you: with your tiles { $name } would have had this lead. Your own lead: { $lead }.
    [against] The tiles were against you: with your tiles { $name } would have had this lead. Your own lead: { $lead }.
   *[even] So far it evens out: with your tiles { $name } would have had this lead. Your own lead: { $lead }.
}
mine-carry = Take everything with you
mine-carry-about = Name, matches, settings, puzzles, lessons and score sheets: on another device, or in a file to keep.
mine-secret = Whoever has the link or the file plays as you and sees your rack. Keep them to yourself.
mine-export = Save a file
mine-import = Open a file
mine-device = Link for another device
mine-saved = Saved in your downloads.
mine-saved-part = Saved in your downloads. There is no connection: what is on the server is not in it.
mine-link-part = The link has no room for everything. Matches kept on this device, score sheets and the rest go along in the file.
mine-not-ours = This file was not saved by this page.
mine-bad-matches = The matches in this file cannot be read. Nothing was changed.
mine-take = Take over everything
mine-take-sure = What comes from there joins what is here: matches, puzzles, lessons and score sheets of both. Of names and settings, the one changed last counts. Your other device stays as it is.
mine-take-lost = { $count ->
    [one] One match that you have on the server here will not be found from this device any more. Save a file first if you want to come back to it.
   *[other] { $count } matches that you have on the server here will not be found from this device any more. Save a file first if you want to come back to them.
}
mine-take-yes = Take over
mine-take-no = Leave it as it is
