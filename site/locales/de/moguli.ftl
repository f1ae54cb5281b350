# Moguli: Maulwürfe, Wege und Gänge darunter.

## Das Spiel

moguli-name = Moguli
moguli-tagline = Ein Garten voller Wege, Gänge darunter. Wer hinüber will, muss unter jemandem hindurch.
moguli-description = Spiele Moguli zu zweit an einem Bildschirm: Gartenplättchen drehen, unter Maulwürfen hindurchtauchen, hinüberkommen. Die Gänge sieht man endlich. Kostenlos, ohne Konto, auch offline.
moguli-cover = Die Schachtel von Moguli: zwei Maulwürfe auf ihren Hügeln, einer mit Strohhut, einer mit Helm, und ein Gang, der sich unter dem Rasen windet.
moguli-author = Reinhold Wittig, Abacusspiele, 2004

## Die Seiten

moguli-seat-0 = Hell
moguli-seat-1 = Dunkel
moguli-pawn-0 = heller Stein
moguli-pawn-1 = dunkler Stein

## Optionen

moguli-option-new_home_row = Neue Grundreihe
moguli-option-new_home_row-off = Nein
moguli-option-new_home_row-on = Ja
moguli-option-new_home_row-help = Vor dem ersten Zug darf jeder die Plättchen seiner Grundreihe mit denen der Reihe 3, 4 oder 5 tauschen.

moguli-option-cylinder = Zylinder
moguli-option-cylinder-off = Nein
moguli-option-cylinder-on = Ja
moguli-option-cylinder-help = Die Spalten a und e berühren sich: Was links hinausgeht, kommt rechts herein, oben wie unten.

## Das Ende

moguli-termination-crossed = { $winners ->
    [0] Unentschieden: Auf beiden Seiten sind vier Steine drüben.
   *[other] { $winner } gewinnt: Vier Steine sind drüben.
}
moguli-termination-blocked = { $winners ->
    [0] Unentschieden: sechs Züge hintereinander ohne mögliche Bewegung, und gleich viele Steine drüben.
   *[other] { $winner } gewinnt: sechs Züge hintereinander ohne mögliche Bewegung, und mehr Steine drüben.
}
moguli-termination-limit = { $winners ->
    [0] Unentschieden: 400 Züge, und gleich viele Steine drüben.
   *[other] { $winner } gewinnt: nach 400 Zügen mehr Steine drüben.
}

## Schritte, wie sie angesagt werden

moguli-step-lay = Die Plättchen liegen.
moguli-step-swap = { $player } tauscht die Grundreihe mit Reihe { $row }.
moguli-step-keep = { $player } behält die Grundreihe.
moguli-step-pivot = { $player } dreht Plättchen { $tile } { $angle ->
    [90] um eine Vierteldrehung nach rechts.
    [180] um eine halbe Drehung.
   *[270] um eine Vierteldrehung nach links.
}
moguli-step-move = { $player } geht von { $from } nach { $to }: { $way }.
moguli-step-end = { $player } beendet den Zug.

moguli-note-lay = Plättchen
moguli-note-swap = Reihe { $row }
moguli-note-keep = behält
moguli-note-pivot = { $tile } { $angle ->
    [90] +90°
    [180] 180°
   *[270] −90°
}
moguli-note-end = Ende

## Wege

moguli-route-surface = auf dem Weg { $gates }
moguli-route-down = hinab bei { $gate }
moguli-route-under = unter { $gate } hindurch ({ $pawn })
moguli-route-up = herauf bei { $gate }
moguli-route-on = dann { $gates }
moguli-route-bonus = Bonus

## Plättchen

moguli-side-ne = Nordost
moguli-side-se = Südost
moguli-side-sw = Südwest
moguli-side-nw = Nordwest
moguli-place = { $place }, Weg { $top }, darunter { $under }
moguli-place-unlaid = { $place }, Plättchen liegt noch nicht
moguli-place-marked = Dreieck
moguli-place-locked = darf nicht gedreht werden
moguli-place-mover = kann ziehen

## Knöpfe

