/** Static pages with a few living parts: each island is drawn into its own element. */

import { hydrate, render } from 'preact';

import { AppContext } from '../app/app.js';
import { startApp } from '../app/boot.js';
import { Header } from '../app/header.jsx';
import { Toasts } from '../app/toasts.jsx';

/** @typedef {import('../app/app.js').App} App */
/** @typedef {import('../types.d.ts').Children} Children */

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {import('../app/habitat.js').Habitat} habitat
 * @param {(app: App) => {header?: Children, islands?: Record<string, Children>}} parts
 */
export async function startIslands(habitat, parts) {
  const app = await startApp(habitat);
  if (habitat.gone.aborted) return app;
  const { header, islands = {} } = parts(app);
  /** @param {Children} content */
  const within = (content) => <AppContext.Provider value={app}>{content}</AppContext.Provider>;
  hydrate(within(<Header>{header}</Header>), element('top'));
  const drawn = Object.entries({ notices: <Toasts />, ...islands }).map(([id, content]) => {
    render(within(content), element(id));
    return element(id);
  });
  habitat.gone.addEventListener('abort', () => [element('top'), ...drawn].forEach((each) => render(null, each)));
  void habitat.goOffline?.(app);
  document.documentElement.dataset.live = '';
  return app;
}
