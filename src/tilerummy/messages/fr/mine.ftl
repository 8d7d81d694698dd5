# Ma page (/mine), et le passage à un autre appareil.

mine-game = Jeu
mine-opponent = Adversaire
mine-result = Résultat
mine-all = tous
mine-filter = Filtrer
mine-matches = Parties
mine-none = Aucune partie ne correspond.
mine-more = encore { $count }
mine-on-device = gardée sur cet appareil
mine-on-server = sur le serveur
mine-play = Jouer
mine-next-up = Essayez { $name }
mine-next-down = { $name } vous conviendrait peut-être mieux
mine-next-stay = { $name } vous convient
mine-next-why = Vous avez gagné { $won } de vos { $of } dernières parties contre { $name }.
mine-ending-all = tous
mine-ending-won = gagnée
mine-ending-lost = perdue
mine-ending-drawn = victoire partagée
mine-ending-stopped = arrêtée
mine-ending-shared = sur cet appareil
mine-pairs = Face à face
mine-pair = Devant : vous { $won }, { $name } { $lost }.
mine-family = Sur cet appareil
mine-family-who = Ensemble ici
mine-family-played = jouées
mine-family-won = gagnées
mine-figures = Votre jeu
mine-last = { $count ->
    [one] une partie
   *[other] { $count } dernières parties
}
mine-figure-taken = Rangées prises par manche
mine-said-taken = { $how ->
    [better] Vos adversaires en ont pris { $theirs } : vous voyez quand une rangée est mûre.
    [worse] Vos adversaires en ont pris { $theirs } dans les mêmes manches : vous laissez passer des rangées pleines.
   *[even] Vos adversaires en ont pris { $theirs } : autant que vous.
}
mine-figure-worth = Points des rangées par manche
mine-said-worth = { $how ->
    [better] Vos adversaires ont eu { $theirs } : vos rangées ont rapporté plus.
    [worse] Vos adversaires ont eu { $theirs } : les leurs ont rapporté plus. Une place doublée vaut moins.
   *[even] Vos adversaires ont eu { $theirs } : autant que vous.
}
mine-figure-doubled = Places doublées par manche
mine-said-doubled = { $how ->
    [more] Vos adversaires : { $theirs }. Doubler retire de la valeur à une rangée.
    [less] Vos adversaires : { $theirs }. Doubler peut leur fermer une rangée.
   *[even] Vos adversaires : { $theirs }, autant que vous.
}
mine-figure-left = Points restants en fin de manche
    .investo = Tuiles restantes en fin de manche
mine-said-left = { $how ->
    [better] Mieux que vos adversaires ({ $theirs }).
    [worse] Vos adversaires ont gardé { $theirs } : posez plus tôt les tuiles fortes.
   *[even] Comme vos adversaires ({ $theirs }).
}
    .investo = { $how ->
    [better] Mieux que vos adversaires ({ $theirs }).
    [worse] Vos adversaires ont gardé { $theirs } : chaque tuile coûte un point.
   *[even] Comme vos adversaires ({ $theirs }).
}
mine-figure-opened = Tour de votre première pose
mine-said-opened = { $how ->
    [better] Vos adversaires ouvrent au tour { $theirs } : vous entrez plus tôt en jeu.
    [worse] Vos adversaires ouvrent au tour { $theirs } : vous attendez plus longtemps.
   *[even] Vos adversaires ouvrent au tour { $theirs } : comme vous.
}
mine-figure-out = Manches où vous sortez
mine-said-out = { $how ->
    [better] Chacun de vos adversaires : { $theirs }.
    [worse] Chacun de vos adversaires : { $theirs }. Ils sont plus rapides.
   *[even] Chacun de vos adversaires : { $theirs }, autant que vous.
}
mine-figure-picked = Pièces prises à l’écart par manche
mine-said-picked = { $how ->
    [more] Vos adversaires en ont pris { $theirs } : chacune leur montre ce que vous réunissez.
    [less] Vos adversaires en ont pris { $theirs } : ils en disent plus, mais savent ce qu’ils prennent.
   *[even] Vos adversaires en ont pris { $theirs } : autant que vous.
}
mine-figure-pace = Secondes par tour, parties gagnées
mine-said-pace = { $how ->
    [more] Parties perdues : { $theirs }. Vous avez gagné en prenant plus de temps.
    [less] Parties perdues : { $theirs }. Réfléchir plus longtemps n’y a pas aidé.
   *[even] Parties perdues : { $theirs }. Le temps n’y est pour rien.
}
mine-luck = Chance des tuiles, points par partie
mine-luck-said = { $how ->
    [with] Les tuiles étaient avec vous : avec vos tuiles, { $name } aurait eu cette avance. La vôtre : { $lead }.
    [against] Les tuiles étaient contre vous : avec vos tuiles, { $name } aurait eu cette avance. La vôtre : { $lead }.
   *[even] Jusqu’ici, tout s’équilibre : avec vos tuiles, { $name } aurait eu cette avance. La vôtre : { $lead }.
}
mine-carry = Tout emporter
mine-carry-about = Nom, parties, réglages, énigmes, leçons et feuilles de score : sur un autre appareil, ou dans un fichier à garder.
mine-secret = Qui a le lien ou le fichier joue à votre place et voit votre chevalet. Gardez-les pour vous.
mine-export = Enregistrer un fichier
mine-import = Ouvrir un fichier
mine-device = Lien pour un autre appareil
mine-saved = Enregistré dans vos téléchargements.
mine-saved-part = Enregistré dans vos téléchargements. Il n’y a pas de connexion : ce qui est sur le serveur n’y est pas.
mine-link-part = Tout ne tient pas dans le lien. Les parties gardées sur cet appareil, les feuilles de score et le reste suivent avec le fichier.
mine-not-ours = Ce fichier n’a pas été enregistré par cette page.
mine-bad-matches = Les parties de ce fichier sont illisibles. Rien n’a changé.
mine-take = Tout reprendre
mine-take-sure = Ce qui vient de là-bas s’ajoute à ce qui est ici : parties, énigmes, leçons et feuilles de score des deux. Pour les noms et les réglages, le dernier changement compte. Votre autre appareil reste comme il est.
mine-take-lost = { $count ->
    [one] Une partie que vous avez ici sur le serveur ne se retrouvera plus depuis cet appareil. Enregistrez d’abord un fichier si vous voulez y revenir.
   *[other] { $count } parties que vous avez ici sur le serveur ne se retrouveront plus depuis cet appareil. Enregistrez d’abord un fichier si vous voulez y revenir.
}
mine-take-yes = Reprendre
mine-take-no = Tout laisser comme c’est
