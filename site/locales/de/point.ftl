# Point: Reihen von Figuren, Tauschkarten, eine Bank.

## Das Spiel

point-name = Point
point-tagline = Eine Reihe Figuren, drei Karten, die man auch kopfüber liest, eine Bank. Wer hat zuerst nur noch eine Farbe?
point-description = Spielt Point zu zweit, zu dritt, zu viert oder zwei gegen zwei an einem Bildschirm: Tauscht eure Figuren mit der Bank, bis nur noch eine Farbe übrig ist. Kostenlos, ohne Anmeldung, auch offline.
point-cover = Die Schachtel von Point: eine große, leicht gedrehte Tauschkarte, meergrüne Ringe, eine Reihe Figuren aus Ebenholz und Elfenbein.
point-author = Piatnik, um 1975

## Die Plätze

point-seat-0 = Spieler 1
point-seat-1 = Spieler 2
point-seat-2 = Spieler 3
point-seat-3 = Spieler 4

## Die Optionen

point-option-players = Spieler
point-option-players-2 = Zwei
point-option-players-3 = Drei
point-option-players-4 = Vier
point-option-players-teams = 2 gegen 2
point-option-players-help = Zu zweit bestimmt das Los, wer Schwarz sammelt. Zu dritt wollen alle Schwarz. Zu viert sammeln die Plätze 1 und 3 Schwarz, 2 und 4 Weiß, jeder für sich oder als Team.

point-option-deck = Karten
point-option-deck-twice32 = Zwei und drei
point-option-deck-five64 = Fünf zusammen
point-option-deck-help = Zwei und drei: Jede Karte tauscht zwei Figuren gegen drei, und jede gibt es doppelt. Fünf zusammen: Dazu kommen Karten, die eine Figur gegen vier tauschen; kürzer und wilder.

point-option-layout = Startreihe
point-option-layout-free = Frei
point-option-layout-pairs = In Paaren
point-option-layout-random = Zufällig
point-option-layout-help = Frei: Alle ordnen ihre sechs schwarzen und sechs weißen Figuren, wie sie wollen. In Paaren: zwei schwarze, zwei weiße und so weiter.

## Das Ende

point-termination-colour = { $winner } gewinnt: Die Reihe hat nur noch eine Farbe, die richtige.
point-termination-together = { $winner } gewinnen gemeinsam: Ihre beiden Reihen haben nur noch ihre Farbe, mit mindestens zwölf Figuren.
point-termination-long = Unentschieden: Nach 300 Zügen hat es niemand geschafft.

## Figuren und Karten in Worten

point-pawn-b = schwarz
point-pawn-w = weiß
point-card-name = { $left } gegen { $right }
point-place = Platz { $place }: { $pawn }
point-place-use = Hier { $gives } zurückgeben, { $takes } nehmen. Die Reihe wäre dann: { $row }
point-row = { $player }, Reihe aus { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}: { $pawns }.
point-row-stopped = Hat aufgehört.
point-reading = Karte: { $gives } zurückgeben, { $takes } nehmen ({ $state }).
point-reading-turned = Gedreht: { $gives } zurückgeben, { $takes } nehmen ({ $state }).
point-reading-fits = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
point-reading-nowhere = diese Figuren stehen nicht nebeneinander in der Reihe
point-reading-short = in der Bank { $black ->
    [0] { $white ->
        [one] fehlt eine weiße
       *[other] fehlen { $white } weiße
    }
   *[other] { $white ->
        [0] { $black ->
            [one] fehlt eine schwarze
           *[other] fehlen { $black } schwarze
        }
       *[other] fehlen { $black ->
            [one] eine schwarze
           *[other] { $black } schwarze
        } und { $white ->
            [one] eine weiße
           *[other] { $white } weiße
        }
    }
}
point-copies = { $count }-mal vorhanden.
point-card-of = Bei { $player }.
point-offer-lies = Eben abgelegt, zum Nehmen.
point-taken-lies = Vom Spieler davor genommen, in diesem Zug zu benutzen.
point-bank = Bank
point-bank-holds = Bank: { $black } schwarze, { $white } weiße
point-pile = Stapel
point-pile-holds = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
point-discard = Ablage
point-discard-holds = Ablage: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
point-stopped = fertig
point-left = Noch { $count } von { $length } zu tauschen: { $pawn ->
    [b] schwarze
   *[w] weiße
}

