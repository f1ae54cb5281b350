# Gouda! Gouda!: the race for the cheese, for two to six.

## The game

gouda-name = Gouda! Gouda!
gouda-tagline = Mice, a kitchen at night, an enormous cheese. Who will be first on the table?
gouda-description = Play Gouda! Gouda!, for two to six players, on one screen: roll the dice, help your mice up, send the others tumbling, and keep your powers secret. Free, no sign-up, even offline.
gouda-cover = The box of Gouda! Gouda!: a pyramid of mice under a whole Gouda at night, and three coloured dice.
gouda-cover-title = Gouda!|Gouda!
gouda-author = Frédéric Moyersoën

## The colours

gouda-seat-0 = Red
gouda-seat-1 = Blue
gouda-seat-2 = Green
gouda-seat-3 = Yellow
gouda-seat-4 = Purple
gouda-seat-5 = White

## The options

gouda-option-markers = Powers
gouda-option-markers-help = How many secret markers everybody draws. Without powers whoever begins has a small advantage; with three, no. “One of each” is for five at most.
gouda-option-markers-0 = None
gouda-option-markers-1 = 1
gouda-option-markers-2 = 2
gouda-option-markers-3 = 3
gouda-option-markers-4 = 4
gouda-option-markers-5 = 5
gouda-option-markers-set = One of each
gouda-option-cheeses = Cheeses on the table
gouda-option-cheeses-help = A single one: the first mouse to arrive wins. Several: a festival, played to the last piece.
gouda-option-cheeses-1 = One
gouda-option-cheeses-3 = Three
gouda-option-cheeses-6 = Six
gouda-option-scattered = Cheese along the way
gouda-option-scattered-help = One more piece on each of the three side steps. Not with six on the table: the game’s box has only six.
gouda-option-scattered-off = No
gouda-option-scattered-on = Yes
gouda-option-first = Who begins
gouda-option-first-help = The seat that plays first: by tradition, the youngest.
gouda-option-first-1 = Seat 1
gouda-option-first-2 = Seat 2
gouda-option-first-3 = Seat 3
gouda-option-first-4 = Seat 4
gouda-option-first-5 = Seat 5
gouda-option-first-6 = Seat 6
gouda-advice-second-game = Played it before? With three powers each the game becomes craftier, and nobody has an advantage.

## The end

gouda-termination-cheese = { $winner } wins: one of their mice has reached the cheese!
gouda-termination-festival = Not a crumb is left. { $winner } has eaten the most cheese.
gouda-termination-stranded = No mouse can go on. { $winner } has eaten the most cheese.

## The places

gouda-place-m0 = the big can
gouda-place-c1 = the left crate
gouda-place-c2 = the right crate
gouda-place-m1 = the cookbooks
gouda-place-s1 = the jam jars
gouda-place-m2 = the boxes
gouda-place-s2 = the newspapers
gouda-place-m3 = the flour sacks
gouda-place-s3 = the biscuit tin
gouda-place-m4 = the shelf
gouda-place-f1 = the left stool
gouda-place-f2 = the right stool
gouda-place-t = the table
gouda-mice = { $count ->
    [one] one mouse: { $seat }
   *[other] { $count } mice: { $seat }
}
gouda-count = { $count ->
    [one] 1 mouse
   *[other] { $count } mice
}
gouda-nobody-here = nobody
gouda-cheese = { $count ->
    [one] a cheese
   *[other] { $count } cheeses
}

## The dice

gouda-roll = Roll the dice
gouda-dice-g = { $count } green
gouda-dice-y = { $count } yellow
gouda-dice-r = { $count } red
gouda-dice = { $left ->
    [0] Dice: { $dice }. None left.
    [one] Dice: { $dice }. One left.
   *[other] Dice: { $dice }. { $left } left.
}
gouda-dice-none = No dice on the table yet.
gouda-worth = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
gouda-real-g = A green die
gouda-real-y = A yellow die
gouda-real-r = A red die
gouda-real-choose = { $count ->
    [one] One more die
   *[other] { $count } more dice
}
gouda-real-play = That is the roll

