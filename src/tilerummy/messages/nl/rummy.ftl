# Rummy.

refusal-star-bound = Een Ster op tafel blijft voor dezelfde steen staan totdat die vanaf een rekje op zijn plaats wordt gelegd ({ $stars }).
    .short = de Ster moet hetzelfde blijven
refusal-nothing-laid = Wie speelt, legt minstens één steen van zijn rekje op tafel.
    .short = geen steen van je rekje
refusal-opening-uses-table = De eerste keer leg je alleen van je eigen rekje; wat op tafel ligt blijft zoals het is.
    .short = eerste keer: alleen eigen stenen
refusal-opening-too-low = Je komt uit met { $points } punten; het moeten er minstens { $opening } zijn.
    .short = { $points } van { $opening } punten
refusal-no-drawing = In deze versie ruil je een steen; trekken doe je niet.
refusal-no-exchange = In deze versie worden geen stenen geruild.
refusal-exchange-after-opening = Na het uitkomen ruil je geen stenen meer.
refusal-no-discarding = In deze versie leg je geen stenen weg.
refusal-pass-without-discard = De voorraad is op en je hebt niets gelegd: pas (P), zonder een steen weg te leggen.
refusal-discard-first = Je hebt gespeeld: leg nu een steen weg (D r3).
refusal-keep-one-to-discard = Houd één steen over: elke beurt eindigt met een weggelegde steen, ook de laatste.
    .short = houd een steen om weg te leggen
refusal-must-discard = Zolang er voorraad is, past niemand: leg een steen weg (D r3) of speel.
refusal-must-exchange = Zolang er voorraad is, past niemand: ruil een steen (E r3) of speel.
refusal-no-timer = In deze partij is er geen zandloper.
rules-ace-needs-sequences = Een 1 na 13 vraagt om runs, en deze regels hebben alleen series.
rules-mixed-needs-sequences = Gemengde kleuren vragen om runs, en deze regels hebben alleen series.
rules-stall-limit-needed = Zolang er stenen geruild worden, wordt de voorraad nooit kleiner: “{ $option }” kan niet { $stall_limit } zijn.
rummy-head = Voorraad { $stock }
rummy-size = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
rummy-opened = uitgekomen
rummy-not-opened = nog niet uitgekomen
rummy-discards = Weggelegd
rummy-table = Tafel
rummy-draft = Tafel (voorlopig: ok bevestigt, terug maakt ongedaan)
rummy-empty = nog niets
rummy-opening = Uitkomen: { $points } van { $opening } punten
rummy-guide-exchange = Jouw beurt: speel, of ruil één steen.
rummy-guide-draw-discard = Jouw beurt: trek, speel als je wilt, leg één steen weg.
rummy-guide-draw = Jouw beurt: trek, speel dan, ruil (vóór je bent uitgekomen) of pas.
rummy-prompt-draw = S trekt een steen
rummy-prompt-discard = een steen om weg te leggen: D r3
rummy-prompt-over = de ronde is voorbij
rummy-prompt-choose-exchange = stenen om te leggen (r5-7 *), of E en een steen om te ruilen
rummy-prompt-choose-draw-discard = stenen om te leggen (r5-7 *), of D en een steen om weg te leggen
rummy-prompt-draft = ok, + meer stenen, - eraf, terug
rummy-can-S = S – een steen uit de voorraad trekken
rummy-can-E = { $example } – die steen ruilen voor een uit de voorraad
rummy-can-A = + r5-7 – leg stenen van je rekje (ze worden voor je gerangschikt), A r5-7 [b1 *b2 b3] – of zeg hoe de hele tafel daarna ligt
rummy-can-D = { $example } – die steen wegleggen
rummy-can-P = P – passen
rummy-help-opening = Uitkomen doe je met alleen je eigen rekje en met minstens { $opening } punten.
rummy-did-S = { $name }: een steen getrokken ({ $luck }).
rummy-did-E = { $name }: { $tile } geruild voor { $luck }.
rummy-did-A = { $name }: { $tiles } gelegd → { $table }
rummy-did-D = { $name }: { $tile } weggelegd.
rummy-did-P = { $name }: gepast.
rummy-did-O = { $name }: de tijd is om ({ $luck }).
rummy-end-out = { $me ->
    [yes] je ging uit.
    *[no] { $name } ging uit.
}
rummy-end-blocked = iedereen heeft gepast.
rummy-end-stall = er is al lang niets meer gelegd.
    .counted = Niemand heeft in { $turns } beurten gelegd.
rummy-part-racks = overgebleven stenen
rummy-part-won = van de anderen
rummy-part-doubled = verdubbeld
rummy-prompt-choose-draw = stenen om te leggen (r5-7 *), E en een steen om te ruilen, of P om te passen
refusal-draw-stock-first = Trek eerst een steen uit de voorraad (S).
rummy-help-first = De eerste keer leg je alleen stenen van je eigen rekje.

rummy-reason-goes-out = Hiermee is je rekje leeg: de ronde is voor jou.
rummy-reason-goes-out-doubled = Hiermee is je rekje in één keer leeg: alle punten van de ronde tellen dubbel.
rummy-reason-opens = Hiermee kom je uit met { $points } punten; vanaf je volgende beurt mag je de hele tafel gebruiken.
rummy-reason-opens-small = Leg niet meer dan nodig is om uit te komen: { $tiles } kunnen in één keer mee op het eind, en tot dan heeft niemand er iets aan.
rummy-reason-opening-waits = Je zou kunnen uitkomen met { $tiles }, maar dat kan wachten: wat op tafel ligt, helpt ook de anderen.
rummy-reason-holds-back = { $tiles } kun je later ook nog leggen: elke keer leggen kost een beurt, en wat op tafel ligt helpt ook de anderen.
rummy-reason-keeps-tiles = { $tiles } kun je later ook nog leggen: wat op tafel ligt, helpt ook de anderen.
rummy-reason-discard-left = De laatste steen, { $tile }, leg je weg.
rummy-reason-others-near-out = { $count ->
    [one] Iemand heeft nog maar 1 steen en kan zo uit zijn.
   *[other] Iemand heeft nog maar { $count } stenen en kan zo uit zijn.
}
    .named = { $count ->
        [one] { $name } heeft nog maar 1 steen en kan zo uit zijn.
       *[other] { $name } heeft nog maar { $count } stenen en kan zo uit zijn.
    }
rummy-reason-keeps-star = De Ster blijft op je rekje, waar hij nog alles kan vervangen.
rummy-reason-cheaper-rack = Dit haalt { $points } punten van je rekje; er blijven er { $left } over.
rummy-reason-may-go-out = Met { $chance } % van de stenen die je niet ziet, kun je de volgende beurt uitgaan.
rummy-reason-second-copy = Je hebt { $tile } twee keer; de tweede vindt zelden een plaats.
rummy-reason-least-useful = { $tile } heeft de minste kans om in een combinatie te komen.
rummy-reason-dear-tile = { $tile } zou je { $points } punten kosten als hij op je rekje blijft.
rummy-reason-fits-least = Zonder { $tile } houden je andere stenen de meeste kansen.
rummy-reason-only-the-stock = De beurt begint met een steen uit de voorraad.
rummy-reason-nothing-better = Er valt deze beurt niets beters te doen.
