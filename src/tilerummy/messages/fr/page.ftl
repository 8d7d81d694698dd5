# The page.
page-title = Tile Rummy
page-hello = À quoi joue-t-on ?
page-game-investo = Investo
page-game-rummy = Rummy
page-game-gin = Gin-Rummy
page-about-investo = Remplir le pot, le prendre au bon moment.
page-about-rummy = Séquences et séries. Tout se réarrange.
page-about-gin = Réunir en secret, sortir en premier.
page-who-investo = 2 joueurs · 25 min
page-who-rummy = 2–4 joueurs · 50 min
page-who-gin = 2–4 joueurs · 20 min
page-computer = Ordinateur
page-computer-long = Jouer contre l’ordinateur
page-invite = Inviter
page-invite-long = Inviter
page-device = Même appareil
page-options = Options
page-more = Plus
page-open-tables = Tables ouvertes
page-my-page = Ma page
page-daily = Énigme du jour
page-daily-solved = Énigme du jour : résolue
page-streak = { $days ->
    [one] 1 jour de suite
    *[other] { $days } jours de suite
}
page-left-days = { $count ->
    [one] encore 1 jour
    *[other] encore { $count } jours
}
page-left-hours = { $count ->
    [one] encore 1 heure
    *[other] encore { $count } heures
}
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
    [skilled] Habile
    [strong] Fort
    [hard] Difficile
    [tough] Très difficile
    [expert] Expert
    [greedy] Avide
    [random] Hasard
    *[other] { $level }
}
page-bot = { $level ->
    [beginner] Pim
    [easy] Bo
    [medium] Otis
    [skilled] Dax
    [strong] Silvan
    [hard] Tilda
    [tough] Lynn
    [expert] Renzo
    [greedy] Kira
    [random] Jojo
    *[other] { $level }
}
page-bot-second = { $level ->
    [beginner] Nel
    [easy] Lou
    [medium] Alma
    [skilled] Mila
    [strong] Freya
    [hard] Bruno
    [tough] Ivo
    [expert] Uma
    [greedy] Leo
    [random] Dodo
    *[other] { $level } 2
}
page-bot-third = { $level ->
    [beginner] Tom
    [easy] Max
    [medium] Hugo
    [skilled] Olaf
    [strong] Arno
    [hard] Vera
    [tough] Senta
    [expert] Magnus
    [greedy] Noor
    [random] Kiki
    *[other] { $level } 3
}

## Tiles
page-star = Étoile
page-star-for = Étoile pour { $tile }
page-the-star-for = une Étoile pour { $tile }
page-with-stars = { $meld } avec { $count ->
    [one] une Étoile
    *[other] { $count } Étoiles
}
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
page-the-run = { $colour ->
    [b] la suite bleue { $first }–{ $last }
    [r] la suite rouge { $first }–{ $last }
    [y] la suite jaune { $first }–{ $last }
    *[k] la suite noire { $first }–{ $last }
}
    .rummy = { $colour ->
        [b] la séquence bleue { $first }–{ $last }
        [r] la séquence rouge { $first }–{ $last }
        [y] la séquence jaune { $first }–{ $last }
        *[k] la séquence noire { $first }–{ $last }
    }
    .gin = { $colour ->
        [b] la séquence bleue { $first }–{ $last }
        [r] la séquence rouge { $first }–{ $last }
        [y] la séquence jaune { $first }–{ $last }
        *[k] la séquence noire { $first }–{ $last }
    }
page-the-series = la série de { $value } ({ $colours })
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
page-how-invite = Vous recevez un lien à envoyer. La personne qui l’ouvre rejoint votre table.
page-how-device = L’appareil passe de main en main ; entre les tours, les chevalets sont cachés.
    .rummy = L’appareil passe de main en main ; entre les tours, les supports sont cachés.
    .gin = L’appareil passe de main en main ; entre les tours, les supports sont cachés.