moguli-lay = Plättchen legen
moguli-button-swap = Reihe { $row } nehmen
moguli-button-keep = Meine behalten
moguli-button-end = Zug beenden
moguli-hints = Plättchen zeigen, die einen Weg öffnen
moguli-stats = Das Gelände
moguli-rematch-same = Revanche, gleiches Gelände
moguli-tools = Anders hinschauen
moguli-lens-under = Darunter schauen
moguli-lens-under-key = Darunter schauen, solange die Taste gehalten wird; ein kurzer Druck hält es bis zum nächsten
moguli-lens-through = Gestrichelte Gänge
moguli-lens-through-key = Gestrichelte Gänge, ebenso
moguli-short-under = Darunter
moguli-short-through = Gänge
moguli-short-hints = Hilfe
moguli-short-terrain = Gelände
moguli-turning = Plättchen { $tile } drehen
moguli-angle = { $angle ->
    [90] Eine Vierteldrehung nach rechts
    [180] Eine halbe Drehung
   *[270] Eine Vierteldrehung nach links
}
moguli-angle-opens = { $angle } (öffnet einen Weg)
moguli-confirm = { $kind ->
    [pivot] Drehen
    [move] Nach { $to }
   *[none] Bestätigen
}
moguli-let-go = Loslassen

## Was zu tun ist

moguli-left = Noch offen: { $pivots ->
    [0] kein Plättchen zu drehen
    [one] ein Plättchen zu drehen
   *[other] { $pivots } Plättchen zu drehen
}, { $moves ->
    [0] der Stein ist gezogen
   *[other] ein Stein zu ziehen
}
moguli-crossed = { $seat }: { $count } von { $needed } drüben
moguli-blocked = { $count ->
    [one] Ein blockierter Zug
   *[other] { $count } blockierte Züge hintereinander
}; bei { $limit } endet die Partie.
moguli-hint-lay = 35 Plättchen warten: Überlass sie dem Zufall, oder wähle das Gelände.
moguli-hint-swap = { $player } darf die ganze Grundreihe mit Reihe 3, 4 oder 5 tauschen oder sie behalten.
moguli-hint-free = { $player }: Mach ein Tor der Reihe { $row } frei. Die golden umringten Steine können es.
moguli-hint-frozen = { $player } ist blockiert: Ein Tor müsste frei werden, aber kein Stein kann es. Dreh ein Plättchen oder beende den Zug.
moguli-hint-frozen-turned = { $player } bleibt blockiert: Kein Stein kann ein Tor freimachen. Beende den Zug.
moguli-hint-stuck = { $player } kann mit keinem Stein ziehen. Dreh ein Plättchen oder beende den Zug.
moguli-hint-stuck-turned = { $player } kann mit keinem Stein ziehen. Beende den Zug.
moguli-hint-last = Letzter Zug von { $player }: Jeder Stein darf ziehen, die Grundreihe zählt nicht mehr.
moguli-hint-bonus = Bonus! { $pivots ->
    [one] Du darfst noch ein Plättchen drehen.
   *[other] Du darfst noch { $pivots } Plättchen drehen.
}
moguli-hint-left = { $moves ->
    [0] { $pivots ->
        [0] Alles ist gespielt.
       *[other] Du darfst noch ein Plättchen drehen oder den Zug beenden.
    }
   *[other] { $pivots ->
        [0] Du darfst noch einen Stein ziehen.
       *[other] Dreh ein Plättchen, zieh einen Stein, in beliebiger Reihenfolge.
    }
}
moguli-hint-opens = { $count ->
    [0] Kein Plättchen würde einen neuen Weg öffnen.
    [one] Ein Plättchen würde, gedreht, einen Weg öffnen.
   *[other] { $count } Plättchen würden, gedreht, einen Weg öffnen.
}
moguli-hint-both = { $tile }: Tippe auf ein Tor, um hinzugehen; tippe noch einmal auf das Plättchen, um es zu drehen.
moguli-hint-pawn = { $tile }: Tippe auf ein Tor, um hinzugehen.
moguli-hint-tile = { $tile }: Tippe noch einmal, um es um ein Viertel zu drehen, dann bestätige.
moguli-hint-route = { $from }–{ $to }: { $way }.
moguli-hint-pivot = { $tile }: { $appear ->
    [0] keine Verbindung entsteht
    [one] eine Verbindung entsteht
   *[other] { $appear } Verbindungen entstehen
}, { $vanish ->
    [0] keine geht verloren.
    [one] eine geht verloren.
   *[other] { $vanish } gehen verloren.
} Bestätige, oder dreh weiter.

## Das Gelände

