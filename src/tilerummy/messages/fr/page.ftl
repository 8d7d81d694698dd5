# The page.
page-title = Tile Rummy
page-hello = À quoi joue-t-on ?
page-game-investo = Investo
page-game-rummy = Rummy
page-game-gin = Gin-Rummy
page-about-investo = Remplir le pot, le prendre au bon moment.
page-about-rummy = Suites et séries. Tout se réarrange.
page-about-gin = Réunir en secret, finir en premier.
page-who-investo = 2 joueurs · 20 min
page-who-rummy = 2–4 joueurs · 30 min
page-who-gin = 2–4 joueurs · 15 min
page-computer = Ordinateur
page-computer-long = Jouer contre l’ordinateur
page-invite = Inviter
page-invite-long = Inviter
page-device = Même appareil
page-options = Options
page-more = Plus
page-open-tables = Tables ouvertes
page-my-matches = Mes parties
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-nl = Nederlands
page-language-de = Deutsch
page-theme = { $theme ->
    [light] Couleurs claires
    [dark] Couleurs sombres
    *[other] Couleurs du système
}
page-back = Retour
page-close = Fermer
page-leave = Quitter la table
page-menu = Menu
page-you = Vous
page-player = Joueur { $number }
page-level = { $level ->
    [beginner] Débutant
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Expert
    [greedy] Simple
    [random] Hasard
    *[other] { $level }
}

## Tiles
page-star = Étoile
page-star-for = Étoile pour { $tile }
page-the-star = une Étoile
page-tile = { $colour ->
    [b] { $value } bleu
    [r] { $value } rouge
    [y] { $value } jaune
    *[k] { $value } noir
}
page-the-tile = { $colour ->
    [b] le { $value } bleu
    [r] le { $value } rouge
    [y] le { $value } jaune
    *[k] le { $value } noir
}
page-run = { $colour ->
    [b] bleu { $first }–{ $last }
    [r] rouge { $first }–{ $last }
    [y] jaune { $first }–{ $last }
    *[k] noir { $first }–{ $last }
}
page-series = { $value } en { $colours }
page-colour-b = bleu
page-colour-r = rouge
page-colour-y = jaune
page-colour-k = noir
page-tiles = { $count ->
    [one] tuile
    *[other] tuiles
}
    .rummy = { $count ->
        [one] pièce
        *[other] pièces
    }
    .gin = { $count ->
        [one] pièce
        *[other] pièces
    }
page-on = sur

## A new table
page-how-computer = La partie commence aussitôt.
page-how-invite = Vous recevez un lien à envoyer. Qui l’ouvre prend place à votre table.
page-how-device = L’appareil passe de main en main ; entre les tours, les chevalets sont cachés.
    .rummy = L’appareil passe de main en main ; entre les tours, les supports sont cachés.
    .gin = L’appareil passe de main en main ; entre les tours, les supports sont cachés.
page-your-name = Votre nom
page-players = Joueurs
page-opponent = Niveau
page-rules = Règles
page-single-rules = Règles une à une
    .rummy = Avec 52 pièces
    .gin = Avec 52 pièces
    .rummy = Avec 52 pièces, points classiques
    .gin = Avec 52 pièces, points classiques
page-clock = Temps
page-clock-none = Sans limite
page-clock-turn = { $time } par tour
page-clock-bank = { $time } chacun, { $more } s de plus par tour
page-clock-days = { $time } par tour
page-seconds = { $count ->
    [one] 1 seconde
    *[other] { $count } secondes
}
page-minutes = { $count ->
    [one] 1 minute
    *[other] { $count } minutes
}
page-days = { $count ->
    [one] 1 jour
    *[other] { $count } jours
}
page-own-rules = règles maison
page-table-rules = Les règles de cette table
page-changed-count = { $count ->
    [one] 1 modifiée
    *[other] { $count } modifiées
}
page-changed = modifiée
page-other-rules = Selon le livret : { $count } règles
page-hints = Indices
page-allowed = permis
page-off = sans
page-yes = oui
page-no = non
page-public = Montrer dans la liste des tables ouvertes
page-make-link = Obtenir le lien
page-play = Jouer
page-refused = Cela n’a pas marché.
page-offline = Pas de connexion pour le moment.

