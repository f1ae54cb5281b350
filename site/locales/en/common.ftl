# Words shared by all games.

## Everywhere

common-site = Escale à jeux
common-site-short = Escale
common-home = Escale à jeux, the shelf
common-shelf = Back to the shelf
common-rules = Rules
common-close = Close
common-dismiss = Dismiss this message
common-cancel = Cancel
common-version = Version { $version }

## The shelf

home-title = Escale à jeux en ligne – board games for two or more
home-description = Designer board games, drawn with care, ready to play on one screen. Free, no account, no ads, even offline.
home-lead = Stop by for a while, pick a box, play. No account, no ads, even offline.
home-shelf = The shelf
home-in-progress = Games in progress
home-finished = { $count ->
    [one] Finished game ({ $count })
   *[other] Finished games ({ $count })
}
home-resume = Resume
home-review = Review
home-turn = turn { $turn }
home-play = Play
home-alone = Play alone
home-together = Together
home-play-game = Play { $game }
home-players = { $range ->
    [yes] { $fewest } to { $count } players
   *[no] { $count } players
}
home-age = ages { $age }+
home-minutes = { $range ->
    [yes] { $shortest } to { $longest } min
   *[no] { $shortest } min
}
home-delete = Delete
home-delete-match = Delete the game { $match }
home-delete-title = Delete this game?
home-delete-text = It will be gone from this device for good.
home-aside = { $count ->
    [one] One saved game cannot be read. It has been set aside; nothing is lost.
   *[other] { $count } saved games cannot be read. They have been set aside; nothing is lost.
}
home-aside-save = Keep them in a file
home-footer = A free site, made by hand. The games belong to their authors; words and drawings are our own.

## Rules

rules-contents = On this page
rules-figure = Figure { $number }
rules-figure-play = Play this position

## Playing

play-title = { $game } – play online
play-board = Board. { $player } to play.
play-board-over = Board. The game is over.
play-place-selected = selected
play-place-target = possible destination
play-turn-region = The turn
play-plate-active = your turn
play-plate-waiting = waiting
play-plate-asked = may react
play-plate-won = wins
play-nobody = Nobody
play-react = React!
play-end-turn = End turn
play-ending = Nothing left to play: the turn is ending…
play-kept = Noted: your move will be played as soon as the engine is ready.
play-choose = Several moves lead there. Which one?
play-refused = That move is not possible.
play-refused-replay = You are looking back. Return to the present to play.
play-refused-chance = First: “{ $action }”.
play-nothing = No possible move: the turn passes …
play-chance = Let chance decide
play-chance-table = Real dice
play-chance-screen = Roll on screen
play-teaching = Learning game: even chance can be taken back
play-announce-chance = { $player }: { $action }.
play-looking = Moment { $at } of { $length }.
play-moment = moment { $at } of { $length }
play-hint-setup = Set up the game, or start playing right on the board.
play-hint-example = A figure from the rules: play on from here.
play-from-here = Go on from here
play-present = Back to the present
play-moves = Moves
play-moves-empty = Moves will be written here.
play-undone = Taken back
play-undo-group = Take back and redo
play-undo = Take back a move
play-redo = Redo a move
play-undo-turn = Take back a turn
play-redo-turn = Redo a turn
play-replay = Replay
play-replay-play = Replay the game from the start
play-replay-pause = Pause
play-replay-back = One move back
play-replay-forward = One move forward
play-replay-moment = Moment of the game
play-menu = Menu
play-tools = Tools
play-flip = Flip the board
play-fullscreen = Full screen
play-fullscreen-exit = Leave full screen
play-copy-position = Copy position
play-copy-record = Copy game
play-export = Save to a file
play-load = Load a game
play-new = New game
play-other-match = New game
play-rematch = Rematch
play-rematch-swap = Rematch, sides swapped
play-result-win = { $count ->
    [one] { $winner } wins!
   *[other] { $winner } win!
}
play-result-draw = A draw
play-result-replay = Watch the game again
play-result-turns = { $count ->
    [one] In { $count } turn.
   *[other] In { $count } turns.
}
play-announce-start = The game is ready.
play-announce-turn = { $player } to play.
play-announce-undone = Taken back.
play-announce-redone = Played again.
play-notice-other-tab = This game moved on in another tab: here it is, up to date.
play-notice-set-aside = This saved game cannot be read. It has been set aside; nothing is lost.
play-notice-no-match = This address leads to no game on this device. Here is a new one.

## Setting up

