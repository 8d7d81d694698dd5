# The page.
page-title = Tile Rummy
page-hello = Wat spelen we?
page-game-investo = Investo
page-game-rummy = Rummy
page-game-gin = Gin-Rummy
page-about-investo = Vul de pot en neem hem op het juiste moment.
page-about-rummy = Runs en series. Alles mag verschoven worden.
page-about-gin = Verzamel in het geheim en ga als eerste uit.
page-who-investo = 2 spelers · 25 min
page-who-rummy = 2–4 spelers · 50 min
page-who-gin = 2–4 spelers · 20 min
page-computer = Computer
page-computer-long = Tegen de computer
page-invite = Uitnodigen
page-invite-long = Uitnodigen
page-device = Eén toestel
page-options = Opties
page-more = Meer
page-open-tables = Open tafels
page-my-page = Mijn pagina
page-daily = Puzzel van vandaag
page-daily-solved = Puzzel van vandaag: opgelost
page-streak = { $days ->
    [one] 1 dag op rij
    *[other] { $days } dagen op rij
}
page-left-days = { $count ->
    [one] nog 1 dag
    *[other] nog { $count } dagen
}
page-left-hours = { $count ->
    [one] nog 1 uur
    *[other] nog { $count } uur
}
page-language = Taal
page-language-en = English
page-language-fr = Français
page-language-nl = Nederlands
page-language-de = Deutsch
page-theme = { $theme ->
    [light] Lichte kleuren
    [dark] Donkere kleuren
    *[other] Kleuren van het systeem
}
page-back = Terug
page-close = Sluiten
page-leave = Tafel verlaten
page-menu = Menu
page-you = Jij
page-player = Speler { $number }
page-level = { $level ->
    [beginner] Beginner
    [easy] Makkelijk
    [medium] Gemiddeld
    [skilled] Vaardig
    [strong] Sterk
    [hard] Moeilijk
    [tough] Zeer moeilijk
    [expert] Expert
    [greedy] Gretig
    [random] Toeval
    *[other] { $level }
}
page-bot = { $level ->
    [beginner] Pim
    [easy] Bo
    [medium] Otis
    [skilled] Dax
    [strong] Silvan
    [hard] Tilda
    [tough] Lynn
    [expert] Renzo
    [greedy] Kira
    [random] Jojo
    *[other] { $level }
}
page-bot-second = { $level ->
    [beginner] Nel
    [easy] Lou
    [medium] Alma
    [skilled] Mila
    [strong] Freya
    [hard] Bruno
    [tough] Ivo
    [expert] Uma
    [greedy] Leo
    [random] Dodo
    *[other] { $level } 2
}
page-bot-third = { $level ->
    [beginner] Tom
    [easy] Max
    [medium] Hugo
    [skilled] Olaf
    [strong] Arno
    [hard] Vera
    [tough] Senta
    [expert] Magnus
    [greedy] Noor
    [random] Kiki
    *[other] { $level } 3
}

## Tiles
page-star = Ster
page-star-for = Ster voor { $tile }
page-the-star-for = een Ster voor { $tile }
page-with-stars = { $meld } met { $count ->
    [one] een Ster
    *[other] { $count } Sterren
}
page-the-star = een Ster
page-tile = { $colour ->
    [b] blauwe { $value }
    [r] rode { $value }
    [y] gele { $value }
    *[k] zwarte { $value }
}
page-the-tile = { $colour ->
    [b] de blauwe { $value }
    [r] de rode { $value }
    [y] de gele { $value }
    *[k] de zwarte { $value }
}
page-run = { $colour ->
    [b] blauw { $first }–{ $last }
    [r] rood { $first }–{ $last }
    [y] geel { $first }–{ $last }
    *[k] zwart { $first }–{ $last }
}
page-series = { $value } in { $colours }
page-the-run = { $colour ->
    [b] blauw { $first }–{ $last }
    [r] rood { $first }–{ $last }
    [y] geel { $first }–{ $last }
    *[k] zwart { $first }–{ $last }
}
page-the-series = de serie { $value } ({ $colours })
page-colour-b = blauw
page-colour-r = rood
page-colour-y = geel
page-colour-k = zwart
page-tiles = { $count ->
    [one] steen
    *[other] stenen
}
page-on = op

