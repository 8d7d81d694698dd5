# Sätze, die jedes Spiel und jedes Programm braucht.

## Warum ein Zug nicht geht
refusal-too-short = { $meld } ist zu kurz: Mindestens drei Steine sind nötig.
refusal-doubled-tile = { $meld } geht nicht: { $tile } kommt zweimal vor.
refusal-no-wrap = { $meld } ist keine Reihe: Nach der 13 kommt keine 1.
refusal-gap = { $meld } ist keine Reihe: { $tile } fehlt.
refusal-no-stars = In diesem Spiel gibt es keine Sterne.
refusal-table-tile-missing = { $tile } liegt auf dem Tisch und muss dort bleiben.
refusal-not-on-rack = { $tile } steht nicht auf deinem Bänkchen.
refusal-not-in-draft = { $tile } gehört nicht zu den Steinen, die du legen willst.
refusal-no-such-action = Das ist kein Zug in diesem Spiel.
refusal-clock-only = Nur die Uhr entscheidet, wann die Zeit um ist.
refusal-draw-first = Nimm zuerst einen Stein.
refusal-already-drawn = Du hast in diesem Zug schon einen Stein genommen.
refusal-stock-empty = Der Vorrat ist leer.
refusal-no-combination = { $meld } ist keine Kombination: { $tile } und { $other } haben weder Farbe noch Wert gemeinsam.
    .investo = { $meld } ist keine Reihe: { $tile } und { $other } haben verschiedene Farben.
    .here = Keine Kombination: { $tile } und { $other } haben weder Farbe noch Wert gemeinsam.
    .here-investo = Keine Reihe: { $tile } und { $other } haben verschiedene Farben.
refusal-odd-value = { $meld } ist keine Kombination: { $tile } passt nicht dazu, denn { $tiles } haben denselben Wert.
    .here = { $tile } passt nicht dazu: { $tiles } haben denselben Wert.
refusal-odd-colour = { $meld } ist keine Kombination: { $tile } passt nicht dazu, denn { $tiles } haben dieselbe Farbe.
    .investo = { $meld } ist keine Reihe: { $tile } passt nicht dazu, denn { $tiles } haben dieselbe Farbe.
    .here = { $tile } passt nicht dazu: { $tiles } haben dieselbe Farbe.
refusal-series-too-long = { $meld } ist zu lang: Eine Serie hat höchstens vier Steine.
refusal-doubled-value = { $meld } ist keine Reihe: { $tile } und { $other } haben denselben Wert.
refusal-no-series = { $meld } ist eine Serie; in dieser Partie zählen nur Reihen.
    .investo = { $meld } ist keine Reihe: Die Steine haben verschiedene Farben.
refusal-no-sequences = { $meld } ist keine Serie ({ $tile }, { $other }), und Reihen zählen in dieser Partie nicht.
refusal-star-past-end = { $meld } geht nicht: Nach 13 gibt es nichts, wofür der Stern stehen könnte.
refusal-declare-stars = Es ist nicht klar, wofür der Stern in { $meld } steht: Schreib es dazu, zum Beispiel [r5 *r6 r7].
refusal-round-over = Die Runde ist vorbei.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-already-played = Du hast in diesem Zug schon auf den Tisch gelegt.

## Unlesbarer Text
notation-unknown-colour = „{ $tile }“ ist kein Stein: Ein Stein beginnt mit b, r, y oder k (blau, rot, gelb, schwarz), zum Beispiel r7.
notation-unknown-value = „{ $tile }“ ist kein Stein: Die Zahl geht von 1 bis 13.
notation-not-ascending = „{ $tile }“ ist keine Reihe: Die kleinere Zahl kommt zuerst, zum Beispiel r5-7.
notation-third-copy = { $tile } steht ein drittes Mal in „{ $text }“: Jeden Stein gibt es nur zweimal.
notation-bracket = Die Klammern in „{ $text }“ passen nicht zusammen (Stelle { $position }).
notation-not-one-meld = „{ $text }“ ist nicht genau eine Kombination.
notation-unknown-action = „{ $action }“ verstehe ich nicht; ? zeigt, was möglich ist.
notation-unknown-place = Diesen Platz gibt es in „{ $text }“ nicht: Die Zahl geht von 1 bis { $most }.
notation-tile-expected = Zu „{ $action }“ gehört ein Stein, zum Beispiel r7.
notation-too-much = „{ $action }“ sagt mehr als nötig.
notation-no-stars = In diesem Spiel gibt es keine Sterne.
notation-no-draft = Es gibt nichts zu bestätigen: Leg zuerst Steine, zum Beispiel + r5-7.
notation-position-parts = Das ist keine Stellung: „{ $text }“.
notation-position-tiles = Die Steine dieser Stellung gehen nicht auf: „{ $text }“.

