# De tegenstanders van de computer: hoe ze spelen, wat waar moet blijven van games/*/levels.py, en wat ze soms zeggen.

character-temper = { $level ->
    [random] Speelt wat maar mag.
    [beginner] Snel, en ziet de helft niet.
    [easy] Goedaardig; mist weleens iets.
    [greedy] Wacht nooit: wat helpt, gebeurt meteen.
    [medium] Ziet het meeste, en glijdt soms uit.
    [skilled] Heeft een plan, en vergist zich soms.
    [strong] Volgt zijn plan en vergist zich zelden.
    [hard] Heeft een plan, en geen slordigheden.
    [tough] Kijkt twee beurten vooruit.
    [expert] Denkt aan alles wat nog kan komen.
    *[other] { $level }
}
line-take-1 = { $level ->
    [random] O, voor mij?
    [beginner] Hop, van mij.
    [easy] Dat houd ik, als het mag.
    [greedy] Het glimt!
    [medium] Plons, en weg.
    [skilled] Opgegraven.
    [strong] Kop omhoog, en van mij.
    [hard] Stap voor stap.
    [tough] Dat zag ik van ver.
    [expert] Heel goed.
    *[other] Dit neem ik.
}
line-take-2 = { $level ->
    [random] Gak!
    [beginner] Snelle pootjes vandaag.
    [easy] Dank je wel.
    [greedy] Naar het nest ermee.
    [medium] Dat kwam voorbijzwemmen.
    [skilled] De burcht in.
    [strong] Een mooie vondst op de open plek.
    [hard] Geen haast.
    [tough] Geruisloos.
    [expert] Rustig aan.
    *[other] Graag.
}
line-lay-1 = { $level ->
    [random] Daar gaan ze.
    [beginner] Hop, hop, hop.
    [easy] Alsjeblieft.
    [greedy] Wat glinstert dat!
    [medium] Van de glijbaan.
    [skilled] Alles uitgegraven.
    [strong] Eén sprong, en daar staan ze.
    [hard] Kalmpjes aan.
    [tough] In één sprong.
    [expert] Zo.
    *[other] Ziezo.
}
line-lay-2 = { $level ->
    [random] Dat staat mooi.
    [beginner] Oef, wat een sprint.
    [easy] Er is plaats voor allemaal.
    [greedy] Hup, op tafel.
    [medium] Plons.
    [skilled] Zo netjes als mijn burcht.
    [strong] Het bos uit.
    [hard] Netjes geordend.
    [tough] Op zachte poten.
    [expert] En verder.
    *[other] Ziezo.
}
line-round-1 = { $level ->
    [random] Is het al voorbij?
    [beginner] Nog een keer!
    [easy] Iemand honing?
    [greedy] Ik doe mee!
    [medium] Leuk, dit.
    [skilled] Stof afkloppen en verder.
    [strong] Verder over de heuvels.
    [hard] Even rusten, dan verder.
    [tough] Mijn ogen zijn nog scherp.
    [expert] Op naar de volgende.
    *[other] Gaan we verder?
}
line-round-2 = { $level ->
    [random] Gak, de volgende!
    [beginner] Zullen we?
    [easy] Dat was fijn.
    [greedy] En nu?
    [medium] Nog een rondje om de vijver.
    [skilled] Dit pad ken ik.
    [strong] Het bos kan wachten.
    [hard] Ik heb de hele dag.
    [tough] Ik wacht op mijn rots.
    [expert] De avond is nog jong.
    *[other] Op naar de volgende.
}
line-match-1 = { $level ->
    [random] Dat was leuk, gak!
    [beginner] Tijd voor een wortel.
    [easy] Dat was gezellig.
    [greedy] Morgen om dezelfde tijd?
    [medium] Lekker gezwommen.
    [skilled] Terug naar de burcht.
    [strong] Terug naar het bos. Goed gespeeld.
    [hard] Zo, ik wandel naar huis.
    [tough] De schemering in. Mooie jacht.
    [expert] Mooie partij. Tot de volgende keer.
    *[other] Bedankt voor de partij.
}
