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