## The powers

gouda-power-reroll = Reroll
gouda-power-reroll-help = Dice of your choice are rolled again.
gouda-power-improve = Improvement
gouda-power-improve-help = Dice of your choice get a step better: red becomes yellow, yellow becomes green.
gouda-power-worsen = Deterioration
gouda-power-worsen-help = Dice of your choice get a step worse: green becomes yellow, yellow becomes red.
gouda-power-transfer = Transfer
gouda-power-transfer-help = The roll applies to another place, at least as crowded.
gouda-power-annul = Annulment
gouda-power-annul-help = Annuls a whole roll, some dice, or somebody’s power.
gouda-power-extra = Extra turn
gouda-power-extra-help = At the end of a turn: one more, from the place you name.
gouda-played-place = { $power }: { $place }
gouda-played-dice = { $power }: { $dice }
gouda-played-roll = { $power } of the whole roll
gouda-played-answer = { $power } in answer
gouda-on-roll = the whole roll
gouda-on-marker = this power
gouda-stands = It works!
gouda-falls = Annulled!
gouda-markers-left = { $count ->
    [0] no power
    [one] one hidden power
   *[other] { $count } hidden powers
}
gouda-eaten = { $count ->
    [0] no cheese
    [one] one cheese
   *[other] { $count } cheeses
}
gouda-look = My powers
gouda-look-whose = Who wants to look?
gouda-hand = Your powers, for you alone. The others know only how many there are.
gouda-hand-empty = You have no power left.
gouda-hand-choose = Choose a power to play, or hide everything.
gouda-hand-nothing = None of your powers is of use right now.
gouda-play = Play: { $power }
gouda-play-dice = { $power }: { $dice }
gouda-pick-dice = Choose one or more dice
gouda-pick-place = Choose a place:
gouda-annul-roll = Annul the whole roll: roll again

## What is asked, what there is to do

gouda-ask-roll = Does anybody play a power on this roll?
gouda-ask-end = The turn ends. Does anybody play an Extra turn?
gouda-ask-marker = Does anybody annul it?
gouda-hint-draw = The powers are drawn.
gouda-hint-place = { $count ->
    [one] { $player }: one more mouse to place.
   *[other] { $player }: { $count } more mice to place, on the can or the crates.
}
gouda-hint-from = { $player }: choose a place where you have a mouse. One die for each mouse there.
gouda-hint-roll = { $count ->
    [one] { $player }: one die to roll for { $place }.
   *[other] { $player }: { $count } dice to roll for { $place }.
}
gouda-hint-apply = { $count ->
    [0] { $player }: no die has any effect.
    [one] { $player }: one more die. Choose a mouse, any mouse.
   *[other] { $player }: { $count } more dice. Choose a mouse, any mouse.
}
gouda-hint-to = Where does this mouse go? Green goes up, red goes down.

## Under the board and in the panel

gouda-place-one = { $place }: { $count } of your mice. One more
gouda-place-all = All on M0
gouda-place-again = Start over
gouda-tray-from = Choose a place
gouda-tray-mice = Choose a mouse: { $place }
gouda-tray-to = Choose where it goes
gouda-tray-back = Choose another mouse
gouda-go-up = Up: { $place }
gouda-go-down = Down: { $place }
gouda-button-end = End the turn
gouda-button-decline = Pass

## Steps as they are announced

