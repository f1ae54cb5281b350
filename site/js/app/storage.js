/**
 * The browser's storage behind a small face that never throws.
 *
 * Private windows, third-party frames and full disks refuse to store. The site goes on from memory, and says so once.
 */

/** @typedef {'refused' | 'full'} StorageProblem */

/**
 * @typedef {object} Store
 * @property {(key: string) => string | null} get
 * @property {(key: string, value: string) => boolean} set false: kept in memory only
 * @property {(key: string) => void} remove
 * @property {() => string[]} keys
 * @property {() => StorageProblem | null} problem
 */

const PROBE = 'escale:probe';

/**
 * Find out whether the storage can be used at all; touching it may throw.
 *
 * @param {() => Storage | null | undefined} reach
 * @returns {Storage | null}
 */
function usable(reach) {
  try {
    const storage = reach();
    if (!storage) return null;
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return storage;
  } catch (error) {
    // A full storage refuses the probe as well, and can still be read.
    return isFull(error) ? /** @type {Storage} */ (reach()) : null;
  }
}

/** @param {unknown} error */
function isFull(error) {
  return error instanceof Error && /quota/i.test(error.name);
}

/**
 * @param {() => Storage | null | undefined} reach returns the browser's storage, or throws
 * @returns {Store}
 */
export function createStore(reach) {
  const storage = usable(reach);
  /** What could not be written; read first. @type {Map<string, string | null>} */
  const memory = new Map();
  /** @type {StorageProblem | null} */
  let problem = storage ? null : 'refused';

  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      if (storage) {
        try {
          storage.setItem(key, value);
          memory.delete(key);
          return true;
        } catch (error) {
          problem = isFull(error) ? 'full' : 'refused';
        }
      }
      memory.set(key, value);
      return false;
    },
    remove(key) {
      memory.delete(key);
      try {
        storage?.removeItem(key);
      } catch {
        memory.set(key, null);
      }
    },
    keys() {
      /** @type {Set<string>} */
      const keys = new Set();
      try {
        for (let i = 0; storage && i < storage.length; i += 1) keys.add(/** @type {string} */ (storage.key(i)));
      } catch {
        // What memory holds is all there is.
      }
      for (const [key, value] of memory) {
        if (value === null) keys.delete(key);
        else keys.add(key);
      }
      return [...keys];
    },
    problem: () => problem,
  };
}
