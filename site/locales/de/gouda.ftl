# Gouda! Gouda!: das Rennen zum Käse, für zwei bis sechs.

## Das Spiel

gouda-name = Gouda! Gouda!
gouda-tagline = Mäuse, eine Küche bei Nacht, ein riesiger Käse. Wer ist zuerst auf dem Tisch?
gouda-description = Spiel Gouda! Gouda! zu zweit bis zu sechst an einem Bildschirm: Würfle, hilf deinen Mäusen hinauf, lass die anderen purzeln und halte deine Kräfte geheim. Kostenlos, ohne Anmeldung, auch offline.
gouda-cover = Die Schachtel von Gouda! Gouda!: eine Pyramide aus Mäusen unter einem ganzen Gouda bei Nacht und drei farbige Würfel.
gouda-cover-title = Gouda!|Gouda!
gouda-author = Frédéric Moyersoën

## Die Farben

gouda-seat-0 = Rot
gouda-seat-1 = Blau
gouda-seat-2 = Grün
gouda-seat-3 = Gelb
gouda-seat-4 = Lila
gouda-seat-5 = Weiß

## Die Optionen

gouda-option-markers = Kräfte
gouda-option-markers-help = Wie viele geheime Marken jeder zieht. Ohne Kräfte hat, wer anfängt, einen kleinen Vorteil; mit dreien nicht. „Je eine“ geht höchstens zu fünft.
gouda-option-markers-0 = Keine
gouda-option-markers-1 = 1
gouda-option-markers-2 = 2
gouda-option-markers-3 = 3
gouda-option-markers-4 = 4
gouda-option-markers-5 = 5
gouda-option-markers-set = Je eine
gouda-option-cheeses = Käse auf dem Tisch
gouda-option-cheeses-help = Einer: Die erste Maus am Ziel gewinnt. Mehrere: ein Festival bis zum letzten Stück.
gouda-option-cheeses-1 = Einer
gouda-option-cheeses-3 = Drei
gouda-option-cheeses-6 = Sechs
gouda-option-scattered = Käse unterwegs
gouda-option-scattered-help = Je ein Stück mehr auf den drei Umwegen. Nicht mit sechs auf dem Tisch: In der Schachtel sind nur sechs.
gouda-option-scattered-off = Nein
gouda-option-scattered-on = Ja
gouda-option-first = Wer anfängt
gouda-option-first-help = Der Platz, der zuerst spielt: nach altem Brauch die jüngste Person.
gouda-option-first-1 = Platz 1
gouda-option-first-2 = Platz 2
gouda-option-first-3 = Platz 3
gouda-option-first-4 = Platz 4
gouda-option-first-5 = Platz 5
gouda-option-first-6 = Platz 6
gouda-advice-second-game = Schon einmal gespielt? Mit drei Kräften für jeden wird es listiger, und niemand ist im Vorteil.

## Das Ende

gouda-termination-cheese = { $winner } gewinnt: Eine Maus ist beim Käse!
gouda-termination-festival = Kein Krümel ist übrig. { $winner } hat am meisten Käse gefressen.
gouda-termination-stranded = Keine Maus kommt mehr weiter. { $winner } hat am meisten Käse gefressen.

## Die Orte

gouda-place-m0 = die große Dose
gouda-place-c1 = die linke Kiste
gouda-place-c2 = die rechte Kiste
gouda-place-m1 = die Kochbücher
gouda-place-s1 = die Marmeladen
gouda-place-m2 = die Kartons
gouda-place-s2 = die Zeitungen
gouda-place-m3 = die Mehlsäcke
gouda-place-s3 = die Keksdose
gouda-place-m4 = das Regal
gouda-place-f1 = der linke Hocker
gouda-place-f2 = der rechte Hocker
gouda-place-t = der Tisch
gouda-mice = { $count ->
    [one] eine Maus: { $seat }
   *[other] { $count } Mäuse: { $seat }
}
gouda-count = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
}
gouda-nobody-here = niemand
gouda-cheese = { $count ->
    [one] ein Käse
   *[other] { $count } Käse
}

