# tilerummy solve

solve-gin-title = Hand mit { $count }: { $hand }
solve-gin-leftover = Kleinster Rest: { $points } Punkte ({ $left }), mit { $melds }
solve-gin-nothing-left = Nichts bleibt übrig, mit { $melds }
solve-gin-no-melds = keine Kombination
solve-gin-nothing = nichts
solve-gin-discard = Am besten abzulegen: { $tile }, dann bleiben { $points }
solve-gin-ways = So kannst du jetzt ausmachen
solve-gin-way = wie
solve-gin-with-discard = abgelegt
solve-gin-combinations = Kombinationen
solve-gin-points = Rest
solve-gin-grand-gin = Grand Gin
solve-gin-petit-gin = Petit Gin
solve-gin-eight-nine = acht oder neun
solve-gin-more = und { $count } weitere (--all zeigt sie)
solve-gin-no-way = Ausmachen geht jetzt nicht.
solve-gin-help = Steine, die in eine Kombination passen (und was nach gutem Ablegen bleibt): { $tiles }
solve-gin-no-help = Kein Stein würde in eine Kombination passen.
solve-gin-cheap = Steine, die nur einen teureren ersetzen würden: { $count }
solve-gin-lay = Beste Auslage: { $own }; angelegt: { $added }; Rest: { $points }
solve-gin-stars = Gin-Rummy hat keine Sterne: „{ $text }“.
solve-gin-hand-size = Eine Hand hat 1 bis 11 Steine, und „{ $text }“ hat { $count }.
solve-gin-bad-meld = { $meld } ist keine Kombination: drei oder mehr in einer Reihe von einer Farbe oder drei oder vier von einem Wert.
solve-gin-too-many-melds = Höchstens { $most } Kombinationen können auf dem Tisch liegen, und das sind { $count }.
solve-before = Tisch
solve-rack = Bänkchen
solve-after = Tisch danach
solve-laid = Gelegt: { $laid } ({ $tiles }, { $points })
solve-opening-laid = Eröffnung: { $laid } ({ $tiles }, { $points })
solve-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
solve-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
solve-rack-left = Bleibt auf dem Bänkchen: { $left }
solve-rack-empty = Das Bänkchen ist leer.
solve-nothing = Nichts lässt sich legen.
solve-no-opening = Keine Eröffnung mit { $minimum } Punkten oder mehr.
solve-no-emptying = Das Bänkchen lässt sich nicht auf einmal leeren.
solve-unproven = Die Grenze ist erreicht: Vielleicht geht es besser.
solve-playable = Steine, die sich irgendwie legen lassen: { $tiles }
solve-none = keine
solve-also = Andere gute Möglichkeiten
solve-steps = Schritt für Schritt
solve-step-split = Teile { $taken } in { $made }.
solve-step-move = Verschiebe { $moved } zu { $target }: { $made }.
solve-step-turn = Lies { $taken } als { $made }.
solve-step-join = Füge { $taken } zusammen: { $made }.
solve-step-add = Leg { $laid } vom Bänkchen an { $taken }: { $made }.
solve-step-lay = Leg { $made } vom Bänkchen.
solve-and = und
solve-bad-meld = { $meld } ist unter diesen Regeln keine gültige Kombination (in „{ $text }“).
solve-declare-stars = { $meld } lässt sich verschieden lesen: Schreib, wofür die Sterne stehen, zum Beispiel *r7 (in „{ $text }“).
solve-declared-rack = Ein Stern auf dem Bänkchen steht noch für nichts: Schreib * (in „{ $text }“).
solve-no-stars = Unter diesen Regeln gibt es keine Sterne (in „{ $text }“).
solve-gin-second-copy = In diesem Spiel gibt es jeden Stein nur einmal, und { $tile } ist zweimal da.
solve-gin-knock = Klopfen
