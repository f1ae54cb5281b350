/*
 * Chassé-croisé, drawn: two sets of lanes woven into each other at right angles, each square named by the lane of the side that plays.
 *
 *            B                 Red's lanes run from A to B, White's from C to D. SVG units: a square is 100 × 100, the frame FRAME wide.
 *        C   +   D             look.flip turns the board by a quarter, so that White sits at the bottom.
 *            A
 *
 * chasse_croise/geometry.js says where places are; board.jsx lays the layers on each other: ground.jsx, pawns.jsx, dice.jsx, marks.jsx.
 * steps.js reads from the view what the chosen pawn can do, rolls.js how the dice fell; words.js says it all. panel.jsx stands beside the board,
 * tray.jsx under it on a small screen, stats.jsx in a dialog, real.jsx takes dice rolled on the table, cover.jsx draws the box.
 */

import { Board, Ground } from './chasse_croise/board.jsx';
import { Cover } from './chasse_croise/cover.jsx';
import { geometry, pieces } from './chasse_croise/geometry.js';
import { Panel } from './chasse_croise/panel.jsx';
import { ChanceInput } from './chasse_croise/real.jsx';
import { Stats } from './chasse_croise/stats.jsx';
import { attempt } from './chasse_croise/steps.js';
import { Swatch } from './chasse_croise/swatch.jsx';
import { Tray } from './chasse_croise/tray.jsx';
import { announce, describe, formatStep, hint, score } from './chasse_croise/words.js';

/** @type {import('../types.js').GameDrawing} */
const chasseCroise = {
  id: 'chasse_croise',
  geometry,
  pieces,
  Ground,
  Board,
  Panel,
  Tray,
  Stats,
  Cover,
  Swatch,
  score,
  hint,
  ChanceInput,
  chance: (view) => ({ seat: view.board.rolls, key: 'chasse_croise-roll' }),
  describe,
  announce,
  formatStep,
  attempt,
};

export default chasseCroise;
