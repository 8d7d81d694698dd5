# The page.
page-title = Tile Rummy
page-hello = Was spielen wir?
page-game-investo = Investo
page-game-rummy = Rummy
page-game-gin = Gin-Rummy
page-about-investo = Den Topf füllen und im richtigen Moment nehmen.
page-about-rummy = Reihen und Serien. Alles darf umgelegt werden.
page-about-gin = Heimlich sammeln und als Erster ausmachen.
page-who-investo = 2 Spieler · 25 Min.
page-who-rummy = 2–4 Spieler · 50 Min.
page-who-gin = 2–4 Spieler · 20 Min.
page-computer = Computer
page-computer-long = Gegen den Computer
page-invite = Einladen
page-invite-long = Einladen
page-device = Ein Gerät
page-options = Optionen
page-more = Mehr
page-open-tables = Offene Tische
page-my-page = Meine Seite
page-daily = Rätsel des Tages
page-daily-solved = Rätsel des Tages: gelöst
page-streak = { $days ->
    [one] 1 Tag in Folge
    *[other] { $days } Tage in Folge
}
page-left-days = { $count ->
    [one] noch 1 Tag
    *[other] noch { $count } Tage
}
page-left-hours = { $count ->
    [one] noch 1 Stunde
    *[other] noch { $count } Stunden
}
page-language = Sprache
page-language-en = English
page-language-fr = Français
page-language-nl = Nederlands
page-language-de = Deutsch
page-theme = { $theme ->
    [light] Helle Farben
    [dark] Dunkle Farben
    *[other] Farben des Systems
}
page-back = Zurück
page-close = Schließen
page-leave = Tisch verlassen
page-menu = Menü
page-you = Du
page-player = Spieler { $number }
page-level = { $level ->
    [beginner] Anfänger
    [easy] Leicht
    [medium] Mittel
    [skilled] Geübt
    [strong] Stark
    [hard] Schwer
    [tough] Sehr schwer
    [expert] Experte
    [greedy] Gierig
    [random] Zufall
    *[other] { $level }
}
page-bot = { $level ->
    [beginner] Pim
    [easy] Bo
    [medium] Otis
    [skilled] Dax
    [strong] Silvan
    [hard] Tilda
    [tough] Lynn
    [expert] Renzo
    [greedy] Kira
    [random] Jojo
    *[other] { $level }
}
page-bot-second = { $level ->
    [beginner] Nel
    [easy] Lou
    [medium] Alma
    [skilled] Mila
    [strong] Freya
    [hard] Bruno
    [tough] Ivo
    [expert] Uma
    [greedy] Leo
    [random] Dodo
    *[other] { $level } 2
}
page-bot-third = { $level ->
    [beginner] Tom
    [easy] Max
    [medium] Hugo
    [skilled] Olaf
    [strong] Arno
    [hard] Vera
    [tough] Senta
    [expert] Magnus
    [greedy] Noor
    [random] Kiki
    *[other] { $level } 3
}

## Tiles
page-star = Stern
page-star-for = Stern für { $tile }
page-the-star-for = einen Stern für { $tile }
page-with-stars = { $meld } mit { $count ->
    [one] einem Stern
    *[other] { $count } Sternen
}
page-the-star = einen Stern
page-tile = { $colour ->
    [b] blaue { $value }
    [r] rote { $value }
    [y] gelbe { $value }
    *[k] schwarze { $value }
}
page-the-tile = { $colour ->
    [b] die blaue { $value }
    [r] die rote { $value }
    [y] die gelbe { $value }
    *[k] die schwarze { $value }
}
page-run = { $colour ->
    [b] Blau { $first }–{ $last }
    [r] Rot { $first }–{ $last }
    [y] Gelb { $first }–{ $last }
    *[k] Schwarz { $first }–{ $last }
}
page-series = { $value } in { $colours }
page-the-run = { $colour ->
    [b] Blau { $first }–{ $last }
    [r] Rot { $first }–{ $last }
    [y] Gelb { $first }–{ $last }
    *[k] Schwarz { $first }–{ $last }
}
page-the-series = die Serie { $value } ({ $colours })
page-colour-b = Blau
page-colour-r = Rot
page-colour-y = Gelb
page-colour-k = Schwarz
page-tiles = { $count ->
    [one] Stein
    *[other] Steine
}
page-on = auf

