// What Diaballik and Senseï say: labels of squares, announcements, the move list. Every sentence comes from the locale files.

import { opponentName } from '../../play/names.js';

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
  return view.seats[seat]?.name || opponentName(view, seat, t) || t(`diaballik-seat-${seat}`, { edition: view.options.edition });
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

/**
 * The step a player means by pointing at these squares, legal or not: the rules tell why it is refused. A ball pointed at
 * another piece means a pass, everything else a move; one square alone means a move or a pass from there.
 * @param {string[]} parts
 * @param {View} view
 * @returns {string | null}
 */
export function attempt(parts, view) {
  const [from, to = likelyTarget(parts[0], view)] = parts;
  const { content } = contentOf(from, view);
  if (to === null || content === 'empty' || content === 'chasm') return null;
  const onto = contentOf(to, view).content;
  return `${from}${content === 'ball' && (onto === 'support' || onto === 'ball') ? '>' : '-'}${to}`;
}

/**
 * Where somebody who points at one square alone may want to go: another own support for the ball, the next free square otherwise.
 * @param {string} place
 * @param {View} view
 * @returns {string | null}
 */
function likelyTarget(place, view) {
  const { content, seat } = contentOf(place, view);
  if (content === 'ball') {
    const other = view.board.supports.find((/** @type {{ at: string, seat: Seat }} */ each) => each.seat === seat && each.at !== place);
    return other?.at ?? null;
  }
  const [column, row] = [place.charCodeAt(0), Number(place.slice(1))];
  const around = [[0, -1], [0, 1], [-1, 0], [1, 0]].map(([right, up]) => `${String.fromCharCode(column + right)}${row + up}`);
  const near = around.filter((each) => /^[a-g][1-7]$/.test(each));
  return near.find((each) => contentOf(each, view).content === 'empty') ?? near[0];
}
