## Warum der Server nicht getan hat, was verlangt war.

table-no-such-table = Unter dieser Adresse gibt es keinen Tisch.
table-table-full = Alle Plätze an diesem Tisch sind besetzt.
table-seat-taken = Dieser Platz ist besetzt.
table-no-such-seat = Diesen Platz gibt es nicht.
table-not-your-seat = Dieser Platz gehört dir nicht.
table-not-seated = Du schaust zu: Das kann nur, wer am Tisch sitzt.
table-no-spectators = An diesem Tisch darf niemand zusehen.
table-no-round = Gerade läuft keine Runde.
table-no-match = Gerade läuft keine Partie.
table-round-running = Die Runde läuft noch.
table-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin, dann entscheide.
table-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
table-not-away = Dieser Spieler ist noch nicht lange genug weg.
table-nobody-away = Niemand hat die Partie verlassen.
table-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht.
table-name-of-bot = „{ $name }“ heißt ein Bot. Wähle einen anderen Namen.
table-name-taken = Jemand an diesem Tisch heißt schon „{ $name }“ oder sieht so aus. Wähle einen anderen Namen.
table-closed = Der Betreiber hat diesen Tisch geschlossen.
table-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
table-wrong-key = Dieser Link gilt nicht mehr. Lass dir auf dem Gerät, auf dem du gespielt hast, einen neuen geben.
table-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
table-not-your-turn = Du bist nicht am Zug.
table-busy = Der Server hat gerade zu viel zu überlegen. Versuch es gleich noch einmal.
table-try-again = Das konnte nicht gespeichert werden. Nichts hat sich geändert; versuch es gleich noch einmal.
table-too-fast = Das war zu schnell. Etwas langsamer, bitte.
table-unreadable = Der Server konnte diese Nachricht nicht lesen.
