# tilerummy solve

solve-gin-title = Hand van { $count }: { $hand }
solve-gin-leftover = Kleinste rest: { $points } punten ({ $left }), met { $melds }
solve-gin-nothing-left = Er blijft niets over, met { $melds }
solve-gin-no-melds = geen combinatie
solve-gin-nothing = niets
solve-gin-discard = Beste om weg te leggen: { $tile }, dan blijft { $points } over
solve-gin-ways = Manieren om nu uit te gaan
solve-gin-way = hoe
solve-gin-with-discard = weggelegd
solve-gin-combinations = combinaties
solve-gin-points = rest
solve-gin-grand-gin = grand gin
solve-gin-petit-gin = petit gin
solve-gin-eight-nine = acht of negen
solve-gin-more = en nog { $count } (--all toont ze)
solve-gin-no-way = Nu uitgaan kan niet.
solve-gin-help = Stenen die in een combinatie passen (en wat er overblijft na goed wegleggen): { $tiles }
solve-gin-no-help = Geen steen past in een combinatie.
solve-gin-cheap = Stenen die alleen een duurdere zouden vervangen: { $count }
solve-gin-lay = Het beste leg je neer: { $own }; aangelegd: { $added }; rest: { $points }
solve-gin-stars = Gin-Rummy heeft geen Sterren: “{ $text }”.
solve-gin-hand-size = Een hand heeft 1 tot en met 11 stenen, en “{ $text }” heeft er { $count }.
solve-gin-bad-meld = { $meld } is geen combinatie: drie of meer op een rij in één kleur, of drie of vier van één waarde.
solve-gin-too-many-melds = Er liggen hoogstens { $most } combinaties op tafel, en dit zijn er { $count }.
solve-before = Tafel
solve-rack = Rekje
solve-after = Tafel na het leggen
solve-laid = Gelegd: { $laid } ({ $tiles }, { $points })
solve-opening-laid = Uitkomen: { $laid } ({ $tiles }, { $points })
solve-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
solve-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
solve-rack-left = Blijft op het rekje: { $left }
solve-rack-empty = Het rekje is leeg.
solve-nothing = Er kan niets worden gelegd.
solve-no-opening = Uitkomen met { $minimum } punten of meer kan niet.
solve-no-emptying = Het rekje kan niet in één keer leeg.
solve-unproven = De grens is bereikt: misschien kan het beter.
solve-playable = Stenen die op een of andere manier gelegd kunnen worden: { $tiles }
solve-none = geen
solve-also = Andere goede mogelijkheden
solve-steps = Stap voor stap
solve-step-split = Splits { $taken } in { $made }.
solve-step-move = Verplaats { $moved } naar { $target }: { $made }.
solve-step-turn = Lees { $taken } als { $made }.
solve-step-join = Voeg { $taken } samen: { $made }.
solve-step-add = Leg { $laid } van het rekje bij { $taken }: { $made }.
solve-step-lay = Leg { $made } van het rekje.
solve-and = en
solve-bad-meld = { $meld } is onder deze regels geen geldige combinatie (in “{ $text }”).
solve-declare-stars = { $meld } is op meer dan één manier te lezen: schrijf waar de Sterren voor staan, zoals *r7 (in “{ $text }”).
solve-declared-rack = Een Ster op het rekje staat nog nergens voor: schrijf * (in “{ $text }”).
solve-no-stars = Met deze regels zijn er geen Sterren (in “{ $text }”).
solve-gin-second-copy = In dit spel is er van elke steen maar één, en { $tile } staat er twee keer.
solve-gin-knock = uitgaan