## Die Schritte, wie sie angesagt werden

point-step-row = { $player } legt die Reihe: { $pawns }.
point-step-card = { $player } bekommt die Karte { $card }.
point-step-lot = { $players ->
    [2] Das Los hat entschieden: { $player } sammelt Schwarz und beginnt.
   *[other] Das Los hat entschieden: { $player } beginnt.
}
point-step-draw = { $refill ->
    [0] { $player } zieht eine Karte.
   *[other] Der Stapel ist leer: Die Ablage wird gemischt. { $player } zieht eine Karte.
}
point-step-take = { $player } nimmt die abgelegte Karte: { $card }.
point-step-use = { $player } gibt { $gives } zurück und nimmt { $takes }, Platz { $place }. Bank: { $black } schwarze, { $white } weiße.
point-step-throw = { $player } legt die Karte { $card } ab.
point-step-swap = { $player } gibt { $card } an { $partner } für { $other }.
point-step-stop = { $player } hört auf und überlässt die Karten { $partner }.
point-step-end = { $player } beendet den Zug.
point-note-lot = Los: { $player }
point-note-draw = zieht
point-note-take = nimmt { $card }
point-note-throw = legt { $card } ab
point-note-stop = hört auf
point-note-end = Ende

## Die Knöpfe

point-button-draw = Karte ziehen
point-button-take = Karte nehmen
point-button-turn = Drehen
point-button-exchange = Tauschen
point-button-throw = Ablegen
point-button-stop = Aufhören
point-button-end = Zug beenden
point-hints = Was der Tausch den anderen bringt
point-stats = Die übrigen Karten
point-layouts = Fertige Reihen
point-layout-pairs = Paare
point-layout-triples = Trios
point-layout-halves = Hälften
point-layout-random = Zufall
point-lay = { $player }: Das ist meine Reihe

## Was zu tun ist

point-hint-row = Tippe zwei Figuren an, um sie zu vertauschen, oder nimm eine fertige Reihe.
point-hint-row-second = Tippe die andere Figur an: Sie tauschen die Plätze.
point-hint-random = Der Zufall ordnet die Figuren.
point-hint-deal = Die Karten werden ausgeteilt.
point-hint-lot = Es wird gelost.
point-hint-begins = { $colour ->
    [b] { $player } sammelt Schwarz und beginnt: Zieh eine Karte.
   *[w] { $player } sammelt Weiß und beginnt: Zieh eine Karte.
}
point-hint-draw = { $player }: Zieh eine Karte.
point-hint-draw-useless = { $player }: Die abgelegte Karte nützt dir nichts. Zieh eine.
point-hint-take-or-draw = { $player }: Zieh eine Karte, oder nimm die abgelegte; dann musst du sie benutzen.
point-hint-use = { $player }: Wähle eine Karte mit Häkchen. Noch ein Tippen dreht sie.
point-hint-throw = { $player }: Keine Karte passt. Wähle, welche du ablegst.
point-hint-throw-this = Tippe auf die Ablage, um diese Karte abzulegen, oder wähle eine andere.
point-hint-throw-usable = Vorsicht: { $player } könnte diese Karte nehmen und benutzen.
point-hint-throw-useless = { $player } könnte mit dieser Karte nichts anfangen.
point-hint-taken = { $player }: Die genommene Karte muss jetzt benutzt werden.
point-hint-swap = Tippe auf eine Karte deines Partners, um sie gegen diese zu tauschen.
point-hint-chosen = { $count ->
    [one] { $exchange }: Tippe auf den leuchtenden Platz, um das Ergebnis zu sehen, oder dreh die Karte.
   *[other] { $exchange }: Tippe auf einen der { $count } leuchtenden Plätze, oder dreh die Karte.
}
point-hint-nowhere = { $exchange }: Diese Folge gibt es in deiner Reihe nicht. Dreh die Karte.
point-hint-short = { $exchange }: In der Bank { $black ->
    [0] { $white ->
        [one] fehlt eine weiße.
       *[other] fehlen { $white } weiße.
    }
   *[other] { $white ->
        [0] { $black ->
            [one] fehlt eine schwarze.
           *[other] fehlen { $black } schwarze.
        }
       *[other] fehlen { $black ->
            [one] eine schwarze
           *[other] { $black } schwarze
        } und { $white ->
            [one] eine weiße.
           *[other] { $white } weiße.
        }
    }
}
point-hint-preview = { $exchange }, Platz { $place }: So sähe es aus. Tippe noch einmal, um zu tauschen.
point-hint-preview-wins = { $exchange }, Platz { $place }: Damit gewinnst du! Tippe noch einmal, um zu tauschen.
point-hint-done = { $player }: fertig.
point-hint-done-swaps = { $swaps ->
    [one] Du kannst noch eine Karte mit deinem Partner tauschen.
   *[other] Du kannst noch { $swaps } Karten mit deinem Partner tauschen.
}
point-swaps-left = { $count ->
    [0] Kein Tausch mit dem Partner mehr
    [one] Noch ein Tausch mit dem Partner
   *[other] Noch { $count }-mal mit dem Partner tauschen
}