## Before the first deal
page-invite-title = Envoyez ce lien
page-link = Lien vers la table
page-copy = Copier
page-copied = Copié
page-copy-yourself = Impossible de copier : copiez le lien vous-même.
page-share = Partager
page-qr = Code QR du lien
page-seats = À la table
page-seat-free = Place libre
page-ready = prêt
page-not-ready = pas encore prêt
page-be-ready = Je suis prêt
page-wait-join = La donne commence dès que les places sont prises.
page-wait-ready = En attente des autres.
page-join-title = Une place est libre
page-join = Prendre place
page-full-title = Toutes les places sont prises
page-full-more = Vous pourrez regarder dès que la partie commence.
page-no-tables = Pas de table ouverte pour le moment.
page-no-matches = Pas encore de partie.
page-open = Ouvrir
page-go-on = Continuer
page-watch = Regarder

## The table
page-table = Table
page-table-empty = Rien sur la table pour l’instant.
page-pot = Pot
page-stock = Pioche
page-stock-take = Prendre une tuile de la pioche, { $count } restantes
page-stock-discard = Pioche et écart
page-reserve = Réserve
page-your-reserve = La vôtre
page-reserve-of = Réserve de { $name }
page-reserve-mine = Votre réserve
page-your-rack = Votre chevalet
    .rummy = Votre support
    .gin = Votre support
page-discard = Écart
page-draw-unseen = Sans la voir
page-row = { $full ->
    [true] Rangée { $row }, un Investo de { $points } : { $tiles }
    *[other] Rangée { $row } : { $tiles }
}
page-double-place = Doubler { $tile }
page-take-tile = Prendre le { $tile }
page-new-run = Nouvelle suite ici
page-new-meld = Nouvelle combinaison ici
page-more-lines = { $count ->
    [one] { $count } ligne
    *[other] { $count } lignes
}
page-more-fresh = { $count ->
    [one] { $count } nouveauté
    *[other] { $count } nouveautés
}
page-zoom = Zoom
page-turn = Tour
page-your-turn = À vous de jouer
page-waiting = { $name } joue.
page-turn-of = à { $name } de jouer
page-bot-plays = { $level } joue pour vous.
page-round-to = Manche { $round } · à { $target }
page-round-of = Manche { $round } sur { $rounds }
page-score-to = Points, jusqu’à { $target }
page-sheet = Feuille de score
page-log = Ce qui s’est passé
page-min = dès { $opening }
page-time-left = { $seconds } secondes restantes
page-hurry = vite
page-step-take = Prendre
page-step-investo = Investo
page-step-play = Poser
page-step-pot = Pot
page-step-discard = Écarter
page-hint = Aide
page-sort = Trier
page-undo = Annuler
page-redo = Refaire
page-reset = Effacer
page-confirm = Valider
page-pass = Passer

## What to do now
page-ask-draw = Prendre une tuile de la pioche.
    .rummy = Prendre une pièce de la pioche.
    .gin = Prendre une pièce de la pioche.
page-ask-draw-reserve = Prendre une tuile : pioche ou réserve adverse.
page-ask-take = Prendre un Investo, poser, ou passer au pot.
page-ask-choose = Poser ou compléter des suites, puis le pot.
page-ask-play = Poser une de celles-ci : { $tiles }.
page-ask-pot = Mettre une tuile au pot, ou doubler.
page-ask-full = Le pot est plein : doubler, ou rien.
page-ask-reserve = { $count ->
    [one] Choisir une tuile pour la réserve.
    *[other] Choisir { $count } tuiles pour la réserve.
}
page-ask-back = { $count ->
    [one] Reprendre une tuile de la réserve.
    *[other] Reprendre { $count } tuiles de la réserve.
}
page-ask-opening = Premier jeu : { $opening } points au moins.
page-ask-exchange = Poser des tuiles, ou en échanger une.
    .rummy = Poser des pièces, ou en échanger une.
    .gin = Poser des pièces, ou en échanger une.
page-ask-lay = Poser des tuiles si on veut.
    .rummy = Poser des pièces si on veut.
    .gin = Poser des pièces si on veut.
