# Diaballik und Senseï. $edition ist „diaballik“ oder „sensei“.

## Das Spiel

diaballik-name = Diaballik
diaballik-edition = { $edition ->
    [sensei] Senseï
   *[diaballik] Diaballik
}
diaballik-tagline = Sieben Träger, eine Kugel, drei Aktionen. Wer kommt zuerst durch?
diaballik-description = Diaballik und Senseï zu zweit an einem Bildschirm: Träger bewegen, Kugel abspielen, die gegnerische Grundreihe erreichen. Kostenlos, ohne Anmeldung, auch offline.
diaballik-cover = Die Schachtel von Diaballik: zwei Glaskugeln auf grünem Filz, dazwischen gedrechselte Träger aus Holz.
diaballik-author = Ein Spiel von Philippe Lefrançois

## Die Seiten

diaballik-seat-0 = { $edition ->
    [sensei] Der Weise
   *[diaballik] Weiß
}
diaballik-seat-1 = { $edition ->
    [sensei] Der Affe
   *[diaballik] Schwarz
}

## Die Optionen

diaballik-option-edition = Ausgabe
diaballik-option-edition-diaballik = Diaballik
diaballik-option-edition-sensei = Senseï
diaballik-option-edition-help = Ein Spiel in zwei Gewändern: Kugeln und Träger oder der Weise und der Affe auf ihren Steinen.

diaballik-option-movement = Bewegungsart
diaballik-option-movement-shizukana = Shizukana (die Stille)
diaballik-option-movement-arashi = Arashi (der Sturm)
diaballik-option-movement-help = Shizukana: ein Feld je Bewegung. Arashi: beliebig viele freie Felder in gerader Linie.

diaballik-option-start = Aufstellung
diaballik-option-start-line = In Reihe
diaballik-option-start-swapped = Getauscht
diaballik-option-start-help = In Reihe: alle daheim. Getauscht: Auf b und f steht schon je eine Figur im Lager gegenüber.

diaballik-option-chasms = Schluchten
diaballik-option-chasms-none = Keine
diaballik-option-chasms-two = Zwei (b4, f4)
diaballik-option-chasms-four = Vier (c3, e3, c5, e5)
diaballik-option-chasms-help = Löcher, in denen nichts stehen kann und die nur ein Pass überquert. Nur mit Arashi.

diaballik-option-antijeu = Blockade
diaballik-option-antijeu-announced = Mit Ansage
diaballik-option-antijeu-automatic = Automatisch
diaballik-option-antijeu-help = Gegen eine Mauer: selbst entdecken und ansagen, oder das Spiel prüft sie am Ende jedes Zuges.

diaballik-option-first = Wer beginnt
diaballik-option-first-white = { $edition ->
    [sensei] Der Weise
   *[diaballik] Weiß
}
diaballik-option-first-dark = { $edition ->
    [sensei] Der Affe
   *[diaballik] Schwarz
}
diaballik-option-first-help = Die Seite, die den allerersten Zug macht.

diaballik-option-opening = Erster Zug
diaballik-option-opening-free = Frei
diaballik-option-opening-short = Kurz
diaballik-option-opening-help = Kurz: Der allererste Zug besteht aus einer einzigen Aktion, einer Bewegung oder einem Pass.

diaballik-advice-short-opening = Empfohlen: Mit Arashi und getauschter Aufstellung kann die beginnende Seite mit ihrem zweiten Zug den Sieg erzwingen. Ein kurzer erster Zug gleicht das aus.

## Das Ende der Partie

diaballik-termination-goal = { $edition ->
    [sensei] { $winner } gewinnt: Die Figur hat die gegnerische Grundreihe erreicht.
   *[diaballik] { $winner } gewinnt: Die Kugel hat die gegnerische Grundreihe erreicht.
}
diaballik-termination-antijeu = { $edition ->
    [sensei] { $winner } gewinnt durch Blockade: Mindestens drei eigene Steine standen unmittelbar vor der gegnerischen Mauer.
   *[diaballik] { $winner } gewinnt durch Blockade: Mindestens drei eigene Träger standen unmittelbar vor der gegnerischen Mauer.
}
diaballik-termination-repetition = Unentschieden: Dieselbe Stellung ist zum dritten Mal entstanden.

## Schritte, wie sie angesagt werden

