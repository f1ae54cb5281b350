# Chassé-croisé: das Kreuzrennen mit zwei Würfeln.

## Das Spiel

chasse_croise-name = Chassé-croisé
chasse_croise-tagline = Zehn Figuren hinauf, zehn quer hinüber, zwei Würfel. Wer kommt durch, ohne geschlagen zu werden?
chasse_croise-description = Spielt Chassé-croisé zu zweit an einem Bildschirm: würfeln, die Figuren hinüberbringen, die gegnerischen zurück an den Start schicken. Kostenlos, ohne Anmeldung, auch offline.
chasse_croise-cover = Die Schachtel von Chassé-croisé: zwei gestreifte Bänder kreuzen sich, ein roter Kegel, ein weißer Zylinder und zwei Würfel.
chasse_croise-cover-title = Chassé-|croisé
chasse_croise-author = Autor unbekannt

## Die Seiten

chasse_croise-seat-0 = Rot
chasse_croise-seat-1 = Weiß

## Die Optionen

chasse_croise-option-lanes = Bahnen
chasse_croise-option-lanes-10 = Zehn
chasse_croise-option-lanes-7 = Sieben
chasse_croise-option-lanes-5 = Fünf
chasse_croise-option-lanes-help = Zehn Figuren je Seite wie auf dem ursprünglichen Brett, oder weniger für eine kürzere Partie.

chasse_croise-option-first = Wer beginnt
chasse_croise-option-first-roll = Die Würfel
chasse_croise-option-first-red = Rot
chasse_croise-option-first-white = Weiß
chasse_croise-option-first-help = Die Würfel: Beide würfeln, die höhere Summe beginnt und würfelt für den Zug neu.

## Das Ende

chasse_croise-termination-home = { $winner } gewinnt: Alle Figuren sind im Ziel.
chasse_croise-termination-long = Unentschieden: Nach 600 Zügen ist niemand angekommen.

## Die Schritte, wie sie angesagt werden

chasse_croise-step-roll = { $player } würfelt { $high } und { $low }.
chasse_croise-step-play = { $direction ->
    [forward] { $player } zieht Figur { $lane } um { $die } vor, { $where }.
   *[backward] { $player } zieht Figur { $lane } um { $die } zurück, { $where }.
}
chasse_croise-step-hit = { $pawn } muss zurück an den Start!
chasse_croise-step-end = { $player } beendet den Zug.
chasse_croise-note-end = Ende

## Die Knöpfe

chasse_croise-roll = Würfeln
chasse_croise-button-end = Zug beenden
chasse_croise-swap = Reihenfolge der Würfel tauschen
chasse_croise-hints = Bedrohte Figuren
chasse_croise-stats = Die Würfel bisher
chasse_croise-real-die = Würfel { $number }
chasse_croise-real-choose = Tippe auf die Augen jedes Würfels
chasse_croise-real-play = { $first } und { $second } spielen

## Die Felder

chasse_croise-pawn = { $seat } { $lane }
chasse_croise-where-start = am Start
chasse_croise-where-home = im Ziel
chasse_croise-where-crossing = Feld { $place }
chasse_croise-place-pawn = Figur { $pawn }, { $where }
chasse_croise-place-empty = Bahn { $lane }, { $seat }: { $where }, leer

## Was die Würfel sagen

chasse_croise-dice = { $left ->
    [0] Würfel: { $high } und { $low }, beide gespielt.
    [one] Würfel: { $high } und { $low }. Die { $first } ist übrig.
   *[other] Würfel: { $high } und { $low }, noch zu spielen.
}
chasse_croise-dice-waiting = Die Würfel warten: { $player }.
chasse_croise-to-roll = { $player }: würfeln!
chasse_croise-rolloff = Wer beginnt? { $player } würfelt.
chasse_croise-rolloff-answer = { $other } hat { $total } gewürfelt. { $player } würfelt.
chasse_croise-rolloff-again = Gleichstand! Beide würfeln noch einmal, zuerst { $player }.
chasse_croise-begins = { $player } beginnt: Jetzt für den Zug würfeln.
chasse_croise-left = { $count ->
    [0] Beide Würfel sind gespielt.
    [one] Die { $first } ist noch zu spielen.
   *[other] Zu spielen: { $first } und { $second }.
}
chasse_croise-barred = { $pawn } versperrt den Weg: Überspringen geht nicht.
chasse_croise-home = { $seat }: { $count } von { $of } im Ziel