## A new table
page-how-computer = Es geht sofort los.
page-how-invite = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, spielt mit.
page-how-device = Das Gerät geht herum; zwischen den Zügen sind die Bänkchen verdeckt.
page-your-name = Dein Name
page-name-long = Höchstens 24 Zeichen: { $count } zu viel.
page-name-left = noch { $left }
page-name-of = Name von Spieler { $number }
page-number-from = Eine ganze Zahl von { $least } bis { $most }.
page-players = Spieler
page-opponent = Wer spielt?
page-at-table = am Tisch
page-add-seat = Dazu
page-remove-seat = { $name } vom Tisch nehmen
page-rules = Regeln
page-single-rules = Regel für Regel
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-turn = { $time } je Zug
page-clock-bank = { $time } für jeden, { $more } s dazu je Zug
page-clock-days = { $time } je Zug
page-seconds = { $count ->
    [one] 1 Sekunde
    *[other] { $count } Sekunden
}
page-minutes = { $count ->
    [one] 1 Minute
    *[other] { $count } Minuten
}
page-days = { $count ->
    [one] 1 Tag
    *[other] { $count } Tage
}
page-own-rules = Hausregeln
page-preset-target = { $preset }: bis { $count } Punkte
page-preset-rounds = { $count ->
    [one] { $preset }: 1 Runde
    *[other] { $preset }: { $count } Runden
}
page-table-rules = Die Regeln dieses Tisches
page-changed-count = { $count ->
    [one] 1 geändert
    *[other] { $count } geändert
}
page-changed = geändert
page-colon = :{ " " }
page-in-this-match = In dieser Partie
page-other-rules = Nach Spielregel: { $count } Regeln
page-hints = Tipps
page-allowed = erlaubt
page-allowed-all = erlaubt für alle
page-hints-allow = Tipps erlaubt, für alle
page-off = aus
page-yes = ja
page-no = nein
page-public = In der Liste der offenen Tische zeigen
page-make-link = Link erstellen
page-play = Spielen
page-play-count = { $count ->
    [2] Zu zweit spielen
    [3] Zu dritt spielen
    *[other] Zu viert spielen
}
page-refused = Das hat nicht geklappt.
page-offline = Gerade keine Verbindung.
page-no-server = { $server } antwortet gerade nicht. Gegen den Computer und an einem Gerät kannst du ohne ihn spielen.
page-no-server-go = Seine Seite trotzdem öffnen

## Before the first deal
page-invite-title = Verschick diesen Link
page-link = Link zum Tisch
page-copy = Kopieren
page-copied = Kopiert
page-copy-yourself = Das Kopieren ging nicht: Kopiere den Link von Hand.
page-share = Teilen
page-qr = QR-Code des Links
page-seats = Am Tisch
page-seat-free = Freier Platz
page-ready = bereit
page-not-ready = noch nicht bereit
page-be-ready = Ich bin bereit
page-wait-join = Es geht los, sobald alle Plätze besetzt sind.
page-wait-ready = Warten auf die anderen.
page-join = Mitspielen
page-full-title = Alle Plätze sind besetzt
page-full-more = Du kannst zusehen, sobald die Partie beginnt.
page-no-tables = Gerade keine offenen Tische.
page-no-matches = Noch keine Partien.
page-open = Öffnen
page-go-on = Weiterspielen
page-watch = Zusehen

