// Chance for drawings: the same picture every time, on every machine.

/**
 * A stream of numbers in [0, 1), always the same for the same seed (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function randoms(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A number for path data: one decimal, no needless characters.
 * @param {number} value
 */
export function num(value) {
  return String(Math.round(value * 10) / 10);
}
