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
solve-gin-lay = Meilleur étalage : { $own } ; ajouts : { $added } ; reste : { $points }
solve-gin-stars = Le Gin-Rummy se joue sans Étoiles : « { $text } ».
solve-gin-hand-size = Une main compte de 1 à 11 pièces, et « { $text } » en a { $count }.
solve-gin-bad-meld = { $meld } n’est pas une combinaison : trois pièces ou plus qui se suivent dans une couleur, ou trois ou quatre d’une même valeur.
solve-gin-too-many-melds = Il y a au plus { $most } combinaisons sur la table, et en voici { $count }.
