// A worker holds a Web Lock for as long as it lives, and the page waits for it: however the worker ends, the page learns of it.

/**
 * In the worker.
 * @param {string | null} name
 * @param {() => void} onHeld
 */
export function holdLock(name, onHeld) {
  if (!name) return;
  try {
    const held = () => {
      onHeld();
      // Never called; kept so that the promise the lock waits for is not one that nothing can settle.
      return /** @type {Promise<void>} */ (new Promise((release) => Object.assign(self, { release })));
    };
    navigator.locks?.request(name, held).catch(() => {});
  } catch {
    // Storage is refused here, and locks with it: the page's pings remain.
  }
}

/**
 * In the page: wait for a lock that the worker has.
 * @param {string} name
 * @param {AbortSignal} signal
 * @param {() => void} then
 */
export function awaitLock(name, signal, then) {
  navigator.locks.request(name, { signal }, then).catch(() => {});
}
