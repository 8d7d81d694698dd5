# Investo.

refusal-not-in-their-reserve = { $tile } liegt nicht in der Reserve des anderen.
refusal-not-in-your-reserve = { $tile } liegt nicht in deiner Reserve.
refusal-reserve-first = { $count ->
    [one] Ein Stein zu viel auf dem Bänkchen: Leg ihn zuerst in deine Reserve.
   *[other] { $count } Steine zu viel auf dem Bänkchen: Leg sie zuerst in deine Reserve.
}
refusal-take-back-first = Nimm zuerst Steine aus deiner Reserve zurück.
refusal-not-end-of-turn = Die Reserve ist für das Ende deines Zuges.
refusal-too-late-to-take = Ein Investo nimmt man, bevor man auf den Tisch legt.
refusal-already-taken = Du hast in diesem Zug schon ein Investo genommen.
refusal-play-first = Du hast ein Investo genommen: Leg jetzt einen seiner offenen Steine auf den Tisch.
refusal-no-such-row = Der Investo-Topf hat keine Topfreihe { $row }.
refusal-row-incomplete = Topfreihe { $row } ist noch kein Investo: Drei offene Steine müssen daliegen.
refusal-cannot-honour = Keinen dieser Steine kannst du legen: { $tiles }. Darum darfst du Topfreihe { $row } nicht nehmen.
refusal-take-not-honoured = Du hast ein Investo genommen; einer dieser Steine muss auf den Tisch: { $tiles }.
refusal-row-without-base = Topfreihe { $row } hat keinen Basisstein mehr und bekommt keine Steine mehr.
refusal-row-full = Topfreihe { $row } ist voll.
refusal-pot-full = Der Topf ist voll: dopple, oder tu nichts (N).
refusal-empty-place = Platz { $place } von Topfreihe { $row } ist leer: Da gibt es nichts zu doppeln.
refusal-other-value = { $tile } und { $other } haben nicht denselben Wert: Gedoppelt wird mit derselben Zahl.
refusal-same-colour = { $tile } hat dieselbe Farbe: Gedoppelt wird mit einer anderen.
refusal-stack-full = Auf Platz { $place } von Topfreihe { $row } passt kein Stein mehr.
refusal-pot-has-room = Im Topf ist noch Platz: Leg einen Stein hinein oder dopple.

