# Point: rows of pawns, exchange cards, a bank.

## The game

point-name = Point
point-tagline = A row of pawns, three cards that can be read either way up, a bank. Who will be down to one colour first?
point-description = Play Point with two, three or four, or two against two, on one screen: exchange your pawns with the bank until only one colour is left. Free, no account, works offline.
point-cover = The box of Point: a big exchange card, slightly turned, sea-green rings, a row of ebony and ivory pawns.
point-author = Piatnik, about 1975

## The seats

point-seat-0 = Player 1
point-seat-1 = Player 2
point-seat-2 = Player 3
point-seat-3 = Player 4

## The options

point-option-players = Players
point-option-players-2 = Two
point-option-players-3 = Three
point-option-players-4 = Four
point-option-players-teams = 2 against 2
point-option-players-help = With two, lots are drawn for who collects black. With three, everybody wants black. With four, seats 1 and 3 collect black, 2 and 4 white, each alone or as teams.

point-option-deck = Cards
point-option-deck-twice32 = Two and three
point-option-deck-five64 = Five in all
point-option-deck-help = Two and three: every card exchanges two pawns for three, and each is there twice. Five in all: cards that exchange one pawn for four join in; shorter and wilder.

point-option-layout = Starting row
point-option-layout-free = Free
point-option-layout-pairs = In pairs
point-option-layout-random = Random
point-option-layout-help = Free: each player arranges six black and six white pawns at will. In pairs: two black, two white, and so on.

## The end

point-termination-colour = { $winner } wins: the row has one colour left, the right one.
point-termination-together = { $winner } win together: their two rows have only their colour left, with at least twelve pawns.
point-termination-long = A draw: after 300 turns nobody has made it.

## Pawns and cards in words

point-pawn-b = black
point-pawn-w = white
point-card-name = { $left } for { $right }
point-place = place { $place }: { $pawn }
point-place-use = Here, give back { $gives }, take { $takes }. The row would become: { $row }
point-row = { $player }, row of { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}: { $pawns }.
point-row-stopped = This player has stopped.
point-reading = Card: give back { $gives }, take { $takes } ({ $state }).
point-reading-turned = Turned: give back { $gives }, take { $takes } ({ $state }).
point-reading-fits = { $count ->
    [one] one place
   *[other] { $count } places
}
point-reading-nowhere = these pawns do not stand side by side in the row
point-reading-short = the bank is short of { $black ->
    [0] { $white } white
   *[other] { $white ->
        [0] { $black } black
       *[other] { $black } black and { $white } white
    }
}
point-copies = { $count } copies.
point-card-of = Held by { $player }.
point-offer-lies = Just thrown away, yours to take.
point-taken-lies = Taken from the player before, to be used this turn.
point-bank = Bank
point-bank-holds = Bank: { $black } black, { $white } white
point-pile = Pile
point-pile-holds = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
point-discard = Discard
point-discard-holds = Discard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
point-stopped = stopped
point-left = { $count } of { $length } still to change: { $pawn ->
    [b] black ones
   *[w] white ones
}

## Steps as they are announced

point-step-row = { $player } lays out a row: { $pawns }.
point-step-card = { $player } gets the card { $card }.
point-step-lot = { $players ->
    [2] Lots are drawn: { $player } collects black and begins.
   *[other] Lots are drawn: { $player } begins.
}
point-step-draw = { $refill ->
    [0] { $player } draws a card.
   *[other] The pile is empty: the discard is shuffled. { $player } draws a card.
}
point-step-take = { $player } takes the card thrown away: { $card }.
point-step-use = { $player } gives back { $gives } and takes { $takes }, place { $place }. Bank: { $black } black, { $white } white.
point-step-throw = { $player } throws away the card { $card }.
point-step-swap = { $player } gives { $card } to { $partner } for { $other }.
point-step-stop = { $player } stops and leaves the cards to { $partner }.
point-step-end = { $player } ends the turn.
point-note-lot = lots: { $player }
point-note-draw = draw
point-note-take = takes { $card }
point-note-throw = throws { $card }
point-note-stop = stop
point-note-end = end

## Buttons

point-button-draw = Draw a card
point-button-take = Take the card
point-button-turn = Turn
point-button-exchange = Exchange
point-button-throw = Throw away
point-button-stop = Stop
point-button-end = End the turn
point-hints = What the exchange gives the others
point-stats = The cards that are left
point-layouts = Ready-made rows
point-layout-pairs = Pairs
point-layout-triples = Triples
point-layout-halves = Halves
point-layout-random = Random
point-lay = { $player }: this is my row

## What there is to do

