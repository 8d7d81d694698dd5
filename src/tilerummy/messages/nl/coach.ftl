# De coach van een eerste partij. De bestanden in web/src/games/coach zeggen wanneer een zin aan de beurt is.

coach-name = Coach
coach-what = Wat is dat?
coach-end = Spelen zonder hulp
coach-ok = Begrepen
coach-try = Zelf proberen
coach-back = Terugnemen
coach-good = Goed gedaan.
coach-known = Dit kun je nu zelf.
coach-almost = Nog niet. { $why }
coach-on-rack = Die staat op je rekje.
coach-press = Druk nu op ‘{ $label }’.
coach-place = Tik nu op de gemarkeerde plek.
coach-show = Bij deze zet verschuiven ook stenen op tafel. Ik kan het stap voor stap laten zien.
coach-walk = Bekijk de stap en ga dan verder.
coach-over = Dat was je eerste partij! Vanaf nu helpt de hintknop wanneer je wilt.

## Investo
coach-investo-aim = Wie na een ronde { $target } punten of meer heeft, wint de partij. Punten komen van volle rijen van de pot. { $short ->
    [yes] Deze eerste partij is kort: gewoonlijk zijn het er { $usual }.
   *[no] { "" }
}
coach-investo-starter = Twee jokers zijn blind gedeeld, en wie de rode krijgt, begint: { $me ->
    [yes] dat ben jij.
   *[no] dat is { $name }.
} Alleen daarvoor zijn ze er; ze spelen niet mee.
coach-investo-rows = De pot heeft { $rows } rijen. Elke begint met een gesloten basissteen die niemand kent; samen vullen jullie hem met { $places } open stenen.
coach-investo-run = Op tafel tellen alleen runs: drie of meer opeenvolgende getallen van één kleur, de 1 vóór de 2. Gelijke getallen zijn geen run, en voor een eerste keer leggen is er geen minimum. Wat er ligt, mogen jullie allebei aanvullen en herschikken.
coach-investo-full = Rij { $row } is vol: een Investo, die { $points } oplevert voor wie hem neemt. De prijs: in dezelfde beurt minstens één van zijn open stenen in een run spelen.
coach-investo-taken = { $name } nam rij { $row }: +{ $points }. Een punt voor de basis en voor elke plaats die niet gedubbeld is; een van de open stenen moest meteen in een run, de andere staan op het rekje van { $name }.
coach-investo-theirs = De reserve van { $name } ligt open. Aan het begin van je beurt mag je er een steen naar keuze uit nemen, in plaats van een uit de voorraad.
coach-investo-doubling = Dubbelen maakt een rij niet meer waard, maar minder: leg een steen op een steen van de pot, zelfde getal, andere kleur, en pak een steen. Die plaats levert dan niets meer op, en als de rij genomen wordt, gaat de onderste steen naar de ander.
coach-investo-ends = Een ronde eindigt als iemand geen stenen meer heeft, op het rekje en in de reserve, of met de beurt waarin de voorraad opraakt. Er liggen nu { $stock } stenen.
coach-investo-count = Aan het eind van een ronde kost elke steen op je rekje je een punt, en elke steen in je reserve is een punt voor { $name }. En omgekeerd.
coach-investo-limit = Na je beurt blijven er hoogstens { $limit } stenen op je rekje. De rest gaat open naar je reserve, waar { $name } uit mag nemen. Met minder dan { $limit } moet je stenen terugnemen.
coach-investo-reached = De { $target } punten zijn bereikt, maar de ronde wordt uitgespeeld: genomen rijen tellen nog, en stenen die overblijven kosten nog.
coach-investo-lead-draw = Elke beurt begint met een steen.
coach-investo-lead-steal = In plaats van uit de voorraad mag je een open steen uit de reserve van { $name } nemen.
coach-investo-lead-take = Een volle rij, en een van de open stenen past in een run: meer is er niet nodig.
coach-investo-lead-honour = De open stenen en de basis staan op je rekje, de punten zijn van jou. Nu moet een van de open stenen gespeeld worden.
coach-investo-lead-play = Je hebt stenen die passen: wat op tafel ligt, kost aan het eind geen punt.
coach-investo-lead-pot = Een beurt eindigt met een steen van je rekje in de pot: die investeer je.
coach-investo-lead-double = Je kunt dubbelen: zelfde getal, andere kleur. Die plaats levert dan niets meer op, en je pakt een steen: goed waar { $name } de rij hierna kan nemen.
coach-investo-reserve = Meer dan { $limit } stenen: de rest gaat open naar je reserve, waar { $name } uit mag nemen. Het minst mis je { $tiles }.
coach-investo-back = Minder dan { $limit } stenen op je rekje: je neemt stenen terug uit je reserve, het best { $tiles }.
coach-investo-nothing = Alle rijen zijn vol, dus er hoeft geen steen in de pot. Je zou er een steen kunnen dubbelen; anders eindigt de beurt zo. Druk twee keer op ‘{ $label }’.
coach-investo-other = Dat mag ook. Tik nu op een gemarkeerde rij.
coach-investo-row = Tik nu op rij { $row }.
coach-investo-onto = Tik nu op de steen die hij dubbelt.
coach-investo-end = Zo kwamen de punten tot stand: wat de Investo’s opleverden, min één voor elke steen op het rekje, plus één voor elke steen in de reserve van de ander. Wie na een ronde { $target } of meer heeft, wint de partij.