## A new table
page-how-computer = Je begint meteen.
page-how-invite = Je krijgt een link om te sturen. Wie hem opent, speelt mee.
page-how-device = Het toestel gaat rond; tussen de beurten zijn de rekjes verborgen.
page-your-name = Je naam
page-name-long = Hoogstens 24 tekens: { $count } te veel.
page-name-left = nog { $left }
page-name-of = Naam van speler { $number }
page-number-from = Een heel getal van { $least } tot { $most }.
page-players = Spelers
page-opponent = Wie speelt er?
page-at-table = aan tafel
page-add-seat = Erbij
page-remove-seat = { $name } van tafel halen
page-rules = Regels
page-single-rules = Losse regels
page-clock = Klok
page-clock-none = Geen klok
page-clock-turn = { $time } per beurt
page-clock-bank = { $time } elk, { $more } s erbij per beurt
page-clock-days = { $time } per beurt
page-seconds = { $count ->
    [one] 1 seconde
    *[other] { $count } seconden
}
page-minutes = { $count ->
    [one] 1 minuut
    *[other] { $count } minuten
}
page-days = { $count ->
    [one] 1 dag
    *[other] { $count } dagen
}
page-own-rules = eigen regels
page-preset-target = { $preset }: tot { $count } punten
page-preset-rounds = { $count ->
    [one] { $preset }: 1 ronde
    *[other] { $preset }: { $count } rondes
}
page-table-rules = De regels van deze tafel
page-changed-count = { $count ->
    [one] 1 gewijzigd
    *[other] { $count } gewijzigd
}
page-changed = gewijzigd
page-colon = :{ " " }
page-in-this-match = In deze partij
page-other-rules = Volgens het boekje: { $count } regels
page-hints = Tips
page-allowed = mogen
page-allowed-all = mogen, voor iedereen
page-hints-allow = Tips mogen, voor iedereen
page-off = uit
page-yes = ja
page-no = nee
page-public = In de lijst met open tafels tonen
page-make-link = Maak de link
page-play = Spelen
page-play-count = { $count ->
    [2] Met z’n tweeën spelen
    [3] Met z’n drieën spelen
    *[other] Met z’n vieren spelen
}
page-refused = Dat lukte niet.
page-offline = Nu geen verbinding.
page-no-server = { $server } antwoordt nu niet. Tegen de computer en op één toestel speel je zonder.
page-no-server-go = Toch zijn pagina proberen

## Before the first deal
page-invite-title = Stuur deze link
page-link = Link naar de tafel
page-copy = Kopiëren
page-copied = Gekopieerd
page-copy-yourself = Kopiëren lukte niet: kopieer de link zelf.
page-share = Delen
page-qr = QR-code van de link
page-seats = Aan tafel
page-seat-free = Vrije plaats
page-ready = klaar
page-not-ready = nog niet klaar
page-be-ready = Ik ben er klaar voor
page-wait-join = Het begint zodra alle plaatsen bezet zijn.
page-wait-ready = Wachten op de anderen.
page-join = Meespelen
page-full-title = Alle plaatsen zijn bezet
page-full-more = Je kunt meekijken zodra de partij begint.
page-no-tables = Nu geen open tafels.
page-no-matches = Nog geen partijen.
page-open = Openen
page-go-on = Verder spelen
page-watch = Meekijken

