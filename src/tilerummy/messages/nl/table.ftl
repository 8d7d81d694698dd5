## Waarom de server niet deed wat gevraagd werd.

table-no-such-table = Op dit adres is geen tafel.
table-table-full = Alle plaatsen aan deze tafel zijn bezet.
table-seat-taken = Deze plaats is bezet.
table-no-such-seat = Die plaats bestaat niet.
table-not-your-seat = Deze plaats is niet van jou.
table-not-seated = Je kijkt mee: alleen wie aan tafel zit kan dit doen.
table-no-spectators = Aan deze tafel kan niet worden meegekeken.
table-no-round = Er is nu geen ronde bezig.
table-no-match = Er is nu geen partij bezig.
table-round-running = De ronde is nog bezig.
table-stale = Er is intussen iets gebeurd aan tafel. Kijk opnieuw en beslis dan.
table-bot-plays = Een bot speelt voor jou. Neem eerst je plaats weer in.
table-not-away = Deze speler is nog niet lang genoeg weg.
table-nobody-away = Niemand heeft de partij verlaten.
table-no-such-bot = Er is geen bot ‘{ $bot }’.
table-name-of-bot = ‘{ $name }’ is de naam van een bot. Kies een andere.
table-name-taken = Iemand aan deze tafel heet al ‘{ $name }’, of bijna zo. Kies een andere naam.
table-closed = De beheerder heeft deze tafel gesloten.
table-blocked = Iemand aan deze tafel wil niet met jou spelen.
table-wrong-key = Deze link geldt niet meer. Vraag een nieuwe op het toestel waarop je speelde.
table-no-hints = Aan deze tafel staan tips uit.
table-not-your-turn = Je bent niet aan de beurt.
table-busy = De server heeft nu te veel om over na te denken. Probeer het zo dadelijk opnieuw.
table-try-again = Dat kon niet worden bewaard. Er is niets veranderd; probeer het zo dadelijk opnieuw.
table-too-fast = Dat ging te snel. Iets rustiger, graag.
table-unreadable = De server kon dat bericht niet lezen.