gouda-step-draw = { $count ->
    [one] { $player } draws a power.
   *[other] { $player } draws { $count } powers.
}
gouda-step-mice = { $player } places the mice: { $can } on the big can, { $left } left, { $right } right.
gouda-step-from = { $player } names { $place }.
gouda-step-roll = { $player } rolls: { $dice }.
gouda-step-up = { $player } moves a mouse up ({ $owner }): { $place }.
gouda-step-down = { $player } moves a mouse down ({ $owner }): { $place }.
gouda-step-eats = It eats a cheese for { $owner }!
gouda-step-marker = { $player } plays { $played }.
gouda-step-decline = { $player } plays no power.
gouda-step-end = { $player } has played the dice.
gouda-step-stands = { $power } by { $player }: it works.
gouda-step-falls = { $power } by { $player }: annulled.
gouda-note-draw = { $count ->
    [one] draws 1
   *[other] draws { $count }
}
gouda-note-decline = –
gouda-note-end = end

## Why a step is refused

error-gouda-not-now = { $phase ->
    [draw] Not now: first the powers are drawn.
    [place] Not now: first place your five mice.
    [from] Not now: first name a place.
    [roll] Not now: first roll the dice.
    [react] Not now: first everybody is asked for powers.
    [apply] Not now: first apply the dice.
   *[close] Not now: the turn is ending, first everybody is asked for an Extra turn.
}
error-gouda-chance-not-now = This is not the moment to roll or draw.
error-gouda-decline-not-asked = Nobody is asking you anything right now.
error-gouda-marker-not-now = Not now: a power is played right after a roll or at the end of a turn.
error-gouda-mice-count = { $needed } mice are to be placed, not { $count }.
error-gouda-from-table = The table cannot be named: a mouse that gets there stays there.
error-gouda-from-no-mouse = You have no mouse on { $place }.
error-gouda-no-such-die = { $die ->
    [g] There is no green die left.
   *[r] There is no red die left.
}
error-gouda-no-such-mouse = Seat { $seat } has no mouse on { $place }.
error-gouda-not-forward = From { $place }, a step forward does not lead to { $to }.
error-gouda-not-backward = From { $place }, a step backward does not lead to { $to }.
error-gouda-no-way-back = There is nothing below { $place }: the red die has no effect.
error-gouda-end-dice-left = { $count ->
    [one] Not yet: one die is still to be applied.
   *[other] Not yet: { $count } dice are still to be applied.
}
error-gouda-marker-not-held = You do not have this power.
error-gouda-answer-annul-only = A power can only be answered with an Annulment.
error-gouda-answer-alone = In answer, an Annulment is about the power played: it chooses no dice.
error-gouda-answer-to-nothing = Say what you annul: the whole roll, or some dice.
error-gouda-extra-at-the-end = An Extra turn is played at the end of a turn.
error-gouda-only-extra-at-the-end = At the end of a turn only an Extra turn is played.
error-gouda-dice-not-there = These dice are not in the roll, or are annulled already.
error-gouda-improve-green = A green die cannot get better: choose yellow or red ones.
error-gouda-worsen-red = A red die cannot get worse: choose yellow or green ones.
error-gouda-transfer-same = The roll applies to { $place } already: choose another place.
error-gouda-transfer-table = A roll cannot be transferred to the table.
error-gouda-transfer-few = To transfer the roll there, { $place } must have at least { $needed } mice; it has { $count }.
error-gouda-extra-no-mouse = Seat { $seat } has no mouse on { $place } and cannot play again from there.

## Why a text is not understood

error-gouda-step-syntax = “{ $text }” is not a step. Write for example mice 3 1 1, from M2, g2 M3 (a mouse of seat 2 goes up to M3), end or decline.
error-gouda-position-syntax = “{ $text }” is not a position.
error-gouda-position-field = This position is incomplete: “{ $field }” is missing or out of place.
error-gouda-position-seat = “{ $text }” is not a seat: there are { $seats }.
error-gouda-position-seats = This position is for { $given } players, and there are { $seats } of you.
error-gouda-position-mice = The mice of seat { $seat } are not possible.
error-gouda-position-table = Mice cannot be on the table like that.
error-gouda-position-cheese = The cheeses of this position are not possible.
error-gouda-position-place = The roll cannot apply to { $place }.
error-gouda-position-dice = These dice are not possible: “{ $text }”.
error-gouda-position-markers = The powers of this position are not possible.
error-gouda-position-asked = Seat { $seat } cannot be asked: it has no power left.
error-gouda-position-stack = This power cannot be under way: “{ $text }”.
error-gouda-position-set-up = This set-up is not possible.
error-gouda-position-over = This position is of a match that is over, and does not fit its result.

