# Die Seiten um die Spiele herum: eine verlorene Adresse, Einbetten in eine andere Seite, Selbsttest.

## Eine Adresse, die nirgendwohin führt

lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht ist die Adresse alt oder verschrieben. Die Spiele sind noch da:
lost-meant = Du hast wohl das hier gesucht:

## Ein Spiel auf einer anderen Seite

embed-title = Ein Spiel einbetten
embed-description = Zeig ein Spiel von Escale à jeux auf deiner eigenen Seite: aussuchen, eine Zeile HTML kopieren, in die Seite einfügen.
embed-lead = Zeig ein Spiel auf deiner eigenen Seite. Aussuchen, die Zeile kopieren, in die Seite einfügen: das ist alles.
embed-games = Welche Spiele?
embed-games-help = Kreuzt du mehrere an, wählt der Besucher.
embed-theme-auto = Wie deine Seite
embed-options = Optionen festlegen, von einer Stellung ausgehen
embed-options-help = Was du festlegst, wird dem Spieler nicht mehr angeboten. Alles andere bleibt seine Wahl.
embed-option-free = Der Spieler wählt
embed-start = Anfangsstellung
embed-start-usual = Die übliche Stellung
embed-kind = In welcher Form?
embed-kind-help = Das Element bleibt leicht, bis jemand „Spielen“ antippt, und nimmt sich die Höhe, die es braucht. Der einfache Rahmen genügt, wo Skripte verboten sind.
embed-kind-element = Element
embed-kind-iframe = Einfacher Rahmen
embed-line = Die Zeile zum Einfügen
embed-copy = Zeile kopieren
embed-copied = Kopiert.
embed-copy-by-hand = Der Browser lässt nicht kopieren: der Text steht da, zum Mitnehmen von Hand.
embed-preview = Vorschau
embed-facts = Gut zu wissen
embed-fact-light = Nichts Schweres wird geladen, bevor der Besucher „Spielen“ antippt.
embed-fact-private = Kein Tracker, kein Cookie, kein Aufruf eines anderen Servers: deine Seite braucht keinen Zusatz zum Datenschutz.
embed-fact-saving = Manche Browser verbieten Rahmen das Speichern. Das Spiel sagt es dann, und die Partie lässt sich exportieren.
embed-fact-script = Deine Seite kann der Partie folgen und sie durch Nachrichten lenken; die Dokumentation des Projekts beschreibt sie.
embed-back = { $game } bei Escale à jeux
embed-again = Anderes Spiel
embed-unknown = Dieses Spiel steht nicht im Regal.
play-no-scripts = Dieses Spiel braucht Skripte, und sie sind hier ausgeschaltet. Steht es in einer anderen Seite, muss sein Rahmen sie erlauben: sandbox="allow-scripts allow-same-origin".
play-boxed = Die Seite, die dieses Spiel zeigt, sperrt es zu eng ein: sein Rahmen muss allow-same-origin erlauben. Sonst verweigert der Browser dem Spiel seine eigenen Dateien.

## Funktioniert alles?

check-title = Die Seite prüfen
check-description = Was die Seite auf diesem Gerät vorfindet: Spielmotor, Startzeiten, Speichern, Spielen ohne Netz, und was schiefging.
check-lead = Was auf diesem Gerät funktioniert und was nicht. Bei Schwierigkeiten kopier diese Liste in eine E-Mail: sie enthält nichts Persönliches und wird nirgendwohin geschickt.
check-waiting = wird geprüft …
check-site = Version der Seite
check-published = Veröffentlichte Version
check-published-same = Dieselbe: diese Seite ist aktuell.
check-published-other = { $version }, neuer: öffne die Seite noch einmal, um sie zu bekommen.
check-published-unknown = Unbekannt: der Server antwortet nicht.
check-engine = Spielmotor
check-engine-ready = Bereit: Regeln { $version }
check-engine-failed = Nicht gestartet ({ $error })
check-boot = Start
check-boot-snapshot = { $seconds } s, aus dem Speicherabbild
check-boot-plain = { $seconds } s, ohne Speicherabbild
check-answer = Antwort
check-answer-time = { $ms } ms
check-storage = Speichern
check-storage-good = { $matches ->
    [0] Möglich; keine Partie gespeichert
    [one] Möglich; eine Partie gespeichert
   *[other] Möglich; { $matches } Partien gespeichert
}
check-aside = Beiseitegelegt
check-aside-count = { $count ->
    [one] Eine unlesbare Partie
   *[other] { $count } unlesbare Partien
}
check-room = Platz
check-room-used = { $used } MB von { $quota } MB belegt
check-offline = Ohne Netz
check-offline-ready = Bereit: { $files } Dateien auf dem Gerät
check-offline-none = Noch nicht: öffne einmal ein Spiel mit Netz
check-offline-refused = Vom Browser verweigert
check-network = Netz
check-network-yes = Vorhanden
check-network-no = Keins
check-frame = Rahmen
check-frame-yes = In einer anderen Seite gezeigt
check-frame-no = Direkt geöffnete Seite
check-failures = Frühere Fehler
check-failures-none = Keine
check-browser = Browser
check-screen = Bildschirm
check-copy = Für eine E-Mail kopieren
check-copied = Kopiert.
