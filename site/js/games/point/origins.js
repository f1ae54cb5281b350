// Where pawns and cards were before the last step, so that each can be seen to go where it goes. Pure.

import { lastStep } from '../../play/state.js';

/** @typedef {import('../../types.js').View} View */

/**
 * After an exchange: given pawns have gone to the back of the bank, taken ones came from its front, and the rest of the row has moved up.
 * @param {View} view
 * @returns {(at: string) => string | undefined} undefined: where it is now
 */
export function exchangeOrigins(view) {
  const last = lastStep(view);
  if (!last || last.step.kind !== 'use' || last.seat === null) return () => undefined;
  const { place, gives, takes, bank } = /** @type {{ place: number, gives: string, takes: string, bank: { black: number, white: number } }} */ (/** @type {unknown} */ (last.step));
  const { seat } = last;
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const colour of 'bw') {
    const given = indices(gives, colour).map((i) => `${seat}@${place + i}`);
    const taken = indices(takes, colour).map((i) => `${seat}@${place + i}`);
    const now = colour === 'b' ? bank.black : bank.white;
    const before = now - given.length + taken.length;
    // The bank as a queue: what was there, then what is given back.
    const queue = [...Array.from({ length: before }, (_, i) => `bank:${colour}${i}`), ...given];
    taken.forEach((at, i) => found.set(at, queue[i]));
    for (let i = 0; i < now; i += 1) found.set(`bank:${colour}${i}`, queue[taken.length + i]);
  }
  const length = view.board.rows[seat].length;
  for (let at = place + takes.length; at <= length; at += 1) found.set(`${seat}@${at}`, `${seat}@${at - takes.length + gives.length}`);
  return (at) => found.get(at);
}

/** @param {string} pawns @param {string} colour */
function indices(pawns, colour) {
  return [...pawns].flatMap((pawn, i) => (pawn === colour ? [i] : []));
}

/** Nowhere: what lies there now was not seen before. */
const BELOW = 'below';

/**
 * Where each card was before the last step.
 * @param {View} view
 * @returns {(at: string) => string | undefined}
 */
export function cardOrigins(view) {
  const last = lastStep(view);
  if (!last) return () => undefined;
  const { step, seat } = last;
  const moved = CARD_MOVES[step.kind]?.(step, Number(seat)) ?? {};
  return (at) => moved[at];
}

/** For each kind of step, place now -> place before. @type {Record<string, (step: any, seat: number) => Record<string, string>>} */
const CARD_MOVES = {
  card: ({ card, to }) => ({ [`${to}:${card}`]: 'pile', pile: BELOW }),
  use: ({ parts }) => ({ discard: parts[0] }),
  throw: ({ parts }) => ({ offer: parts[0] }),
  take: () => ({ taken: 'offer' }),
  draw: ({ refill, discards }) => ({ ...(refill ? { pile: 'discard' } : {}), ...(discards && !refill ? { discard: 'offer' } : {}) }),
  swap: ({ card, for: other, partner }, seat) => ({ [`${seat}:${other}`]: `${partner}:${other}`, [`${partner}:${card}`]: `${seat}:${card}` }),
  stop: ({ cards, partner }, seat) => Object.fromEntries(cards.map((/** @type {string} */ card) => [`${partner}:${card}`, `${seat}:${card}`])),
};
