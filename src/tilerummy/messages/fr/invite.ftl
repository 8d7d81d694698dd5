# Une invitation à une table : sur la page, et dans l’aperçu de son lien.
invite-title = { $name } vous invite à une partie { DE($game) }
invite-title-nobody = Une invitation à une partie { DE($game) }
invite-here = { $name } est déjà à table
invite-length = Environ { $minutes } minutes
invite-length-days = Un tour de temps en temps, sur plusieurs jours
invite-players = { $count ->
    [2] à deux
    [3] à trois
    [4] à quatre
    *[other] à { $count }
}
invite-target = jusqu’à { $count } points
invite-rounds = { $count ->
    [one] en 1 manche
    *[other] en { $count } manches
}
invite-minute = { $game } en une minute
invite-lesson = Essayer dans une leçon
invite-back = Revenir à l’invitation
invite-name = Votre nom à la table
invite-no-account = Sans compte. La place reste à vous sur cet appareil.
invite-with = { $game } : { $names }
invite-full = Toutes les places sont prises.
invite-watch = Vous pouvez regarder.
invite-about = Investo, Rummy et Gin-Rummy selon les règles : contre l’ordinateur, entre amis par un lien, ou sur un seul appareil. Sans compte.
invite-picture = Tuiles { DE($game) }