point-hint-row = Tap two pawns to exchange them, or take a ready-made row.
point-hint-row-second = Tap the other pawn: they will change places.
point-hint-random = Chance arranges the pawns.
point-hint-deal = Cards are being dealt.
point-hint-lot = Lots are being drawn.
point-hint-begins = { $colour ->
    [b] { $player } collects black and begins: draw a card.
   *[w] { $player } collects white and begins: draw a card.
}
point-hint-draw = { $player }: draw a card.
point-hint-draw-useless = { $player }: you have no use for the card thrown away. Draw one.
point-hint-take-or-draw = { $player }: draw, or take the card thrown away; then it must be used.
point-hint-use = { $player }: choose a card with a tick. Another tap turns it.
point-hint-throw = { $player }: no card can be used. Choose the one to throw away.
point-hint-throw-this = Tap the discard to throw this card away, or choose another.
point-hint-throw-usable = Careful: { $player } could take this card and use it.
point-hint-throw-useless = { $player } could do nothing with this card.
point-hint-taken = { $player }: the card you took must be used now.
point-hint-swap = Tap one of your partner’s cards to swap it for this one.
point-hint-chosen = { $count ->
    [one] { $exchange }: tap the lit place to see the result, or turn the card.
   *[other] { $exchange }: tap one of the { $count } lit places, or turn the card.
}
point-hint-nowhere = { $exchange }: your row has no such sequence. Turn the card.
point-hint-short = { $exchange }: the bank is short of { $black ->
    [0] { $white } white.
   *[other] { $white ->
        [0] { $black } black.
       *[other] { $black } black and { $white } white.
    }
}
point-hint-preview = { $exchange }, place { $place }: this is the result. Tap again to exchange.
point-hint-preview-wins = { $exchange }, place { $place }: and you win! Tap again to exchange.
point-hint-done = { $player }: done.
point-hint-done-swaps = { $swaps ->
    [one] You may still swap one card with your partner.
   *[other] You may still swap { $swaps } cards with your partner.
}
point-swaps-left = { $count ->
    [0] No more card swaps this turn
    [one] One more card swap with your partner
   *[other] { $count } more card swaps with your partner
}

## What an exchange gives the others

point-help-choose = Choose a card and a place: you will see what the new bank lets the others do.
point-help-throw = Choose a card: you will see whether the next player could use it.
point-help-nothing = The new bank changes nothing for the others.
point-opens = { $player } could play { $exchange }
point-opens-wins = { $player } could win with { $exchange }
point-closes = { $player } could no longer play { $exchange }
point-stats-help = The order of the pile is unknown, its contents are not: this is what it and the discard hold.
point-stats-card = Card

## Why a step is refused

error-point-game-over = The game is over.
error-point-by-chance = That is for chance to decide.
error-point-lay-out-first = Lay out your row first.
error-point-stopped = You have stopped: all that is left is to end the turn.
error-point-row-not-now = The row is laid out already.
error-point-row-uneven = It takes { $needed } black and { $needed } white pawns; here are { $black } black and { $white } white ones.
error-point-take-first = Take a card first.
error-point-taken-already = You have already taken a card this turn.
error-point-nothing-offered = There is no thrown card to take.
error-point-offer-useless = This card cannot be used in your row, and whoever takes it must use it. Draw one.
error-point-not-in-hand = This card is not in your hand.
error-point-use-the-taken = You took the card thrown away: that is the one to use.
error-point-not-there = From place { $place } on, your row does not have these pawns in this order.
error-point-beyond-the-row = The row has only { $length } pawns: there is no place { $place }.
error-point-bank-short = The bank cannot pay this card: it is short of { $black ->
    [0] { $white } white.
   *[other] { $white ->
        [0] { $black } black.
       *[other] { $black } black and { $white } white.
    }
}
error-point-used-already = You have already used or thrown a card this turn: end it.
error-point-must-use = Not yet: at least one of your cards can be used. You must use one, even if it hurts.
error-point-end-too-early = Not yet: use a card, or throw one away if none can be used.
error-point-no-partner = Swapping cards and stopping exist only in two against two.
error-point-partner-stopped = Your partner has stopped: you hold all the cards.
error-point-swaps-spent = No more than { $most } card swaps a turn.
error-point-swap-identical = These two cards are identical: swapping them would change nothing.
error-point-swap-taken = The card taken from the player before must be used: it cannot be swapped.
error-point-not-the-partners = This card is not your partner’s.
error-point-stop-second = Your partner has stopped already: you have to go on.
error-point-stop-mixed = To stop you need a row of one colour, your own.
error-point-stop-not-now = You may stop before taking a card, or after using or throwing one.

