## `tilerummy bot`

cli-about-bot = einer unserer Bots setzt sich an einen Tisch eines Servers
cli-help-connect = der Link des Tisches, wie ihn ein Freund bekäme
cli-help-level = welcher Bot spielt (Standard: expert)
cli-help-name = der Name am Tisch (Standard: die Stufe und „bot“)
cli-help-seconds = Bedenkzeit pro Entscheidung; 0: so viel Arbeit, wie die Stufe von sich aus leistet
cli-help-matches = wie viele Partien; eine Revanche beginnt, wenn die anderen bereit sind
cli-needs-extra = Dafür braucht es mehr als die Spiele selbst: pip install "tilerummy[{ $extra }]"
cli-bad-link = „{ $link }“ ist nicht der Link eines Tisches. Er sieht aus wie https://host/t/…
cli-no-server = Unter { $link } antwortet kein Server: { $problem }
cli-bot-result = Partie { $number }: { $result }
