# Wer bei der ersten Partie hilft. Die Dateien in web/src/games/coach sagen, wann ein Satz an der Reihe ist.

coach-name = Begleiter
coach-what = Was ist das?
coach-end = Ohne Hilfe spielen
coach-ok = Klar
coach-try = Selbst versuchen
coach-back = Zurücknehmen
coach-good = Gut gemacht.
coach-known = Das kannst du jetzt allein.
coach-almost = Noch nicht. { $why }
coach-on-rack = Der Stein liegt auf deinem Bänkchen.
coach-press = Drücke jetzt „{ $label }“.
coach-place = Tippe jetzt auf die markierte Stelle.
coach-show = Dieser Zug verschiebt auch Steine auf dem Tisch. Ich kann ihn Schritt für Schritt zeigen.
coach-walk = Sieh dir den Schritt an, dann weiter.
coach-over = Das war deine erste Partie! Ab jetzt hilft der Tipp-Knopf, wann immer du willst.

## Investo
coach-investo-aim = Wer nach einer Runde { $target } Punkte oder mehr hat, gewinnt die Partie. Punkte bringen volle Topfreihen. { $short ->
    [yes] Diese erste Partie ist kurz: sonst braucht man { $usual }.
   *[no] { "" }
}
coach-investo-starter = Zwei Joker wurden verdeckt verteilt, und wer den roten bekommt, beginnt: { $me ->
    [yes] das bist du.
   *[no] das ist { $name }.
} Nur dafür sind sie da; im Spiel sind sie nicht.
coach-investo-rows = Der Topf hat { $rows } Topfreihen. Jede beginnt mit einem verdeckten Basisstein, den niemand kennt; gemeinsam füllt ihr sie mit { $places } offenen Steinen.
coach-investo-run = Auf dem Tisch zählen nur Reihen: drei oder mehr aufeinanderfolgende Zahlen einer Farbe, die 1 vor der 2. Gleiche Zahlen sind keine Reihe, und für das erste Legen gibt es kein Minimum. Was dort liegt, dürft ihr beide verlängern und umbauen.
coach-investo-full = Topfreihe { $row } ist voll: ein Investo, der { $points } bringt, wenn man ihn nimmt. Der Preis: im selben Zug mindestens einen seiner offenen Steine in eine Reihe auf dem Tisch spielen.
coach-investo-taken = { $name } nahm Topfreihe { $row }: +{ $points }. Ein Punkt für die Basis und für jeden Platz, der nicht gedoppelt ist; einer der offenen Steine musste sofort auf den Tisch, die anderen kamen auf das Bänkchen.
coach-investo-theirs = Die Reserve von { $name } liegt offen. Zu Beginn deines Zuges darfst du einen beliebigen Stein daraus nehmen statt einen aus dem Vorrat.
coach-investo-doubling = Doppeln macht eine Topfreihe nicht mehr wert, sondern weniger: Lege einen Stein auf einen im Topf, gleiche Zahl, andere Farbe, und ziehe einen. Der Platz bringt dann keinen Punkt mehr, und wird die Topfreihe genommen, bekommt der andere den unteren Stein.
coach-investo-ends = Eine Runde endet, wenn jemand keine Steine mehr hat, weder auf dem Bänkchen noch in der Reserve, oder mit dem Zug, in dem der Vorrat ausgeht. Jetzt sind es dort { $stock } Steine.
coach-investo-count = Am Ende einer Runde kostet dich jeder Stein auf deinem Bänkchen einen Punkt, und jeder Stein in deiner Reserve ist ein Punkt für { $name }. Umgekehrt genauso.
coach-investo-limit = Nach deinem Zug bleiben höchstens { $limit } Steine auf deinem Bänkchen. Der Rest kommt offen in deine Reserve, wo { $name } zugreifen darf. Mit weniger als { $limit } musst du Steine zurücknehmen.
coach-investo-reached = Die { $target } Punkte sind erreicht, aber die Runde wird zu Ende gespielt: Genommene Topfreihen zählen weiter, und übrige Steine kosten weiter.
coach-investo-lead-draw = Jeder Zug beginnt mit einem Stein.
coach-investo-lead-steal = Statt aus dem Vorrat darfst du einen offenen Stein aus der Reserve von { $name } nehmen.
coach-investo-lead-take = Eine volle Topfreihe, und einer ihrer offenen Steine passt auf den Tisch: mehr braucht es nicht.
coach-investo-lead-honour = Die offenen Steine und die Basis liegen auf deinem Bänkchen, die Punkte sind dein. Jetzt muss einer der offenen Steine gespielt werden.
coach-investo-lead-play = Du hast Steine, die passen: was auf dem Tisch liegt, kostet am Ende keinen Punkt.
coach-investo-lead-pot = Ein Zug endet mit einem Stein deines Bänkchens im Topf: den investierst du.
coach-investo-lead-double = Du kannst doppeln: gleiche Zahl, andere Farbe. Der Platz bringt dann keinen Punkt mehr, und du ziehst einen Stein: gut, wo { $name } die Topfreihe als Nächstes nehmen könnte.
coach-investo-reserve = Mehr als { $limit } Steine: der Rest kommt offen in deine Reserve, wo { $name } zugreifen darf. Am wenigsten fehlen dir: { $tiles }.
coach-investo-back = Weniger als { $limit } Steine auf deinem Bänkchen: du nimmst Steine aus deiner Reserve zurück, am besten { $tiles }.
coach-investo-nothing = Alle Topfreihen sind voll, also muss kein Stein in den Topf. Du könntest dort einen Stein doppeln; sonst endet der Zug so. Drücke zweimal „{ $label }“.
coach-investo-other = Auch das ist erlaubt. Tippe jetzt auf eine markierte Topfreihe.
coach-investo-row = Tippe jetzt auf Topfreihe { $row }.
coach-investo-onto = Tippe jetzt auf den Stein, den er doppelt.
coach-investo-end = So kamen die Punkte zustande: was die Investos brachten, minus eins für jeden Stein auf dem Bänkchen, plus eins für jeden Stein in der Reserve des anderen. Wer nach einer Runde { $target } oder mehr hat, gewinnt die Partie.