## The table
page-table = Tisch
page-table-empty = Der Tisch ist leer.
page-pot = Topf
page-pot-rows = Topfreihen
page-in-full = Vollständig
page-in-short = Kurz gesagt
page-why-not = Warum das nicht geht
page-stock = Vorrat
page-stock-take = Der Vorrat, noch { $count }: wähle ihn, dann den Knopf
page-stock-discard = Vorrat und abgelegter Stein
page-reserve = Reserve
page-reserve-of = Reserve von { $name }
page-reserve-mine = Deine Reserve
page-reserve-theirs-about = Hier liegen offen die Steine, für die { $name } keinen Platz hat. Zu Beginn deines Zuges darfst du einen davon nehmen statt einen vom Vorrat.
page-reserve-mine-about = Was nach deinem Zug über { $limit } Steine auf deinem Bänkchen ist, kommt offen hierher. { $name } darf davon nehmen; mit weniger als { $limit } nimmst du Steine zurück.
page-tap-to-choose = Zum Wählen antippen
page-your-rack = Dein Bänkchen
page-discard = Abgelegt
page-draw-unseen = Verdeckt
page-row = { $full ->
    [true] Topfreihe { $row }, ein Investo für { $points }: { $tiles }
    *[other] Topfreihe { $row }: { $tiles }
}
page-row-worth = { $points }: was Topfreihe { $row } dem bringt, der sie nimmt.
page-double-place = { $tile } doppeln
page-take-tile = { $tile } nehmen
page-new-run = Neue Reihe hier
page-new-meld = Neue Kombination hier
page-more-lines = { $count ->
    [one] { $count } Zeile
    *[other] { $count } Zeilen
}
page-more-fresh = { $count } neu
page-zoom = Zoom
page-turn = Zug
page-your-turn = Du bist dran
page-waiting = { $name } ist am Zug.
page-turn-of = { $name } ist dran
page-bot-plays = { $name } spielt für dich.
page-round-to = Runde { $round } · bis { $target }
page-round-out = Runde { $round } · läuft weiter
page-round-of = Runde { $round } von { $rounds }
page-score-to = Punkte, bis { $target }
page-sheet = Punktezettel
page-deal = Faire Ziehung
page-log = Was geschah
page-min = Eröffnung { $opening }
page-min-long = erstes Legen ab { $opening }
page-time-left = noch { $seconds } Sekunden
page-hurry = schnell
page-step-take = Nehmen
page-step-investo = Investo
page-step-play = Legen
page-step-pot = Topf
page-step-discard = Ablegen
page-step-skipped = ausgelassen:
page-hint = Tipp
page-sort = Ordnen
page-undo = Zurück
page-redo = Vor
page-reset = Von vorn
page-confirm = Bestätigen
page-pass = Passen