page-ask-fits = Tout est en ordre.
page-ask-discard = Écarter une tuile.
    .rummy = Écarter une pièce.
    .gin = Écarter une pièce.
page-ask-offer = Prendre la tuile retournée, ou passer.
    .rummy = Prendre la pièce retournée, ou passer.
    .gin = Prendre la pièce retournée, ou passer.
page-ask-take-discard = Prendre l’écart ou piocher.
page-ask-lay-down = Étaler vos combinaisons.
page-from-stock = De la pioche
page-draw = Piocher
page-nothing = Rien
page-nothing-more = finir le tour
page-into-row = { $tile } en rangée { $row }
page-doubles = { $tile } double en rangée { $row }
page-play-taken = poser une tuile prise
page-pot-missing = il manque une tuile au pot
page-pot-or-lay = poser des tuiles
page-take-row = Prendre rangée { $row }
page-laid = { $count ->
    [one] 1 tuile
    *[other] { $count } tuiles
}
    .rummy = { $count ->
        [one] 1 pièce
        *[other] { $count } pièces
    }
    .gin = { $count ->
        [one] 1 pièce
        *[other] { $count } pièces
    }
page-rearranged = réarrangé
page-short = { $missing ->
    [one] { $meld } : manque une tuile
    *[other] { $meld } : manquent { $missing } tuiles
}
    .rummy = { $missing ->
        [one] { $meld } : manque une pièce
        *[other] { $meld } : manquent { $missing } pièces
    }
    .gin = { $missing ->
        [one] { $meld } : manque une pièce
        *[other] { $meld } : manquent { $missing } pièces
    }
page-wrong = { $meld } ne va pas
page-mistake = { $points ->
    [0] erreur : les tuiles reviennent
    [one] erreur : coûte 1 point
    *[other] erreur : coûte { $points } points
}
page-plan-dropped = La table a changé. Votre plan ne va plus.
page-to-reserve = À la réserve
page-take-back = Reprendre
page-choose-tiles = { $count ->
    [one] choisir une tuile
    *[other] choisir { $count } tuiles
}
page-give-E = Échanger
page-give-D = Écarter
page-lay-or-exchange = poser ou choisir une tuile
    .rummy = poser ou choisir une pièce
    .gin = poser ou choisir une pièce
page-lay-or-discard = poser ou choisir un écart
page-opening = { $points } sur { $opening } points
page-group-run = Suite
page-group-series = Série
page-group-left = Reste { $points }
page-discard-nothing = Ne complète rien encore
page-makes-series = { $count ->
    [4] Fait un carré de { $value }
    *[other] Fait un brelan de { $value }
}
page-makes-run = { $value ->
    *[other] Fait une suite de { $count }
}
page-go-out = Finir
page-out-G = Grand gin
page-out-petit = Petit gin
page-out-K = Finir
page-left-too-much = { $points } points de reste
page-laid-too-few = { $least } combinées requises, vous : { $count }
page-choose-discard = choisir l’écart
page-choose-out = choisir l’écart pour finir
page-lay-down = Étaler
page-laid-down = Étalé