diaballik-step-move = { $edition ->
    [sensei] { $player } bewegt einen Stein von { $from } nach { $to }.
   *[diaballik] { $player } bewegt einen Träger von { $from } nach { $to }.
}
diaballik-step-pass = { $edition ->
    [sensei] { $player } schickt die Figur von { $from } nach { $to }.
   *[diaballik] { $player } passt die Kugel von { $from } nach { $to }.
}
diaballik-step-antijeu = { $player } sagt Blockade an.
diaballik-step-end = { $player } beendet den Zug.

## Knöpfe

diaballik-button-antijeu = Blockade ansagen
diaballik-button-end = Zug beenden

## Felder

diaballik-place-empty = { $place }, leer
diaballik-place-support = { $edition ->
    [sensei] { $place }, Stein: { $seat }
   *[diaballik] { $place }, Träger: { $seat }
}
diaballik-place-ball = { $edition ->
    [sensei] { $place }, Stein mit der Figur: { $seat }
   *[diaballik] { $place }, Träger mit der Kugel: { $seat }
}
diaballik-place-chasm = { $place }, Schlucht

## Was noch zu tun bleibt

diaballik-left = Noch übrig
diaballik-left-moves = { $count ->
    [0] Keine Bewegung mehr
    [one] { $count } Bewegung
   *[other] { $count } Bewegungen
}
diaballik-left-passes = { $count ->
    [0] Kein Pass mehr
    [one] { $count } Pass
   *[other] { $count } Pässe
}
diaballik-left-antijeu = { $antijeu ->
    [automatic] { $player } gewinnt durch Blockade, wenn der Zug so endet: { $contacts } Kontakte mit der Mauer.
   *[announced] { $player } darf Blockade ansagen: { $contacts } Kontakte mit der Mauer.
}

## In der Zugliste und auf der Schachtel

diaballik-note-antijeu = Blockade
diaballik-note-end = Ende
diaballik-cover-line = & Senseï

## Warum ein Schritt nicht geht

error-diaballik-game-over = Die Partie ist zu Ende. Geh einen Schritt zurück oder starte eine Revanche.
error-diaballik-opening-one-action = Der erste Zug ist kurz: nur eine Aktion, und die ist gemacht. Beende den Zug.
error-diaballik-no-support = { $edition ->
    [sensei] Auf { $square } liegt kein Stein. Wähle einen eigenen.
   *[diaballik] Auf { $square } steht kein Träger. Wähle einen eigenen.
}
error-diaballik-not-your-support = { $edition ->
    [sensei] Der Stein auf { $square } gehört der Gegenseite. Wähle einen eigenen.
   *[diaballik] Der Träger auf { $square } gehört der Gegenseite. Wähle einen eigenen.
}
error-diaballik-no-moves-left = In diesem Zug ist keine Bewegung mehr übrig: höchstens zwei.
error-diaballik-carrier-cannot-move = { $edition ->
    [sensei] Auf dem Stein { $square } steht die Figur: Solange sie dort ist, bleibt er liegen.
   *[diaballik] Der Träger auf { $square } hat die Kugel: Solange sie dort ist, bleibt er stehen.
}
error-diaballik-not-straight = { $edition ->
    [sensei] Ein Stein bewegt sich gerade, entlang einer Reihe oder Spalte.
   *[diaballik] Ein Träger bewegt sich gerade, entlang einer Reihe oder Spalte.
}
error-diaballik-too-far = Zu weit: Im Modus Shizukana geht eine Bewegung nur ein Feld weit.
error-diaballik-occupied = Das Feld { $square } ist besetzt. Es muss frei sein.
error-diaballik-chasm = { $edition ->
    [sensei] { $square } ist eine Schlucht: Dort kann kein Stein liegen.
   *[diaballik] { $square } ist eine Schlucht: Dort kann kein Träger stehen.
}
error-diaballik-path-blocked = Der Weg ist auf { $square } versperrt.
error-diaballik-path-chasm = { $edition ->
    [sensei] Auf { $square } klafft eine Schlucht: Ein Stein kommt nicht hinüber.
   *[diaballik] Auf { $square } klafft eine Schlucht: Ein Träger kommt nicht hinüber.
}
error-diaballik-pass-used = Der Pass dieses Zuges ist schon gespielt: nur einer je Zug.
error-diaballik-not-the-ball = { $edition ->
    [sensei] Deine Figur steht nicht auf { $square }, sondern auf { $ball }. Von dort springt sie.
   *[diaballik] Deine Kugel liegt nicht auf { $square }, sondern auf { $ball }. Von dort geht der Pass aus.
}
error-diaballik-no-receiver = { $edition ->
    [sensei] Auf { $square } wartet keiner deiner Steine auf die Figur.
   *[diaballik] Auf { $square } wartet keiner deiner Träger auf die Kugel.
}
error-diaballik-not-in-line = Ein Pass folgt einer Reihe, einer Spalte oder einer Diagonalen.
error-diaballik-blocked-by-opponent = { $edition ->
    [sensei] Der gegnerische Stein auf { $square } versperrt den Weg.
   *[diaballik] Der gegnerische Träger auf { $square } fängt den Pass ab.
}
error-diaballik-antijeu-automatic = In dieser Partie wird die Blockade nicht angesagt: Sie wird am Ende jedes Zuges geprüft.
error-diaballik-no-wall = Die Gegenseite hat keine Mauer von Spalte a bis Spalte g.
error-diaballik-few-contacts = { $count ->
    [0] Noch steht nichts vor der Mauer: Es braucht { $needed } Kontakte von Angesicht zu Angesicht.
    [one] Nur ein Kontakt mit der Mauer: Es braucht { $needed }, von Angesicht zu Angesicht.
   *[other] Nur { $count } Kontakte mit der Mauer: Es braucht { $needed }, von Angesicht zu Angesicht.
}
error-diaballik-end-no-action = Mach vor dem Ende des Zuges mindestens eine Aktion: eine Bewegung oder einen Pass.

