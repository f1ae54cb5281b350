/**
 * What every page has: its boot data, words, settings, saves and messages. The same shape under Node, where nothing is
 * stored and nothing happens.
 */

import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { createNotices } from './notices.js';
import { createSaves } from './saves.js';
import { createSettings, defaults } from './settings.js';
import { createStore } from './storage.js';

/** @typedef {import('../types.d.ts').Boot} Boot */
/** @typedef {import('./i18n.js').Words} Words */

/**
 * @typedef {object} App
 * @property {Boot} boot
 * @property {Words} t
 * @property {import('./storage.js').Store} store
 * @property {import('./settings.js').SettingsStore} settings
 * @property {import('./saves.js').Saves} saves
 * @property {import('./notices.js').Notices} notices
 * @property {(lang: string) => void} goToLanguage
 * @property {boolean} live false under Node
 * @property {boolean} postable links of the other device find the matches kept here: not in a frame, whose storage is its own, nor in a file
 */

const TIMERS = { set: (/** @type {() => void} */ job, /** @type {number} */ ms) => setTimeout(job, ms) };

/**
 * @param {Boot} boot
 * @param {Words} t
 * @param {{store?: import('./storage.js').Store, embedded?: boolean, goToLanguage?: (lang: string) => void, live?: boolean}} [where]
 * @returns {App}
 */
export function createApp(boot, t, { store = createStore(() => null), embedded = false, goToLanguage = () => {}, live = false } = {}) {
  return {
    boot,
    t,
    store,
    settings: createSettings(store, { embedded }),
    saves: createSaves(store),
    notices: createNotices(TIMERS),
    goToLanguage,
    live,
    postable: !live || (!embedded && boot.links.public === undefined),
  };
}

/** @type {import('preact').Context<App>} */
export const AppContext = createContext(/** @type {App} */ (/** @type {unknown} */ (null)));

export function useApp() {
  return useContext(AppContext);
}

/**
 * The value of something that can be subscribed to, always the present one.
 *
 * @template T
 * @param {{get: () => T, subscribe: (listener: () => void) => () => void}} source
 * @returns {T}
 */
export function useSource(source) {
  const [, redraw] = useState(0);
  useEffect(() => {
    redraw((count) => count + 1);
    return source.subscribe(() => redraw((count) => count + 1));
  }, [source]);
  return source.get();
}

/**
 * The settings, from the second drawing on: the first has to be what the static page shows, or the two would mix.
 *
 * @returns {import('./settings.js').Settings}
 */
export function useSettings() {
  const { settings } = useApp();
  const [settled, settle] = useState(false);
  const current = useSource(settings);
  useLayoutEffect(() => settle(true), []);
  return settled ? current : defaults();
}

/** Whether matches by correspondence can be played here; the first drawing is again the static page's. */
export function usePostable() {
  const { postable } = useApp();
  const [settled, settle] = useState(false);
  useLayoutEffect(() => settle(true), []);
  return !settled || postable;
}

/** @param {string} query @param {boolean} before what the static page takes for granted */
export function useMedia(query, before) {
  const [matches, set] = useState(before);
  useEffect(() => {
    const media = matchMedia(query);
    const tell = () => set(media.matches);
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [query]);
  return matches;
}