## The table
page-table = Tafel
page-table-empty = De tafel is leeg.
page-pot = Pot
page-pot-rows = Rijen van de pot
page-in-full = Voluit
page-in-short = Kort gezegd
page-why-not = Waarom dit niet kan
page-stock = Voorraad
page-stock-take = De voorraad, nog { $count }: kies hem, dan de knop
page-stock-discard = Voorraad en weggelegde steen
page-reserve = Reserve
page-reserve-of = Reserve van { $name }
page-reserve-mine = Jouw reserve
page-reserve-theirs-about = Stenen waarvoor { $name } geen plaats heeft, liggen hier open. Aan het begin van je beurt mag je er een van nemen in plaats van een uit de voorraad.
page-reserve-mine-about = Wat je na je beurt boven { $limit } stenen op je rekje hebt, komt hier open te liggen. { $name } mag ervan nemen; met minder dan { $limit } neem je stenen terug.
page-tap-to-choose = Tik om te kiezen
page-your-rack = Je rekje
page-discard = Weggelegd
page-draw-unseen = Ongezien
page-row = { $full ->
    [true] Rij { $row }, een Investo van { $points }: { $tiles }
    *[other] Rij { $row }: { $tiles }
}
page-row-worth = { $points }: wat rij { $row } oplevert voor wie ze neemt.
page-double-place = { $tile } dubbelen
page-take-tile = { $tile } nemen
page-new-run = Nieuwe run hier
page-new-meld = Nieuwe combinatie hier
page-more-lines = { $count ->
    [one] { $count } regel
    *[other] { $count } regels
}
page-more-fresh = { $count } nieuw
page-zoom = Zoom
page-turn = Beurt
page-your-turn = Jouw beurt
page-waiting = { $name } is aan de beurt.
page-turn-of = { $name } is aan zet
page-bot-plays = { $name } speelt voor jou.
page-round-to = Ronde { $round } · tot { $target }
page-round-out = Ronde { $round } · loopt door
page-round-of = Ronde { $round } van { $rounds }
page-score-to = Punten, tot { $target }
page-sheet = Scoreblad
page-deal = Eerlijke deling
page-log = Wat er gebeurde
page-min = opening { $opening }
page-min-long = eerste keer vanaf { $opening }
page-time-left = nog { $seconds } seconden
page-hurry = vlug
page-step-take = Nemen
page-step-investo = Investo
page-step-play = Leggen
page-step-pot = Pot
page-step-discard = Wegleggen
page-step-skipped = overgeslagen:
page-hint = Tip
page-sort = Sorteer
page-undo = Terug
page-redo = Opnieuw
page-reset = Wissen
page-confirm = Bevestig
page-pass = Passen

