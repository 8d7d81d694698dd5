# What the server stores about people: must stay true of server/store and the settings. And the host’s page.

privacy-title = Datenschutz
privacy-intro = Es gibt keine Konten. Das ist alles, was dieser Server über dich speichert:
privacy-cookie = Ein Cookie mit einem zufälligen Geheimnis, bis ein Jahr nach deinem letzten Besuch. Der Server selbst behält nur einen Hash davon.
privacy-name = Den Namen, den du dir gibst, falls du das tust.
privacy-tables = Die Tische, an denen du saßest: deinen Namen dort, jeden Zug mit seiner Zeit und was verteilt wurde. Was du zu anderen sagst, wird nicht gespeichert. Wer an einem Tisch zuschauen darf, sieht die Partien, und wer den Link hat, kann die Aufzeichnung einer beendeten Partie lesen.
privacy-people = Wen du blockiert hast, und wen du mit welchem Grund gemeldet hast. Falls du gemeldet oder gesperrt wurdest: das, mit deinem Namen.
privacy-address = Deine Netzwerkadresse wird nicht gespeichert. Sie bleibt im Arbeitsspeicher, solange Grenzen gezählt werden, und wird an einem öffentlichen Tisch mit denen der anderen verglichen. Nur Adressen, die der Betreiber gesperrt hat, werden gespeichert.
privacy-log = Im Protokoll des Servers stehen keine Namen, Cookies oder Adressen.
privacy-device = Deine Einstellungen, Wertungsblätter und Fortschritte bleiben in deinem Browser.
privacy-nobody = Nichts wird an jemanden weitergegeben, und nichts wird von anderswo geladen.
privacy-kept = All das wird { $days } Tage nach der letzten Benutzung gelöscht. Sperren werden gelöscht, wenn sie enden; die Kennung eines gesperrten Besuchers bleibt bis dahin.
privacy-kept-always = Der Betreiber dieses Servers hat sich entschieden, nichts von selbst zu löschen.
privacy-rights = Was du tun kannst
privacy-data = Gib mir meine Daten
privacy-delete-what = Wenn du dich löschst, verschwinden dein Name, deine Kennung, deine Blockierungen und deine Meldungen. Partien mit anderen bleiben, damit sie sie ansehen können, aber ohne deinen Namen. Zwei Dinge bleiben, bis sie wie oben gelöscht werden: Meldungen über dich, und dein Name im gespeicherten Verlauf eines Tisches, den du vor der Partie verlassen hast; dort sieht ihn niemand.
privacy-delete = Lösche mich
privacy-delete-sure = Drücke noch einmal, um alles über dich zu löschen. Das lässt sich nicht rückgängig machen.
privacy-delete-done = Fertig. Du bist gelöscht.
privacy-delete-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.

## The host’s page
host-page-title = Für den Betreiber
host-page-secret = Geheimnis
host-page-show = Zeigen
host-page-reports = Meldungen
host-page-bans = Sperren
host-page-log = Was der Betreiber getan hat
host-page-ban = Sperren
host-page-unban = Sperre aufheben
host-page-close = Tisch schließen
host-page-rename = Umbenennen
host-page-object = Besucher oder Adresse
host-page-hours = Stunden (0: für immer)
host-page-reason = Grund
host-page-table = Tisch
host-page-who = Besucher
host-page-name = Neuer Name
