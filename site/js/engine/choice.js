// Which way to start Python. Plain: load the modules we need, already compiled, and run their bodies. Snapshot: put back
// the memory of an interpreter that had done so when the site was built; less work, more bytes.
//
// Where the snapshot is at hand (the service worker's cache, the browser's own) it always wins. Where it would have to
// come over the line, it wins only if its extra bytes arrive sooner than plain start-up computes.

/** @typedef {'snapshot' | 'plain'} Mode */

/** What the snapshot spares, in seconds: 0.3 in Chromium and Firefox where the bench runs, several in WebKit, more on a phone. */
export const SPARED = 0.5;

/**
 * @param {object} known
 * @param {boolean} known.cached  the snapshot is at hand
 * @param {number} known.extra  bytes the snapshot costs more than the plain way
 * @param {number} known.rate  bytes per second of the line, 0 when unknown
 * @returns {Mode}
 */
export function choose({ cached, extra, rate }) {
  if (cached) return 'snapshot';
  return rate > 0 && extra / rate < SPARED ? 'snapshot' : 'plain';
}
