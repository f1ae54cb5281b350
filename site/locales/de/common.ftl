# Die Wörter, die alle Spiele teilen.

## Überall

common-site = Escale à jeux
common-site-short = Escale
common-home = Escale à jeux, das Regal
common-shelf = Zurück zum Regal
common-rules = Regeln
common-close = Schließen
common-dismiss = Diese Meldung ausblenden
common-cancel = Abbrechen
common-version = Version { $version }

## Das Regal

home-title = Escale à jeux en ligne – Brettspiele zu zweit oder in größerer Runde
home-description = Autorenspiele, mit Sorgfalt gezeichnet, sofort spielbar an einem Bildschirm. Kostenlos, ohne Anmeldung, ohne Werbung, auch offline.
home-lead = Mach Halt, such dir eine Schachtel aus und spiel. Ohne Anmeldung, ohne Werbung, auch offline.
home-shelf = Das Regal
home-in-progress = Laufende Partien
home-finished = { $count ->
    [one] Beendete Partie ({ $count })
   *[other] Beendete Partien ({ $count })
}
home-resume = Weiterspielen
home-review = Ansehen
home-turn = Zug { $turn }
home-play = Spielen
home-alone = Allein spielen
home-together = Zu mehreren
home-play-game = { $game } spielen
home-players = { $range ->
    [yes] { $fewest } bis { $count } Personen
   *[no] { $count } Personen
}
home-age = ab { $age } Jahren
home-minutes = { $range ->
    [yes] { $shortest } bis { $longest } Min.
   *[no] { $shortest } Min.
}
home-delete = Löschen
home-delete-match = Die Partie { $match } löschen
home-delete-title = Diese Partie löschen?
home-delete-text = Sie verschwindet endgültig von diesem Gerät.
home-aside = { $count ->
    [one] Eine gespeicherte Partie ist nicht lesbar. Sie wurde beiseitegelegt, nichts ist verloren.
   *[other] { $count } gespeicherte Partien sind nicht lesbar. Sie wurden beiseitegelegt, nichts ist verloren.
}
home-aside-save = In einer Datei aufheben
home-footer = Eine freie Seite, von Hand gemacht. Die Spiele gehören ihren Autoren; Texte und Zeichnungen sind von uns.

## Die Regeln

rules-contents = Auf dieser Seite
rules-figure = Bild { $number }
rules-figure-play = Diese Stellung spielen

## Spielen

