/** A game's page. The same view under Node, with an engine that is still to come, and in the browser. */

import { AppContext, createApp } from '../app/app.js';
import { NO_ENGINE } from '../engine/running.js';
import { createCtrl } from '../play/ctrl.js';
import { PlayView } from '../play/view.jsx';

/** @typedef {import('../types.d.ts').Boot} Boot */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('../app/i18n.js').Words} Words */

/**
 * @param {import('../app/app.js').App} app
 * @param {GameDrawing} drawing
 * @param {Partial<import('../play/ctrl.js').Deps>} [live] what only a browser has
 */
export function playCtrl(app, drawing, live = {}) {
  return createCtrl({
    boot: /** @type {import('../play/ctrl.js').Deps['boot']} */ (/** @type {unknown} */ (app.boot)),
    drawing,
    engine: { call: () => new Promise(() => {}) },
    saves: app.saves,
    store: app.store,
    settings: app.settings.get,
    sound: () => {},
    timers: { set: (job, ms) => setTimeout(job, ms), clear: (timer) => clearTimeout(timer) },
    t: app.t,
    notify: (notice) => void app.notices.push(notice),
    setFragment: () => {},
    ...live,
  });
}

/** @param {{boot: Boot, t: Words, drawings: Record<string, GameDrawing>}} props */
export default function Play({ boot, t, drawings }) {
  const app = createApp(boot, t);
  const drawing = drawings[/** @type {string} */ (boot.game)];
  const engine = { get: () => NO_ENGINE, subscribe: () => () => {} };
  return (
    <AppContext.Provider value={app}>
      <PlayView ctrl={playCtrl(app, drawing)} drawing={drawing} engine={engine} />
    </AppContext.Provider>
  );
}
