// Where things lie on the board, in SVG units. No rule in here: only names of squares and their middles.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Look} Look */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Piece} Piece */

export const SIZE = 7;
export const SQUARE = 100;
/** Thin enough that a square keeps 45 px when the whole board is 360 px wide, wide enough for a coordinate. */
export const FRAME = 42;
export const FIELD = SIZE * SQUARE;
export const SIDE = FIELD + 2 * FRAME;

const FILES = 'abcdefg';

/**
 * Column and row of a square as drawn: from the left and from the top.
 * @param {string} place
 * @param {boolean} flip
 */
export function cell(place, flip) {
  const col = FILES.indexOf(place[0]);
  const row = SIZE - Number(place.slice(1));
  return flip ? { col: SIZE - 1 - col, row: SIZE - 1 - row } : { col, row };
}

/**
 * The middle of a square.
 * @param {string} place
 * @param {boolean} flip
 */
export function middle(place, flip) {
  const { col, row } = cell(place, flip);
  return { x: FRAME + (col + 0.5) * SQUARE, y: FRAME + (row + 0.5) * SQUARE };
}

/**
 * @param {View} _view
 * @param {Look} look
 * @returns {{ width: number, height: number, places: Place[] }}
 */
export function geometry(_view, look) {
  /** @type {Place[]} */
  const places = [];
  for (let rank = SIZE; rank >= 1; rank -= 1) {
    for (const file of FILES) {
      const id = `${file}${rank}`;
      const { col, row } = cell(id, look.flip);
      places.push({ id, x: FRAME + col * SQUARE, y: FRAME + row * SQUARE, w: SQUARE, h: SQUARE, row, col });
    }
  }
  places.sort((a, b) => a.row - b.row || a.col - b.col);
  return { width: SIDE, height: SIDE, places };
}

/**
 * Supports, then balls: what moves on the board.
 * @param {View} view
 * @param {Look} look
 * @returns {Piece[]}
 */
export function pieces(view, look) {
  const { supports, balls } = view.board;
  return [
    ...supports.map((/** @type {{ at: string, seat: number }} */ { at, seat }) => ({ kind: 'support', seat, at, ...middle(at, look.flip) })),
    ...balls.map((/** @type {string} */ at, /** @type {number} */ seat) => ({ kind: 'ball', seat, at, ...middle(at, look.flip) })),
  ];
}

/**
 * The letters and figures of the frame, in the order they are drawn.
 * @param {boolean} flip
 */
export function coordinates(flip) {
  const along = [...FILES].map((file, i) => ({ name: file, at: FRAME + ((flip ? SIZE - 1 - i : i) + 0.5) * SQUARE }));
  const down = [...FILES].map((_, i) => ({ name: String(i + 1), at: FRAME + ((flip ? i : SIZE - 1 - i) + 0.5) * SQUARE }));
  return { along, down };
}