## Rummy
coach-rummy-aim = Wer zuerst keine Steine mehr hat, gewinnt die Runde: die anderen verlieren, was ihre Steine wert sind, und das alles bekommt der Gewinner. { $by ->
    [target] Wer { $count } Punkte erreicht, gewinnt die Partie.
   *[rounds] Die Partie dauert { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }; die höchste Summe gewinnt.
} { $short ->
    [yes] Das ist kurz: sonst sind es { $usual }.
   *[no] { "" }
}
coach-rummy-starter = Alle haben einen Stein gezogen, und der niedrigste beginnt: { $me ->
    [yes] das bist du.
   *[no] das ist { $name }.
} Die gezogenen Steine kamen zurück.
coach-rummy-melds = { $which ->
    [series] Hier zählen nur Serien: drei oder vier gleiche Zahlen, jede in einer anderen Farbe.
    [sequences] Hier zählen nur Reihen: drei oder mehr aufeinanderfolgende Zahlen { $mixed ->
        [true] in beliebigen Farben
       *[other] einer Farbe
    }.
   *[both] Zwei Arten von Kombinationen: die Reihe, drei oder mehr aufeinanderfolgende Zahlen { $mixed ->
        [true] in beliebigen Farben
       *[other] einer Farbe
    }, und die Serie, drei oder vier gleiche Zahlen, jede in einer anderen Farbe.
} { $which ->
    [series] { "" }
   *[other] { $ace ->
        [both] Die 1 kommt vor der 2 oder nach der 13.
       *[low] Die 1 kommt vor der 2, nie nach der 13.
    }
}
coach-rummy-opening = { $opening ->
    [0] Beim ersten Legen nimmst du nur Steine von deinem eigenen Bänkchen.
   *[other] Du brauchst { $opening } Punkte für dein erstes Legen, mit Kombinationen allein von deinem Bänkchen. Ein Stein ist seine Zahl wert.
}
coach-rummy-star = Ein Stern steht für jeden Stein und ist dann so viel wert; auf einem Bänkchen übrig kostet er 25. { $stars ->
    [free] Auf dem Tisch ist er bei jedem Zug wieder frei.
   *[exchange] Auf dem Tisch bleibt er dieser Stein, bis jemand genau diesen Stein vom Bänkchen an seine Stelle spielt: dann ist er in diesem Zug frei, und er bleibt auf dem Tisch.
}
coach-rummy-theirs = { $name } hat Steine gelegt. Was auf dem Tisch liegt, ist für alle da, die schon gelegt haben, vom nächsten Zug an.
coach-rummy-opened = Deine ersten Kombinationen liegen: vom nächsten Zug an darfst du alles auf dem Tisch verlängern und umbauen. Mindestens ein Stein kommt von deinem Bänkchen, und am Ende muss alles passen.
coach-rummy-count = Wenn jemand ausmacht, verlieren die anderen die Summe ihres Bänkchens, und der Gewinner bekommt sie. Wer in einem einzigen Zug ausmacht, ohne vorher etwas zu legen, verdoppelt alle Punkte.
coach-rummy-blocked = Legt in { $turns } Zügen niemand etwas, ist die Runde blockiert: alle verlieren, was auf dem Bänkchen ist.
coach-rummy-lead-exchange = Ein Zug ist Legen oder Tauschen: ein Stein von dir geht ungesehen weg für einen aus dem Vorrat.
coach-rummy-lead-open = Deine Kombinationen reichen für das erste Legen ({ $opening }).
coach-rummy-lead-play = Du kannst legen: was von deinem Bänkchen weg ist, kostet dich nichts mehr.
coach-rummy-lead-draw = Jeder Zug beginnt mit einem Stein aus dem Vorrat.
coach-rummy-lead-discard = Jeder Zug endet mit einem abgelegten Stein.
coach-rummy-lead-pass = Der Vorrat ist leer, und es gibt nichts zu legen.
coach-rummy-end = So kamen die Punkte zustande: jeder übrige Stein zählt seine Zahl, ein Stern 25. Wer Steine übrig hat, verliert sie, und wer ausgemacht hat, bekommt die Summe; macht niemand aus, verlieren alle nur. { $by ->
    [target] { $count } Punkte gewinnen die Partie.
   *[rounds] Die höchste Summe gewinnt die Partie.
}