## What to do now
page-ask-draw = Neem een steen uit de voorraad.
page-ask-draw-reserve = Neem een steen: uit de voorraad of uit de reserve van { $name }.
page-ask-draw-first = Gepland. Neem eerst een steen.
page-ask-take = Neem een Investo, leg runs, of leg een steen in de pot.
page-ask-choose = Leg runs of leg aan, en leg dan een steen in de pot.
page-ask-play = Leg nu een van deze: { $tiles }.
page-ask-pot = Leg een steen in de pot, of dubbel.
page-ask-choose-full = { $take ->
    [yes] Alle rijen zijn vol: neem er een, leg runs, dubbel, of beëindig je beurt.
    *[no] Alle rijen zijn vol: leg runs, dubbel, of beëindig je beurt.
}
page-ask-full = De pot is vol: dubbel, of beëindig je beurt.
page-ask-ready = Klaar: bevestig, of ga door.
page-ask-doubled = { $stock ->
    [0] Gedubbeld is rij { $row } nog maar { $points } waard. Bevestigen?
    *[other] Gedubbeld is rij { $row } nog maar { $points } waard; daarna trek je een steen. Bevestigen?
}
page-ask-reserve = { $count ->
    [one] Meer dan { $limit } stenen op je rekje: kies er een voor je reserve.
    *[other] Meer dan { $limit } stenen op je rekje: kies er { $count } voor je reserve.
}
page-ask-back = { $count ->
    [one] Neem een steen terug uit je reserve.
    *[other] Neem { $count } stenen terug uit je reserve.
}
page-ask-opening = Eerste keer leggen: minstens { $opening } punten.
page-ask-opening-exchange = Eerste keer leggen: minstens { $opening } punten – of ruil één steen.
page-ask-exchange = Leg stenen, of ruil er een.
page-ask-lay = Leg stenen als je wilt.
page-ask-last = { $left ->
    [1] Als je nu niets legt, is de ronde voorbij.
    *[other] Als niemand in { $left } beurten legt, is de ronde voorbij.
}
page-ends-round = beëindigt de ronde
page-ask-fits = Alles past.
page-ask-discard = Leg één steen weg.
page-ask-offer = Neem de open steen, of pas.
page-ask-take-discard = Neem de weggelegde steen of een uit de voorraad.
page-ask-lay-mine = { $tile ->
    [none] Voor je neergelegd: verander het of bevestig.
   *[other] Je legde { $tile } weg. Voor je neergelegd: verander het of bevestig.
}
page-ask-lay-others = { $way ->
    [G] { $name } ging uit met een grand gin.
    [petit] { $name } ging uit met een petit gin.
   *[other] { $name } ging uit.
} { $laid ->
    [yes] Voor je neergelegd: verander het of bevestig.
   *[no] Je hebt niets om neer te leggen: bevestig.
}
page-ask-tiles = Tik nu de stenen aan die daar komen.
page-ask-place = { $count ->
    [one] Eén steen gekozen. Tik aan waar hij komt.
   *[other] { $count } stenen gekozen. Tik aan waar ze komen.
}
page-confirm-first = Bevestig eerst: wat je legde is nog niet verstuurd.
page-one-to-pot = Er gaat maar één steen in de pot: kies er één.
page-once-more = nog één keer drukken
## The same where there is room for one short line
page-brief-stock = Neem een steen.
page-brief-place = { $count } gekozen. Waarheen?
page-brief-draw = Voorraad of reserve?
page-brief-take = Investo, run of pot?
page-brief-choose = Leg, dan één in de pot.
page-brief-play = Leg een genomen steen.
page-brief-pot = In de pot, of dubbel.
page-brief-choose-full = { $take ->
    [yes] Vol: neem, leg, dubbel, of stop.
    *[no] Vol: leg, dubbel, of stop.
}
page-brief-full = Dubbel, of stop je beurt.
page-brief-doubled = { $stock ->
    [0] Rij { $row } op { $points }.
    *[other] Rij { $row } op { $points }, dan trekken.
}
page-brief-reserve = Leg er { $count } in je reserve.
page-brief-back = Neem er { $count } terug.
## Buttons of a turn
page-from-stock = Uit de voorraad
page-draw = Steen nemen
page-nothing = Beurt beëindigen
page-nothing-more = zonder te dubbelen
page-and-pot = { $laid } + { $more }
page-into-row = { $tile } in rij { $row }
page-doubles = { $tile } dubbelt: rij { $row } op { $points }
page-play-taken = leg een genomen steen
page-pot-missing = de pot mist nog een steen
page-pot-or-lay = leg stenen
page-take-row = Neem rij { $row }
page-laid = { $count ->
    [one] 1 steen
    *[other] { $count } stenen
}
page-rearranged = verschoven
page-short = { $missing ->
    [one] { $meld }: één steen te weinig
    *[other] { $meld }: { $missing } stenen te weinig
}
page-no-series = alleen runs: opeenvolgende getallen
page-wrong = { $meld } past niet
page-wrong-tiles = deze stenen passen niet bij elkaar
page-mistake = { $points ->
    [0] een fout: de stenen gaan terug
    [one] een fout: kost 1 punt
    *[other] een fout: kost { $points } punten
}
page-plan-dropped = De tafel is veranderd. Je plan kan niet meer.
page-to-reserve = Naar de reserve
page-take-back = Terugnemen
page-choose-tiles = { $count ->
    [one] kies een steen
    *[other] kies { $count } stenen
}
page-give-E = Ruilen
page-give-D = Wegleggen
page-lay-or-exchange = leg stenen, of kies er een om te ruilen
page-lay-or-discard = leg stenen, of kies er een om weg te leggen
page-opening = { $points } van { $opening } punten
page-group-run = Run
page-group-series = Serie
page-group-left = Rest { $points }
page-discard-nothing = Maakt nog niets
page-gone-out = { $tile }: uit de ronde
page-gone-mixed = { $tile }: in de voorraad gemengd
page-makes-series = { $count ->
    [4] Maakt vier keer { $value }
    *[other] Maakt drie keer { $value }
}
page-makes-run = { $value ->
    *[other] Maakt een run van { $count }
}
page-go-out = Uitgaan
page-out-G = Grand gin
page-out-petit = Petit gin
page-out-K = Uitgaan
page-choose-discard = kies wat je weglegt
page-choose-out = kies wat je weglegt om uit te gaan
page-out-with = leg { $tile } weg
page-lay-down = Neerleggen
page-lay-left = { $points ->
    [one] 1 punt blijft over
   *[other] { $points } punten blijven over
}
page-laid-down = Neergelegd
page-laid-by = Neergelegd: { $name }

