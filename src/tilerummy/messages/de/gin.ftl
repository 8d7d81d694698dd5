# Gin-Rummy.

refusal-not-lying = { $meld } liegt dort nicht.
refusal-does-not-fit = Passt nicht an { $meld }: { $tiles }.
refusal-gin-is-closed = An { $meld } darf nichts angelegt werden: Es ist ein Gin.
refusal-lay-all = Alle Steine müssen ausgelegt werden; übrig: { $tiles }.
refusal-leave-one = Wer so ausmacht, behält mindestens einen Stein auf dem Bänkchen.
refusal-too-few-laid = { $count } ausgelegte Steine sind zu wenige: Mindestens { $least } sind nötig.
refusal-too-much-left = { $points } Punkte blieben übrig; es müssen weniger als { $limit } sein.
refusal-not-eight-or-nine = So auszumachen braucht mindestens { $least } Steine in Kombinationen und weniger als { $limit } Punkte Rest.
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
gin-hint-lay = Lässt am wenigsten übrig: { $action }
gin-hint-discard = Ohne { $tile } bleibt am wenigsten übrig.
gin-hint-helpful = Diese Steine würden helfen: { $tiles }
gin-did-S = { $name }: ein Stein aus dem Vorrat ({ $luck }).
gin-did-U = { $name }: abgelegten Stein { $discard } genommen.
gin-did-D = { $name }: { $tiles } abgelegt.
gin-did-G = { $name }: Grand Gin!
gin-did-petit = { $name }: Petit Gin! (abgelegt: { $tiles })
gin-did-K = { $name }: ausgemacht! (abgelegt: { $tiles })
gin-did-L = { $name }: { $tiles } ausgelegt.
gin-did-P = { $name }: gepasst.
gin-end-grand-gin = Grand Gin.
gin-end-petit-gin = Petit Gin.
gin-end-eight-nine = ausgemacht mit übrigen Steinen.
gin-end-stock = ungültig, der Vorrat ist leer.
gin-end-turns = ungültig, nach zu vielen Zügen.
gin-part-out = fürs Ausmachen
gin-part-least = für den kleinsten Rest
gin-part-second = fürs Auslegen als Zweiter
refusal-no-petit-gin = In dieser Partie gibt es keinen Petit Gin.
refusal-eleven-dealt = Du hast elf Steine bekommen: Leg zuerst einen ab.
gin-hint-out = Du kannst ausmachen: { $action }