setup-title = Set up the game
setup-open = Set up
setup-start = Start
setup-company = With whom
setup-company-alone = Alone, against the computer
setup-company-people = Together, here
setup-count = Number of players
setup-players = { $count ->
    [one] one player
   *[other] { $count } players
}
setup-reseated = { $count } players at the table, so that everything fits.
setup-sign = Seat { $seat }: { $sign }. Change
setup-signs = Choose a colour
setup-seats = At the table
setup-name = Name: { $seat }
setup-name-hint = Name, if you like
setup-kind-human = human
setup-kind = Who plays: { $seat }
setup-kind-level = { $name }, level { $level }
setup-rotate = Change places
setup-with = { $value } – with { $needed }
setup-followed = { $option } changes to “{ $value }” so that everything fits.
setup-take-advice = { $option }: { $value }
setup-teaching = Learning game
setup-teaching-help = Even a roll of the dice can be taken back. The game’s text will say so.

## Opponents

opponent-level-1 = Chick
opponent-level-1-help = is new to the game and often goes wrong.
opponent-level-2 = Rabbit
opponent-level-2-help = plays fast and forgets to look at your answers.
opponent-level-3 = Fox
opponent-level-3-help = thinks before it plays.
opponent-level-4 = Owl
opponent-level-4-help = sees far and rarely goes wrong.
opponent-level-5 = Dragon
opponent-level-5-help = plays with all its strength.
opponent-badge = computer, level { $level }
opponent-plate-active = is thinking…
opponent-thinks = { $player } is thinking…
opponent-arrives = { $player } is coming to the table…
opponent-now = Play now
opponent-pause = Pause
opponent-go-on = Go on
opponent-paused = The opponents are waiting.
opponent-trouble = { $player } cannot play just now. Nothing is lost: try again, or play in its place.
opponent-take-over = Play in its place

## Advice

advice-ask = A hint?
advice-thinking = Looking for a good move…
advice-best = { $steps }: { $why }
advice-second = Or { $steps }: { $why }
advice-plain = the best I can see.
advice-take = Play it
advice-other = Another idea
advice-back = First idea
advice-close = Close the hint
advice-failed = No hint this time. Try again in a moment.

## Who is ahead

ahead-label = Who is ahead: { $list }
ahead-seat = { $player } { $share }
curve-open = Who was ahead?
curve-title = Who was ahead, turn by turn
curve-label = The curve of the match; the table below says the same in numbers.
curve-progress = The curve is being drawn
curve-failed = The curve could not be drawn.
curve-turns = Turning points
curve-turn = Turn { $turn }: +{ $gain } for { $player }
curve-calm = No turning point: the match went gently to its end.
curve-table = In numbers
curve-table-turn = After turn
curve-start = start

## Loading, copying

load-title = Load a game
load-help = Paste a link you were sent, a copied game or a position, or choose a file.
load-label = Link, game or position
load-file = Choose a file
load-go = Load
copy-title = To copy
copy-help = This browser does not allow copying from here. This is the text:
copied-position = Position copied.
copied-record = Game copied.

## Secrets

curtain-pass = Pass the device to { $player }
curtain-text = What follows is for { $player } only. Everybody else looks away.
curtain-lift = Let me see
curtain-title = { $player }: for your eyes only
curtain-hide = Hide
curtain-falls = This view closes by itself.
record-title = Pass the game on
record-legend = What about the secrets?
record-sealed = Sealed
record-sealed-help = To keep it or to go on elsewhere: what is hidden stays hidden.
record-seat = As { $player } knows it
record-whole = Whole, secrets included
record-whole-help = To watch the game again with all cards on the table.
record-own-ready = This copy holds your own secrets; those of the others stay sealed.

## Keyboard

keys-title = Keyboard shortcuts
keys-off = Single-letter shortcuts are switched off in the settings.
keys-key = Key
keys-action = Effect
keys-name-enter = Enter
keys-name-space = Space
keys-name-escape = Esc
keys-name-pageup = Page Up
keys-name-pagedown = Page Down
keys-name-shift = Shift
keys-name-ctrl = Ctrl
keys-move = Move around the board
keys-point = Choose a square, play
keys-cancel = Drop the selection, return to the present
keys-chance = Roll the dice, let chance decide
keys-end = End the turn
keys-advice = Ask for a hint
keys-now = Hurry the opponent
keys-undo = Take back a move
keys-redo = Redo a move
keys-undo-turn = Take back a turn
keys-redo-turn = Redo a turn
keys-back = Look at the move before
keys-forward = Look at the next move
keys-replay = Replay the game, pause
keys-flip = Flip the board
keys-fullscreen = Full screen
keys-help = This list

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Lighting
settings-theme-system = Same as the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-motion = Animations
settings-motion-system = Same as the device
settings-motion-full = All
settings-motion-reduced = Subtle
settings-sounds = Sounds
settings-sounds-help = Wood, glass, the end of a turn.
settings-chance = Dice and chance
settings-chance-help = Who rolls: you, with a button; the game, by itself; or real dice on the table, which you type in.
settings-chance-press = I roll
settings-chance-auto = Automatic
settings-chance-table = Real dice
settings-reactions = Players’ reactions
settings-reactions-help = When several people play on this device and may react: ask each time; wait for a moment; or do not ask, then a button lets you step in. When somebody has just reacted, you are always asked whether anybody answers.
settings-reactions-always = Each time
settings-reactions-brief = A moment
settings-reactions-call = On call
settings-confirm-end = Confirm the end of the turn
settings-confirm-end-help = A turn never ends by itself: it waits for your button.
settings-ahead = Who is ahead
settings-ahead-help = A bar shows who should win.
settings-patience = Thinking time
settings-patience-help = What { $level }, the strongest opponent, may take for a turn.
settings-patience-seconds = { $seconds } s
settings-coordinates = Coordinates
settings-coordinates-help = Letters and numbers at the edge of the board.
settings-big-pieces = Big pieces
settings-big-pieces-help = Easier to see and to grasp.
settings-auto-flip = Turn the board
settings-auto-flip-help = Every turn, the board faces whoever plays.
settings-contrast = High contrast
settings-contrast-help = Board and text in bold, plain lines.
settings-shortcuts = Single-letter shortcuts
settings-shortcuts-help = Switch them off if speech or an assistive tool triggers them.

