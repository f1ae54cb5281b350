/**
 * Short messages at the edge of the page. A message with the id of one already shown takes its place.
 */

/**
 * @typedef {object} Notice
 * @property {string} [id]
 * @property {string} key of its words
 * @property {Record<string, string | number>} [args]
 * @property {'info' | 'warn'} [tone]
 * @property {boolean} [stays] until it is put away
 * @property {{key: string, run: () => void}} [action]
 */

/** @typedef {Notice & {id: string}} Shown */

/** Milliseconds a message stays that does not wait for an answer. */
export const NOTICE_TIME = 7000;

/** @param {{set: (job: () => void, ms: number) => unknown}} timers */
export function createNotices(timers) {
  /** @type {Shown[]} */
  let list = [];
  /** @type {Set<() => void>} */
  const listeners = new Set();
  let count = 0;
  /** @param {Shown[]} next */
  const put = (next) => {
    list = next;
    listeners.forEach((listener) => listener());
  };
  /** @param {string} id */
  const dismiss = (id) => put(list.filter((notice) => notice.id !== id));
  return {
    get: () => list,
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dismiss,
    /** @param {Notice} notice */
    push(notice) {
      count += 1;
      const shown = { ...notice, id: notice.id ?? `n${count}` };
      put([...list.filter((other) => other.id !== shown.id), shown]);
      if (!shown.stays && !shown.action) timers.set(() => put(list.filter((other) => other !== shown)), NOTICE_TIME);
      return shown.id;
    },
  };
}

/** @typedef {ReturnType<typeof createNotices>} Notices */