## Gin-Rummy
coach-gin-aim = Sammle heimlich Kombinationen auf deinem Bänkchen und mach vor den anderen aus: wer dann am wenigsten übrig hat, bekommt Punkte. { $by ->
    [target] Wer { $count } Punkte erreicht, gewinnt die Partie.
   *[rounds] Die Partie dauert { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }; die höchste Summe gewinnt.
} { $short ->
    [yes] Das ist kurz: sonst sind es { $usual }.
   *[no] { "" }
}
coach-gin-starter = { $start ->
    [upcard] Ein Stein wurde aufgedeckt; er wird zuerst angeboten: { $me ->
        [yes] dir.
       *[no] { $name }.
    }
   *[eleven] Der niedrigste gezogene Stein gibt; wer links sitzt, bekam einen Stein mehr und beginnt, indem er einen ablegt: { $me ->
        [yes] das bist du.
       *[no] das ist { $name }.
    }
}
coach-gin-melds = Eine Kombination ist eine Reihe aus drei oder mehr aufeinanderfolgenden Zahlen einer Farbe, die 1 vor der 2, oder drei oder vier gleiche Zahlen, jede in einer anderen Farbe. Deine stehen zusammen auf dem Bänkchen und bleiben dort, bis jemand ausmacht.
coach-gin-discarded = Was { $name } abgelegt hat, darfst nur du nehmen, und nur jetzt. { $untaken ->
    [mixed] Lässt du es liegen, kommt der Stein in den Vorrat.
   *[out] Lässt du es liegen, ist der Stein aus der Runde.
}
coach-gin-ways = So macht man aus: { $grand ->
    [yes] alle 11 Steine in Kombinationen, nachdem du einen genommen hast (Grand Gin, +{ $grandBonus }); { "" }
   *[no] { "" }
}{ $petit ->
    [never] { "" }
    [start] alle 10 zu Beginn deines Zuges (Petit Gin, +{ $petitBonus }); { "" }
    [discard] alle 10 mit dem abgelegten Stein (Petit Gin, +{ $petitBonus }); { "" }
   *[both] alle 10 zu Beginn deines Zuges oder mit dem abgelegten Stein (Petit Gin, +{ $petitBonus }); { "" }
}{ $knock ->
    [never] sonst nichts.
   *[other] oder { $least ->
        [0] beliebig viele
       *[other] { $least } oder mehr
    } in Kombinationen, und der Rest weniger als { $limit } wert (+{ $knockBonus }).
}
coach-gin-laying = Wenn jemand ausmacht, legen alle der Reihe nach ihre Kombinationen aus und dürfen Steine an das anlegen, was dort liegt. Was auf dem Bänkchen bleibt, zählt.
coach-gin-count = { $two ->
    [yes] Wer weniger übrig hat, bekommt den Unterschied und { $win }; ist es, wer nicht ausgemacht hat, { $second } mehr. Der Bonus fürs Ausmachen bleibt in jedem Fall.
   *[no] Wer am wenigsten übrig hat, bekommt { $least }. Der Bonus fürs Ausmachen bleibt in jedem Fall.
}
coach-gin-void = Ist der Vorrat leer und will niemand den abgelegten Stein, oder nach { $turns } Zügen jedes Spielers, gilt die Runde nicht: niemand bekommt Punkte.
coach-gin-lead-take = Jeder Zug beginnt mit einem Stein: dem zuletzt abgelegten oder einem aus dem Vorrat.
coach-gin-lead-discard = Ein Zug endet mit einem Stein, den du offen ablegst: nur der nächste Spieler darf ihn nehmen.
coach-gin-lead-out = Du kannst ausmachen!
coach-gin-lay = Was am wenigsten übrig lässt, liegt schon für dich da. Drücke „{ $label }“.
coach-gin-end = So kamen die Punkte zustande: { $two ->
    [yes] wer weniger übrig hat, bekommt den Unterschied und { $win }, wer nicht ausgemacht hat { $second } mehr; das Ausmachen hat einen eigenen Bonus.
   *[no] wer am wenigsten übrig hat, bekommt { $least }; das Ausmachen hat einen eigenen Bonus.
} { $by ->
    [target] { $count } Punkte gewinnen die Partie.
   *[rounds] Die höchste Summe gewinnt die Partie.
}
