# Pictures to share.
share-picture = Image à partager : { $text }
share-send = Partager l’image
share-save = Enregistrer l’image
share-copy = Copier le texte