page-your-name = Votre nom
page-name-long = 24 caractères au plus : { $count } de trop.
page-name-left = encore { $left }
page-name-of = Nom du joueur { $number }
page-number-from = Un nombre entier de { $least } à { $most }.
page-players = Joueurs
page-opponent = Qui joue ?
page-at-table = à table
page-add-seat = Ajouter
page-remove-seat = Retirer { $name } de la table
page-rules = Règles
page-single-rules = Règles une à une
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
page-preset-target = { $preset } : jusqu’à { $count } points
page-preset-rounds = { $count ->
    [one] { $preset } : 1 manche
    *[other] { $preset } : { $count } manches
}
page-table-rules = Les règles de cette table
page-changed-count = { $count ->
    [one] 1 modifiée
    *[other] { $count } modifiées
}
page-changed = modifiée
page-colon = { "\u00A0" }:{ " " }
page-in-this-match = Dans cette partie
page-other-rules = Selon le livret : { $count } règles
page-hints = Indices
page-allowed = permis
page-allowed-all = permis pour tous
page-hints-allow = Indices permis, pour tout le monde
page-off = sans
page-yes = oui
page-no = non
page-public = Montrer dans la liste des tables ouvertes
page-make-link = Créer le lien
page-play = Jouer
page-play-count = { $count ->
    [2] Jouer à deux
    [3] Jouer à trois
    *[other] Jouer à quatre
}
page-refused = Cela n’a pas marché.
page-offline = Pas de connexion pour le moment.
page-no-server = { $server } ne répond pas pour le moment. Contre l’ordinateur et sur un seul appareil, vous jouez sans lui.
page-no-server-go = Essayer quand même sa page

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
page-ready = c’est bon
page-not-ready = pas encore
page-be-ready = C’est bon pour moi
page-wait-join = La partie commence dès que toutes les places sont prises.
page-wait-ready = En attente des autres.
page-join = Rejoindre la partie
page-full-title = Toutes les places sont prises
page-full-more = Vous pourrez regarder dès que la partie commence.
page-no-tables = Pas de table ouverte pour le moment.
page-no-matches = Pas encore de partie.
page-open = Ouvrir
page-go-on = Continuer
page-watch = Regarder

## The table
page-table = Table
page-table-empty = La table est vide.
page-pot = Pot
page-pot-rows = Rangées du pot
page-in-full = En entier
page-in-short = En bref
page-why-not = Pourquoi cela ne va pas
page-stock = Pioche
page-stock-take = La pioche, { $count } restantes : choisissez-la, puis touchez le bouton
page-stock-discard = Pioche et écart
page-reserve = Réserve
page-reserve-of = Réserve { DE($name) }
page-reserve-mine = Votre réserve
page-reserve-theirs-about = { $name } pose ici, visibles, les tuiles en trop. Au début de votre tour, vous pouvez en prendre une au lieu de piocher.
page-reserve-mine-about = Ce qui dépasse { $limit } tuiles sur votre chevalet après votre tour vient ici, visible. { $name } peut y prendre ; avec moins de { $limit } tuiles, vous en reprenez.
page-tap-to-choose = Touchez pour choisir
page-your-rack = Votre chevalet
    .rummy = Votre support
    .gin = Votre support
page-discard = Écart
page-draw-unseen = Sans la voir
page-row = { $full ->
    [true] Rangée { $row }, un Investo de { $points } : { $tiles }
    *[other] Rangée { $row } : { $tiles }
}
page-row-worth = { $points } : ce que la rangée { $row } rapporte à qui la prend.
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
page-bot-plays = { $name } joue pour vous.
page-round-to = Manche { $round } · à { $target }
page-round-out = Manche { $round } · continue
page-round-of = Manche { $round } sur { $rounds }
page-score-to = Points, jusqu’à { $target }
page-sheet = Feuille de score
page-deal = Donne équitable
page-log = Ce qui s’est passé
page-min = ouverture { $opening }
page-min-long = première pose dès { $opening }
page-time-left = { $seconds } secondes restantes
page-hurry = vite
page-step-take = Prendre
page-step-investo = Investo
page-step-play = Poser
page-step-pot = Pot
page-step-discard = Écarter
page-step-skipped = passée :
page-hint = Indice
page-sort = Trier
page-undo = Annuler
page-redo = Rétablir
page-reset = Effacer
page-confirm = Valider
page-pass = Passer

## What to do now
page-ask-draw = Prenez une tuile de la pioche.
    .rummy = Prenez une pièce de la pioche.
    .gin = Prenez une pièce de la pioche.
