# Games by correspondence: two devices that send each other links.

## Choosing a match by correspondence

setup-company-post = Far apart, by link
post-title = By correspondence
post-invite = Invite
post-how = You play your turn and send a link; the other person opens it, plays and sends one back. Each device remembers its side in this browser.
post-fair = Dice and draws come from a secret number of each of the two devices, settled before anybody plays: nobody can choose them or roll again, and every link is checked. What it cannot prevent: a tampered program that looks ahead at the dice of its own turn, or somebody who simply no longer answers.
post-hides = What is hidden could be read in a link: by correspondence, it is played without ({ $options }).
post-seat = You play
post-seats = You play: { $seats }. The other seats are at the other device.
post-name-hint = Your name, if you like

## Where it stands

post-send-invitation = All that is missing is somebody to play with: send the invitation.
post-send = Your turn is complete. Send it: { $player }
post-send-reveal = There is nothing to play here this time: send the link, so that chance can go on. To: { $player }
post-wait = Waiting for the link of: { $player }
post-wait-join = Waiting for somebody to accept the invitation and send a link back.
post-look = You are looking on: this device holds no seat in this game. To play, open the link in the browser that began or joined it.
post-invited-look = This is the board of the invitation.
post-plate-awaited = awaited
post-plate-ready = to be sent
post-shelf-play = Your turn
post-shelf-send = To be sent
post-shelf-wait = Waiting for an answer
post-shelf-over = Finished
post-shelf-look = Looking on
post-send-button = Send…
post-send-result = Send the last turn…
post-again-button = The last link again
post-undo = Take back
post-recovered = The link also held a turn of yours that this browser had not kept: here it is again.

## The link on its way

post-invitation-title = The invitation
post-send-title = For: { $player }
post-invitation-text = Send this link to one person. Whoever joins first and sends a link back is your opponent.
post-send-text = Send this link, and wait for the one that comes back. What is sent cannot be taken back.
post-invitation-mail = Shall we play { $game }? Open the link to join:
post-send-mail = { $game }, turn { $turn }: my move.
post-keep = The link stays available under the board, also after a reload. Your secret number stays in this browser and is in no link.

## An invitation

post-invited-title = You are invited: { $game }
post-invited-text = From: { $player }. You would play: { $seat }. You send links to each other, turn by turn.
post-join = Join
post-decline = Not now

## Links that change nothing

post-told-same-title = You have this already
post-told-same = This link holds what is already here: nothing has changed.
post-told-older-title = You already have more
post-told-older = This link is older than your game: nothing has changed.
post-told-forked-title = Another course of the game
post-told-forked = From turn { $turn } on, this link tells another game than yours. Yours has not changed; agree on which of the two counts.
post-told-look = Look at the copy
post-told-taken-a-title = The seat is taken
post-told-taken-a = Somebody else had joined before: { $player }. You go on with the first one; send the second a new invitation if you like.
post-told-taken-b-title = The seat is taken
post-told-taken-b = Another device joined before this one: { $player } plays with that one. Ask for a new invitation.
post-told-refused-title = This link was not accepted
post-told-refused = Nothing has changed here. The reason:

## Errors

error-undo-sent = What has been sent cannot be taken back.
error-post-storage = This browser keeps nothing here, so it could not remember your side: a game by correspondence cannot begin. Allow the site to store data, or leave the private window.
error-post-hides = With these options something is hidden, and could be read in a link: it cannot be played by correspondence.
error-post-seats = By correspondence only people play, with a seat for each of the two devices.
error-post-plain = A game by correspondence begins from the usual start, without chance being taken back.
error-post-secret = This device’s secret number does not belong to this game.
error-post-link = What a device has revealed of its secret number does not fit what it had settled. The link was changed.
error-post-dice = A roll or a draw in this link is not the one that both devices’ secret numbers give.
error-post-waits = The other device has to answer before chance can go on.
error-post-not-yours = It is up to the other device now.
error-post-yours = It is your turn: play first, then send.
error-post-looking = This device holds no seat in this game: it can look on, not play.
error-post-joined = Somebody has joined this game already.
error-post-none = This is no game by correspondence.
error-post-other = This link belongs to another game.
error-post-changed = This link changes what was agreed on: options, seats or names.
error-post-forged = This link holds a turn for your side that this device did not play.
