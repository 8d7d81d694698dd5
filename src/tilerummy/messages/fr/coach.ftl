# Le guide de la première partie. Les fichiers de web/src/games/coach disent quand chaque phrase est due.

coach-name = Guide
coach-what = La règle
coach-end = Jouer sans aide
coach-ok = Compris
coach-try = Essayer moi-même
coach-back = Reprendre
coach-good = Bien joué.
coach-known = Cela, vous savez le faire.
coach-almost = Pas encore. { $why }
coach-on-rack = La tuile est sur votre chevalet.
    .rummy = La pièce est sur votre support.
    .gin = La pièce est sur votre support.
coach-press = Touchez maintenant « { $label } ».
coach-place = Touchez maintenant l’endroit marqué.
coach-show = Ce coup déplace aussi des tuiles de la table. Je peux le montrer, pas à pas.
    .rummy = Ce coup déplace aussi des pièces de la table. Je peux le montrer, pas à pas.
coach-walk = Regardez l’étape, puis continuez.
coach-over = C’était votre première partie ! Le bouton d’aide reste là quand vous voulez.

## Investo
coach-investo-aim = Qui a { $target } points ou plus après une manche gagne la partie. Les points viennent des rangées pleines du pot. { $short ->
    [yes] Cette première partie est courte : d’habitude, il en faut { $usual }.
   *[no] { "" }
}
coach-investo-starter = Deux jokers ont été donnés face cachée ; qui reçoit le rouge commence : { $me ->
    [yes] c’est vous.
   *[no] c’est { $name }.
} Ils ne servent qu’à cela et ne sont pas en jeu.
coach-investo-rows = Le pot a { $rows } rangées. Chacune commence par une tuile de base face cachée, que personne ne connaît ; à deux, vous la remplissez de { $places } tuiles visibles.
coach-investo-run = Sur la table, seules comptent les suites : au moins trois nombres consécutifs d’une même couleur, le 1 avant le 2. Des nombres égaux ne font pas une suite, et la première pose n’exige aucun minimum. Chacun peut prolonger et réarranger ce qui s’y trouve.
coach-investo-full = La rangée { $row } est pleine : un Investo, qui rapporte { $points } à qui le prend. Le prix : jouer dans une suite, au même tour, au moins une de ses tuiles visibles.
coach-investo-taken = { $name } a pris la rangée { $row } : +{ $points }. Un point pour la base et pour chaque place non doublée ; une des tuiles visibles devait aller aussitôt dans une suite, les autres restent sur son chevalet.
coach-investo-theirs = La réserve { DE($name) } est visible. Au début de votre tour, vous pouvez y prendre une tuile de votre choix au lieu d’une tuile de la pioche.
coach-investo-doubling = Doubler ne rend pas une rangée plus chère, au contraire : posez une tuile sur une tuile du pot, même nombre, autre couleur, et piochez. Cette place ne rapporte plus rien, et quand la rangée est prise, la tuile du dessous va à l’autre joueur.
coach-investo-ends = Une manche finit quand quelqu’un n’a plus aucune tuile, ni sur le chevalet ni en réserve, ou avec le tour où la pioche s’épuise. Il y reste { $stock } tuiles.
coach-investo-count = À la fin d’une manche, chaque tuile de votre chevalet vous coûte un point, et chaque tuile de votre réserve donne un point à { $name }. Et inversement.
coach-investo-limit = Après votre tour, il reste au plus { $limit } tuiles sur votre chevalet. Le surplus va, visible, dans votre réserve, où { $name } peut se servir. Avec moins de { $limit }, vous devez en reprendre.
coach-investo-reached = Les { $target } points sont atteints, mais la manche se joue jusqu’au bout : les prises comptent encore, et les tuiles qui restent coûtent encore.
coach-investo-lead-draw = Chaque tour commence par une tuile.
coach-investo-lead-steal = Au lieu de la pioche, vous pouvez prendre une tuile visible de la réserve { DE($name) }.
coach-investo-lead-take = Une rangée pleine, dont une tuile visible peut aller dans une suite : c’est tout ce qu’il faut.
coach-investo-lead-honour = Les tuiles visibles et la base sont sur votre chevalet, les points sont à vous. Il faut maintenant jouer une des tuiles visibles.
coach-investo-lead-play = Vous avez des tuiles qui conviennent : ce qui est sur la table ne coûte pas de point à la fin.
coach-investo-lead-pot = Un tour finit par une tuile de votre chevalet dans le pot : vous l’investissez.
coach-investo-lead-double = Vous pouvez doubler : même nombre, autre couleur. Cette place ne rapporte alors plus rien, et vous piochez : utile là où { $name } pourrait prendre la rangée.
coach-investo-reserve = Plus de { $limit } tuiles : le surplus va, visible, dans votre réserve, où { $name } peut se servir. Le moins utile : { $tiles }.
coach-investo-back = Moins de { $limit } tuiles sur votre chevalet : vous en reprenez dans votre réserve, de préférence { $tiles }.
coach-investo-nothing = Toutes les rangées sont pleines : aucune tuile n’a à aller au pot. Vous pourriez y doubler une tuile ; sinon le tour finit ainsi. Touchez deux fois « { $label } ».
coach-investo-other = C’est permis aussi. Touchez maintenant une rangée marquée.
coach-investo-row = Touchez maintenant la rangée { $row }.
coach-investo-onto = Touchez maintenant la tuile qu’elle double.
coach-investo-end = D’où viennent les points : ce qu’ont rapporté les Investos, moins un par tuile sur le chevalet, plus un par tuile dans la réserve de l’autre. Qui a { $target } ou plus après une manche gagne la partie.

