/*
 * Diaballik and Senseï, drawn: one board of 7 × 7 squares in two worlds, chosen by the option `edition`.
 *
 *      a  b  c  d  e  f  g          row 7 is drawn at the top, White's start row; look.flip turns the board round
 *   7  w  w  w  W  w  w  w
 *   …                               SVG units: a square is 100 × 100, the frame FRAME wide on each side
 *   1  d  d  d  D  d  d  d
 *
 * diaballik/board.jsx lays the layers on each other; baize.jsx and sensei.jsx draw the two worlds, plain.jsx the high-contrast one,
 * marks.jsx what lies on top of the position, words.js says it, cover.jsx draws the box, panel.jsx what is left of the turn.
 *
 * Words asked of the locale files (side: white | dark | none; edition: diaballik | sensei; seat: the player's name):
 *   diaballik-name                                      title lettering on the box
 *   diaballik-cover-line                                the short line under it ("& Senseï, le Sage et le Singe")
 *   diaballik-seat-0, diaballik-seat-1 {edition}        default names of the sides
 *   diaballik-place {place, content, side, edition}     label of a square; content: empty | chasm | support | ball
 *   diaballik-step-move {seat, side, from, to, edition} announcement of a step just played
 *   diaballik-step-pass {seat, side, from, to, edition}
 *   diaballik-step-antijeu {seat, side, from, to, edition}   (from and to are empty)
 *   diaballik-step-end {seat, side, from, to, edition}       (from and to are empty)
 *   diaballik-note-move {from, to}                      the same in the move list, short: "c7–c6"
 *   diaballik-note-pass {from, to}                      "d7 › c7"
 *   diaballik-note-antijeu, diaballik-note-end          (arguments given, not needed)
 *   diaballik-left {moves, passes, edition}             what remains of the turn, one sentence, read aloud and as tooltip
 *   diaballik-left-moves {left, edition}                short caption under the two move tokens
 *   diaballik-left-pass {left, edition}                 short caption under the pass token
 *   diaballik-left-antijeu {seat, side, contacts, edition}   hint: this side may announce the anti-game now
 */
