# Mijn pagina (/mine), en verhuizen naar een ander toestel.

mine-game = Spel
mine-opponent = Tegenstander
mine-result = Uitslag
mine-all = alle
mine-filter = Filter
mine-matches = Partijen
mine-none = Zo’n partij is er niet.
mine-more = nog { $count }
mine-on-device = op dit toestel bewaard
mine-on-server = op de server
mine-play = Spelen
mine-next-up = Probeer { $name } eens
mine-next-down = { $name } past misschien beter
mine-next-stay = { $name } past bij je
mine-next-why = Je won { $won } van je laatste { $of } tegen { $name }.
mine-ending-all = alle
mine-ending-won = gewonnen
mine-ending-lost = verloren
mine-ending-drawn = samen gewonnen
mine-ending-stopped = afgebroken
mine-ending-shared = op dit toestel
mine-pairs = Onderling
mine-pair = Voor: jij { $won }, { $name } { $lost }.
mine-family = Op dit toestel
mine-family-who = Hier samen
mine-family-played = gespeeld
mine-family-won = gewonnen
mine-figures = Hoe je speelt
mine-last = { $count ->
    [one] één partij
   *[other] laatste { $count } partijen
}
mine-figure-taken = Genomen rijen per ronde
mine-said-taken = { $how ->
    [better] Je tegenstanders namen er { $theirs }: jij ziet wanneer een rij rijp is.
    [worse] Je tegenstanders namen er in dezelfde rondes { $theirs }: je laat volle rijen liggen.
   *[even] Je tegenstanders namen er { $theirs }: evenveel als jij.
}
mine-figure-worth = Punten uit rijen per ronde
mine-said-worth = { $how ->
    [better] Je tegenstanders kregen { $theirs }: jouw rijen brachten meer op.
    [worse] Je tegenstanders kregen { $theirs }: die van hen brachten meer op. Wat gedubbeld is, telt minder.
   *[even] Je tegenstanders kregen { $theirs }: evenveel als jij.
}
mine-figure-doubled = Gedubbeld per ronde
mine-said-doubled = { $how ->
    [more] Je tegenstanders: { $theirs }. Elke keer dubbelen maakt een rij minder waard.
    [less] Je tegenstanders: { $theirs }. Dubbelen kan een rij voor hen afsluiten.
   *[even] Je tegenstanders: { $theirs }, even vaak als jij.
}
mine-figure-left = Punten over aan het eind van een ronde
    .investo = Stenen over aan het eind van een ronde
mine-said-left = { $how ->
    [better] Beter dan je tegenstanders ({ $theirs }).
    [worse] Je tegenstanders hielden { $theirs } over: leg hoge stenen eerder.
   *[even] Als je tegenstanders ({ $theirs }).
}
    .investo = { $how ->
    [better] Beter dan je tegenstanders ({ $theirs }).
    [worse] Je tegenstanders hielden { $theirs } over: elke steen kost een punt.
   *[even] Als je tegenstanders ({ $theirs }).
}
mine-figure-opened = Beurt waarin je uitkomt
mine-said-opened = { $how ->
    [better] Je tegenstanders komen uit in beurt { $theirs }: jij doet eerder mee.
    [worse] Je tegenstanders komen uit in beurt { $theirs }: jij wacht langer.
   *[even] Je tegenstanders komen uit in beurt { $theirs }: net als jij.
}
mine-figure-out = Rondes waarin je uitging
mine-said-out = { $how ->
    [better] Elk van je tegenstanders: { $theirs }.
    [worse] Elk van je tegenstanders: { $theirs }. Zij zijn sneller.
   *[even] Elk van je tegenstanders: { $theirs }, evenveel.
}
mine-figure-picked = Weggelegde stenen genomen per ronde
mine-said-picked = { $how ->
    [more] Je tegenstanders namen er { $theirs }: elke steen laat zien wat je verzamelt.
    [less] Je tegenstanders namen er { $theirs }: zij verraden meer, maar weten wat ze krijgen.
   *[even] Je tegenstanders namen er { $theirs }: evenveel als jij.
}
mine-figure-pace = Seconden per beurt, als je won
mine-said-pace = { $how ->
    [more] Als je verloor: { $theirs }. Je won als je meer tijd nam.
    [less] Als je verloor: { $theirs }. Langer denken hielp daar niet.
   *[even] Als je verloor: { $theirs }. Aan de tijd lag het niet.
}
mine-luck = Geluk met de stenen, punten per partij
mine-luck-said = { $how ->
    [with] De stenen zaten mee: met jouw stenen had { $name } deze voorsprong gehad. Jouw voorsprong: { $lead }.
    [against] De stenen zaten tegen: met jouw stenen had { $name } deze voorsprong gehad. Jouw voorsprong: { $lead }.
   *[even] Tot nu toe heft het elkaar op: met jouw stenen had { $name } deze voorsprong gehad. Jouw voorsprong: { $lead }.
}
mine-carry = Alles meenemen
mine-carry-about = Naam, partijen, instellingen, puzzels, lessen en scorebladen: naar een ander toestel, of als bestand om te bewaren.
mine-secret = Wie de link of het bestand heeft, speelt als jij en ziet je rekje. Houd ze voor jezelf.
mine-export = Bestand opslaan
mine-import = Bestand openen
mine-device = Link voor een ander toestel
mine-saved = Opgeslagen bij je downloads.
mine-saved-part = Opgeslagen bij je downloads. Er is geen verbinding: wat op de server staat, zit er niet in.
mine-link-part = De link heeft geen plaats voor alles. Partijen die op dit toestel staan, scorebladen en de rest gaan mee in het bestand.
mine-not-ours = Dit bestand is niet door deze pagina opgeslagen.
mine-bad-matches = De partijen in dit bestand zijn niet te lezen. Er is niets veranderd.
mine-take = Alles overnemen
mine-take-sure = Wat van daar komt, komt bij wat hier is: partijen, puzzels, lessen en scorebladen van allebei. Bij namen en instellingen telt de laatste wijziging. Je andere toestel blijft zoals het is.
mine-take-lost = { $count ->
    [one] Eén partij die je hier op de server hebt, is dan vanaf dit toestel niet meer te vinden. Sla eerst een bestand op als je ernaar terug wilt.
   *[other] { $count } partijen die je hier op de server hebt, zijn dan vanaf dit toestel niet meer te vinden. Sla eerst een bestand op als je ernaar terug wilt.
}
mine-take-yes = Overnemen
mine-take-no = Alles laten zoals het is
