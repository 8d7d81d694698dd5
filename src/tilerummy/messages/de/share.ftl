# Pictures to share.
share-picture = Bild zum Teilen: { $text }
share-send = Bild teilen
share-save = Bild sichern
share-copy = Text kopieren
