# tilerummy solve

solve-gin-title = Main de { $count } : { $hand }
solve-gin-leftover = Reste le plus petit : { $points } points ({ $left }), avec { $melds }
solve-gin-nothing-left = Il ne reste rien, avec { $melds }
solve-gin-no-melds = aucune combinaison
solve-gin-nothing = rien
solve-gin-discard = Meilleur écart : { $tile }, qui laisse { $points }
solve-gin-ways = Façons de sortir maintenant
solve-gin-way = comment
solve-gin-with-discard = écart
solve-gin-combinations = combinaisons
solve-gin-points = reste
solve-gin-grand-gin = grand gin
solve-gin-petit-gin = petit gin
solve-gin-eight-nine = huit ou neuf
solve-gin-more = et { $count } autres (--all les montre)
solve-gin-no-way = Pas moyen de sortir maintenant.
solve-gin-help = Pièces qui entreraient dans une combinaison (et ce qui reste après un bon écart) : { $tiles }
solve-gin-no-help = Aucune pièce n’entrerait dans une combinaison.
solve-gin-cheap = Pièces qui en remplaceraient seulement une plus chère : { $count }
solve-gin-lay = Meilleure pose : { $own } ; ajouts : { $added } ; reste : { $points }
solve-gin-stars = Le Gin-Rummy se joue sans Étoiles : « { $text } ».
solve-gin-hand-size = Une main compte de 1 à 11 pièces, et « { $text } » en a { $count }.
solve-gin-bad-meld = { $meld } n’est pas une combinaison : trois pièces ou plus qui se suivent dans une couleur, ou trois ou quatre d’une même valeur.
solve-gin-too-many-melds = Il y a au plus { $most } combinaisons sur la table, et en voici { $count }.
solve-before = Table
solve-rack = Support
    .investo = Chevalet
solve-after = Table après la pose
solve-laid = Posé : { $laid } ({ $tiles }, { $points })
solve-opening-laid = Ouverture : { $laid } ({ $tiles }, { $points })
solve-tiles = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
    .investo = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
solve-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
solve-rack-left = Reste sur le support : { $left }
    .investo = Reste sur le chevalet : { $left }
solve-rack-empty = Le support est vide.
    .investo = Le chevalet est vide.
solve-nothing = Rien ne peut être posé.
solve-no-opening = Pas d’ouverture de { $minimum } points ou plus.
solve-no-emptying = Le support ne peut pas être vidé en une pose.
solve-unproven = La limite est atteinte : il y a peut-être mieux.
solve-playable = Pièces qu’une pose peut utiliser : { $tiles }
    .investo = Tuiles qu’une pose peut utiliser : { $tiles }
solve-none = aucune
solve-also = Autres bonnes poses
solve-steps = Pas à pas
solve-step-split = Séparez { $taken } en { $made }.
solve-step-move = Déplacez { $moved } vers { $target } : { $made }.
solve-step-turn = Lisez { $taken } comme { $made }.
solve-step-join = Réunissez { $taken } : { $made }.
solve-step-add = Ajoutez { $laid } du support à { $taken } : { $made }.
    .investo = Ajoutez { $laid } du chevalet à { $taken } : { $made }.
solve-step-lay = Posez { $made } du support.
    .investo = Posez { $made } du chevalet.
solve-and = et
solve-bad-meld = { $meld } n’est pas une combinaison valable avec ces règles (dans « { $text } »).
solve-declare-stars = { $meld } se lit de plusieurs façons : écrivez ce que remplacent les Étoiles, par exemple *r7 (dans « { $text } »).
solve-declared-rack = Une Étoile sur le support ne remplace encore rien : écrivez * (dans « { $text } »).
solve-no-stars = Ces règles sont sans Étoiles (dans « { $text } »).
solve-gin-second-copy = Dans ce jeu, chaque pièce n’existe qu’une fois, et { $tile } est là deux fois.
solve-gin-knock = sortie
