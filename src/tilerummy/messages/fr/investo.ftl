# Investo.

refusal-not-in-their-reserve = { $tile } n’est pas dans la réserve de l’adversaire.
refusal-not-in-your-reserve = { $tile } n’est pas dans votre réserve.
refusal-reserve-first = { $count ->
    [one] Une tuile de trop sur votre chevalet : mettez-la d’abord dans votre réserve.
   *[other] { $count } tuiles de trop sur votre chevalet : mettez-les d’abord dans votre réserve.
}
refusal-take-back-first = Reprenez d’abord des tuiles de votre réserve.
refusal-not-end-of-turn = On ne touche à la réserve qu’à la fin de son tour.
refusal-too-late-to-take = Un Investo se prend avant de poser sur la table.
refusal-already-taken = Vous avez déjà pris un Investo pendant ce tour.
refusal-play-first = Vous avez pris un Investo : posez maintenant une de ses tuiles visibles sur la table.
refusal-no-such-row = Le pot n’a pas de rangée { $row }.
refusal-row-incomplete = La rangée { $row } n’est pas encore un Investo : il faut trois tuiles visibles.
refusal-cannot-honour = Aucune de ces tuiles ne peut être posée : { $tiles }. La rangée { $row } ne peut donc pas être prise.
refusal-take-not-honoured = Vous avez pris un Investo ; il faut poser l’une de ces tuiles : { $tiles }.
refusal-row-without-base = La rangée { $row } n’a plus de tuile de base et ne reçoit plus de tuiles.
refusal-row-full = La rangée { $row } est pleine.
refusal-pot-full = Le pot est plein : doublez, ou ne faites rien (N).
refusal-empty-place = La place { $place } de la rangée { $row } est vide : il n’y a rien à doubler.
refusal-other-value = { $tile } et { $other } n’ont pas la même valeur : on double avec le même nombre.
refusal-same-colour = { $tile } est de la même couleur : on double avec une autre couleur.
refusal-stack-full = La place { $place } de la rangée { $row } ne reçoit plus de tuile.
refusal-pot-has-room = Il y a de la place dans le pot : mettez-y une tuile, ou doublez.