## What happened
page-told-round = Ronde { $round }
page-told-sat = { $me ->
    [yes] Je speelt mee.
    *[no] { $name } speelt mee.
}
page-told-left = { $me ->
    [yes] Je hebt de tafel verlaten.
    *[no] { $name } heeft de tafel verlaten.
}
page-told-stood-in = Een bot speelt verder voor { $name } ({ $level }).
page-told-back = { $me ->
    [yes] Je bent terug.
    *[no] { $name } is terug.
}
page-told-stopped = { $me ->
    [yes] Je hebt de partij beëindigd.
    *[no] { $name } heeft de partij beëindigd.
}
page-told-time = { $me ->
    [yes] Je tijd is om.
    *[no] De tijd van { $name } is om.
}
page-did-A = { $me ->
    [yes] Je legde { $tiles }
    *[no] { $name } legde { $tiles }
}
page-told-freed = { "" } en verving de Ster voor { $tiles }
page-did-rearranged = { $me ->
    [yes] Je hebt de tafel herschikt
    *[no] { $name } herschikte de tafel
}
page-did-mistake = { $me ->
    [yes] Jouw fout met { $tiles }: de tafel blijft, je punten van deze ronde zijn weg
    *[no] { $name } maakte een fout met { $tiles }: de tafel blijft, de punten van deze ronde zijn weg
}
page-did-mistake-none = { $me ->
    [yes] Je legde geen van de genomen stenen: je punten van deze ronde zijn weg
    *[no] { $name } legde geen van de genomen stenen: de punten van deze ronde zijn weg
}
page-did-investo-S = { $me ->
    [yes] Je nam { $got } uit de voorraad
    *[no] { $name } nam een steen uit de voorraad
}
page-did-investo-V = { $me ->
    [yes] Je nam { $tile } uit de reserve van { $other }
    [from-me] { $name } nam { $tile } uit jouw reserve
    *[no] { $name } nam { $tile } uit de reserve van { $other }
}
page-did-investo-T = { $me ->
    [yes] Je nam rij { $row }: +{ $points }
    *[no] { $name } nam rij { $row }: +{ $points }
}
page-told-handed = { $to ->
    [me] Van eronder krijg jij { $tiles }
    *[other] Van eronder krijgt { $other } { $tiles }
}
page-did-investo-I = { $me ->
    [yes] Je legde { $tile } in rij { $row }
    *[no] { $name } legde { $tile } in rij { $row }
}
page-did-investo-X = { $me ->
    [yes] Je dubbelde met { $tile } in rij { $row }
    *[no] { $name } dubbelde met { $tile } in rij { $row }
}
page-did-investo-N = { $me ->
    [yes] Je legde niets in de pot
    *[no] { $name } legde niets in de pot
}
page-did-investo-R = { $me ->
    [yes] Je legde { $tile } in je reserve
    *[no] { $name } legde { $tile } in de reserve
}
page-did-investo-B = { $me ->
    [yes] Je nam { $tile } terug uit je reserve
    *[no] { $name } nam { $tile } terug uit de reserve
}
page-did-rummy-S = { $me ->
    [yes] Je nam { $got }
    *[no] { $name } nam een steen
}
page-did-rummy-E = { $me ->
    [yes] Je ruilde { $tile } voor { $got }
    *[no] { $name } ruilde een steen
}
page-did-rummy-D = { $me ->
    [yes] Je legde { $tile } weg
    *[no] { $name } legde { $tile } weg
}
page-did-rummy-P = { $me ->
    [yes] Je paste
    *[no] { $name } paste
}
page-did-rummy-O = { $drew ->
    [yes] { $me ->
        [yes] Je nam { $got }
       *[no] { $name } nam een steen
}
    *[no] { $me ->
        [yes] Je hebt niets gelegd
       *[no] { $name } heeft niets gelegd
}
}
page-did-gin-S = { $me ->
    [yes] Je nam { $got }
    *[no] { $name } nam uit de voorraad
}
page-did-gin-U = { $tile ->
    [none] { $me ->
        [yes] Je nam de weggelegde steen
       *[no] { $name } nam de weggelegde steen
}
    *[other] { $me ->
        [yes] Je nam { $tile }
       *[no] { $name } nam { $tile }
}
}
page-did-gin-D = { $me ->
    [yes] Je legde { $tile } weg
    *[no] { $name } legde { $tile } weg
}
page-did-gin-G = { $me ->
    [yes] Je ging uit met een grand gin
    *[no] { $name } ging uit met een grand gin
}
page-did-gin-petit = { $me ->
    [yes] Je ging uit met een petit gin
    *[no] { $name } ging uit met een petit gin
}{ $tile ->
    [none] { "" }
    *[other] { "" } en legde { $tile } weg
}
page-did-gin-K = { $me ->
    [yes] Je ging uit
    *[no] { $name } ging uit
}{ $tile ->
    [none] { "" }
    *[other] { "" } en legde { $tile } weg
}
page-did-gin-L = { $me ->
    [yes] Je legde { $tiles } neer
    *[no] { $name } legde { $tiles } neer
}
page-did-gin-P = { $me ->
    [yes] Je paste
    *[no] { $name } paste
}
page-did-gin-none = { $me ->
    [yes] Je legde niets neer
    *[no] { $name } legde niets neer
}
page-told-for = { $me ->
    [yes] { $bot } (voor jou)
    *[no] { $bot } (voor { $name })
}
page-told-verb = { "" }
page-told-join = { $first }; { $rest }
page-told-plays = { $count ->
    [one] Eén zet van een ander
    *[other] { $count } zetten van de anderen
}
page-recall = Wat de anderen deden
page-recall-of = Wat { $name } deed
page-recall-steps = { $count ->
    [one] 1 stap
    *[other] { $count } stappen
}
page-recall-at = Stap { $step } van { $steps }
page-speed = Tempo van de computer
page-speed-calm = Rustig
page-speed-normal = Gewoon
page-speed-fast = Vlot
page-speed-at-once = Meteen

