/**
 * A page comes alive: words are read, settings put into effect.
 */

import { createApp } from './app.js';
import { watchInput } from './focus.js';
import { createTranslate } from './i18n.js';
import { rootAttributes } from './settings.js';
import { alongTo } from './urls.js';

/** @typedef {import('./habitat.js').Habitat} Habitat */

/** Whether the page is shown inside another. */
export function isEmbedded() {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** @param {Pick<Habitat, 'boot' | 'words' | 'store' | 'gone'>} habitat */
export async function startApp({ boot, words, store, gone }) {
  const t = createTranslate(boot.lang, await words());
  const app = createApp(boot, t, {
    store,
    embedded: isEmbedded(),
    live: true,
    goToLanguage(lang) {
      app.settings.set({ language: lang });
      if (lang !== boot.lang) location.assign(alongTo(boot.links.self[lang], location));
    },
  });
  const dress = () => {
    for (const [name, value] of Object.entries(rootAttributes(app.settings.get()))) {
      document.documentElement.setAttribute(name, value);
    }
  };
  watchInput(gone);
  dress();
  app.settings.subscribe(dress);
  const reload = (/** @type {StorageEvent} */ event) => {
    if (event.key === 'escale:settings') app.settings.reload();
  };
  window.addEventListener('storage', reload, { signal: gone });
  return app;
}