## Rummy
coach-rummy-aim = Qui n’a plus de pièces le premier gagne la manche : les autres perdent la valeur de leurs pièces, et le gagnant reçoit le tout. { $by ->
    [target] Qui atteint { $count } points gagne la partie.
   *[rounds] La partie dure { $count ->
        [one] 1 manche
       *[other] { $count } manches
    } ; le plus haut total gagne.
} { $short ->
    [yes] C’est court : d’habitude, c’est { $usual }.
   *[no] { "" }
}
coach-rummy-starter = Chacun a tiré une pièce, et la plus basse commence : { $me ->
    [yes] c’est vous.
   *[no] c’est { $name }.
} Les pièces tirées ont été remises.
coach-rummy-melds = { $which ->
    [series] Ici, seules les séries comptent : trois ou quatre nombres égaux, chacun d’une autre couleur.
    [sequences] Ici, seules les suites comptent : au moins trois nombres consécutifs { $mixed ->
        [true] de couleurs quelconques
       *[other] d’une même couleur
    }.
   *[both] Deux sortes de combinaisons : la suite, au moins trois nombres consécutifs { $mixed ->
        [true] de couleurs quelconques
       *[other] d’une même couleur
    }, et la série, trois ou quatre nombres égaux, chacun d’une autre couleur.
} { $which ->
    [series] { "" }
   *[other] { $ace ->
        [both] Le 1 vient avant le 2 ou après le 13.
       *[low] Le 1 vient avant le 2, jamais après le 13.
    }
}
coach-rummy-opening = { $opening ->
    [0] Votre première pose se fait avec votre seul support.
   *[other] Il vous faut { $opening } points pour votre première pose, avec des combinaisons de votre seul support. Une pièce vaut son nombre.
}
coach-rummy-star = Une Étoile remplace n’importe quelle pièce et en prend la valeur ; sur un support à la fin, elle coûte 25. { $stars ->
    [free] Sur la table, elle redevient libre à chaque coup.
   *[exchange] Sur la table, elle reste cette pièce, jusqu’à ce que quelqu’un joue de son support la pièce même à sa place : elle est alors libre pour ce coup, et reste sur la table.
}
coach-rummy-theirs = { $name } a posé des pièces. Ce qui est sur la table est à tous ceux qui ont ouvert, dès leur tour suivant.
coach-rummy-opened = Vous avez ouvert : dès votre prochain tour, vous pouvez prolonger et réarranger toute la table. Une pièce au moins vient de votre support, et à la fin tout doit être en combinaisons.
coach-rummy-count = Quand quelqu’un sort, les autres perdent la somme de leur support, et le gagnant la reçoit. Qui sort d’un seul coup, sans avoir rien posé avant, double tous les points.
coach-rummy-blocked = Si personne ne pose pendant { $turns } tours chacun, la manche est bloquée : chacun perd ce qu’il a sur son support.
coach-rummy-lead-exchange = Un tour, c’est une pose ou un échange : une de vos pièces part, sans être vue, contre une de la pioche.
coach-rummy-lead-open = Vos combinaisons atteignent ce qu’il faut pour une première pose ({ $opening }).
coach-rummy-lead-play = Vous pouvez poser : ce qui quitte votre support ne peut plus rien vous coûter.
coach-rummy-lead-draw = Chaque tour commence par une pièce de la pioche.
coach-rummy-lead-discard = Chaque tour finit par un écart.
coach-rummy-lead-pass = La pioche est vide, et il n’y a rien à poser.
coach-rummy-end = D’où viennent les points : chaque pièce restante compte son nombre, une Étoile 25. Qui a encore des pièces les perd, et qui est sorti reçoit le total ; si personne n’est sorti, chacun ne fait que perdre. { $by ->
    [target] { $count } points gagnent la partie.
   *[rounds] Le plus haut total gagne la partie.
}