## Regeln, die nicht gehen
rules-bad-rules = Diese Regeln sind nicht möglich: { $problem }.
rules-no-such-preset = Regeln namens „{ $preset }“ gibt es nicht; es gibt: { $known }.
rules-no-such-option = Eine Option „{ $option }“ gibt es in dieser Version nicht; es gibt: { $known }.
rules-newer-option = Diese Version kennt die Option „{ $option }“ nicht: Die Regeln sind von einer neueren Version.
rules-too-many-dealt = { $hand } Steine je Spieler und { $rows } Topfreihen: So viele hat der Vorrat nicht.

## Das Losglück in einer Aufzeichnung
luck-not-face-down = { $tile } war nicht unter den verdeckten Steinen.
luck-not-a-choice = „{ $word }“ ist keine Zahl von 0 bis { $most }.
luck-too-little = Es sind weniger gezogene Steine verzeichnet als nötig.
luck-too-much = Es sind mehr gezogene Steine verzeichnet als nötig.
luck-disagree = Geber und Spiel sind sich nicht einig, was verdeckt liegt.

## Fehler einer Aufzeichnung
record-empty = Die Datei ist leer.
record-too-big = Die Datei ist größer als { $most } MB: Das ist keine Aufzeichnung.
record-not-a-record = Das ist keine Aufzeichnung einer Partie.
record-line-too-long = Zeile { $line } ist zu lang.
record-cut-off = Die Aufzeichnung bricht mitten in Zeile { $line } ab.
record-not-json = Zeile { $line } ist unlesbar.
record-unknown-line = Zeile { $line } ist von keiner bekannten Art.
record-malformed = Zeile { $line } ist nicht so, wie sie sein soll ({ $problem }).
record-no-end = Nach Zeile { $line } fehlt die Schlusszeile.
record-after-the-end = Zeile { $line } kommt nach der Schlusszeile.
record-bad-notation = Zeile { $line } ist nicht zu verstehen.
record-bad-luck = In Zeile { $line } steht eine unmögliche Ziehung.
record-hidden = In Zeile { $line } sind Steine verdeckt: Die Aufzeichnung wurde vor dem Ende der Partie gesichert.
record-deal-too-early = Zeile { $line } teilt aus, bevor die Runde vorbei ist.
record-wrong-round = Zeile { $line } müsste Runde { $expected } austeilen.
record-move-between-rounds = Zeile { $line } ist ein Zug, obwohl keine Runde läuft.
record-illegal-move = Zeile { $line }: Der Zug „{ $move }“ ist nicht erlaubt.
record-score-too-early = Zeile { $line } nennt Punkte, obwohl die Runde noch läuft.
record-score-missing = Zeile { $line }: Die Punkte der Runde fehlen.
record-wrong-score = Zeile { $line } nennt falsche Punkte; richtig ist { $expected }.
record-wrong-end = Zeile { $line } beendet die Partie nicht so, wie sie gespielt wurde.
record-wrong-totals = Zeile { $line } nennt falsche Summen; richtig ist { $expected }.
record-wrong-digest = Die Schlusszeile passt nicht zu den Zeilen davor: Die Aufzeichnung wurde verändert.
record-wrong-version = Version { $version } des Formats ist hier nicht bekannt.
record-unknown-game = Ein Spiel „{ $game }“ gibt es nicht.
record-wrong-seats = { $count } Plätze passen nicht zu diesem Spiel.
record-bad-rules = Die Regeln in Zeile { $line } gehen nicht.
record-no-seed = Die Steine wurden von Hand verteilt: Es gibt keine Startzahl zum Weiterspielen.
record-wrong-seed = Die Startzahl passt nicht zur Festlegung in der Kopfzeile.
record-luck-differs = Zeile { $line }: Die Startzahl ergibt andere Steine als die Aufzeichnung.

