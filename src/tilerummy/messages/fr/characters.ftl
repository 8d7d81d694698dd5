# Les adversaires de l’ordinateur : leur façon de jouer, qui doit rester vraie de games/*/levels.py, et ce qu’ils disent parfois.

character-temper = { $level ->
    [random] Joue tout ce qui est permis.
    [beginner] Vif, mais n’en voit que la moitié.
    [easy] Gentil ; oublie parfois un coup.
    [greedy] N’attend jamais : ce qui sert se fait aussitôt.
    [medium] Voit presque tout, et glisse parfois.
    [skilled] Joue avec un plan ; se trompe parfois.
    [strong] Suit son plan et ne se trompe presque jamais.
    [hard] A un plan, et pas d’étourderies.
    [tough] Prévoit deux tours à l’avance.
    [expert] Pense à tout ce qui peut encore venir.
    *[other] { $level }
}
line-take-1 = { $level ->
    [random] Oh, pour moi ?
    [beginner] Hop, à moi.
    [easy] Je garde ça, si je peux.
    [greedy] Ça brille !
    [medium] Plouf, et voilà.
    [skilled] Je l’ai déterré.
    [strong] Tête haute, et c’est à moi.
    [hard] Un pas après l’autre.
    [tough] Repéré de loin.
    [expert] Fort bien.
    *[other] Je prends ça.
}
line-take-2 = { $level ->
    [random] Honk !
    [beginner] Les pattes sont vives aujourd’hui.
    [easy] Merci bien.
    [greedy] Au nid, tout ça.
    [medium] Ça passait à la nage.
    [skilled] Au terrier.
    [strong] Belle trouvaille dans la clairière.
    [hard] Rien ne presse.
    [tough] Sans un bruit.
    [expert] Tout en douceur.
    *[other] Avec plaisir.
}
line-lay-1 = { $level ->
    [random] Et les voilà parties.
    [beginner] Hop, hop, hop.
    [easy] Et voilà.
    [greedy] Comme ça scintille !
    [medium] Sur le toboggan.
    [skilled] Tout est déterré.
    [strong] Un bond, et les voilà.
    [hard] Doucement, doucement.
    [tough] D’un seul bond.
    [expert] Bien.
    *[other] Voilà.
}
line-lay-2 = { $level ->
    [random] C’est joli, comme ça.
    [beginner] Ouf, quel sprint.
    [easy] Il y a de la place pour toutes.
    [greedy] Allez, dehors !
    [medium] Plouf.
    [skilled] Rangé comme mon terrier.
    [strong] Sorties du bois.
    [hard] Tout est bien rangé.
    [tough] À pas de velours.
    [expert] Et l’on continue.
    *[other] Et voilà.
}
line-round-1 = { $level ->
    [random] C’est déjà fini ?
    [beginner] Encore, encore !
    [easy] Un peu de miel ?
    [greedy] J’en suis !
    [medium] C’est amusant.
    [skilled] On s’époussette, et on repart.
    [strong] Par-delà les collines.
    [hard] Une petite pause, et l’on repart.
    [tough] L’œil est encore vif.
    [expert] À la suivante.
    *[other] On continue ?
}
line-round-2 = { $level ->
    [random] Honk, la suivante !
    [beginner] On y va ?
    [easy] C’était agréable.
    [greedy] Et maintenant ?
    [medium] Encore un tour d’étang.
    [skilled] Je connais ce sentier.
    [strong] La forêt peut attendre.
    [hard] J’ai toute la journée.
    [tough] J’attends sur mon rocher.
    [expert] La soirée est encore longue.
    *[other] À la suivante.
}
line-match-1 = { $level ->
    [random] C’était bien, honk !
    [beginner] C’est l’heure d’une carotte.
    [easy] C’était un plaisir.
    [greedy] Demain, à la même heure ?
    [medium] C’était une belle baignade.
    [skilled] Je retourne au terrier.
    [strong] Je rentre au bois. Bien joué.
    [hard] Bon, je rentre à pied.
    [tough] Belle chasse, à bientôt.
    [expert] Belle partie. À la prochaine.
    *[other] Merci pour la partie.
}
