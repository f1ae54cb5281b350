/**
 * What went wrong on this device, for the self-check: a few codes with their moments. Nothing of it is sent anywhere.
 */

const KEY = 'escale:failures';
const KEPT = 10;

/** @typedef {{when: number, code: string}} Failure */

/** Newest first. @param {Pick<import('./storage.js').Store, 'get'>} store @returns {Failure[]} */
export function readFailures(store) {
  try {
    const list = JSON.parse(store.get(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => Number.isFinite(one?.when) && typeof one?.code === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** @param {Pick<import('./storage.js').Store, 'get' | 'set'>} store @param {string} code @param {number} now */
export function noteFailure(store, code, now) {
  store.set(KEY, JSON.stringify([{ when: now, code }, ...readFailures(store)].slice(0, KEPT)));
}
