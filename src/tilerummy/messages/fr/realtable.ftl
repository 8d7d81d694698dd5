# À une vraie table : feuille de score, arbitre, que pourrais-je jouer ?

## What people at a real table tell, and why it cannot be
told-racks = Il faut les tuiles restantes de chaque joueur : il y en a { $count } sur { $seats }.
    .rummy = Il faut les pièces restantes de chaque joueur : il y en a { $count } sur { $seats }.
    .gin = Il faut les pièces restantes de chaque joueur : il y en a { $count } sur { $seats }.
told-points = La manche { $round } a des points pour { $count } joueurs sur { $seats }.
told-seats = { $count } joueurs ne conviennent pas à ce jeu ; possible : { $known }.
told-no-such-player = Il n’y a pas de joueur { $player } : { $seats } jouent.
told-no-such-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
told-no-such-way = Dites comment le joueur est sorti : « { $way } » n’est pas parmi { $known }.
told-way-missing = Ici, il importe de savoir comment l’autre joueur est sorti : indiquez l’un de { $known }.
told-out-not-empty = { $player } sort : il ne reste rien sur son support.
told-two-empty = Un seul chevalet peut être vide ; indiquez ce qui reste à { $player }.
    .rummy = Un seul support peut être vide ; indiquez ce qui reste à { $player }.
told-blocked-empty = Dans une manche bloquée, chacun a encore des pièces ; { $player } n’en a pas.
told-rack-size = Il ne peut pas rester { $count } pièces à { $player } : { $most } au plus.
told-investo-points = Un Investo vaut de 1 à { $most } points, pas { $points }.
told-too-many-tiles = Il n’y a que { $most } tuiles, pas { $count }.
told-hand-size = Une main compte 10 pièces au début du tour et 11 après la prise ; ici, elle en a { $count }.
told-pot = Ce n’est pas un pot à { $rows } rangées : « { $text } ». Une rangée a au plus trois places ; une tuile doublée a la même valeur dans une autre couleur.
told-after-drawing = Nul ne sait quelle pièce est venue de la pioche : demandez à part ce qui a été fait ensuite, avec le support de ce moment.
told-nothing = Il n’y a encore rien à juger.
told-no-rack = Indiquez d’abord les tuiles du chevalet.
    .rummy = Indiquez d’abord les pièces du support.
    .gin = Indiquez d’abord les pièces du support.
told-line = Ligne { $line } : { $problem }
told-unreadable = Ceci est illisible : { $text }.
told-no-such-name = Il n’y a pas de joueur « { $name } » ; il y a : { $known }.
told-twice = « { $name } » y est deux fois.
told-no-players = Indiquez d’abord le jeu et les joueurs : « game rummy », « players Ann Ben ».

## The command line
cli-about-score = calculer une feuille de score depuis un fichier texte
cli-about-referee = demander si un coup est permis, et sinon pourquoi

## Entering tiles
entry-tiles = Tuiles, p. ex. r5-7 k8
    .rummy = Pièces, p. ex. r5-7 k8
    .gin = Pièces, p. ex. r5-7 k8
entry-tiles-star = Pièces, p. ex. r5-7 k8 *
entry-melds = Combinaisons, p. ex. r5-7 8:rky
entry-runs = Suites, p. ex. r5-7 k1-4
entry-key = b bleu · r rouge · y jaune · k noir
entry-key-star = b bleu · r rouge · y jaune · k noir · * Étoile
entry-pad = Tuiles à toucher
    .rummy = Pièces à toucher
    .gin = Pièces à toucher
entry-how = Toucher ajoute, maintenir retire ; glisser fait une suite.
    .rummy = Toucher ajoute, maintenir retire ; glisser fait une séquence.
    .gin = Toucher ajoute, maintenir retire ; glisser fait une séquence.
entry-cell = { $tile } : { $count }
entry-take-away = Retirer : { $tile }
entry-clear = Effacer
entry-new-meld = Nouvelle combinaison
entry-meld = Combinaison { $number } : { $tiles }
entry-pot = Le pot, p. ex. k10 b5 r7<b7 / r3 / . / x
entry-place = Rangée { $row }, place { $place } : { $tiles }
entry-base = Rangée { $row } : { $base ->
    [yes] avec tuile de base
   *[no] sans tuile de base
}

## The three screens
real-sheet = Feuille de score
real-referee = Arbitre
real-what-short = Que jouer ?
real-game = Jeu