## Was ein Tausch den anderen bringt

point-help-choose = Wähle eine Karte und einen Platz: Du siehst, was die neue Bank den anderen erlaubt.
point-help-throw = Wähle eine Karte: Du siehst, ob der Nächste sie benutzen könnte.
point-help-nothing = Die neue Bank ändert für die anderen nichts.
point-opens = { $player } könnte { $exchange } spielen
point-opens-wins = { $player } könnte mit { $exchange } gewinnen
point-closes = { $player } könnte { $exchange } nicht mehr spielen
point-stats-help = Die Reihenfolge im Stapel ist unbekannt, der Inhalt nicht: Das liegt im Stapel und in der Ablage.
point-stats-card = Karte

## Warum ein Schritt nicht geht

error-point-game-over = Die Partie ist zu Ende.
error-point-by-chance = Das entscheidet der Zufall.
error-point-lay-out-first = Leg zuerst deine Reihe.
error-point-stopped = Du hast aufgehört: Es bleibt nur, den Zug zu beenden.
error-point-row-not-now = Die Reihe liegt schon.
error-point-row-uneven = Es müssen { $needed } schwarze und { $needed } weiße sein; hier sind { $black } schwarze und { $white } weiße.
error-point-take-first = Nimm zuerst eine Karte.
error-point-taken-already = Du hast in diesem Zug schon eine Karte genommen.
error-point-nothing-offered = Es liegt keine abgelegte Karte zum Nehmen da.
error-point-offer-useless = Diese Karte passt nicht in deine Reihe, und wer sie nimmt, muss sie benutzen. Zieh eine.
error-point-not-in-hand = Diese Karte hast du nicht.
error-point-use-the-taken = Du hast die abgelegte Karte genommen: Jetzt musst du sie benutzen.
error-point-not-there = Ab Platz { $place } stehen in deiner Reihe nicht diese Figuren in dieser Reihenfolge.
error-point-beyond-the-row = Die Reihe hat nur { $length } Figuren: Einen Platz { $place } gibt es nicht.
error-point-bank-short = Die Bank kann diese Karte nicht bezahlen. Dort { $black ->
    [0] { $white ->
        [one] fehlt eine weiße.
       *[other] fehlen { $white } weiße.
    }
   *[other] { $white ->
        [0] { $black ->
            [one] fehlt eine schwarze.
           *[other] fehlen { $black } schwarze.
        }
       *[other] fehlen { $black ->
            [one] eine schwarze
           *[other] { $black } schwarze
        } und { $white ->
            [one] eine weiße.
           *[other] { $white } weiße.
        }
    }
}
error-point-used-already = Du hast in diesem Zug schon eine Karte benutzt oder abgelegt: Beende ihn.
error-point-must-use = Noch nicht: Mindestens eine deiner Karten passt. Du musst eine benutzen, auch wenn es wehtut.
error-point-end-too-early = Noch nicht: Benutze eine Karte, oder leg eine ab, wenn keine passt.
error-point-no-partner = Karten tauschen und aufhören kann man nur bei zwei gegen zwei.
error-point-partner-stopped = Dein Partner hat aufgehört: Du hast alle Karten.
error-point-swaps-spent = Höchstens { $most } Kartentausche je Zug.
error-point-swap-identical = Diese beiden Karten sind gleich: Ein Tausch würde nichts ändern.
error-point-swap-taken = Die genommene Karte muss benutzt werden: Sie wird nicht getauscht.
error-point-not-the-partners = Diese Karte gehört nicht deinem Partner.
error-point-stop-second = Dein Partner hat schon aufgehört: Du musst weiterspielen.
error-point-stop-mixed = Zum Aufhören brauchst du eine Reihe in einer einzigen Farbe, deiner eigenen.
error-point-stop-not-now = Aufhören kann man, bevor man eine Karte nimmt, oder nachdem man eine benutzt oder abgelegt hat.

