/*
 * Moguli, drawn: a garden of 35 tiles, gravel paths above and tunnels below, and moles that have to dive under each other to get across.
 *
 *     7 | d d d d d      SVG units: a tile is 100 × 100, the frame FRAME wide; a cylinder has a ghost column of GHOST on either side.
 *     . | . . . . .      look.flip turns the board by half a turn, so that Dark sits at the bottom.
 *     1 | w w w w w
 *         a b c d e
 *
 * moguli/geometry.js says where places are, turning.js reads steps out of the view, journey.js is the way of a pawn in time, terrain.js the
 * text of a terrain; words.js says it all. board.jsx lays the layers on each other: tiles.jsx, marks.jsx, pawns.jsx, routes.jsx. panel.jsx
 * stands beside the board, or under it on a small screen; terrain.jsx is the terrain in a dialog; cover.jsx draws the box.
 */

import { Board, Ground } from './moguli/board.jsx';
import { Cover } from './moguli/cover.jsx';
import { geometry, pieces } from './moguli/geometry.js';
import { Panel, Tray } from './moguli/panel.jsx';
import { Swatch } from './moguli/swatch.jsx';
import { ChanceInput, Terrain } from './moguli/terrain.jsx';
import { again, attempt, terrainOf } from './moguli/turning.js';
import { announce, describe, formatStep, hint, score, way } from './moguli/words.js';

/** @type {import('../types.js').GameDrawing} */
const moguli = {
  id: 'moguli',
  geometry,
  pieces,
  Ground,
  Board,
  Panel,
  Tray,
  Stats: Terrain,
  Cover,
  Swatch,
  score,
  hint,
  chance: () => ({ seat: null, key: 'moguli-lay', table: 'moguli-terrain-own' }),
  ChanceInput,
  opening: (view) => [terrainOf(view)].filter((text) => text !== null),
  lenses: [
    { name: 'under', key: 'v', held: true },
    { name: 'through', key: 't', still: true },
  ],
  again,
  way,
  describe,
  announce,
  formatStep,
  attempt,
};

export default moguli;
