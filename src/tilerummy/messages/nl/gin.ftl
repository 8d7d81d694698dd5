# Gin-Rummy.

refusal-not-lying = { $meld } ligt daar niet.
refusal-does-not-fit = Kan niet bij { $meld }: { $tiles }.
refusal-gin-is-closed = Bij { $meld } mag niets worden gelegd: het is een gin.
refusal-lay-all = Alle stenen moeten neergelegd worden; over: { $tiles }.
refusal-leave-one = Wie zo uitgaat, houdt minstens één steen op het rekje.
refusal-too-few-laid = { $count } neergelegde stenen zijn te weinig: er zijn er minstens { $least } nodig.
refusal-too-much-left = Er zouden { $points } punten overblijven; het moeten er minder dan { $limit } zijn.
refusal-not-eight-or-nine = Uitgaan kan met { $least } stenen in combinaties (je hebt er { $count }) en minder dan { $limit } punten over (nu { $points }).
refusal-not-all-combined = Niet al je stenen zitten in combinaties: er blijven { $points } punten over.
refusal-only-at-start = Dat kan alleen aan het begin van een beurt, voordat je een steen neemt.
refusal-only-with-discard = Dat kan alleen samen met het wegleggen, nadat je een steen hebt genomen.
refusal-gin-only = In deze partij ga je alleen met een gin uit.
refusal-no-grand-gin = In deze partij bestaat geen grand gin.
refusal-just-taken = { $tile } heb je net genomen en mag je niet meteen weer wegleggen.
refusal-discard-expected = Zeg welke steen je weglegt, zoals K r3.
refusal-no-discard = Er is geen weggelegde steen om te nemen.
refusal-must-draw = Zolang er voorraad is, neem je een steen: S of U.
refusal-take-or-pass = Neem de omgedraaide steen (U), of pas (P).
refusal-nobody-is-out = Er is nog niemand uit.
refusal-lay-down-first = Er is iemand uit: leg je combinaties neer (ok legt zo goed mogelijk neer).
rules-no-way-out = Met deze regels zou nooit iemand kunnen uitgaan: sta grand gin toe, petit gin, of uitgaan met een rest en een grens boven 1.
gin-head = Voorraad { $stock }
gin-discard = Weggelegd
gin-size = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
gin-known = bekend op dit rekje
gin-lying = Neergelegd
gin-left = { $points ->
    [one] 1 punt over
   *[other] { $points } punten over
}
gin-guide-offer = Er ligt een steen open: neem hem, of pas.
gin-guide-draw = Neem de weggelegde steen of een uit de voorraad.
gin-guide-discard = Leg een steen weg.
gin-guide-lay = Leg je combinaties neer en leg aan bij wat er ligt.
gin-prompt-offer = U neemt hem, P past
gin-prompt-draw = S voorraad, U weggelegde steen
gin-prompt-discard = een steen om weg te leggen: D r3
gin-prompt-lay = ok legt wat het minst overlaat, of L r5-7 …
gin-prompt-over = de ronde is voorbij
gin-can-S = S – een steen uit de voorraad nemen
gin-can-U = U – de weggelegde steen nemen
gin-can-D = { $example } – die steen wegleggen
gin-can-G = G – grand gin: uitgaan met elf stenen
gin-can-petit = { $example } – petit gin: uitgaan met tien stenen
gin-can-K = { $example } – uitgaan en neerleggen
gin-can-L = { $example } – neerleggen (ok doet het voor je)
gin-can-P = P – passen
gin-did-S = { $name }: een steen uit de voorraad ({ $luck }).
gin-did-U = { $name }: weggelegde { $discard } genomen.
gin-did-D = { $name }: { $tiles } weggelegd.
gin-did-G = { $name }: grand gin!
gin-did-petit = { $name }: petit gin! (weggelegd: { $tiles })
gin-did-K = { $name }: uit! (weggelegd: { $tiles })
gin-did-L = { $name }: { $tiles } neergelegd.
gin-did-P = { $name }: gepast.
gin-end-grand-gin = { $me ->
    [yes] je ging uit met een grand gin.
    *[no] { $name } ging uit met een grand gin.
}
gin-end-petit-gin = { $me ->
    [yes] je ging uit met een petit gin.
    *[no] { $name } ging uit met een petit gin.
}
gin-end-eight-nine = { $me ->
    [yes] je ging uit met stenen over.
    *[no] { $name } ging uit met stenen over.
}
gin-end-stock = ongeldig, de voorraad is op.
gin-end-turns = ongeldig, na te veel beurten.
gin-part-out = voor het uitgaan
gin-part-least = voor de kleinste rest
gin-part-second = voor wie als tweede neerlegt
refusal-no-petit-gin = In deze partij bestaat geen petit gin.
refusal-eleven-dealt = Je kreeg elf stenen: begin met er een weg te leggen.
gin-reason-gin-bonus = Een gin levert { $points } punten premie op.
gin-reason-gin-is-closed = Bij een gin mag niemand aanleggen: de anderen houden alles wat ze over hebben.
gin-reason-pass-ends-round = Er valt niets meer te nemen uit de voorraad: passen beëindigt de ronde, en niemand scoort.
gin-reason-lay-all-alike = Andere manieren om dit neer te leggen zijn ongeveer evenveel waard.
gin-reason-out-leaves-little = Na het uitgaan blijven er maar { $points } punten over.
gin-reason-out-is-early = Na { $turns } beurten ieder hebben de anderen zelden minder over.
gin-reason-out-can-wait = Uitgaan kan wachten: misschien hebben de anderen minder over, of is een gin dichtbij.
gin-reason-lay-hard-to-add = Zo neergelegd kunnen de anderen er het minst bij aanleggen.
gin-reason-lay-only-way = Er is maar één manier om dit neer te leggen.
gin-reason-lay-leaves-least = Zo blijft er het minst op je rekje over.
gin-reason-take-combines = { $tile } vormt een combinatie met { $tiles }.
gin-reason-take-lowers = Met { $tile } blijven er { $points } punten over in plaats van { $before }.
gin-reason-take-prepares = { $tile } past dicht bij je stenen: daar kan gauw een combinatie van komen.
gin-reason-discard-helps-little = Je hebt weinig aan { $tile }.
gin-reason-discard-tells-too-much = { $tile } zou passen, maar levert weinig op en laat de anderen zien wat je spaart.
gin-reason-stock-may-help = Uit de voorraad kan iets komen dat past: { $tiles }.
gin-reason-stock-only = Er is geen weggelegde steen om te nemen.
gin-reason-discard-leaves-least = Zonder { $tile } blijven er maar { $points } punten over: minder kan niet.
gin-reason-discard-is-alone = { $tile } heeft geen buren onder je stenen.
gin-reason-discard-keeps-chances = Zonder { $tile } zijn er nog { $count } verborgen stenen die zouden passen.
gin-reason-discard-is-safe = De volgende speler kan weinig met { $tile }.
gin-reason-discard-has-risk = De volgende speler wil { $tile } misschien hebben, maar een andere steen wegleggen kost meer.
gin-reason-discard-least-useful = { $tile } is de steen die je het minst zult missen.
