# Puzzles: on the page and in the terminal.

puzzles-title = Puzzels
puzzles-about = Eén stelling, één vraag. Elke oplossing is bewezen.
puzzles-daily = Puzzel van de dag
puzzles-daily-of = Puzzel van { $date }
puzzles-kind-title = Soort
puzzles-kind-lay-all = Alles leggen
puzzles-kind-use-tile = Eén steen kwijt
puzzles-kind-which-investo = Welke Investo?
puzzles-kind-which-discard = Welke steen weg?
puzzles-level-title = Moeilijkheid
puzzles-level-1 = makkelijk
puzzles-level-2 = gemiddeld
puzzles-level-3 = moeilijk
puzzles-level-4 = heel moeilijk
puzzles-ask-lay-all = Leg al je stenen. Je mag de tafel herschikken.
puzzles-ask-use-tile = Vind een manier om de { $tile } te leggen.
puzzles-ask-which-investo = Maar één Investo kun je nemen. Welke, en hoe?
puzzles-ask-which-discard = Met maar één weggelegde steen kun je uitgaan. Welke?
puzzles-note-which-discard = Je gaat uit met acht of negen van je tien stenen in combinaties en minder dan tien punten over.
puzzles-ask-honour = Genomen. Leg nu een van deze stenen: { $tiles }.
puzzles-choose-row = Kies een rij
puzzles-choose-tile = Kies een steen
puzzles-lay-first = Leg eerst stenen
puzzles-right = Opgelost.
puzzles-right-after-answer = Dat is de oplossing. Je had hem al bekeken, dus hij telt niet mee.
puzzles-wrong-tiles-left = Mag, maar het is niet de oplossing: er { $count ->
    [one] ligt nog één steen
   *[other] liggen nog { $count } stenen
} op je rekje ({ $tiles }).
puzzles-wrong-tile-left = Mag, maar het is niet de oplossing: de { $meld } ligt nog op je rekje.
puzzles-wrong-not-taken = Mag, maar het is niet de oplossing: er is geen Investo genomen.
puzzles-wrong-not-laid = Mag, maar het is niet de oplossing: leg stenen op tafel.
puzzles-wrong-goes-on = Mag, maar het is niet de oplossing: met die steen weg kun je niet uitgaan.
puzzles-show-answer = Oplossing
puzzles-answer = De oplossing
puzzles-answer-take = Neem rij { $row }.
puzzles-answer-discard = Leg de { $tile } weg en leg open:
puzzles-answer-changes = { $count ->
    [0] Niets wat op tafel ligt hoeft te veranderen.
    [one] Minstens één combinatie op tafel moet veranderen.
   *[other] Minstens { $count } combinaties op tafel moeten veranderen.
}
puzzles-step-split = Uit elkaar: { $tiles }
puzzles-step-move = Verplaatsen: { $tiles } naar { $target }
puzzles-step-turn = Anders lezen: { $tiles }
puzzles-step-join = Samenvoegen: { $tiles }
puzzles-step-add = Aanleggen bij { $target }: { $tiles }
puzzles-step-lay = Leggen van het rekje:
puzzles-hints = Tips
puzzles-hint-title-1 = Waar kijken
puzzles-hint-title-2 = Welke combinatie
    .investo = Welke rij
puzzles-hint-title-3 = De eerste stap
    .gin = Nog een combinatie