## Rummy
coach-rummy-aim = Wie het eerst geen stenen meer heeft, wint de ronde: de anderen verliezen wat hun stenen waard zijn, en de winnaar krijgt dat allemaal. { $by ->
    [target] Wie { $count } punten haalt, wint de partij.
   *[rounds] De partij duurt { $count ->
        [one] 1 ronde
       *[other] { $count } rondes
    }; het hoogste totaal wint.
} { $short ->
    [yes] Dat is kort: gewoonlijk zijn het er { $usual }.
   *[no] { "" }
}
coach-rummy-starter = Iedereen trok een steen, en de laagste begint: { $me ->
    [yes] dat ben jij.
   *[no] dat is { $name }.
} De getrokken stenen gingen terug.
coach-rummy-melds = { $which ->
    [series] Hier tellen alleen series: drie of vier gelijke getallen, elk van een andere kleur.
    [sequences] Hier tellen alleen runs: drie of meer opeenvolgende getallen { $mixed ->
        [true] van willekeurige kleuren
       *[other] van één kleur
    }.
   *[both] Twee soorten combinaties: een run, drie of meer opeenvolgende getallen { $mixed ->
        [true] van willekeurige kleuren
       *[other] van één kleur
    }, en een serie, drie of vier gelijke getallen, elk van een andere kleur.
} { $which ->
    [series] { "" }
   *[other] { $ace ->
        [both] De 1 komt vóór de 2 of na de 13.
       *[low] De 1 komt vóór de 2, nooit na de 13.
    }
}
coach-rummy-opening = { $opening ->
    [0] Je eerste keer leg je alleen stenen van je eigen rekje.
   *[other] Voor je eerste keer leggen heb je { $opening } punten nodig, met combinaties van je eigen rekje alleen. Een steen is zijn getal waard.
}
coach-rummy-star = Een Ster staat voor elke steen en is dan evenveel waard; op een rekje overgebleven kost hij 25. { $stars ->
    [free] Op tafel is hij bij elke zet weer vrij.
   *[exchange] Op tafel blijft hij die steen, tot iemand die steen zelf van zijn rekje op zijn plaats speelt: dan is hij in die zet vrij, en hij blijft op tafel.
}
coach-rummy-theirs = { $name } heeft stenen gelegd. Wat op tafel ligt, is voor iedereen die al gelegd heeft, vanaf de volgende beurt.
coach-rummy-opened = Je eerste combinaties liggen: vanaf je volgende beurt mag je alles op tafel aanvullen en herschikken. Minstens één steen komt van je rekje, en aan het eind moet alles kloppen.
coach-rummy-count = Als iemand uit is, verliezen de anderen de som van hun rekje, en de winnaar krijgt die. Wie in één keer uitgaat, zonder eerder iets te leggen, verdubbelt alle punten.
coach-rummy-blocked = Als niemand iets legt in { $turns } beurten elk, zit de ronde vast: iedereen verliest wat op het rekje staat.
coach-rummy-lead-exchange = Een beurt is leggen of ruilen: een steen van jou gaat ongezien weg voor een uit de voorraad.
coach-rummy-lead-open = Je combinaties halen wat je eerste keer leggen nodig heeft ({ $opening }).
coach-rummy-lead-play = Je kunt leggen: wat van je rekje weg is, kost je niets meer.
coach-rummy-lead-draw = Elke beurt begint met een steen uit de voorraad.
coach-rummy-lead-discard = Elke beurt eindigt met een weggelegde steen.
coach-rummy-lead-pass = De voorraad is leeg, en er is niets te leggen.
coach-rummy-end = Zo kwamen de punten tot stand: elke overgebleven steen telt zijn getal, een Ster 25. Wie stenen over heeft, verliest ze, en wie uit is, krijgt het totaal; is niemand uit, dan verliest iedereen alleen. { $by ->
    [target] { $count } punten winnen de partij.
   *[rounds] Het hoogste totaal wint de partij.
}

