# Aan een echte tafel: scoreblad, scheidsrechter, wat kan ik spelen?

## What people at a real table tell, and why it cannot be
told-racks = Van elke speler moeten de overgebleven stenen bekend zijn: { $count } van { $seats } zijn er.
told-points = Ronde { $round } heeft punten voor { $count } van { $seats } spelers.
told-seats = { $count } spelers passen niet bij dit spel; mogelijk: { $known }.
told-no-such-player = Er is geen speler { $player }: er doen er { $seats } mee.
told-no-such-game = Er is geen spel “{ $game }”; er zijn: { $known }.
told-no-such-way = Zeg hoe de speler uitging: “{ $way }” staat niet bij { $known }.
told-way-missing = Hier maakt het uit hoe de andere speler uitging: kies uit { $known }.
told-out-not-empty = { $player } ging uit: op dat rekje ligt niets meer.
told-two-empty = Er kan maar één rekje leeg zijn; geef op wat { $player } overheeft.
told-blocked-empty = In een geblokkeerde ronde heeft iedereen nog stenen; { $player } heeft er geen.
told-rack-size = { $player } kan geen { $count } stenen overhebben: hoogstens { $most }.
told-investo-points = Een Investo is 1 tot { $most } punten waard, niet { $points }.
told-too-many-tiles = Er zijn maar { $most } stenen, geen { $count }.
told-hand-size = Een hand telt 10 stenen aan het begin van een beurt en 11 na het nemen; hier zijn het er { $count }.
told-pot = Dit is geen pot met { $rows } rijen: “{ $text }”. Een rij heeft hoogstens drie plaatsen; een gedubbelde steen heeft dezelfde waarde in een andere kleur.
told-after-drawing = Niemand weet welke steen uit de voorraad kwam: vraag apart naar wat daarna gebeurde, met het rekje van dat moment.
told-nothing = Er valt nog niets te beoordelen.
told-no-rack = Geef eerst de stenen van het rekje op.
told-line = Regel { $line }: { $problem }
told-unreadable = Dit is niet te lezen: { $text }.
told-no-such-name = Er is geen speler “{ $name }”; er zijn: { $known }.
told-twice = “{ $name }” staat er twee keer.
told-no-players = Noem eerst het spel en de spelers: “game rummy”, “players Ann Ben”.

## The command line
cli-about-score = een scoreblad uit een tekstbestand berekenen
cli-about-referee = vragen of een zet mag, en zo niet waarom

## Entering tiles
entry-tiles = Stenen, bijv. r5-7 k8
entry-tiles-star = Stenen, bijv. r5-7 k8 *
entry-melds = Combinaties, bijv. r5-7 8:rky
entry-runs = Runs, bijv. r5-7 k1-4
entry-key = b blauw · r rood · y geel · k zwart
entry-key-star = b blauw · r rood · y geel · k zwart · * Ster
entry-pad = Stenen om aan te tikken
entry-how = Tikken voegt toe, vasthouden haalt weg; slepen maakt een run.
entry-cell = { $tile }: { $count }
entry-take-away = Weghalen: { $tile }
entry-clear = Wissen
entry-new-meld = Nieuwe combinatie
entry-meld = Combinatie { $number }: { $tiles }
entry-pot = De pot, bijv. k10 b5 r7<b7 / r3 / . / x
entry-place = Rij { $row }, plaats { $place }: { $tiles }
entry-base = Rij { $row }: { $base ->
    [yes] met basissteen
   *[no] zonder basissteen
}

## The three screens
real-sheet = Scoreblad
real-referee = Scheidsrechter
real-what-short = Wat spelen?
real-game = Spel