page-ask-draw-reserve = Prenez une tuile : dans la pioche ou dans la réserve { DE($name) }.
page-ask-draw-first = C’est prévu. Prenez d’abord une tuile.
page-ask-take = Prenez un Investo, posez, ou mettez une tuile au pot.
page-ask-choose = Posez ou complétez des suites, puis mettez une tuile au pot.
page-ask-play = Posez l’une de ces tuiles : { $tiles }.
page-ask-pot = Mettez une tuile au pot, ou doublez.
page-ask-choose-full = { $take ->
    [yes] Toutes les rangées sont pleines : prenez-en une, posez, doublez, ou terminez votre tour.
    *[no] Toutes les rangées sont pleines : posez, doublez, ou terminez votre tour.
}
page-ask-full = Le pot est plein : doublez, ou terminez votre tour.
page-ask-ready = C’est prêt : validez, ou continuez.
page-ask-doubled = { $stock ->
    [0] Doublée, la rangée { $row } ne vaut plus que { $points }. Valider ?
    *[other] Doublée, la rangée { $row } ne vaut plus que { $points } ; puis vous piochez une tuile. Valider ?
}
page-ask-reserve = { $count ->
    [one] Plus de { $limit } tuiles sur votre chevalet : choisissez-en une pour votre réserve.
    *[other] Plus de { $limit } tuiles sur votre chevalet : choisissez-en { $count } pour votre réserve.
}
page-ask-back = { $count ->
    [one] Reprenez une tuile de votre réserve.
    *[other] Reprenez { $count } tuiles de votre réserve.
}
page-ask-opening = Première pose : { $opening } points au moins.
page-ask-opening-exchange = Première pose : { $opening } points au moins – ou échangez une pièce.
page-ask-exchange = Posez des tuiles, ou échangez‑en une.
    .rummy = Posez des pièces, ou échangez‑en une.
    .gin = Posez des pièces, ou échangez‑en une.
page-ask-lay = Posez des tuiles si vous voulez.
    .rummy = Posez des pièces si vous voulez.
    .gin = Posez des pièces si vous voulez.
page-ask-last = { $left ->
    [1] Si vous ne posez rien maintenant, la manche est finie.
    *[other] Si personne ne pose en { $left } tours, la manche est finie.
}
page-ends-round = termine la manche
page-ask-fits = Tout est en ordre.
page-ask-discard = Écartez une tuile.
    .rummy = Écartez une pièce.
    .gin = Écartez une pièce.
page-ask-offer = Prenez la tuile retournée, ou passez.
    .rummy = Prenez la pièce retournée, ou passez.
    .gin = Prenez la pièce retournée, ou passez.
page-ask-take-discard = Prenez l’écart ou piochez.
page-ask-lay-mine = { $tile ->
    [none] Étalé pour vous : modifiez ou confirmez.
   *[other] Vous avez écarté { $tile }. Étalé pour vous : modifiez ou confirmez.
}
page-ask-lay-others = { $way ->
    [G] { $name } sort avec un grand gin.
    [petit] { $name } sort avec un petit gin.
   *[other] { $name } sort.
} { $laid ->
    [yes] Étalé pour vous : modifiez ou confirmez.
   *[no] Vous n’avez rien à étaler : confirmez.
}
page-ask-tiles = Touchez les tuiles qui y vont.
    .rummy = Touchez les pièces qui y vont.
    .gin = Touchez les pièces qui y vont.
page-ask-place = { $count ->
    [one] Une tuile choisie. Touchez sa place.
   *[other] { $count } tuiles choisies. Touchez leur place.
}
    .rummy = { $count ->
        [one] Une pièce choisie. Touchez sa place.
       *[other] { $count } pièces choisies. Touchez leur place.
    }
    .gin = { $count ->
        [one] Une pièce choisie. Touchez sa place.
       *[other] { $count } pièces choisies. Touchez leur place.
    }
