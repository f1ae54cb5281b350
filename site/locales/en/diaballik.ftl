# Diaballik and Senseï. $edition is “diaballik” or “sensei”.

## The game

diaballik-name = Diaballik
diaballik-edition = { $edition ->
    [sensei] Senseï
   *[diaballik] Diaballik
}
diaballik-tagline = Seven supports, one ball, three actions. Who will slip through first?
diaballik-tagline-sensei = The Sage or the Monkey: who will reach the far bank?
diaballik-description = Play Diaballik and Senseï for two on one screen: move your supports, make your pass, bring your ball to the far row. Free, no account, works offline.
diaballik-cover = The Diaballik box: two glass balls on green baize, among supports of turned wood.
diaballik-author = A game by Philippe Lefrançois

## The sides

diaballik-seat-0 = { $edition ->
    [sensei] The Sage
   *[diaballik] White
}
diaballik-seat-1 = { $edition ->
    [sensei] The Monkey
   *[diaballik] Dark
}

## The options

diaballik-option-edition = Edition
diaballik-option-edition-diaballik = Diaballik
diaballik-option-edition-sensei = Senseï
diaballik-option-edition-help = One game, two costumes: balls and supports, or the Sage and the Monkey on their stones.

diaballik-option-movement = Movement
diaballik-option-movement-shizukana = Shizukana (the calm)
diaballik-option-movement-arashi = Arashi (the storm)
diaballik-option-movement-help = Shizukana: one square per move. Arashi: as many empty squares as you like, in a straight line.

diaballik-option-start = Start
diaballik-option-start-line = In line
diaballik-option-start-swapped = Swapped
diaballik-option-start-help = In line: everyone at home. Swapped: on b and f, each side already has a piece in the other’s camp.

diaballik-option-chasms = Chasms
diaballik-option-chasms-none = None
diaballik-option-chasms-two = Two (b4, f4)
diaballik-option-chasms-four = Four (c3, e3, c5, e5)
diaballik-option-chasms-help = Holes where nothing can stand and that only a pass can cross. Arashi mode only.

diaballik-option-antijeu = Anti-game
diaballik-option-antijeu-announced = Announced
diaballik-option-antijeu-automatic = Automatic
diaballik-option-antijeu-help = Against a wall: spot it and announce it yourself, or let the game check at the end of every turn.

diaballik-option-first = Who begins
diaballik-option-first-white = { $edition ->
    [sensei] The Sage
   *[diaballik] White
}
diaballik-option-first-dark = { $edition ->
    [sensei] The Monkey
   *[diaballik] Dark
}
diaballik-option-first-help = The side that plays the very first turn.

diaballik-option-opening = First turn
diaballik-option-opening-free = Free
diaballik-option-opening-short = Short
diaballik-option-opening-help = Short: the very first turn is a single action, one move or one pass.

diaballik-advice-short-opening = Recommended: with Arashi and the swapped start, whoever begins can force a win on the second turn. A short first turn restores the balance.

## The end of the game

diaballik-termination-goal = { $edition ->
    [sensei] { $winner } wins: the character has reached the far starting row.
   *[diaballik] { $winner } wins: the ball has reached the far starting row.
}
diaballik-termination-antijeu = { $edition ->
    [sensei] { $winner } wins by anti-game: at least three stones stood face to face with the opposing wall.
   *[diaballik] { $winner } wins by anti-game: at least three supports stood face to face with the opposing wall.
}
diaballik-termination-repetition = A draw: the same position has appeared three times.

## Steps, as they are announced

diaballik-step-move = { $edition ->
    [sensei] { $player } moves a stone from { $from } to { $to }.
   *[diaballik] { $player } moves a support from { $from } to { $to }.
}
diaballik-step-pass = { $edition ->
    [sensei] { $player } sends the character from { $from } to { $to }.
   *[diaballik] { $player } passes the ball from { $from } to { $to }.
}
diaballik-step-antijeu = { $player } announces anti-game.
diaballik-step-end = { $player } ends the turn.

## Buttons

diaballik-button-antijeu = Announce anti-game
diaballik-button-end = End turn

## Squares

diaballik-place-empty = { $place }, empty
diaballik-place-support = { $edition ->
    [sensei] { $place }, stone: { $seat }
   *[diaballik] { $place }, support: { $seat }
}
diaballik-place-ball = { $edition ->
    [sensei] { $place }, stone with the character: { $seat }
   *[diaballik] { $place }, support with the ball: { $seat }
}
diaballik-place-chasm = { $place }, chasm

## What is left of the turn

diaballik-left = Left to play
diaballik-left-moves = { $count ->
    [0] No move left
    [one] { $count } move
   *[other] { $count } moves
}
diaballik-left-passes = { $count ->
    [0] No pass left
    [one] { $count } pass
   *[other] { $count } passes
}
diaballik-left-antijeu = { $player } may announce anti-game: { $contacts } contacts with the wall.

## In the move list and on the box

diaballik-note-antijeu = anti-game
diaballik-note-end = end
diaballik-cover-line = & Senseï
