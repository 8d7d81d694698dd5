## Les mots de qui sont entrés dans une donne (docs/fair-dealing.md)
record-newer-dealing = les tuiles ont été distribuées d’une façon (numéro { $dealing }) qui n’est pas connue ici.
record-wrong-words = l’en-tête n’a pas exactement un mot par place.
record-wrong-word = le mot de la place { $seat } n’est pas celui qui a été scellé pour cette donne et cette place.
record-wrong-starter = qui commence la revanche n’a pas été trouvé avec le moins d’essais, ou une autre place était exclue.
verify-words = Des mots des appareils des joueurs sont entrés dans la donne, chacun scellé avant qu’aucun ne soit connu : { $words }. Qui en a donné un le compare avec ce que l’appareil a gardé.
verify-word = place { $seat } ({ $name }) : { $salt }
verify-not-opened = le sceau { $seal }, non ouvert
verify-dealer-only = Aucun appareil d’un joueur n’a donné de mot pour la donne : que personne ne l’ait choisie, seul le donneur le dit.
verify-first-way = On a distribué de la première façon, où les mots ne sont pas liés aux places : que personne n’ait choisi la donne, seul le donneur le dit.
verify-not-seen = { $path } : « { $text } » n’est ni l’empreinte, ni un sceau, ni un mot de cet enregistrement : ce n’est pas la donne qui vous a été promise.
cli-help-saw = une empreinte, un sceau ou un mot que vous avez vu ou donné avant la partie : il doit être dans l’enregistrement
fair-given = La donne a été promise avec l’empreinte { $hash } ; le mot de la place { $seat } pour elle est { $salt }.
fair-other-promise = Ce n’est pas la donne qui avait été promise : l’empreinte, ou qui ne peut pas commencer, était autre avant.
fair-word-changed = Le donneur dit que cet appareil a donné un autre mot que le sien.
fair-late-word = Un mot est entré dans la donne sans être scellé quand cet appareil a ouvert le sien : quelqu’un a pu choisir la donne.
fair-not-heard = Cet appareil a ouvert son mot, mais le donneur dit qu’il est venu trop tard : seul le sceau est entré. Si la connexion était bonne, le donneur avait le choix entre deux donnes.

## Sur la page
fair-about = Avant la donne, le donneur promet un nombre secret, et chaque appareil répond par un mot à lui. L’ordre de toutes les tuiles découle des deux.
fair-promised = Promis (empreinte)
fair-mine = Mot de cet appareil
fair-by-device = son propre appareil
fair-by-sealed = son propre appareil, scellé seulement : le sceau compte
fair-by-bot = ordinateur : rien, selon la règle publique
fair-by-away = absent : rien, selon la règle publique
fair-by-none = pas de mot
fair-by-waiting = n’a pas encore répondu
fair-alone = Aucun appareil d’un joueur n’a donné de mot : que personne n’ait choisi cette donne, seul le donneur le dit.
fair-first-way = Cette partie a été distribuée de la première façon, où les mots ne sont pas liés aux places : que personne n’ait choisi la donne, seul le donneur le dit.
fair-taken-over = { $count ->
    [one] La première donne vient d’une autre partie, avec ses tuiles : on n’en garantit rien. Tout ce qui était caché à ce moment a été redistribué, et c’est cela qui est promis ici.
   *[other] Les { $count } premiers coups et donnes viennent d’une autre partie, avec ses tuiles : on n’en garantit rien. Tout ce qui était caché à ce moment a été redistribué, et c’est cela qui est promis ici.
}
fair-later = Après la partie, cette page recalcule chaque tirage, sur cet appareil.
fair-checked = { $count ->
    [one] Vérifié sur cet appareil : { $count } tirage, il en découle.
   *[other] Vérifié sur cet appareil : { $count } tirages, tous en découlent.
}
fair-no-record = L’enregistrement n’a pas pu être obtenu ; rien n’a été vérifié.
fair-wrong-seed = Le nombre secret ne correspond pas à la promesse.
fair-wrong-words = Il n’y a pas exactement un mot par place.
fair-wrong-word = Le mot de la place { $at } n’est pas celui qui a été scellé pour cette donne et cette place.
fair-wrong-tries = Qui commence la revanche n’a pas été trouvé avec le moins d’essais.
fair-luck-differs = Ligne { $at } de l’enregistrement : ces tuiles ne découlent pas de la promesse et des mots.
fair-by-hand = Cette donne a été composée à la main : rien n’a été promis.
fair-counted = Les donnes ici, comptées
fair-unreadable = L’enregistrement est illisible.

## Donnes comptées
cli-about-fairness = ce que les donnes de nombreux enregistrements disent ensemble
cli-help-json = une ligne de JSON
fairness-read = Enregistrements : { $records } (composés à la main et laissés de côté : { $skipped }) ; donnes : { $deals } ; tirages : { $draws }.
fairness-kind = chaque sorte dans les tuiles distribuées
fairness-value = valeur des tuiles de la place { $which }
fairness-star = Étoiles de la place { $which }
fairness-place = valeur des tuiles du quart { $which } de la pioche
fairness-start = qui commence, sur { $which } places
fairness-line = { $name } : khi-deux { $chi } ({ $freedom } degrés de liberté), p = { $p }
fairness-edge = Qui commence gagne { $share } % des manches (intervalle à 95 % : { $least } à { $most }) ; { $even } % serait égal. Cela tient au jeu, non au donneur.
fairness-too-few = Ces donnes sont trop peu nombreuses pour en dire quelque chose.
fairness-how = p dit combien de fois le hasard seul s’écarte autant. Sur { $count } tests, environ { $expected } passent sous 0,05 bien que tout soit juste ; regardez donc le plus petit multiplié par { $count }, et d’autres enregistrements s’il est petit.
fairness-ordinary = Le plus petit p multiplié par le nombre de tests est { $p } : rien que le hasard n’explique.
fairness-odd = Le plus petit p multiplié par le nombre de tests est { $p } : le hasard ne l’explique guère. Réessayez avec d’autres enregistrements.
fairness-page-title = Les donnes sont-elles équitables ?
fairness-page-counting = Les donnes des dernières parties terminées ici sont en train d’être comptées. Cette page regarde de nouveau dans dix secondes.
fairness-page-about = Compté le { $at } sur les dernières parties terminées sur ce serveur : celles qu’au moins deux visiteurs ont jouées jusqu’au bout, au plus { $most } par visiteur.
fairness-page-odd = Le plus petit p multiplié par le nombre de tests est { $p } : le hasard ne l’explique guère. Si cela reste vrai avec les parties des prochains jours, il y a un problème dans les donnes ou dans le choix des parties.
fairness-page-own = Chaque partie peut être vérifiée seule : « Donne équitable » dans le menu d’une table recalcule chaque tirage. Les enregistrements de vos propres parties se comptent avec « tilerummy fairness ».
