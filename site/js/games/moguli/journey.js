// The way of a pawn in time: it walks over the garden, goes down, is only a shadow underground, comes up and walks on.

import { lines } from './geometry.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('./turning.js').Move} Move */
/** A moment of the journey. @typedef {{ x: number, y: number, below: boolean, leaps: boolean }} Moment */

/** Milliseconds from gate to gate, and for going down or coming up. */
const STRIDE = 150;
const CLIMB = 130;
/** However far it goes. */
const LONGEST = 1800;

/**
 * @param {Move} step
 * @param {View} view
 * @param {boolean} flip
 * @returns {Moment[]}
 */
export function moments(step, view, flip) {
  return step.route.flatMap((gates, phase) =>
    lines(gates, view, flip).flatMap((line, piece) =>
      line.map(({ x, y }, i) => ({ x, y, below: phase === 1, leaps: piece > 0 && i === 0 })),
    ),
  );
}

/**
 * The journey as keyframes of the element that stands on the gate, and of the body inside it.
 * @param {Moment[]} all
 * @returns {{ duration: number, moves: Keyframe[], bodies: Keyframe[] }}
 */
export function keyframes(all) {
  const times = [0];
  all.slice(1).forEach((moment, i) => {
    const before = all[i];
    const stays = before.x === moment.x && before.y === moment.y;
    times.push(times[i] + (moment.leaps ? 1 : stays ? CLIMB : STRIDE));
  });
  const whole = /** @type {number} */ (times.at(-1)) || 1;
  const offset = (/** @type {number} */ i) => times[i] / whole;
  return {
    duration: Math.min(LONGEST, whole),
    moves: all.map(({ x, y }, i) => ({ transform: `translate(${x}px, ${y}px)`, offset: offset(i) })),
    bodies: all.map(({ below }, i) => ({ opacity: below ? 0.35 : 1, scale: below ? '0.7' : '1', offset: offset(i) })),
  };
}
