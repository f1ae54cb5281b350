# Diaballik und Senseï. $edition ist „diaballik“ oder „sensei“.

## Das Spiel

diaballik-name = Diaballik
diaballik-edition = { $edition ->
    [sensei] Senseï
   *[diaballik] Diaballik
}
diaballik-tagline = Sieben Träger, eine Kugel, drei Aktionen. Wer kommt zuerst durch?
diaballik-tagline-sensei = Der Weise oder der Affe: Wer erreicht das andere Ufer?
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
diaballik-left-antijeu = { $player } darf Blockade ansagen: { $contacts } Kontakte mit der Mauer.

## In der Zugliste und auf der Schachtel

diaballik-note-antijeu = Blockade
diaballik-note-end = Ende
diaballik-cover-line = & Senseï