## The end of a round
page-round-over = De ronde is voorbij
page-match-stopped = De partij is beëindigd
page-closed = De beheerder van deze server heeft de tafel gesloten.
page-won = Je hebt gewonnen
page-winner = { $count ->
    [one] { $names } heeft gewonnen
    *[other] Winnaars: { $names }
}
page-points = Punten
page-left-on = { $me ->
    [yes] Over op je rekje
    *[no] Over op het rekje: { $name }
}
page-left-reserve = { $me ->
    [yes] In je reserve: punten voor { $other }
    [from-me] In de reserve van { $name }: punten voor jou
    *[no] In de reserve van { $name }: punten voor { $other }
}
page-next-round = Volgende ronde
page-rematch = Revanche
page-look = Tafel bekijken
page-show-points = Punten tonen
page-replay = Afspelen
page-to-start = Startpagina
page-match-stays = De partij blijft staan: vanaf daar speel je verder.
page-previous = Vorige stap
page-next = Volgende stap
page-previous-turn = Vorige beurt
page-next-turn = Volgende beurt
page-share-turn = Link naar deze beurt
page-play-on = Afspelen
page-pause = Pauze
page-step-of = Stap { $step } van { $steps }
page-out-word = Uit
page-total-to = Totaal, tot { $target }
page-total-after = Totaal na { $round } van { $rounds }
page-total-before = ervoor
page-total-round = deze ronde
page-coming-to = Nu komt ronde { $round }. Wie na een ronde { $target } punten heeft, wint.
page-coming-of = Nu komt ronde { $round } van { $rounds }.

