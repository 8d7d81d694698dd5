# Gin-Rummy.

refusal-not-lying = { $meld } liegt dort nicht.
refusal-does-not-fit = Passt nicht an { $meld }: { $tiles }.
refusal-gin-is-closed = An { $meld } darf nichts angelegt werden: Es ist ein Gin.
refusal-lay-all = Alle Steine müssen ausgelegt werden; übrig: { $tiles }.
refusal-leave-one = Wer so ausmacht, behält mindestens einen Stein auf dem Bänkchen.
refusal-too-few-laid = { $count } ausgelegte Steine sind zu wenige: Mindestens { $least } sind nötig.
refusal-too-much-left = { $points } Punkte blieben übrig; es müssen weniger als { $limit } sein.
refusal-not-eight-or-nine = Zum Ausmachen: { $least } Steine in Kombinationen (du hast { $count }) und weniger als { $limit } Punkte Rest (jetzt { $points }).
refusal-not-all-combined = Nicht alle Steine sind in Kombinationen: { $points } Punkte bleiben übrig.
refusal-only-at-start = Das geht nur am Anfang eines Zuges, bevor man einen Stein nimmt.
refusal-only-with-discard = Das geht nur zusammen mit dem Ablegen, nachdem man einen Stein genommen hat.
refusal-gin-only = In dieser Partie macht man nur mit einem Gin aus.
refusal-no-grand-gin = In dieser Partie gibt es keinen Grand Gin.
refusal-just-taken = { $tile } wurde gerade aufgenommen und darf nicht gleich wieder abgelegt werden.
refusal-discard-expected = Sag, welchen Stein du ablegst, zum Beispiel K r3.
refusal-no-discard = Es gibt keinen abgelegten Stein zum Nehmen.
refusal-must-draw = Solange es einen Vorrat gibt, nimmst du einen Stein: S oder U.
refusal-take-or-pass = Nimm den aufgedeckten Stein (U) oder passe (P).
refusal-nobody-is-out = Noch hat niemand ausgemacht.
refusal-lay-down-first = Jemand hat ausgemacht: Leg deine Kombinationen aus (ok legt bestmöglich aus).
rules-no-way-out = Mit diesen Regeln könnte nie jemand ausmachen: Erlaube Grand Gin, Petit Gin oder das Ausmachen mit Rest und einer Grenze über 1.
gin-head = Vorrat { $stock }
gin-discard = Abgelegt
gin-size = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
gin-known = bekannt auf diesem Bänkchen
gin-lying = Ausgelegt
gin-left = { $points ->
    [one] 1 Punkt übrig
   *[other] { $points } Punkte übrig
}
gin-guide-offer = Ein Stein liegt offen: Nimm ihn oder passe.
gin-guide-draw = Nimm den abgelegten Stein oder einen aus dem Vorrat.
gin-guide-discard = Leg einen Stein ab.
gin-guide-lay = Leg deine Kombinationen aus und leg an die liegenden an.
gin-prompt-offer = U nimmt ihn, P passt
gin-prompt-draw = S Vorrat, U abgelegter Stein
gin-prompt-discard = ein Stein zum Ablegen: D r3
gin-prompt-lay = ok legt aus, was am wenigsten übrig lässt, oder L r5-7 …
gin-prompt-over = die Runde ist vorbei
gin-can-S = S – einen Stein aus dem Vorrat nehmen
gin-can-U = U – den abgelegten Stein nehmen
gin-can-D = { $example } – diesen Stein ablegen
gin-can-G = G – Grand Gin: mit elf Steinen ausmachen
gin-can-petit = { $example } – Petit Gin: mit zehn Steinen ausmachen
gin-can-K = { $example } – ausmachen und auslegen
gin-can-L = { $example } – auslegen (ok macht es für dich)
gin-can-P = P – passen
gin-did-S = { $name }: ein Stein aus dem Vorrat ({ $luck }).
gin-did-U = { $name }: abgelegten Stein { $discard } genommen.
gin-did-D = { $name }: { $tiles } abgelegt.
gin-did-G = { $name }: Grand Gin!
gin-did-petit = { $name }: Petit Gin! (abgelegt: { $tiles })
gin-did-K = { $name }: ausgemacht! (abgelegt: { $tiles })
gin-did-L = { $name }: { $tiles } ausgelegt.
gin-did-P = { $name }: gepasst.
gin-end-grand-gin = { $me ->
    [yes] Du hast mit Grand Gin ausgemacht.
    *[no] { $name } hat mit Grand Gin ausgemacht.
}
gin-end-petit-gin = { $me ->
    [yes] Du hast mit Petit Gin ausgemacht.
    *[no] { $name } hat mit Petit Gin ausgemacht.
}
gin-end-eight-nine = { $me ->
    [yes] Du hast mit übrigen Steinen ausgemacht.
    *[no] { $name } hat mit übrigen Steinen ausgemacht.
}
gin-end-stock = ungültig, der Vorrat ist leer.
gin-end-turns = ungültig, nach zu vielen Zügen.
gin-part-out = fürs Ausmachen
gin-part-least = für den kleinsten Rest
gin-part-second = fürs Auslegen als Zweiter
refusal-no-petit-gin = In dieser Partie gibt es keinen Petit Gin.
refusal-eleven-dealt = Du hast elf Steine bekommen: Leg zuerst einen ab.
gin-reason-gin-bonus = Ein Gin bringt { $points } Punkte Prämie.
gin-reason-gin-is-closed = An einen Gin darf niemand anlegen: Die anderen behalten ihren ganzen Rest.
gin-reason-pass-ends-round = Aus dem Vorrat kommt nichts mehr: Wer passt, beendet die Runde, und niemand bekommt Punkte.
gin-reason-lay-all-alike = Andere Arten, das auszulegen, sind etwa gleich gut.
gin-reason-out-leaves-little = Nach dem Ausmachen bleiben nur { $points } Punkte übrig.
gin-reason-out-is-early = Nach je { $turns } Zügen haben die anderen selten weniger übrig.
gin-reason-out-can-wait = Das Ausmachen kann warten: Vielleicht haben die anderen weniger übrig, oder ein Gin ist nah.
gin-reason-lay-hard-to-add = So ausgelegt können die anderen am wenigsten anlegen.
gin-reason-lay-only-way = Es gibt nur eine Art, das auszulegen.
gin-reason-lay-leaves-least = So bleibt am wenigsten auf dem Bänkchen.
gin-reason-take-combines = { $tile } und { $tiles } bilden zusammen eine Kombination.
gin-reason-take-lowers = Nimmst du { $tile }, bleiben { $points } Punkte übrig statt { $before }.
gin-reason-take-prepares = { $tile } passt in die Nähe deiner Steine: Daraus kann bald eine Kombination werden.
gin-reason-discard-helps-little = { $tile } hilft deinen Steinen zu wenig.
gin-reason-discard-tells-too-much = { $tile } würde passen, bringt aber wenig und zeigt den anderen, was du sammelst.
gin-reason-stock-may-help = Aus dem Vorrat kann etwas Passendes kommen: { $tiles }.
gin-reason-stock-only = Es liegt kein abgelegter Stein da.
gin-reason-discard-leaves-least = Ohne { $tile } bleiben nur { $points } Punkte übrig: weniger geht nicht.
gin-reason-discard-is-alone = { $tile } hat unter deinen Steinen keine Nachbarn.
gin-reason-discard-keeps-chances = Ohne { $tile } gibt es noch { $count } verborgene Steine, die passen würden.
gin-reason-discard-is-safe = Wer als Nächstes dran ist, kann { $tile } kaum brauchen.
gin-reason-discard-has-risk = Wer als Nächstes dran ist, will vielleicht { $tile }, aber die anderen Steine abzulegen kostet mehr.
gin-reason-discard-least-useful = { $tile } ist der Stein, den du am wenigsten vermissen wirst.