page-confirm-first = Validez d’abord : votre pose n’est pas encore envoyée.
page-one-to-pot = Une seule tuile va au pot : choisissez‑en une.
page-once-more = touchez encore une fois
## The same where there is room for one short line
page-brief-stock = Prenez une tuile.
page-brief-place = { $count } choisies. Où ?
page-brief-draw = Pioche, ou sa réserve ?
page-brief-take = Investo, suite ou pot ?
page-brief-choose = Posez, puis une au pot.
page-brief-play = Posez une tuile prise.
page-brief-pot = Au pot, ou doublez.
page-brief-choose-full = { $take ->
    [yes] Plein : prenez, posez, doublez, terminez.
    *[no] Plein : posez, doublez, terminez.
}
page-brief-full = Doublez, ou terminez.
page-brief-doubled = { $stock ->
    [0] Rangée { $row } à { $points }.
    *[other] Rangée { $row } à { $points }, puis piochez.
}
page-brief-reserve = Mettez-en { $count } en réserve.
page-brief-back = Reprenez-en { $count }.
## Buttons of a turn
page-from-stock = De la pioche
page-draw = Piocher
page-nothing = Terminer le tour
page-nothing-more = sans doubler
page-and-pot = { $laid } + { $more }
page-into-row = { $tile } en rangée { $row }
page-doubles = { $tile } double : rangée { $row } à { $points }
page-play-taken = posez une des tuiles prises
page-pot-missing = il manque une tuile au pot
page-pot-or-lay = posez des tuiles
page-take-row = Prendre la rangée { $row }
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
    [one] { $meld } : il manque une tuile
    *[other] { $meld } : il manque { $missing } tuiles
}
    .rummy = { $missing ->
        [one] { $meld } : il manque une pièce
        *[other] { $meld } : il manque { $missing } pièces
    }
    .gin = { $missing ->
        [one] { $meld } : il manque une pièce
        *[other] { $meld } : il manque { $missing } pièces
    }
page-no-series = suites seulement : nombres qui se suivent
page-wrong = { $meld } ne va pas
page-wrong-tiles = ces tuiles ne vont pas ensemble
    .rummy = ces pièces ne vont pas ensemble
    .gin = ces pièces ne vont pas ensemble
page-mistake = { $points ->
    [0] erreur : les tuiles reviennent
    [one] erreur : coûte 1 point
    *[other] erreur : coûte { $points } points
}
page-plan-dropped = La table a changé. Votre préparation ne tient plus.
page-to-reserve = À la réserve
page-take-back = Reprendre
page-choose-tiles = { $count ->
    [one] choisissez une tuile
    *[other] choisissez { $count } tuiles
}
page-give-E = Échanger
page-give-D = Écarter
page-lay-or-exchange = posez, ou choisissez une tuile à échanger
    .rummy = posez, ou choisissez une pièce à échanger
    .gin = posez, ou choisissez une pièce à échanger
page-lay-or-discard = posez, ou choisissez un écart
page-opening = { $points } sur { $opening } points
page-group-run = Suite
page-group-series = Série
page-group-left = Reste { $points }
page-discard-nothing = Ne complète rien encore
page-gone-out = { $tile } : hors de la manche
page-gone-mixed = { $tile } : remis dans la pioche
page-makes-series = { $count ->
    [4] Fait un carré de { $value }
    *[other] Fait un brelan de { $value }
}
page-makes-run = { $value ->
    *[other] Fait une suite de { $count }
}
page-go-out = Sortir
page-out-G = Grand gin
page-out-petit = Petit gin
page-out-K = Sortir
page-choose-discard = choisissez l’écart
page-choose-out = choisissez l’écart pour sortir
page-out-with = écarter { $tile }
page-lay-down = Étaler
page-lay-left = { $points ->
    [one] { $points } point reste
   *[other] { $points } points restent
}
page-laid-down = Étalé
page-laid-by = Étalé : { $name }

