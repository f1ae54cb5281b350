/*
 * Point, drawn: a cork mat with everybody's row of pawns and open cards, the bank, the pile and the discard.
 *
 * point/geometry.js says where everything lies, origins.js where it was before the last step; board.jsx lays the layers on each other: ground.jsx,
 * zones.jsx, pawns.jsx, cards.jsx, marks.jsx. pointing.js reads from the view what a tap means, help.js what the rules' help says, words.js says it all.
 * panel.jsx stands beside the table, cover.jsx draws the box, swatch.jsx a player's sign.
 */

import { Board, Ground } from './point/board.jsx';
import { Cover } from './point/cover.jsx';
import { geometry, pieces } from './point/geometry.js';
import { Panel, Stats } from './point/panel.jsx';
import { attempt, compose, meant, turns } from './point/pointing.js';
import { Swatch } from './point/swatch.jsx';
import { announce, describe, formatStep, hint, score } from './point/words.js';

/** @type {import('../types.js').GameDrawing} */
const point = {
  id: 'point',
  geometry,
  pieces,
  Ground,
  Board,
  Panel,
  Stats,
  Cover,
  Swatch,
  score,
  hint,
  describe,
  announce,
  formatStep,
  attempt,
  meant,
  turns,
  compose,
};

export default point;
