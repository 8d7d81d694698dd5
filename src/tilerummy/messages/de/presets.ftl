# Made from rulebook/ by `make generated`. Do not edit.

preset-standard = Wie im Regelheft
preset-strict = Streng: Fehler kosten Punkte
preset-short = Kurz
preset-long = Lang
preset-single = Ohne Doppeln
preset-towers = Türme: bis zu vier auf einem Platz
preset-family = Familie: kein Minimum, gemischte Farben
preset-hard = Schwer: keine Sterne, Eröffnung 50
preset-draw-discard = Ziehen und ablegen
preset-classic = Jeden Zug ziehen, freie Sterne
preset-race = Rennen bis 300
preset-patient = Ausmachen nur am Anfang eines Zugs
preset-gin-only = Ausmachen nur mit einem Gin
preset-standard-52 = Mit 52 Steinen
preset-classic-52 = Mit 52 Steinen, klassische Punkte