## Die Würfel

gouda-roll = Würfeln
gouda-dice-g = { $count } × Grün
gouda-dice-y = { $count } × Gelb
gouda-dice-r = { $count } × Rot
gouda-dice = { $left ->
    [0] Würfel: { $dice }. Keiner ist übrig.
    [one] Würfel: { $dice }. Einer ist übrig.
   *[other] Würfel: { $dice }. { $left } sind übrig.
}
gouda-dice-none = Noch keine Würfel auf dem Tisch.
gouda-worth = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
gouda-real-g = Ein grüner Würfel
gouda-real-y = Ein gelber Würfel
gouda-real-r = Ein roter Würfel
gouda-real-choose = { $count ->
    [one] Noch ein Würfel
   *[other] Noch { $count } Würfel
}
gouda-real-play = Das ist der Wurf

## Die Kräfte

gouda-power-reroll = Neuer Wurf
gouda-power-reroll-help = Würfel deiner Wahl werden neu geworfen.
gouda-power-improve = Verbesserung
gouda-power-improve-help = Würfel deiner Wahl werden eine Stufe besser: Rot wird Gelb, Gelb wird Grün.
gouda-power-worsen = Verschlechterung
gouda-power-worsen-help = Würfel deiner Wahl werden eine Stufe schlechter: Grün wird Gelb, Gelb wird Rot.
gouda-power-transfer = Verlegung
gouda-power-transfer-help = Der Wurf gilt für einen anderen, mindestens so vollen Ort.
gouda-power-annul = Annullierung
gouda-power-annul-help = Annulliert einen Wurf, einzelne Würfel oder die Kraft eines anderen.
gouda-power-extra = Extrazug
gouda-power-extra-help = Am Ende eines Zuges: noch einer, von dem Ort aus, den du nennst.
gouda-played-place = { $power }: { $place }
gouda-played-dice = { $power }: { $dice }
gouda-played-roll = { $power } des ganzen Wurfes
gouda-played-answer = { $power } als Antwort
gouda-on-roll = der ganze Wurf
gouda-on-marker = diese Kraft
gouda-stands = Es klappt!
gouda-falls = Annulliert!
gouda-markers-left = { $count ->
    [0] keine Kraft
    [one] eine verdeckte Kraft
   *[other] { $count } verdeckte Kräfte
}
gouda-eaten = { $count ->
    [0] kein Käse
    [one] ein Käse
   *[other] { $count } Käse
}
gouda-look = Meine Kräfte
gouda-look-whose = Wer möchte nachsehen?
gouda-hand = Deine Kräfte, nur für dich. Die anderen wissen nur, wie viele es sind.
gouda-hand-empty = Du hast keine Kraft mehr.
gouda-hand-choose = Wähle eine Kraft zum Ausspielen, oder verbirg alles.
gouda-hand-nothing = Keine deiner Kräfte nützt gerade etwas.
gouda-play = Ausspielen: { $power }
gouda-play-dice = { $power }: { $dice }
gouda-pick-dice = Wähle einen oder mehrere Würfel
gouda-pick-place = Wähle einen Ort:
gouda-annul-roll = Ganzen Wurf annullieren: neu würfeln

## Was gefragt wird, was zu tun ist

gouda-ask-roll = Spielt jemand eine Kraft auf diesen Wurf?
gouda-ask-end = Der Zug endet. Spielt jemand einen Extrazug?
gouda-ask-marker = Annulliert das jemand?
gouda-hint-draw = Die Kräfte werden gezogen.
gouda-hint-place = { $count ->
    [one] { $player }: noch eine Maus aufzustellen.
   *[other] { $player }: noch { $count } Mäuse aufzustellen, auf der Dose oder den Kisten.
}
gouda-hint-from = { $player }: Wähle einen Ort, an dem du eine Maus hast. Ein Würfel je Maus dort.
gouda-hint-roll = { $count ->
    [one] { $player }: ein Würfel zu werfen ({ $place }).
   *[other] { $player }: { $count } Würfel zu werfen ({ $place }).
}
gouda-hint-apply = { $count ->
    [0] { $player }: Kein Würfel hat eine Wirkung.
    [one] { $player }: noch ein Würfel. Wähle eine Maus, irgendeine.
   *[other] { $player }: noch { $count } Würfel. Wähle eine Maus, irgendeine.
}
gouda-hint-to = Wohin geht diese Maus? Grün geht hinauf, Rot hinunter.