## The figures of the rules

gouda-example-start = Set-up: five mice to be split between the can M0 and the crates C1 and C2.
gouda-example-seven-mice = Seven mice on M2: Red names this place and rolls five dice, the most there are.
gouda-example-three-mice = Three mice on M3: three dice for Blue.
gouda-example-green-and-red = One green, one red, three yellow: a mouse of M2 goes up, another goes down, whatever their colour.
gouda-example-single-red = A mouse all alone and a red die: it has to go down, to M1 or S1.
gouda-example-reroll-duel = Red may roll the three red dice again… and Blue may answer with another Reroll.
gouda-example-extra-turn = The end of Red’s turn, with an Extra turn in hand: three more dice from M4?
gouda-example-extra-turn-forced = Green forces a second turn on Red, from M4, where four blue mice are waiting.
gouda-example-transfer = Blue transfers the roll from M2 to M1 or M3: at least four mice are there.
gouda-example-transfer-back = A second Transfer may bring the roll back to M2: it is measured by the place that was named.
gouda-example-improvement = Red improves the yellow die alone: both red mice go up, the other goes down.
gouda-example-improvement-forced = On Blue’s turn, Red improves three yellow dice: all four mice have to go up.
gouda-example-deterioration = Blue worsens the green and the yellow die: nothing goes up to the table any more.
gouda-example-annulment-answered = Blue has annulled the whole roll; Red may annul this Annulment.
gouda-example-annulment-stack = One Annulment under way, two more in hand: the last one counts.
gouda-example-annulment-of-dice = Two dice are annulled: they have no effect, and no power can choose them any more.
gouda-example-asked-anyway = Blue has nothing useful and is asked all the same: skipping somebody would tell too much.
gouda-example-cheese = Two green dice on F1: Red can win… or make Blue win by mistake.
gouda-example-no-way-back = On the big can, red dice have no effect.
gouda-example-festival = Festival: each mouse that arrives eats a piece and leaves the game.
gouda-example-festival-tie = The last piece of the festival: between equals, the first piece eaten decides.
gouda-example-scattered = Pieces on the side steps: they are eaten going up or down.
gouda-example-bare-table = A bare table: a mouse that gets there stays, and its owner is skipped without another mouse.
gouda-example-stranded = The last mouse on the way: after it nobody can eat any more.
gouda-example-full-set = Five players, each with one power of each kind.

## Hints: why play like this

advice-gouda-wins = Wins at once.
advice-gouda-last-step = A { $percent }% chance to reach the table with this roll.
advice-gouda-crowd = { $dice } dice to roll: enough to climb, and to send others down.
advice-gouda-leader = Gives your leading mouse a chance to climb.
advice-gouda-follow = Brings the other mice up: a group rolls more dice.
advice-gouda-eats = Eats a piece of cheese.
advice-gouda-forward = Brings your mice up.
advice-gouda-back = Sends mice of the others down.
advice-gouda-spares = Does as little harm as these dice allow.
advice-gouda-makes-win = This power makes your roll win.
advice-gouda-stops-win = Keeps another player’s mouse from the table.
advice-gouda-helps = This power makes your roll better.
advice-gouda-harms = Spoils a roll that would cost you dearly.
advice-gouda-annuls = Annuls a power that would hurt you.
advice-gouda-again = Another turn right now is worth this power.
advice-gouda-forces = Imposes a turn that suits nobody but you.
advice-gouda-keeps = Keep your powers for a moment that matters more.
advice-gouda-together = Together your mice roll more dice.
advice-gouda-spread = Spread out, your mice profit from everybody’s dice.