## Engine, offline, updates, storage

engine-loading = The game engine is getting ready. You can already choose your first move.
engine-progress = Preparing the game engine
engine-failed = The game engine could not start. Check the connection, then try again.
engine-retry = Try again
engine-restarting = The engine stopped and is starting again. Nothing is lost.
engine-restarted = The engine stopped: it is starting again and picking up your game.
offline-ready = Ready: the site now works without a connection.
update-available = A new version is available.
update-now = Update
update-busy = A game is under way in another tab: the new version will wait.
storage-refused = This browser does not allow saving here. The game goes on, but will be lost when you close the page: copy it to keep it.
storage-full = The storage is full. The game goes on without being saved: delete old games, or copy this one.

## Errors

error-unknown = Something went wrong ({ $code }). Try again; if it persists, reload the page.
error-internal = The engine ran into an unexpected error. Reload the page: the game is saved.
error-engine-lost = The engine stopped. Play your move again.
error-engine-boot = The game engine could not start. Reload the page.
error-example-unknown = There is no such figure. Here is the starting board.
error-level-unknown = There is no level { $level }.
error-opponent-unknown = Unknown opponent: “{ $opponent }”.
error-tune-nothing = This game has nothing to learn.
error-observed-invalid = The opponent could not read the position.
error-game-unknown = This game is not on the shelf.
error-option-unknown = This game has no option “{ $option }”.
error-option-value = The option “{ $option }” cannot be “{ $value }”.
error-option-needs = “{ $option } = { $value }” needs “{ $other } = { $needed }”.
error-seat-count = With these options this game is not for { $given } players.
error-seat-kind = There is no such kind of player.
error-seat-name = This name will not do: make it shorter, without special characters.
error-seat-sign = Everybody needs a colour that nobody else has.
error-seat-unknown = There is no such seat.
error-text-too-long = This text is too long.
error-step-game-over = The game is over.
error-step-chance = It is up to chance now.
error-match-unknown = This game is no longer open. Reload the page.
error-match-moved = The game has changed in the meantime. Here it is, up to date.
error-match-full = This game is too long to go on.
error-moment-unknown = The game has no such moment.
error-seed-invalid = This random seed is not valid.
error-draw-not-chance = It is not up to chance now.
error-chance-unlisted = Chance has too many outcomes here to list them.
error-undo-nothing = There is nothing to take back.
error-undo-chance = What chance has decided cannot be taken back.
error-undo-secret = A secret, once shown, cannot be taken back.
error-redo-nothing = There is nothing to redo.
error-record-empty = There is nothing to load. Paste a copied game or a position.
error-record-too-long = This text is too long to be a game.
error-record-format = This text is not a game: the line “{ $line }” is missing or malformed.
error-record-newer = This game comes from a newer version of the site. Update the page, then try again.
error-record-older = This game follows old rules that this version no longer knows.
error-record-game-unknown = This game is unknown here: “{ $game }”.
error-record-sum = This text is incomplete or was changed: its checksum does not match. Copy it again in full.
error-record-content = This game is malformed ({ $problem }).
error-record-step = Move { $index } (“{ $step }”) is not allowed: the game cannot be replayed.
error-record-secrets = The whole game, secrets included, can only be passed on once it is over.
error-link-format = This address holds no game.
error-link-broken = This link is incomplete or damaged. Copy it again in full, or ask for it once more.
error-seal-broken = What was hidden in this game has been changed.
error-examples-invalid = The figures of this game cannot be read.
error-request-format = The engine did not understand the request.
error-request-method = The engine does not know “{ $method }”.
error-request-params = Something is missing from the request ({ $param }).