moguli-terrain-own = Gelände wählen
moguli-terrain-own-help = Füge ein Gelände ein, das du bekommen hast, oder baue dein eigenes. Ein Buchstabe je Plättchen, von Reihe 7 bis Reihe 1: b Nordost, p Südost, q Südwest, d Nordwest; groß, wenn das Plättchen ein Dreieck hat.
moguli-terrain-text = Das Gelände in Buchstaben
moguli-terrain-tap = Auf ein Plättchen tippen:
moguli-terrain-turn = Drehen
moguli-terrain-mark = Dreieck
moguli-terrain-play = Auf diesem Gelände spielen
moguli-terrain-syntax = Es braucht 35 Buchstaben aus b, p, q, d, B, P, Q, D: sieben Reihen zu fünf.
moguli-terrain-help = Dieser Text beschreibt die 35 Plättchen, wie sie gelegt wurden. Verschicke ihn oder schreib ihn auf: So spielt man auf dem gleichen Gelände.
moguli-terrain-none = Die Plättchen liegen noch nicht.
moguli-terrain-copy = Gelände kopieren
moguli-terrain-copied = Kopiert
moguli-terrain-again = Hier noch einmal

## Warum ein Schritt abgelehnt wird

error-moguli-laid = Die Plättchen liegen schon.
error-moguli-choose-first = Wähle zuerst deine Grundreihe.
error-moguli-chosen = Jetzt ist keine Grundreihe zu wählen.
error-moguli-swap-row = Reihe { $row } lässt sich nicht tauschen: nur Reihe 3, 4 oder 5.
error-moguli-no-pivot-left = In diesem Zug ist kein Plättchen mehr zu drehen: nur eines, und mit Bonus noch eines.
error-moguli-no-bonus = Du hast dein Plättchen schon gedreht, und deine Bewegung hat keinen Bonus gebracht: Sie führte unter keinem gegnerischen Stein hindurch.
error-moguli-locked = Plättchen { $tile } wurde gerade vom Gegner gedreht: In diesem Zug bleibt es, wie es ist.
error-moguli-pivot-closes = Wenn du { $tile } so drehst, kannst du kein Tor deiner Grundreihe mehr freimachen. Zieh zuerst einen Stein hinaus.
error-moguli-moved = Du hast in diesem Zug schon einen Stein gezogen.
error-moguli-no-pawn = Auf { $gate } steht kein Stein.
error-moguli-not-your-pawn = Der Stein auf { $gate } gehört dem Gegner.
error-moguli-same-gate = Ein Stein kann nicht auf dem Tor enden, von dem er kam.
error-moguli-occupied = Tor { $gate } ist besetzt.
error-moguli-must-free = Zuerst muss ein Tor deiner Grundreihe frei werden: { $free ->
    [0] keines ist frei
    [one] nur eines ist frei
   *[other] { $free } sind frei
}, { $needed } müssen es sein.
error-moguli-frozen = Du bist blockiert: Ein Tor deiner Grundreihe muss frei werden, und kein Stein kann es. Dreh ein Plättchen, wenn du noch darfst, oder beende den Zug.
error-moguli-home-open = Dieser Stein kann nicht in deine Grundreihe zurück: Dort müssen { $needed } Tore frei bleiben.
error-moguli-under-nobody = Nach { $gate } führt ein Weg, aber unter niemandem hindurch: Eine Bewegung geht immer unter die Erde, unter mindestens einem Stein hindurch.
error-moguli-no-way = So wie die Plättchen liegen, kommt dieser Stein nicht nach { $gate }.
error-moguli-end-must-free = Noch nicht: Einer deiner Steine kann ein Tor deiner Grundreihe freimachen, also muss er es ({ $free ->
    [0] keines frei
    [one] eines frei
   *[other] { $free } frei
} von { $needed } nötigen).

## Warum ein Text nicht verstanden wird

error-moguli-step-syntax = „{ $text }“ ist kein Schritt. Schreib zum Beispiel c4*90 (drehen), a1-c5 (ziehen), swap 3, keep oder end.
error-moguli-tiles-marked = Es braucht { $needed } Plättchen mit Dreieck (Großbuchstaben); dieses Gelände hat { $count }.
error-moguli-position-syntax = „{ $text }“ ist keine Stellung. Es braucht die Plättchen, die Steine und die Seite am Zug (w oder d).
error-moguli-position-tiles = „{ $text }“ beschreibt keine Plättchen: sieben Reihen zu fünf Buchstaben aus b, p, q, d, B, P, Q, D.
error-moguli-position-pawns = „{ $text }“ stellt keine Steine auf: sieben Reihen aus w, d und Ziffern für freie Tore.
error-moguli-position-count = Es braucht fünf { $side ->
    [w] helle
   *[d] dunkle
} Steine; diese Stellung hat { $count }.
error-moguli-position-word = „{ $text }“ ergibt in dieser Stellung keinen Sinn.
error-moguli-position-over = In dieser Stellung wäre die Partie schon vorbei.

