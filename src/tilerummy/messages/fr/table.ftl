## Pourquoi le serveur n’a pas fait ce qui était demandé.

table-no-such-table = Il n’y a pas de table à cette adresse.
table-table-full = Toutes les places de cette table sont prises.
table-seat-taken = Cette place est prise.
table-no-such-seat = Cette place n’existe pas.
table-not-your-seat = Cette place n’est pas la vôtre.
table-not-seated = Vous regardez : seuls les joueurs assis peuvent faire cela.
table-no-spectators = Les spectateurs ne sont pas admis à cette table.
table-no-round = Aucune manche n’est en cours.
table-no-match = Aucune partie n’est en cours.
table-round-running = La manche est encore en cours.
table-stale = Il s’est passé quelque chose entre-temps. Regardez à nouveau, puis décidez.
table-bot-plays = Un bot joue à votre place. Reprenez d’abord votre place.
table-not-away = Ce joueur n’est pas absent depuis assez longtemps.
table-nobody-away = Personne n’a quitté la partie.
table-no-such-bot = Il n’y a pas de bot « { $bot } ».
table-name-of-bot = « { $name } » est le nom d’un bot. Choisissez-en un autre.
table-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } », ou presque. Choisissez un autre nom.
table-closed = L’hôte a fermé cette table.
table-blocked = Quelqu’un à cette table ne veut pas jouer avec vous.
table-wrong-key = Ce lien n’est plus valable. Demandez-en un nouveau sur l’appareil où vous jouiez.
table-no-hints = Les indices sont désactivés à cette table.
table-not-your-turn = Ce n’est pas votre tour.
table-busy = Le serveur a trop à réfléchir en ce moment. Réessayez dans un instant.
table-try-again = Cela n’a pas pu être enregistré. Rien n’a changé ; réessayez dans un instant.
table-too-fast = C’était trop rapide. Un peu plus lentement, s’il vous plaît.
table-unreadable = Le serveur n’a pas pu lire ce message.