## Warum ein Text nicht verstanden wird

error-diaballik-step-syntax = „{ $text }“ ist kein Schritt. Schreib zum Beispiel c7-c6 (Bewegung), d7>c7 (Pass), antijeu oder end.
error-diaballik-position-syntax = „{ $text }“ ist keine Stellung. Es braucht das Brett, die Seite am Zug (w oder d) und die übrigen Bewegungen und Pässe.
error-diaballik-position-rows = „{ $text }“ beschreibt nicht sieben Reihen zu sieben Feldern, getrennt durch Schrägstriche.
error-diaballik-position-supports = { $side ->
    [w] Es müssen sieben weiße Träger sein; in dieser Stellung sind es { $count }.
   *[d] Es müssen sieben schwarze Träger sein; in dieser Stellung sind es { $count }.
}
error-diaballik-position-balls = { $side ->
    [w] Es muss genau eine weiße Kugel geben; in dieser Stellung sind es { $count }.
   *[d] Es muss genau eine schwarze Kugel geben; in dieser Stellung sind es { $count }.
}
error-diaballik-position-chasm = In dieser Stellung steht eine Figur in der Schlucht { $square }. Ändere die Stellung oder die Option der Schluchten.
error-diaballik-position-two-winners = In dieser Stellung hätten beide Seiten zugleich gewonnen.
error-diaballik-position-word = „{ $text }“ ergibt am Ende einer Stellung dieser Partie keinen Sinn.

## Warum dieser Zug: Ratschläge

advice-diaballik-win-goal = { $edition ->
    [sensei] Gewinnt sofort: Die Figur kommt an.
   *[diaballik] Gewinnt sofort: Die Kugel kommt an.
}
advice-diaballik-win-antijeu = Gewinnt sofort durch Blockade: drei Kontakte mit der gegnerischen Mauer.
advice-diaballik-win-forced = Gewinnt sicher in { $turns } Zügen, was die Gegenseite auch tut.
advice-diaballik-lost = Alles verliert: Bei diesem Zug ist am ehesten zu hoffen, dass die Gegenseite es übersieht.
advice-diaballik-draw = Macht unentschieden: Die Stellung entsteht zum dritten Mal.
advice-diaballik-stop-goal = Verhindert den gegnerischen Siegpass.
advice-diaballik-stop-antijeu = Verhindert die Blockade: Die Gegenseite hätte deine Mauer gleich dreimal berührt.
advice-diaballik-threat = Droht, im nächsten Zug zu gewinnen: Die Gegenseite muss reagieren.
advice-diaballik-forward = { $edition ->
    [sensei] Bringt die Figur näher ans Ziel.
   *[diaballik] Bringt die Kugel näher ans Ziel.
}
advice-diaballik-scout = { $edition ->
    [sensei] Stellt einen Stein dicht vor die gegnerische Grundreihe, bereit für die Figur.
   *[diaballik] Stellt einen Träger dicht vor die gegnerische Grundreihe, bereit für die Kugel.
}
advice-diaballik-block = { $edition ->
    [sensei] Versperrt der gegnerischen Figur den Weg.
   *[diaballik] Versperrt der gegnerischen Kugel den Weg.
}
advice-diaballik-advance = { $edition ->
    [sensei] Rückt mit deinen Steinen vor.
   *[diaballik] Rückt mit deinen Trägern vor.
}
advice-diaballik-regroup = Ordnet deine Seite neu: öffnet eigene Pässe, schließt gegnerische.

