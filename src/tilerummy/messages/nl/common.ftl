# Zinnen die elk spel en elk programma gebruikt.

## Waarom een zet niet mag
refusal-too-short = { $meld } is te kort: er zijn minstens drie stenen nodig.
refusal-doubled-tile = { $meld } kan niet: { $tile } zit er twee keer in.
refusal-no-wrap = { $meld } is geen run: na de 13 komt geen 1.
refusal-gap = { $meld } is geen run: { $tile } ontbreekt.
refusal-no-stars = In dit spel zijn er geen Sterren.
refusal-table-tile-missing = { $tile } ligt op tafel en moet daar blijven.
refusal-not-on-rack = { $tile } staat niet op je rekje.
refusal-not-in-draft = { $tile } hoort niet bij de stenen die je gaat leggen.
refusal-no-such-action = Dat is geen zet in dit spel.
refusal-clock-only = Alleen de klok bepaalt wanneer de tijd om is.
refusal-draw-first = Neem eerst een steen.
refusal-already-drawn = Je hebt deze beurt al een steen genomen.
refusal-stock-empty = De voorraad is op.
refusal-no-combination = { $meld } is geen combinatie: { $tile } en { $other } hebben noch kleur noch waarde gemeen.
    .investo = { $meld } is geen run: { $tile } en { $other } hebben niet dezelfde kleur.
    .here = Geen combinatie: { $tile } en { $other } hebben noch kleur noch waarde gemeen.
    .here-investo = Geen run: { $tile } en { $other } hebben niet dezelfde kleur.
refusal-odd-value = { $meld } is geen combinatie: { $tile } past er niet bij, want { $tiles } hebben dezelfde waarde.
    .here = { $tile } past er niet bij: { $tiles } hebben dezelfde waarde.
refusal-odd-colour = { $meld } is geen combinatie: { $tile } past er niet bij, want { $tiles } hebben dezelfde kleur.
    .investo = { $meld } is geen run: { $tile } past er niet bij, want { $tiles } hebben dezelfde kleur.
    .here = { $tile } past er niet bij: { $tiles } hebben dezelfde kleur.
refusal-series-too-long = { $meld } is te lang: een serie heeft hoogstens vier stenen.
refusal-doubled-value = { $meld } is geen run: { $tile } en { $other } hebben dezelfde waarde.
refusal-no-series = { $meld } is een serie; in deze partij tellen alleen runs.
    .investo = { $meld } is geen run: de stenen hebben niet dezelfde kleur.
refusal-no-sequences = { $meld } is geen serie ({ $tile }, { $other }) en runs tellen in deze partij niet.
refusal-star-past-end = { $meld } kan niet: na 13 is er niets waar de Ster voor kan staan.
refusal-declare-stars = Het is niet duidelijk waar de Ster in { $meld } voor staat: schrijf het erbij, zoals [r5 *r6 r7].
refusal-round-over = De ronde is voorbij.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-already-played = Je hebt deze beurt al stenen op tafel gelegd.

## Onleesbare tekst
notation-unknown-colour = “{ $tile }” is geen steen: een steen begint met b, r, y of k (blauw, rood, geel, zwart), zoals r7.
notation-unknown-value = “{ $tile }” is geen steen: het getal gaat van 1 tot en met 13.
notation-not-ascending = “{ $tile }” is geen run: schrijf eerst het kleinste getal, zoals r5-7.
notation-third-copy = { $tile } staat een derde keer in “{ $text }”: van elke steen zijn er maar twee.
notation-bracket = De haken in “{ $text }” kloppen niet (positie { $position }).
notation-not-one-meld = “{ $text }” is niet één combinatie.
notation-unknown-action = Ik begrijp “{ $action }” niet; typ ? om te zien wat er kan.
notation-unknown-place = Die plaats bestaat niet in “{ $text }”: het getal gaat van 1 tot en met { $most }.
notation-tile-expected = Bij “{ $action }” hoort een steen, zoals r7.
notation-too-much = “{ $action }” zegt meer dan nodig is.
notation-no-stars = In dit spel zijn er geen Sterren.
notation-no-draft = Er valt niets te bevestigen: leg eerst stenen, bijvoorbeeld + r5-7.
notation-position-parts = Dit is geen stelling: “{ $text }”.
notation-position-tiles = De stenen van deze stelling kloppen niet: “{ $text }”.

