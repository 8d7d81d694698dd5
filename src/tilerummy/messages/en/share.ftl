# Pictures to share.
share-picture = Picture to share: { $text }
share-send = Share the picture
share-save = Save the picture
share-copy = Copy the text
