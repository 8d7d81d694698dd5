# Die Gegner am Computer: wie sie spielen, was für games/*/levels.py wahr bleiben muss, und was sie manchmal sagen.

character-temper = { $level ->
    [random] Spielt, was erlaubt ist.
    [beginner] Flink, und übersieht die Hälfte.
    [easy] Gutmütig; übersieht manches.
    [greedy] Wartet nie: Was hilft, geschieht sofort.
    [medium] Sieht das meiste, patzt manchmal.
    [skilled] Plant voraus und patzt ab und zu.
    [strong] Hält sich an den Plan und patzt fast nie.
    [hard] Hat einen Plan, keine Flüchtigkeitsfehler.
    [tough] Schaut zwei Züge voraus.
    [expert] Denkt an alles, was noch kommen kann.
    *[other] { $level }
}
line-take-1 = { $level ->
    [random] Oh, für mich?
    [beginner] Hopp, meins.
    [easy] Das behalte ich, wenn ich darf.
    [greedy] Das glänzt!
    [medium] Platsch, und weg.
    [skilled] Das habe ich ausgegraben.
    [strong] Kopf hoch, und meins.
    [hard] Schritt für Schritt.
    [tough] Das sah ich von Weitem.
    [expert] Sehr schön.
    *[other] Das nehme ich.
}
line-take-2 = { $level ->
    [random] Schnatter!
    [beginner] Flinke Pfoten heute.
    [easy] Vielen Dank.
    [greedy] Ab ins Nest damit.
    [medium] Das kam vorbeigeschwommen.
    [skilled] Ab in den Bau.
    [strong] Ein schöner Fund auf der Lichtung.
    [hard] Nur keine Eile.
    [tough] Ganz ohne Laut.
    [expert] Ganz in Ruhe.
    *[other] Gern.
}
line-lay-1 = { $level ->
    [random] Da gehen sie hin.
    [beginner] Hopp, hopp, hopp.
    [easy] Bitte sehr.
    [greedy] Wie das funkelt!
    [medium] Ab auf die Rutsche.
    [skilled] Alles ausgegraben.
    [strong] Ein Sprung, und da stehen sie.
    [hard] Immer mit der Ruhe.
    [tough] Mit einem Satz.
    [expert] So.
    *[other] Na also.
}
line-lay-2 = { $level ->
    [random] Das sieht hübsch aus.
    [beginner] Puh, was für ein Sprint.
    [easy] Da ist Platz für alle.
    [greedy] Hinaus damit.
    [medium] Platsch.
    [skilled] Ordentlich wie mein Bau.
    [strong] Hinaus aus dem Wald.
    [hard] Alles schön ordentlich.
    [tough] Auf leisen Pfoten.
    [expert] Und weiter.
    *[other] Na also.
}
line-round-1 = { $level ->
    [random] Ist es schon vorbei?
    [beginner] Noch mal, noch mal!
    [easy] Möchte jemand Honig?
    [greedy] Ich bin dabei!
    [medium] Das macht Spaß.
    [skilled] Staub abklopfen und weiter.
    [strong] Weiter über die Hügel.
    [hard] Eine kurze Rast, dann weiter.
    [tough] Noch sind die Augen scharf.
    [expert] Auf zur nächsten.
    *[other] Geht es weiter?
}
line-round-2 = { $level ->
    [random] Schnatter, die nächste!
    [beginner] Wollen wir?
    [easy] Das war schön.
    [greedy] Und jetzt?
    [medium] Noch einmal um den Teich.
    [skilled] Den Pfad kenne ich.
    [strong] Der Wald kann warten.
    [hard] Ich habe den ganzen Tag Zeit.
    [tough] Ich warte oben auf dem Fels.
    [expert] Der Abend ist noch jung.
    *[other] Auf zur nächsten.
}
line-match-1 = { $level ->
    [random] Das war schön, schnatter!
    [beginner] Zeit für eine Möhre.
    [easy] Schön war’s.
    [greedy] Morgen um die gleiche Zeit?
    [medium] Das war ein schönes Bad.
    [skilled] Zurück in den Bau.
    [strong] Zurück in den Wald. Gut gespielt.
    [hard] So, ich gehe zu Fuß heim.
    [tough] Ab in die Dämmerung. Schöne Jagd.
    [expert] Eine schöne Partie. Bis zum nächsten Mal.
    *[other] Danke für die Partie.
}
