/**
 * Saved matches: one entry of the storage each, written after every step.
 *
 * An entry holds the record (all it takes to go on) and the last view (so that the board is there before the engine).
 * Entries of older versions are brought up to date when read; what cannot be read is set aside, told and never lost.
 * Two tabs may hold the same match: every entry counts its revisions, and whoever finds a newer one takes it over.
 */

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('./storage.js').Store} Store */

/**
 * @typedef {object} Save
 * @property {number} v version of this shape
 * @property {string} id
 * @property {string} game
 * @property {number} created milliseconds
 * @property {number} updated milliseconds
 * @property {number} rev raised by every write
 * @property {string} record
 * @property {View | null} view what the board showed last; null when a version before could not keep it
 * @property {boolean} over
 * @property {boolean} flip
 * @property {{id: string, secret: string, settled: number}} [post] of a match by correspondence, what only this device knows
 */

export const VERSION = 1;

/** Shape of views that this version can draw without asking the engine; raised when it changes. */
export const VIEW_SHAPE = 1;

const PREFIX = 'escale:match:';
const ASIDE = 'escale:aside:';

/** Finished matches beyond this number make room, oldest first. */
const FINISHED_KEPT = 40;

/**
 * From each older shape to the next.
 * @type {Record<number, (entry: Record<string, unknown>) => Record<string, unknown>>}
 */
const UPGRADES = {
  // Before the first release entries had no version, no revision and no orientation.
  0: (entry) => ({ rev: 1, flip: false, over: false, view: null, ...entry, v: 1 }),
};

/**
 * Bring an entry of any version up to date; null if it is none.
 *
 * @param {string | null} text
 * @returns {Save | null}
 */
export function readEntry(text) {
  let entry;
  try {
    entry = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof entry !== 'object' || entry === null) return null;
  for (let v = entry.v ?? 0; v < VERSION; v += 1) entry = UPGRADES[v]?.(entry) ?? entry;
  return isSave(entry) ? { ...entry, view: drawable(entry) } : null;
}

/**
 * A stored view that this version can draw; null if there is none.
 *
 * @param {{shape?: number, view?: any} | null} entry
 * @returns {View | null}
 */
export function drawable(entry) {
  const view = entry?.view;
  const whole =
    entry?.shape === VIEW_SHAPE &&
    typeof view === 'object' &&
    view !== null &&
    [view.steps, view.seats, view.history].every(Array.isArray) &&
    [view.board, view.options, view.can, view.refusals].every((part) => typeof part === 'object' && part !== null);
  return whole ? view : null;
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {entry is Save & {shape?: number}}
 */
function isSave(entry) {
  return (
    /** @type {number} */ (entry.v) >= VERSION &&
    typeof entry.id === 'string' &&
    typeof entry.game === 'string' &&
    typeof entry.record === 'string' &&
    Number.isFinite(entry.updated)
  );
}

/** A short random name for a match. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('');
}

/**
 * @typedef {object} Saves
 * @property {(game?: string) => Save[]} list newest first
 * @property {(id: string) => Save | null} get
 * @property {(id: string, change: {record: string, view: View, flip?: boolean, post?: Save['post'] | null}) => 'saved' | 'memory' | 'moved'} put
 *   `moved`: another tab wrote a newer revision; nothing was written
 * @property {(id: string) => void} remove
 * @property {(id: string) => void} setAside for an entry whose record the engine refuses
 * @property {() => number} aside how many entries are set aside
 * @property {() => {key: string, text: string}[]} asideEntries
 * @property {() => void} dropAside
 * @property {(id: string) => boolean} adopt takes over the stored revision; false if there is none
 * @property {(post: string) => Save | null} findPost the match by correspondence of this name
 * @property {(save: Save) => import('../play/session.js').Opening} opening how the engine opens it
 * @property {(key: string | null) => string | null} idOfKey the match that a storage event speaks of
 */

/**
 * @param {Store} store
 * @param {() => number} [now]
 * @returns {Saves}
 */
export function createSaves(store, now = Date.now) {
  /** The revision this tab knows of each match. @type {Map<string, number>} */
  const known = new Map();

  /** @param {string} key */
  const moveAside = (key) => {
    const text = store.get(key);
    if (text === null) return;
    store.set(ASIDE + key.slice(PREFIX.length), text);
    store.remove(key);
  };

  /** @param {string} id */
  const get = (id) => {
    const text = store.get(PREFIX + id);
    if (text === null) return null;
    const entry = readEntry(text);
    if (!entry) moveAside(PREFIX + id);
    return entry;
  };

  /** @param {string} [game] */
  const list = (game) =>
    store
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => get(key.slice(PREFIX.length)))
      .filter((entry) => entry !== null && (!game || entry.game === game))
      .map((entry) => /** @type {Save} */ (entry))
      .sort((a, b) => b.updated - a.updated);

  const makeRoom = () => {
    // Who has not sent the last turn on yet still needs its match.
    for (const old of list().filter((entry) => entry.over && entry.view?.post?.status !== 'send').slice(FINISHED_KEPT)) store.remove(PREFIX + old.id);
  };

  return {
    list,
    get,
    put(id, { record, view, flip = false, post = null }) {
      const before = get(id);
      if (before && before.rev !== known.get(id)) return 'moved';
      const rev = (before?.rev ?? 0) + 1;
      const over = view.outcome !== null;
      const entry = {
        v: VERSION,
        shape: VIEW_SHAPE,
        id,
        game: view.game,
        created: before?.created ?? now(),
        updated: now(),
        rev,
        record,
        view: { ...view, match: null },
        over,
        flip,
        ...(post ? { post } : {}),
      };
      const written = store.set(PREFIX + id, JSON.stringify(entry));
      known.set(id, rev);
      if (over) makeRoom();
      return written ? 'saved' : 'memory';
    },
    remove: (id) => store.remove(PREFIX + id),
    setAside: (id) => moveAside(PREFIX + id),
    aside: () => store.keys().filter((key) => key.startsWith(ASIDE)).length,
    asideEntries: () =>
      store
        .keys()
        .filter((key) => key.startsWith(ASIDE))
        .map((key) => ({ key, text: store.get(key) ?? '' })),
    dropAside() {
      for (const key of store.keys()) if (key.startsWith(ASIDE)) store.remove(key);
    },
    adopt(id) {
      const entry = get(id);
      if (entry) known.set(id, entry.rev);
      return entry !== null;
    },
    findPost: (post) => list().find((entry) => entry.post?.id === post) ?? null,
    opening: ({ record, post }) => ({ method: 'load', params: { record, ...(post ? { secret: post.secret, settled: post.settled } : {}) } }),
    idOfKey: (key) => (key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null),
  };
}
