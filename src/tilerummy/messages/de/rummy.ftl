# Rummy.

refusal-star-bound = Ein Stern auf dem Tisch steht weiter für denselben Stein, bis dieser von einem Bänkchen an seine Stelle gelegt wird ({ $stars }).
    .short = der Stern muss bleiben, was er ist
refusal-nothing-laid = Wer auslegt, legt mindestens einen Stein vom Bänkchen auf den Tisch.
    .short = kein Stein vom Bänkchen
refusal-opening-uses-table = Das erste Mal legst du nur vom eigenen Bänkchen; was auf dem Tisch liegt, bleibt, wie es ist.
    .short = erstes Legen: nur eigene Steine
refusal-opening-too-low = Deine Eröffnung ist { $points } Punkte wert; nötig sind mindestens { $opening }.
    .short = { $points } von { $opening } Punkten
refusal-no-drawing = In dieser Version wird ein Stein getauscht, nicht gezogen.
refusal-no-exchange = In dieser Version werden keine Steine getauscht.
refusal-exchange-after-opening = Nach der Eröffnung wird nicht mehr getauscht.
refusal-no-discarding = In dieser Version wird nichts abgelegt.
refusal-pass-without-discard = Der Vorrat ist leer und du hast nichts gelegt: Passe (P), ohne abzulegen.
refusal-discard-first = Du hast ausgelegt: Leg jetzt einen Stein ab (D r3).
refusal-keep-one-to-discard = Behalte einen Stein: Jeder Zug endet mit einem abgelegten Stein, auch der letzte.
    .short = behalte einen Stein zum Ablegen
refusal-must-discard = Solange es einen Vorrat gibt, passt niemand: Leg einen Stein ab (D r3) oder leg aus.
refusal-must-exchange = Solange es einen Vorrat gibt, passt niemand: Tausche einen Stein (E r3) oder leg aus.
refusal-no-timer = In dieser Partie gibt es keine Sanduhr.
rules-ace-needs-sequences = Eine 1 nach der 13 braucht Reihen, und diese Regeln haben nur Serien.
rules-mixed-needs-sequences = Gemischte Farben brauchen Reihen, und diese Regeln haben nur Serien.
rules-stall-limit-needed = Solange Steine getauscht werden, wird der Vorrat nie kleiner: „{ $option }“ kann nicht { $stall_limit } sein.
rummy-head = Vorrat { $stock }
rummy-size = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
rummy-opened = hat eröffnet
rummy-not-opened = noch nicht eröffnet
rummy-discards = Abgelegt
rummy-table = Tisch
rummy-draft = Tisch (Entwurf: ok bestätigt, zurück macht rückgängig)
rummy-empty = noch nichts
rummy-opening = Eröffnung: { $points } von { $opening } Punkten
rummy-guide-exchange = Du bist dran: Leg aus oder tausche einen Stein.
rummy-guide-draw-discard = Du bist dran: Zieh, leg aus, wenn du magst, leg einen Stein ab.
rummy-guide-draw = Du bist dran: Zieh, dann leg aus, tausche (vor der Eröffnung) oder passe.
rummy-prompt-draw = S zieht einen Stein
rummy-prompt-discard = ein Stein zum Ablegen: D r3
rummy-prompt-over = die Runde ist vorbei
rummy-prompt-choose-exchange = Steine zum Legen (r5-7 *), oder E und ein Stein zum Tauschen
rummy-prompt-choose-draw-discard = Steine zum Legen (r5-7 *), oder D und ein Stein zum Ablegen
rummy-prompt-draft = ok, + mehr Steine, - zurücknehmen, zurück
rummy-can-S = S – einen Stein aus dem Vorrat ziehen
rummy-can-E = { $example } – diesen Stein gegen einen aus dem Vorrat tauschen
rummy-can-A = + r5-7 – Steine vom Bänkchen legen (sie werden für dich geordnet), A r5-7 [b1 *b2 b3] – oder sagen, wie der ganze Tisch danach liegt
rummy-can-D = { $example } – diesen Stein ablegen
rummy-can-P = P – passen
rummy-help-opening = Eröffnet wird nur vom eigenen Bänkchen und mit mindestens { $opening } Punkten.
rummy-did-S = { $name }: einen Stein gezogen ({ $luck }).
rummy-did-E = { $name }: { $tile } gegen { $luck } getauscht.
rummy-did-A = { $name }: { $tiles } gelegt → { $table }
rummy-did-D = { $name }: { $tile } abgelegt.
rummy-did-P = { $name }: gepasst.
rummy-did-O = { $name }: Die Zeit ist um ({ $luck }).
rummy-end-out = { $me ->
    [yes] Du hast ausgemacht.
    *[no] { $name } hat ausgemacht.
}
rummy-end-blocked = Alle haben gepasst.
rummy-end-stall = Seit Langem hat niemand mehr gelegt.
    .counted = Niemand hat in { $turns } Zügen gelegt.
