/**
 * How far taking back and going on lead with opponents in the match: to a moment at which a person decided. Pure.
 */

import { levelOf, people } from './levels.js';

/** @typedef {import('../types.d.ts').View} View */

/** Who made each step, with the number of its turn. @param {View} view */
function made(view) {
  return view.history.flatMap((turn) => turn.steps.map((step) => ({ seat: step.seat, turn: turn.turn })));
}

/** Whether a person, or nobody in particular, made a step. @param {View} view @param {number | 'chance' | undefined} seat */
function isPersons(view, seat) {
  return typeof seat === 'number' && levelOf(view.seats[seat]?.kind) === null;
}

/**
 * The moment of a person's last decision before the one the match is at, by step; by turn, of the first in that turn. Null if there is none. Where
 * only opponents play, every step counts.
 *
 * @param {View} view
 * @param {'step' | 'turn'} by
 * @returns {number | null}
 */
export function decisionBefore(view, by) {
  const steps = made(view);
  const watched = people(view).length === 0;
  /** @param {number} at */
  const counts = (at) => watched || isPersons(view, steps[at].seat);
  let at = view.at - 1;
  while (at >= 0 && !counts(at)) at -= 1;
  if (at < 0) return null;
  if (by === 'turn') for (let back = at - 1; back >= 0 && steps[back].turn === steps[at].turn; back -= 1) if (counts(back)) at = back;
  return at;
}

/**
 * The moment of the next decision of a person among the steps taken back; the end of them if there is none.
 *
 * @param {View} view
 * @param {'step' | 'turn'} by
 * @returns {number}
 */
export function decisionAfter(view, by) {
  const steps = made(view);
  const watched = people(view).length === 0;
  let at = view.at + 1;
  if (by === 'turn') while (at < steps.length && steps[at].turn === steps[at - 1].turn) at += 1;
  while (at < steps.length && !watched && !isPersons(view, steps[at].seat)) at += 1;
  return Math.min(at, steps.length);
}