investo-score = { $name }: { $total } ({ $points } in dieser Runde)
investo-target = · Ziel { $target } · Vorrat { $stock }
investo-rack = { $name } · { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
investo-known = bekannt auf diesem Bänkchen
investo-reserve = Reserve
investo-pot = Investo-Topf
investo-worth = Investo, { $points } wert
investo-table = Tisch
investo-draft = Tisch (Entwurf: ok bestätigt, zurück macht rückgängig)
investo-empty = noch nichts
investo-step-1 = 1 Stein nehmen
investo-step-2 = 2 Investo nehmen?
investo-step-3 = 3 Auf den Tisch legen
investo-step-4 = 4 Topf
investo-prompt-1 = S für den Vorrat, oder V und ein Stein der Reserve
investo-prompt-stock = S nimmt einen Stein aus dem Vorrat
investo-prompt-2 = T, Steine zum Legen, oder ein Stein für den Topf (I1 r7)
investo-prompt-3 = leg einen der genommenen Steine
investo-prompt-4 = ein Stein für den Topf: I1 r7
investo-prompt-5 = { $back ->
    [True] zurück aus der Reserve: B r7
   *[other] { $count ->
        [one] ein Stein in die Reserve: R r7
       *[other] { $count } Steine in die Reserve: R r7 b2
    }
}
investo-prompt-draft = ok, + mehr Steine, - zurücknehmen, zurück

investo-help-1 = Schritt 1: Nimm einen Stein.
investo-help-2 = Schritte 2 bis 4: Nimm ein Investo, wenn du magst, leg auf den Tisch, wenn du magst, und leg dann einen Stein in den Topf.
investo-help-3 = Du hast ein Investo genommen: Mindestens einer seiner offenen Steine muss jetzt auf den Tisch.
investo-help-4 = Schritt 4: Leg einen Stein in den Topf oder dopple.
investo-help-5 = Ende deines Zuges: Das Bänkchen wird auf seine Grenze gebracht.
investo-can-S = S – einen Stein aus dem Vorrat nehmen
investo-can-V = { $example } – einen Stein aus der Reserve des anderen nehmen
investo-can-T = { $example } – das Investo dieser Topfreihe nehmen
investo-can-A = + r5-7 – Steine vom Bänkchen legen (sie werden für dich geordnet), A r5-7 b1-3 – oder sagen, wie der ganze Tisch danach liegt
investo-can-I = { $example } – einen Stein in eine Topfreihe legen
investo-can-X = { $example } – doppeln: ein Stein auf einen Platz des Topfes, dann ein Stein aus dem Vorrat
investo-can-N = N – nichts in Schritt 4
investo-can-R = { $example } – einen Stein in deine Reserve legen
investo-can-B = { $example } – einen Stein aus deiner Reserve zurücknehmen
investo-did-S = { $name }: ein Stein aus dem Vorrat ({ $luck }).
investo-did-V = { $name }: { $tile } aus der Reserve des anderen.
investo-did-T = { $name }: Investo der Topfreihe { $row } für { $points } Punkte (Basis { $luck }).
investo-did-A = { $name }: { $tiles } gelegt → { $table }
investo-did-I = { $name }: { $tile } in Topfreihe { $row } gelegt.
investo-did-X = { $name }: Topfreihe { $row }, Platz { $place } mit { $tile } gedoppelt und einen Stein gezogen ({ $luck }).
investo-did-N = { $name }: nichts in den Topf.
investo-did-R = { $name }: { $tile } in die Reserve.
investo-did-B = { $name }: { $tile } aus der Reserve zurück.
investo-end-out = { $me ->
    [yes] Du hast keine Steine mehr.
    *[no] { $name } hat keine Steine mehr.
}
investo-end-stock = { $me ->
    [yes] In deinem Zug wurde der Vorrat leer.
    *[no] Im Zug von { $name } wurde der Vorrat leer.
}
investo-end-stall = Seit Langem bewegt sich nichts mehr.
    .counted = In { $turns } Zügen hat sich nichts bewegt.
investo-part-investos = Investos
investo-part-racks = Steine auf dem Bänkchen
investo-part-reserves = Reserve des anderen
investo-did-mistake = { $name }: ein Fehler mit { $tiles }. Der Tisch bleibt, wie er war, und die Punkte dieser Runde sind weg.
investo-help-mistake = Geht es nicht: Bestätige den Tisch unverändert (A { $table }, dann ok). Das ist ein Fehler und kostet die Punkte dieser Runde.

## Warum der Experte so entscheidet

investo-reason-most-useful = { $tile } ist der Stein, den du am besten brauchen kannst.
investo-reason-least-useful = { $tile } ist der Stein, den du am wenigsten vermissen wirst.
investo-reason-take-points = Topfreihe { $row } ist { $points } wert.
investo-reason-take-denies = Sonst nimmt der Gegner Topfreihe { $row } (Chance { $chance } %).
investo-reason-goes-out = Das beendet die Runde: Der Gegner hat noch { $points } Steine.
investo-reason-honours-take = Das genommene Investo muss eingelöst werden: { $count ->
    [one] Ein Stein wird
   *[other] { $count } Steine werden
} ausgelegt.
investo-reason-round-may-end = Die Runde kann bald enden: Der Gegner hat { $tiles } Steine, der Vorrat { $stock }.
investo-reason-rack-too-full = Mit { $count } Steinen wäre das Bänkchen zu voll.
investo-reason-fewer-tiles = { $count ->
    [one] Ein Stein
   *[other] { $count } Steine
} weniger auf dem Bänkchen am Ende.
investo-reason-holds-back = Du könntest { $tiles } legen, aber auf dem Tisch würde das auch dem Gegner nützen.
investo-reason-no-good-doubling = Doppeln hilft dir jetzt nicht.
investo-reason-double-denies = Der Gegner hätte Topfreihe { $row } nehmen können (Chance { $chance } %).
investo-reason-double-draws = { $tile } nützt dir auf dem Bänkchen wenig.
investo-reason-row-for-you = { $tile } macht Topfreihe { $row } voll, und du kannst sie nehmen; der Gegner kaum ({ $chance } %).
investo-reason-row-hard-to-take = { $tile } macht Topfreihe { $row } voll, die der Gegner kaum nehmen kann ({ $chance } %).
investo-reason-row-for-both = { $tile } macht Topfreihe { $row } voll: Du kannst sie nehmen, es sei denn, der Gegner kommt dir zuvor (Chance { $chance } %).
investo-reason-row-may-be-taken = { $tile } macht Topfreihe { $row } voll, und der Gegner nimmt sie vielleicht (Chance { $chance } %), aber alles andere sieht schlechter aus.
investo-reason-tile-for-later = { $tile } in Topfreihe { $row } kannst du später brauchen.
investo-reason-tile-hard-to-use = Der Gegner kann { $tile } in Topfreihe { $row } kaum brauchen.
investo-reason-row-stays-open = Topfreihe { $row } ist noch nicht voll: Niemand kann sie im nächsten Zug nehmen.
investo-reason-steal-fits = { $tile } aus der Reserve passt zu deinen Steinen.
investo-reason-reserve-not-worth-it = Nichts in der Reserve des Gegners ({ $tiles }) ist mehr wert als ein neuer Stein.
investo-reason-only-the-stock = Es gibt nur den Vorrat, von dem du nehmen kannst.
