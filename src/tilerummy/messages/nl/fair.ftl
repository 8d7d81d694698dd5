## Wiens woorden in een trekking zaten (docs/fair-dealing.md)
record-newer-dealing = de stenen zijn gedeeld op een manier (nummer { $dealing }) die hier niet bekend is.
record-wrong-words = de kop heeft niet precies één woord voor elke plaats.
record-wrong-word = het woord van plaats { $seat } is niet het woord dat voor deze deling en deze plaats verzegeld was.
record-wrong-starter = wie de revanche begint, is niet met de minste pogingen gevonden, of een andere plaats was uitgesloten.
verify-words = In de deling zitten woorden van apparaten van spelers, elk verzegeld voordat er een bekend was: { $words }. Wie er een gaf, vergelijkt het met wat het apparaat bewaard heeft.
verify-word = plaats { $seat } ({ $name }): { $salt }
verify-not-opened = het zegel { $seal }, niet geopend
verify-dealer-only = Geen apparaat van een speler gaf een woord voor de deling: dat niemand ze gekozen heeft, is alleen het woord van de gever.
verify-first-way = Er is op de eerste manier gedeeld, waarbij woorden niet aan plaatsen gebonden zijn: dat niemand de deling gekozen heeft, is alleen het woord van de gever.
verify-not-seen = { $path }: ‘{ $text }’ is noch de vingerafdruk, noch een zegel of een woord in dit verslag: het is niet de deling die je beloofd werd.
cli-help-saw = een vingerafdruk, zegel of woord dat je vóór de partij zag of gaf: het moet in het verslag staan
fair-given = De deling is beloofd met de vingerafdruk { $hash }; het woord van plaats { $seat } ervoor is { $salt }.
fair-other-promise = Dit is niet de deling die beloofd was: de vingerafdruk, of wie niet mag beginnen, was eerst een andere.
fair-word-changed = De gever zegt dat dit apparaat een ander woord gaf dan het deed.
fair-late-word = In de deling zit een woord dat niet verzegeld was toen dit apparaat het zijne opende: iemand kon de deling kiezen.
fair-not-heard = Dit apparaat opende zijn woord, maar de gever zegt dat het te laat kwam: alleen het zegel zit erin. Was de verbinding goed, dan kon de gever tussen twee delingen kiezen.

## Op de pagina
fair-about = Voor het delen belooft de gever een geheim getal, en elk apparaat antwoordt met een eigen woord. Uit beide volgt de volgorde van alle stenen.
fair-promised = Beloofd (vingerafdruk)
fair-mine = Woord van dit apparaat
fair-by-device = eigen apparaat
fair-by-sealed = eigen apparaat, alleen verzegeld: het zegel telt
fair-by-bot = computer: niets, volgens openbare regel
fair-by-away = weg: niets, volgens openbare regel
fair-by-none = geen woord
fair-by-waiting = heeft nog niet geantwoord
fair-alone = Geen apparaat van een speler gaf een woord: dat niemand deze deling gekozen heeft, is alleen het woord van de gever.
fair-first-way = Deze partij is op de eerste manier gedeeld, waarbij woorden niet aan plaatsen gebonden zijn: dat niemand de deling gekozen heeft, is alleen het woord van de gever.
fair-taken-over = { $count ->
    [one] De eerste deling komt uit een andere partij, met haar stenen: daarover wordt niets beweerd. Alles wat op dat moment gesloten lag, is opnieuw gedeeld, en dat is wat hier beloofd wordt.
   *[other] De eerste { $count } delingen en zetten komen uit een andere partij, met haar stenen: daarover wordt niets beweerd. Alles wat op dat moment gesloten lag, is opnieuw gedeeld, en dat is wat hier beloofd wordt.
}
fair-later = Na de partij leidt deze pagina elke trekking opnieuw af, op dit apparaat.
fair-checked = { $count ->
    [one] Op dit apparaat nagerekend: { $count } trekking, ze klopt.
   *[other] Op dit apparaat nagerekend: { $count } trekkingen, alle kloppen.
}
fair-no-record = Het verslag kon niet opgehaald worden; er is niets nagerekend.
fair-wrong-seed = Het geheime getal past niet bij wat beloofd was.
fair-wrong-words = Er is niet precies één woord voor elke plaats.
fair-wrong-word = Het woord van plaats { $at } is niet het woord dat voor deze deling en deze plaats verzegeld was.
fair-wrong-tries = Wie de revanche begint, is niet met de minste pogingen gevonden.
fair-luck-differs = Regel { $at } van het verslag: deze stenen volgen niet uit de belofte en de woorden.
fair-by-hand = Deze deling is met de hand gemaakt: er is niets beloofd.
fair-counted = De delingen hier, geteld
fair-unreadable = Het verslag is onleesbaar.

## Getelde delingen
cli-about-fairness = wat de delingen van veel verslagen samen zeggen
cli-help-json = één regel JSON
fairness-read = Verslagen: { $records } (met de hand gemaakt en weggelaten: { $skipped }); delingen: { $deals }; getrokken stenen: { $draws }.
fairness-kind = elke soort in de gedeelde stenen
fairness-value = waarde van de stenen voor plaats { $which }
fairness-star = sterren voor plaats { $which }
fairness-place = waarde van de stenen uit kwart { $which } van de voorraad
fairness-start = wie begint, van { $which } plaatsen
fairness-line = { $name }: chi-kwadraat { $chi } ({ $freedom } vrijheidsgraden), p = { $p }
fairness-edge = Wie begint, wint { $share } % van de rondes (95 %-interval: { $least } tot { $most }); { $even } % zou gelijk zijn. Dat ligt aan het spel, niet aan de gever.
fairness-too-few = Dit zijn te weinig delingen om iets te zeggen.
fairness-how = p zegt hoe vaak het toeval alleen zo ver afwijkt. Van { $count } toetsen komen er ongeveer { $expected } onder 0,05 hoewel er niets mis is; kijk dus naar de kleinste maal { $count }, en naar andere verslagen als die klein is.
fairness-ordinary = De kleinste p maal het aantal toetsen is { $p }: niets wat het toeval niet verklaart.
fairness-odd = De kleinste p maal het aantal toetsen is { $p }: dat verklaart het toeval nauwelijks. Probeer het nog eens met andere verslagen.
fairness-page-title = Zijn de delingen eerlijk?
fairness-page-counting = De delingen van de laatst afgelopen partijen hier worden geteld. Deze pagina kijkt over tien seconden opnieuw.
fairness-page-about = Geteld op { $at } over de partijen die het laatst op deze server zijn afgelopen: die welke minstens twee bezoekers hebben uitgespeeld, hoogstens { $most } per bezoeker.
fairness-page-odd = De kleinste p maal het aantal toetsen is { $p }: dat verklaart het toeval nauwelijks. Blijft het zo met de partijen van de komende dagen, dan klopt er iets niet met de delingen of met de keuze van de partijen.
fairness-page-own = Elke partij is ook apart te controleren: ‘Eerlijke deling’ in het menu van een tafel leidt elke trekking opnieuw af. De verslagen van je eigen partijen zijn te tellen met ‘tilerummy fairness’.