## Unter dem Brett, auf kleinem Bildschirm

chasse_croise-tray = Figur wählen
chasse_croise-tray-landings = Ziel wählen
chasse_croise-tray-back = { $pawn }: andere Figur wählen
chasse_croise-tray-home = Ziel
chasse_croise-tray-start = Start
chasse_croise-landing = { $count ->
    [one] Mit der { $first }: { $where }.
   *[other] Mit der { $first }, dann der { $second }: { $where }.
}

## Gefahren und ehrliche Würfel

chasse_croise-threats = { $count ->
    [0] Keine Figur bedroht
    [one] Eine Figur bedroht
   *[other] { $count } Figuren bedroht
}
chasse_croise-threat = { $pawn }: { $ways } von { $of }
chasse_croise-stats-help = Wie oft jede Zahl gefallen ist. Der Strich zeigt den Durchschnitt vollkommener Würfel.
chasse_croise-stats-face = Augen
chasse_croise-stats-rolls = Würfe
chasse_croise-stats-pairs = Pasche
chasse_croise-stats-mean = Summe im Mittel
chasse_croise-stats-expected = { $count } (ø { $expected })
chasse_croise-stats-fair = Die Würfel kommen aus dem kryptografischen Zufall deines Geräts, demselben, der deine Passwörter schützt. Niemand kann sie vorhersehen, und nichts gleicht sie aus: Auch eine erstaunliche Serie ist Zufall.

## Warum ein Schritt nicht geht

error-chasse-croise-step-syntax = „{ $text }“ ist kein Schritt. Schreib zum Beispiel 4+6 (Figur 4, sechs vor), 4-3 (drei zurück), roll 6-3 oder end.
error-chasse-croise-roll-not-now = In diesem Zug ist schon gewürfelt.
error-chasse-croise-end-forward-possible = Noch nicht: Ein Würfel kann eine Figur vorwärtsbringen, also muss er gespielt werden (zum Beispiel die { $die } mit Figur { $lane }).
error-chasse-croise-no-such-lane = Bahn { $lane } gibt es nicht: Sie gehen von 1 bis { $lanes }.
error-chasse-croise-no-such-die = Kein Würfel zeigt { $die }.
error-chasse-croise-die-used = Die { $die } ist schon gespielt.
error-chasse-croise-beyond-home = Ins Ziel geht es nur mit genauer Augenzahl: Figur { $lane } ist { $left } davor, { $die } ist zu viel.
error-chasse-croise-beyond-start = Figur { $lane } kann nicht um { $die } zurück: Sie ist nur { $left } vom Start entfernt.
error-chasse-croise-blocked = Eine gegnerische Figur versperrt Figur { $lane } auf Feld { $by } den Weg: Überspringen geht nicht.

## Warum ein Text nicht verstanden wird

error-chasse-croise-position-syntax = „{ $text }“ ist keine Stellung. Nötig sind die Plätze der roten Figuren, die der weißen, die Seite am Zug und die Würfel.
error-chasse-croise-position-lanes = Nötig sind { $lanes } Figuren je Seite; diese Stellung nennt { $given }.
error-chasse-croise-position-crossing = Zwei Figuren können nicht auf derselben Kreuzung stehen: Spalte { $column }, Reihe { $row }.
error-chasse-croise-position-dice = „{ $text }“ ist kein Wurf. Schreib zum Beispiel 6-3, 6-3:3 (die 3 ist übrig) oder - (noch zu würfeln).
error-chasse-croise-position-two-winners = In dieser Stellung hätten beide Seiten zugleich gewonnen.

