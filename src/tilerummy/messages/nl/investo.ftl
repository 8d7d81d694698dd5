# Investo.

refusal-not-in-their-reserve = { $tile } ligt niet in de reserve van de ander.
refusal-not-in-your-reserve = { $tile } ligt niet in je reserve.
refusal-reserve-first = { $count ->
    [one] Eén steen te veel op je rekje: leg die eerst in je reserve.
   *[other] { $count } stenen te veel op je rekje: leg die eerst in je reserve.
}
refusal-take-back-first = Neem eerst stenen terug uit je reserve.
refusal-not-end-of-turn = De reserve is voor het einde van je beurt.
refusal-too-late-to-take = Een Investo neem je voordat je op tafel legt.
refusal-already-taken = Je hebt deze beurt al een Investo genomen.
refusal-play-first = Je hebt een Investo genomen: leg nu een van de open stenen ervan op tafel.
refusal-no-such-row = De pot heeft geen rij { $row }.
refusal-row-incomplete = Rij { $row } is nog geen Investo: er moeten drie open stenen liggen.
refusal-cannot-honour = Geen van deze stenen kun je op tafel leggen: { $tiles }. Rij { $row } mag je dus niet nemen.
refusal-take-not-honoured = Je hebt een Investo genomen; een van deze stenen moet op tafel: { $tiles }.
refusal-row-without-base = Rij { $row } heeft geen basissteen meer en krijgt geen stenen meer.
refusal-row-full = Rij { $row } is vol.
refusal-pot-full = De pot is vol: dubbel, of doe niets (N).
refusal-empty-place = Plaats { $place } van rij { $row } is leeg: er valt niets te dubbelen.
refusal-other-value = { $tile } en { $other } hebben niet dezelfde waarde: dubbelen doe je met hetzelfde getal.
refusal-same-colour = { $tile } heeft dezelfde kleur: dubbelen doe je met een andere kleur.
refusal-stack-full = Op plaats { $place } van rij { $row } kan geen steen meer.
refusal-pot-has-room = Er is nog plaats in de pot: leg er een steen in, of dubbel.