play-title = { $game } – online spielen
play-board = Spielbrett. { $player } ist am Zug.
play-board-over = Spielbrett. Die Partie ist zu Ende.
play-place-selected = gewählt
play-place-target = mögliches Ziel
play-turn-region = Der Zug
play-plate-active = du bist am Zug
play-plate-waiting = wartet
play-plate-asked = darf reagieren
play-plate-won = gewinnt
play-nobody = Niemand
play-react = Reagieren!
play-end-turn = Zug beenden
play-ending = Nichts mehr zu tun: Der Zug endet …
play-kept = Gemerkt: Dein Schritt wird gespielt, sobald der Spielkern bereit ist.
play-choose = Mehrere Schritte führen dorthin. Welcher?
play-refused = Das geht nicht.
play-refused-replay = Du blickst gerade zurück. Kehre zum Spielen in die Gegenwart zurück.
play-refused-chance = Zuerst: „{ $action }“.
play-nothing = Nichts geht: Der Zug endet …
play-chance = Den Zufall entscheiden lassen
play-chance-table = Echte Würfel
play-chance-screen = Am Bildschirm würfeln
play-teaching = Übungspartie: Auch der Zufall lässt sich zurücknehmen
play-announce-chance = { $player }: { $action }.
play-looking = Moment { $at } von { $length }.
play-moment = Moment { $at } von { $length }
play-hint-setup = Partie einrichten oder gleich auf dem Brett losspielen.
play-hint-example = Ein Bild aus den Regeln: Spiel einfach weiter.
play-from-here = Von hier weiterspielen
play-present = Zurück zur Gegenwart
play-moves = Züge
play-moves-empty = Hier werden die Züge notiert.
play-undone = Zurückgenommen
play-undo-group = Zurücknehmen und wiederholen
play-undo = Schritt zurücknehmen
play-redo = Schritt wiederholen
play-undo-turn = Ganzen Zug zurücknehmen
play-redo-turn = Ganzen Zug wiederholen
play-replay = Partie ansehen
play-replay-play = Partie von Anfang an ansehen
play-replay-pause = Anhalten
play-replay-back = Einen Schritt zurück
play-replay-forward = Einen Schritt vor
play-replay-moment = Moment der Partie
play-menu = Menü
play-tools = Werkzeuge
play-flip = Brett drehen
play-fullscreen = Vollbild
play-fullscreen-exit = Vollbild verlassen
play-copy-position = Stellung kopieren
play-copy-record = Partie kopieren
play-export = In Datei speichern
play-load = Partie laden
play-new = Neue Partie
play-other-match = Neue Partie
play-rematch = Revanche
play-rematch-swap = Revanche mit Seitenwechsel
play-result-win = { $count ->
    [one] { $winner } gewinnt!
   *[other] { $winner } gewinnen!
}
play-result-draw = Unentschieden
play-result-replay = Partie ansehen
play-result-turns = { $count ->
    [one] In { $count } Zug.
   *[other] In { $count } Zügen.
}
play-announce-start = Die Partie ist bereit.
play-announce-turn = { $player } ist am Zug.
play-announce-undone = Zurückgenommen.
play-announce-redone = Wiederholt.
play-notice-other-tab = Diese Partie ging in einem anderen Tab weiter: Hier ist der neue Stand.
play-notice-set-aside = Diese gespeicherte Partie ist nicht lesbar. Sie wurde beiseitegelegt, nichts ist verloren.
play-notice-no-match = Diese Adresse führt zu keiner Partie auf diesem Gerät. Hier ist eine neue.

## Die Partie einrichten

setup-title = Partie einrichten
setup-open = Einrichten
setup-start = Beginnen
setup-company = Mit wem
setup-company-alone = Allein, gegen den Computer
setup-company-people = Zu mehreren, hier
setup-count = Anzahl der Spieler
setup-players = { $count ->
    [one] einem Spieler
   *[other] { $count } Spielern
}
setup-reseated = { $count } Personen am Tisch, damit alles zusammenpasst.
setup-sign = Platz { $seat }: { $sign }. Ändern
setup-signs = Farbe wählen
setup-seats = Am Tisch
setup-name = Name: { $seat }
setup-name-hint = Name, wenn du magst
setup-kind-human = Mensch
setup-kind = Wer spielt: { $seat }
setup-kind-level = { $name }, Stufe { $level }
setup-rotate = Plätze tauschen
setup-with = { $value } – mit { $needed }
setup-followed = { $option } wechselt zu „{ $value }“, damit alles zusammenpasst.
setup-take-advice = { $option }: { $value }
setup-teaching = Übungspartie
setup-teaching-help = Auch ein Wurf lässt sich zurücknehmen. Der Text der Partie vermerkt es.

## Gegner

opponent-level-1 = Küken
opponent-level-1-help = lernt das Spiel gerade und irrt sich oft.
opponent-level-2 = Hase
opponent-level-2-help = spielt schnell und vergisst deine Antworten.
opponent-level-3 = Fuchs
opponent-level-3-help = denkt nach, bevor er spielt.
opponent-level-4 = Eule
opponent-level-4-help = sieht weit und irrt sich selten.
opponent-level-5 = Drache
opponent-level-5-help = spielt mit aller Kraft.
opponent-badge = Computer, Stufe { $level }
opponent-plate-active = denkt nach …
opponent-thinks = { $player } denkt nach …
opponent-arrives = { $player } kommt an den Tisch …
opponent-now = Jetzt spielen
opponent-pause = Pause
opponent-go-on = Weiter
opponent-paused = Die Gegner warten.
opponent-trouble = { $player } kann gerade nicht spielen. Nichts ist verloren: Versuch es noch einmal oder spiel selbst weiter.
opponent-take-over = Selbst weiterspielen

