# Puzzles: on the page and in the terminal.

puzzles-title = Rätsel
puzzles-about = Eine Stellung, eine Frage. Jede Lösung ist bewiesen.
puzzles-daily = Rätsel des Tages
puzzles-daily-of = Rätsel vom { $date }
puzzles-kind-title = Art
puzzles-kind-lay-all = Alles legen
puzzles-kind-use-tile = Ein Stein muss weg
puzzles-kind-which-investo = Welches Investo?
puzzles-kind-which-discard = Was ablegen?
puzzles-level-title = Schwierigkeit
puzzles-level-1 = leicht
puzzles-level-2 = mittel
puzzles-level-3 = schwer
puzzles-level-4 = sehr schwer
puzzles-ask-lay-all = Leg alle deine Steine. Du darfst umlegen, was auf dem Tisch liegt.
puzzles-ask-use-tile = Finde einen Weg, die { $tile } zu legen.
puzzles-ask-which-investo = Nur ein Investo kannst du nehmen. Welches, und wie?
puzzles-ask-which-discard = Nur mit einem abgelegten Stein machst du aus. Mit welchem?
puzzles-note-which-discard = Du machst aus, wenn acht oder neun deiner zehn Steine in Kombinationen sind und weniger als zehn Punkte übrig bleiben.
puzzles-ask-honour = Genommen. Leg jetzt einen dieser Steine: { $tiles }.
puzzles-choose-row = Wähle eine Topfreihe
puzzles-choose-tile = Wähle einen Stein
puzzles-lay-first = Leg zuerst Steine
puzzles-right = Gelöst.
puzzles-right-after-answer = Das ist die Lösung. Du hattest sie dir zeigen lassen, darum zählt sie nicht.
puzzles-wrong-tiles-left = Erlaubt, aber nicht die Lösung: { $count ->
    [one] Ein Stein liegt
   *[other] { $count } Steine liegen
} noch auf deinem Bänkchen ({ $tiles }).
puzzles-wrong-tile-left = Erlaubt, aber nicht die Lösung: Die { $meld } liegt noch auf deinem Bänkchen.
puzzles-wrong-not-taken = Erlaubt, aber nicht die Lösung: Es wurde kein Investo genommen.
puzzles-wrong-not-laid = Erlaubt, aber nicht die Lösung: Leg Steine auf den Tisch.
puzzles-wrong-goes-on = Erlaubt, aber nicht die Lösung: Mit diesem abgelegten Stein machst du nicht aus.
puzzles-show-answer = Lösung
puzzles-answer = Die Lösung
puzzles-answer-take = Nimm Topfreihe { $row }.
puzzles-answer-discard = Leg die { $tile } ab und leg aus:
puzzles-answer-changes = { $count ->
    [0] Nichts, was auf dem Tisch liegt, muss sich ändern.
    [one] Mindestens eine Kombination auf dem Tisch muss sich ändern.
   *[other] Mindestens { $count } Kombinationen auf dem Tisch müssen sich ändern.
}
puzzles-step-split = Auseinandernehmen: { $tiles }
puzzles-step-move = Verschieben: { $tiles } zu { $target }
puzzles-step-turn = Neu lesen: { $tiles }
puzzles-step-join = Zusammenfügen: { $tiles }
puzzles-step-add = Anlegen an { $target }: { $tiles }
puzzles-step-lay = Vom Bänkchen legen:
puzzles-hints = Tipps
puzzles-hint-title-1 = Wo hinschauen
puzzles-hint-title-2 = Welche Kombination
    .investo = Welche Topfreihe
puzzles-hint-title-3 = Der erste Schritt
    .gin = Noch eine Kombination
