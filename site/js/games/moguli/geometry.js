// Where things lie on the board, in SVG units. No rule in here: only names of tiles and the middles of their gates.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Look} Look */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {{ x: number, y: number }} Point */
/** A tile as the rules show it: the two sides its paths lead to. @typedef {{ at: string, top: string, under: string, marked: boolean }} Tile */

export const SIDE = 100;
export const FRAME = 26;
/** How much of a ghost column is seen beside a board that is a cylinder. */
export const GHOST = 62;

const COLUMNS = 'abcde';
const COUNT = 5;
const ROWS = 7;

/** The sides a path leads to, in the order they follow each other when a tile is turned clockwise by a quarter. */
export const TURNS = ['NE', 'SE', 'SW', 'NW'];

/** Column and row of a gate, from 0. @param {string} name */
export function spot(name) {
  return { column: COLUMNS.indexOf(name[0]), row: Number(name[1]) - 1 };
}

/** @param {number} column @param {number} row */
export function nameOf(column, row) {
  return `${COLUMNS[column]}${row + 1}`;
}

/** Whether a part of a step names a gate: angles do not. @param {string | null | undefined} part */
export function isGate(part) {
  return /^[a-e][1-7]$/.test(part ?? '');
}

/** Room for the ghost column on either side. @param {View} view */
export function margin(view) {
  return view.board.cylinder ? GHOST : 0;
}

/**
 * The middle of the gate in a column, which may lie beside the board on a cylinder: -1 is e once more, 5 is a.
 * @param {number} column
 * @param {number} row
 * @param {View} view
 * @param {boolean} flip
 * @returns {Point}
 */
export function middleOf(column, row, view, flip) {
  const [col, line] = flip ? [COUNT - 1 - column, row] : [column, ROWS - 1 - row];
  return { x: FRAME + margin(view) + (col + 0.5) * SIDE, y: FRAME + (line + 0.5) * SIDE };
}

/** The middle of a gate. @param {string} name @param {View} view @param {boolean} flip */
export function middle(name, view, flip) {
  const { column, row } = spot(name);
  return middleOf(column, row, view, flip);
}

/** Every gate, row by row from a1. */
export const GATES = Array.from({ length: COUNT * ROWS }, (_, i) => nameOf(i % COUNT, Math.floor(i / COUNT)));

/** @param {View} view */
export function size(view) {
  return { width: COUNT * SIDE + 2 * FRAME + 2 * margin(view), height: ROWS * SIDE + 2 * FRAME };
}

/**
 * @param {View} view
 * @param {Look} look
 * @returns {{ width: number, height: number, places: Place[] }}
 */
export function geometry(view, look) {
  const places = GATES.map((id) => {
    const { x, y } = middle(id, view, look.flip);
    const { column, row } = spot(id);
    const [col, line] = look.flip ? [COUNT - 1 - column, row] : [column, ROWS - 1 - row];
    return { id, x: x - SIDE / 2, y: y - SIDE / 2, w: SIDE, h: SIDE, row: line, col };
  });
  places.sort((a, b) => a.row - b.row || a.col - b.col);
  return { ...size(view), places };
}

/** @param {View} view @param {Look} look @returns {Piece[]} */
export function pieces(view, look) {
  return view.board.pawns.map((/** @type {{ at: string, seat: number }} */ { at, seat }) => ({ kind: 'pawn', seat, at, ...middle(at, view, look.flip) }));
}

/** How far a tile is turned from NE, in degrees clockwise, as the board is drawn. @param {Tile} tile @param {boolean} flip */
export function angleOf(tile, flip) {
  return 90 * TURNS.indexOf(tile.top) + (flip ? 180 : 0);
}

/** @param {View} view @returns {Map<string, Tile>} */
export function tilesByName(view) {
  return new Map((view.board.tiles ?? []).map((/** @type {Tile} */ tile) => [tile.at, tile]));
}

/** @param {View} view @param {string} name @returns {{ at: string, seat: number } | undefined} */
export function pawnAt(view, name) {
  return view.board.pawns.find((/** @type {{ at: string }} */ { at }) => at === name);
}

/**
 * A way from gate to gate as lines to draw. Around the cylinder it leaves the board into the ghost column on one side and comes in from
 * the other: that makes two lines.
 * @param {string[]} gates
 * @param {View} view
 * @param {boolean} flip
 * @returns {Point[][]}
 */
export function lines(gates, view, flip) {
  /** @type {Point[][]} */
  const found = [];
  /** @type {{ column: number, row: number } | null} */
  let before = null;
  for (const gate of gates) {
    const here = spot(gate);
    const leap = before ? here.column - before.column : 0;
    if (before && Math.abs(leap) > 1) {
      const out = Math.sign(-leap);
      found.at(-1)?.push(middleOf(before.column + out, before.row, view, flip));
      found.push([middleOf(here.column - out, here.row, view, flip)]);
    }
    if (!before) found.push([]);
    found.at(-1)?.push(middleOf(here.column, here.row, view, flip));
    before = here;
  }
  return found;
}

/** Lines as path data. @param {Point[][]} some */
export function pathOf(some) {
  return some.map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`).join('');
}
