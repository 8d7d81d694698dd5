# What the server stores about people: must stay true of server/store and the settings. And the host’s page.

privacy-title = Datenschutz
privacy-intro = Es gibt keine Konten. Das ist alles, was dieser Server über dich speichert:
privacy-cookie = Ein Cookie mit einem zufälligen Geheimnis, bis ein Jahr nach deinem letzten Besuch. Der Server selbst behält nur einen Hash davon.
privacy-name = Den Namen, den du dir gibst, falls du das tust.
privacy-tables = Die Tische, an denen du saßest: deinen Namen dort, jeden Zug mit seiner Zeit und was verteilt wurde. Was du zu anderen sagst, wird nicht gespeichert. Wer an einem Tisch zuschauen darf, sieht die Partien, und wer den Link hat, kann die Aufzeichnung einer beendeten Partie lesen.
privacy-people = Wen du blockiert hast, und wen du mit welchem Grund gemeldet hast. Falls du gemeldet oder gesperrt wurdest: das, mit deinem Namen.
privacy-host = Was der Betreiber deinetwegen tut (eine Sperre, ein anderer Name), wird mit deiner Kennung vermerkt. Ebenso zwei Leute an einem öffentlichen Tisch, die von einer Adresse aus verbunden sind oder immer kommen, wenn der andere geht: mit deiner Kennung und deinem Namen, ohne die Adresse.
privacy-backups = Sicherungskopien des Betreibers behalten, was damals gespeichert war.
privacy-address = Deine Netzwerkadresse wird nicht gespeichert. Sie bleibt im Arbeitsspeicher, solange Grenzen gezählt werden, und wird an einem öffentlichen Tisch mit denen der anderen verglichen. Nur Adressen, die der Betreiber gesperrt hat, werden gespeichert.
privacy-log = Im Protokoll des Servers stehen keine Namen, Cookies oder Adressen.
privacy-device = Deine Einstellungen, Wertungsblätter und Fortschritte bleiben in deinem Browser.
privacy-nobody = Nichts wird an jemanden weitergegeben, und nichts wird von anderswo geladen.
privacy-kept = All das wird { $days } Tage nach der letzten Benutzung gelöscht. Sperren werden gelöscht, wenn sie enden; die Kennung eines gesperrten Besuchers bleibt bis dahin.
privacy-kept-always = Der Betreiber dieses Servers hat sich entschieden, nichts von selbst zu löschen.
privacy-rights = Was du tun kannst
privacy-data = Gib mir meine Daten
privacy-delete-what = Wenn du dich löschst, verschwinden dein Name, deine Kennung, deine Blockierungen und deine Meldungen. Partien mit anderen bleiben, damit sie sie ansehen können, aber ohne deinen Namen. Was bleibt, bis es wie oben gelöscht wird: Meldungen über dich, und deine Kennung in den Vermerken des Betreibers, solange du gesperrt bist. In diesem Browser verschwindet, was er von deinen Plätzen behält; Einstellungen, Wertungsblätter und Fortschritte bleiben.
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
host-page-hours = Stunden
host-page-good = Für immer
host-page-signs = Zeichen für zwei Plätze einer Person
host-page-look = Tisch zeigen
host-page-sure = Wirklich? Es gilt sofort.
host-page-reason = Grund
host-page-table = Tisch
host-page-who = Besucher
host-page-name = Neuer Name

## Fields of what the host’s page shows
host-field-id = Nummer
host-field-at = Zeit
host-field-table = Tisch
host-field-seat = Platz
host-field-who = Besucher
host-field-name = Name
host-field-author = von
host-field-reason = Grund
host-field-kind = Art
host-field-object = betrifft
host-field-until = bis
host-field-task = Aufgabe
host-field-detail = Genaueres
host-field-game = Spiel
host-field-public = öffentlich
host-field-phase = Stand
host-field-closed = geschlossen
host-field-people = Leute
host-field-gone = gegangen
licences-title = Lizenzen
licences-ours = tilerummy ist freie Software unter der MIT-Lizenz. Die Seite enthält Arbeit von anderen, unter diesen Lizenzen:
