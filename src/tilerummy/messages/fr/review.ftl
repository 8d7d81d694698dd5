review-title = Analyse
review-of = Analyse : { $name }
review-waiting = D’autres analyses passent d’abord. Celle-ci suivra.
review-making = L’ordinateur revoit la partie : { $done } décisions sur { $of }.
review-later = Vous pouvez quitter cette page, l’analyse continue.
review-summary = { $good ->
    [0] Aucun des { $turns } tours ne valait tout à fait ceux de l’ordinateur.
    [one] Un tour sur { $turns } valait celui de l’ordinateur.
   *[other] { $good } tours sur { $turns } valaient ceux de l’ordinateur.
}
review-lost = { $points ->
    [one] Environ 1 point a été perdu.
   *[other] Environ { $points } points ont été perdus.
}
review-none = Aucun tour n’était nettement moins bon que ceux de l’ordinateur. Bien joué.
review-nothing = Il n’y avait rien à décider dans cette partie.
review-how = L’ordinateur n’en savait pas plus que le joueur. Il a imaginé de nombreuses fois où se trouvaient les pièces cachées et a joué la suite des deux choix. Ce qui peut n’être que du hasard ne compte pas comme une perte.
    .investo = L’ordinateur n’en savait pas plus que le joueur. Il a imaginé de nombreuses fois où se trouvaient les tuiles cachées et a joué la suite des deux choix. Ce qui peut n’être que du hasard ne compte pas comme une perte.
review-mattered = { $count ->
    [one] Le tour qui a compté
   *[other] Les { $count } tours qui ont compté
}
review-turn = Manche { $round }, tour { $turn }
review-points = { $points ->
    [one] environ 1 point perdu
   *[other] environ { $points } points perdus
}
review-played = Coup joué
review-best = Le choix de l’ordinateur
review-why = Pourquoi
expect-range = { $low } à { $high }
expect-lead = Avance que vous pouvez attendre à la fin de la manche
expect-score = Points que vous pouvez attendre dans cette manche
expect-equal = Impossible à départager : prenez ce que vous préférez.
review-find = Trouver le tournant
review-turning = Le tournant
review-turning-none = Aucun moment n’a décidé à lui seul : rien n’a changé au point de se distinguer du hasard.
review-turning-own = { $name } : { $played }. Le choix de l’ordinateur : { $best }
review-turning-change = De { $before } à { $after }.
review-turning-for = pour { $name }
review-from-here = Rejouer à partir d’ici
review-share = Partager en image
review-share-head = { $rounds ->
    [one] { $game }, en 1 manche
   *[other] { $game }, en { $rounds } manches
}
review-share-foot = Rejouer à partir d’ici : le lien est dans le message
review-share-about = Qui a le lien peut voir toute la partie.
review-lesson = Une chose à retenir
review-lesson-cost = { $times ->
    [one] Manqué une fois
   *[other] Manqué { $times } fois
}, pour environ { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-all = Tous les tours
review-good = aussi bien que l’ordinateur
review-same = le même choix que l’ordinateur
review-hinted = un indice a été suivi
review-hints = Un coup conseillé par un indice ne compte jamais comme une erreur.
review-unknown = non jugé
review-bot = L’ordinateur
review-to-replay = Revoir ce moment
review-board = La position. Sur le support : { $rack }. Sur la table : { $table }.
    .investo = La position. Sur le chevalet : { $rack }. Sur la table : { $table }.
review-whose = Joueur analysé
review-play-on = Jouer à partir d’ici
review-play-on-start = Jouer
review-play-on-as = Vous jouez à la place de
review-play-on-against = Contre
review-play-on-same = Comme avant

server-not-over = La partie n’est pas finie. Ensuite, on pourra la revoir et la reprendre à tout moment.
server-match-decided = À ce moment, la partie est déjà décidée. Choisissez-en un plus tôt.
record-wrong-given = l’en-tête dit que { $given } lignes viennent d’une autre partie, ce qui est impossible.
verify-given = Ses { $count } premières lignes après l’en-tête viennent d’une autre partie, avec le tirage de celle-ci.
cli-about-review = revoir une partie : ce qu’un bot aurait joué, et pourquoi
cli-help-review-seat = les tours de quel joueur, à partir de 1 (par défaut : 1)
cli-help-review-json = afficher toute l’analyse en JSON
cli-help-review-level = le bot auquel comparer (par défaut : expert)
