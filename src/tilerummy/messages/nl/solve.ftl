# tilerummy solve

solve-gin-title = Hand van { $count }: { $hand }
solve-gin-leftover = Minste rest: { $points } punten ({ $left }), met { $melds }
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
solve-gin-lay = Beste uitleg: { $own }; aangelegd: { $added }; rest: { $points }
solve-gin-stars = Gin-Rummy heeft geen Sterren: “{ $text }”.
solve-gin-hand-size = Een hand heeft 1 tot en met 11 stenen, en “{ $text }” heeft er { $count }.
solve-gin-bad-meld = { $meld } is geen combinatie: drie of meer op een rij in één kleur, of drie of vier van één waarde.
solve-gin-too-many-melds = Er liggen hoogstens { $most } combinaties op tafel, en dit zijn er { $count }.