## Die Bilder der Regeln

diaballik-example-start = Der Anfang: sieben Träger je Seite, die Kugeln in der Mitte. Weiß ist am Zug.
diaballik-example-turn = Weiß hat eine Bewegung gemacht, c7-c6, dann den Pass, d7>c6. Übrig ist eine Bewegung, oder der Zug endet.
diaballik-example-moves = Mit zwei Bewegungen erreicht der weiße Träger auf e5 die Felder c5, d4, d5, d6, e6, e7 oder f6.
diaballik-example-carrier = Der Träger auf d7 hat die Kugel und bleibt stehen. Nach dem Pass d7>e7 aber ist er frei, noch im selben Zug.
diaballik-example-passes = Schwarz kann von c1 nach a3, e1 oder g1 passen, auch über den eigenen Träger hinweg. Nach c4 nicht: Der weiße Träger auf c3 fängt den Pass ab.
diaballik-example-no-action = Die weißen Träger sind eingeschlossen, und die Kugel sieht keinen von ihnen: Weiß kann den Zug nur beenden.
diaballik-example-goal = Weiß gewinnt: Der Kundschafter geht von f2 nach f1, und die Kugel folgt ihm diagonal von c4.
diaballik-example-antijeu = Die weiße Mauer reicht von a bis g. Die schwarzen Träger auf a3, e4 und g4 stehen ihr gegenüber: Schwarz darf Blockade ansagen.
diaballik-example-antijeu-behind = Der schwarze Träger auf d6 ist schon hinter der Mauer: Er zählt nicht. Ein Kontakt fehlt noch.
diaballik-example-antijeu-third = Erst zwei Kontakte. Schwarz geht von a2 nach a3: Das ist der dritte, und die Ansage darf sofort folgen.
diaballik-example-antijeu-automatic = Automatische Blockade: Spielt Schwarz a2-a3 und beendet den Zug, ist die Partie ohne Ansage gewonnen.
diaballik-example-sensei = Senseï: dieselben Schritte, auf Steinen. Der Weise und der Affe haben ihre Plätze schon verlassen.
diaballik-example-arashi = Im Modus Arashi kann der Träger auf c4 so weit weiterziehen, wie der Weg frei ist, immer geradeaus.
diaballik-example-swapped = Die getauschte Aufstellung: Jede Seite hat zwei Kundschafter auf der gegnerischen Reihe, auf b und f.
diaballik-example-chasms-two = Zwei Schluchten, auf b4 und f4. Der Weise springt über die erste von b6 nach b2; der Stein auf f7 muss spätestens auf f5 anhalten.
diaballik-example-chasms-four = Vier Schluchten, auf c3, e3, c5 und e5. Mit einem einzigen schrägen Sprung von b6 nach f2 überquert der Weise zwei davon.
diaballik-example-chasms-antijeu = Die Schluchten b4 und f4 schließen die Mauer des Weisen. Vor ihnen zählen b3 und f3 nicht; c3 und d3 zählen. Rückt der Affe von a3 nach a4, sind es drei Kontakte.
diaballik-example-short-opening = Ein kurzer erster Zug: Nach einer einzigen Bewegung bleibt nur, ihn zu beenden.
diaballik-example-repetition = Die Anfangsstellung entsteht hier zum zweiten Mal. Noch einmal, und die Partie ist unentschieden.
diaballik-example-forced-win = Arashi und getauschte Aufstellung: Nach c7-c5, c5-b5 und d7>b5 hat Schwarz keine Verteidigung mehr.