## Warum ein Text nicht verstanden wird

error-point-step-syntax = „{ $text }“ ist kein Schritt. Schreib zum Beispiel wb=bww@3, throw wb=bww, draw, take oder end (b für schwarz, w für weiß).
error-point-position-syntax = „{ $text }“ ist keine Stellung von Point.
error-point-position-seats = Es braucht { $seats } Spieler; diese Stellung hat { $given }.
error-point-position-row = „{ $text }“ ist hier keine mögliche Reihe.
error-point-position-card = „{ $text }“ ist keine Karte.
error-point-position-copies = Die Karte { $card } gibt es in diesem Kartenspiel nur { $copies }-mal.
error-point-position-phase = „{ $phase }“ ist kein möglicher Moment des Zugs.
error-point-position-seat = Einen Platz { $seat } gibt es nicht: Sie gehen von 1 bis { $seats }.
error-point-position-turn = Zug { $turn } ist hier nicht möglich; der letzte ist { $longest }.
error-point-position-colours = „{ $colours }“ sagt nicht, wer welche Farbe sammelt.
error-point-position-hand = Platz { $seat } sollte { $expected } Karten haben und hat { $cards }.
error-point-position-pile = Der Stapel oder die Ablage passt nicht zu diesem Moment.
error-point-position-pawns = { $colour ->
    [b] Es sollten insgesamt { $expected } schwarze Figuren sein, es sind { $count }.
   *[w] Es sollten insgesamt { $expected } weiße Figuren sein, es sind { $count }.
}
error-point-position-offer = In diesem Moment kann keine Karte zum Nehmen daliegen ({ $card }).
error-point-position-taken = Die Karte { $card } kann hier nicht genommen worden sein.
error-point-position-swaps = Hier kann es keine { $swaps } Kartentausche gegeben haben.
error-point-position-stopped = Platz { $seat } kann nicht aufgehört haben.
error-point-position-ending = Die Stellung sagt „{ $text }“, aber so ist die Partie nicht ausgegangen.

## Die Abbildungen der Regeln

