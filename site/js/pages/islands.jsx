/** Static pages with a few living parts: each island is drawn into its own element. */

import { hydrate, render } from 'preact';

import { AppContext } from '../app/app.js';
import { readBoot, startApp } from '../app/boot.js';
import { Header } from '../app/header.jsx';
import { goOffline } from '../app/offline.js';
import { Toasts } from '../app/toasts.jsx';

/** @typedef {import('../app/app.js').App} App */
/** @typedef {import('../types.d.ts').Children} Children */

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {(app: App) => {header?: Children, islands?: Record<string, Children>}} parts
 */
export async function startIslands(parts) {
  const app = await startApp(readBoot());
  const { header, islands = {} } = parts(app);
  /** @param {Children} content */
  const within = (content) => <AppContext.Provider value={app}>{content}</AppContext.Provider>;
  hydrate(within(<Header>{header}</Header>), element('top'));
  render(within(<Toasts />), element('notices'));
  for (const [id, content] of Object.entries(islands)) render(within(content), element(id));
  void goOffline(app);
  document.documentElement.dataset.live = '';
  return app;
}