puzzles-hint-title-4 = Die Lösung
puzzles-hint-cost = −1 Stern
puzzles-hint-last = letzter Stern
puzzles-hint-show = zeigen
puzzles-hint-where = Schau auf die Steine mit der { $value }.
puzzles-hint-meld = Das muss sich ändern: { $meld }.
puzzles-hint-step = Der erste Schritt: { $step }
puzzles-hint-colour = Schau auf die { $colour ->
    [b] blauen
    [r] roten
    [y] gelben
   *[k] schwarzen
} Steine.
puzzles-hint-row = Es ist Topfreihe { $row }.
puzzles-hint-crux = Beginn mit der { $meld }: Wo wird sie gebraucht?
puzzles-hint-hand = Das gehört zur Lösung: { $meld }.
puzzles-no-hint = Es gibt Tipps 1 bis { $most }.
puzzles-stars = { $left } von { $stars } Sternen
puzzles-stars-note = Jeder Tipp kostet einen Stern.
puzzles-stars-note-guessed = Jeder Tipp und jede falsche Wahl kostet einen Stern.
puzzles-right-no-star = Das ist die Lösung. Es war kein Stern mehr übrig, darum zählt sie nicht.
puzzles-go-on = Weiter mit dem Rätsel
puzzles-calendar = Kalender
puzzles-month-before = Monat davor
puzzles-month-after = Monat danach
puzzles-day-own = allein gelöst
puzzles-day-helped = mit Hilfe
puzzles-day-missed = verpasst
puzzles-day-open = noch offen
puzzles-day-label = { $date }: { $state }
puzzles-next-in = Nächstes in { $time }
puzzles-day-changes = Der Tag beginnt überall um 00:00 UTC: { $time } bei dir.
puzzles-not-yet = Dieses Rätsel gibt es noch nicht.
puzzles-share = Teilen
puzzles-share-about = Es wird nichts verraten.
puzzles-share-laid = { $count ->
    [one] ein Stein gelegt
   *[other] { $count } Steine gelegt
}
puzzles-share-changed = { $count ->
    [one] eine Kombination umgelegt
   *[other] { $count } Kombinationen umgelegt
}
puzzles-share-back = { $count ->
    [one] einmal zurückgenommen
   *[other] { $count }-mal zurückgenommen
}
puzzles-share-wrong = { $count ->
    [one] eine falsche Wahl
   *[other] { $count } falsche Entscheidungen
}
puzzles-share-hints = { $count ->
    [0] kein Tipp
    [one] 1 Tipp
   *[other] { $count } Tipps
}
puzzles-share-row = { $days } in Folge
puzzles-share-dare = Schaffst du es schneller?
puzzles-series = Reihe der Woche: { $solved } von { $total }
puzzles-series-about = Ab Montag jeden Tag eines, immer schwerer
puzzles-series-go = Weiter
puzzles-series-wait = Das nächste kommt morgen.
puzzles-series-done = Alle fünf gelöst.
puzzles-like = Noch so eines
puzzles-start = Los
puzzles-all = Alle Rätsel
puzzles-solved = gelöst
puzzles-solved-count = { $solved } von { $total } gelöst
puzzles-streak = { $days ->
    [0] Noch kein Rätsel des Tages gelöst.
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-best = längste Serie: { $days }
puzzles-link = Link kopieren
puzzles-position = Rätsel
puzzles-unknown = Es gibt kein Rätsel „{ $id }“.
puzzles-not-a-set = Das ist keine Sammlung von Rätseln: { $problem }
puzzles-none-found = Kein Rätsel gefunden: { $kind }, Schwierigkeit { $level }, ab Startzahl { $seed }.
puzzles-no-date = „{ $text }“ ist kein Datum; schreib es als 2026-11-16.
puzzles-empty = In dieser Sammlung ist kein Rätsel.

# the terminal
cli-about-puzzles = Rätsel machen, prüfen und spielen
cli-about-puzzles-make = Rätsel aus einer Startzahl machen und mit ihren Beweisen schreiben
cli-about-puzzles-check = eine Sammlung prüfen, indem alles probiert wird, ohne den Löser
cli-about-puzzles-daily = das Rätsel des Tages spielen
cli-about-puzzles-play = ein Rätsel spielen
puzzles-made = { $count ->
    [one] Ein Rätsel mit Beweis
   *[other] { $count } Rätsel mit Beweisen
} in { $path }
puzzles-checked = Geprüft: { $count }; falsch: { $wrong }.
puzzles-pot = Investo-Topf
puzzles-answer-is = Die Lösung: { $answer }
puzzles-type = Gib einen Versuch ein ({ $example }), h für einen Tipp, ? für die Lösung, q zum Aufhören.
puzzles-fault-game = Diese Art gehört zu einem anderen Spiel.
puzzles-fault-notation = Die Stellung oder die Lösung ist nicht lesbar.
puzzles-fault-answer-refused = Die Regeln lassen die Lösung nicht zu.
puzzles-fault-combinations = Die Lösung lässt etwas liegen, was keine Kombination ist.
puzzles-fault-changed = Der Beweis nennt andere Kombinationen als die, die sich ändern.
puzzles-fault-level = Die Schwierigkeit folgt nicht aus dem Beweis.
puzzles-fault-measure = Der Beweis nennt eine andere Zahl, als alles zu probieren ergibt.
puzzles-fault-plain = Es geht, ohne etwas auseinanderzunehmen.
puzzles-fault-not-all-laid = Die Lösung legt nicht alle Steine.
puzzles-fault-tile-not-laid = Die Lösung legt den gefragten Stein nicht.
puzzles-fault-tile-not-named = Der gefragte Stein ist nicht der einzige seines Wertes auf dem Bänkchen.
puzzles-fault-rows = Es gibt weniger als zwei volle Topfreihen, oder die Lösung nimmt keine davon.
puzzles-fault-not-unique = Es gibt nicht genau eine Lösung.
puzzles-fault-grand-gin = Alle elf Steine sind in Kombinationen.