## Why a text is not understood

error-point-step-syntax = “{ $text }” is not a step. Write, for example, wb=bww@3, throw wb=bww, draw, take or end (b for black, w for white).
error-point-position-syntax = “{ $text }” is not a position of Point.
error-point-position-seats = It takes { $seats } players; this position has { $given }.
error-point-position-row = “{ $text }” is not a possible row here.
error-point-position-card = “{ $text }” is not a card.
error-point-position-copies = This deck has only { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of the card { $card }.
error-point-position-phase = “{ $phase }” is not a possible moment of the turn.
error-point-position-seat = There is no seat { $seat }: they go from 1 to { $seats }.
error-point-position-turn = Turn { $turn } is not possible here; the last one is { $longest }.
error-point-position-colours = “{ $colours }” does not say who collects which colour.
error-point-position-hand = Seat { $seat } should have { $expected } cards and has { $cards }.
error-point-position-pile = The pile or the discard does not fit this moment.
error-point-position-pawns = { $colour ->
    [b] There should be { $expected } black pawns in all, there are { $count }.
   *[w] There should be { $expected } white pawns in all, there are { $count }.
}
error-point-position-offer = No card can be on offer at this moment ({ $card }).
error-point-position-taken = The card { $card } cannot have been taken here.
error-point-position-swaps = There cannot have been { $swaps } card swaps here.
error-point-position-stopped = Seat { $seat } cannot have stopped.
error-point-position-ending = The position says “{ $text }”, but the game has not ended like that.

## The figures of the rules

point-example-start = Before the game: everybody arranges six black and six white pawns at will.
point-example-printed-1 = Black gives back a black and two white pawns in a row and takes a white and a black one. The bank, empty so far, keeps a white pawn. The card is turned for it.
point-example-printed-2 = White gives back pawns 6 and 7, a white and a black one, and takes a black and two white ones.
point-example-both-readings = One card, two readings, and a choice of places for each.
point-example-bank-short = The bank has one black pawn. The card that takes three and gives none back has to wait: two are missing.
point-example-compulsory = Only one card can be used, and it costs Black a black pawn. It must be played all the same.
point-example-throw = No card can be used: one is thrown away, any of them. Two identical cards are one choice.
point-example-offer = The card thrown away may be taken, provided it is used. Drawing sends it to the discard.
point-example-taken = The card taken must be used in this turn, whatever else the hand could do.
point-example-offer-useless = This card cannot be used, so it cannot be taken.
point-example-refill = The pile is empty: the whole discard becomes the pile.
point-example-win = After this exchange Black’s row is all black: Black wins at the end of the turn.
point-example-wrong-colour = A row all of the other colour decides nothing: here everybody collects black.
point-example-three = With three, the first row that is all black wins.
point-example-four = With four, seats 2 and 4 collect white: this one is about to win.
point-example-five64 = The other deck also has cards of one pawn for four.
point-example-swap = Two against two: partners sit opposite. The player on turn may swap a card for a different one.
point-example-swaps-spent = Three card swaps a turn, not one more.
point-example-swap-duty = A card can be used… but it may be given to the partner first.
point-example-stop = Player 1’s row is all black, so Player 1 may stop and leave the cards to the partner.
point-example-stop-not-now = With a card just taken you cannot stop: play first.
point-example-seven-cards = The partner of a player who has stopped holds six cards, seven on their turn.
point-example-eleven = Between them eleven black pawns and no white one: one too few.
point-example-skipped = The turns of a player who has stopped are skipped: after seat 4 comes seat 2.
point-example-long = After 300 turns the game is a draw.

## Advice: why a turn is good

advice-point-win = Wins at once.
advice-point-block = Leaves no opponent a card that wins.
advice-point-ready = Next turn, a card of your hand can finish your row.
advice-point-clear = { $count ->
    [one] One pawn of the other colour fewer.
   *[other] { $count } pawns of the other colour fewer.
}
advice-point-deny = The bank now lacks what the next player needs.
advice-point-shape = The row will be easier to finish.
advice-point-later = Costs a little in the row, but the bank and the cards kept will pay it back.
advice-point-least = You have to use a card; this hurts least.
advice-point-safe = The next player cannot use the card you throw away.
advice-point-throw = No card can be used, and you will miss this one least.
advice-point-take = The card on offer does more than an unknown one.
advice-point-draw = The pile promises more than what is on offer.
advice-point-swap = Your partner’s card does more in your row.
advice-point-stop = Your row is as it should be: nothing can spoil it now.
advice-point-end = Nothing else needs doing in this turn.
advice-point-row = A row that takes few exchanges to finish.