## Gin-Rummy
coach-gin-aim = Rassemblez en secret des combinaisons sur votre support et sortez avant les autres : qui a alors le moins de restes marque. { $by ->
    [target] Qui atteint { $count } points gagne la partie.
   *[rounds] La partie dure { $count ->
        [one] 1 manche
       *[other] { $count } manches
    } ; le plus haut total gagne.
} { $short ->
    [yes] C’est court : d’habitude, c’est { $usual }.
   *[no] { "" }
}
coach-gin-starter = { $start ->
    [upcard] Une pièce a été retournée ; elle est offerte d’abord { $me ->
        [yes] à vous.
       *[no] à { $name }.
    }
   *[eleven] La pièce la plus basse a désigné le donneur ; son voisin de gauche a reçu une pièce de plus et commence par en écarter une : { $me ->
        [yes] c’est vous.
       *[no] c’est { $name }.
    }
}
coach-gin-melds = Une combinaison est une suite d’au moins trois nombres consécutifs d’une couleur, le 1 avant le 2, ou trois ou quatre nombres égaux, chacun d’une autre couleur. Les vôtres sont groupées sur votre support et y restent jusqu’à ce que quelqu’un sorte.
coach-gin-discarded = L’écart { DE($name) } : vous seul pouvez le prendre, et seulement maintenant. { $untaken ->
    [mixed] Sinon, la pièce est mêlée à la pioche.
   *[out] Sinon, la pièce sort de la manche.
}
coach-gin-ways = Pour sortir : { $grand ->
    [yes] les 11 pièces en combinaisons après en avoir pris une (grand gin, +{ $grandBonus }) ; { "" }
   *[no] { "" }
}{ $petit ->
    [never] { "" }
    [start] les 10 au début de votre tour (petit gin, +{ $petitBonus }) ; { "" }
    [discard] les 10 avec votre écart (petit gin, +{ $petitBonus }) ; { "" }
   *[both] les 10 au début de votre tour ou avec votre écart (petit gin, +{ $petitBonus }) ; { "" }
}{ $knock ->
    [never] rien d’autre.
   *[other] ou { $least ->
        [0] un nombre quelconque
       *[other] { $least } ou plus
    } en combinaisons, le reste valant moins de { $limit } (+{ $knockBonus }).
}
coach-gin-laying = Quand quelqu’un sort, chacun étale à son tour ses combinaisons et peut ajouter des pièces à celles qui sont là. Ce qui reste sur le support compte.
coach-gin-count = { $two ->
    [yes] Qui a le moins de restes marque la différence et { $win } ; si c’est celui qui n’est pas sorti, { $second } de plus. La prime pour être sorti reste acquise.
   *[no] Qui a le moins de restes marque { $least }. La prime pour être sorti reste acquise.
}
coach-gin-void = Si la pioche est vide et que personne ne veut l’écart, ou après { $turns } tours chacun, la manche est nulle : personne ne marque.
coach-gin-lead-take = Chaque tour commence par une pièce : le dernier écart, ou une de la pioche.
coach-gin-lead-discard = Un tour finit par un écart, face visible : seul le joueur suivant peut le prendre.
coach-gin-lead-out = Vous pouvez sortir !
coach-gin-lay = Ce qui laisse le moins de restes est déjà étalé pour vous. Touchez « { $label } ».
coach-gin-end = D’où viennent les points : { $two ->
    [yes] qui a le moins de restes reçoit la différence et { $win }, celui qui n’est pas sorti { $second } de plus ; sortir a sa propre prime.
   *[no] qui a le moins de restes reçoit { $least } ; sortir a sa propre prime.
} { $by ->
    [target] { $count } points gagnent la partie.
   *[rounds] Le plus haut total gagne la partie.
}
