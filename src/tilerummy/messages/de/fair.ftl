## Wessen Worte in eine Ziehung eingingen (docs/fair-dealing.md)
record-newer-dealing = Die Steine wurden auf eine Art verteilt (Nummer { $dealing }), die hier nicht bekannt ist.
record-wrong-words = Die Kopfzeile hat nicht genau ein Wort für jeden Platz.
record-wrong-word = Das Wort von Platz { $seat } ist nicht das, das für diese Ziehung und diesen Platz versiegelt wurde.
record-wrong-starter = Wer die Revanche beginnt, wurde nicht mit den wenigsten Versuchen gefunden, oder ein anderer Platz war ausgeschlossen.
verify-words = In die Ziehung gingen Worte von Geräten der Spieler ein, jedes versiegelt, bevor eines bekannt war: { $words }. Wer eines gab, vergleicht es mit dem, was das Gerät behalten hat.
verify-word = Platz { $seat } ({ $name }): { $salt }
verify-not-opened = das Siegel { $seal }, nicht geöffnet
verify-dealer-only = Kein Gerät eines Spielers gab ein Wort für die Ziehung: Dass niemand sie ausgesucht hat, ist nur das Wort des Gebers.
verify-first-way = Es wurde auf die erste Art verteilt, deren Worte nicht an Plätze gebunden sind: Dass niemand die Ziehung ausgesucht hat, ist nur das Wort des Gebers.
verify-not-seen = { $path }: „{ $text }“ ist weder der Fingerabdruck noch ein Siegel oder ein Wort dieser Aufzeichnung: Es ist nicht die Ziehung, die dir versprochen wurde.
cli-help-saw = ein Fingerabdruck, Siegel oder Wort, das du vor der Partie gesehen oder gegeben hast: Es muss in der Aufzeichnung stehen
fair-given = Die Ziehung wurde mit dem Fingerabdruck { $hash } versprochen; das Wort von Platz { $seat } dafür ist { $salt }.
fair-other-promise = Das ist nicht die Ziehung, die versprochen wurde: Der Fingerabdruck, oder wer nicht beginnen darf, war vorher ein anderer.
fair-word-changed = Der Geber sagt, dieses Gerät habe ein anderes Wort gegeben, als es gab.
fair-late-word = In die Ziehung ging ein Wort ein, das nicht versiegelt war, als dieses Gerät seines öffnete: Jemand konnte die Ziehung aussuchen.
fair-not-heard = Dieses Gerät hat sein Wort geöffnet, aber der Geber sagt, es kam zu spät: Nur das Siegel ging ein. War die Verbindung gut, so hatte der Geber die Wahl zwischen zwei Ziehungen.

