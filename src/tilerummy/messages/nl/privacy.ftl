# What the server stores about people: must stay true of server/store and the settings. And the host’s page.

privacy-title = Privacy
privacy-intro = Er zijn geen accounts. Dit is alles wat deze server over je bewaart:
privacy-cookie = Een cookie met een willekeurig geheim, tot een jaar na je laatste bezoek. De server zelf bewaart er alleen een hash van.
privacy-name = De naam die je jezelf geeft, als je dat doet.
privacy-tables = De tafels waar je zat: je naam daar, elke zet met de tijd, en de verdeling. Wat je tegen anderen zegt wordt niet bewaard. Wie bij een tafel mag toekijken ziet de partijen, en wie de link heeft kan het verslag van een afgelopen partij lezen.
privacy-people = Wie je geblokkeerd hebt, en wie je gemeld hebt met de reden. Als je gemeld of uitgesloten bent: dat, met je naam.
privacy-host = Wat de beheerder om jou doet (een uitsluiting, een andere naam) wordt met je id genoteerd. Ook twee mensen aan een openbare tafel die vanaf één adres verbonden zijn of steeds komen als de ander gaat: met je id en naam, zonder het adres.
privacy-backups = Reservekopieën die de beheerder heeft gemaakt bewaren wat er toen was opgeslagen.
privacy-address = Je netwerkadres wordt niet bewaard. Het staat in het geheugen zolang limieten worden geteld, en wordt vergeleken met die van anderen aan een openbare tafel. Alleen adressen die de beheerder heeft uitgesloten worden bewaard.
privacy-log = In het logboek van de server staan geen namen, cookies of adressen.
privacy-device = Je instellingen, scorebladen en vorderingen blijven in je browser.
privacy-nobody = Er wordt niets aan iemand doorgegeven, en niets van elders geladen.
privacy-kept = Alles wordt { $days } dagen na het laatste gebruik gewist. Uitsluitingen worden gewist als ze eindigen; de id van een uitgesloten bezoeker blijft tot dan bewaard.
privacy-kept-always = De beheerder van deze server heeft gekozen om niets vanzelf te wissen.
privacy-rights = Wat je kunt doen
privacy-data = Geef me mijn gegevens
privacy-delete-what = Als je jezelf wist, verdwijnen je naam, je id, je blokkeringen en je meldingen. Partijen met anderen blijven, zodat zij ze kunnen terugkijken, maar zonder je naam. Wat blijft tot het gewist wordt zoals hierboven staat: meldingen over jou, en je id in de notities van de beheerder zolang je uitgesloten bent. In deze browser verdwijnt wat hij van je plaatsen bewaart; instellingen, scorebladen en vorderingen blijven.
privacy-delete = Wis mij
privacy-delete-sure = Druk nog eens om alles over jou te wissen. Het kan niet ongedaan worden gemaakt.
privacy-delete-done = Klaar. Je bent gewist.
privacy-delete-failed = Dat lukte niet. Probeer het zo nog eens.

## The host’s page
host-page-title = Voor de beheerder
host-page-secret = Geheim
host-page-show = Tonen
host-page-reports = Meldingen
host-page-bans = Uitsluitingen
host-page-log = Wat de beheerder deed
host-page-ban = Uitsluiten
host-page-unban = Uitsluiting opheffen
host-page-close = Tafel sluiten
host-page-rename = Hernoemen
host-page-object = Bezoeker of adres
host-page-hours = Uren
host-page-good = Voorgoed
host-page-signs = Tekens van twee plaatsen van één persoon
host-page-look = Tafel tonen
host-page-sure = Echt? Het geldt meteen.
host-page-reason = Reden
host-page-table = Tafel
host-page-who = Bezoeker
host-page-name = Nieuwe naam

## Fields of what the host’s page shows
host-field-id = nummer
host-field-at = tijd
host-field-table = tafel
host-field-seat = plaats
host-field-who = bezoeker
host-field-name = naam
host-field-author = door
host-field-reason = reden
host-field-kind = soort
host-field-object = betreft
host-field-until = tot
host-field-task = taak
host-field-detail = details
host-field-game = spel
host-field-public = openbaar
host-field-phase = stand
host-field-closed = gesloten
host-field-people = mensen
host-field-gone = weg
licences-title = Licenties
licences-ours = tilerummy is vrije software onder de MIT-licentie. De pagina bevat werk van anderen, onder deze licenties:
