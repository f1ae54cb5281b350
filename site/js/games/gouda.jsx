/*
 * Gouda! Gouda!, drawn: a kitchen at night, thirteen places to climb from the big can to the lit table.
 *
 *              T                 SVG units: 1000 × 1000. Places go by the rules' own names; where dice are to be applied, the mice of
 *           F1   F2              each owner are places of their own: `M2:1`.
 *              M4
 *        S2  M1..M3  S1, S3
 *         C1   M0   C2
 *
 * gouda/geometry.js says where things lie, board.jsx lays the layers on each other: kitchen.jsx, mice.jsx, marks.jsx, and duel.jsx for a marker
 * that was just played. panel.jsx stands beside the board, tray.jsx under it on a small screen, private.jsx behind the curtain.
 * powers.js reads from the view what markers can do; words.js says it all; real.jsx takes dice rolled on the table, cover.jsx draws the box.
 */

import { Board, Ground } from './gouda/board.jsx';
import { Cover } from './gouda/cover.jsx';
import { geometry, pieces } from './gouda/geometry.js';
import { COATS, Swatch } from './gouda/mice.jsx';
import { Panel } from './gouda/panel.jsx';
import { Private } from './gouda/private.jsx';
import { ChanceInput } from './gouda/real.jsx';
import { score } from './gouda/score.jsx';
import { Tray } from './gouda/tray.jsx';
import { announce, asking, attempt, describe, formatStep, hint } from './gouda/words.js';

/** @type {import('../types.js').GameDrawing} */
const gouda = {
  id: 'gouda',
  signs: COATS.length,
  geometry,
  pieces,
  Ground,
  Board,
  Panel,
  Tray,
  Private,
  Cover,
  Swatch,
  score,
  hint,
  asking,
  ChanceInput,
  // Markers draw themselves; dice are for whoever plays.
  chance: (view) => (view.board.phase === 'roll' ? { seat: view.board.turn, key: 'gouda-roll' } : null),
  describe,
  announce,
  formatStep,
  attempt,
};

export default gouda;
