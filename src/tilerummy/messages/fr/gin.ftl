# Gin-Rummy.

refusal-not-lying = { $meld } n’est pas sur la table.
refusal-does-not-fit = Ne s’ajoute pas à { $meld } : { $tiles }.
refusal-gin-is-closed = On n’ajoute rien à { $meld } : c’est un gin.
refusal-lay-all = Il faut étaler toutes les pièces ; reste : { $tiles }.
refusal-leave-one = En sortant ainsi, il reste au moins une pièce sur le support.
refusal-too-few-laid = { $count } pièces étalées, c’est trop peu : il en faut au moins { $least }.
refusal-too-much-left = Il resterait { $points } points ; il en faut moins de { $limit }.
refusal-not-eight-or-nine = Pour sortir : { $least } pièces en combinaisons (vous en avez { $count }) et moins de { $limit } points restants ({ $points } maintenant).
refusal-not-all-combined = Toutes vos pièces ne sont pas en combinaisons : il reste { $points } points.
refusal-only-at-start = Cela n’est possible qu’au début du tour, avant de prendre une pièce.
refusal-only-with-discard = Cela n’est possible qu’en écartant une pièce, après en avoir pris une.
refusal-gin-only = Dans cette partie, on ne sort qu’avec un gin.
refusal-no-grand-gin = Il n’y a pas de grand gin dans cette partie.
refusal-just-taken = Vous venez de prendre { $tile } ; vous ne pouvez pas l’écarter aussitôt.
refusal-discard-expected = Dites quelle pièce vous écartez, par exemple K r3.
refusal-no-discard = Il n’y a pas d’écart à prendre.
refusal-must-draw = Tant qu’il y a une pioche, prenez une pièce : S ou U.
refusal-take-or-pass = Prenez la pièce retournée (U), ou passez (P).
refusal-nobody-is-out = Personne n’est encore sorti.
refusal-lay-down-first = Quelqu’un est sorti : étalez vos combinaisons (ok étale au mieux).
rules-no-way-out = Avec ces règles, personne ne pourrait jamais sortir : permettez le grand gin, le petit gin, ou de sortir avec un reste et une limite au-dessus de 1.
gin-head = Pioche { $stock }
gin-discard = Écart
gin-size = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
gin-known = pièces connues sur ce support
gin-lying = Étalé
gin-left = { $points ->
    [one] reste { $points } point
   *[other] reste { $points } points
}
gin-guide-offer = Une pièce est retournée : prenez-la, ou passez.
gin-guide-draw = Prenez l’écart ou une pièce de la pioche.
gin-guide-discard = Écartez une pièce.
gin-guide-lay = Étalez vos combinaisons et complétez celles qui sont sur la table.
gin-prompt-offer = U la prend, P passe
gin-prompt-draw = S pioche, U écart
gin-prompt-discard = une pièce à écarter : D r3
gin-prompt-lay = ok étale au mieux, ou L r5-7 …
gin-prompt-over = la manche est finie
gin-can-S = S – prendre une pièce de la pioche
gin-can-U = U – prendre l’écart
gin-can-D = { $example } – écarter cette pièce
gin-can-G = G – grand gin : sortir avec onze pièces
gin-can-petit = { $example } – petit gin : sortir avec dix pièces
gin-can-K = { $example } – sortir en étalant
gin-can-L = { $example } – étaler (ok le fait pour vous)
gin-can-P = P – passer
gin-did-S = { $name } : une pièce de la pioche ({ $luck }).
gin-did-U = { $name } : écart { $discard } pris.
gin-did-D = { $name } : { $tiles } écartée.
gin-did-G = { $name } : grand gin !
gin-did-petit = { $name } : petit gin ! (écart : { $tiles })
gin-did-K = { $name } : sortie ! (écart : { $tiles })
gin-did-L = { $name } : étalé { $tiles }.
gin-did-P = { $name } : passe.
gin-end-grand-gin = { $me ->
    [yes] vous sortez avec un grand gin.
    *[no] { $name } sort avec un grand gin.
}
gin-end-petit-gin = { $me ->
    [yes] vous sortez avec un petit gin.
    *[no] { $name } sort avec un petit gin.
}
gin-end-eight-nine = { $me ->
    [yes] vous sortez avec des pièces restantes.
    *[no] { $name } sort avec des pièces restantes.
}
gin-end-stock = annulée, la pioche est vide.
gin-end-turns = annulée, après trop de tours.
gin-part-out = pour la sortie
gin-part-least = pour le plus petit reste
gin-part-second = pour le second à étaler
refusal-no-petit-gin = Il n’y a pas de petit gin dans cette partie.
refusal-eleven-dealt = Vous avez reçu onze pièces : commencez par en écarter une.
gin-reason-gin-bonus = Un gin rapporte { $points } points de prime.
gin-reason-gin-is-closed = Personne ne peut rien ajouter à un gin : les autres gardent tout ce qui leur reste.
gin-reason-pass-ends-round = Il n’y a plus rien à piocher : passer termine la manche, et personne ne marque.
gin-reason-lay-all-alike = Les autres façons d’étaler ces pièces valent à peu près autant.
gin-reason-out-leaves-little = En sortant, il ne vous reste que { $points } points.
gin-reason-out-is-early = Après { $turns } tours chacun, il est rare qu’il reste moins aux autres.
gin-reason-out-can-wait = Sortir peut attendre : il reste peut-être moins aux autres, ou un gin est proche.
gin-reason-lay-hard-to-add = Étalé ainsi, les autres peuvent le moins y ajouter.
gin-reason-lay-only-way = Il n’y a qu’une façon d’étaler ces pièces.
gin-reason-lay-leaves-least = C’est ce qui laisse le moins sur le support.
gin-reason-take-combines = { $tile } forme une combinaison avec { $tiles }.
gin-reason-take-lowers = Avec { $tile }, il reste { $points } points au lieu de { $before }.
gin-reason-take-prepares = { $tile } est proche de vos pièces : une combinaison peut bientôt en naître.
gin-reason-discard-helps-little = { $tile } aide trop peu vos pièces.
gin-reason-discard-tells-too-much = { $tile } conviendrait, mais rapporte peu et montre aux autres ce que vous cherchez.
gin-reason-stock-may-help = La pioche peut apporter une pièce qui convient : { $tiles }.
gin-reason-stock-only = Il n’y a pas d’écart à prendre.
gin-reason-discard-leaves-least = Sans { $tile }, il ne reste que { $points } points : aucun autre écart ne laisse moins.
gin-reason-discard-is-alone = { $tile } n’a pas de voisin parmi vos pièces.
gin-reason-discard-keeps-chances = Sans { $tile }, il y a encore { $count } pièces cachées qui conviendraient.
gin-reason-discard-is-safe = Le joueur suivant a peu de chances de pouvoir utiliser { $tile }.
gin-reason-discard-has-risk = Le joueur suivant voudra peut-être { $tile }, mais les autres écarts coûtent plus cher.
gin-reason-discard-least-useful = C’est { $tile } qui vous manquera le moins.