## What happened
page-told-round = Manche { $round }
page-told-sat = { $me ->
    [yes] Vous avez rejoint la partie.
    *[no] { $name } a rejoint la partie.
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
page-told-freed = { "" } et remplacé l’Étoile posée pour { $tiles }
page-did-rearranged = { $me ->
    [yes] Vous avez réarrangé la table
    *[no] { $name } a réarrangé la table
}
page-did-mistake = { $me ->
    [yes] Votre erreur avec { $tiles } : la table reste, vos points de cette manche sont perdus
    *[no] { $name } : erreur avec { $tiles }, la table reste, les points de cette manche sont perdus
}
page-did-mistake-none = { $me ->
    [yes] Vous n’avez posé aucune des tuiles prises : vos points de cette manche sont perdus
    *[no] { $name } n’a posé aucune des tuiles prises : les points de cette manche sont perdus
}
page-did-investo-S = { $me ->
    [yes] Vous avez pioché { $got }
    *[no] { $name } a pioché une tuile
}
page-did-investo-V = { $me ->
    [yes] Vous avez pris { $tile } dans la réserve { DE($other) }
    [from-me] { $name } a pris { $tile } dans votre réserve
    *[no] { $name } a pris { $tile } dans la réserve { DE($other) }
}
page-did-investo-T = { $me ->
    [yes] Vous avez pris la rangée { $row } : +{ $points }
    *[no] { $name } a pris la rangée { $row } : +{ $points }
}
page-told-handed = { $to ->
    [me] Dessous, pour vous : { $tiles }
    *[other] Dessous, pour { $other } : { $tiles }
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
    [yes] Vous avez mis { $tile } dans votre réserve
    *[no] { $name } a mis { $tile } dans sa réserve
}
page-did-investo-B = { $me ->
    [yes] Vous avez repris { $tile } de votre réserve
    *[no] { $name } a repris { $tile } de sa réserve
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
    [yes] Vous sortez avec un grand gin
    *[no] { $name } sort avec un grand gin
}
page-did-gin-petit = { $me ->
    [yes] Vous sortez avec un petit gin
    *[no] { $name } sort avec un petit gin
}{ $tile ->
    [none] { "" }
    *[other] { "" } en écartant { $tile }
}
page-did-gin-K = { $me ->
    [yes] Vous sortez
    *[no] { $name } sort
}{ $tile ->
    [none] { "" }
    *[other] { "" } en écartant { $tile }
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
page-told-for = { $me ->
    [yes] { $bot } (pour vous)
    *[no] { $bot } (pour { $name })
}
page-told-verb = { "" }
page-told-join = { $first } ; { $rest }
page-told-plays = { $count ->
    [one] Un coup d’un autre
    *[other] { $count } coups des autres
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
page-closed = L’hôte de ce serveur a fermé la table.
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
    [yes] Dans votre réserve : points pour { $other }
    [from-me] Dans la réserve { DE($name) } : points pour vous
    *[no] Dans la réserve { DE($name) } : points pour { $other }
}
page-next-round = Manche suivante
page-rematch = Revanche
page-look = Voir la table
page-show-points = Voir les points
page-replay = Revoir
page-to-start = Accueil
page-match-stays = La partie reste ouverte : vous la reprendrez de là.
page-previous = Étape précédente
page-next = Étape suivante
page-previous-turn = Tour précédent
page-next-turn = Tour suivant
page-share-turn = Lien vers ce tour
page-play-on = Lire
page-pause = Pause
page-step-of = Étape { $step } sur { $steps }
page-out-word = Sortie
page-total-to = Total, à { $target }
page-total-after = Total après { $round } sur { $rounds }
page-total-before = avant
page-total-round = cette manche
page-coming-to = Ensuite, la manche { $round }. Qui a { $target } points après une manche gagne.
page-coming-of = Ensuite, la manche { $round } sur { $rounds }.

## The menu
page-menu-game = Cette partie
page-menu-look = Affichage et sons
page-menu-leave = Partir
page-leave-more = Votre place reste à vous ; les autres sont prévenus de votre départ.
page-leave-alone = Votre place reste à vous ; l’ordinateur vous attend.
page-watching = Vous regardez : vous voyez la table, pas les chevalets.
    .rummy = Vous regardez : vous voyez la table, pas les supports.
    .gin = Vous regardez : vous voyez la table, pas les supports.
page-keys = Touches
page-key-rack = vers votre chevalet
page-key-stock = vers la pioche
page-key-discard = vers l’écart
page-key-table = vers la table
page-key-arrows = d’une tuile à l’autre
    .rummy = d’une pièce à l’autre
    .gin = d’une pièce à l’autre
page-key-move = déplacer la tuile sur le chevalet
    .rummy = déplacer la pièce sur le support
    .gin = déplacer la pièce sur le support
page-key-enlarge = agrandir une combinaison
page-key-undo = annuler
page-key-redo = rétablir
page-key-confirm = valider
page-key-escape = lâcher ce qui est choisi
page-key-help = cet aperçu
page-big = Grandes tuiles
    .rummy = Grandes pièces
    .gin = Grandes pièces
page-still = Sans animations
page-sounds = Sons
page-lines = L’ordinateur dit un mot de temps en temps
page-sound = { $on ->
    [true] Son activé
    *[other] Son coupé
}
page-notify = Me prévenir quand c’est mon tour
page-privacy = Vie privée : mes données, m’effacer
page-strangers = Les autres à la table
page-mute = Ne pas montrer ce qui est dit
page-report-why = Signaler à l’hôte à cause
page-report-name = du nom
page-report-rude = d’un comportement grossier
page-report-slow = d’un jeu lent exprès
page-report-leaves = de parties quittées
page-report-cheats = de triche
page-report-other = d’autre chose
page-report = Signaler
page-reported = Merci. L’hôte de ce serveur le verra.
page-block = Bloquer : pas de place à mes tables
page-blocked = { $name } ne prend plus place à vos tables.
page-block-list = Bloqués
page-nameless = Sans nom
page-unblock = Débloquer
page-say = Dire quelque chose
page-phrase-hello = Bonjour
page-phrase-good-game = Belle partie
page-phrase-thanks = Merci
page-phrase-well-played = Bien joué
page-phrase-oops = Oups
page-phrase-thinking = Je réfléchis…
page-phrase-hurry = C’est à vous, non ?
page-phrase-wow = Waouh
page-phrase-sorry = Pardon
page-phrase-bye = Au revoir
page-come-back = Reprendre ma place
page-stand-in = Laisser un robot jouer pour { $name }
page-another-device = Continuer sur un autre appareil
page-end-match = Arrêter la partie
page-end-sure = Arrêter la partie pour tout le monde ? Elle ne pourra pas reprendre.
page-end-alone = Arrêter la partie ? Elle ne pourra pas reprendre.
page-end-yes = L’arrêter
page-leave-sure = Quitter au milieu de la partie ? Elle reste, et votre place aussi : vous revenez depuis l’accueil ou par le lien.
page-leave-others = Entre-temps, les autres peuvent laisser un robot jouer pour vous.
page-leave-yes = Quitter
page-no-stay = Rester
page-command = Écrire un coup
page-command-how = Pour jouer au clavier : `S` prend dans la pioche, `+ r5-7` pose les 5, 6 et 7 rouges ; `?` liste les coups possibles.
    .gin = Pour jouer au clavier : `U` prend l’écart, `S` une pièce de la pioche, `D k9` écarte le 9 noir ; `?` liste les coups possibles.
page-command-send = Envoyer
page-command-done = Fait : { $line }
page-command-look = Votre chevalet : { $rack }. Table : { $table }. Possible : { $options }.
    .rummy = Votre support : { $rack }. Table : { $table }. Possible : { $options }.
    .gin = Votre support : { $rack }. Table : { $table }. Possible : { $options }.

## Hints
page-thinking = Réflexion…
page-no-hint = Je ne vois rien de mieux.
page-no-play = Rien ne peut être posé maintenant.
page-hint-advice = Un bon coup
page-hint-play = Que puis-je poser ?
page-try-A = Poser { $tiles }
page-try-S = Prendre une tuile de la pioche
    .rummy = Prendre une pièce de la pioche
    .gin = Prendre une pièce de la pioche
page-try-D = Écarter { $tile }
page-try-P = Passer
page-try-investo-V = Prendre { $tile } dans la réserve { DE($other) }
page-try-investo-T = Prendre l’Investo de la rangée { $row } : +{ $points }
page-try-investo-I = Mettre { $tile } en rangée { $row }
page-try-investo-X = Doubler avec { $tile } en rangée { $row }
page-try-investo-N = Ne rien mettre au pot
page-try-investo-R = Mettre { $tile } dans votre réserve
page-try-investo-B = Reprendre { $tile }
page-try-rummy-E = Échanger { $tile }
page-try-gin-U = Prendre l’écart
page-try-gin-G = Sortir avec un grand gin
page-try-gin-petit = { $tile ->
    [none] Sortir avec un petit gin
   *[other] Sortir avec un petit gin, écarter { $tile }
}
page-try-gin-K = { $tile ->
    [none] Sortir
   *[other] Sortir, écarter { $tile }
}
page-try-gin-L = Étaler { $tiles }
page-try-gin-none = Ne rien étaler
page-star-choose = L’Étoile vaut
page-enlarged = En grand : { $meld }
page-walk-lay = Poser { $meld }.
page-walk-add = Avec { $tiles } de votre chevalet : { $meld }.
    .rummy = Avec { $tiles } de votre support : { $meld }.
    .gin = Avec { $tiles } de votre support : { $meld }.
page-walk-form = Sur la table, cela devient { $meld }.
page-show-it = Montrer
page-do-it = Préparer
page-hint-others = Autres coups

## One device, several people
page-curtain = À { $name } de jouer
page-curtain-more = Passez l’appareil. Vos tuiles apparaissent quand vous touchez le bouton.
    .rummy = Passez l’appareil. Vos pièces apparaissent quand vous touchez le bouton.
    .gin = Passez l’appareil. Vos pièces apparaissent quand vous touchez le bouton.
page-curtain-go = Je suis { $name }
page-hand-over = Passer l’appareil à { $name }

## When there is no table to show
page-trouble-connecting = Connexion à la table…
page-trouble-lost = Pas de connexion
page-trouble-lost-more = Tout reprendra dès le retour de la connexion.
page-trouble-restarting = Le serveur redémarre
page-trouble-restarting-more = Rien n’est perdu. Un instant.
page-trouble-gone = Cette table n’existe pas
page-trouble-gone-more = Le lien est faux, ou la table a été effacée depuis longtemps.
page-trouble-moved = Vous jouez ailleurs
page-trouble-moved-more = Votre place est passée sur un autre appareil.
page-trouble-tab = Cette partie est ouverte dans un autre onglet
page-trouble-tab-more = Un seul onglet la joue à la fois. Continuez ici et l’autre la laissera ; sinon, fermez-le.
page-tab-here = Continuer ici
page-laying = La table se prépare…
page-trouble-forbidden = Cette table est privée
page-trouble-forbidden-more = Toutes les places sont prises et les spectateurs ne sont pas admis.
page-trouble-old = Il y a une nouvelle version
page-trouble-old-more = Rechargez la page ; la partie reste où elle est.
page-trouble-key = Ce lien ne marche plus
page-trouble-match = Cette partie n’existe pas
page-trouble-failed = Cela n’a pas marché
page-trouble-failed-more = Quelque chose s’est mal passé en route. Réessayez.
page-trouble-nowhere = Cette page n’existe pas
page-trouble-nowhere-more = L’adresse est fausse ou n’est plus valable.
page-reload = Recharger
page-new-version = Charger la nouvelle version de la page
page-new-version-about = La partie continue où elle en est.
page-notice-lost = Connexion perdue. Reconnexion…
page-notice-restarting = Le serveur redémarre…
page-notice-full = Plus de place sur cet appareil : la partie attend. Enregistrez-la au besoin dans le menu, puis supprimez d’anciennes parties :
page-notice-away = { $name } n’est pas là.
page-engine-loading = Chargement des règles…
page-engine-failed = Les règles n’ont pas pu démarrer dans ce navigateur.
page-engine-offline = Les règles ne sont pas encore sur cet appareil. Il faut les charger une fois avec une connexion.
page-engine-again = Réessayer
page-learn = Apprendre
page-puzzles = Énigmes
page-referee = Arbitre
page-what = Que jouer ?

## The first visit
page-coach = Guide pour débuter
page-first-hello = Choisissez un jeu : la première partie vous l’apprend en jouant.
page-first-investo = Remplissez ensemble les rangées du pot, puis prenez-en une au bon moment. Le premier à 20 points gagne.
page-first-rummy = Posez des suites et des séries, en déplaçant tout ce qui est sur la table. Qui n’a plus de pièce gagne la manche.
page-first-gin = Rassemblez vos combinaisons en secret, une pièce à la fois. Étalez-les avant les autres.
page-guided = Première partie guidée
page-known = Je connais les règles
page-short-lessons = Petites leçons