## The menu
page-menu-game = Deze partij
page-menu-look = Beeld en geluid
page-menu-leave = Weggaan
page-leave-more = Je plaats blijft van jou; de anderen horen dat je weg bent.
page-leave-alone = Je plaats blijft van jou; de computer wacht op je.
page-watching = Je kijkt mee: je ziet de tafel, maar geen rekjes.
page-keys = Toetsen
page-key-rack = naar je rekje
page-key-stock = naar de voorraad
page-key-discard = naar de weggelegde steen
page-key-table = naar de tafel
page-key-arrows = van steen naar steen
page-key-move = de steen op het rekje verplaatsen
page-key-enlarge = een combinatie vergroten
page-key-undo = terug
page-key-redo = opnieuw
page-key-confirm = bevestigen
page-key-escape = loslaten wat gekozen is
page-key-help = dit overzicht
page-big = Grote stenen
page-still = Geen animaties
page-sounds = Geluiden
page-lines = De computer zegt af en toe iets
page-sound = { $on ->
    [true] Geluid aan
    *[other] Geluid uit
}
page-notify = Waarschuw me als ik aan de beurt ben
page-privacy = Privacy: mijn gegevens, mij wissen
page-strangers = De anderen aan tafel
page-mute = Niet tonen wat er gezegd wordt
page-report-why = Melden aan de beheerder wegens
page-report-name = de naam
page-report-rude = grof gedrag
page-report-slow = opzettelijk traag spelen
page-report-leaves = weglopen uit partijen
page-report-cheats = valsspelen
page-report-other = iets anders
page-report = Melden
page-reported = Dank je. De beheerder van deze server ziet het.
page-block = Blokkeren: geen plaats aan mijn tafels
page-blocked = { $name } krijgt geen plaats meer aan jouw tafels.
page-block-list = Geblokkeerd
page-nameless = Zonder naam
page-unblock = Niet meer blokkeren
page-say = Zeg iets
page-phrase-hello = Hallo
page-phrase-good-game = Mooi spel
page-phrase-thanks = Bedankt
page-phrase-well-played = Goed gespeeld
page-phrase-oops = Oeps
page-phrase-thinking = Even denken …
page-phrase-hurry = Jij bent aan de beurt, toch?
page-phrase-wow = Wauw
page-phrase-sorry = Sorry
page-phrase-bye = Tot ziens
page-come-back = Zelf verder spelen
page-stand-in = Laat een bot spelen voor { $name }
page-another-device = Verder op een ander toestel
page-end-match = Partij beëindigen
page-end-sure = De partij voor iedereen beëindigen? Verder spelen kan dan niet meer.
page-end-alone = De partij beëindigen? Verder spelen kan dan niet meer.
page-end-yes = Beëindigen
page-leave-sure = Midden in de partij weggaan? De partij blijft staan en de plaats blijft van jou: je komt terug vanaf de startpagina of met de link.
page-leave-others = Intussen kunnen de anderen een bot voor je laten spelen.
page-leave-yes = Weggaan
page-no-stay = Blijven
page-command = Zet intypen
page-command-how = Spelen met het toetsenbord: `S` neemt uit de voorraad, `+ r5-7` legt de rode 5, 6 en 7; `?` toont welke zetten kunnen.
    .gin = Spelen met het toetsenbord: `U` neemt de weggelegde steen, `S` een steen uit de voorraad, `D k9` legt de zwarte 9 weg; `?` toont welke zetten kunnen.
page-command-send = Sturen
page-command-done = Gedaan: { $line }
page-command-look = Je rekje: { $rack }. Tafel: { $table }. Mogelijk: { $options }.

## Hints
page-thinking = Even denken …
page-no-hint = Ik zie niets beters.
page-no-play = Er kan nu niets gelegd worden.
page-hint-advice = Een goede zet
page-hint-play = Wat kan ik leggen?
page-try-A = Leg { $tiles }
page-try-S = Neem een steen uit de voorraad
page-try-D = Leg { $tile } weg
page-try-P = Passen
page-try-investo-V = Neem { $tile } uit de reserve van { $other }
page-try-investo-T = Neem de Investo van rij { $row }: +{ $points }
page-try-investo-I = Leg { $tile } in rij { $row }
page-try-investo-X = Dubbel met { $tile } in rij { $row }
page-try-investo-N = Leg niets in de pot
page-try-investo-R = Leg { $tile } in je reserve
page-try-investo-B = Neem { $tile } terug
page-try-rummy-E = Ruil { $tile }
page-try-gin-U = Neem de weggelegde steen
page-try-gin-G = Ga uit met een grand gin
page-try-gin-petit = { $tile ->
    [none] Ga uit met een petit gin
   *[other] Ga uit met een petit gin, leg { $tile } weg
}
page-try-gin-K = { $tile ->
    [none] Ga uit
   *[other] Ga uit, leg { $tile } weg
}
page-try-gin-L = Leg { $tiles } neer
page-try-gin-none = Leg niets neer
page-star-choose = De Ster staat voor
page-enlarged = Vergroot: { $meld }
page-walk-lay = Leg { $meld }.
page-walk-add = Met { $tiles } van je rekje: { $meld }.
page-walk-form = Op tafel wordt dat { $meld }.
page-show-it = Laat zien
page-do-it = Klaarzetten
page-hint-others = Andere zetten

