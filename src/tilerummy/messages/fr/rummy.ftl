# Rummy.

refusal-star-bound = Une Étoile sur la table continue de remplacer la même pièce tant que celle-ci n’est pas jouée depuis un support à sa place ({ $stars }).
    .short = l’Étoile doit garder son sens
refusal-nothing-laid = Pour jouer, il faut poser au moins une pièce de votre support.
    .short = aucune pièce de votre support
refusal-opening-uses-table = La première pose se fait uniquement avec les pièces de votre support ; ce qui est sur la table ne bouge pas.
    .short = première pose : vos pièces seules
refusal-opening-too-low = Votre première pose vaut { $points } points ; il en faut au moins { $opening }.
    .short = { $points } sur { $opening } points
refusal-no-drawing = Dans cette version, on échange une pièce, on n’en pioche pas.
refusal-no-exchange = Dans cette version, on n’échange pas de pièce.
refusal-exchange-after-opening = Après votre première pose, vous n’échangez plus de pièce.
refusal-no-discarding = Dans cette version, on n’écarte pas de pièce.
refusal-pass-without-discard = La pioche est vide et vous n’avez rien posé : passez (P), sans écart.
refusal-discard-first = Vous avez joué : écartez maintenant une pièce (D r3).
refusal-keep-one-to-discard = Gardez une pièce : chaque tour finit par un écart, le dernier aussi.
    .short = gardez une pièce à écarter
refusal-must-discard = Tant qu’il y a une pioche, on ne passe pas : écartez une pièce (D r3) ou jouez.
refusal-must-exchange = Tant qu’il y a une pioche, on ne passe pas : échangez une pièce (E r3) ou jouez.
refusal-no-timer = Il n’y a pas de sablier dans cette partie.
rules-ace-needs-sequences = Un 1 après le 13 demande des séquences, or ces règles n’ont que des séries.
rules-mixed-needs-sequences = Les couleurs mélangées demandent des séquences, or ces règles n’ont que des séries.
rules-stall-limit-needed = Tant qu’on échange des pièces, la pioche ne diminue jamais : « { $option } » ne peut pas être { $stall_limit }.
rummy-head = Pioche { $stock }
rummy-size = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
rummy-opened = a ouvert
rummy-not-opened = pas encore ouvert
rummy-discards = Écarts
rummy-table = Table
rummy-draft = Table (brouillon : ok confirme, annuler revient en arrière)
rummy-empty = encore rien
rummy-opening = Ouverture : { $points } points sur { $opening }
rummy-guide-exchange = À vous : jouez, ou échangez une pièce.
rummy-guide-draw-discard = À vous : piochez, jouez si vous voulez, écartez une pièce.
rummy-guide-draw = À vous : piochez, puis jouez, échangez (avant la première pose) ou passez.
rummy-prompt-draw = S pioche une pièce
rummy-prompt-discard = une pièce à écarter : D r3
rummy-prompt-over = la manche est finie
rummy-prompt-choose-exchange = des pièces à poser (r5-7 *), ou E et une pièce à échanger
rummy-prompt-choose-draw-discard = des pièces à poser (r5-7 *), ou D et une pièce à écarter
rummy-prompt-draft = ok, + d’autres pièces, - reprendre, annuler
rummy-can-S = S – piocher une pièce
rummy-can-E = { $example } – donner cette pièce contre une de la pioche
rummy-can-A = + r5-7 – poser des pièces du support (disposées pour vous), A r5-7 [b1 *b2 b3] – ou indiquer toute la table après la pose
rummy-can-D = { $example } – écarter cette pièce
rummy-can-P = P – passer
rummy-help-opening = La première pose se fait uniquement avec les pièces de votre support et vaut au moins { $opening } points.
rummy-did-S = { $name } : une pièce piochée ({ $luck }).
rummy-did-E = { $name } : { $tile } échangée contre { $luck }.
rummy-did-A = { $name } : posé { $tiles } → { $table }
rummy-did-D = { $name } : { $tile } écartée.
rummy-did-P = { $name } : passe.
rummy-did-O = { $name } : temps écoulé ({ $luck }).
rummy-end-out = { $me ->
    [yes] vous sortez.
    *[no] { $name } sort.
}
rummy-end-blocked = tout le monde a passé.
rummy-end-stall = personne n’a posé depuis longtemps.
    .counted = Personne n’a posé en { $turns } tours.
rummy-part-racks = pièces restantes
rummy-part-won = des autres
rummy-part-doubled = doublé
rummy-prompt-choose-draw = des pièces à poser (r5-7 *), E et une pièce à échanger, ou P pour passer
refusal-draw-stock-first = Piochez d’abord une pièce (S).
rummy-help-first = La première pose se fait uniquement avec les pièces de votre support.

rummy-reason-goes-out = Votre support est vide : la manche est à vous.
rummy-reason-goes-out-doubled = Votre support se vide en une seule pose : tous les points de la manche comptent double.
rummy-reason-opens = Cette première pose vaut { $points } points ; dès le prochain tour, toute la table est à votre disposition.
rummy-reason-opens-small = Ne posez que le nécessaire : { $tiles }, cela peut suivre avec la dernière pose, et d’ici là personne n’en profite.
rummy-reason-opening-waits = Vous pourriez commencer avec { $tiles }, mais rien ne presse : ce qui est sur la table sert aussi aux autres.
rummy-reason-holds-back = Vous pourrez aussi poser { $tiles } plus tard : chaque pose coûte un tour, et ce qui est sur la table sert aussi aux autres.
rummy-reason-keeps-tiles = Vous pourrez aussi poser { $tiles } plus tard : ce qui est sur la table sert aussi aux autres.
rummy-reason-discard-left = La dernière pièce, { $tile }, sera votre écart.
rummy-reason-others-near-out = { $count ->
    [one] Quelqu’un n’a plus qu’une pièce et peut bientôt sortir.
   *[other] Quelqu’un n’a plus que { $count } pièces et peut bientôt sortir.
}
    .named = { $count ->
        [one] { $name } n’a plus qu’une pièce et peut bientôt sortir.
       *[other] { $name } n’a plus que { $count } pièces et peut bientôt sortir.
    }
rummy-reason-keeps-star = L’Étoile reste sur votre support, où elle peut encore tout remplacer.
rummy-reason-cheaper-rack = Votre support s’allège de { $points } points ; il en reste { $left }.
rummy-reason-may-go-out = { $chance } % des pièces que vous ne voyez pas vous permettraient de sortir au prochain tour.
rummy-reason-second-copy = Vous avez { $tile } en double ; le second trouve rarement une place.
rummy-reason-least-useful = C’est { $tile } qui a le moins de chances d’entrer dans une combinaison.
rummy-reason-dear-tile = { $tile } coûterait { $points } points sur votre support.
rummy-reason-fits-least = Sans { $tile }, vos autres pièces gardent presque toutes leurs chances.
rummy-reason-only-the-stock = Le tour commence par une pièce de la pioche.
rummy-reason-nothing-better = Il n’y a rien de mieux à faire ce tour-ci.
