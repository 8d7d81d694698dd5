# Puzzles: on the page and in the terminal.

puzzles-title = Énigmes
puzzles-about = Une position, une question. Chaque solution est démontrée.
puzzles-daily = Énigme du jour
puzzles-daily-of = Énigme du { $date }
puzzles-kind-title = Genre
puzzles-kind-lay-all = Tout poser
puzzles-kind-use-tile = Placer une pièce
puzzles-kind-which-investo = Quel Investo ?
puzzles-kind-which-discard = Quel écart ?
puzzles-level-title = Difficulté
puzzles-level-1 = facile
puzzles-level-2 = moyen
puzzles-level-3 = difficile
puzzles-level-4 = très difficile
puzzles-ask-lay-all = Posez toutes vos pièces. Vous pouvez réarranger la table.
puzzles-ask-use-tile = Trouvez comment poser le { $tile }.
puzzles-ask-which-investo = Un seul Investo peut être pris. Lequel, et comment ?
puzzles-ask-which-discard = Un seul écart permet de sortir. Lequel ?
puzzles-note-which-discard = On sort avec huit ou neuf de ses dix pièces en combinaisons et moins de dix points restants.
puzzles-ask-honour = C’est pris. Posez maintenant l’une de ces tuiles : { $tiles }.
puzzles-choose-row = Choisissez une rangée
puzzles-choose-tile = Choisissez une pièce
puzzles-lay-first = Posez d’abord des pièces
    .investo = Posez d’abord des tuiles
puzzles-right = Résolu.
puzzles-right-after-answer = C’est la solution. Vous l’aviez affichée : elle ne compte pas.
puzzles-wrong-tiles-left = Permis, mais ce n’est pas la solution : il reste { $count ->
    [one] une pièce
   *[other] { $count } pièces
} sur votre support ({ $tiles }).
puzzles-wrong-tile-left = Permis, mais ce n’est pas la solution : le { $meld } est encore sur votre support.
puzzles-wrong-not-taken = Permis, mais ce n’est pas la solution : aucun Investo n’a été pris.
puzzles-wrong-not-laid = Permis, mais ce n’est pas la solution : posez des pièces sur la table.
puzzles-wrong-goes-on = Permis, mais ce n’est pas la solution : cet écart ne permet pas de sortir.
puzzles-show-answer = Solution
puzzles-answer = La solution
puzzles-answer-take = Prenez la rangée { $row }.
puzzles-answer-discard = Écartez le { $tile } et étalez :
puzzles-answer-changes = { $count ->
    [0] Rien de ce qui est sur la table ne doit changer.
    [one] Au moins une combinaison de la table doit changer.
   *[other] Au moins { $count } combinaisons de la table doivent changer.
}
puzzles-step-split = Défaire : { $tiles }
puzzles-step-move = Déplacer : { $tiles } vers { $target }
puzzles-step-turn = Relire : { $tiles }
puzzles-step-join = Réunir : { $tiles }
puzzles-step-add = Ajouter à { $target } : { $tiles }
puzzles-step-lay = Poser du support :
    .investo = Poser du chevalet :
puzzles-hints = Indices
puzzles-hint-title-1 = Où regarder
puzzles-hint-title-2 = Quelle combinaison
    .investo = Quelle rangée
puzzles-hint-title-3 = Le premier pas
    .gin = Une autre combinaison
