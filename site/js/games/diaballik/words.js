// What Diaballik and Senseï say: labels of squares, announcements, the move list. Every sentence comes from the locale files.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Seat} Seat */
/** @typedef {import('../../types.js').Translate} Translate */

/** The word for a side in messages: `$side`. */
const SIDES = ['white', 'dark'];

/**
 * @param {Seat | 'chance' | null} seat
 * @returns {string}
 */
export function sideOf(seat) {
  return typeof seat === 'number' ? SIDES[seat] : 'none';
}

/**
 * The name a seat goes by: its player's, or the edition's word for the side.
 * @param {Seat} seat
 * @param {View} view
 * @param {Translate} t
 */
export function seatName(seat, view, t) {
  return view.seats[seat]?.name || t(`diaballik-seat-${seat}`, { edition: view.options.edition });
}

/**
 * What stands on a place: `empty`, `chasm`, `support` or `ball` (a support that carries it), and whose it is.
 * @param {string} place
 * @param {View} view
 * @returns {{ content: string, seat: Seat | null }}
 */
export function contentOf(place, view) {
  const { supports, balls, chasms } = view.board;
  const support = supports.find((/** @type {{ at: string }} */ each) => each.at === place);
  if (support) return { content: balls[support.seat] === place ? 'ball' : 'support', seat: support.seat };
  return { content: chasms.includes(place) ? 'chasm' : 'empty', seat: null };
}

/**
 * The label of a square for those who hear the board.
 * @param {string} place
 * @param {View} view
 * @param {Translate} t
 */
export function describe(place, view, t) {
  const { content, seat } = contentOf(place, view);
  return t('diaballik-place', { place, content, side: sideOf(seat), edition: view.options.edition });
}

/**
 * The sentence for the live region when a step has been played.
 * @param {Step} step
 * @param {Seat | 'chance'} seat
 * @param {View} view
 * @param {Translate} t
 */
export function announce(step, seat, view, t) {
  const [from = '', to = ''] = step.parts;
  const name = typeof seat === 'number' ? seatName(seat, view, t) : '';
  return t(`diaballik-step-${step.kind}`, { seat: name, side: sideOf(seat), from, to, edition: view.options.edition });
}

/**
 * A step in the move list.
 * @param {Step} step
 * @param {View} _view
 * @param {Translate} t
 */
export function formatStep(step, _view, t) {
  const [from = '', to = ''] = step.parts;
  return t(`diaballik-note-${step.kind}`, { from, to });
}