## What to do now
page-ask-draw = Nimm einen Stein vom Vorrat.
page-ask-draw-reserve = Nimm einen Stein: vom Vorrat oder aus der Reserve von { $name }.
page-ask-draw-first = Vorgemerkt. Nimm zuerst einen Stein.
page-ask-take = Nimm ein Investo, lege Reihen, oder lege einen Stein in den Topf.
page-ask-choose = Lege Reihen oder lege an, dann einen Stein in den Topf.
page-ask-play = Lege jetzt einen dieser Steine: { $tiles }.
page-ask-pot = Lege einen Stein in den Topf oder dopple.
page-ask-choose-full = { $take ->
    [yes] Alle Topfreihen sind voll: Nimm eine, lege Reihen, dopple, oder beende deinen Zug.
    *[no] Alle Topfreihen sind voll: Lege Reihen, dopple, oder beende deinen Zug.
}
page-ask-full = Der Topf ist voll: Dopple, oder beende deinen Zug.
page-ask-ready = Bereit: bestätige, oder mach weiter.
page-ask-doubled = { $stock ->
    [0] Verdoppelt zählt Topfreihe { $row } nur noch { $points }. Bestätigen?
    *[other] Verdoppelt zählt Topfreihe { $row } nur noch { $points }; dann ziehst du einen Stein. Bestätigen?
}
page-ask-reserve = { $count ->
    [one] Mehr als { $limit } Steine auf deinem Bänkchen: Wähle einen für deine Reserve.
    *[other] Mehr als { $limit } Steine auf deinem Bänkchen: Wähle { $count } für deine Reserve.
}
page-ask-back = { $count ->
    [one] Nimm einen Stein aus deiner Reserve zurück.
    *[other] Nimm { $count } Steine aus deiner Reserve zurück.
}
page-ask-opening = Erstes Legen: mindestens { $opening } Punkte.
page-ask-opening-exchange = Erstes Legen: mindestens { $opening } Punkte – oder tausche einen Stein.
page-ask-exchange = Lege Steine, oder tausche einen.
page-ask-lay = Lege Steine, wenn du willst.
page-ask-last = { $left ->
    [1] Legst du jetzt nichts, endet die Runde.
    *[other] Legt in { $left } Zügen niemand, endet die Runde.
}
page-ends-round = beendet die Runde
page-ask-fits = Alles passt.
page-ask-discard = Lege einen Stein ab.
page-ask-offer = Nimm den offenen Stein oder passe.
page-ask-take-discard = Nimm den abgelegten Stein oder einen vom Vorrat.
page-ask-lay-mine = { $tile ->
    [none] Für dich ausgelegt: ändere es oder bestätige.
   *[other] Du hast { $tile } abgelegt. Für dich ausgelegt: ändere es oder bestätige.
}
page-ask-lay-others = { $way ->
    [G] { $name } hat mit Grand Gin ausgemacht.
    [petit] { $name } hat mit Petit Gin ausgemacht.
   *[other] { $name } hat ausgemacht.
} { $laid ->
    [yes] Für dich ausgelegt: ändere es oder bestätige.
   *[no] Du hast nichts auszulegen: bestätige.
}
page-ask-tiles = Tippe jetzt die Steine an, die dorthin kommen.
page-ask-place = { $count ->
    [one] Ein Stein gewählt. Tippe an, wohin er kommt.
   *[other] { $count } Steine gewählt. Tippe an, wohin sie kommen.
}
page-confirm-first = Bestätige zuerst: Was du gelegt hast, ist noch nicht gesendet.
page-one-to-pot = Nur ein Stein kommt in den Topf: Wähle einen.
page-once-more = noch einmal drücken
## The same where there is room for one short line
page-brief-stock = Nimm einen Stein.
page-brief-place = { $count } gewählt. Wohin?
page-brief-draw = Vorrat oder Reserve?
page-brief-take = Investo, Reihe, Topf?
page-brief-choose = Legen, dann in den Topf.
page-brief-play = Lege einen genommenen.
page-brief-pot = Zum Topf, oder dopple.
page-brief-choose-full = { $take ->
    [yes] Voll: nimm, lege, dopple, beende.
    *[no] Voll: lege, dopple, beende.
}
page-brief-full = Dopple oder beende.
page-brief-doubled = { $stock ->
    [0] Topfreihe { $row } bei { $points }.
    *[other] Topfreihe { $row } bei { $points }, dann ziehen.
}
page-brief-reserve = Lege { $count } zur Reserve.
page-brief-back = Nimm { $count } zurück.
## Buttons of a turn
page-from-stock = Vom Vorrat
page-draw = Stein ziehen
page-nothing = Zug beenden
page-nothing-more = ohne zu doppeln
page-and-pot = { $laid } + { $more }
page-into-row = { $tile } in Topfreihe { $row }
page-doubles = { $tile } doppelt: Topfreihe { $row } bei { $points }
page-play-taken = lege einen genommenen Stein
page-pot-missing = ein Stein für den Topf fehlt
page-pot-or-lay = Steine legen
page-take-row = Topfreihe { $row } nehmen
page-laid = { $count ->
    [one] 1 Stein
    *[other] { $count } Steine
}
page-rearranged = umgelegt
page-short = { $missing ->
    [one] { $meld }: ein Stein fehlt
    *[other] { $meld }: { $missing } Steine fehlen
}
page-no-series = nur Reihen: Zahlen in Folge
page-wrong = { $meld } passt nicht
page-wrong-tiles = diese Steine passen nicht zusammen
page-mistake = { $points ->
    [0] ein Fehler: Steine zurück
    [one] ein Fehler: kostet 1 Punkt
    *[other] ein Fehler: kostet { $points } Punkte
}
page-plan-dropped = Auf dem Tisch hat sich etwas geändert. Dein Plan passt nicht mehr.
page-to-reserve = In die Reserve
page-take-back = Zurücknehmen
page-choose-tiles = { $count ->
    [one] einen Stein wählen
    *[other] { $count } Steine wählen
}
page-give-E = Tauschen
page-give-D = Ablegen
page-lay-or-exchange = Legen – oder einen Stein zum Tauschen wählen
page-lay-or-discard = Legen – oder einen Stein zum Ablegen wählen
page-opening = { $points } von { $opening } Punkten
page-group-run = Reihe
page-group-series = Serie
page-group-left = Rest { $points }
page-discard-nothing = Ergibt noch nichts
page-gone-out = { $tile }: aus der Runde
page-gone-mixed = { $tile }: in den Vorrat gemischt
page-makes-series = { $count ->
    [4] Ergibt vier { $value }er
    *[other] Ergibt drei { $value }er
}
page-makes-run = { $value ->
    *[other] Ergibt eine Reihe von { $count }
}
page-go-out = Ausmachen
page-out-G = Grand Gin
page-out-petit = Petit Gin
page-out-K = Ausmachen
page-choose-discard = wähle, was du ablegst
page-choose-out = wähle einen Stein zum Ablegen, dann ist Schluss
page-out-with = { $tile } ablegen
page-lay-down = Auslegen
page-lay-left = { $points ->
    [one] 1 Punkt bleibt übrig
   *[other] { $points } Punkte bleiben übrig
}
page-laid-down = Ausgelegt
page-laid-by = Ausgelegt: { $name }

