# An einem echten Tisch: Punktezettel, Schiedsrichter, was könnte ich spielen?

## What people at a real table tell, and why it cannot be
told-racks = Von allen Spielern werden die übrigen Steine gebraucht: { $count } von { $seats } sind da.
told-points = Runde { $round } hat Punkte für { $count } von { $seats } Spielern.
told-seats = { $count } Spieler passen nicht zu diesem Spiel; möglich: { $known }.
told-no-such-player = Es gibt keinen Spieler { $player }: { $seats } spielen mit.
told-no-such-game = Es gibt kein Spiel „{ $game }“; es gibt: { $known }.
told-no-such-way = Sag, wie ausgemacht wurde: „{ $way }“ gehört nicht zu { $known }.
told-way-missing = Hier kommt es darauf an, wie ausgemacht wurde: Nenne eines von { $known }.
told-out-not-empty = { $player } hat ausgemacht: Auf diesem Bänkchen liegt nichts mehr.
told-two-empty = Nur ein Bänkchen kann leer sein; gib an, was { $player } übrig hat.
told-blocked-empty = In einer blockierten Runde haben alle noch Steine; { $player } hat keine.
told-rack-size = { $player } kann nicht { $count } Steine übrig haben: höchstens { $most }.
told-investo-points = Ein Investo zählt 1 bis { $most } Punkte, nicht { $points }.
told-too-many-tiles = Es gibt nur { $most } Steine, nicht { $count }.
told-hand-size = Eine Hand hat zu Beginn eines Zuges 10 Steine und nach dem Nehmen 11; hier sind es { $count }.
told-pot = Das ist kein Topf mit { $rows } Topfreihen: „{ $text }“. Eine Topfreihe hat höchstens drei Plätze; ein gedoppelter Stein hat denselben Wert in einer anderen Farbe.
told-after-drawing = Niemand weiß, welcher Stein aus dem Vorrat kam: Frag gesondert nach dem, was danach geschah, mit dem Bänkchen dieses Augenblicks.
told-nothing = Es gibt noch nichts zu beurteilen.
told-no-rack = Gib zuerst die Steine des Bänkchens ein.
told-line = Zeile { $line }: { $problem }
told-unreadable = Das ist nicht zu lesen: { $text }.
told-no-such-name = Es gibt keinen Spieler „{ $name }“; es gibt: { $known }.
told-twice = „{ $name }“ steht zweimal da.
told-no-players = Nenne zuerst Spiel und Spieler: „game rummy“, „players Ann Ben“.

## The command line
cli-about-score = einen Punktezettel aus einer Textdatei berechnen
cli-about-referee = fragen, ob ein Zug erlaubt ist, und wenn nicht, warum

## Entering tiles
entry-tiles = Steine, z. B. r5-7 k8
entry-tiles-star = Steine, z. B. r5-7 k8 *
entry-melds = Kombinationen, z. B. r5-7 8:rky
entry-runs = Reihen, z. B. r5-7 k1-4
entry-key = b blau · r rot · y gelb · k schwarz
entry-key-star = b blau · r rot · y gelb · k schwarz · * Stern
entry-pad = Steine zum Antippen
entry-how = Tippen fügt hinzu, Halten nimmt weg; Ziehen macht eine Reihe.
entry-cell = { $tile }: { $count }
entry-take-away = Wegnehmen: { $tile }
entry-clear = Leeren
entry-new-meld = Neue Kombination
entry-meld = Kombination { $number }: { $tiles }
entry-pot = Der Topf, z. B. k10 b5 r7<b7 / r3 / . / x
entry-place = Topfreihe { $row }, Platz { $place }: { $tiles }
entry-base = Topfreihe { $row }: { $base ->
    [yes] mit Basisstein
   *[no] ohne Basisstein
}

## The three screens
real-sheet = Punktezettel
real-referee = Schiedsrichter
real-what-short = Was legen?
real-game = Spiel

