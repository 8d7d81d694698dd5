# Een uitnodiging aan een tafel: op de pagina, en in het voorbeeld van de link.
invite-title = { $name } nodigt je uit voor { $game }
invite-title-nobody = Een uitnodiging voor { $game }
invite-here = { $name } zit al aan tafel
invite-length = Ongeveer { $minutes } minuten
invite-length-days = Af en toe een beurt, over meerdere dagen
invite-players = { $count ->
    [2] met z’n tweeën
    [3] met z’n drieën
    [4] met z’n vieren
    *[other] met { $count } spelers
}
invite-target = tot { $count } punten
invite-rounds = { $count ->
    [one] 1 ronde
    *[other] { $count } rondes
}
invite-minute = { $game } in één minuut
invite-lesson = Probeer het in een les
invite-back = Terug naar de uitnodiging
invite-name = Je naam aan tafel
invite-no-account = Zonder account. De plaats blijft van jou op dit apparaat.
invite-with = { $game }: { $names }
invite-full = Alle plaatsen zijn bezet.
invite-watch = Je kunt meekijken.
invite-about = Investo, Rummy en Gin-Rummy volgens de regels: tegen de computer, met vrienden via een link, of op één apparaat. Zonder account.
invite-picture = Stenen van { $game }