## Regels die niet kunnen
rules-bad-rules = Deze regels kunnen niet: { $problem }.
rules-no-such-preset = Er zijn geen regels “{ $preset }”; er zijn: { $known }.
rules-no-such-option = Er is in deze versie geen optie “{ $option }”; er zijn: { $known }.
rules-newer-option = Deze versie kent de optie “{ $option }” niet: deze regels zijn van een nieuwere versie.
rules-too-many-dealt = { $hand } stenen per speler en { $rows } rijen: zoveel heeft de voorraad niet.

## Het lot in een verslag
luck-not-face-down = { $tile } lag niet bij de gedekte stenen.
luck-not-a-choice = “{ $word }” is geen getal van 0 tot en met { $most }.
luck-too-little = Er staan minder getrokken stenen in dan nodig.
luck-too-much = Er staan meer getrokken stenen in dan nodig.
luck-disagree = De deler en het spel zijn het niet eens over wat gedekt ligt.

## Fouten in een verslag
record-empty = het bestand is leeg.
record-too-big = het bestand is groter dan { $most } MB: dat is geen verslag.
record-not-a-record = dit is geen verslag van een partij.
record-line-too-long = regel { $line } is te lang.
record-cut-off = het verslag breekt midden in regel { $line } af.
record-not-json = regel { $line } is onleesbaar.
record-unknown-line = regel { $line } is van geen enkele bekende soort.
record-malformed = regel { $line } is niet zoals het hoort ({ $problem }).
record-no-end = na regel { $line } ontbreekt de slotregel.
record-after-the-end = regel { $line } komt na de slotregel.
record-bad-notation = regel { $line } is niet te begrijpen.
record-bad-luck = in regel { $line } staat een trekking die niet kan.
record-hidden = in regel { $line } staan verborgen stenen: het verslag is opgeslagen voor de partij uit was.
record-deal-too-early = regel { $line } deelt voordat de ronde voorbij is.
record-wrong-round = regel { $line } zou ronde { $expected } moeten delen.
record-move-between-rounds = regel { $line } is een zet terwijl er geen ronde bezig is.
record-illegal-move = regel { $line }: de zet “{ $move }” is niet geldig.
record-score-too-early = regel { $line } geeft een score terwijl de ronde nog bezig is.
record-score-missing = regel { $line }: de score van de ronde ontbreekt.
record-wrong-score = regel { $line } heeft een verkeerde score; het moet { $expected } zijn.
record-wrong-end = regel { $line } besluit de partij niet zoals die gespeeld is.
record-wrong-totals = regel { $line } heeft verkeerde totalen; het moet { $expected } zijn.
record-wrong-digest = de slotregel past niet bij de regels ervoor: het verslag is veranderd.
record-wrong-version = versie { $version } van het formaat is hier niet bekend.
record-unknown-game = er is geen spel “{ $game }”.
record-wrong-seats = { $count } plaatsen passen niet bij dit spel.
record-bad-rules = de spelregels in regel { $line } kunnen niet.
record-no-seed = de deling is met de hand gemaakt: er is geen startgetal om mee verder te gaan.
record-wrong-seed = het startgetal past niet bij de belofte in de kop.
record-luck-differs = regel { $line }: het startgetal geeft andere stenen dan het verslag.

