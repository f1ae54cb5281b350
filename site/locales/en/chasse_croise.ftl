# Chassé-croisé: the crossing race with two dice.

## The game

chasse_croise-name = Chassé-croisé
chasse_croise-tagline = Ten pawns going up, ten going across, two dice. Who gets through without being hit?
chasse_croise-description = Play Chassé-croisé, two players on one screen: roll the dice, bring your pawns across, send your opponent’s back to the start. Free, no sign-up, works offline.
chasse_croise-cover = The Chassé-croisé box: two striped ribbons crossing, a red cone, a white cylinder and two dice.
chasse_croise-cover-title = Chassé-|croisé
chasse_croise-author = Author unknown

## The sides

chasse_croise-seat-0 = Red
chasse_croise-seat-1 = White

## Options

chasse_croise-option-lanes = Lanes
chasse_croise-option-lanes-10 = Ten
chasse_croise-option-lanes-7 = Seven
chasse_croise-option-lanes-5 = Five
chasse_croise-option-lanes-help = Ten pawns a side, as on the original board, or fewer for a shorter game.

chasse_croise-option-first = Who begins
chasse_croise-option-first-roll = The dice
chasse_croise-option-first-red = Red
chasse_croise-option-first-white = White
chasse_croise-option-first-help = The dice: both roll, the higher total begins and rolls again to play.

## The end

chasse_croise-termination-home = { $winner } wins: every pawn is home.
chasse_croise-termination-long = A draw: after 600 turns nobody has come home.

## Steps, as they are announced

chasse_croise-step-roll = { $player } rolls { $high } and { $low }.
chasse_croise-step-play = { $direction ->
    [forward] { $player } moves pawn { $lane } forward { $die }, { $where }.
   *[backward] { $player } moves pawn { $lane } back { $die }, { $where }.
}
chasse_croise-step-hit = { $pawn } goes back to the start!
chasse_croise-step-end = { $player } ends the turn.
chasse_croise-note-end = end

## Buttons

chasse_croise-roll = Roll the dice
chasse_croise-button-end = End turn
chasse_croise-swap = Swap the order of the dice
chasse_croise-hints = Pawns in danger
chasse_croise-stats = The dice so far
chasse_croise-real-die = Die { $number }
chasse_croise-real-choose = Tap the face of each die
chasse_croise-real-play = Play { $first } and { $second }

## Squares

chasse_croise-pawn = { $seat } { $lane }
chasse_croise-where-start = on its start
chasse_croise-where-home = home
chasse_croise-where-crossing = square { $place }
chasse_croise-place-pawn = pawn { $pawn }, { $where }
chasse_croise-place-empty = lane { $lane }, { $seat }: { $where }, empty

## What the dice say

chasse_croise-dice = { $left ->
    [0] Dice: { $high } and { $low }, both played.
    [one] Dice: { $high } and { $low }. The { $first } is left.
   *[other] Dice: { $high } and { $low }, to be played.
}
chasse_croise-dice-waiting = The dice are waiting: { $player }.
chasse_croise-to-roll = { $player }: your roll!
chasse_croise-rolloff = Who begins? { $player } rolls the dice.
chasse_croise-rolloff-answer = { $other } rolled { $total }. { $player } rolls the dice.
chasse_croise-rolloff-again = A tie! Both roll again, { $player } first.
chasse_croise-begins = { $player } begins: roll again to play.
chasse_croise-left = { $count ->
    [0] Both dice are played.
    [one] The { $first } is left to play.
   *[other] To play: { $first } and { $second }.
}
chasse_croise-barred = { $pawn } is in the way: no jumping over.
chasse_croise-home = { $seat }: { $count } of { $of } home

## Under the board, on a small screen

chasse_croise-tray = Choose a pawn
chasse_croise-tray-landings = Choose where to land
chasse_croise-tray-back = { $pawn }: choose another pawn
chasse_croise-tray-home = home
chasse_croise-tray-start = start
chasse_croise-landing = { $count ->
    [one] With the { $first }: { $where }.
   *[other] With the { $first }, then the { $second }: { $where }.
}

## Dangers and fair dice

chasse_croise-threats = { $count ->
    [0] No pawn in danger
    [one] One pawn in danger
   *[other] { $count } pawns in danger
}
chasse_croise-threat = { $pawn }: { $ways } in { $of }
chasse_croise-stats-help = How often each face came up. The line marks the average of perfect dice.
chasse_croise-stats-face = Face
chasse_croise-stats-rolls = Rolls
chasse_croise-stats-pairs = Doubles
chasse_croise-stats-mean = Average total
chasse_croise-stats-expected = { $count } (avg. { $expected })
chasse_croise-stats-fair = The dice come from your device’s cryptographic randomness, the same that protects your passwords. Nobody can foresee them and nothing evens them out: an odd streak is still chance.