point-example-start = Vor der Partie: Alle ordnen sechs schwarze und sechs weiße Figuren, wie sie wollen.
point-example-printed-1 = Schwarz gibt eine schwarze und zwei weiße Figuren zurück, die so nebeneinander stehen, und nimmt eine weiße und eine schwarze. In der eben noch leeren Bank bleibt eine weiße. Die Karte ist dafür gedreht.
point-example-printed-2 = Weiß gibt die Figuren 6 und 7 zurück, eine weiße und eine schwarze, und nimmt eine schwarze und zwei weiße.
point-example-both-readings = Eine Karte, zwei Lesarten, und für jede eine Auswahl an Plätzen.
point-example-bank-short = Die Bank hat eine schwarze Figur. Die Karte, die drei nimmt und keine zurückgibt, muss warten: Zwei fehlen.
point-example-compulsory = Nur eine Karte passt, und sie kostet Schwarz eine schwarze Figur. Gespielt werden muss sie trotzdem.
point-example-throw = Keine Karte passt: Eine wird abgelegt, egal welche. Zwei gleiche Karten sind eine einzige Wahl.
point-example-offer = Die abgelegte Karte darf genommen werden, wenn man sie benutzt. Wer zieht, schickt sie in die Ablage.
point-example-taken = Die genommene Karte muss in diesem Zug benutzt werden, was auch immer die Hand sonst könnte.
point-example-offer-useless = Diese Karte passt nicht, also kann man sie nicht nehmen.
point-example-refill = Der Stapel ist leer: Die ganze Ablage wird zum Stapel.
point-example-win = Nach diesem Tausch ist die Reihe von Schwarz ganz schwarz: Schwarz gewinnt am Ende des Zugs.
point-example-wrong-colour = Eine Reihe ganz in der anderen Farbe entscheidet nichts: Hier sammeln alle Schwarz.
point-example-three = Zu dritt gewinnt die erste ganz schwarze Reihe.
point-example-four = Zu viert sammeln die Plätze 2 und 4 Weiß: Dieser hier gewinnt gleich.
point-example-five64 = Das andere Kartenspiel hat auch Karten mit einer Figur gegen vier.
point-example-swap = Zwei gegen zwei: Partner sitzen einander gegenüber. Wer am Zug ist, darf eine Karte gegen eine andere tauschen.
point-example-swaps-spent = Drei Kartentausche je Zug, nicht einer mehr.
point-example-swap-duty = Eine Karte passt … aber man darf sie vorher dem Partner geben.
point-example-stop = Die Reihe von Spieler 1 ist ganz schwarz: Er darf aufhören und seine Karten dem Partner überlassen.
point-example-stop-not-now = Mit einer eben genommenen Karte kann man nicht aufhören: erst spielen.
point-example-seven-cards = Der Partner eines Spielers, der aufgehört hat, hält sechs Karten, im eigenen Zug sieben.
point-example-eleven = Zusammen elf schwarze Figuren und keine weiße mehr: eine zu wenig.
point-example-skipped = Die Züge eines Spielers, der aufgehört hat, werden übersprungen: Nach Platz 4 kommt Platz 2.
point-example-long = Nach 300 Zügen endet die Partie unentschieden.

## Ratschläge: warum ein Zug gut ist

advice-point-win = Gewinnt sofort.
advice-point-block = Lässt keinem Gegner eine Karte, die gewinnt.
advice-point-ready = Im nächsten Zug kann eine Karte deiner Hand die Reihe vollenden.
advice-point-clear = { $count ->
    [one] Eine Figur der anderen Farbe weniger.
   *[other] { $count } Figuren der anderen Farbe weniger.
}
advice-point-deny = Der Bank fehlt nun, was der Nächste braucht.
advice-point-shape = Die Reihe lässt sich danach leichter vollenden.
advice-point-later = Kostet ein wenig in der Reihe, aber Bank und behaltene Karten zahlen es zurück.
advice-point-least = Eine Karte muss benutzt werden; das schadet am wenigsten.
advice-point-safe = Der Nächste kann die abgeworfene Karte nicht benutzen.
advice-point-throw = Keine Karte ist zu benutzen, und diese fehlt dir am wenigsten.
advice-point-take = Die angebotene Karte leistet mehr als eine unbekannte.
advice-point-draw = Der Stapel verspricht mehr als das Angebotene.
advice-point-swap = Die Karte des Partners leistet mehr in deiner Reihe.
advice-point-stop = Deine Reihe ist, wie sie sein soll: Nichts kann sie mehr verderben.
advice-point-end = In diesem Zug ist nichts weiter zu tun.
advice-point-row = Eine Reihe, die mit wenigen Tauschzügen vollendet ist.