## What happened
page-told-round = Manche { $round }
page-told-sat = { $me ->
    [yes] Vous avez pris place.
    *[no] { $name } a pris place.
}
page-told-left = { $me ->
    [yes] Vous avez quitté la table.
    *[no] { $name } a quitté la table.
}
page-told-stood-in = Un robot joue pour { $name } ({ $level }).
page-told-back = { $me ->
    [yes] Vous êtes de retour.
    *[no] { $name } est de retour.
}
page-told-stopped = { $me ->
    [yes] Vous avez arrêté la partie.
    *[no] { $name } a arrêté la partie.
}
page-told-time = { $me ->
    [yes] Votre temps est écoulé.
    *[no] Temps écoulé pour { $name }.
}
page-did-A = { $me ->
    [yes] Vous avez posé { $tiles }
    *[no] { $name } a posé { $tiles }
}
page-did-rearranged = { $me ->
    [yes] Vous avez réarrangé la table
    *[no] { $name } a réarrangé la table
}
page-did-mistake = { $me ->
    [yes] Votre erreur avec { $tiles } : la table reste, vos points de cette manche sont perdus
    *[no] { $name } : erreur avec { $tiles }, la table reste, les points de cette manche sont perdus
}
page-did-mistake-none = { $me ->
    [yes] Vous n’avez posé aucune des tuiles prises : vos points de cette manche sont perdus
    *[no] { $name } n’a posé aucune des tuiles prises : les points de cette manche sont perdus
}
page-did-investo-S = { $me ->
    [yes] Vous avez pioché { $got }
    *[no] { $name } a pioché une tuile
}
page-did-investo-V = { $me ->
    [yes] Vous avez pris { $tile } dans la réserve adverse
    *[no] { $name } a pris { $tile } dans la réserve adverse
}
page-did-investo-T = { $me ->
    [yes] Vous avez pris la rangée { $row } : +{ $points }
    *[no] { $name } a pris la rangée { $row } : +{ $points }
}
page-told-handed = { $to ->
    [me] Dessous, pour vous : { $tiles }
    *[other] Dessous, pour l’autre joueur : { $tiles }
}
page-did-investo-I = { $me ->
    [yes] Vous avez mis { $tile } en rangée { $row }
    *[no] { $name } a mis { $tile } en rangée { $row }
}
page-did-investo-X = { $me ->
    [yes] Vous avez doublé avec { $tile } en rangée { $row }
    *[no] { $name } a doublé avec { $tile } en rangée { $row }
}
page-did-investo-N = { $me ->
    [yes] Vous n’avez rien mis au pot
    *[no] { $name } n’a rien mis au pot
}
page-did-investo-R = { $me ->
    [yes] Vous avez mis { $tile } en réserve
    *[no] { $name } a mis { $tile } en réserve
}
page-did-investo-B = { $me ->
    [yes] Vous avez repris { $tile } de la réserve
    *[no] { $name } a repris { $tile } de la réserve
}
page-did-rummy-S = { $me ->
    [yes] Vous avez pioché { $got }
    *[no] { $name } a pioché une tuile
}
    .rummy = { $me ->
        [yes] Vous avez pioché { $got }
        *[no] { $name } a pioché une pièce
    }
    .gin = { $me ->
        [yes] Vous avez pioché { $got }
        *[no] { $name } a pioché une pièce
    }
page-did-rummy-E = { $me ->
    [yes] Vous avez échangé { $tile } contre { $got }
    *[no] { $name } a échangé une tuile
}
    .rummy = { $me ->
        [yes] Vous avez échangé { $tile } contre { $got }
        *[no] { $name } a échangé une pièce
    }
    .gin = { $me ->
        [yes] Vous avez échangé { $tile } contre { $got }
        *[no] { $name } a échangé une pièce
    }
page-did-rummy-D = { $me ->
    [yes] Vous avez écarté { $tile }
    *[no] { $name } a écarté { $tile }
}
page-did-rummy-P = { $me ->
    [yes] Vous avez passé
    *[no] { $name } a passé
}
page-did-rummy-O = { $drew ->
    [yes] { $me ->
        [yes] Vous avez pioché { $got }
       *[no] { $name } a pioché une pièce
}
    *[no] { $me ->
        [yes] Vous n’avez rien posé
       *[no] { $name } n’a rien posé
}
}
page-did-gin-S = { $me ->
    [yes] Vous avez pioché { $got }
    *[no] { $name } a pioché
}
page-did-gin-U = { $tile ->
    [none] { $me ->
        [yes] Vous avez pris l’écart
       *[no] { $name } a pris l’écart
}
    *[other] { $me ->
        [yes] Vous avez pris { $tile }
       *[no] { $name } a pris { $tile }
}
}
page-did-gin-D = { $me ->
    [yes] Vous avez écarté { $tile }
    *[no] { $name } a écarté { $tile }
}
page-did-gin-G = { $me ->
    [yes] Vous avez fini par un grand gin
    *[no] { $name } a fini par un grand gin
}
page-did-gin-petit = { $me ->
    [yes] Vous avez fini par un petit gin
    *[no] { $name } a fini par un petit gin
}
page-did-gin-K = { $me ->
    [yes] Vous avez fini
    *[no] { $name } a fini
}
page-did-gin-L = { $me ->
    [yes] Vous avez étalé { $tiles }
    *[no] { $name } a étalé { $tiles }
}
page-did-gin-P = { $me ->
    [yes] Vous avez passé
    *[no] { $name } a passé
}
page-did-gin-none = { $me ->
    [yes] Vous n’avez rien étalé
    *[no] { $name } n’a rien étalé
}
page-told-verb = { "" }
page-told-join = { $first } ; { $rest }
page-told-plays = { $count ->
    [one] Un coup depuis votre tour
    *[other] { $count } coups depuis votre tour
}
page-recall = Ce que les autres ont fait
page-recall-of = Ce qu’a fait { $name }
page-recall-steps = { $count ->
    [one] 1 étape
    *[other] { $count } étapes
}
page-recall-at = Étape { $step } sur { $steps }
page-speed = Rythme de l’ordinateur
page-speed-calm = Calme
page-speed-normal = Normal
page-speed-fast = Vif
page-speed-at-once = Aussitôt

