# Pictures to share.
share-picture = Plaatje om te delen: { $text }
share-send = Plaatje delen
share-save = Plaatje bewaren
share-copy = Tekst kopiëren