## Warum dieser Zug, in einem Tipp

advice-chasse_croise-win = Gewinnt sofort!
advice-chasse_croise-hit = { $points ->
    [one] Schickt die gegnerische Figur { $lane } an den Start zurück: ein Schritt verloren.
   *[other] Schickt die gegnerische Figur { $lane } an den Start zurück: { $points } Schritte verloren.
}
advice-chasse_croise-hits = Schickt zwei gegnerische Figuren an den Start zurück: { $points } Schritte verloren.
advice-chasse_croise-home = { $count ->
    [one] Bringt Figur { $lane } ins Ziel.
   *[other] Bringt zwei Figuren auf einmal ins Ziel.
}
advice-chasse_croise-rescue = Bringt Figur { $lane } aus der Gefahr.
advice-chasse_croise-bar = Versperrt der gegnerischen Figur { $lane } den Weg: Springen darf sie nicht.
advice-chasse_croise-threat = Bedroht die gegnerische Figur { $lane }, die viel zu verlieren hat.
advice-chasse_croise-safe = Rückt vor und lässt keine Figur in großer Gefahr.
advice-chasse_croise-back = Geht ein wenig zurück, um beim nächsten Wurf besser zu stehen.
advice-chasse_croise-pass = Es gibt nichts Besseres, als den Zug zu beenden.
advice-chasse_croise-advance = Rückt vor: Das Risiko lohnt sich.

## Die Abbildungen der Regeln

chasse_croise-example-start = Der erste Zug: Rot hat 6 und 3 gewürfelt. Alle roten Figuren warten am Start, bei A.
chasse_croise-example-rolloff = Rot und Weiß haben beide 9 gewürfelt: noch einmal.
chasse_croise-example-two-dice = Rot hat 6 und 3 gewürfelt. Figur 2 zieht 6 und Figur 5 zieht 3; oder Figur 7 zieht 9; oder Figur 5 geht 6 zurück und Figur 2 geht 3 zurück.
chasse_croise-example-straight-home = Mit 6 und 5 läuft Figur 4 in einem Zug vom Start ins Ziel: elf Schritte.
chasse_croise-example-hits = Rot hat 4 und 3 gewürfelt. Figur 2 zieht 3 und schlägt Weiß 6; Figur 8 zieht 4 und schlägt Weiß 5.
chasse_croise-example-out-of-home = Rot hat 6 und 2 gewürfelt. Die Figuren 3 und 6, schon im Ziel, kommen wieder heraus und schlagen je eine weiße.
chasse_croise-example-no-jump = Rot hat 3 und 2 gewürfelt. Figur 4 steckt fest: Mit 2, 3 oder 5 müsste sie Weiß 1 überspringen.
chasse_croise-example-one-step-left = Figur 1 steht einen Schritt vor dem Ziel, doch die Würfel zeigen 3 und 2. Rot darf passen … oder 2 zurück und 3 vor!
chasse_croise-example-back-and-home = Rot hat 6 und 5 gewürfelt. Figur 3 geht 5 zurück, schlägt Weiß 5, zieht dann 6 vor und ist im Ziel.
chasse_croise-example-back-twice = Rot hat 5 und 2 gewürfelt. Figur 3 geht 5 zurück und schlägt, geht noch 2 zurück und schlägt wieder.
chasse_croise-example-compulsory = Rot hat 6 und 1 gewürfelt. Jeder der beiden Würfel kann eine Figur vorwärtsbringen: Der Zug kann noch nicht enden.
chasse_croise-example-nothing-left = Vor jeder roten Figur steht eine weiße: Keine 6 kommt durch. Der Zug endet hier.
chasse_croise-example-won-with-a-die-left = Die 1 bringt die letzte Figur ins Ziel: Die Partie ist gewonnen, die 6 wird nicht gespielt.
