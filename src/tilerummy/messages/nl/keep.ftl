# Where matches are kept, and what works without a connection (screens/Keeping.svelte, screens/mine/Offline.svelte).

keep-where = Waar deze partij wordt bewaard
keep-device = Op dit toestel, in deze browser. Geen enkele server heeft ze.
keep-server = Op de server.
keep-safari = Safari wist wat een pagina bewaart na zeven dagen zonder bezoek, tenzij de pagina op je beginscherm staat.
keep-save = Partij opslaan
keep-saved = De opgeslagen partij staat bij je downloads.
keep-offer = Verdergaan op de server
keep-offer-about = Dezelfde stelling, aan een tafel van de server. Hier eindigt de partij.
keep-take = Verdergaan op dit toestel
keep-take-about = Dezelfde stelling, zonder verbinding. Op de server eindigt de partij.
keep-records = Opgeslagen partijen
keep-open = Partij openen
keep-open-about = Een opgeslagen partij, een .jsonl-bestand. Elke zet en elke getrokken steen wordt hier nagekeken; daarna kun je ze bekijken of vanaf elke zet verder spelen.
keep-no-record = Dit bestand is geen opgeslagen partij.
keep-wrong-record = Deze opgeslagen partij klopt niet: regel { $line } past niet bij de spelregels of bij het delen.
keep-hidden-record = Deze partij is opgeslagen voor ze uit was: wat toen verborgen was, staat er niet in; daarom is ze niet te openen.
keep-checked = Hier nagekeken: { $moves } zetten, en elke steen kwam zoals hij was gedeeld.
keep-unchecked = Alle { $moves } zetten zijn geldig. Of de stenen kwamen zoals ze waren gedeeld, is niet na te kijken: de sleutel ervan staat er niet bij.
keep-matches = { $count ->
    [one] Op dit toestel, in deze browser, wordt één partij bewaard.
   *[other] Op dit toestel, in deze browser, worden { $count } partijen bewaard.
}
keep-room = Dit toestel heeft weinig plaats over: { $left } MB. Sla de partijen op die je wilt houden, voor de plaats op is.
keep-scarce = Dit toestel heeft nog maar { $left } MB plaats: een partij haalt misschien het einde niet. Wis eerst oude:
keep-delete = Deze partij wissen
keep-delete-sure = De partij verdwijnt voorgoed van dit toestel. Heb je ze als bestand opgeslagen, dan kun je ze weer openen.
keep-delete-running-sure = De partij verdwijnt voorgoed van dit toestel. Ze is niet uit, en een bestand zonder wat nog verborgen is, kun je niet weer openen.
keep-delete-yes = Wissen
keep-delete-no = Houden
keep-delete-over = { $count ->
    [one] De afgelopen partij wissen
   *[other] De { $count } afgelopen partijen wissen
}
keep-delete-over-sure = Hun zetten en uitslagen verdwijnen voorgoed van dit toestel. Sla eerst op wat je wilt houden: elke partij onder ‘Afspelen’.
keep-deleted = { $count ->
    [one] Eén partij is gewist.
   *[other] { $count } partijen zijn gewist.
}
keep-lasting = De browser bewaart alles tot je het wist.
keep-passing = De browser kan alles wissen als het toestel te weinig plaats heeft.
keep-offline = Zonder verbinding
keep-offline-about = Lessen, puzzels, regels, scorebladen en partijen tegen de computer of op één toestel werken zonder verbinding zodra alles hier is.
keep-all = Alles hier bewaren ({ $size } MB)
keep-loading = Bezig met laden …
keep-here = Alles is hier.
keep-not-here = Niet alles kon worden geladen. Probeer het opnieuw als je verbinding hebt.
keep-used = { $used } MB is in gebruik.
keep-compiled = Ook zonder verbinding speelt de computer hier op volle sterkte.
keep-uncompiled = Deze versie van de pagina heeft geen gecompileerde rekenkern: zonder server spelen de niveaus boven ‘{ $hard }’ hier als ‘{ $hard }’, en tips bekijken minder verdelingen.