## What happened
page-told-round = Runde { $round }
page-told-sat = { $me ->
    [yes] Du spielst mit.
    *[no] { $name } spielt mit.
}
page-told-left = { $me ->
    [yes] Du hast den Tisch verlassen.
    *[no] { $name } hat den Tisch verlassen.
}
page-told-stood-in = Ein Bot spielt für { $name } weiter ({ $level }).
page-told-back = { $me ->
    [yes] Du bist wieder da.
    *[no] { $name } ist wieder da.
}
page-told-stopped = { $me ->
    [yes] Du hast die Partie beendet.
    *[no] { $name } hat die Partie beendet.
}
page-told-time = { $me ->
    [yes] Deine Zeit ist um.
    *[no] Die Zeit von { $name } ist um.
}
page-did-A = { $me ->
    [yes] Du hast { $tiles } gelegt
    *[no] { $name } hat { $tiles } gelegt
}
page-told-freed = { "" } und den Stern für { $tiles } ersetzt
page-did-rearranged = { $me ->
    [yes] Du hast Steine umgelegt
    *[no] { $name } hat Steine umgelegt
}
page-did-mistake = { $me ->
    [yes] Dein Fehler mit { $tiles }: Der Tisch bleibt, deine Punkte dieser Runde sind weg
    *[no] { $name } machte einen Fehler mit { $tiles }: Der Tisch bleibt, die Punkte dieser Runde sind weg
}
page-did-mistake-none = { $me ->
    [yes] Du hast keinen der genommenen Steine gelegt: Deine Punkte dieser Runde sind weg
    *[no] { $name } hat keinen der genommenen Steine gelegt: Die Punkte dieser Runde sind weg
}
page-did-investo-S = { $me ->
    [yes] Du hast { $got } vom Vorrat genommen
    *[no] { $name } hat einen Stein vom Vorrat genommen
}
page-did-investo-V = { $me ->
    [yes] Du hast { $tile } aus der Reserve von { $other } genommen
    [from-me] { $name } hat { $tile } aus deiner Reserve genommen
    *[no] { $name } hat { $tile } aus der Reserve von { $other } genommen
}
page-did-investo-T = { $me ->
    [yes] Du hast Topfreihe { $row } genommen: +{ $points }
    *[no] { $name } hat Topfreihe { $row } genommen: +{ $points }
}
page-told-handed = { $to ->
    [me] Von darunter bekommst du { $tiles }
    *[other] Von darunter bekommt { $other } { $tiles }
}
page-did-investo-I = { $me ->
    [yes] Du hast { $tile } in Topfreihe { $row } gelegt
    *[no] { $name } hat { $tile } in Topfreihe { $row } gelegt
}
page-did-investo-X = { $me ->
    [yes] Du hast { $tile } zum Doppeln in Topfreihe { $row } gelegt
    *[no] { $name } hat { $tile } zum Doppeln in Topfreihe { $row } gelegt
}
page-did-investo-N = { $me ->
    [yes] Du hast nichts in den Topf gelegt
    *[no] { $name } hat nichts in den Topf gelegt
}
page-did-investo-R = { $me ->
    [yes] Du hast { $tile } in deine Reserve gelegt
    *[no] { $name } hat { $tile } in die Reserve gelegt
}
page-did-investo-B = { $me ->
    [yes] Du hast { $tile } aus deiner Reserve zurückgenommen
    *[no] { $name } hat { $tile } aus der Reserve zurückgenommen
}
page-did-rummy-S = { $me ->
    [yes] Du hast { $got } gezogen
    *[no] { $name } hat einen Stein gezogen
}
page-did-rummy-E = { $me ->
    [yes] Du hast { $tile } gegen { $got } getauscht
    *[no] { $name } hat einen Stein getauscht
}
page-did-rummy-D = { $me ->
    [yes] Du hast { $tile } abgelegt
    *[no] { $name } hat { $tile } abgelegt
}
page-did-rummy-P = { $me ->
    [yes] Du hast gepasst
    *[no] { $name } hat gepasst
}
page-did-rummy-O = { $drew ->
    [yes] { $me ->
        [yes] Du hast { $got } gezogen
       *[no] { $name } hat einen Stein gezogen
}
    *[no] { $me ->
        [yes] Du hast nichts gelegt
       *[no] { $name } hat nichts gelegt
}
}
page-did-gin-S = { $me ->
    [yes] Du hast { $got } gezogen
    *[no] { $name } hat vom Vorrat gezogen
}
page-did-gin-U = { $tile ->
    [none] { $me ->
        [yes] Du hast den abgelegten Stein genommen
       *[no] { $name } hat den abgelegten Stein genommen
}
    *[other] { $me ->
        [yes] Du hast { $tile } genommen
       *[no] { $name } hat { $tile } genommen
}
}
page-did-gin-D = { $me ->
    [yes] Du hast { $tile } abgelegt
    *[no] { $name } hat { $tile } abgelegt
}
page-did-gin-G = { $me ->
    [yes] Du hast mit Grand Gin ausgemacht
    *[no] { $name } hat mit Grand Gin ausgemacht
}
page-did-gin-petit = { $me ->
    [yes] Du hast mit Petit Gin ausgemacht
    *[no] { $name } hat mit Petit Gin ausgemacht
}{ $tile ->
    [none] { "" }
    *[other] { "" } und { $tile } abgelegt
}
page-did-gin-K = { $me ->
    [yes] Du hast ausgemacht
    *[no] { $name } hat ausgemacht
}{ $tile ->
    [none] { "" }
    *[other] { "" } und { $tile } abgelegt
}
page-did-gin-L = { $me ->
    [yes] Du hast { $tiles } ausgelegt
    *[no] { $name } hat { $tiles } ausgelegt
}
page-did-gin-P = { $me ->
    [yes] Du hast gepasst
    *[no] { $name } hat gepasst
}
page-did-gin-none = { $me ->
    [yes] Du hast nichts ausgelegt
    *[no] { $name } hat nichts ausgelegt
}
page-told-for = { $me ->
    [yes] { $bot } (für dich)
    *[no] { $bot } (für { $name })
}
page-told-verb = hat
page-told-join = { $first }; { $rest }
page-told-plays = { $count ->
    [one] Ein Zug von jemand anderem
    *[other] { $count } Züge der anderen
}
page-recall = Was die anderen getan haben
page-recall-of = Was { $name } getan hat
page-recall-steps = { $count ->
    [one] 1 Schritt
    *[other] { $count } Schritte
}
page-recall-at = Schritt { $step } von { $steps }
page-speed = Tempo des Computers
page-speed-calm = Ruhig
page-speed-normal = Normal
page-speed-fast = Flott
page-speed-at-once = Sofort

