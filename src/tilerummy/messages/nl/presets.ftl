# Made from rulebook/ by `make generated`. Do not edit.

preset-standard = Zoals in het boekje
preset-strict = Streng: fouten kosten punten
preset-short = Kort
preset-long = Lang
preset-single = Zonder dubbelen
preset-towers = Torens: tot vier op een plaats
preset-family = Familie: geen minimum, gemengde kleuren
preset-hard = Moeilijk: geen Sterren, opening 50
preset-draw-discard = Nemen en wegleggen
preset-classic = Elke beurt nemen, vrije Sterren
preset-race = Race naar 300
preset-patient = Uitgaan alleen aan het begin van een beurt
preset-gin-only = Uitgaan alleen met een gin
preset-standard-52 = Met 52 stenen
preset-classic-52 = Met 52 stenen, klassieke punten
