# Made from rulebook/ by `make generated`. Do not edit.

preset-standard = Comme dans le livret
preset-strict = Strict : les fautes coûtent des points
preset-short = Court
preset-long = Long
preset-single = Sans doublage
preset-towers = Tours : jusqu’à quatre par place
preset-family = Famille : sans minimum, couleurs mêlées
preset-hard = Difficile : sans Étoiles, ouverture à 50
preset-draw-discard = Piocher et écarter
preset-classic = Piocher à chaque tour, Étoiles libres
preset-race = Course à 300
preset-patient = Sortie au début du tour seulement
preset-gin-only = Sortie par gin seulement
preset-standard-52 = Avec 52 pièces
preset-classic-52 = Avec 52 pièces, points classiques