## The end of a round
page-round-over = Die Runde ist vorbei
page-match-stopped = Die Partie wurde beendet
page-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
page-won = Du hast gewonnen
page-winner = { $count ->
    [one] { $names } hat gewonnen
    *[other] Gewonnen haben: { $names }
}
page-points = Punkte
page-left-on = { $me ->
    [yes] Auf deinem Bänkchen übrig
    *[no] Auf dem Bänkchen übrig: { $name }
}
page-left-reserve = { $me ->
    [yes] In deiner Reserve: Punkte für { $other }
    [from-me] In der Reserve von { $name }: Punkte für dich
    *[no] In der Reserve von { $name }: Punkte für { $other }
}
page-next-round = Nächste Runde
page-rematch = Revanche
page-look = Tisch ansehen
page-show-points = Punkte zeigen
page-replay = Abspielen
page-to-start = Startseite
page-match-stays = Die Partie bleibt offen: Von dort spielst du weiter.
page-previous = Voriger Schritt
page-next = Nächster Schritt
page-previous-turn = Voriger Zug
page-next-turn = Nächster Zug
page-share-turn = Link zu diesem Zug
page-play-on = Abspielen
page-pause = Pause
page-step-of = Schritt { $step } von { $steps }
page-out-word = Ausgemacht
page-total-to = Stand, bis { $target }
page-total-after = Stand nach { $round } von { $rounds }
page-total-before = vorher
page-total-round = diese Runde
page-coming-to = Als Nächstes kommt Runde { $round }. Wer nach einer Runde { $target } Punkte hat, gewinnt.
page-coming-of = Als Nächstes kommt Runde { $round } von { $rounds }.

