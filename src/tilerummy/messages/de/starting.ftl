## Einrichten aus einem Klon (tools/starting): nur einfache Zeilen, denn um mehr zu lesen, ist noch nichts installiert.
starting-begin = tilerummy wird in diesem Ordner eingerichtet; das geschieht einmal und dauert etwa eine Minute.
starting-packages = Pakete installiert ({ $seconds } s).
starting-page = Seite gebaut ({ $seconds } s).
starting-meanwhile = Der Kern wird noch kompiliert. Bis dahin spielen dieselben Bots, genauso stark, aber die stärksten denken bis zu ein paar Sekunden pro Zug nach.
starting-core = Kern: { $percent } % kompiliert ({ $seconds } s).
starting-over = Der kompilierte Kern ist jetzt in Gebrauch ({ $seconds } s). Die Tische gingen weiter, wo sie waren.
starting-no-compiler = Hier gibt es keinen C-Compiler mit den Headern von Python, deshalb bleibt der Kern unkompiliert: Bots spielen genauso stark, aber die stärksten denken bis zu ein paar Sekunden pro Zug nach. Unter Debian: apt install gcc python3-dev
starting-core-failed = Der Kern ließ sich nicht kompilieren; die Bots denken weiterhin langsam. Was schiefging: { $path }
starting-page-failed = tilerummy lässt sich nicht einrichten: Die Seite konnte nicht gebaut werden. Was schiefging, steht oben.
starting-no-venv = tilerummy lässt sich nicht einrichten: Das Modul venv von Python geht nicht. Unter Debian: apt install python3-venv
starting-no-packages = tilerummy lässt sich nicht einrichten: Die Pakete aus requirements.lock konnten nicht installiert werden. Ist der Paketindex erreichbar?