investo-score = { $name } : { $total } ({ $points } dans cette manche)
investo-target = · objectif { $target } · pioche { $stock }
investo-rack = { $name } · { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
investo-known = tuiles connues sur ce chevalet
investo-reserve = réserve
investo-pot = Pot
investo-worth = Investo, vaut { $points }
investo-table = Table
investo-draft = Table (brouillon : ok confirme, annuler revient en arrière)
investo-empty = encore rien
investo-step-1 = 1 Prendre une tuile
investo-step-2 = 2 Prendre un Investo ?
investo-step-3 = 3 Poser sur la table
investo-step-4 = 4 Pot
investo-prompt-1 = S pour la pioche, ou V et une tuile de la réserve
investo-prompt-stock = S prend une tuile dans la pioche
investo-prompt-2 = T, des tuiles à poser, ou une tuile pour le pot (I1 r7)
investo-prompt-3 = posez une des tuiles prises
investo-prompt-4 = une tuile pour le pot : I1 r7
investo-prompt-5 = { $back ->
    [True] à reprendre de la réserve : B r7
   *[other] { $count ->
        [one] une tuile à mettre en réserve : R r7
       *[other] { $count } tuiles à mettre en réserve : R r7 b2
    }
}
investo-prompt-draft = ok, + d’autres tuiles, - reprendre, annuler

investo-help-1 = Étape 1 : prenez une tuile.
investo-help-2 = Étapes 2 à 4 : prenez un Investo si vous voulez, posez sur la table si vous voulez, puis mettez une tuile dans le pot.
investo-help-3 = Vous avez pris un Investo : il faut poser maintenant au moins une de ses tuiles visibles.
investo-help-4 = Étape 4 : mettez une tuile dans le pot, ou doublez.
investo-help-5 = Fin de votre tour : le chevalet est ramené à sa limite.
investo-can-S = S – prendre une tuile dans la pioche
investo-can-V = { $example } – prendre une tuile de la réserve de l’adversaire
investo-can-T = { $example } – prendre l’Investo de cette rangée
investo-can-A = + r5-7 – poser des tuiles du chevalet (disposées pour vous), A r5-7 b1-3 – ou indiquer toute la table après la pose
investo-can-I = { $example } – mettre une tuile dans une rangée du pot
investo-can-X = { $example } – doubler : une tuile sur une place du pot, puis une tuile de la pioche
investo-can-N = N – rien à l’étape 4
investo-can-R = { $example } – mettre une tuile dans votre réserve
investo-can-B = { $example } – reprendre une tuile de votre réserve
investo-did-S = { $name } : une tuile de la pioche ({ $luck }).
investo-did-V = { $name } : { $tile } prise dans la réserve de l’adversaire.
investo-did-T = { $name } : Investo de la rangée { $row } pris pour { $points } points (base { $luck }).
investo-did-A = { $name } : posé { $tiles } → { $table }
investo-did-I = { $name } : { $tile } mise dans la rangée { $row }.
investo-did-X = { $name } : rangée { $row }, place { $place } doublée avec { $tile }, une tuile piochée ({ $luck }).
investo-did-N = { $name } : rien dans le pot.
investo-did-R = { $name } : { $tile } mise en réserve.
investo-did-B = { $name } : { $tile } reprise de la réserve.
investo-end-out = { $me ->
    [yes] vous n’avez plus de tuiles.
    *[no] { $name } n’a plus de tuiles.
}
investo-end-stock = { $me ->
    [yes] la pioche s’est vidée pendant votre tour.
    *[no] la pioche s’est vidée pendant le tour { DE($name) }.
}
investo-end-stall = plus rien ne bouge depuis longtemps.
    .counted = Rien n’a bougé en { $turns } tours.
investo-part-investos = Investos
investo-part-racks = tuiles sur le chevalet
investo-part-reserves = réserve de l’adversaire
investo-did-mistake = { $name } : erreur avec { $tiles }. La table reste comme avant et les points de cette manche sont perdus.
investo-help-mistake = Si c’est impossible : confirmez la table inchangée (A { $table }, puis ok). C’est une erreur qui coûte les points de cette manche.

## Pourquoi l’expert décide ainsi

investo-reason-most-useful = C’est { $tile } qui vous sert le plus.
investo-reason-least-useful = C’est { $tile } qui vous manquera le moins.
investo-reason-take-points = La rangée { $row } vaut { $points }.
investo-reason-take-denies = Sinon, l’adversaire prend la rangée { $row } (probabilité { $chance } %).
investo-reason-goes-out = Cela termine la manche : l’adversaire a encore { $points } tuiles.
investo-reason-honours-take = Qui prend un Investo doit poser une de ses tuiles : { $count ->
    [one] une tuile est posée
   *[other] { $count } tuiles sont posées
}.
investo-reason-round-may-end = La manche peut bientôt finir : l’adversaire a { $tiles } tuiles et la pioche { $stock }.
investo-reason-rack-too-full = Avec { $count } tuiles, le chevalet serait trop plein.
investo-reason-fewer-tiles = { $count ->
    [one] Une tuile
   *[other] { $count } tuiles
} de moins sur le chevalet à la fin.
investo-reason-holds-back = Vous pourriez poser { $tiles }, mais sur la table cela servirait aussi à l’adversaire.
investo-reason-no-good-doubling = Aucun doublage ne vous aide maintenant.
investo-reason-double-denies = L’adversaire aurait pu prendre la rangée { $row } (probabilité { $chance } %).
investo-reason-double-draws = { $tile } sert peu sur votre chevalet.
investo-reason-row-for-you = { $tile } complète la rangée { $row }, et vous pouvez la prendre ; l’adversaire guère ({ $chance } %).
investo-reason-row-hard-to-take = { $tile } complète la rangée { $row }, que l’adversaire peut difficilement prendre ({ $chance } %).
investo-reason-row-for-both = { $tile } complète la rangée { $row } : vous pourrez la prendre, à moins que l’adversaire ne le fasse avant vous (probabilité { $chance } %).
investo-reason-row-may-be-taken = { $tile } complète la rangée { $row } et l’adversaire la prendra peut-être (probabilité { $chance } %), mais vos autres choix semblent moins bons.
investo-reason-tile-for-later = { $tile } dans la rangée { $row } pourra vous servir plus tard.
investo-reason-tile-hard-to-use = L’adversaire peut difficilement utiliser { $tile } dans la rangée { $row }.
investo-reason-row-stays-open = La rangée { $row } n’est pas encore complète : personne ne peut la prendre au prochain tour.
investo-reason-steal-fits = { $tile }, de la réserve, va bien avec vos tuiles.
investo-reason-reserve-not-worth-it = Rien dans la réserve de l’adversaire ({ $tiles }) ne vaut mieux qu’une nouvelle tuile.
investo-reason-only-the-stock = On ne peut prendre que dans la pioche.
