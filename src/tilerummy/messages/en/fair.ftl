## Whose words went into a deal (docs/fair-dealing.md)
record-newer-dealing = the tiles were dealt in a way (number { $dealing }) that is not known here.
record-wrong-words = the header does not have exactly one word for each seat.
record-wrong-word = the word of seat { $seat } is not the one that was sealed for this deal and this seat.
record-wrong-starter = the starter of the rematch was not found with the fewest tries, or another seat was barred.
verify-words = Words of players’ own devices went into the deal, each sealed before any was known: { $words }. Who gave one compares it with what the device kept.
verify-word = seat { $seat } ({ $name }): { $salt }
verify-not-opened = the seal { $seal }, not opened
verify-dealer-only = No player’s own device gave a word for the deal: that nobody chose it is the dealer’s word only.
verify-first-way = It was dealt in the first way, whose words are not bound to seats: that nobody chose the deal is the dealer’s word only.
verify-not-seen = { $path }: “{ $text }” is neither the fingerprint nor a seal or a word in this record: it is not the deal that you saw being promised.
cli-help-saw = a fingerprint, seal or word that you saw or gave before the match: it must be in the record
fair-given = The deal was promised with the fingerprint { $hash }; the word of seat { $seat } for it is { $salt }.
fair-other-promise = This is not the deal that was promised: the fingerprint, or who may not start, was another one before.
fair-word-changed = The dealer says that this device gave another word than it did.
fair-late-word = A word went into the deal that was not sealed when this device opened its own: somebody could have chosen the deal.
fair-not-heard = This device opened its word, but the dealer says that it came too late: only its seal went in. If the connection was good, the dealer had the choice between two deals.

## On the page
fair-about = Before the deal the dealer promises a secret number, and every device answers with a word of its own. The order of all tiles follows from both.
fair-promised = Promised (fingerprint)
fair-mine = This device’s word
fair-by-device = own device
fair-by-sealed = own device, sealed only: the seal counts
fair-by-bot = computer: nothing, by public rule
fair-by-away = away: nothing, by public rule
fair-by-none = no word
fair-by-waiting = has not answered yet
fair-alone = No player’s own device gave a word: that nobody chose this deal is the dealer’s word only.
fair-first-way = This match was dealt in the first way, whose words are not bound to seats: that nobody chose the deal is the dealer’s word only.
fair-taken-over = { $count ->
    [one] The first deal was taken over from another match, with its tiles: nothing is claimed of it. All that was face down at that moment was dealt anew, and that is what is promised here.
   *[other] The first { $count } deals and moves were taken over from another match, with its tiles: nothing is claimed of them. All that was face down at that moment was dealt anew, and that is what is promised here.
}
fair-later = After the match this page derives every draw again, on this device.
fair-checked = { $count ->
    [one] Checked on this device: { $count } draw, it follows.
   *[other] Checked on this device: { $count } draws, all follow.
}
fair-no-record = The record could not be fetched; nothing was checked.
fair-wrong-seed = The secret number does not fit what was promised.
fair-wrong-words = There is not exactly one word for each seat.
fair-wrong-word = The word of seat { $at } is not the one that was sealed for this deal and this seat.
fair-wrong-tries = The starter of the rematch was not found with the fewest tries.
fair-luck-differs = Line { $at } of the record: these tiles do not follow from the promise and the words.
fair-by-hand = This deal was set up by hand: nothing was promised.
fair-counted = Deals here, counted
fair-unreadable = The record cannot be read.

## Deals counted
cli-about-fairness = what the deals of many records say together
cli-help-json = one line of JSON
fairness-read = Records: { $records } (set up by hand and left out: { $skipped }); deals: { $deals }; draws: { $draws }.
fairness-kind = each kind in the racks dealt
fairness-value = value of the tiles dealt to seat { $which }
fairness-star = Stars dealt to seat { $which }
fairness-place = value of the tiles drawn from quarter { $which } of the stock
fairness-start = who starts, of { $which } seats
fairness-line = { $name }: chi-square { $chi } ({ $freedom } degrees of freedom), p = { $p }
fairness-edge = Who starts wins { $share } % of the rounds (95 % interval: { $least } to { $most }); { $even } % would be even. That is a matter of the game, not of the dealer.
fairness-too-few = These are too few deals to say anything.
fairness-how = p is how often chance alone gets as far off. Of { $count } tests about { $expected } come below 0.05 although nothing is wrong, so look at the smallest one times { $count }, and at other records if it is small.
fairness-ordinary = The smallest p times the number of tests is { $p }: nothing that chance does not explain.
fairness-odd = The smallest p times the number of tests is { $p }: chance hardly explains that. Try it again with other records.
fairness-page-title = Are the deals fair?
fairness-page-counting = The deals of the matches that were finished here last are being counted. This page looks again in ten seconds.
fairness-page-about = Counted at { $at } from the matches finished last on this server: those that at least two visitors played to the end, at most { $most } of each visitor.
fairness-page-odd = The smallest p times the number of tests is { $p }: chance hardly explains that. If it stays so with the matches of the next days, something is wrong with the deals or with the choice of the matches.
fairness-page-own = Every match can be checked by itself: “Fair deal” in the menu of a table derives each draw again. The records of your own matches can be counted with “tilerummy fairness”.
