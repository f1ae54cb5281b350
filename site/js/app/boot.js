/**
 * A page comes alive: boot data and words are read, settings put into effect.
 */

import { createApp } from './app.js';
import { watchInput } from './focus.js';
import { createTranslate } from './i18n.js';
import { rootAttributes } from './settings.js';

/** @typedef {import('../types.d.ts').Boot} Boot */

/** @returns {Boot} */
export function readBoot() {
  return JSON.parse(/** @type {HTMLElement} */ (document.getElementById('boot')).textContent ?? '');
}

/** Whether the page is shown inside another. */
export function isEmbedded() {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** @param {Boot} boot */
export async function startApp(boot) {
  const response = await fetch(boot.root + boot.locales[boot.lang]);
  const t = createTranslate(boot.lang, await response.json());
  const app = createApp(boot, t, {
    reach: () => window.localStorage,
    embedded: isEmbedded(),
    live: true,
    goToLanguage(lang) {
      app.settings.set({ language: lang });
      if (lang !== boot.lang) location.assign(boot.links.self[lang] + location.search + location.hash);
    },
  });
  const dress = () => {
    for (const [name, value] of Object.entries(rootAttributes(app.settings.get()))) {
      document.documentElement.setAttribute(name, value);
    }
  };
  watchInput();
  dress();
  app.settings.subscribe(dress);
  window.addEventListener('storage', (event) => {
    if (event.key === 'escale:settings') app.settings.reload();
  });
  return app;
}
