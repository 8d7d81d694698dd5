# Where matches are kept, and what works without a connection (screens/Keeping.svelte, screens/mine/Offline.svelte).

keep-where = Où cette partie est gardée
keep-device = Sur cet appareil, dans ce navigateur. Aucun serveur ne l’a.
keep-server = Sur le serveur.
keep-safari = Safari efface ce qu’une page a gardé après sept jours sans visite, sauf si la page est sur l’écran d’accueil.
keep-save = Enregistrer la partie
keep-saved = L’enregistrement est dans vos téléchargements.
keep-offer = Continuer sur le serveur
keep-offer-about = La même position, à une table du serveur. Ici la partie se termine.
keep-take = Continuer sur cet appareil
keep-take-about = La même position, sans connexion. Sur le serveur la partie se termine.
keep-records = Enregistrements
keep-open = Ouvrir un enregistrement
keep-open-about = L’enregistrement d’une partie, un fichier .jsonl. Chaque coup et chaque pioche sont vérifiés ici ; vous pouvez ensuite la revoir ou jouer à partir de n’importe quel coup.
keep-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
keep-wrong-record = Cet enregistrement n’est pas juste : la ligne { $line } ne va pas avec les règles ou la donne.
keep-hidden-record = Cet enregistrement date d’avant la fin de la partie : ce qui était encore caché n’y est pas, on ne peut donc pas l’ouvrir.
keep-checked = Vérifié ici : { $moves } coups, et chaque tuile est venue comme elle a été distribuée.
keep-unchecked = Les { $moves } coups sont légaux. On ne peut pas vérifier la donne : l’enregistrement n’en contient pas la clé.
keep-matches = { $count ->
    [one] Une partie est gardée sur cet appareil, dans ce navigateur.
   *[other] { $count } parties sont gardées sur cet appareil, dans ce navigateur.
}
keep-room = Il reste peu de place sur cet appareil : { $left } Mo. Enregistrez les parties que vous voulez garder avant qu’il n’y en ait plus.
keep-scarce = Il reste peu de place sur cet appareil, { $left } Mo : une partie pourrait ne pas aller jusqu’au bout. Supprimez-en d’anciennes avant :
keep-delete = Supprimer cette partie
keep-delete-sure = La partie disparaît de cet appareil pour de bon. Si vous l’avez enregistrée dans un fichier, vous pourrez la rouvrir.
keep-delete-running-sure = La partie disparaît de cet appareil pour de bon. Elle n’est pas finie, et un enregistrement sans ce qui est encore caché ne peut pas être rouvert.
keep-delete-yes = Supprimer
keep-delete-no = Garder
keep-delete-over = { $count ->
    [one] Supprimer la partie terminée
   *[other] Supprimer les { $count } parties terminées
}
keep-delete-over-sure = Leurs coups et leurs résultats disparaissent de cet appareil pour de bon. Enregistrez avant celles que vous voulez garder, chacune sous « Revoir ».
keep-deleted = { $count ->
    [one] Une partie est supprimée.
   *[other] { $count } parties sont supprimées.
}
keep-lasting = Le navigateur garde tout jusqu’à ce que vous l’effaciez.
keep-passing = Le navigateur peut tout effacer quand l’appareil manque de place.
keep-offline = Sans connexion
keep-offline-about = Les leçons, les énigmes, les règles, les feuilles de score et les parties contre l’ordinateur ou sur un seul appareil marchent sans connexion dès que tout est ici.
keep-all = Tout garder ici ({ $size } Mo)
keep-loading = Chargement …
keep-here = Tout est ici.
keep-not-here = Tout n’a pas pu être chargé. Réessayez quand vous serez connecté.
keep-used = { $used } Mo sont utilisés.
keep-compiled = Même sans connexion, l’ordinateur joue ici avec toute sa force.
keep-uncompiled = Cette version de la page n’a pas de moteur compilé : sans serveur, les niveaux au-dessus de « { $hard } » jouent ici comme « { $hard } », et les indices envisagent moins de distributions.