## Unter dem Brett und im Seitenfeld

gouda-place-one = { $place }: { $count } deiner Mäuse. Noch eine
gouda-place-all = Alle auf M0
gouda-place-again = Von vorn
gouda-tray-from = Einen Ort wählen
gouda-tray-mice = Eine Maus wählen: { $place }
gouda-tray-to = Ziel wählen
gouda-tray-back = Eine andere Maus wählen
gouda-go-up = Hinauf: { $place }
gouda-go-down = Hinunter: { $place }
gouda-button-end = Zug beenden
gouda-button-decline = Passen

## Die Schritte, wie sie angesagt werden

gouda-step-draw = { $count ->
    [one] { $player } zieht eine Kraft.
   *[other] { $player } zieht { $count } Kräfte.
}
gouda-step-mice = { $player } stellt auf: { $can } auf der großen Dose, { $left } links, { $right } rechts.
gouda-step-from = { $player } nennt einen Ort: { $place }.
gouda-step-roll = { $player } würfelt: { $dice }.
gouda-step-up = { $player } bringt eine Maus hinauf ({ $owner }): { $place }.
gouda-step-down = { $player } bringt eine Maus hinunter ({ $owner }): { $place }.
gouda-step-eats = Sie frisst einen Käse für { $owner }!
gouda-step-marker = { $player } spielt { $played }.
gouda-step-decline = { $player } spielt keine Kraft.
gouda-step-end = { $player } hat die Würfel gespielt.
gouda-step-stands = { $power } von { $player }: Es klappt.
gouda-step-falls = { $power } von { $player }: annulliert.
gouda-note-draw = { $count ->
    [one] zieht 1
   *[other] zieht { $count }
}
gouda-note-decline = –
gouda-note-end = Ende

## Warum ein Schritt abgelehnt wird

error-gouda-not-now = { $phase ->
    [draw] Noch nicht: Erst werden die Kräfte gezogen.
    [place] Noch nicht: Stell erst deine fünf Mäuse auf.
    [from] Noch nicht: Nenne erst einen Ort.
    [roll] Noch nicht: Würfle erst.
    [react] Noch nicht: Erst werden alle nach Kräften gefragt.
    [apply] Noch nicht: Setze erst die Würfel ein.
   *[close] Noch nicht: Der Zug endet, erst werden alle nach einem Extrazug gefragt.
}
error-gouda-chance-not-now = Jetzt wird weder gewürfelt noch gezogen.
error-gouda-decline-not-asked = Du wirst gerade nichts gefragt.
error-gouda-marker-not-now = Nicht jetzt: Eine Kraft spielt man gleich nach einem Wurf oder am Ende eines Zuges.
error-gouda-mice-count = Es sind { $needed } Mäuse aufzustellen, nicht { $count }.
error-gouda-from-table = Der Tisch kann nicht genannt werden: Eine Maus, die hinkommt, bleibt dort.
error-gouda-from-no-mouse = Du hast keine Maus auf { $place }.
error-gouda-no-such-die = { $die ->
    [g] Es ist kein grüner Würfel mehr da.
   *[r] Es ist kein roter Würfel mehr da.
}
error-gouda-no-such-mouse = Platz { $seat } hat keine Maus auf { $place }.
error-gouda-not-forward = Von { $place } führt kein Schritt vorwärts nach { $to }.
error-gouda-not-backward = Von { $place } führt kein Schritt rückwärts nach { $to }.
error-gouda-no-way-back = Unter { $place } ist nichts mehr: Der rote Würfel hat keine Wirkung.
error-gouda-end-dice-left = { $count ->
    [one] Noch nicht: Ein Würfel ist noch einzusetzen.
   *[other] Noch nicht: { $count } Würfel sind noch einzusetzen.
}
error-gouda-marker-not-held = Diese Kraft hast du nicht.
error-gouda-answer-annul-only = Auf eine Kraft antwortet man nur mit einer Annullierung.
error-gouda-answer-alone = Als Antwort trifft die Annullierung die gespielte Kraft: Würfel wählt man dabei nicht.
error-gouda-answer-to-nothing = Sag, was du annullierst: den ganzen Wurf oder einzelne Würfel.
error-gouda-extra-at-the-end = Den Extrazug spielt man am Ende eines Zuges.
error-gouda-only-extra-at-the-end = Am Ende eines Zuges gibt es nur den Extrazug.
error-gouda-dice-not-there = Diese Würfel gehören nicht zum Wurf oder sind schon annulliert.
error-gouda-improve-green = Ein grüner Würfel kann nicht besser werden: Wähle gelbe oder rote.
error-gouda-worsen-red = Ein roter Würfel kann nicht schlechter werden: Wähle gelbe oder grüne.
error-gouda-transfer-same = Der Wurf gilt schon für { $place }: Wähle einen anderen Ort.
error-gouda-transfer-table = Auf den Tisch kann man keinen Wurf verlegen.
error-gouda-transfer-few = Um den Wurf dorthin zu verlegen, müssen auf { $place } mindestens { $needed } Mäuse sein; es sind { $count }.
error-gouda-extra-no-mouse = Platz { $seat } hat keine Maus auf { $place } und kann von dort nicht noch einmal spielen.

