// What Diaballik and Senseï say: labels of squares, announcements, the move list. Every sentence comes from the locale files.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Seat} Seat */
/** @typedef {import('../../types.js').Translate} Translate */

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
  const { edition } = view.options;
  return t(`diaballik-place-${content}`, { place, edition, seat: seat === null ? '' : t(`diaballik-seat-${seat}`, { edition }) });
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
  const player = typeof seat === 'number' ? seatName(seat, view, t) : '';
  return t(`diaballik-step-${step.kind}`, { player, from, to, edition: view.options.edition });
}

/**
 * A step in the move list: squares joined by a dash for a move, by an arrow for a pass; a word where no square is named.
 * @param {Step} step
 * @param {View} _view
 * @param {Translate} t
 */
export function formatStep(step, _view, t) {
  if (step.parts.length === 0) return t(`diaballik-note-${step.kind}`);
  return step.parts.join(step.kind === 'pass' ? '\u2192' : '\u2013');
}
