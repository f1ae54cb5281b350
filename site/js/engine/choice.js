// Which way to start Python. Plain: load the modules we need, already compiled, and run their bodies. Snapshot: put back
// the memory of an interpreter that had done so when the site was built; less work, more bytes.
//
// Where the snapshot is at hand (the service worker's cache, the browser's own) it always wins. Where it would have to
// come over the line, it wins only if its extra bytes arrive sooner than plain start-up computes.

/** @typedef {'snapshot' | 'plain'} Mode */

/** What the snapshot spares, in seconds; measured on the class of machine in the bench, and taken low on purpose. */
export const SPARED = 0.4;

/**
 * @param {object} known
 * @param {'auto' | Mode} known.wanted
 * @param {boolean} known.cached  the snapshot is at hand
 * @param {number} known.extra  bytes the snapshot costs more than the plain way
 * @param {number} known.rate  bytes per second of the line, 0 when unknown
 * @returns {Mode}
 */
export function choose({ wanted, cached, extra, rate }) {
  if (wanted !== 'auto') return wanted;
  if (cached) return 'snapshot';
  return rate > 0 && extra / rate < SPARED ? 'snapshot' : 'plain';
}
