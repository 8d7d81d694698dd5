# Where matches are kept, and what works without a connection (screens/Keeping.svelte, screens/mine/Offline.svelte).

keep-where = Where this match is kept
keep-device = On this device, in this browser. No server has it.
keep-server = On the server.
keep-safari = Safari deletes what a page keeps after seven days without a visit, unless the page is on your home screen.
keep-save = Save the record
keep-saved = The record is in your downloads.
keep-offer = Continue on the server
keep-offer-about = The same position, at a table of the server. Here the match ends.
keep-take = Continue on this device
keep-take-about = The same position, without a connection. On the server the match ends.
keep-records = Records
keep-open = Open a record
keep-open-about = The record of a match, a .jsonl file. Every move and every draw is checked here; then you can watch it or play on from any move.
keep-no-record = That file is not the record of a match.
keep-wrong-record = That record is not right: line { $line } does not fit the rules or the deal.
keep-hidden-record = That record was saved before the match was over: what was hidden then is not in it, so it cannot be opened.
keep-checked = Checked here: { $moves } moves, and every tile came as it was dealt.
keep-unchecked = All { $moves } moves are legal. Whether the tiles came as dealt cannot be checked: the record does not have the seed.
keep-matches = { $count ->
    [one] One match is kept on this device, in this browser.
   *[other] { $count } matches are kept on this device, in this browser.
}
keep-room = This device has little room left: { $left } MB. Save the records you want to keep before the room is used up.
keep-scarce = This device has little room left, { $left } MB: a match might not get to its end. Delete old ones before:
keep-delete = Delete this match
keep-delete-sure = The match goes from this device for good. With its record, saved before, it can be opened again.
keep-delete-running-sure = The match goes from this device for good. It is not over, and a record of it without what is still hidden cannot be opened again.
keep-delete-yes = Delete
keep-delete-no = Keep
keep-delete-over = { $count ->
    [one] Delete the match that is over
   *[other] Delete the { $count } matches that are over
}
keep-delete-over-sure = Their moves and results go from this device for good. Save the records that you want to keep before: each under “Watch again”.
keep-deleted = { $count ->
    [one] One match is deleted.
   *[other] { $count } matches are deleted.
}
keep-lasting = The browser keeps everything until you delete it.
keep-passing = The browser may delete everything when the device runs out of room.
keep-offline = Without a connection
keep-offline-about = Lessons, puzzles, rules, score sheets and matches against the computer or on one device work without a connection once everything is here.
keep-all = Keep everything here ({ $size } MB)
keep-loading = Loading …
keep-here = Everything is here.
keep-not-here = Not everything could be loaded. Try again when you are connected.
keep-used = { $used } MB are used.
keep-compiled = Without a connection too, the computer plays at full strength here.
keep-uncompiled = This copy of the page has no compiled engine: without a server the levels above “{ $hard }” play as “{ $hard }” does here, and hints think about fewer deals.