puzzles-hint-title-4 = De oplossing
puzzles-hint-cost = −1 ster
puzzles-hint-last = laatste ster
puzzles-hint-show = tonen
puzzles-hint-where = Kijk bij de stenen met een { $value }.
puzzles-hint-meld = Dit moet veranderen: { $meld }.
puzzles-hint-step = De eerste stap: { $step }
puzzles-hint-colour = Kijk naar de { $colour ->
    [b] blauwe
    [r] rode
    [y] gele
   *[k] zwarte
} stenen.
puzzles-hint-row = Het is rij { $row } van de pot.
puzzles-hint-crux = Begin met de { $meld }: waar is die nodig?
puzzles-hint-hand = Dit hoort bij de oplossing: { $meld }.
puzzles-no-hint = Er zijn tips 1 tot en met { $most }.
puzzles-stars = { $left } van { $stars } sterren
puzzles-stars-note = Elke tip kost een ster.
puzzles-stars-note-guessed = Elke tip en elke verkeerde keuze kost een ster.
puzzles-right-no-star = Dat is de oplossing. Er was geen ster meer over, dus hij telt niet mee.
puzzles-go-on = Verder met de puzzel
puzzles-calendar = Kalender
puzzles-month-before = Vorige maand
puzzles-month-after = Volgende maand
puzzles-day-own = zelf opgelost
puzzles-day-helped = met hulp
puzzles-day-missed = gemist
puzzles-day-open = nog open
puzzles-day-label = { $date }: { $state }
puzzles-next-in = Volgende over { $time }
puzzles-day-changes = De dag begint overal om 00:00 UTC: { $time } bij jou.
puzzles-not-yet = Die puzzel is er nog niet.
puzzles-share = Delen
puzzles-share-about = Er wordt niets verraden.
puzzles-share-laid = { $count ->
    [one] één steen gelegd
   *[other] { $count } stenen gelegd
}
puzzles-share-changed = { $count ->
    [one] één combinatie omgelegd
   *[other] { $count } combinaties omgelegd
}
puzzles-share-back = { $count ->
    [one] één keer teruggenomen
   *[other] { $count } keer teruggenomen
}
puzzles-share-wrong = { $count ->
    [one] één verkeerde keuze
   *[other] { $count } verkeerde keuzes
}
puzzles-share-hints = { $count ->
    [0] geen tip
    [one] 1 tip
   *[other] { $count } tips
}
puzzles-share-row = { $days } op rij
puzzles-share-dare = Lukt het jou sneller?
puzzles-series = Weekreeks: { $solved } van { $total }
puzzles-series-about = Vanaf maandag elke dag één, steeds moeilijker
puzzles-series-go = Verder
puzzles-series-wait = De volgende komt morgen.
puzzles-series-done = Alle vijf opgelost.
puzzles-like = Nog zo een
puzzles-start = Begin
puzzles-all = Alle puzzels
puzzles-solved = opgelost
puzzles-solved-count = { $solved } van { $total } opgelost
puzzles-streak = { $days ->
    [0] Nog geen puzzel van de dag opgelost.
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
puzzles-best = langste reeks: { $days }
puzzles-link = Link kopiëren
puzzles-position = Puzzel
puzzles-unknown = Er is geen puzzel “{ $id }”.
puzzles-not-a-set = Dit is geen verzameling puzzels: { $problem }
puzzles-none-found = Geen puzzel gevonden: { $kind }, moeilijkheid { $level }, vanaf startgetal { $seed }.
puzzles-no-date = “{ $text }” is geen datum; schrijf hem als 2026-11-16.
puzzles-empty = In deze verzameling zit geen puzzel.

# the terminal
cli-about-puzzles = puzzels maken, controleren en spelen
cli-about-puzzles-make = puzzels maken uit een startgetal en ze met hun bewijs wegschrijven
cli-about-puzzles-check = een verzameling controleren door alles te proberen, zonder de oplosser
cli-about-puzzles-daily = de puzzel van de dag spelen
cli-about-puzzles-play = een puzzel spelen
puzzles-made = { $count ->
    [one] Eén puzzel met bewijs
   *[other] { $count } puzzels met bewijs
} in { $path }
puzzles-checked = Gecontroleerd: { $count }; fout: { $wrong }.
puzzles-pot = Pot
puzzles-answer-is = De oplossing: { $answer }
puzzles-type = Typ een poging ({ $example }), h voor een tip, ? voor de oplossing, q om te stoppen.
puzzles-fault-game = Deze soort hoort bij een ander spel.
puzzles-fault-notation = De stelling of de oplossing is niet te lezen.
puzzles-fault-answer-refused = De regels laten de oplossing niet toe.
puzzles-fault-combinations = De oplossing laat iets liggen wat geen combinatie is.
puzzles-fault-changed = Het bewijs noemt andere combinaties dan die veranderen.
puzzles-fault-level = De moeilijkheid volgt niet uit het bewijs.
puzzles-fault-measure = Het bewijs noemt een ander getal dan alles proberen oplevert.
puzzles-fault-plain = Het kan zonder iets uit elkaar te halen.
puzzles-fault-not-all-laid = De oplossing legt niet alle stenen.
puzzles-fault-tile-not-laid = De oplossing legt de gevraagde steen niet.
puzzles-fault-tile-not-named = De gevraagde steen is niet de enige van zijn waarde op het rekje.
puzzles-fault-rows = Er zijn minder dan twee volle rijen, of de oplossing neemt er geen.
puzzles-fault-not-unique = Er is niet precies één oplossing.
puzzles-fault-grand-gin = Alle elf stenen zitten in combinaties.
