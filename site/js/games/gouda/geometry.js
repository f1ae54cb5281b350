// Where things lie in the kitchen, in SVG units: 1000 × 1000, the floor at the bottom, the table at the top. No rule in here.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Look} Look */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Piece} Piece */
/** The middle of the surface mice stand on, how wide it is, and where the arrow keys find it. @typedef {{ x: number, y: number, w: number, row: number, col: number }} Spot */
/** The mice of one owner on a place: where they stand, how big they are drawn, whether they are stacked. @typedef {{ seat: number, count: number, x: number, y: number, w: number, scale: number, stacked: boolean, mice: { x: number, y: number }[] }} Pile */

export const SIZE = 1000;

/** How high a place's hit area is: a fingertip on a phone. */
const REACH = 124;

/** @type {Record<string, Spot>} */
export const SPOTS = {
  T: { x: 500, y: 178, w: 540, row: 0, col: 1 },
  F1: { x: 222, y: 318, w: 316, row: 1, col: 0 },
  F2: { x: 778, y: 318, w: 316, row: 1, col: 2 },
  M4: { x: 500, y: 438, w: 400, row: 2, col: 1 },
  M3: { x: 372, y: 560, w: 390, row: 3, col: 1 },
  S3: { x: 806, y: 544, w: 300, row: 3, col: 2 },
  M2: { x: 628, y: 682, w: 390, row: 4, col: 1 },
  S2: { x: 194, y: 666, w: 300, row: 4, col: 0 },
  M1: { x: 372, y: 804, w: 390, row: 5, col: 1 },
  S1: { x: 806, y: 788, w: 300, row: 5, col: 2 },
  C1: { x: 160, y: 938, w: 270, row: 6, col: 0 },
  M0: { x: 500, y: 926, w: 330, row: 6, col: 1 },
  C2: { x: 840, y: 938, w: 270, row: 6, col: 2 },
};

export const STARTS = ['M0', 'C1', 'C2'];

/** The ways up, as drawn on the wall. @type {[string, string][]} */
export const WAYS = [
  ['M0', 'C1'], ['M0', 'C2'], ['M0', 'M1'], ['C1', 'M1'], ['C2', 'M1'],
  ['M1', 'M2'], ['M1', 'S1'], ['S1', 'M2'],
  ['M2', 'M3'], ['M2', 'S2'], ['S2', 'M3'],
  ['M3', 'M4'], ['M3', 'S3'], ['S3', 'M4'],
  ['M4', 'F1'], ['M4', 'F2'], ['F1', 'T'], ['F2', 'T'],
]; // prettier-ignore

/** The least width a mouse needs to stand beside others. */
const ELBOWS = 54;

/**
 * The mice of a place: side by side while there is room, else a stack for each owner.
 * @param {string} place
 * @param {readonly number[]} counts seat -> how many
 * @returns {Pile[]}
 */
export function piles(place, counts) {
  const { x, y, w } = SPOTS[place];
  const owners = counts.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0);
  const total = owners.reduce((sum, { count }) => sum + count, 0);
  const stacked = total * ELBOWS > w;
  const room = Math.min(stacked ? 92 : 76, w / (stacked ? owners.length : total || 1));
  let left = x - (room * (stacked ? owners.length : total)) / 2;
  return owners.map(({ seat, count }) => {
    const width = stacked ? room : room * count;
    const start = left;
    left += width;
    const middle = start + width / 2;
    const scale = stacked ? Math.min(1, room / 74) : 1;
    const mice = Array.from({ length: count }, (_, i) =>
      stacked ? { x: middle + (count - 1 - i) * 5 * scale - 4, y: y - (count - 1 - i) * 5 * scale } : { x: start + room * (i + 0.5), y },
    );
    return { seat, count, x: middle, y, w: width, scale, stacked, mice };
  });
}

/** The piles of a place as they stand, and as they will once the mice pointed at are set down. @param {string} place @param {View} view @param {string[]} [selection] */
export function pilesAt(place, view, selection = []) {
  const { mice, setting_up: placing } = view.board;
  const down = selection.filter((each) => each === place).length;
  const counts = mice[place].map((/** @type {number} */ count, /** @type {number} */ seat) => count + (seat === placing ? down : 0));
  return piles(place, counts);
}

/** The place whose mice are to be moved now; null when none is. @param {View} view @returns {string | null} */
export function activePlace(view) {
  const step = view.steps.find((each) => each.kind === 'move');
  return step ? /** @type {string} */ (step.from) : null;
}

/**
 * Every place, and where mice are to be moved the piles of each owner instead.
 * @param {View} view
 * @param {Look} [_look]
 * @returns {{ width: number, height: number, places: Place[] }}
 */
export function geometry(view, _look) {
  const active = activePlace(view);
  /** @type {Place[]} */
  const places = Object.entries(SPOTS)
    .filter(([id]) => id !== active)
    .map(([id, { x, y, w, row, col }]) => ({ id, x: x - w / 2, y: y - 92, w, h: REACH, row, col }));
  if (active) {
    const { y, row, col } = SPOTS[active];
    pilesAt(active, view).forEach((pile, i) => {
      const w = Math.max(pile.w, 46);
      places.push({ id: `${active}:${pile.seat}`, x: pile.x - w / 2, y: y - 96, w, h: REACH, row, col: col + i / 10 });
    });
  }
  return { width: SIZE, height: SIZE, places };
}

/**
 * Every mouse on its feet.
 * @param {View} view
 * @param {Look} [_look]
 * @returns {Piece[]}
 */
export function pieces(view, _look) {
  return Object.keys(SPOTS).flatMap((place) =>
    pilesAt(place, view).flatMap(({ seat, mice }) => mice.map(({ x, y }) => ({ kind: 'mouse', seat, at: place, x, y }))),
  );
}

/**
 * A way from place to place as a curve: over the edge to a neighbour, else from above the first surface to above the second, bent
 * outwards a little.
 * @param {string} from
 * @param {string} to
 */
export function curve(from, to) {
  const [a, b] = [SPOTS[from], SPOTS[to]];
  const side = Math.sign(b.x - a.x);
  const level = Math.abs(a.y - b.y) < 40;
  const start = level ? { x: a.x + side * (a.w / 2 - 34), y: a.y - 44 } : { x: a.x + (b.x - a.x) * 0.22, y: a.y - 26 };
  const end = level ? { x: b.x - side * (b.w / 2 - 34), y: b.y - 44 } : { x: b.x - (b.x - a.x) * 0.22, y: b.y - 26 };
  const bend = Math.abs(b.x - a.x) < 60 ? 0 : side * 14;
  const middle = { x: (start.x + end.x) / 2 + bend, y: (start.y + end.y) / 2 - (level ? 54 : 0) };
  return { start, end, middle, d: `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}` };
}