## Tipps

advice-ask = Ein Tipp?
advice-thinking = Ich suche einen guten Zug …
advice-best = { $steps }: { $why }
advice-second = Oder { $steps }: { $why }
advice-plain = das Beste, was ich sehe.
advice-take = So spielen
advice-other = Andere Idee
advice-back = Erste Idee
advice-close = Tipp schließen
advice-failed = Diesmal kein Tipp. Versuch es gleich noch einmal.

## Wer führt

ahead-label = Wer führt: { $list }
ahead-seat = { $player } { $share }
curve-open = Wer lag vorn?
curve-title = Wer vorn lag, Zug um Zug
curve-label = Die Kurve der Partie; die Tabelle darunter sagt dasselbe in Zahlen.
curve-progress = Die Kurve entsteht
curve-failed = Die Kurve konnte nicht gezeichnet werden.
curve-turns = Wendepunkte
curve-turn = Zug { $turn }: +{ $gain } für { $player }
curve-calm = Kein Wendepunkt: Die Partie ging sanft zu Ende.
curve-table = In Zahlen
curve-table-turn = Nach Zug
curve-start = Beginn

## Laden, kopieren

load-title = Partie laden
load-help = Füge einen erhaltenen Link, eine kopierte Partie oder eine Stellung ein, oder wähle eine Datei.
load-label = Link, Partie oder Stellung
load-file = Datei wählen
load-go = Laden
copy-title = Zum Kopieren
copy-help = Dieser Browser lässt das Kopieren hier nicht zu. Das ist der Text:
copied-position = Stellung kopiert.
copied-record = Partie kopiert.

## Geheimnisse

curtain-pass = Gib das Gerät an { $player } weiter
curtain-text = Was jetzt kommt, ist nur für { $player }. Alle anderen schauen weg.
curtain-lift = Ansehen
curtain-title = { $player }: nur für deine Augen
curtain-hide = Verbergen
curtain-falls = Diese Ansicht schließt sich von selbst.
record-title = Die Partie weitergeben
record-legend = Was geschieht mit den Geheimnissen?
record-sealed = Versiegelt
record-sealed-help = Zum Aufheben oder Weiterspielen: Was verborgen ist, bleibt verborgen.
record-seat = So, wie { $player } sie kennt
record-whole = Ganz, mit allen Geheimnissen
record-whole-help = Um die Partie mit offenen Karten noch einmal anzusehen.
record-own-ready = Diese Kopie enthält deine Geheimnisse; die der anderen bleiben versiegelt.

## Tastatur

