## `tilerummy bot`

cli-about-bot = een van onze bots neemt plaats aan een tafel van een server
cli-help-connect = de link van de tafel, zoals een vriend die zou krijgen
cli-help-level = welke bot speelt (standaard: expert)
cli-help-name = de naam die aan tafel te zien is (standaard: het niveau en ‘bot’)
cli-help-seconds = bedenktijd per beslissing; 0: zoveel werk als het niveau uit zichzelf doet
cli-help-matches = hoeveel partijen; een revanche begint zodra de anderen klaar zijn
cli-needs-extra = Hiervoor is meer nodig dan de spellen zelf: pip install "tilerummy[{ $extra }]"
cli-bad-link = ‘{ $link }’ is niet de link van een tafel. Die ziet eruit als https://host/t/…
cli-no-server = Op { $link } antwoordt geen server: { $problem }
cli-bot-result = Partij { $number }: { $result }
