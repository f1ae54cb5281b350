# Sharing: links, QR codes, links received.

## A link on its way out

share-link = The link
share-copy = Copy the link
share-copied = Link copied.
share-copy-by-hand = The browser does not allow copying: the link is selected for you to take by hand.
share-send = Send…
share-send-failed = It could not be sent. Copy the link instead.
share-qr = QR code of the link
share-qr-help = Point a phone’s camera at it.
share-qr-long = This link ({ $length } characters) is too long for a readable QR code: copy it, or export the match to a file.
share-qr-failed = The QR code could not be drawn: copy the link instead.