## Das Terminal
name-person = Du
commitment = Ehrlich gemischt: Der Fingerabdruck der Startzahl ist { $hash }.
seed-revealed = Die Startzahl war { $seed }; `tilerummy verify` prüft damit eine Aufzeichnung.
round-begins = Runde { $round }
round-starter = Es beginnt: { $name }.
round-over = Runde vorbei: { $reason }
match-over = { $count ->
    [one] Die Partie ist zu Ende. Gewonnen: { $winners }.
   *[other] Die Partie ist zu Ende. Gewonnen haben: { $winners }.
}
part-round = diese Runde
sheet-round = Runde
sheet-total = Summe
press-enter = Eingabetaste für die nächste Runde.
turn-over = Dein Zug ist vorbei. Eingabetaste verdeckt den Bildschirm.
hand-over = { $name }: Eingabetaste, wenn nur du hinsiehst.
could-lay = Die meisten Steine, die sich legen lassen: { $action }
could-lay-nothing = Jetzt lässt sich nichts legen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
rules-in-force = Regeln: { $rules }
commands = Außerdem: ? Hilfe · tipp · legen · zurück · punkte · verlauf · regeln · ende
command-help = hilfe
command-hint = tipp
command-lay = legen
command-undo = zurück zurueck
command-score = punkte
command-log = verlauf
command-rules = regeln
command-quit = ende
stopped = Abgebrochen.
record-kept = Die Aufzeichnung steht in { $path }.
replay-next = Eingabetaste: weiter, q: Schluss.
verify-good = { $path }: Jeder Zug ist erlaubt und alle Punkte stimmen (Züge: { $moves }, Runden: { $rounds }). { $end ->
    [won] Die Partie wurde zu Ende gespielt.
   *[other] Die Partie wurde abgebrochen.
}
verify-unsealed = Die Steine wurden von Hand verteilt: Es gibt keine Startzahl zum Prüfen.
verify-so-far = Die { $count } Zeilen davor sind gut.

## Die Befehlszeile
cli-usage = Aufruf:
cli-about-play = im Terminal spielen
cli-about-replay = eine Aufzeichnung Zug für Zug ansehen
cli-about-verify = eine Aufzeichnung prüfen: Züge, Ziehung, Punkte
cli-about-schema = das JSON-Schema der Zeilen einer Aufzeichnung ausgeben
cli-no-such-command = Einen Befehl „{ $command }“ gibt es nicht.
cli-help-lang = Sprache
cli-help-seats = wer spielt: person oder der Name eines Bots (Standard: person greedy)
cli-help-rules = ein Regelsatz (standard, …) und Optionen wie target=30
cli-help-record = die Partie in diese Datei schreiben
cli-help-resume = eine unterbrochene Partie aus ihrer Aufzeichnung fortsetzen
cli-help-seed = ein beliebiger Text; derselbe Text gibt dieselben Steine
cli-help-salt = nach einem Wort von dir für die Mischung fragen, wenn der Fingerabdruck feststeht
cli-help-seat = mit wessen Augen, ab 1 gezählt
cli-help-step = nach jedem Zug anhalten und die Stellung zeigen
cli-help-moves = die Züge auflisten, ohne anzuhalten
cli-cannot-open = { $path } lässt sich nicht öffnen: { $problem }.
cli-file-exists = { $path } gibt es schon; eine Aufzeichnung wird nie überschrieben.
cli-wrong-seats = { $count } Spieler gehen nicht; möglich: { $known }.
cli-no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 1 bis { $most }.
cli-no-such-bot = Einen Spieler „{ $bot }“ gibt es nicht; es gibt: { $known }.
cli-already-over = Die Partie in { $path } ist schon zu Ende.
refusal-draft-open = Du hast noch einen Entwurf: ok bestätigt ihn, zurück macht ihn rückgängig.
ask-salt = Ein Wort von dir für die Mischung (vorher stand nur der Fingerabdruck oben fest):
cli-resume-alone = Eine fortgesetzte Partie behält Regeln, Startzahl und Aufzeichnung: --resume geht ohne --rules, --seed, --salt und --record.
verify-sealed = Die Ziehung folgt aus der Startzahl mit dem Fingerabdruck { $commitment }: Vergleiche ihn mit dem, der vor der Partie gezeigt wurde.
refusal-doubled-colour = { $meld } ist keine Serie: { $tile } kommt zweimal vor.
refusal-past-ace = { $meld } ist keine Reihe: Nach der 1 hinter { $tile } kommt nichts mehr ({ $other }).
cli-about-solve = die beste Auslage finden, oder das Beste aus einer Hand Gin-Rummy (solve gin)
cli-usage-error = { $problem } – siehe { $command } --help.
rules-bad-option = { $option } kann sein: { $allowed }.
cli-not-a-number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
cli-no-such-action = „{ $action }“ ist kein Zug dieses Spiels; Beispiele zeigt tilerummy referee --help.
