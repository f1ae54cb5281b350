# Diaballik and Senseï. $edition is “diaballik” or “sensei”.

## The game

diaballik-name = Diaballik
diaballik-edition = { $edition ->
    [sensei] Senseï
   *[diaballik] Diaballik
}
diaballik-tagline = Seven supports, one ball, three actions. Who will slip through first?
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
diaballik-left-antijeu = { $antijeu ->
    [automatic] { $player } wins by anti-game if the turn ends like this: { $contacts } contacts with the wall.
   *[announced] { $player } may announce anti-game: { $contacts } contacts with the wall.
}

## In the move list and on the box

diaballik-note-antijeu = anti-game
diaballik-note-end = end
diaballik-cover-line = & Senseï

## Why a step is refused

error-diaballik-game-over = The game is over. Step back, or start a rematch.
error-diaballik-opening-one-action = The first turn is short: one action, and you have made it. End your turn.
error-diaballik-no-support = { $edition ->
    [sensei] There is no stone on { $square }. Choose one of yours.
   *[diaballik] There is no support on { $square }. Choose one of yours.
}
error-diaballik-not-your-support = { $edition ->
    [sensei] The stone on { $square } is your opponent’s. Choose one of yours.
   *[diaballik] The support on { $square } is your opponent’s. Choose one of yours.
}
error-diaballik-no-moves-left = No moves left this turn: two at most.
error-diaballik-carrier-cannot-move = { $edition ->
    [sensei] The stone on { $square } carries the character: it stays put while the character is on it.
   *[diaballik] The support on { $square } carries the ball: it stays put while the ball is on it.
}
error-diaballik-not-straight = { $edition ->
    [sensei] A stone moves straight, along a row or a column.
   *[diaballik] A support moves straight, along a row or a column.
}
error-diaballik-too-far = Too far: in Shizukana mode a move goes one square only.
error-diaballik-occupied = { $square } is taken. A move needs an empty square.
error-diaballik-chasm = { $edition ->
    [sensei] { $square } is a chasm: no stone can stand there.
   *[diaballik] { $square } is a chasm: no support can stand there.
}
error-diaballik-path-blocked = The way is blocked on { $square }.
error-diaballik-path-chasm = { $edition ->
    [sensei] There is a chasm on { $square }: a stone cannot cross it.
   *[diaballik] There is a chasm on { $square }: a support cannot cross it.
}
error-diaballik-pass-used = You have already made this turn’s pass: one per turn.
error-diaballik-not-the-ball = { $edition ->
    [sensei] Your character is not on { $square } but on { $ball }. That is where it leaps from.
   *[diaballik] Your ball is not on { $square } but on { $ball }. That is where a pass begins.
}
error-diaballik-no-receiver = { $edition ->
    [sensei] None of your stones awaits the character on { $square }.
   *[diaballik] None of your supports awaits the ball on { $square }.
}
error-diaballik-not-in-line = A pass follows a row, a column or a diagonal.
error-diaballik-blocked-by-opponent = { $edition ->
    [sensei] The opposing stone on { $square } bars the way.
   *[diaballik] The opposing support on { $square } cuts off the pass.
}
error-diaballik-antijeu-automatic = In this game anti-game is not announced: it is checked at the end of every turn.
error-diaballik-no-wall = Your opponent has no wall from column a to column g.
error-diaballik-few-contacts = { $count ->
    [0] Nothing touches the wall yet: it takes { $needed } contacts, face to face.
    [one] Only one contact with the wall: it takes { $needed }, face to face.
   *[other] Only { $count } contacts with the wall: it takes { $needed }, face to face.
}
error-diaballik-end-no-action = Make at least one action before ending your turn: a move or a pass.

## Why a text is not understood

error-diaballik-step-syntax = “{ $text }” is not a step. Write for example c7-c6 (a move), d7>c7 (a pass), antijeu or end.
error-diaballik-position-syntax = “{ $text }” is not a position. It takes the board, the side to act (w or d), and the moves and passes left.
error-diaballik-position-rows = “{ $text }” does not describe seven rows of seven squares separated by slashes.
error-diaballik-position-supports = { $side ->
    [w] There must be seven white supports; this position has { $count }.
   *[d] There must be seven dark supports; this position has { $count }.
}
error-diaballik-position-balls = { $side ->
    [w] There must be exactly one white ball; this position has { $count }.
   *[d] There must be exactly one dark ball; this position has { $count }.
}
error-diaballik-position-chasm = In this position a piece stands in the chasm on { $square }. Change the position or the chasm option.
error-diaballik-position-two-winners = In this position both sides would have won at once.
error-diaballik-position-word = “{ $text }” makes no sense at the end of a position of this game.

