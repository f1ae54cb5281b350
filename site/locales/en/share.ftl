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

## Sharing a match

play-share = Share
keys-share = Share the match or the position
share-title = Share
share-legend = What to share?
share-match = The whole match
share-match-help = Everything played so far: it can be looked through from the start, and played on.
share-position = This moment only (move { $at })
share-position-help = The position shown, without what led to it: play starts from there.
share-position-sealed = What is hidden stays sealed in the position.
share-seat = Show this link
share-own-ready = This link holds your secrets; those of the others stay sealed.
share-waiting = The link is being made…
share-private = The match is in the link itself, with the players’ names. Nothing is sent to any server.
share-subject = { $game } – Escale à jeux

## A link received

play-arriving = Opening the match from the link: every move is checked.
met-title = You already have this match
met-text = Yours goes further than the link.
met-text-turns = Yours is at turn { $own }, the link’s at turn { $link }.
met-help = The link’s match can also be opened beside it: yours stays saved.
met-stay = Keep mine
met-open = Open the link’s
launch-no-match = This file holds no match that this site knows.
