# Where matches are kept, and what works without a connection (screens/Keeping.svelte, screens/mine/Offline.svelte).

keep-where = Wo diese Partie aufbewahrt wird
keep-device = Auf diesem Gerät, in diesem Browser. Kein Server hat sie.
keep-server = Auf dem Server.
keep-safari = Safari löscht, was eine Seite aufbewahrt, nach sieben Tagen ohne Besuch, außer die Seite liegt auf dem Home-Bildschirm.
keep-save = Aufzeichnung sichern
keep-saved = Die Aufzeichnung liegt bei deinen Downloads.
keep-offer = Auf dem Server weiterspielen
keep-offer-about = Dieselbe Stellung, an einem Tisch des Servers. Hier endet die Partie.
keep-take = Auf diesem Gerät weiterspielen
keep-take-about = Dieselbe Stellung, ohne Verbindung. Auf dem Server endet die Partie.
keep-records = Aufzeichnungen
keep-open = Aufzeichnung öffnen
keep-open-about = Die Aufzeichnung einer Partie, eine .jsonl-Datei. Jeder Zug und jeder gezogene Stein wird hier geprüft; danach kannst du sie ansehen oder von jedem Zug aus weiterspielen.
keep-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
keep-wrong-record = Diese Aufzeichnung stimmt nicht: Zeile { $line } passt nicht zu den Regeln oder zum Austeilen.
keep-hidden-record = Diese Aufzeichnung wurde vor dem Ende der Partie gesichert: Was da noch verdeckt war, steht nicht darin; deshalb lässt sie sich nicht öffnen.
keep-checked = Hier geprüft: { $moves } Züge, und jeder Stein kam, wie er ausgeteilt war.
keep-unchecked = Alle { $moves } Züge sind erlaubt. Ob die Steine kamen, wie sie ausgeteilt waren, lässt sich nicht prüfen: Der Schlüssel dazu steht nicht darin.
keep-matches = { $count ->
    [one] Eine Partie wird auf diesem Gerät aufbewahrt, in diesem Browser.
   *[other] { $count } Partien werden auf diesem Gerät aufbewahrt, in diesem Browser.
}
keep-room = Dieses Gerät hat wenig Platz: noch { $left } MB. Sichere die Aufzeichnungen, die du behalten willst, bevor er aufgebraucht ist.
keep-scarce = Dieses Gerät hat nur noch { $left } MB Platz: Eine Partie käme vielleicht nicht zu Ende. Lösch vorher alte:
keep-delete = Diese Partie löschen
keep-delete-sure = Die Partie verschwindet für immer von diesem Gerät. Mit ihrer Aufzeichnung, vorher gesichert, lässt sie sich wieder öffnen.
keep-delete-running-sure = Die Partie verschwindet für immer von diesem Gerät. Sie ist nicht zu Ende, und eine Aufzeichnung ohne das, was noch verdeckt ist, lässt sich nicht wieder öffnen.
keep-delete-yes = Löschen
keep-delete-no = Behalten
keep-delete-over = { $count ->
    [one] Die beendete Partie löschen
   *[other] Die { $count } beendeten Partien löschen
}
keep-delete-over-sure = Ihre Züge und Ergebnisse verschwinden für immer von diesem Gerät. Sichere vorher die Aufzeichnungen, die du behalten willst: jede unter „Abspielen“.
keep-deleted = { $count ->
    [one] Eine Partie ist gelöscht.
   *[other] { $count } Partien sind gelöscht.
}
keep-lasting = Der Browser bewahrt alles auf, bis du es löschst.
keep-passing = Der Browser kann alles löschen, wenn auf dem Gerät der Platz knapp wird.
keep-offline = Ohne Verbindung
keep-offline-about = Lektionen, Rätsel, Regeln, Punktezettel und Partien gegen den Computer oder an einem Gerät gehen ohne Verbindung, sobald alles hier ist.
keep-all = Alles hier aufbewahren ({ $size } MB)
keep-loading = Wird geladen …
keep-here = Alles ist hier.
keep-not-here = Nicht alles ließ sich laden. Versuch es noch einmal, wenn du verbunden bist.
keep-used = { $used } MB sind belegt.
keep-compiled = Auch ohne Verbindung spielt der Computer hier mit voller Stärke.
keep-uncompiled = Diese Fassung der Seite hat keinen kompilierten Rechenkern: Ohne Server spielen die Stufen über „{ $hard }“ hier wie „{ $hard }“, und Tipps gehen weniger Verteilungen durch.