puzzles-hint-title-4 = La solution
puzzles-hint-cost = −1 étoile
puzzles-hint-last = dernière étoile
puzzles-hint-show = afficher
puzzles-hint-where = Regardez les pièces de valeur { $value }.
puzzles-hint-meld = Ceci doit changer : { $meld }.
puzzles-hint-step = Le premier pas : { $step }
puzzles-hint-colour = Regardez les tuiles { $colour ->
    [b] bleues
    [r] rouges
    [y] jaunes
   *[k] noires
}.
puzzles-hint-row = C’est la rangée { $row } du pot.
puzzles-hint-crux = Commencez par le { $meld } : où le faut-il ?
puzzles-hint-hand = Ceci fait partie de la solution : { $meld }.
puzzles-no-hint = Il y a des indices de 1 à { $most }.
puzzles-stars = { $left } étoiles sur { $stars }
puzzles-stars-note = Chaque indice coûte une étoile.
puzzles-stars-note-guessed = Chaque indice et chaque mauvais choix coûte une étoile.
puzzles-right-no-star = C’est la solution. Il ne restait plus d’étoile : elle ne compte pas.
puzzles-go-on = Retour à l’énigme
puzzles-calendar = Calendrier
puzzles-month-before = Mois précédent
puzzles-month-after = Mois suivant
puzzles-day-own = sans aide
puzzles-day-helped = avec aide
puzzles-day-missed = manquée
puzzles-day-open = à faire
puzzles-day-label = { $date } : { $state }
puzzles-next-in = Prochaine dans { $time }
puzzles-day-changes = Le jour change partout à 00:00 UTC : { $time } chez vous.
puzzles-not-yet = Cette énigme n’est pas encore parue.
puzzles-share = Partager
puzzles-share-about = Rien n’est dévoilé.
puzzles-share-laid = { $count ->
    [one] une pièce posée
   *[other] { $count } pièces posées
}
    .investo = { $count ->
    [one] une tuile posée
   *[other] { $count } tuiles posées
}
puzzles-share-changed = { $count ->
    [one] une combinaison réarrangée
   *[other] { $count } combinaisons réarrangées
}
puzzles-share-back = { $count ->
    [one] annulé une fois
   *[other] annulé { $count } fois
}
puzzles-share-wrong = { $count ->
    [one] un mauvais choix
   *[other] { $count } mauvais choix
}
puzzles-share-hints = { $count ->
    [0] sans indice
    [one] 1 indice
   *[other] { $count } indices
}
puzzles-share-row = { $days } d’affilée
puzzles-share-dare = Plus vite que moi ?
puzzles-series = Série de la semaine : { $solved } sur { $total }
puzzles-series-about = Une par jour dès lundi, chacune plus difficile
puzzles-series-go = Continuer
puzzles-series-wait = La suivante paraît demain.
puzzles-series-done = Les cinq sont résolues.
puzzles-like = Une autre comme celle-ci
puzzles-start = Commencer
puzzles-all = Toutes les énigmes
puzzles-solved = résolue
puzzles-solved-count = { $solved } sur { $total } résolues
puzzles-streak = { $days ->
    [0] Aucune énigme du jour résolue pour l’instant.
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzles-best = record : { $days }
puzzles-link = Copier le lien
puzzles-position = Énigme
puzzles-unknown = Il n’y a pas d’énigme « { $id } ».
puzzles-not-a-set = Ce n’est pas un recueil d’énigmes : { $problem }
puzzles-none-found = Aucune énigme trouvée : { $kind }, difficulté { $level }, à partir de la graine { $seed }.
puzzles-no-date = « { $text } » n’est pas une date ; écrivez-la ainsi : 2026-11-16.
puzzles-empty = Ce recueil ne contient aucune énigme.

# the terminal
cli-about-puzzles = créer, vérifier et jouer des énigmes
cli-about-puzzles-make = créer des énigmes à partir d’une graine et les écrire avec leurs preuves
cli-about-puzzles-check = vérifier un recueil en essayant tout, sans le solveur
cli-about-puzzles-daily = jouer l’énigme du jour
cli-about-puzzles-play = jouer une énigme
puzzles-made = { $count ->
    [one] Une énigme avec sa preuve
   *[other] { $count } énigmes avec leurs preuves
} dans { $path }
puzzles-checked = Vérifiées : { $count } ; fausses : { $wrong }.
puzzles-pot = Pot
puzzles-answer-is = La solution : { $answer }
puzzles-type = Tapez un essai ({ $example }), h pour un indice, ? pour la solution, q pour arrêter.
puzzles-fault-game = Ce genre appartient à un autre jeu.
puzzles-fault-notation = La position ou la solution est illisible.
puzzles-fault-answer-refused = Les règles n’acceptent pas la solution.
puzzles-fault-combinations = La solution laisse quelque chose qui n’est pas une combinaison.
puzzles-fault-changed = La preuve nomme d’autres combinaisons que celles qui changent.
puzzles-fault-level = La difficulté ne découle pas de la preuve.
puzzles-fault-measure = La preuve donne un autre nombre que celui trouvé en essayant tout.
puzzles-fault-plain = On peut la résoudre sans rien défaire.
puzzles-fault-not-all-laid = La solution ne pose pas toutes les pièces.
puzzles-fault-tile-not-laid = La solution ne pose pas la pièce demandée.
puzzles-fault-tile-not-named = La pièce demandée n’est pas la seule de sa valeur sur le support.
puzzles-fault-rows = Il y a moins de deux rangées complètes, ou la solution n’en prend aucune.
puzzles-fault-not-unique = Il n’y a pas exactement une solution.
puzzles-fault-grand-gin = Les onze pièces sont toutes dans des combinaisons.