investo-score = { $name }: { $total } ({ $points } in deze ronde)
investo-target = · tot { $target } punten · voorraad { $stock }
investo-rack = { $name } · { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
investo-known = waarvan bekend is dat ze op dit rekje staan
investo-reserve = reserve
investo-pot = Pot
investo-worth = Investo, waard { $points }
investo-table = Tafel
investo-draft = Tafel (voorlopig: ok bevestigt, terug maakt ongedaan)
investo-empty = nog niets
investo-step-1 = 1 Steen nemen
investo-step-2 = 2 Investo nemen?
investo-step-3 = 3 Op tafel leggen
investo-step-4 = 4 Pot
investo-prompt-1 = S voor de voorraad, of V en een steen uit de reserve
investo-prompt-stock = S neemt een steen uit de voorraad
investo-prompt-2 = T, stenen om te leggen, of een steen voor de pot (I1 r7)
investo-prompt-3 = leg een van de genomen stenen
investo-prompt-4 = een steen voor de pot: I1 r7
investo-prompt-5 = { $back ->
    [True] terug uit de reserve: B r7
   *[other] { $count ->
        [one] één steen naar de reserve: R r7
       *[other] { $count } stenen naar de reserve: R r7 b2
    }
}
investo-prompt-draft = ok, + meer stenen, - eraf, terug

investo-help-1 = Stap 1: neem een steen.
investo-help-2 = Stap 2 tot en met 4: neem een Investo als je wilt, leg op tafel als je wilt, en leg dan een steen in de pot.
investo-help-3 = Je hebt een Investo genomen: minstens een van de open stenen ervan moet nu op tafel.
investo-help-4 = Stap 4: leg een steen in de pot, of dubbel.
investo-help-5 = Einde van je beurt: je rekje wordt weer aangevuld of ingekort tot de grens.
investo-can-S = S – neem een steen uit de voorraad
investo-can-V = { $example } – neem een steen uit de reserve van de ander
investo-can-T = { $example } – neem de Investo van die rij
investo-can-A = + r5-7 – leg stenen van je rekje (ze worden voor je gerangschikt), A r5-7 b1-3 – of zeg hoe de hele tafel daarna ligt
investo-can-I = { $example } – leg een steen in een rij van de pot
investo-can-X = { $example } – dubbel: een steen op een plaats van de pot, daarna een steen uit de voorraad
investo-can-N = N – niets bij stap 4
investo-can-R = { $example } – leg een steen in je reserve
investo-can-B = { $example } – neem een steen terug uit je reserve
investo-did-S = { $name }: een steen uit de voorraad ({ $luck }).
investo-did-V = { $name }: { $tile } uit de reserve van de ander.
investo-did-T = { $name }: Investo van rij { $row } voor { $points } punten (basis { $luck }).
investo-did-A = { $name }: { $tiles } gelegd → { $table }
investo-did-I = { $name }: { $tile } in rij { $row } gelegd.
investo-did-X = { $name }: rij { $row }, plaats { $place } gedubbeld met { $tile } en een steen getrokken ({ $luck }).
investo-did-N = { $name }: niets in de pot.
investo-did-R = { $name }: { $tile } naar de reserve.
investo-did-B = { $name }: { $tile } terug uit de reserve.
investo-end-out = { $me ->
    [yes] je hebt geen stenen meer.
    *[no] { $name } heeft geen stenen meer.
}
investo-end-stock = { $me ->
    [yes] in jouw beurt raakte de voorraad op.
    *[no] in de beurt van { $name } raakte de voorraad op.
}
investo-end-stall = er beweegt al lang niets meer.
    .counted = In { $turns } beurten is niets veranderd.
investo-part-investos = Investo’s
investo-part-racks = stenen op het rekje
investo-part-reserves = reserve van de ander
investo-did-mistake = { $name }: een fout met { $tiles }. De tafel blijft zoals hij was en de punten van deze ronde zijn weg.
investo-help-mistake = Lukt het niet: bevestig de tafel ongewijzigd (A { $table }, dan ok). Dat is een fout en kost de punten van deze ronde.

## Waarom de expert zo beslist

investo-reason-most-useful = { $tile } is de steen die je het best kunt gebruiken.
investo-reason-least-useful = { $tile } is de steen die je het minst zult missen.
investo-reason-take-points = Rij { $row } is { $points } waard.
investo-reason-take-denies = Anders neemt de tegenspeler rij { $row } (kans { $chance } %).
investo-reason-goes-out = Dit beëindigt de ronde: de tegenspeler heeft nog { $points } stenen.
investo-reason-honours-take = De genomen Investo moet worden ingelost: er { $count ->
    [one] gaat één steen
   *[other] gaan { $count } stenen
} op tafel.
investo-reason-round-may-end = De ronde kan snel voorbij zijn: de tegenspeler heeft { $tiles } stenen en de voorraad { $stock }.
investo-reason-rack-too-full = Met { $count } stenen zou het rekje te vol zijn.
investo-reason-fewer-tiles = { $count ->
    [one] Eén steen
   *[other] { $count } stenen
} minder op het rekje aan het eind.
investo-reason-holds-back = Je kunt { $tiles } leggen, maar op tafel heeft ook de tegenspeler er iets aan.
investo-reason-no-good-doubling = Dubbelen helpt je nu niet.
investo-reason-double-denies = De tegenspeler had rij { $row } kunnen nemen (kans { $chance } %).
investo-reason-double-draws = Je hebt op je rekje weinig aan { $tile }.
investo-reason-row-for-you = { $tile } maakt rij { $row } vol, en jij kunt hem nemen; de tegenspeler amper ({ $chance } %).
investo-reason-row-hard-to-take = { $tile } maakt rij { $row } vol, die de tegenspeler amper kan nemen ({ $chance } %).
investo-reason-row-for-both = { $tile } maakt rij { $row } vol: jij kunt hem nemen, tenzij de tegenspeler je voor is (kans { $chance } %).
investo-reason-row-may-be-taken = { $tile } maakt rij { $row } vol en misschien neemt de tegenspeler hem (kans { $chance } %), maar je andere keuzes lijken slechter.
investo-reason-tile-for-later = { $tile } in rij { $row } kun je later gebruiken.
investo-reason-tile-hard-to-use = De tegenspeler kan { $tile } in rij { $row } amper gebruiken.
investo-reason-row-stays-open = Rij { $row } is nog niet vol: niemand kan hem de volgende beurt nemen.
investo-reason-steal-fits = { $tile } uit de reserve past bij je stenen.
investo-reason-reserve-not-worth-it = Niets in de reserve van de tegenspeler ({ $tiles }) is meer waard dan een nieuwe steen.
investo-reason-only-the-stock = Er is alleen de voorraad om uit te nemen.