## De terminal
name-person = Jij
commitment = Eerlijk gedeeld: de vingerafdruk van het startgetal is { $hash }.
seed-revealed = Het startgetal was { $seed }; `tilerummy verify` controleert er een verslag mee.
round-begins = Ronde { $round }
round-starter = Eerste beurt: { $name }.
round-over = Ronde voorbij: { $reason }
match-over = { $count ->
    [one] De partij is afgelopen. Winnaar: { $winners }.
   *[other] De partij is afgelopen. Winnaars: { $winners }.
}
part-round = deze ronde
sheet-round = Ronde
sheet-total = Totaal
press-enter = Druk op Enter voor de volgende ronde.
turn-over = Je beurt is voorbij. Druk op Enter om het scherm te verbergen.
hand-over = { $name }: druk op Enter als alleen jij kijkt.
could-lay = De meeste stenen die je kunt leggen: { $action }
could-lay-nothing = Er kan nu niets gelegd worden.
nothing-to-undo = Er valt niets terug te nemen.
rules-in-force = Regels: { $rules }
commands = Ook: ? hulp · tip · leggen · terug · stand · verloop · regels · stop
command-help = hulp help
command-hint = tip
command-lay = leggen
command-undo = terug
command-score = stand score
command-log = verloop
command-rules = regels
command-quit = stop
stopped = Gestopt.
record-kept = Het verslag staat in { $path }.
replay-next = Enter: verder, q: stoppen.
verify-good = { $path }: elke zet is geldig en elke score klopt (zetten: { $moves }, rondes: { $rounds }). { $end ->
    [won] De partij is uitgespeeld.
   *[other] De partij is afgebroken.
}
verify-unsealed = De deling is met de hand gemaakt: er is geen startgetal om ze aan te toetsen.
verify-so-far = De { $count } regels ervoor kloppen.

## De opdrachtregel
cli-usage = Gebruik:
cli-about-play = speel in de terminal
cli-about-replay = bekijk een verslag zet voor zet
cli-about-verify = controleer een verslag: zetten, trekking, scores
cli-about-schema = toon het JSON-schema van de regels van een verslag
cli-no-such-command = Er is geen opdracht “{ $command }”.
cli-help-lang = taal
cli-help-seats = wie speelt: person of de naam van een bot (standaard: person greedy)
cli-help-rules = een stel regels (standard, …) en opties zoals target=30
cli-help-record = schrijf de partij in dit bestand
cli-help-resume = ga verder met een gestopte partij vanuit haar verslag
cli-help-seed = een willekeurige tekst; dezelfde tekst geeft dezelfde stenen
cli-help-salt = vraag om een woord van jou voor de deling, nadat de vingerafdruk getoond is
cli-help-seat = door wiens ogen, geteld vanaf 1
cli-help-step = stop na elke zet en toon de stelling
cli-help-moves = toon de zetten zonder te stoppen
cli-cannot-open = { $path } kan niet worden geopend: { $problem }.
cli-file-exists = { $path } bestaat al; een verslag wordt nooit overschreven.
cli-wrong-seats = Met { $count } spelers gaat het niet; wel met { $known }.
cli-no-such-seat = Er is geen plaats { $seat }; de plaatsen gaan van 1 tot en met { $most }.
cli-no-such-bot = Er is geen speler “{ $bot }”; er zijn: { $known }.
cli-already-over = De partij in { $path } is al afgelopen.
refusal-draft-open = Je hebt nog stenen klaarliggen: ok bevestigt, terug maakt ongedaan.
ask-salt = Een woord van jou voor de deling (alleen de vingerafdruk hierboven stond al vast):
cli-resume-alone = Een hervatte partij houdt haar regels, startgetal en verslag: --resume gaat zonder --rules, --seed, --salt en --record.
verify-sealed = De trekking volgt uit het startgetal met de vingerafdruk { $commitment }: vergelijk die met wat vóór de partij getoond werd.
refusal-doubled-colour = { $meld } is geen serie: { $tile } zit er twee keer in.
refusal-past-ace = { $meld } is geen run: na de 1 achter { $tile } komt niets meer ({ $other }).
cli-about-solve = zoek de beste zet, of het beste van een hand Gin-Rummy (solve gin)
cli-usage-error = { $problem } – zie { $command } --help.
rules-bad-option = { $option } kan zijn: { $allowed }.
cli-not-a-number = “{ $text }” is geen geheel getal van { $least } tot en met { $most }
cli-no-such-action = “{ $action }” is geen zet van dit spel; tilerummy referee --help laat voorbeelden zien.
