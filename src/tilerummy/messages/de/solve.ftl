# tilerummy solve

solve-gin-title = Hand mit { $count }: { $hand }
solve-gin-leftover = Kleinster Rest: { $points } Punkte ({ $left }), mit { $melds }
solve-gin-nothing-left = Nichts bleibt übrig, mit { $melds }
solve-gin-no-melds = keine Kombination
solve-gin-nothing = nichts
solve-gin-discard = Am besten abzulegen: { $tile }, dann bleiben { $points }
solve-gin-ways = Wege, jetzt auszumachen
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
