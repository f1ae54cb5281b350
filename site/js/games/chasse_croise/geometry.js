// Where things lie on the board, in SVG units. No rule in here: only names of places and their middles.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Look} Look */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Piece} Piece */
/** A pawn as the rules show it. @typedef {{ id: string, seat: number, lane: number, place: number }} Pawn */
/** @typedef {{ seat: number, lane: number, place: number }} Spot */

export const SQUARE = 100;
export const FRAME = 30;

const LETTERS = 'rw';

/** Side of the whole board. @param {number} lanes */
export function side(lanes) {
  return (lanes + 2) * SQUARE + 2 * FRAME;
}

/**
 * The parts of a place's name: `r4:9` is place 9 of Red's lane 4, `r4` Red's pawn of lane 4, wherever it is.
 * @param {string} name
 * @param {View} view
 * @returns {Spot | null}
 */
export function spotOf(name, view) {
  const found = /^([rw])(\d+)(?::(\d+))?$/.exec(name);
  if (!found) return null;
  const seat = LETTERS.indexOf(found[1]);
  const lane = Number(found[2]);
  if (found[3] !== undefined) return { seat, lane, place: Number(found[3]) };
  const pawn = view.board.pawns.find((/** @type {Pawn} */ each) => each.id === name);
  return pawn ? { seat, lane, place: pawn.place } : null;
}

/** @param {number} seat @param {number} lane @param {number} [place] */
export function nameOf(seat, lane, place) {
  return `${LETTERS[seat]}${lane}${place === undefined ? '' : `:${place}`}`;
}

/**
 * Column and row of a spot as drawn, from the left and from the top. A flipped board is turned by a quarter, so that White's
 * lanes lead away from the one who sits at the bottom, as Red's do otherwise.
 * @param {Spot} spot
 * @param {number} lanes
 * @param {boolean} flip
 */
export function cell({ seat, lane, place }, lanes, flip) {
  const [col, row] = seat === 0 ? [lane, lanes + 1 - place] : [place, lanes + 1 - lane];
  return flip ? { col: row, row: lanes + 1 - col } : { col, row };
}

/**
 * The middle of a spot.
 * @param {Spot} spot
 * @param {number} lanes
 * @param {boolean} flip
 */
export function middle(spot, lanes, flip) {
  const { col, row } = cell(spot, lanes, flip);
  return { x: FRAME + (col + 0.5) * SQUARE, y: FRAME + (row + 0.5) * SQUARE };
}

/** Whose turn it is, also while the dice are to be rolled. @param {View} view @returns {number} */
export function turnOf(view) {
  return typeof view.actor === 'number' ? view.actor : view.board.rolls;
}

/**
 * Every square once. Where two lanes cross it goes by the lane of the side that plays; where one of its pawns stands, by the pawn.
 * @param {View} view
 * @param {Look} look
 * @returns {{ width: number, height: number, places: Place[] }}
 */
export function geometry(view, look) {
  const { lanes, pawns } = view.board;
  const turn = turnOf(view);
  /** @type {Map<string, string>} */
  const standing = new Map(pawns.map((/** @type {Pawn} */ { id, seat, lane, place }) => [nameOf(seat, lane, place), id]));
  /** @type {Place[]} */
  const places = [];
  for (const seat of [0, 1]) {
    for (let lane = 1; lane <= lanes; lane += 1) {
      for (let place = 0; place <= lanes + 1; place += 1) {
        const crossing = place > 0 && place <= lanes;
        if (crossing && seat !== turn) continue;
        const { col, row } = cell({ seat, lane, place }, lanes, look.flip);
        const name = nameOf(seat, lane, place);
        places.push({ id: standing.get(name) ?? name, x: FRAME + col * SQUARE, y: FRAME + row * SQUARE, w: SQUARE, h: SQUARE, row, col });
      }
    }
  }
  places.sort((a, b) => a.row - b.row || a.col - b.col);
  return { width: side(lanes), height: side(lanes), places };
}

/**
 * The pawns. Each goes by its own name wherever it stands, so that it is the same one from view to view.
 * @param {View} view
 * @param {Look} look
 * @returns {Piece[]}
 */
export function pieces(view, look) {
  const { lanes, pawns } = view.board;
  return pawns.map((/** @type {Pawn} */ pawn) => ({ kind: 'pawn', seat: pawn.seat, at: pawn.id, ...middle(pawn, lanes, look.flip) }));
}

/**
 * The four sides of the board in the order they are drawn when it is not flipped: A where Red starts, B where Red arrives, C and D for White.
 * Each has the cells of its squares.
 * @param {number} lanes
 * @param {boolean} flip
 */
export function sides(lanes, flip) {
  const numbers = Array.from({ length: lanes }, (_, i) => i + 1);
  const turn = flip ? -90 : 0;
  return [
    { letter: 'A', seat: 0, home: false, angle: turn },
    { letter: 'B', seat: 0, home: true, angle: turn },
    { letter: 'C', seat: 1, home: false, angle: 90 + turn },
    { letter: 'D', seat: 1, home: true, angle: 90 + turn },
  ].map((each) => ({
    ...each,
    squares: numbers.map((lane) => ({ lane, ...middle({ seat: each.seat, lane, place: each.home ? lanes + 1 : 0 }, lanes, flip) })),
  }));
}