## The menu
page-menu-game = Diese Partie
page-menu-look = Aussehen und Ton
page-menu-leave = Gehen
page-leave-more = Dein Platz bleibt deiner; die anderen erfahren, dass du weg bist.
page-leave-alone = Dein Platz bleibt deiner; der Computer wartet auf dich.
page-watching = Du siehst zu: Du siehst den Tisch, aber keine Bänkchen.
page-keys = Tasten
page-key-rack = zum Bänkchen
page-key-stock = zum Vorrat
page-key-discard = zum abgelegten Stein
page-key-table = zum Tisch
page-key-arrows = von Stein zu Stein
page-key-move = den Stein auf dem Bänkchen verschieben
page-key-enlarge = eine Kombination vergrößern
page-key-undo = zurück
page-key-redo = wiederholen
page-key-confirm = bestätigen
page-key-escape = loslassen, was gewählt ist
page-key-help = diese Übersicht
page-big = Große Steine
page-still = Keine Animationen
page-sounds = Töne
page-lines = Der Computer sagt hin und wieder etwas
page-sound = { $on ->
    [true] Ton an
    *[other] Ton aus
}
page-notify = Sag mir Bescheid, wenn ich dran bin
page-privacy = Datenschutz: meine Daten, mich löschen
page-strangers = Die anderen am Tisch
page-mute = Nicht zeigen, was gesagt wird
page-report-why = Dem Betreiber melden wegen
page-report-name = des Namens
page-report-rude = groben Verhaltens
page-report-slow = absichtlich langsamen Spiels
page-report-leaves = verlassener Partien
page-report-cheats = Schummelns
page-report-other = etwas anderem
page-report = Melden
page-reported = Danke. Der Betreiber dieses Servers sieht es.
page-block = Blockieren: kein Platz an meinen Tischen
page-blocked = { $name } bekommt keinen Platz mehr an deinen Tischen.
page-block-list = Blockiert
page-nameless = Ohne Namen
page-unblock = Nicht mehr blockieren
page-say = Etwas sagen
page-phrase-hello = Hallo
page-phrase-good-game = Schönes Spiel
page-phrase-thanks = Danke
page-phrase-well-played = Gut gespielt
page-phrase-oops = Hoppla
page-phrase-thinking = Ich überlege …
page-phrase-hurry = Du bist dran, oder?
page-phrase-wow = Wow
page-phrase-sorry = Entschuldigung
page-phrase-bye = Tschüss
page-come-back = Selbst weiterspielen
page-stand-in = Einen Bot für { $name } spielen lassen
page-another-device = Auf einem anderen Gerät weiterspielen
page-end-match = Partie beenden
page-end-sure = Die Partie für alle beenden? Sie kann dann nicht weitergehen.
page-end-alone = Die Partie beenden? Sie kann dann nicht weitergehen.
page-end-yes = Beenden
page-leave-sure = Mitten in der Partie gehen? Sie bleibt, und der Platz bleibt deiner: Du kommst über die Startseite oder den Link zurück.
page-leave-others = Inzwischen können die anderen einen Bot für dich spielen lassen.
page-leave-yes = Gehen
page-no-stay = Bleiben
page-command = Zug eintippen
page-command-how = Züge mit der Tastatur: `S` nimmt vom Vorrat, `+ r5-7` legt die rote 5, 6 und 7; `?` zeigt, was möglich ist.
    .gin = Züge mit der Tastatur: `U` nimmt den abgelegten Stein, `S` einen vom Vorrat, `D k9` legt die schwarze 9 ab; `?` zeigt, was möglich ist.
page-command-send = Senden
page-command-done = Erledigt: { $line }
page-command-look = Dein Bänkchen: { $rack }. Tisch: { $table }. Möglich: { $options }.

## Hints
page-thinking = Überlege …
page-no-hint = Etwas Besseres sehe ich nicht.
page-no-play = Jetzt lässt sich nichts legen.
page-hint-advice = Ein guter Zug
page-hint-play = Was kann ich legen?
page-try-A = { $tiles } legen
page-try-S = Einen Stein vom Vorrat nehmen
page-try-D = { $tile } ablegen
page-try-P = Passen
page-try-investo-V = { $tile } aus der Reserve von { $other } nehmen
page-try-investo-T = Das Investo der Topfreihe { $row } nehmen: +{ $points }
page-try-investo-I = { $tile } in Topfreihe { $row } legen
page-try-investo-X = { $tile } zum Doppeln in Topfreihe { $row } legen
page-try-investo-N = Nichts in den Topf legen
page-try-investo-R = { $tile } in die Reserve legen
page-try-investo-B = { $tile } zurücknehmen
page-try-rummy-E = { $tile } tauschen
page-try-gin-U = Den abgelegten Stein nehmen
page-try-gin-G = Mit Grand Gin ausmachen
page-try-gin-petit = { $tile ->
    [none] Mit Petit Gin ausmachen
   *[other] Mit Petit Gin ausmachen, { $tile } ablegen
}
page-try-gin-K = { $tile ->
    [none] Ausmachen
   *[other] Ausmachen, { $tile } ablegen
}
page-try-gin-L = { $tiles } auslegen
page-try-gin-none = Lege nichts aus
page-star-choose = Der Stern steht für
page-enlarged = Vergrößert: { $meld }
page-walk-lay = Lege { $meld }.
page-walk-add = Mit { $tiles } vom Bänkchen: { $meld }.
page-walk-form = Auf dem Tisch entsteht { $meld }.
page-show-it = Zeigen
page-do-it = Vorbereiten
page-hint-others = Andere Züge