## The score sheet
real-new-sheet = Neuer Zettel
real-open-sheet = { $name } öffnen
real-sheets = Zettel
real-delete-sheet = Diesen Zettel löschen
real-delete-sure = Wirklich löschen?
real-player = Spieler { $number }
real-player-name = Name von Spieler { $number }
real-add-player = Spieler dazu
real-remove-player = { $name } entfernen
real-start = Zettel beginnen
real-change = Spieler oder Länge ändern
real-done = Fertig
real-goal = Länge der Partie
real-goal-rounds = Runden
real-goal-target = Punktziel
real-rounds = Anzahl der Runden
real-target = Punktziel
real-to-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
real-to-target = bis { $count } Punkte
real-enter-round = Runde { $round } eintragen
real-round = Runde { $round }
real-correct-round = Runde { $round } berichtigen
real-delete-round = Diese Runde löschen
real-save = Eintragen
real-by-tiles = Was übrig ist
real-by-points = Punkte
real-points-of = Punkte: { $name }
real-minus = Plus oder minus: { $name }
real-who-out = Wer hat ausgemacht?
real-nobody-rummy = Niemand (blockiert)
real-nobody-gin = Niemand (ungültig)
real-single = In einem Zug ausgemacht: alles zählt doppelt
real-how = Wie?
real-way-grand-gin = Grand Gin (11)
real-way-petit-gin = Petit Gin (10)
real-way-eight-nine = 8 oder 9 gelegt
real-left-of = Übrig: { $name }
real-rack-of = Auf dem Bänkchen: { $name }
real-reserve-of = In der Reserve: { $name }
real-took-of = Investos genommen: { $name }
real-took-add = Investo zu { $points }: { $name }
real-number = Anzahl
real-sum = Summe
real-on-rack = Auf dem Bänkchen
real-in-reserve = In der Reserve
real-took = Investos
real-missing = Es fehlt noch: { $names }.
real-over-after = Zu Ende nach Runde { $round }
real-print = Drucken
real-shared = Dieser Zettel kam mit einem Link und bleibt auch hier.
real-bad-link = Dieser Link enthält keinen Punktezettel.
real-kept = Nur auf diesem Gerät gespeichert.
real-link = Link zum Zettel

## The referee
real-question = Frage
real-ask-meld = Ist das eine Kombination?
real-ask-run = Ist das eine Reihe?
real-ask-play = Darf man so legen?
real-ask-take = Darf man es nehmen?
real-ask-invest = Darf der Stein in diese Topfreihe?
real-ask-double = Darf hier gedoppelt werden?
real-ask-out = Kann man so ausmachen?
real-ask-lay = Darf man so auslegen?
real-other-out = Wie hat der andere ausgemacht?
real-before = Tisch vorher
real-after = Tisch nachher
real-from-before = Mit dem Tisch vorher beginnen
real-table = Tisch
real-rack = Bänkchen
real-rack-if = Bänkchen (optional)
real-hand = Hand
real-opened = Hat schon eröffnet
real-pot = Topf
real-row = Topfreihe
real-place = Platz
real-tile = Stein
real-base = Basisstein (falls mitgelegt)
real-discard = Abgelegt (bei 11 Steinen)
real-lying = Liegt schon da
real-lying-after = Nach dem Auslegen
real-ask = Schiedsrichter fragen
real-legal = Erlaubt
real-illegal = Nicht erlaubt
real-unclear = Unklar
real-rule = Regel { $rule }
real-fact-laid = Vom Bänkchen gelegt: { $tiles }.
real-fact-opening = Als erstes Auslegen zählt es { $points } Punkte.
real-fact-left = { $points ->
    [one] 1 Punkt bleibt übrig.
   *[other] { $points } Punkte bleiben übrig.
}
real-fact-worth = Das Investo zählt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
real-fact-handed = An den anderen Spieler: { $tiles }.
real-fact-covered = { $tile } wird bedeckt; danach einen Stein vom Vorrat nehmen.

## What could I play?
real-find = Suchen
real-split = Beste Aufteilung
real-left-over = Übrig
real-would-help = Diese würden helfen
real-takes = Investos
real-take = Topfreihe { $row }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
real-take-not = Topfreihe { $row }: Keiner ihrer Steine lässt sich legen.
real-doubles = Doppeln
real-double = Topfreihe { $row }: { $tile } auf { $onto }
real-way-out = { $way ->
    [grand-gin] Grand Gin
    [petit-gin] Petit Gin
   *[eight-nine] Ausmachen mit 8 oder 9
}
real-way-discard = { $tile } ablegen
