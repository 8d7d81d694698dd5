# Eine Einladung an einen Tisch: auf der Seite, und in der Vorschau ihres Links.
invite-title = { $name } lädt dich zu { $game } ein
invite-title-nobody = Eine Einladung zu { $game }
invite-here = { $name } sitzt schon am Tisch
invite-length = Etwa { $minutes } Minuten
invite-length-days = Ab und zu ein Zug, über Tage
invite-players = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    *[other] zu { $count }
}
invite-target = bis { $count } Punkte
invite-rounds = { $count ->
    [one] 1 Runde
    *[other] { $count } Runden
}
invite-minute = { $game } in einer Minute
invite-lesson = In einer Lektion ausprobieren
invite-back = Zurück zur Einladung
invite-name = Dein Name am Tisch
invite-no-account = Ohne Anmeldung. Der Platz bleibt dir auf diesem Gerät.
invite-with = { $game }: { $names }
invite-full = Alle Plätze sind besetzt.
invite-watch = Du kannst zusehen.
invite-about = Investo, Rummy und Gin-Rummy nach den Regeln: gegen den Computer, mit Freunden per Link oder auf einem Gerät. Ohne Anmeldung.
invite-picture = Steine von { $game }