## One device, several people
page-curtain = { $name } ist dran
page-curtain-more = Gib das Gerät weiter. Deine Steine erscheinen, wenn du den Knopf drückst.
page-curtain-go = Ich bin { $name }
page-hand-over = An { $name } weitergeben

## When there is no table to show
page-trouble-connecting = Verbindung zum Tisch …
page-trouble-lost = Keine Verbindung
page-trouble-lost-more = Es geht von selbst weiter, sobald wieder eine da ist.
page-trouble-restarting = Der Server startet neu
page-trouble-restarting-more = Nichts geht verloren. Einen Augenblick.
page-trouble-gone = Diesen Tisch gibt es nicht
page-trouble-gone-more = Der Link stimmt nicht, oder der Tisch wurde nach langer Zeit abgeräumt.
page-trouble-moved = Du spielst woanders weiter
page-trouble-moved-more = Dein Platz ist auf ein anderes Gerät umgezogen.
page-trouble-tab = Diese Partie ist in einem anderen Tab offen
page-trouble-tab-more = Sie wird immer nur in einem Tab gespielt. Spiel hier weiter, dann lässt der andere los; wenn nicht, schließ ihn.
page-tab-here = Hier weiterspielen
page-laying = Der Tisch wird vorbereitet …
page-trouble-forbidden = Dieser Tisch ist privat
page-trouble-forbidden-more = Alle Plätze sind besetzt, und zusehen darf niemand.
page-trouble-old = Es gibt eine neue Version
page-trouble-old-more = Lade die Seite neu; die Partie bleibt, wo sie ist.
page-trouble-key = Dieser Link gilt nicht mehr
page-trouble-match = Diese Partie gibt es nicht
page-trouble-failed = Das hat nicht geklappt
page-trouble-failed-more = Unterwegs ging etwas schief. Versuche es noch einmal.
page-trouble-nowhere = Diese Seite gibt es nicht
page-trouble-nowhere-more = Die Adresse stimmt nicht oder gilt nicht mehr.
page-reload = Neu laden
page-new-version = Die neue Version der Seite laden
page-new-version-about = Die Partie geht weiter, wo sie steht.
page-notice-lost = Verbindung verloren. Neuer Versuch …
page-notice-restarting = Der Server startet neu …
page-notice-full = Kein Platz mehr auf diesem Gerät: Die Partie wartet. Sichere bei Bedarf ihre Aufzeichnung im Menü und lösch dann alte Partien:
page-notice-away = { $name } ist gerade weg.
page-engine-loading = Die Regeln werden geladen …
page-engine-failed = Die Regeln ließen sich in diesem Browser nicht starten.
page-engine-offline = Die Regeln sind noch nicht auf diesem Gerät. Lade sie einmal mit Verbindung.
page-engine-again = Noch einmal
page-learn = Lernen
page-puzzles = Rätsel
page-referee = Schiedsrichter
page-what = Was legen?

## The first visit
page-coach = Begleiter für den Anfang
page-first-hello = Wähle ein Spiel: die erste Partie bringt es dir beim Spielen bei.
page-first-investo = Füllt gemeinsam die Topfreihen, und nimm eine im richtigen Moment. Wer zuerst 20 Punkte hat, gewinnt.
page-first-rummy = Lege Reihen und Serien, und verschiebe alles, was auf dem Tisch liegt. Wer keine Steine mehr hat, gewinnt die Runde.
page-first-gin = Sammle deine Kombinationen heimlich, Stein für Stein. Lege sie vor den anderen aus.
page-guided = Erste Partie mit Begleitung
page-known = Ich kenne die Regeln
page-short-lessons = Kurze Lektionen
