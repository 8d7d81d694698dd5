review-title = Analyse
review-of = Analyse: { $name }
review-waiting = Andere partijen gaan voor. Deze volgt daarna.
review-making = De computer bekijkt de partij opnieuw: { $done } van { $of } keuzes.
review-later = Je kunt deze pagina verlaten: de analyse gaat door.
review-summary = { $good ->
    [0] Geen van de { $turns } beurten was helemaal zo goed als die van de computer.
    [one] Eén van de { $turns } beurten was even goed als die van de computer.
   *[other] { $good } van de { $turns } beurten waren even goed als die van de computer.
}
review-lost = { $points ->
    [one] Er ging ongeveer 1 punt verloren.
   *[other] Er gingen ongeveer { $points } punten verloren.
}
review-none = Geen beurt was duidelijk minder dan die van de computer. Goed gespeeld.
review-nothing = Er viel in deze partij niets te kiezen.
review-how = De computer wist niet meer dan de speler. Hij heeft zich vele malen voorgesteld waar de verborgen stenen zijn en beide keuzes verder gespeeld. Wat ook toeval kan zijn, telt niet als verlies.
review-mattered = { $count ->
    [one] De beurt die het verschil maakte
   *[other] De { $count } beurten die het verschil maakten
}
review-turn = Ronde { $round }, beurt { $turn }
review-points = { $points ->
    [one] ongeveer 1 punt verloren
   *[other] ongeveer { $points } punten verloren
}
review-played = Gespeeld
review-best = De keuze van de computer
review-why = Waarom
expect-range = { $low } tot { $high }
expect-lead = Voorsprong aan het eind van de ronde die je kunt verwachten
expect-score = Punten in deze ronde die je kunt verwachten
expect-equal = Niet te onderscheiden: neem wat je liever doet.
review-find = Het keerpunt zoeken
review-turning = Het keerpunt
review-turning-none = Geen enkel moment gaf de doorslag: niets veranderde zo veel dat het van toeval te onderscheiden is.
review-turning-own = { $name }: { $played }. De keuze van de computer: { $best }
review-turning-change = Van { $before } naar { $after }.
review-turning-for = voor { $name }
review-from-here = Vanaf hier naspelen
review-share = Delen als plaatje
review-share-head = { $rounds ->
    [one] { $game }, 1 ronde
   *[other] { $game }, { $rounds } rondes
}
review-share-foot = Vanaf hier naspelen: de link staat in het bericht
review-share-about = Wie de link heeft, kan de hele partij zien.
review-lesson = Eén ding om te onthouden
review-lesson-cost = { $times ->
    [one] Eén keer over het hoofd gezien
   *[other] { $times } keer over het hoofd gezien
}, voor ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
review-all = Alle beurten
review-good = even goed als de computer
review-same = ook de keuze van de computer
review-hinted = een tip gevolgd
review-hints = Een zet die een tip aanraadde, telt nooit als fout.
review-unknown = niet beoordeeld
review-bot = De computer
review-to-replay = Bekijk dit moment
review-board = De stelling. Op het rekje: { $rack }. Op tafel: { $table }.
review-whose = Wiens beurten
review-play-on = Speel vanaf hier verder
review-play-on-start = Verder spelen
review-play-on-as = Je speelt voor
review-play-on-against = Tegen
review-play-on-same = Zoals eerst

server-not-over = De partij is nog niet afgelopen. Daarna kun je erop terugkijken en vanaf elk moment verder spelen.
server-match-decided = Op dat moment is de partij al beslist. Kies een eerder moment.
record-wrong-given = de kop zegt dat { $given } regels uit een andere partij komen, en dat kan niet.
verify-given = De eerste { $count } regels na de kop komen uit een andere partij, met de trekking van die partij.
cli-about-review = kijk terug op een partij: wat een bot had gespeeld, en waarom
cli-help-review-seat = wiens beurten, geteld vanaf 1 (standaard: 1)
cli-help-review-json = de hele analyse als JSON afdrukken
cli-help-review-level = de bot om mee te vergelijken (standaard: expert)