## The end of a round
page-round-over = La manche est finie
page-match-stopped = La partie a été arrêtée
page-won = Vous avez gagné
page-winner = { $count ->
    [one] { $names } a gagné
    *[other] Gagnants : { $names }
}
page-points = Points
page-left-on = { $me ->
    [yes] Reste sur votre chevalet
    *[no] Reste sur le chevalet : { $name }
}
    .rummy = { $me ->
        [yes] Reste sur votre support
        *[no] Reste sur le support : { $name }
    }
    .gin = { $me ->
        [yes] Reste sur votre support
        *[no] Reste sur le support : { $name }
    }
page-left-reserve = { $me ->
    [yes] Dans votre réserve, pour l’autre
    *[no] Dans la réserve de { $name }, pour l’autre
}
page-next-round = Manche suivante
page-rematch = Revanche
page-look = Voir la table
page-show-points = Voir les points
page-replay = Revoir
page-replay-number = Revoir la partie { $number }
page-to-start = Accueil
page-match-stays = La partie reste : vous la reprenez là.
page-previous = Étape précédente
page-next = Étape suivante
page-previous-turn = Tour précédent
page-next-turn = Tour suivant
page-share-turn = Lien vers ce tour
page-play-on = Lire
page-pause = Pause
page-step-of = Étape { $step } sur { $steps }
page-out-word = Terminé
page-total-to = Total, à { $target }
page-total-after = Total après { $round } sur { $rounds }
page-coming-to = Ensuite, la manche { $round }. Qui a { $target } points après une manche gagne.
page-coming-of = Ensuite, la manche { $round } sur { $rounds }.

## The menu
page-settings = Réglages
page-big = Grandes tuiles
    .rummy = Grandes pièces
    .gin = Grandes pièces
page-still = Sans animations
page-sounds = Sons
page-sound = { $on ->
    [true] Son activé
    *[other] Son coupé
}
page-notify = M’appeler quand c’est à moi
page-say = Dire quelque chose
page-phrase-hello = Bonjour
page-phrase-good-game = Bien joué à tous
page-phrase-thanks = Merci
page-phrase-well-played = Bien joué
page-phrase-oops = Oups
page-phrase-thinking = Je réfléchis…
page-phrase-hurry = C’est à vous, non ?
page-phrase-wow = Ouah
page-phrase-sorry = Pardon
page-phrase-bye = Au revoir
page-come-back = Reprendre ma place
page-stand-in = Laisser un robot jouer pour { $name }
page-another-device = Continuer sur un autre appareil
page-end-match = Arrêter la partie
page-end-sure = Arrêter la partie pour tout le monde ? Elle ne pourra pas reprendre.
page-end-yes = L’arrêter
page-leave-sure = Quitter au milieu de la partie ? Elle reste, et votre place aussi : vous revenez depuis l’accueil ou par le lien.
page-leave-others = Entre-temps, les autres peuvent laisser un robot jouer pour vous.
page-leave-yes = Quitter
page-no-stay = Rester
page-command = Écrire un coup
page-command-how = En notation, par exemple S ou + r5-7 ; ? dit ce qu’il y a
page-command-send = Envoyer
page-command-done = Fait : { $line }
page-command-look = Votre chevalet : { $rack }. Table : { $table }. Possible : { $options }.
    .rummy = Votre support : { $rack }. Table : { $table }. Possible : { $options }.
    .gin = Votre support : { $rack }. Table : { $table }. Possible : { $options }.

