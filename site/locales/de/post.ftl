# Fernpartien: zwei Geräte, die einander Links schicken.

## Eine Fernpartie wählen

setup-company-post = Entfernt, per Link
post-title = Fernpartie
post-invite = Einladen
post-how = Du spielst deinen Zug und schickst einen Link; die andere Person öffnet ihn, spielt und schickt einen zurück. Jedes Gerät merkt sich seine Seite in diesem Browser.
post-fair = Würfel und Ziehungen folgen aus je einer geheimen Zahl der beiden Geräte, die vor dem Spiel feststeht: Niemand kann sie wählen oder neu würfeln, und jeder Link wird geprüft. Was das nicht verhindert: ein manipuliertes Programm, das die Würfel des eigenen Zugs im Voraus ansieht, oder jemanden, der einfach nicht mehr antwortet.
post-hides = Was verborgen ist, könnte man in einem Link lesen: In einer Fernpartie spielt man ohne ({ $options }).
post-seat = Du spielst
post-seats = Du spielst: { $seats }. Die anderen Plätze sind am anderen Gerät.
post-name-hint = Dein Name, wenn du magst

## Wie es steht

post-send-invitation = Es fehlt nur noch jemand: Schick die Einladung.
post-send = Dein Zug ist fertig. Schick ihn ab: { $player }
post-send-reveal = Diesmal ist hier nichts zu spielen: Schick den Link, damit der Zufall weitergeht. An: { $player }
post-wait = Warten auf den Link von: { $player }
post-wait-join = Warten, bis jemand die Einladung annimmt und einen Link zurückschickt.
post-look = Du siehst zu: Dieses Gerät hat keinen Platz in dieser Partie. Zum Spielen öffne den Link in dem Browser, der sie begonnen hat oder beigetreten ist.
post-invited-look = Das ist das Brett der Einladung.
post-plate-awaited = erwartet
post-plate-ready = zu senden
post-shelf-play = Du bist dran
post-shelf-send = Zu senden
post-shelf-wait = Warten auf Antwort
post-shelf-over = Beendet
post-shelf-look = Zuschauen
post-send-button = Senden …
post-send-result = Letzten Zug senden …
post-again-button = Letzter Link noch einmal
post-undo = Zurücknehmen
post-recovered = Der Link enthielt auch einen Zug von dir, den dieser Browser nicht behalten hatte: Hier ist er wieder.

## Der Link auf dem Weg

post-invitation-title = Die Einladung
post-send-title = Für: { $player }
post-invitation-text = Schick diesen Link einer Person. Wer zuerst beitritt und einen Link zurückschickt, spielt mit dir.
post-send-text = Schick diesen Link und warte auf den, der zurückkommt. Was gesendet ist, lässt sich nicht mehr zurücknehmen.
post-invitation-mail = Spielen wir { $game }? Öffne den Link, um mitzuspielen:
post-send-mail = { $game }, Zug { $turn }: mein Spiel.
post-keep = Der Link bleibt unter dem Brett verfügbar, auch nach dem Neuladen. Deine geheime Zahl bleibt in diesem Browser und steht in keinem Link.

## Eine Einladung

post-invited-title = Du bist eingeladen: { $game }
post-invited-text = Von: { $player }. Du würdest spielen: { $seat }. Man schickt einander Links, Zug um Zug.
post-join = Beitreten
post-decline = Nicht jetzt

## Links, die nichts ändern

post-told-same-title = Das hast du schon
post-told-same = Dieser Link enthält, was schon hier ist: Nichts hat sich geändert.
post-told-older-title = Du hast schon mehr
post-told-older = Dieser Link ist älter als deine Partie: Nichts hat sich geändert.
post-told-forked-title = Ein anderer Verlauf der Partie
post-told-forked = Ab Zug { $turn } erzählt dieser Link eine andere Partie als deine. Deine ist unverändert; einigt euch, welche von beiden zählt.
post-told-look = Diese Kopie ansehen
post-told-taken-a-title = Der Platz ist besetzt
post-told-taken-a = Jemand anderes war vorher beigetreten: { $player }. Du spielst mit der ersten Person weiter; schick der zweiten eine neue Einladung, wenn du magst.
post-told-taken-b-title = Der Platz ist besetzt
post-told-taken-b = Ein anderes Gerät war vor diesem beigetreten: { $player } spielt mit jenem. Bitte um eine neue Einladung.
post-told-refused-title = Dieser Link wird nicht angenommen
post-told-refused = Hier hat sich nichts geändert. Der Grund:

## Fehler

error-undo-sent = Was gesendet ist, lässt sich nicht mehr zurücknehmen.
error-post-storage = Dieser Browser behält hier nichts und könnte sich deine Seite nicht merken: Eine Fernpartie kann nicht beginnen. Erlaube das Speichern, oder verlass das private Fenster.
error-post-hides = Mit diesen Optionen ist etwas verborgen und könnte in einem Link gelesen werden: So geht keine Fernpartie.
error-post-seats = In einer Fernpartie spielen nur Menschen, und jedes der beiden Geräte hat einen Platz.
error-post-plain = Eine Fernpartie beginnt von der üblichen Aufstellung, ohne den Zufall zurückzunehmen.
error-post-secret = Die geheime Zahl dieses Geräts gehört nicht zu dieser Partie.
error-post-link = Was ein Gerät von seiner geheimen Zahl gezeigt hat, passt nicht zu dem, was es festgelegt hatte. Der Link wurde verändert.
error-post-dice = Ein Wurf oder eine Ziehung in diesem Link ist nicht, was die geheimen Zahlen beider Geräte ergeben.
error-post-waits = Das andere Gerät muss antworten, bevor der Zufall weitergeht.
error-post-not-yours = Jetzt ist das andere Gerät dran.
error-post-yours = Du bist dran: Spiel zuerst, dann sende.
error-post-looking = Dieses Gerät hat keinen Platz in dieser Partie: Es kann zusehen, nicht spielen.
error-post-joined = Dieser Partie ist schon jemand beigetreten.
error-post-none = Das ist keine Fernpartie.
error-post-other = Dieser Link gehört zu einer anderen Partie.
error-post-changed = Dieser Link ändert, was vereinbart war: Optionen, Plätze oder Namen.
error-post-forged = Dieser Link enthält einen Zug deiner Seite, den dieses Gerät nicht gespielt hat.
