# Meine Seite (/mine), und der Umzug auf ein anderes Gerät.

mine-game = Spiel
mine-opponent = Gegner
mine-result = Ergebnis
mine-all = alle
mine-filter = Filter
mine-matches = Partien
mine-none = So eine Partie gibt es nicht.
mine-more = { $count } weitere
mine-on-device = auf diesem Gerät
mine-on-server = auf dem Server
mine-play = Spielen
mine-next-up = Versuch es mit { $name }
mine-next-down = { $name } passt vielleicht besser
mine-next-stay = { $name } passt zu dir
mine-next-why = Du hast { $won } der letzten { $of } gegen { $name } gewonnen.
mine-ending-all = alle
mine-ending-won = gewonnen
mine-ending-lost = verloren
mine-ending-drawn = geteilter Sieg
mine-ending-stopped = abgebrochen
mine-ending-shared = an diesem Gerät
mine-pairs = Direkter Vergleich
mine-pair = Vorn: du { $won }, { $name } { $lost }.
mine-family = An diesem Gerät
mine-family-who = Gemeinsam hier
mine-family-played = gespielt
mine-family-won = gewonnen
mine-figures = Wie du spielst
mine-last = { $count ->
    [one] eine Partie
   *[other] letzte { $count } Partien
}
mine-figure-taken = Genommene Topfreihen je Runde
mine-said-taken = { $how ->
    [better] Deine Gegner nahmen { $theirs }: Du siehst, wann eine reif ist.
    [worse] Deine Gegner nahmen in denselben Runden { $theirs }: Du lässt volle Topfreihen liegen.
   *[even] Deine Gegner nahmen { $theirs }: so viele wie du.
}
mine-figure-worth = Punkte aus Topfreihen je Runde
mine-said-worth = { $how ->
    [better] Deine Gegner bekamen { $theirs }: Deine Topfreihen brachten mehr.
    [worse] Deine Gegner bekamen { $theirs }: Ihre brachten mehr. Was gedoppelt ist, zählt weniger.
   *[even] Deine Gegner bekamen { $theirs }: so viel wie du.
}
mine-figure-doubled = Gedoppelt je Runde
mine-said-doubled = { $how ->
    [more] Deine Gegner: { $theirs }. Jedes Doppeln nimmt einer Topfreihe etwas von ihrem Wert.
    [less] Deine Gegner: { $theirs }. Doppeln kann ihnen eine Topfreihe vorenthalten.
   *[even] Deine Gegner: { $theirs }, so oft wie du.
}
mine-figure-left = Punkte übrig am Rundenende
    .investo = Steine übrig am Rundenende
mine-said-left = { $how ->
    [better] Besser als deine Gegner ({ $theirs }).
    [worse] Deine Gegner behielten { $theirs }: Leg hohe Steine früher.
   *[even] Wie deine Gegner ({ $theirs }).
}
    .investo = { $how ->
    [better] Besser als deine Gegner ({ $theirs }).
    [worse] Deine Gegner behielten { $theirs }: Jeder Stein kostet einen Punkt.
   *[even] Wie deine Gegner ({ $theirs }).
}
mine-figure-opened = Zug der ersten Auslage
mine-said-opened = { $how ->
    [better] Deine Gegner legen erst im Zug { $theirs } aus: Du bist früher im Spiel.
    [worse] Deine Gegner legen im Zug { $theirs } aus: Du wartest länger als sie.
   *[even] Deine Gegner legen im Zug { $theirs } aus: wie du.
}
mine-figure-out = Runden, die du ausgemacht hast
mine-said-out = { $how ->
    [better] Jeder deiner Gegner: { $theirs }.
    [worse] Jeder deiner Gegner: { $theirs }. Sie sind schneller.
   *[even] Jeder deiner Gegner: { $theirs }, gleich viel.
}
mine-figure-picked = Ablagesteine genommen je Runde
mine-said-picked = { $how ->
    [more] Deine Gegner nahmen { $theirs }: Jeder zeigt ihnen, was du sammelst.
    [less] Deine Gegner nahmen { $theirs }: Sie verraten mehr, wissen aber, was sie bekommen.
   *[even] Deine Gegner nahmen { $theirs }: so viele wie du.
}
mine-figure-pace = Sekunden je Zug, wenn du gewonnen hast
mine-said-pace = { $how ->
    [more] Wenn du verloren hast: { $theirs }. Gewonnen hast du, wenn du dir mehr Zeit nahmst.
    [less] Wenn du verloren hast: { $theirs }. Längeres Nachdenken half dort nicht.
   *[even] Wenn du verloren hast: { $theirs }. An der Zeit lag es nicht.
}
mine-luck = Glück mit den Steinen, Punkte je Partie
mine-luck-said = { $how ->
    [with] Die Steine waren auf deiner Seite: Mit deinen Steinen hätte { $name } diesen Vorsprung gehabt. Dein Vorsprung: { $lead }.
    [against] Die Steine waren gegen dich: Mit deinen Steinen hätte { $name } diesen Vorsprung gehabt. Dein Vorsprung: { $lead }.
   *[even] Bisher gleicht es sich aus: Mit deinen Steinen hätte { $name } diesen Vorsprung gehabt. Dein Vorsprung: { $lead }.
}
mine-carry = Alles mitnehmen
mine-carry-about = Name, Partien, Einstellungen, Rätsel, Lektionen und Punktezettel: auf ein anderes Gerät, oder als Datei zum Aufheben.
mine-secret = Wer den Link oder die Datei hat, spielt als du und sieht dein Bänkchen. Behalte sie für dich.
mine-export = Datei speichern
mine-import = Datei öffnen
mine-device = Link für ein anderes Gerät
mine-saved = In deinen Downloads gespeichert.
mine-saved-part = In den Downloads gespeichert. Es besteht keine Verbindung: Was auf dem Server liegt, ist nicht darin.
mine-link-part = Der Link hat nicht für alles Platz. Partien, die auf diesem Gerät liegen, Punktezettel und der Rest kommen mit der Datei mit.
mine-not-ours = Diese Datei stammt nicht von dieser Seite.
mine-bad-matches = Die Partien in dieser Datei sind nicht lesbar. Es wurde nichts geändert.
mine-take = Alles übernehmen
mine-take-sure = Was von dort kommt, kommt zu dem hinzu, was hier ist: Partien, Rätsel, Lektionen und Punktezettel von beiden. Bei Namen und Einstellungen zählt die letzte Änderung. Dein anderes Gerät bleibt, wie es ist.
mine-take-lost = { $count ->
    [one] Eine Partie, die du hier auf dem Server hast, ist von diesem Gerät aus dann nicht mehr zu finden. Speichere zuerst eine Datei, wenn du zu ihr zurück willst.
   *[other] { $count } Partien, die du hier auf dem Server hast, sind von diesem Gerät aus dann nicht mehr zu finden. Speichere zuerst eine Datei, wenn du zu ihnen zurück willst.
}
mine-take-yes = Übernehmen
mine-take-no = Alles lassen, wie es ist