keys-title = Tastenkürzel
keys-off = Tastenkürzel mit nur einem Buchstaben sind in den Einstellungen ausgeschaltet.
keys-key = Taste
keys-action = Wirkung
keys-name-enter = Eingabe
keys-name-space = Leertaste
keys-name-escape = Esc
keys-name-pageup = Bild auf
keys-name-pagedown = Bild ab
keys-name-shift = Umschalt
keys-name-ctrl = Strg
keys-move = Sich auf dem Brett bewegen
keys-point = Feld wählen, spielen
keys-cancel = Auswahl aufheben, zur Gegenwart zurück
keys-chance = Würfeln, den Zufall entscheiden lassen
keys-end = Zug beenden
keys-advice = Um einen Tipp bitten
keys-now = Den Gegner drängen
keys-undo = Schritt zurücknehmen
keys-redo = Schritt wiederholen
keys-undo-turn = Ganzen Zug zurücknehmen
keys-redo-turn = Ganzen Zug wiederholen
keys-back = Den Schritt davor ansehen
keys-forward = Den Schritt danach ansehen
keys-replay = Partie ansehen, anhalten
keys-flip = Brett drehen
keys-fullscreen = Vollbild
keys-help = Diese Liste

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Abend
settings-motion = Animationen
settings-motion-system = Wie das Gerät
settings-motion-full = Alle
settings-motion-reduced = Dezent
settings-sounds = Klänge
settings-sounds-help = Holz, Glas, das Ende eines Zuges.
settings-chance = Würfel und Zufall
settings-chance-help = Wer würfelt: du, mit einem Knopf; das Spiel, von selbst; oder echte Würfel auf dem Tisch, die du eingibst.
settings-chance-press = Ich würfle
settings-chance-auto = Automatisch
settings-chance-table = Echte Würfel
settings-reactions = Reaktionen
settings-reactions-help = Wenn mehrere an diesem Gerät spielen und reagieren dürfen: jedes Mal fragen; einen Moment warten; oder nicht fragen, dann gibt es einen Knopf zum Einschreiten. Hat gerade jemand reagiert, wird immer gefragt, ob jemand antwortet.
settings-reactions-always = Jedes Mal
settings-reactions-brief = Kurz
settings-reactions-call = Auf Zuruf
settings-confirm-end = Zugende bestätigen
settings-confirm-end-help = Ein Zug endet nie von selbst: Er wartet auf deinen Knopfdruck.
settings-ahead = Wer führt
settings-ahead-help = Ein Balken zeigt, wer wohl gewinnt.
settings-patience = Bedenkzeit
settings-patience-help = So lange darf der stärkste Gegner ({ $level }) über einen Zug nachdenken.
settings-patience-seconds = { $seconds } s
settings-coordinates = Koordinaten
settings-coordinates-help = Buchstaben und Zahlen am Brettrand.
settings-big-pieces = Große Figuren
settings-big-pieces-help = Leichter zu sehen und zu fassen.
settings-auto-flip = Brett mitdrehen
settings-auto-flip-help = Bei jedem Zug dreht sich das Brett zu der Person, die spielt.
settings-contrast = Hoher Kontrast
settings-contrast-help = Brett und Texte in klaren Strichen.
settings-shortcuts = Kürzel mit einem Buchstaben
settings-shortcuts-help = Ausschalten, wenn Spracheingabe oder eine Hilfstechnik sie auslöst.

## Spielkern, offline, neue Versionen, Speicher

engine-loading = Der Spielkern macht sich bereit. Deinen ersten Schritt kannst du schon wählen.
engine-progress = Vorbereitung des Spielkerns
engine-failed = Der Spielkern konnte nicht starten. Prüfe die Verbindung und versuch es noch einmal.
engine-retry = Noch einmal
engine-restarting = Der Spielkern hat angehalten und startet neu. Nichts ist verloren.
engine-restarted = Der Spielkern hat angehalten: Er startet neu und findet die Partie wieder.
offline-ready = Bereit: Die Seite funktioniert jetzt ohne Verbindung.
update-available = Neue Version verfügbar.
update-now = Aktualisieren
update-busy = In einem anderen Tab läuft eine Partie: Die neue Version wartet.
storage-refused = Dieser Browser erlaubt hier kein Speichern. Die Partie geht weiter, ist aber beim Schließen verloren: Kopiere sie, um sie zu behalten.
storage-full = Der Speicher ist voll. Die Partie geht ungespeichert weiter: Lösche alte Partien, oder kopiere diese.

## Fehler

