# Moguli: moles, paths, and tunnels underneath.

## The game

moguli-name = Moguli
moguli-tagline = A garden of paths, tunnels below. To get across, dive under somebody.
moguli-description = Play Moguli, a game for two, on one screen: turn the tiles of the garden, dive under the moles, get across. The tunnels can be seen at last. Free, no account, even offline.
moguli-cover = The box of Moguli: two moles on their hills, one in a straw hat, one in a helmet, and a tunnel winding under the lawn.
moguli-author = Reinhold Wittig, Abacusspiele, 2004

## The sides

moguli-seat-0 = Light
moguli-seat-1 = Dark
moguli-pawn-0 = light pawn
moguli-pawn-1 = dark pawn

## Options

moguli-option-new_home_row = New home row
moguli-option-new_home_row-off = No
moguli-option-new_home_row-on = Yes
moguli-option-new_home_row-help = Before the first turn each player may swap the tiles of the home row with those of row 3, 4 or 5.

moguli-option-cylinder = Cylinder
moguli-option-cylinder-off = No
moguli-option-cylinder-on = Yes
moguli-option-cylinder-help = Columns a and e touch: what leaves on one side comes in on the other, above and below.

## The end

moguli-termination-crossed = { $winners ->
    [0] A draw: four pawns of each side have crossed.
   *[other] { $winner } wins: four pawns have crossed.
}
moguli-termination-blocked = { $winners ->
    [0] A draw: six turns in a row without a possible move, and as many pawns across on either side.
   *[other] { $winner } wins: six turns in a row without a possible move, and more pawns across.
}
moguli-termination-limit = { $winners ->
    [0] A draw: 400 turns, and as many pawns across on either side.
   *[other] { $winner } wins: more pawns across after 400 turns.
}

## Steps as they are announced

moguli-step-lay = The tiles are laid.
moguli-step-swap = { $player } swaps the home row with row { $row }.
moguli-step-keep = { $player } keeps the home row.
moguli-step-pivot = { $player } turns tile { $tile } { $angle ->
    [90] a quarter turn to the right.
    [180] by half a turn.
   *[270] a quarter turn to the left.
}
moguli-step-move = { $player } goes from { $from } to { $to }: { $way }.
moguli-step-end = { $player } ends the turn.

moguli-note-lay = tiles
moguli-note-swap = row { $row }
moguli-note-keep = keeps
moguli-note-pivot = { $tile } { $angle ->
    [90] +90°
    [180] 180°
   *[270] −90°
}
moguli-note-end = end

## Routes

moguli-route-surface = along the path { $gates }
moguli-route-down = down at { $gate }
moguli-route-under = under { $gate } ({ $pawn })
moguli-route-up = up at { $gate }
moguli-route-on = then { $gates }
moguli-route-bonus = bonus

## Tiles

moguli-side-ne = north-east
moguli-side-se = south-east
moguli-side-sw = south-west
moguli-side-nw = north-west
moguli-place = { $place }, path { $top }, below { $under }
moguli-place-unlaid = { $place }, tile not laid yet
moguli-place-marked = triangle
moguli-place-locked = may not be turned
moguli-place-mover = can move

## Buttons

moguli-lay = Lay the tiles
moguli-button-swap = Take row { $row }
moguli-button-keep = Keep mine
moguli-button-end = End turn
moguli-hints = Show the tiles that open a move
moguli-stats = The terrain
moguli-rematch-same = Rematch, same terrain
moguli-tools = Other ways to look
moguli-lens-under = Look below
moguli-lens-under-key = Look below while the key is held; a short press keeps it until the next one
moguli-lens-through = Dashed tunnels
moguli-lens-through-key = Dashed tunnels, in the same way
moguli-short-under = Below
moguli-short-through = Tunnels
moguli-short-hints = Help
moguli-short-terrain = Terrain
moguli-turning = Turn tile { $tile }
moguli-angle = { $angle ->
    [90] A quarter turn to the right
    [180] Half a turn
   *[270] A quarter turn to the left
}
moguli-angle-opens = { $angle } (opens a move)
moguli-confirm = { $kind ->
    [pivot] Turn
    [move] Go to { $to }
   *[none] Confirm
}
moguli-let-go = Let go

## What there is to do