## The score sheet
real-new-sheet = Nieuw blad
real-open-sheet = { $name } openen
real-sheets = Bladen
real-delete-sheet = Dit blad verwijderen
real-delete-sure = Echt verwijderen?
real-player = Speler { $number }
real-player-name = Naam van speler { $number }
real-add-player = Speler erbij
real-remove-player = { $name } weghalen
real-start = Blad beginnen
real-change = Spelers of lengte wijzigen
real-done = Klaar
real-goal = Lengte van de partij
real-goal-rounds = Rondes
real-goal-target = Te halen punten
real-rounds = Aantal rondes
real-target = Te halen punten
real-to-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
real-to-target = tot { $count } punten
real-enter-round = Ronde { $round } invoeren
real-round = Ronde { $round }
real-correct-round = Ronde { $round } verbeteren
real-delete-round = Deze ronde verwijderen
real-save = Noteren
real-by-tiles = Wat over is
real-by-points = Punten
real-points-of = Punten: { $name }
real-minus = Plus of min: { $name }
real-who-out = Wie ging uit?
real-nobody-rummy = Niemand (geblokkeerd)
real-nobody-gin = Niemand (ongeldig)
real-single = In één keer uit: alle punten dubbel
real-how = Hoe?
real-way-grand-gin = Grand gin (11)
real-way-petit-gin = Petit gin (10)
real-way-eight-nine = 8 of 9 gelegd
real-left-of = Over: { $name }
real-rack-of = Op het rekje: { $name }
real-reserve-of = In de reserve: { $name }
real-took-of = Investo’s genomen: { $name }
real-took-add = Investo van { $points }: { $name }
real-number = Hoeveel
real-sum = Som
real-on-rack = Op het rekje
real-in-reserve = In de reserve
real-took = Investo’s
real-missing = Nog te doen: { $names }.
real-over-after = Afgelopen na ronde { $round }
real-print = Afdrukken
real-shared = Dit blad kwam via een link en wordt ook hier bewaard.
real-bad-link = In deze link zit geen scoreblad.
real-kept = Alleen op dit toestel bewaard.
real-link = Link naar het blad

## The referee
real-question = Vraag
real-ask-meld = Is dit een combinatie?
real-ask-run = Is dit een run?
real-ask-play = Mag dit gelegd worden?
real-ask-take = Mag je deze Investo nemen?
real-ask-invest = Mag de steen in deze rij?
real-ask-double = Mag hier gedubbeld worden?
real-ask-out = Kun je hiermee uitgaan?
real-ask-lay = Mag dit neergelegd worden?
real-other-out = Hoe ging de andere speler uit?
real-before = Tafel ervoor
real-after = Tafel erna
real-from-before = Begin met de tafel ervoor
real-table = Tafel
real-rack = Rekje
real-rack-if = Rekje (niet verplicht)
real-hand = Hand
real-opened = Is al uitgekomen
real-pot = Pot
real-row = Rij
real-place = Plaats
real-tile = Steen
real-base = Basissteen (als die meegaat)
real-discard = Weggelegd (bij 11 stenen)
real-lying = Ligt er al
real-lying-after = Na het neerleggen
real-ask = Vraag de scheidsrechter
real-legal = Mag
real-illegal = Mag niet
real-unclear = Niet duidelijk
real-rule = Regel { $rule }
real-fact-laid = Van het rekje gelegd: { $tiles }.
real-fact-opening = Als eerste keer leggen is het { $points } punten waard.
real-fact-left = { $points ->
    [one] Er blijft 1 punt over.
   *[other] Er blijven { $points } punten over.
}
real-fact-worth = De Investo is { $points ->
    [one] 1 punt waard.
   *[other] { $points } punten waard.
}
real-fact-handed = Naar de andere speler: { $tiles }.
real-fact-covered = { $tile } wordt bedekt; neem daarna een steen uit de voorraad.

## What could I play?
real-find = Zoek
real-split = Beste verdeling
real-left-over = Over
real-would-help = Deze zouden helpen
real-takes = Investo’s
real-take = Rij { $row }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
real-take-not = Rij { $row }: geen van de stenen kan gelegd worden.
real-doubles = Dubbelen
real-double = Rij { $row }: { $tile } op { $onto }
real-way-out = { $way ->
    [grand-gin] Grand gin
    [petit-gin] Petit gin
   *[eight-nine] Uitgaan met 8 of 9
}
real-way-discard = { $tile } wegleggen