error-unknown = Etwas ist schiefgegangen ({ $code }). Versuch es noch einmal; hilft das nicht, lade die Seite neu.
error-internal = Der Spielkern ist auf einen unerwarteten Fehler gestoßen. Lade die Seite neu: Die Partie ist gespeichert.
error-engine-lost = Der Spielkern hat angehalten. Spiel den Schritt noch einmal.
error-engine-boot = Der Spielkern konnte nicht starten. Lade die Seite neu.
error-example-unknown = Dieses Bild gibt es nicht. Hier ist das Brett am Anfang.
error-level-unknown = Eine Stufe { $level } gibt es nicht.
error-opponent-unknown = Unbekannter Gegner: „{ $opponent }“.
error-tune-nothing = Dieses Spiel hat nichts zu lernen.
error-observed-invalid = Der Gegner konnte die Stellung nicht lesen.
error-game-unknown = Dieses Spiel steht nicht im Regal.
error-option-unknown = Dieses Spiel kennt keine Option „{ $option }“.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
error-option-needs = „{ $option } = { $value }“ verlangt „{ $other } = { $needed }“.
error-seat-count = Mit diesen Optionen ist dieses Spiel nicht für { $given } Personen.
error-seat-kind = Diese Art Mitspieler gibt es nicht.
error-seat-name = Dieser Name geht nicht: bitte kürzer und ohne Sonderzeichen.
error-seat-sign = Jede Person braucht eine Farbe, die sonst niemand hat.
error-seat-unknown = Diesen Platz gibt es nicht.
error-text-too-long = Dieser Text ist zu lang.
error-step-game-over = Die Partie ist zu Ende.
error-step-chance = Jetzt ist der Zufall dran.
error-match-unknown = Diese Partie ist nicht mehr offen. Lade die Seite neu.
error-match-moved = Die Partie hat sich inzwischen geändert. Hier ist der neue Stand.
error-match-full = Diese Partie ist zu lang, um sie fortzusetzen.
error-moment-unknown = Diesen Moment gibt es in der Partie nicht.
error-seed-invalid = Dieser Startwert für den Zufall ist ungültig.
error-draw-not-chance = Der Zufall ist nicht dran.
error-chance-unlisted = Der Zufall hat hier zu viele Ergebnisse, um sie aufzuzählen.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-chance = Ein Zufallsergebnis lässt sich nicht zurücknehmen.
error-undo-secret = Ein gezeigtes Geheimnis lässt sich nicht zurücknehmen.
error-redo-nothing = Es gibt nichts zu wiederholen.
error-record-empty = Es gibt nichts zu laden. Füge eine kopierte Partie oder eine Stellung ein.
error-record-too-long = Dieser Text ist zu lang für eine Partie.
error-record-format = Dieser Text ist keine Partie: Die Zeile „{ $line }“ fehlt oder ist fehlerhaft.
error-record-newer = Diese Partie stammt aus einer neueren Version der Seite. Aktualisiere die Seite und versuch es noch einmal.
error-record-older = Diese Partie folgt alten Regeln, die diese Version nicht mehr kennt.
error-record-game-unknown = Diese Partie gehört zu einem hier unbekannten Spiel: „{ $game }“.
error-record-sum = Dieser Text ist unvollständig oder wurde geändert: Die Prüfsumme stimmt nicht. Kopiere ihn noch einmal ganz.
error-record-content = Diese Partie ist fehlerhaft ({ $problem }).
error-record-step = Schritt { $index } („{ $step }“) ist nicht erlaubt: Die Partie lässt sich nicht nachspielen.
error-record-secrets = Die ganze Partie samt Geheimnissen lässt sich erst weitergeben, wenn sie vorbei ist.
error-link-format = Diese Adresse enthält keine Partie.
error-link-broken = Dieser Link ist unvollständig oder beschädigt. Kopiere ihn noch einmal ganz oder bitte noch einmal darum.
error-seal-broken = Was in dieser Partie verborgen war, wurde geändert.
error-examples-invalid = Die Bilder dieses Spiels sind nicht lesbar.
error-request-format = Der Spielkern hat die Anfrage nicht verstanden.
error-request-method = Der Spielkern kennt „{ $method }“ nicht.
error-request-params = Der Anfrage fehlt etwas ({ $param }).
