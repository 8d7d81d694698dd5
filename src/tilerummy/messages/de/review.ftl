review-title = Analyse
review-of = Analyse: { $name }
review-waiting = Andere Partien sind zuerst dran. Diese folgt danach.
review-making = Der Computer sieht sich die Partie noch einmal an: { $done } von { $of } Entscheidungen.
review-later = Du kannst die Seite verlassen, die Analyse läuft weiter.
review-summary = { $good ->
    [0] Keiner der { $turns } Züge war ganz so gut wie der des Computers.
    [one] Einer von { $turns } Zügen war so gut wie der des Computers.
   *[other] { $good } von { $turns } Zügen waren so gut wie die des Computers.
}
review-lost = { $points ->
    [one] Etwa 1 Punkt ging verloren.
   *[other] Etwa { $points } Punkte gingen verloren.
}
review-none = Kein Zug war deutlich schlechter als der des Computers. Gut gespielt.
review-nothing = In dieser Partie gab es nichts zu entscheiden.
review-how = Der Computer wusste nicht mehr als der Spieler. Er hat sich viele Male vorgestellt, wo die verdeckten Steine sind, und beide Möglichkeiten weitergespielt. Was auch Zufall sein kann, zählt nicht als Verlust.
review-mattered = { $count ->
    [one] Der Zug, auf den es ankam
   *[other] Die { $count } Züge, auf die es ankam
}
review-turn = Runde { $round }, Zug { $turn }
review-points = { $points ->
    [one] etwa 1 Punkt verloren
   *[other] etwa { $points } Punkte verloren
}
review-played = Gespielt
review-best = Die Wahl des Computers
review-why = Warum
expect-range = { $low } bis { $high }
expect-lead = Vorsprung am Rundenende, den du erwarten kannst
expect-score = Punkte in dieser Runde, die du erwarten kannst
expect-equal = Nicht zu unterscheiden: nimm, was dir lieber ist.
review-find = Den Wendepunkt finden
review-turning = Der Wendepunkt
review-turning-none = Kein einzelner Moment hat entschieden: Nichts hat sich so sehr verändert, dass es vom Zufall zu unterscheiden wäre.
review-turning-own = { $name }: { $played }. Die Wahl des Computers: { $best }
review-turning-change = Von { $before } auf { $after }.
review-turning-for = für { $name }
review-from-here = Von hier an ansehen
review-share = Als Bild teilen
review-share-head = { $rounds ->
    [one] { $game }, 1 Runde
   *[other] { $game }, { $rounds } Runden
}
review-share-foot = Von hier an ansehen: Der Link steht in der Nachricht
review-share-about = Wer den Link hat, kann die ganze Partie sehen.
review-lesson = Eins zum Mitnehmen
review-lesson-cost = { $times ->
    [one] Einmal übersehen
   *[other] { $times }-mal übersehen
}, für etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
review-all = Alle Züge
review-good = so gut wie der Computer
review-same = auch die Wahl des Computers
review-hinted = einem Tipp gefolgt
review-hints = Ein Zug, den ein Tipp empfohlen hat, zählt nie als Fehler.
review-unknown = nicht beurteilt
review-bot = Der Computer
review-to-replay = Diesen Moment ansehen
review-board = Die Stellung. Auf dem Bänkchen: { $rack }. Auf dem Tisch: { $table }.
review-whose = Wessen Züge
review-play-on = Von hier aus weiterspielen
review-play-on-start = Weiterspielen
review-play-on-as = Du spielst für
review-play-on-against = Gegen
review-play-on-same = Wie vorher

server-not-over = Die Partie ist noch nicht zu Ende. Danach kann man auf sie zurückblicken und von jedem Moment aus weiterspielen.
server-match-decided = Dort ist die Partie schon entschieden. Wähle einen früheren Moment.
record-wrong-given = Laut Kopfzeile stammen { $given } Zeilen aus einer anderen Partie, und das kann nicht sein.
verify-given = Die ersten { $count } Zeilen nach der Kopfzeile stammen aus einer anderen Partie, mit deren Ziehung.
cli-about-review = auf eine Partie zurückblicken: was ein Bot gespielt hätte, und warum
cli-help-review-seat = wessen Züge, ab 1 gezählt (Standard: 1)
cli-help-review-json = die ganze Analyse als JSON ausgeben
cli-help-review-level = der Bot zum Vergleich (Standard: expert)
