/** A game's page comes alive: the board answers at once, the engine starts behind it. */

import { hydrate } from 'preact';

import { load } from 'escale:games';

import { AppContext } from '../app/app.js';
import { readBoot, startApp } from '../app/boot.js';
import { noteFailure } from '../app/failures.js';
import { goOffline } from '../app/offline.js';
import { limited, readEmbed } from '../embed/address.js';
import { readFragment } from '../app/urls.js';
import { createEngine } from '../engine/client.js';
import { workerCount } from '../opponents/levels.js';
import { createPool } from '../opponents/pool.js';
import { PlayView } from '../play/view.jsx';
import { createSounds } from '../sounds.js';
import { NO_ENGINE, playCtrl } from './play.jsx';

/** @typedef {import('../play/turnbar.jsx').EngineState} EngineState */
/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */
/** @typedef {import('../app/app.js').App} App */

const root = document.documentElement;

/** The engine's state for the page to draw. */
function createEngineSource() {
  /** @type {EngineState} */
  let current = NO_ENGINE;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => current,
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @param {EngineState} next */
    set(next) {
      current = next;
      root.dataset.engine = next.phase;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Open a turn that came by correspondence, on the page of its game. @param {string} link @param {Ctrl} ctrl */
async function openTurn(link, ctrl) {
  const opened = await ctrl.post.open(link);
  if (opened && opened.game !== boot.game) location.replace(`${new URL(boot.links.games[opened.game].play, location.href).pathname}#c=${link}`);
}

/** Open what the address names. @param {Ctrl} ctrl @param {App} app */
function openFragment(ctrl, app) {
  const fragment = readFragment(location.hash);
  const unknown = () => app.notices.push({ key: 'play-notice-no-match', tone: 'warn', id: 'fragment' });
  if (fragment.kind === 'match' && !ctrl.resume(fragment.id)) unknown();
  if (fragment.kind === 'example') void ctrl.openExample(fragment.id);
  if (fragment.kind === 'post') void openTurn(fragment.id, ctrl);
  if (fragment.kind === 'record') void ctrl.load(fragment.text).catch(unknown);
  if (fragment.kind === 'solo') {
    // Coming back to this page is no wish for yet another match.
    setFragment(null);
    void ctrl.solo();
  }
  if (fragment.kind === 'bad') unknown();
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.opening));
}

/** What the host of the frame wishes; only now, for the first drawing has to be what the static page shows. @param {import('../embed/address.js').Embed} wanted */
function obey({ theme, options }) {
  const { info, fixed } = limited(/** @type {import('../types.d.ts').GameInfo} */ (boot.info), options);
  boot.info = info;
  if (theme) app.settings.suggest({ theme });
  for (const [name, value] of Object.entries(fixed)) void ctrl.chooseOption(name, value);
}

/** @param {string | null} id */
function setFragment(id) {
  const url = id === null ? location.pathname + location.search : `#m=${id}`;
  try {
    history.replaceState(null, '', url);
  } catch {
    // An address that cannot be changed costs nothing but the bookmark.
  }
}

const boot = readBoot();
const embed = readEmbed(location.search);
const [app, drawing] = await Promise.all([startApp(boot), load(/** @type {string} */ (boot.game))]);
const sounds = createSounds();
const source = createEngineSource();
const engine = createEngine({
  root: boot.root,
  onState(state) {
    source.set({ ...state, progress: state.progress ?? 0 });
    if (state.phase === 'ready') void ctrl.onReady();
    if (state.phase === 'failed') noteFailure(app.store, state.error?.code ?? 'engine-failed', Date.now());
    if (state.phase === 'restarting') {
      noteFailure(app.store, 'engine-lost', Date.now());
      ctrl.onLost();
      app.notices.push({ key: 'engine-restarted', id: 'engine' });
    }
  },
});
const pool = createPool({
  make: () => createEngine({ root: boot.root }),
  size: workerCount(navigator.hardwareConcurrency),
  now: () => performance.now(),
});
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const ctrl = playCtrl(app, drawing, {
  engine,
  pool,
  still: () => {
    const { motion } = app.settings.get();
    return motion === 'reduced' || (motion === 'system' && stillness.matches);
  },
  sound: (name) => {
    if (app.settings.get().sounds) sounds.play(name);
  },
  setFragment,
});

hydrate(
  <AppContext.Provider value={app}>
    <PlayView ctrl={ctrl} drawing={drawing} engine={source} />
  </AppContext.Provider>,
  /** @type {HTMLElement} */ (document.getElementById('app')),
);
ctrl.recall();
if (embed) obey(embed);
openFragment(ctrl, app);
if (embed) void import('../embed/frame.js').then(({ settleIn }) => settleIn({ app, ctrl, embed, engine: source }));
engine.start();
root.dataset.live = '';
// For the console, and for the tests that kill the engine.
Object.assign(window, { escale: { engine, pool } });

ctrl.opponents.hide(document.hidden);
document.addEventListener('visibilitychange', () => ctrl.opponents.hide(document.hidden));
app.settings.subscribe(ctrl.opponents.refresh);

window.addEventListener('hashchange', () => openFragment(ctrl, app));
window.addEventListener('storage', (event) => {
  const id = app.saves.idOfKey(event.key);
  if (id) ctrl.onStored(id);
});

/** A match is under way as long as it has steps and no end. */
const isBusy = () => {
  const { play } = ctrl.get();
  return !play.setup && play.view.at > 0 && play.view.outcome === null;
};
void engine.ready.then(
  async () => {
    const offline = await goOffline(app, { isBusy, tells: false });
    ctrl.subscribe(() => offline?.offer());
  },
  () => {},
);
