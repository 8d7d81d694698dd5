# What the server stores about people: must stay true of server/store and the settings. And the host’s page.

privacy-title = Vie privée
privacy-intro = Il n’y a pas de comptes. Voici tout ce que ce serveur garde sur vous :
privacy-cookie = Un cookie avec un secret tiré au hasard, pour un an après votre dernière visite. Le serveur n’en garde qu’une empreinte.
privacy-name = Le nom que vous vous donnez, si vous en donnez un.
privacy-tables = Les tables où vous étiez : votre nom, chaque coup avec son heure, et la donne. Ce que vous dites aux autres n’est pas gardé. Qui peut regarder une table voit ses parties, et qui en a le lien peut lire le compte rendu d’une partie finie.
privacy-people = Qui vous avez bloqué, et qui vous avez signalé avec la raison. Si vous avez été signalé ou exclu : cela, avec votre nom.
privacy-host = Ce que l’hôte fait à votre sujet (une exclusion, un autre nom) est noté avec votre identifiant. De même, deux personnes à une table publique reliées depuis une même adresse, ou dont l’une vient dès que l’autre part : avec votre identifiant et votre nom, sans l’adresse.
privacy-backups = Les sauvegardes faites par l’hôte gardent ce qui était stocké alors.
privacy-address = Votre adresse réseau n’est pas gardée. Elle reste en mémoire tant que les limites sont comptées, et elle est comparée à celles des autres à une table publique. Seules les adresses exclues par l’hôte sont gardées.
privacy-log = Le journal du serveur ne contient ni noms, ni cookies, ni adresses.
privacy-device = Vos réglages, feuilles et progrès restent dans votre navigateur.
privacy-nobody = Rien n’est transmis à personne, et rien n’est chargé d’ailleurs.
privacy-kept = Tout est effacé { $days } jours après la dernière utilisation. Les exclusions sont effacées quand elles finissent ; l’identifiant d’un visiteur exclu est gardé jusque-là.
privacy-kept-always = L’hôte de ce serveur a choisi de ne rien effacer de lui-même.
privacy-rights = Ce que vous pouvez faire
privacy-data = Donnez-moi mes données
privacy-delete-what = Si vous vous effacez, votre nom, votre identifiant, vos blocages et vos signalements disparaissent. Les parties avec d’autres restent, pour qu’ils puissent les revoir, mais sans votre nom. Ce qui reste jusqu’à l’effacement décrit ci-dessus : les signalements à votre sujet, et votre identifiant dans les notes de l’hôte tant que vous êtes exclu. Dans ce navigateur, ce qu’il garde de vos places disparaît ; réglages, feuilles et progrès restent.
privacy-delete = Effacez-moi
privacy-delete-sure = Appuyez encore pour tout effacer sur vous. C’est définitif.
privacy-delete-done = C’est fait. Vous êtes effacé.
privacy-delete-failed = Cela n’a pas marché. Réessayez dans un instant.

## The host’s page
host-page-title = Pour l’hôte
host-page-secret = Secret
host-page-show = Montrer
host-page-reports = Signalements
host-page-bans = Exclusions
host-page-log = Ce que l’hôte a fait
host-page-ban = Exclure
host-page-unban = Lever l’exclusion
host-page-close = Fermer la table
host-page-rename = Renommer
host-page-object = Visiteur ou adresse
host-page-hours = Heures
host-page-good = Pour toujours
host-page-signs = Signes de deux places d’une personne
host-page-look = Montrer la table
host-page-sure = Vraiment ? L’effet est immédiat.
host-page-reason = Raison
host-page-table = Table
host-page-who = Visiteur
host-page-name = Nouveau nom

## Fields of what the host’s page shows
host-field-id = numéro
host-field-at = heure
host-field-table = table
host-field-seat = place
host-field-who = visiteur
host-field-name = nom
host-field-author = par
host-field-reason = raison
host-field-kind = sorte
host-field-object = concerne
host-field-until = jusqu’à
host-field-task = tâche
host-field-detail = détail
host-field-game = jeu
host-field-public = publique
host-field-phase = état
host-field-closed = fermée
host-field-people = personnes
host-field-gone = parti
licences-title = Licences
licences-ours = tilerummy est un logiciel libre sous licence MIT. Sa page contient le travail d’autres auteurs, sous les licences suivantes :
