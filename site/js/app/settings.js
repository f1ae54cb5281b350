/**
 * What the player likes, kept between visits. Pure but for the storage handed in.
 *
 * Everything read from the storage is checked: an unknown name is dropped, an impossible value becomes the default.
 */

/** @typedef {'system' | 'light' | 'dark'} Theme */
/** @typedef {'system' | 'full' | 'reduced'} Motion */
/** @typedef {'press' | 'auto' | 'table'} Chance */
/** @typedef {'always' | 'brief' | 'call'} Reactions */

/**
 * @typedef {object} Settings
 * @property {string} language '' until the player chose one: the page's own
 * @property {Theme} theme
 * @property {boolean} sounds
 * @property {Motion} motion
 * @property {Chance} chance who rolls: the player with a button, the game by itself, or real dice typed in
 * @property {Reactions} reactions how often players who may react are asked: each time, for a moment, when somebody calls
 * @property {boolean} confirmEnd never take the end of a turn by itself
 * @property {boolean} coordinates
 * @property {boolean} contrast
 * @property {boolean} bigPieces
 * @property {boolean} autoFlip turn the board towards whoever plays
 * @property {boolean} shortcuts single-letter keys
 * @property {boolean} ahead a bar tells who is ahead
 * @property {string} patience milliseconds the strongest opponents may think about a turn
 */

/** Every setting with the values it may have; the first is the default. */
export const CHOICES = /** @type {const} */ ({
  language: ['', 'fr', 'en', 'de'],
  theme: ['system', 'light', 'dark'],
  sounds: [true, false],
  motion: ['system', 'full', 'reduced'],
  chance: ['press', 'auto', 'table'],
  reactions: ['always', 'brief', 'call'],
  confirmEnd: [false, true],
  coordinates: [true, false],
  contrast: [false, true],
  bigPieces: [false, true],
  autoFlip: [false, true],
  shortcuts: [true, false],
  ahead: [false, true],
  patience: ['1500', '3000', '6000', '10000'],
});

const KEY = 'escale:settings';

/**
 * @param {{embedded?: boolean}} [where] an embedded page is silent until its visitor wants sound
 * @returns {Settings}
 */
export function defaults({ embedded = false } = {}) {
  const first = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]]));
  return /** @type {Settings} */ (/** @type {unknown} */ ({ ...first, sounds: !embedded }));
}

/**
 * Complete settings from whatever was stored.
 *
 * @param {unknown} stored
 * @param {Settings} base
 * @returns {Settings}
 */
export function normalise(stored, base) {
  /** @type {Record<string, unknown>} */
  const result = { ...base };
  if (typeof stored !== 'object' || stored === null) return base;
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = /** @type {Record<string, unknown>} */ (stored)[name];
    if (/** @type {readonly unknown[]} */ (values).includes(value)) result[name] = value;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (result));
}

/**
 * @typedef {object} SettingsStore
 * @property {() => Settings} get
 * @property {(change: Partial<Settings>) => void} set
 * @property {(listener: (settings: Settings) => void) => () => void} subscribe
 * @property {() => void} reload takes over what another tab stored
 * @property {(change: Partial<Settings>) => void} suggest other defaults, for what the player never chose
 */

/**
 * @param {import('./storage.js').Store} store
 * @param {{embedded?: boolean}} [where]
 * @returns {SettingsStore}
 */
export function createSettings(store, where = {}) {
  let base = defaults(where);
  /** What somebody chose, here or on a page with other defaults. @returns {Partial<Settings>} */
  const chosen = () => {
    try {
      return JSON.parse(store.get(KEY) ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const read = () => normalise(chosen(), base);
  let current = read();
  /** @type {Set<(settings: Settings) => void>} */
  const listeners = new Set();
  const tell = () => listeners.forEach((listener) => listener(current));
  return {
    get: () => current,
    set(change) {
      // Only what was chosen is stored, so that a better default reaches those who never chose.
      store.set(KEY, JSON.stringify({ ...chosen(), ...change }));
      current = read();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload() {
      current = read();
      tell();
    },
    suggest(change) {
      base = { ...base, ...change };
      current = read();
      tell();
    },
  };
}

/**
 * The attributes of the page's root that the style sheet reads.
 *
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function rootAttributes(settings) {
  return {
    'data-theme': settings.theme,
    'data-motion': settings.motion,
    'data-contrast': settings.contrast ? 'more' : 'normal',
  };
}