## Warum ein Text nicht verstanden wird

error-gouda-step-syntax = „{ $text }“ ist kein Schritt. Schreib zum Beispiel mice 3 1 1, from M2, g2 M3 (eine Maus von Platz 2 geht auf M3), end oder decline.
error-gouda-position-syntax = „{ $text }“ ist keine Stellung.
error-gouda-position-field = Diese Stellung ist unvollständig: „{ $field }“ fehlt oder gehört nicht hierher.
error-gouda-position-seat = „{ $text }“ ist kein Platz: Es gibt { $seats }.
error-gouda-position-seats = Diese Stellung ist für { $given } Personen, ihr seid { $seats }.
error-gouda-position-mice = Die Mäuse von Platz { $seat } sind so nicht möglich.
error-gouda-position-table = So können Mäuse nicht auf dem Tisch sein.
error-gouda-position-cheese = Die Käse dieser Stellung sind nicht möglich.
error-gouda-position-place = Der Wurf kann nicht für { $place } gelten.
error-gouda-position-dice = Diese Würfel sind nicht möglich: „{ $text }“.
error-gouda-position-markers = Die Kräfte dieser Stellung sind nicht möglich.
error-gouda-position-asked = Platz { $seat } kann nicht gefragt werden: keine Kraft mehr.
error-gouda-position-stack = Diese Kraft kann nicht im Gange sein: „{ $text }“.
error-gouda-position-set-up = Diese Aufstellung ist nicht möglich.
error-gouda-position-over = Diese Stellung gehört zu einer beendeten Partie und passt nicht zu ihrem Ergebnis.

## Die Abbildungen der Regeln

