# The pages around the games: a lost address, embedding in another site, self-check.

## An address that leads nowhere

lost-title = This page does not exist
lost-text = The address may be old, or mistyped. The games are still here:
lost-meant = You were probably looking for:

## A game on another site

embed-title = Embed a game
embed-description = Show a game of Escale à jeux on your own site: choose it, copy one line of HTML, paste it into your page.
embed-lead = Show a game on your own site. Choose, copy the line, paste it into your page: that is all.
embed-games = Which games?
embed-games-help = If you tick several, the visitor chooses.
embed-theme-auto = Like your page
embed-options = Fix options, start from a position
embed-options-help = What you fix is no longer offered to the player. The rest stays their choice.
embed-option-free = Up to the player
embed-start = Starting position
embed-start-usual = The usual position
embed-kind = In which form?
embed-kind-help = The element stays light until somebody taps “Play”, and takes the height it needs. The plain frame will do where scripts are forbidden.
embed-kind-element = Element
embed-kind-iframe = Plain frame
embed-line = The line to paste
embed-copy = Copy the line
embed-copied = Copied.
embed-copy-by-hand = The browser does not let us copy: the text is there, to be taken by hand.
embed-preview = Preview
embed-facts = Good to know
embed-fact-light = Nothing heavy is loaded before the visitor taps “Play”.
embed-fact-private = No tracker, no cookie, no call to another server: nothing to add to your page about personal data.
embed-fact-saving = Some browsers forbid frames to save. The game then says so, and the match can be exported.
embed-fact-script = Your page can follow the match and direct it by messages; the project’s documentation describes them.
embed-back = { $game } on Escale à jeux
embed-again = Another game
embed-unknown = This game is not on the shelf.
play-no-scripts = This game needs scripts, and they are off here. If it is shown inside another page, its frame has to allow them: sandbox="allow-scripts allow-same-origin".
play-boxed = The page that shows this game locks it in too tightly: its frame has to allow allow-same-origin. Without it the browser refuses the game its own files.

## Does everything work?

check-title = Check the site
check-description = What the site finds on this device: game engine, boot times, saving, offline use, and what has failed.
check-lead = What works on this device, and what does not. If there is trouble, copy this list into an e-mail: it holds nothing personal and is sent nowhere.
check-waiting = checking…
check-site = Version of the site
check-published = Published version
check-published-same = The same: this site is up to date.
check-published-other = { $version }, newer: reopen the site to get it.
check-published-unknown = Unknown: the server does not answer.
check-engine = Game engine
check-engine-ready = Ready: rules { $version }
check-engine-failed = Did not start ({ $error })
check-boot = Start
check-boot-snapshot = { $seconds } s, from the memory snapshot
check-boot-plain = { $seconds } s, without the memory snapshot
check-answer = Answer
check-answer-time = { $ms } ms
check-storage = Saving
check-storage-good = { $matches ->
    [0] Possible; no match saved
    [one] Possible; one match saved
   *[other] Possible; { $matches } matches saved
}
check-aside = Set aside
check-aside-count = { $count ->
    [one] One match that cannot be read
   *[other] { $count } matches that cannot be read
}
check-room = Room
check-room-used = { $used } MB used of { $quota } MB
check-offline = Without network
check-offline-ready = Ready: { $files } files kept on the device
check-offline-none = Not yet: open a game once with the network
check-offline-refused = Refused by the browser
check-network = Network
check-network-yes = Present
check-network-no = Absent
check-frame = Frame
check-frame-yes = Shown inside another page
check-frame-no = Page opened directly
check-failures = Past failures
check-failures-none = None
check-browser = Browser
check-screen = Screen
check-copy = Copy for an e-mail
check-copied = Copied.