rummy-part-racks = übrige Steine
rummy-part-won = von den anderen
rummy-part-doubled = verdoppelt
rummy-prompt-choose-draw = Steine zum Legen (r5-7 *), E und ein Stein zum Tauschen, oder P zum Passen
refusal-draw-stock-first = Zieh zuerst einen Stein aus dem Vorrat (S).
rummy-help-first = Das erste Mal legst du nur vom eigenen Bänkchen.

rummy-reason-goes-out = Damit ist dein Bänkchen leer: Die Runde gehört dir.
rummy-reason-goes-out-doubled = Damit ist dein Bänkchen auf einen Schlag leer: Alle Punkte der Runde zählen doppelt.
rummy-reason-opens = Damit eröffnest du mit { $points } Punkten; ab deinem nächsten Zug darfst du den ganzen Tisch benutzen.
rummy-reason-opens-small = Leg nicht mehr, als die Eröffnung braucht: { $tiles } – das kann am Schluss mitgehen, und bis dahin baut niemand daran an.
rummy-reason-opening-waits = Du könntest mit { $tiles } eröffnen, aber das hat Zeit: Was auf dem Tisch liegt, hilft auch den anderen.
rummy-reason-holds-back = { $tiles } kannst du auch später noch legen: Jedes Legen kostet einen Zug, und was auf dem Tisch liegt, hilft auch den anderen.
rummy-reason-keeps-tiles = { $tiles } kannst du auch später noch legen: Was auf dem Tisch liegt, hilft auch den anderen.
rummy-reason-discard-left = Den letzten Stein, { $tile }, legst du ab.
rummy-reason-others-near-out = { $count ->
    [one] Jemand hat nur noch 1 Stein und ist vielleicht bald fertig.
   *[other] Jemand hat nur noch { $count } Steine und ist vielleicht bald fertig.
}
    .named = { $count ->
        [one] { $name } hat nur noch 1 Stein und ist vielleicht bald fertig.
       *[other] { $name } hat nur noch { $count } Steine und ist vielleicht bald fertig.
    }
rummy-reason-keeps-star = Der Stern bleibt auf deinem Bänkchen, wo er noch alles ersetzen kann.
rummy-reason-cheaper-rack = Das nimmt { $points } Punkte von deinem Bänkchen; { $left } bleiben.
rummy-reason-may-go-out = Mit { $chance } % der Steine, die du nicht siehst, kannst du im nächsten Zug ausmachen.
rummy-reason-second-copy = Du hast { $tile } doppelt; die zweite findet selten einen Platz.
rummy-reason-least-useful = { $tile } hat die wenigsten Möglichkeiten, in eine Kombination zu kommen.
rummy-reason-dear-tile = { $tile } würde auf deinem Bänkchen { $points } Punkte kosten.
rummy-reason-fits-least = Ohne { $tile } behalten deine anderen Steine die meisten Chancen.
rummy-reason-only-the-stock = Der Zug beginnt mit einem Stein aus dem Vorrat.
rummy-reason-nothing-better = In diesem Zug gibt es nichts Besseres zu tun.
