# Teilen: Links, QR-Codes, empfangene Links.

## Ein Link, der hinausgeht

share-link = Der Link
share-copy = Link kopieren
share-copied = Link kopiert.
share-copy-by-hand = Der Browser erlaubt das Kopieren nicht: Der Link ist ausgewählt, nimm ihn von Hand.
share-send = Senden …
share-send-failed = Das Senden hat nicht geklappt. Kopiere stattdessen den Link.
share-qr = QR-Code des Links
share-qr-help = Mit der Kamera eines Telefons scannen.
share-qr-long = Dieser Link ({ $length } Zeichen) ist zu lang für einen lesbaren QR-Code: Kopiere ihn oder exportiere die Partie in eine Datei.
share-qr-failed = Der QR-Code konnte nicht gezeichnet werden: Kopiere stattdessen den Link.

## Eine Partie teilen

play-share = Teilen
keys-share = Die Partie oder die Stellung teilen
share-title = Teilen
share-legend = Was möchtest du teilen?
share-match = Die ganze Partie
share-match-help = Alles, was bis jetzt gespielt wurde: Man kann sie von Anfang an ansehen und weiterspielen.
share-position = Nur dieser Moment (Schritt { $at })
share-position-help = Die gezeigte Stellung, ohne das, was davor war: Das Spiel beginnt dort.
share-position-sealed = Was verborgen ist, bleibt in der Stellung versiegelt.
share-seat = Diesen Link zeigen
share-own-ready = Dieser Link enthält deine Geheimnisse; die der anderen bleiben versiegelt.
share-waiting = Der Link wird vorbereitet …
share-private = Die Partie steckt im Link selbst, mit den Namen der Spieler. Nichts wird an einen Server geschickt.
share-subject = { $game } – Escale à jeux

## Ein empfangener Link

play-arriving = Die Partie aus dem Link wird geöffnet: Jeder Schritt wird geprüft.
met-title = Diese Partie hast du schon
met-text = Deine ist weiter als der Link.
met-text-turns = Deine ist bei Zug { $own }, die aus dem Link bei Zug { $link }.
met-help = Die Partie aus dem Link lässt sich auch daneben öffnen: Deine bleibt gespeichert.
met-stay = Meine behalten
met-open = Die aus dem Link öffnen
launch-no-match = Diese Datei enthält keine Partie, die diese Seite kennt.