## Hints
page-thinking = Réflexion…
page-no-hint = Rien de mieux ne vient à l’esprit.
page-no-play = Rien ne peut être posé maintenant.
page-hint-advice = Un bon coup
page-hint-play = Ce qui peut être posé
page-worth-win = gagne la partie environ { $percent } fois sur 100
page-worth-points = environ { $points } points dans cette manche
page-try-A = Poser { $tiles }
page-try-S = Prendre une tuile de la pioche
    .rummy = Prendre une pièce de la pioche
    .gin = Prendre une pièce de la pioche
page-try-D = Écarter { $tile }
page-try-P = Passer
page-try-investo-V = Prendre { $tile } dans la réserve adverse
page-try-investo-T = Prendre l’Investo de la rangée { $row } : +{ $points }
page-try-investo-I = Mettre { $tile } en rangée { $row }
page-try-investo-X = Doubler avec { $tile } en rangée { $row }
page-try-investo-N = Ne rien mettre au pot
page-try-investo-R = Mettre { $tile } en réserve
page-try-investo-B = Reprendre { $tile }
page-try-rummy-E = Échanger { $tile }
page-try-gin-U = Prendre l’écart
page-try-gin-G = Finir par un grand gin
page-try-gin-petit = Finir par un petit gin
page-try-gin-K = Finir
page-try-gin-L = Étaler { $tiles }
page-try-gin-none = Ne rien étaler
page-star-choose = L’Étoile vaut
page-enlarged = En grand : { $meld }
page-walk-lay = Poser { $meld }.
page-walk-add = Avec { $tiles } de votre chevalet : { $meld }.
    .rummy = Avec { $tiles } de votre support : { $meld }.
    .gin = Avec { $tiles } de votre support : { $meld }.
page-walk-form = La table donne { $meld }.
page-show-it = Montrer
page-do-it = Faire cela

## One device, several people
page-curtain = À { $name } de jouer
page-curtain-more = Passez l’appareil. Les tuiles apparaissent quand vous seul regardez.
    .rummy = Passez l’appareil. Les pièces apparaissent quand vous seul regardez.
    .gin = Passez l’appareil. Les pièces apparaissent quand vous seul regardez.
page-curtain-go = Je suis { $name }
page-hand-over = Passer l’appareil à { $name }

## When there is no table to show
page-trouble-connecting = On va à la table…
page-trouble-lost = Pas de connexion
page-trouble-lost-more = Tout revient dès qu’il y en a une.
page-trouble-restarting = Le serveur redémarre
page-trouble-restarting-more = Rien n’est perdu. Un instant.
page-trouble-gone = Cette table n’existe pas
page-trouble-gone-more = Le lien est faux, ou la table a été effacée depuis longtemps.
page-trouble-moved = Vous jouez ailleurs
page-trouble-moved-more = Votre place est passée sur un autre appareil.
page-trouble-forbidden = Cette table est privée
page-trouble-forbidden-more = Toutes les places sont prises et on n’y regarde pas.
page-trouble-old = Il y a une nouvelle version
page-trouble-old-more = Rechargez la page ; la partie reste où elle est.
page-trouble-key = Ce lien ne marche plus
page-trouble-match = Cette partie n’existe pas
page-trouble-failed = Cela n’a pas marché
page-trouble-failed-more = Quelque chose s’est mal passé en route. Réessayez.
page-trouble-nowhere = Cette page n’existe pas
page-trouble-nowhere-more = L’adresse est fausse, ou elle date.
page-reload = Recharger
page-notice-lost = Connexion perdue. On revient…
page-notice-restarting = Le serveur redémarre…
page-notice-away = { $name } est absent.
page-engine-loading = Chargement des règles…
page-engine-failed = Les règles n’ont pas pu démarrer dans ce navigateur.
page-engine-offline = Les règles ne sont pas encore sur cet appareil. Il faut les charger une fois avec une connexion.
page-engine-again = Réessayer
page-learn = Apprendre
page-puzzles = Énigmes