## Gin-Rummy
coach-gin-aim = Verzamel in het geheim combinaties op je rekje en ga eerder uit dan de anderen: wie dan het minst overhoudt, scoort. { $by ->
    [target] Wie { $count } punten haalt, wint de partij.
   *[rounds] De partij duurt { $count ->
        [one] 1 ronde
       *[other] { $count } rondes
    }; het hoogste totaal wint.
} { $short ->
    [yes] Dat is kort: gewoonlijk zijn het er { $usual }.
   *[no] { "" }
}
coach-gin-starter = { $start ->
    [upcard] Er is een steen opengelegd; die wordt eerst aangeboden aan { $me ->
        [yes] jou.
       *[no] { $name }.
    }
   *[eleven] De laagst getrokken steen wees de deler aan; wie links zit, kreeg een steen meer en begint met er een weg te leggen: { $me ->
        [yes] dat ben jij.
       *[no] dat is { $name }.
    }
}
coach-gin-melds = Een combinatie is een run van drie of meer opeenvolgende getallen van één kleur, de 1 vóór de 2, of drie of vier gelijke getallen, elk van een andere kleur. Die van jou staan bij elkaar op je rekje en blijven daar tot iemand uitgaat.
coach-gin-discarded = Wat { $name } weglegde, mag alleen jij nemen, en alleen nu. { $untaken ->
    [mixed] Laat je hem liggen, dan gaat hij door de voorraad.
   *[out] Laat je hem liggen, dan is hij uit de ronde.
}
coach-gin-ways = Zo ga je uit: { $grand ->
    [yes] alle 11 stenen in combinaties nadat je er een nam (grand gin, +{ $grandBonus }); { "" }
   *[no] { "" }
}{ $petit ->
    [never] { "" }
    [start] alle 10 aan het begin van je beurt (petit gin, +{ $petitBonus }); { "" }
    [discard] alle 10 met de steen die je weglegt (petit gin, +{ $petitBonus }); { "" }
   *[both] alle 10 aan het begin van je beurt of met de steen die je weglegt (petit gin, +{ $petitBonus }); { "" }
}{ $knock ->
    [never] verder niets.
   *[other] of { $least ->
        [0] een willekeurig aantal
       *[other] { $least } of meer
    } in combinaties, en de rest minder dan { $limit } waard (+{ $knockBonus }).
}
coach-gin-laying = Als iemand uitgaat, legt iedereen om de beurt zijn combinaties neer en mag stenen toevoegen aan wat er ligt. Wat op het rekje overblijft, telt.
coach-gin-count = { $two ->
    [yes] Wie minder overhoudt, scoort het verschil en { $win }; is dat wie niet uitging, dan { $second } meer. De bonus voor uitgaan blijft altijd.
   *[no] Wie het minst overhoudt, scoort { $least }. De bonus voor uitgaan blijft altijd.
}
coach-gin-void = Is de voorraad op en wil niemand de weggelegde steen, of na { $turns } beurten elk, dan telt de ronde niet: niemand scoort.
coach-gin-lead-take = Elke beurt begint met een steen: de laatst weggelegde, of een uit de voorraad.
coach-gin-lead-discard = Een beurt eindigt met een steen die je open weglegt: alleen de volgende speler mag hem nemen.
coach-gin-lead-out = Je kunt uitgaan!
coach-gin-lay = Wat het minst overlaat, ligt al voor je klaar. Druk op ‘{ $label }’.
coach-gin-end = Zo kwamen de punten tot stand: { $two ->
    [yes] wie minder overhoudt, krijgt het verschil en { $win }, wie niet uitging { $second } meer; uitgaan heeft een eigen bonus.
   *[no] wie het minst overhoudt, krijgt { $least }; uitgaan heeft een eigen bonus.
} { $by ->
    [target] { $count } punten winnen de partij.
   *[rounds] Het hoogste totaal wint de partij.
}