## Why this turn: advice

advice-diaballik-win-goal = { $edition ->
    [sensei] Wins at once: the character arrives.
   *[diaballik] Wins at once: the ball arrives.
}
advice-diaballik-win-antijeu = Wins at once by anti-game: three contacts with the opposing wall.
advice-diaballik-win-forced = Wins for certain in { $turns } turns, whatever your opponent does.
advice-diaballik-lost = Everything loses: this is the turn your opponent is most likely to let go unpunished.
advice-diaballik-draw = Makes it a draw: the position appears for the third time.
advice-diaballik-stop-goal = Stops your opponent’s winning pass.
advice-diaballik-stop-antijeu = Prevents anti-game: your opponent was about to touch your wall three times.
advice-diaballik-threat = Threatens to win next turn: your opponent has to react.
advice-diaballik-forward = { $edition ->
    [sensei] Brings the character nearer to the goal.
   *[diaballik] Brings the ball nearer to the goal.
}
advice-diaballik-scout = { $edition ->
    [sensei] Puts a stone close to the opposing row, ready to receive the character.
   *[diaballik] Puts a support close to the opposing row, ready to receive the ball.
}
advice-diaballik-block = { $edition ->
    [sensei] Bars the way of the opposing character.
   *[diaballik] Bars the way of the opposing ball.
}
advice-diaballik-advance = { $edition ->
    [sensei] Moves your stones forward.
   *[diaballik] Moves your supports forward.
}
advice-diaballik-regroup = Rearranges your side: opens passes for you, closes those of your opponent.

## The figures of the rules

diaballik-example-start = The start: seven supports a side, the balls in the middle. White to play.
diaballik-example-turn = White has made a move, c7-c6, then the pass, d7>c6. One move is left, or the turn may end.
diaballik-example-moves = Within two moves, the white support on e5 can reach c5, d4, d5, d6, e6, e7 or f6.
diaballik-example-carrier = The carrier on d7 cannot move. But after the pass d7>e7 it is free, in the same turn.
diaballik-example-passes = Dark can pass from c1 to a3, e1 or g1, flying over its own support. Towards c4, the white support on c3 cuts the line.
diaballik-example-no-action = The white supports are shut in and the ball sees none of them: White can only end the turn.
diaballik-example-goal = White to win: the scout goes from f2 to f1, and the ball joins it diagonally from c4.
diaballik-example-antijeu = White’s wall runs from a to g. The dark supports on a3, e4 and g4 stand face to face with it: Dark may announce anti-game.
diaballik-example-antijeu-behind = The dark support on d6 is already behind the wall: it does not count. One contact is still missing.
diaballik-example-antijeu-third = Only two contacts. Dark moves from a2 to a3: that is the third, and the announcement may follow at once.
diaballik-example-antijeu-automatic = Automatic anti-game: if Dark plays a2-a3 and ends the turn, Dark wins without announcing anything.
diaballik-example-sensei = Senseï: the same steps, on stones. The Sage and the Monkey have already left their starting places.
diaballik-example-arashi = In Arashi mode, the support that has come to c4 can go on as far as the way is clear, in a straight line.
diaballik-example-swapped = The swapped start: each side has two scouts on the opposing row, on b and f.
diaballik-example-chasms-two = Two chasms, on b4 and f4. The Sage leaps from b6 to b2 over the first one; the stone on f7 has to stop on f5 at the latest.
diaballik-example-chasms-four = Four chasms, on c3, e3, c5 and e5. In one diagonal leap, from b6 to f2, the Sage crosses two of them.
diaballik-example-chasms-antijeu = The chasms b4 and f4 close the Sage’s wall. In front of them, b3 and f3 do not count; c3 and d3 do. Let the Monkey move a3 to a4, and there are three contacts.
diaballik-example-short-opening = A short first turn: after a single move, all that is left is to end it.
diaballik-example-repetition = The starting position appears here for the second time. Once more, and the game is a draw.
diaballik-example-forced-win = Arashi and the swapped start: after c7-c5, c5-b5 and d7>b5, Dark has no defence.
