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
 * Words asked of the locale files (edition: diaballik | sensei; player: the player's name, or the side's; seat: the side's name):
 *   diaballik-name                                       title lettering on the box
 *   diaballik-cover, diaballik-cover-line                label of the box; the short line under its title ("& Senseï")
 *   diaballik-seat-0, diaballik-seat-1 {edition}
 *   diaballik-place-empty, -support, -ball, -chasm {place, seat, edition}
 *   diaballik-step-move, -pass, -antijeu, -end {player, from, to, edition}
 *   diaballik-note-antijeu, diaballik-note-end           the same two in the move list, one short word each
 *   diaballik-left, diaballik-left-moves {count}, diaballik-left-passes {count}
 *   diaballik-left-antijeu {player, contacts, antijeu}   hint in the panel: this player may announce the anti-game now, or wins by it at the end of the turn
 */

import { Board, Ground } from './diaballik/board.jsx';
import { Cover } from './diaballik/cover.jsx';
import { geometry, pieces } from './diaballik/geometry.js';
import { Panel } from './diaballik/panel.jsx';
import { Swatch } from './diaballik/swatch.jsx';
import { announce, attempt, describe, formatStep } from './diaballik/words.js';

/** @type {import('../types.js').GameDrawing} */
const diaballik = { id: 'diaballik', geometry, pieces, Ground, Board, Panel, Cover, Swatch, describe, announce, formatStep, attempt, bottom: 1 };

export default diaballik;