## Auf der Seite
fair-about = Vor dem Austeilen verspricht der Geber eine geheime Zahl, und jedes Gerät antwortet mit einem eigenen Wort. Aus beidem folgt die Reihenfolge aller Steine.
fair-promised = Versprochen (Fingerabdruck)
fair-mine = Wort dieses Geräts
fair-by-device = eigenes Gerät
fair-by-sealed = eigenes Gerät, nur versiegelt: Das Siegel zählt
fair-by-bot = Computer: nichts, nach öffentlicher Regel
fair-by-away = nicht da: nichts, nach öffentlicher Regel
fair-by-none = kein Wort
fair-by-waiting = hat noch nicht geantwortet
fair-alone = Kein Gerät eines Spielers gab ein Wort: Dass niemand diese Ziehung ausgesucht hat, ist nur das Wort des Gebers.
fair-first-way = Diese Partie wurde auf die erste Art verteilt, deren Worte nicht an Plätze gebunden sind: Dass niemand die Ziehung ausgesucht hat, ist nur das Wort des Gebers.
fair-taken-over = { $count ->
    [one] Die erste Verteilung stammt aus einer anderen Partie, mit deren Steinen: Über sie wird nichts behauptet. Alles, was in diesem Moment verdeckt lag, wurde neu verteilt, und das ist es, was hier versprochen wird.
   *[other] Die ersten { $count } Verteilungen und Züge stammen aus einer anderen Partie, mit deren Steinen: Über sie wird nichts behauptet. Alles, was in diesem Moment verdeckt lag, wurde neu verteilt, und das ist es, was hier versprochen wird.
}
fair-later = Nach der Partie leitet diese Seite jede Ziehung noch einmal her, auf diesem Gerät.
fair-checked = { $count ->
    [one] Auf diesem Gerät geprüft: { $count } Ziehung, sie folgt.
   *[other] Auf diesem Gerät geprüft: { $count } Ziehungen, alle folgen.
}
fair-no-record = Die Aufzeichnung konnte nicht geholt werden; nichts wurde geprüft.
fair-wrong-seed = Die geheime Zahl passt nicht zum Versprechen.
fair-wrong-words = Es gibt nicht genau ein Wort für jeden Platz.
fair-wrong-word = Das Wort von Platz { $at } ist nicht das, das für diese Ziehung und diesen Platz versiegelt wurde.
fair-wrong-tries = Wer die Revanche beginnt, wurde nicht mit den wenigsten Versuchen gefunden.
fair-luck-differs = Zeile { $at } der Aufzeichnung: Diese Steine folgen nicht aus dem Versprechen und den Worten.
fair-by-hand = Diese Steine wurden von Hand verteilt: Nichts wurde versprochen.
fair-counted = Die Austeilungen hier, gezählt
fair-unreadable = Die Aufzeichnung ist nicht lesbar.

## Gezählte Ziehungen
cli-about-fairness = was die Ziehungen vieler Aufzeichnungen zusammen sagen
cli-help-json = eine Zeile JSON
fairness-read = Aufzeichnungen: { $records } (von Hand verteilt und weggelassen: { $skipped }); Austeilungen: { $deals }; gezogene Steine: { $draws }.
fairness-kind = jede Sorte in den ausgeteilten Steinen
fairness-value = Wert der Steine für Platz { $which }
fairness-star = Sterne für Platz { $which }
fairness-place = Wert der Steine aus Viertel { $which } des Vorrats
fairness-start = wer beginnt, von { $which } Plätzen
fairness-line = { $name }: Chi-Quadrat { $chi } ({ $freedom } Freiheitsgrade), p = { $p }
fairness-edge = Wer beginnt, gewinnt { $share } % der Runden (95-%-Bereich: { $least } bis { $most }); ausgeglichen wären { $even } %. Das liegt am Spiel, nicht am Geber.
fairness-too-few = Das sind zu wenige Austeilungen, um etwas zu sagen.
fairness-how = p sagt, wie oft der Zufall allein so weit abweicht. Von { $count } Tests liegen etwa { $expected } unter 0,05, obwohl nichts falsch ist; sieh darum auf den kleinsten mal { $count }, und auf andere Aufzeichnungen, wenn er klein ist.
fairness-ordinary = Das kleinste p mal die Zahl der Tests ist { $p }: nichts, was der Zufall nicht erklärt.
fairness-odd = Das kleinste p mal die Zahl der Tests ist { $p }: Das erklärt der Zufall kaum. Versuche es noch einmal mit anderen Aufzeichnungen.
fairness-page-title = Wird fair ausgeteilt?
fairness-page-counting = Die Austeilungen der zuletzt beendeten Partien hier werden gerade gezählt. Diese Seite sieht in zehn Sekunden wieder nach.
fairness-page-about = Gezählt am { $at } aus den zuletzt auf diesem Server beendeten Partien: denen, die mindestens zwei Besucher zu Ende gespielt haben, höchstens { $most } von jedem Besucher.
fairness-page-odd = Das kleinste p mal die Zahl der Tests ist { $p }: Das erklärt der Zufall kaum. Bleibt es mit den Partien der nächsten Tage dabei, stimmt etwas mit den Austeilungen oder mit der Auswahl der Partien nicht.
fairness-page-own = Jede Partie lässt sich einzeln prüfen: „Faire Ziehung“ im Menü eines Tisches leitet jede Ziehung neu her. Die Aufzeichnungen der eigenen Partien zählt „tilerummy fairness“.