moguli-left = To play: { $pivots ->
    [0] no tile to turn
    [one] one tile to turn
   *[other] { $pivots } tiles to turn
}, { $moves ->
    [0] the pawn has moved
   *[other] one pawn to move
}
moguli-crossed = { $seat }: { $count } of { $needed } across
moguli-blocked = { $count ->
    [one] One blocked turn
   *[other] { $count } blocked turns in a row
}; at { $limit } the game ends.
moguli-hint-lay = 35 tiles are waiting: leave them to chance, or choose the terrain.
moguli-hint-swap = { $player } may swap the whole home row with row 3, 4 or 5, or keep it.
moguli-hint-free = { $player }: free a gate of row { $row }. The pawns ringed in gold can.
moguli-hint-frozen = { $player } is blocked: a gate must be freed, but no pawn can do it. Turn a tile, or end the turn.
moguli-hint-frozen-turned = { $player } is still blocked: no pawn can free a gate. End the turn.
moguli-hint-stuck = { $player } has no possible move. Turn a tile, or end the turn.
moguli-hint-stuck-turned = { $player } has no possible move. End the turn.
moguli-hint-last = Last turn of { $player }: any pawn may move, the home row no longer counts.
moguli-hint-bonus = Bonus! { $pivots ->
    [one] You may turn one more tile.
   *[other] You may turn { $pivots } more tiles.
}
moguli-hint-left = { $moves ->
    [0] { $pivots ->
        [0] Everything is played.
       *[other] You may still turn a tile, or end the turn.
    }
   *[other] { $pivots ->
        [0] You may still move a pawn.
       *[other] Turn a tile, move a pawn, in whatever order you like.
    }
}
moguli-hint-opens = { $count ->
    [0] No tile would open a new move.
    [one] One tile would open a move if turned.
   *[other] { $count } tiles would open a move if turned.
}
moguli-hint-both = { $tile }: tap a gate to go there; tap the tile again to turn it.
moguli-hint-pawn = { $tile }: tap a gate to go there.
moguli-hint-tile = { $tile }: tap the tile again to give it a quarter turn, then confirm.
moguli-hint-route = { $from }–{ $to }: { $way }.
moguli-hint-pivot = { $tile }: { $appear ->
    [0] no link appears
    [one] one link appears
   *[other] { $appear } links appear
}, { $vanish ->
    [0] none vanishes.
    [one] one vanishes.
   *[other] { $vanish } vanish.
} Confirm, or keep turning.

## The terrain

moguli-terrain-own = Choose the terrain
moguli-terrain-own-help = Paste a terrain somebody sent you, or make your own. One letter per tile, from row 7 to row 1: b north-east, p south-east, q south-west, d north-west; a capital if the tile has a triangle.
moguli-terrain-text = The terrain in letters
moguli-terrain-tap = Tap a tile:
moguli-terrain-turn = Turn
moguli-terrain-mark = Triangle
moguli-terrain-play = Play on this terrain
moguli-terrain-syntax = 35 letters are needed from b, p, q, d, B, P, Q, D: seven rows of five.
moguli-terrain-help = This text describes the 35 tiles as they were laid. Send it, write it down: the same terrain can be played again.
moguli-terrain-none = The tiles are not laid yet.
moguli-terrain-copy = Copy the terrain
moguli-terrain-copied = Copied
moguli-terrain-again = Play here again

## Why a step is refused

error-moguli-laid = The tiles are laid already.
error-moguli-choose-first = Choose your home row first.
error-moguli-chosen = There is no home row to choose now.
error-moguli-swap-row = Row { $row } cannot be swapped: only row 3, 4 or 5.
error-moguli-no-pivot-left = There is no tile left to turn this turn: only one, and one more with the bonus.
error-moguli-no-bonus = You have turned your tile already, and your move has earned no bonus: it passed under no opposing pawn.
error-moguli-locked = Tile { $tile } has just been turned by the opponent: hands off this turn.
error-moguli-pivot-closes = Turning { $tile } that way would close your last way to free a gate of your home row. Move a pawn out first.
error-moguli-moved = You have already moved a pawn this turn.
error-moguli-no-pawn = There is no pawn at { $gate }.
error-moguli-not-your-pawn = The pawn at { $gate } is the opponent’s.
error-moguli-same-gate = A pawn cannot end on the gate it left.
error-moguli-occupied = Gate { $gate } is occupied.
error-moguli-must-free = First free a gate of your home row: { $free ->
    [0] none is free
    [one] only one is free
   *[other] { $free } are free
}, { $needed } are needed.
error-moguli-frozen = You are blocked: a gate of your home row must be freed, and no pawn can do it. Turn a tile if you still can, or end the turn.
error-moguli-home-open = This pawn cannot come back to your home row: { $needed } gates must stay free there.
error-moguli-under-nobody = There is a way to { $gate }, but under nobody: a move always goes underground, below at least one pawn.
error-moguli-no-way = As the tiles lie now, no route takes this pawn to { $gate }.
error-moguli-end-must-free = Not yet: one of your pawns can free a gate of your home row, so it must ({ $free ->
    [0] none free
    [one] one free
   *[other] { $free } free
} of the { $needed } needed).

