/**
 * Where a page lives: on a site, as here, or in the single file (../single/habitat.js). All that is different there comes through
 * this door; what a page is and does is the same.
 */

import { goOffline } from './offline.js';
import { createStore } from './storage.js';

/** @typedef {import('../types.d.ts').Boot} Boot */
/** @typedef {ReturnType<typeof import('../engine/supervisor.js').createSupervisor>} Engine */
/** @typedef {(options?: Pick<Parameters<typeof import('../engine/supervisor.js').createSupervisor>[0], 'onState' | 'mode'>) => Engine} CreateEngine */

/**
 * @typedef {object} Habitat
 * @property {Boot} boot
 * @property {() => Promise<unknown[]>} words those of the page's language, compiled
 * @property {import('./storage.js').Store} store
 * @property {string} search what the address asks for behind its question mark
 * @property {AbortSignal} gone another page takes this one's place without a new document
 * @property {CreateEngine} createEngine
 * @property {import('../engine/running.js').Running} [running] the page's engine, if it has been started already
 * @property {typeof goOffline | null} goOffline null where there is no server to be without
 */

/** @returns {Boot} */
function readBoot() {
  return JSON.parse(/** @type {HTMLElement} */ (document.getElementById('boot')).textContent ?? '');
}

/**
 * @param {typeof import('../engine/client.js').createEngine} [createEngine] for pages that need Python
 * @param {Habitat['running']} [running]
 * @returns {Habitat}
 */
export function onSite(createEngine, running) {
  const boot = readBoot();
  return {
    boot,
    words: async () => (await fetch(boot.root + boot.locales[boot.lang])).json(),
    store: createStore(() => window.localStorage),
    search: location.search,
    gone: new AbortController().signal,
    createEngine(options) {
      if (!createEngine) throw new Error('this page has no engine');
      return createEngine({ root: boot.root, ...options });
    },
    running,
    goOffline,
  };
}