gouda-example-start = Aufstellung: Fünf Mäuse sind auf die Dose M0 und die Kisten C1 und C2 zu verteilen.
gouda-example-seven-mice = Sieben Mäuse auf M2: Rot nennt diesen Ort und würfelt mit fünf Würfeln, mehr gibt es nicht.
gouda-example-three-mice = Drei Mäuse auf M3: drei Würfel für Blau.
gouda-example-green-and-red = Ein grüner, ein roter, drei gelbe: Eine Maus von M2 geht hinauf, eine andere hinunter, egal welcher Farbe.
gouda-example-single-red = Eine Maus allein und ein roter Würfel: Sie muss hinunter, nach M1 oder S1.
gouda-example-reroll-duel = Rot darf die drei roten Würfel neu werfen … und Blau mit einem weiteren Neuen Wurf kontern.
gouda-example-extra-turn = Ende des Zuges von Rot, mit einem Extrazug auf der Hand: noch drei Würfel von M4?
gouda-example-extra-turn-forced = Grün zwingt Rot zu einem zweiten Zug von M4, wo vier blaue Mäuse warten.
gouda-example-transfer = Blau verlegt den Wurf von M2 nach M1 oder M3: Dort sind mindestens vier Mäuse.
gouda-example-transfer-back = Eine zweite Verlegung darf den Wurf nach M2 zurückbringen: Es zählt der genannte Ort.
gouda-example-improvement = Rot verbessert nur den gelben Würfel: Beide roten Mäuse gehen hinauf, die andere hinunter.
gouda-example-improvement-forced = Im Zug von Blau verbessert Rot drei gelbe Würfel: Alle vier Mäuse müssen hinauf.
gouda-example-deterioration = Blau verschlechtert den grünen und den gelben Würfel: Nichts geht mehr hinauf zum Tisch.
gouda-example-annulment-answered = Blau hat den ganzen Wurf annulliert; Rot darf diese Annullierung annullieren.
gouda-example-annulment-stack = Eine Annullierung im Gange, zwei weitere auf der Hand: Die letzte zählt.
gouda-example-annulment-of-dice = Zwei annullierte Würfel: Sie haben keine Wirkung, und keine Kraft kann sie mehr wählen.
gouda-example-asked-anyway = Blau hat nichts Brauchbares und wird doch gefragt: Jemanden zu übergehen würde zu viel verraten.
gouda-example-cheese = Zwei grüne auf F1: Rot kann gewinnen … oder aus Versehen Blau gewinnen lassen.
gouda-example-no-way-back = Auf der großen Dose haben rote Würfel keine Wirkung.
gouda-example-festival = Festival: Jede Maus am Ziel frisst ein Stück und ist aus dem Spiel.
gouda-example-festival-tie = Das letzte Stück des Festivals: Bei Gleichstand entscheidet das erste gefressene Stück.
gouda-example-scattered = Stücke auf den Umwegen: Man frisst sie aufwärts wie abwärts.
gouda-example-bare-table = Leerer Tisch: Eine Maus, die hinkommt, bleibt dort, und wer keine andere hat, setzt aus.
gouda-example-stranded = Die letzte Maus unterwegs: Nach ihr kann niemand mehr fressen.
gouda-example-full-set = Fünf Personen, jede mit einer Kraft von jeder Sorte.

## Tipps: warum so spielen

advice-gouda-wins = Gewinnt sofort.
advice-gouda-last-step = Mit { $percent } % Wahrscheinlichkeit bringt dieser Wurf eine Maus auf den Tisch.
advice-gouda-crowd = { $dice } Würfel: genug, um zu klettern und andere hinunterzuschicken.
advice-gouda-leader = Gibt deiner vordersten Maus die Chance zu klettern.
advice-gouda-follow = Holt die anderen Mäuse nach: Eine Gruppe wirft mehr Würfel.
advice-gouda-eats = Frisst ein Stück Käse.
advice-gouda-forward = Bringt deine Mäuse hinauf.
advice-gouda-back = Schickt Mäuse der anderen hinunter.
advice-gouda-spares = Richtet mit diesen Würfeln so wenig Schaden an wie möglich.
advice-gouda-makes-win = Diese Kraft macht deinen Wurf zum Gewinn.
advice-gouda-stops-win = Hält eine fremde Maus vom Tisch fern.
advice-gouda-helps = Diese Kraft macht deinen Wurf besser.
advice-gouda-harms = Verdirbt einen Wurf, der dich teuer käme.
advice-gouda-annuls = Hebt eine Kraft auf, die dir schaden würde.
advice-gouda-again = Sofort noch ein Zug ist diese Kraft wert.
advice-gouda-forces = Erzwingt einen Zug, der nur dir passt.
advice-gouda-keeps = Heb deine Kräfte für einen wichtigeren Moment auf.
advice-gouda-together = Zusammen werfen deine Mäuse mehr Würfel.
advice-gouda-spread = Verteilt haben deine Mäuse etwas von allen Würfeln.