## Why a text is not understood

error-moguli-step-syntax = “{ $text }” is not a step. Write for example c4*90 (turn), a1-c5 (move), swap 3, keep or end.
error-moguli-tiles-marked = { $needed } tiles with a triangle (capitals) are needed; this terrain has { $count }.
error-moguli-position-syntax = “{ $text }” is not a position. It takes the tiles, the pawns and the side to play (w or d).
error-moguli-position-tiles = “{ $text }” does not describe the tiles: seven rows of five letters from b, p, q, d, B, P, Q, D.
error-moguli-position-pawns = “{ $text }” does not place the pawns: seven rows of w, d and digits for free gates.
error-moguli-position-count = Five { $side ->
    [w] light
   *[d] dark
} pawns are needed; this position has { $count }.
error-moguli-position-word = “{ $text }” makes no sense in this position.
error-moguli-position-over = In this position the game would be over already.

## Figures of the rules

moguli-example-start = The start: five pawns on either side. Three moves free a gate of Light’s; the turn cannot end without one of them.
moguli-example-tiles = On c2 a tile with a triangle: the same angle above and below. On c3 one without: the tunnel leads to the two other sides.
moguli-example-surface = On the surface c4 can only leave towards d4, as c5 is taken. At d3 it goes down, passes under e3 and comes up at e2.
moguli-example-phases = From b3 to b4 along the path, then below: under c4, and up at c3 or d3.
moguli-example-under-nobody = The same tunnels, but nobody on c4: no pawn to pass under, so no move.
moguli-example-bonus = Light has passed under the dark pawn on c4: one tile may be turned, and another one as a bonus.
moguli-example-locked = Light has turned a1 and turned it back: Dark may not turn it this turn.
moguli-example-ring = A ring of tunnels: either way round leads under b4, and up at b3 or c4.
moguli-example-left-gate = The gate the pawn left counts as empty: passing under d5 is not enough, it takes another pawn.
moguli-example-must-free = Only one gate of Light’s is free: a1 or b1 must leave. The pawn on c4 waits.
moguli-example-frozen = No pawn of Light’s can leave: none moves, only a tile may be turned.
moguli-example-thawed = Light has turned b1: now a1 can leave, so it must.
moguli-example-home-open = Two free gates, no more: c2 cannot come back, but c1 may change its gate.
moguli-example-home-three = Three free gates: c2 may come back.
moguli-example-fill = Light has entered b7. Dark has one free gate left and must free another.
moguli-example-last-turn = Light has four pawns across. Dark plays once more: c2–e1 makes it a draw.
moguli-example-second-wins = Dark plays c2–b1, ends the turn, and wins.
moguli-example-blocked = The sixth blocked turn in a row: Dark has one pawn across, Light none. Dark wins.
moguli-example-blocked-draw = The sixth blocked turn in a row, one pawn across each: a draw.
moguli-example-limit = Turn 400, the last: Dark has three pawns across, Light two.
moguli-example-new-home-row = With the tiles of row 5 Light would have a first move; with its own, none.
moguli-example-cylinder = Cylinder: underground, e7 leads to a7. The pawn from e5 comes up at a6 or b6.
moguli-example-no-cylinder = The same tiles without the cylinder: no move.

## Advice

advice-moguli-win = Wins at once: the fourth pawn gets across.
advice-moguli-stop = Keeps your opponent from winning next turn.
advice-moguli-cross = One more pawn across, on { $gate }.
advice-moguli-freeze = Freezes your opponent, who must free a gate and no longer can.
advice-moguli-free = Frees gate { $gate } of your home row.
advice-moguli-spoil = Turning { $tile } cuts your opponent’s best way.
advice-moguli-forward = { $rows ->
    [one] Goes one row forward.
   *[other] Goes { $rows } rows forward.
}
advice-moguli-bonus = Passes under an opposing pawn: one more tile to turn.
advice-moguli-prepare = Turning { $tile } prepares your next turn.
advice-moguli-regroup = Puts a pawn in a better place for later.
advice-moguli-wait = Nothing better to do for now.
advice-moguli-swap = Row { $row } makes a better start.
advice-moguli-keep = Your row is the best already.