## The score sheet
real-new-sheet = Nouvelle feuille
real-open-sheet = Ouvrir { $name }
real-sheets = Feuilles
real-delete-sheet = Supprimer cette feuille
real-delete-sure = Supprimer pour de bon ?
real-player = Joueur { $number }
real-player-name = Nom du joueur { $number }
real-add-player = Ajouter un joueur
real-remove-player = Retirer { $name }
real-start = Commencer la feuille
real-change = Changer joueurs ou durée
real-done = Terminé
real-goal = Durée de la partie
real-goal-rounds = Manches
real-goal-target = Points à atteindre
real-rounds = Nombre de manches
real-target = Points à atteindre
real-to-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
real-to-target = jusqu’à { $count } points
real-enter-round = Saisir la manche { $round }
real-round = Manche { $round }
real-correct-round = Corriger la manche { $round }
real-delete-round = Supprimer cette manche
real-save = Noter
real-by-tiles = Ce qui reste
    .rummy = Par pièces restantes
    .gin = Par pièces restantes
real-by-points = Points
real-points-of = Points : { $name }
real-minus = Plus ou moins : { $name }
real-who-out = Qui est sorti ?
real-nobody-rummy = Personne (bloquée)
real-nobody-gin = Personne (annulée)
real-single = Sorti en une seule pose : points doublés
real-how = Comment ?
real-way-grand-gin = Grand gin (11)
real-way-petit-gin = Petit gin (10)
real-way-eight-nine = 8 ou 9 posées
real-left-of = Reste : { $name }
real-rack-of = Sur le chevalet : { $name }
real-reserve-of = Dans la réserve : { $name }
real-took-of = Investos pris : { $name }
real-took-add = Investo à { $points } : { $name }
real-number = Combien
real-sum = Somme
real-on-rack = Sur le chevalet
real-in-reserve = Dans la réserve
real-took = Investos
real-missing = Il manque encore : { $names }.
real-over-after = Finie après la manche { $round }
real-print = Imprimer
real-shared = Cette feuille vient d’un lien et est aussi gardée ici.
real-bad-link = Ce lien ne contient pas de feuille de score.
real-kept = Gardée sur cet appareil seulement.
real-link = Lien vers la feuille

## The referee
real-question = Question
real-ask-meld = Est-ce une combinaison ?
real-ask-run = Est-ce une suite ?
real-ask-play = Cette pose est-elle permise ?
real-ask-take = Peut-on prendre cet Investo ?
real-ask-invest = La tuile peut-elle aller là ?
real-ask-double = Peut-on doubler ici ?
real-ask-out = Peut-on sortir ainsi ?
real-ask-lay = Peut-on étaler ainsi ?
real-other-out = Comment l’autre joueur est-il sorti ?
real-before = Table avant
real-after = Table après
real-from-before = Partir de la table d’avant
real-table = Table
real-rack = Chevalet
    .rummy = Support
    .gin = Support
real-rack-if = Chevalet (facultatif)
    .rummy = Support (facultatif)
    .gin = Support (facultatif)
real-hand = Main
real-opened = A déjà ouvert
real-pot = Pot
real-row = Rangée
real-place = Place
real-tile = Tuile
    .rummy = Pièce
    .gin = Pièce
real-base = Tuile de base (si jouée)
real-discard = Écart (avec 11 pièces)
real-lying = Déjà étalé
real-lying-after = Après la pose
real-ask = Demander à l’arbitre
real-legal = Permis
real-illegal = Pas permis
real-unclear = Pas clair
real-rule = Règle { $rule }
real-fact-laid = Posé depuis le chevalet : { $tiles }.
    .rummy = Posé depuis le support : { $tiles }.
    .gin = Posé depuis le support : { $tiles }.
real-fact-opening = Comme première pose, cela vaut { $points } points.
real-fact-left = { $points ->
    [one] Il reste { $points } point.
   *[other] Il reste { $points } points.
}
real-fact-worth = L’Investo vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
real-fact-handed = À l’autre joueur : { $tiles }.
real-fact-covered = { $tile } est couvert ; piochez ensuite une tuile.

## What could I play?
real-find = Chercher
real-split = Meilleur partage
real-left-over = Reste
real-would-help = Celles-ci aideraient
real-takes = Investos
real-take = Rangée { $row } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
real-take-not = Rangée { $row } : aucune de ses tuiles ne peut être posée.
real-doubles = Doublages
real-double = Rangée { $row } : { $tile } sur { $onto }
real-way-out = { $way ->
    [grand-gin] Grand gin
    [petit-gin] Petit gin
   *[eight-nine] Sortie avec 8 ou 9
}
real-way-discard = écart { $tile }