## Die Abbildungen der Regeln

moguli-example-start = Der Anfang: fünf Steine auf jeder Seite. Drei Bewegungen machen ein Tor von Hell frei; ohne eine davon endet der Zug nicht.
moguli-example-tiles = Auf c2 ein Plättchen mit Dreieck: oben und unten derselbe Winkel. Auf c3 eines ohne: Der Gang führt zu den beiden anderen Seiten.
moguli-example-surface = An der Oberfläche kann c4 nur Richtung d4 weg, denn c5 ist besetzt. Bei d3 geht er hinab, unter e3 hindurch, und kommt bei e2 herauf.
moguli-example-phases = Von b3 auf dem Weg nach b4, dann unten: unter c4 hindurch und herauf bei c3 oder d3.
moguli-example-under-nobody = Dieselben Gänge, aber niemand auf c4: kein Stein über dem Gang, also keine Bewegung.
moguli-example-bonus = Hell ist unter dem dunklen Stein auf c4 hindurchgegangen: Ein Plättchen darf gedreht werden und als Bonus noch eines.
moguli-example-locked = Hell hat a1 gedreht und zurückgedreht: Dunkel darf es in diesem Zug nicht drehen.
moguli-example-ring = Ein Ring aus Gängen: Beide Richtungen führen unter b4 hindurch und herauf bei b3 oder c4.
moguli-example-left-gate = Das verlassene Tor zählt als leer: Unter d5 hindurch genügt nicht, es muss ein anderer Stein sein.
moguli-example-must-free = Nur ein Tor von Hell ist frei: a1 oder b1 muss hinaus. Der Stein auf c4 wartet.
moguli-example-frozen = Kein Stein von Hell kann hinaus: Keiner zieht, nur ein Plättchen darf gedreht werden.
moguli-example-thawed = Hell hat b1 gedreht: Jetzt kann a1 hinaus, also muss er.
moguli-example-home-open = Zwei freie Tore, nicht mehr: c2 kann nicht zurück, aber c1 darf sein Tor wechseln.
moguli-example-home-three = Drei freie Tore: c2 darf zurück.
moguli-example-fill = Hell ist auf b7 angekommen. Dunkel hat nur noch ein freies Tor und muss ein zweites freimachen.
moguli-example-last-turn = Hell hat vier Steine drüben. Dunkel zieht noch einmal: c2–e1 bedeutet unentschieden.
moguli-example-second-wins = Dunkel zieht c2–b1, beendet den Zug und gewinnt.
moguli-example-blocked = Der sechste blockierte Zug hintereinander: Dunkel hat einen Stein drüben, Hell keinen. Dunkel gewinnt.
moguli-example-blocked-draw = Der sechste blockierte Zug hintereinander, je ein Stein drüben: unentschieden.
moguli-example-limit = Zug 400, der letzte: Dunkel hat drei Steine drüben, Hell zwei.
moguli-example-new-home-row = Mit den Plättchen der Reihe 5 hätte Hell eine erste Bewegung; mit den eigenen keine.
moguli-example-cylinder = Zylinder: Unter der Erde führt e7 nach a7. Der Stein von e5 kommt bei a6 oder b6 herauf.
moguli-example-no-cylinder = Dieselben Plättchen ohne Zylinder: keine Bewegung.

## Tipps

advice-moguli-win = Gewinnt sofort: Der vierte Stein ist drüben.
advice-moguli-stop = Hindert den Gegner daran, im nächsten Zug zu gewinnen.
advice-moguli-cross = Ein Stein mehr auf der anderen Seite, auf { $gate }.
advice-moguli-freeze = Legt den Gegner fest: Er muss ein Tor frei machen und kann es nicht mehr.
advice-moguli-free = Macht das Tor { $gate } der eigenen Grundreihe frei.
advice-moguli-spoil = { $tile } zu drehen, sperrt dem Gegner den besten Weg.
advice-moguli-forward = { $rows ->
    [one] Geht eine Reihe voran.
   *[other] Geht { $rows } Reihen voran.
}
advice-moguli-bonus = Geht unter einem gegnerischen Stein durch: ein Plättchen mehr zu drehen.
advice-moguli-prepare = { $tile } zu drehen, bereitet den nächsten Zug vor.
advice-moguli-regroup = Stellt einen Stein für später besser.
advice-moguli-wait = Im Augenblick gibt es nichts Besseres.
advice-moguli-swap = Reihe { $row } ist ein besserer Anfang.
advice-moguli-keep = Die eigene Grundreihe ist schon die beste.