## One device, several people
page-curtain = { $name } is aan de beurt
page-curtain-more = Geef het toestel door. Je stenen verschijnen als je op de knop drukt.
page-curtain-go = Ik ben { $name }
page-hand-over = Doorgeven aan { $name }

## When there is no table to show
page-trouble-connecting = Verbinden met de tafel …
page-trouble-lost = Geen verbinding
page-trouble-lost-more = Alles gaat vanzelf verder zodra er weer verbinding is.
page-trouble-restarting = De server start opnieuw
page-trouble-restarting-more = Er gaat niets verloren. Een ogenblik.
page-trouble-gone = Deze tafel bestaat niet
page-trouble-gone-more = De link klopt niet, of de tafel is na lange tijd opgeruimd.
page-trouble-moved = Je speelt ergens anders verder
page-trouble-moved-more = Je plaats is naar een ander toestel verhuisd.
page-trouble-tab = Deze partij staat open in een ander tabblad
page-trouble-tab-more = Ze wordt in één tabblad tegelijk gespeeld. Ga hier verder en het andere laat los; zo niet, sluit het dan.
page-tab-here = Hier verdergaan
page-laying = De tafel wordt klaargezet …
page-trouble-forbidden = Deze tafel is privé
page-trouble-forbidden-more = Alle plaatsen zijn bezet en er mag niet worden meegekeken.
page-trouble-old = Er is een nieuwe versie
page-trouble-old-more = Laad de pagina opnieuw; de partij blijft waar ze is.
page-trouble-key = Deze link werkt niet meer
page-trouble-match = Deze partij bestaat niet
page-trouble-failed = Dat is niet gelukt
page-trouble-failed-more = Er ging onderweg iets mis. Probeer het nog eens.
page-trouble-nowhere = Deze pagina bestaat niet
page-trouble-nowhere-more = Het adres klopt niet of geldt niet meer.
page-reload = Opnieuw laden
page-new-version = De nieuwe versie van de pagina laden
page-new-version-about = De partij gaat verder waar ze is.
page-notice-lost = Verbinding verbroken. Opnieuw verbinden …
page-notice-restarting = De server start opnieuw …
page-notice-full = Geen plaats meer op dit toestel: de partij wacht. Sla ze zo nodig op in het menu en wis dan oude partijen:
page-notice-away = { $name } is even weg.
page-engine-loading = De regels worden geladen …
page-engine-failed = De regels konden in deze browser niet starten.
page-engine-offline = De regels staan nog niet op dit toestel. Laad ze één keer met verbinding.
page-engine-again = Opnieuw proberen
page-learn = Leren
page-puzzles = Puzzels
page-referee = Scheidsrechter
page-what = Wat spelen?

## The first visit
page-coach = Coach voor beginners
page-first-hello = Kies een spel: de eerste partij leert het je terwijl je speelt.
page-first-investo = Vul samen de rijen van de pot en neem er op het juiste moment een. Wie het eerst 20 punten heeft, wint.
page-first-rummy = Leg runs en series en verschuif alles wat op tafel ligt. Wie geen stenen meer heeft, wint de ronde.
page-first-gin = Verzamel je combinaties in het geheim, steen voor steen. Leg ze neer voordat de anderen het doen.
page-guided = Begeleide eerste partij
page-known = Ik ken de regels
page-short-lessons = Korte lessen