## Why a step is refused

error-chasse-croise-step-syntax = “{ $text }” is not a step. Write for instance 4+6 (pawn 4, six forward), 4-3 (three back), roll 6-3 or end.
error-chasse-croise-roll-not-now = The dice have already been rolled this turn.
error-chasse-croise-end-forward-possible = Not yet: a die can still move a pawn forward, so it must be played (for instance the { $die } with pawn { $lane }).
error-chasse-croise-no-such-lane = There is no lane { $lane }: they go from 1 to { $lanes }.
error-chasse-croise-no-such-die = No die shows { $die }.
error-chasse-croise-die-used = The { $die } has been played already.
error-chasse-croise-beyond-home = Home takes the exact count: pawn { $lane } is { $left } away, { $die } is too many.
error-chasse-croise-beyond-start = Pawn { $lane } cannot go back { $die }: it is only { $left } from its start.
error-chasse-croise-blocked = An opposing pawn bars the way of pawn { $lane } on square { $by }: no jumping over.

## Why a text is not understood

error-chasse-croise-position-syntax = “{ $text }” is not a position. It takes the places of the red pawns, those of the white ones, the side to play and the dice.
error-chasse-croise-position-lanes = It takes { $lanes } pawns a side; this position gives { $given }.
error-chasse-croise-position-crossing = Two pawns cannot stand on the same crossing: column { $column }, row { $row }.
error-chasse-croise-position-dice = “{ $text }” is not a roll. Write for instance 6-3, 6-3:3 (the 3 is left) or - (to be rolled).
error-chasse-croise-position-two-winners = In this position both sides would have won at once.

## Why this turn, in a hint

advice-chasse_croise-win = Wins at once!
advice-chasse_croise-hit = { $points ->
    [one] Sends the opposing pawn { $lane } back to its start: one step lost.
   *[other] Sends the opposing pawn { $lane } back to its start: { $points } steps lost.
}
advice-chasse_croise-hits = Sends two opposing pawns back to their starts: { $points } steps lost.
advice-chasse_croise-home = { $count ->
    [one] Brings pawn { $lane } home.
   *[other] Brings two pawns home at once.
}
advice-chasse_croise-rescue = Takes pawn { $lane } out of danger.
advice-chasse_croise-bar = Bars the way of the opposing pawn { $lane }, which cannot jump.
advice-chasse_croise-threat = Threatens the opposing pawn { $lane }, which has much to lose.
advice-chasse_croise-safe = Moves on and leaves no pawn in great danger.
advice-chasse_croise-back = Goes back a little to be better placed for the next roll.
advice-chasse_croise-pass = Nothing better to do than to end the turn.
advice-chasse_croise-advance = Moves on, at a risk worth taking.

## Figures of the rules

chasse_croise-example-start = First turn: Red rolled 6 and 3. All red pawns are waiting on their starts, at A.
chasse_croise-example-rolloff = Red and White have both rolled 9: they roll again.
chasse_croise-example-two-dice = Red rolled 6 and 3. Pawn 2 moves 6 and pawn 5 moves 3; or pawn 7 moves 9; or pawn 5 goes back 6 and pawn 2 goes back 3.
chasse_croise-example-straight-home = With 6 and 5, pawn 4 goes straight from its start to its home: eleven steps.
chasse_croise-example-hits = Red rolled 4 and 3. Pawn 2 moves 3 and hits White 6; pawn 8 moves 4 and hits White 5.
chasse_croise-example-out-of-home = Red rolled 6 and 2. Pawns 3 and 6, already home, come back out and each hit a white pawn.
chasse_croise-example-no-jump = Red rolled 3 and 2. Pawn 4 is stuck: with 2, 3 or 5 it would have to jump over White 1.
chasse_croise-example-one-step-left = Pawn 1 is one step from home, but the dice say 3 and 2. Red may pass … or go back 2 and forward 3!
chasse_croise-example-back-and-home = Red rolled 6 and 5. Pawn 3 goes back 5, hits White 5, then moves forward 6 and is home.
chasse_croise-example-back-twice = Red rolled 5 and 2. Pawn 3 goes back 5 and hits, then goes back 2 more and hits again.
chasse_croise-example-compulsory = Red rolled 6 and 1. Either die can move a pawn forward: the turn cannot end yet.
chasse_croise-example-nothing-left = A white pawn stands before every red one: no 6 gets through. The turn ends here.
chasse_croise-example-won-with-a-die-left = The 1 brings the last pawn home: the game is won, the 6 is not played.
