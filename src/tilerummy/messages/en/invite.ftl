# An invitation to a table: on the page, and in the preview of its link.
invite-title = { $name } invites you to { $game }
invite-title-nobody = An invitation to { $game }
invite-here = { $name } is at the table already
invite-length = About { $minutes } minutes
invite-length-days = A turn now and then, over days
invite-players = { $count ->
    [2] for two
    [3] for three
    [4] for four
    *[other] for { $count } players
}
invite-target = to { $count } points
invite-rounds = { $count ->
    [one] 1 round
    *[other] { $count } rounds
}
invite-minute = { $game } in one minute
invite-lesson = Try it in a lesson
invite-back = Back to the invitation
invite-name = Your name at the table
invite-no-account = No account. The seat stays yours on this device.
invite-with = { $game }: { $names }
invite-full = All seats are taken.
invite-watch = You can watch.
invite-about = Investo, Rummy and Gin-Rummy by the rules: against the computer, with friends by link, or on one device. No account.
invite-picture = Tiles of { $game }
