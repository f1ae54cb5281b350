// How far the engine's start has come, between 0 and 1: bytes that have arrived of files whose sizes the build knows, and
// steps that have been taken. Nothing is guessed from the clock; it stands still when nothing happens and never goes back.

/**
 * What has been heard of a start so far.
 * @typedef {object} Heard
 * @property {Set<string>} steps  of STEPS, those taken
 * @property {Record<string, number>} expected  bytes of each file this start needs
 * @property {Record<string, number>} received  bytes of each that have arrived
 */

/**
 * The share of each step; what is missing to 1 is the bytes' share. By the time they take on a line of 10 Mbit/s.
 * @type {Record<string, number>}
 */
export const STEPS = { script: 0.04, worker: 0.04, compiled: 0.06, started: 0.16, ready: 0.02 };

const BYTES = 1 - Object.values(STEPS).reduce((sum, share) => sum + share, 0);

/** @returns {Heard} */
export function nothingHeard() {
  return { steps: new Set(), expected: {}, received: {} };
}

/**
 * @param {Heard} heard
 * @returns {number}
 */
export function progress({ steps, expected, received }) {
  if (steps.has('ready')) return 1;
  let whole = 0;
  let arrived = 0;
  for (const [file, bytes] of Object.entries(expected)) {
    whole += bytes;
    arrived += Math.min(bytes, received[file] ?? 0);
  }
  const taken = Object.entries(STEPS).reduce((sum, [step, share]) => sum + (steps.has(step) ? share : 0), 0);
  return taken + (whole > 0 ? (BYTES * arrived) / whole : 0);
}
