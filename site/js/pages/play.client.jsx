/** A game's page comes alive: the board answers at once, the engine starts behind it. */

import { hydrate, render } from 'preact';

import { load } from 'escale:games';

import { AppContext } from '../app/app.js';
import { startApp } from '../app/boot.js';
import { noteFailure } from '../app/failures.js';
import { limited, readEmbed } from '../embed/address.js';
import { alongTo, partsOfHash, readFragment } from '../app/urls.js';
import { gameOf } from '../share/address.js';
import { rehearse } from '../engine/rehearsal.js';
import { prepareEngine } from '../engine/running.js';
import { workerCount } from '../opponents/levels.js';
import { createPool } from '../opponents/pool.js';
import { openingOf } from '../play/beginnings.js';
import { PlayView } from '../play/view.jsx';
import { createSounds } from '../sounds.js';
import { playCtrl } from './play.jsx';

/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */
/** @typedef {import('../app/app.js').App} App */
/** @typedef {import('../app/habitat.js').Habitat} Habitat */
/** @typedef {import('../engine/running.js').Running} Running */

const root = document.documentElement;

/** Go to the page of another game, in a frame as on its own. @param {App} app @param {string} game @param {string} hash */
function goToGame({ boot }, game, hash) {
  location.replace(alongTo(boot.links.games[game].play, { search: location.search, hash }));
}

/** Open a match that came with the address, on the page of its game. @param {string} text @param {Ctrl} ctrl @param {App} app */
async function openLink(text, ctrl, app) {
  const { boot } = app;
  const game = await gameOf(text);
  if (game !== null && game !== boot.game && Object.hasOwn(boot.links.games, game)) {
    goToGame(app, game, location.hash);
    return;
  }
  const opened = await ctrl.openLink(text);
  if (opened && opened.game !== boot.game) goToGame(app, opened.game, `#m=${opened.id}`);
}

/** Open a turn that came by correspondence, on the page of its game. @param {string} link @param {Ctrl} ctrl @param {App} app */
async function openTurn(link, ctrl, app) {
  const opened = await ctrl.post.open(link);
  if (opened && opened.game !== app.boot.game) goToGame(app, opened.game, `#c=${link}`);
}

/** Open what the address names. @param {Ctrl} ctrl @param {App} app */
function openFragment(ctrl, app) {
  const fragment = readFragment(location.hash);
  const unknown = (key = 'play-notice-no-match') => app.notices.push({ key, tone: 'warn', id: 'fragment' });
  if (fragment.kind === 'match' && !ctrl.resume(fragment.id)) unknown();
  if (fragment.kind === 'example') void ctrl.openExample(fragment.id);
  if (fragment.kind === 'link') void openLink(fragment.text, ctrl, app);
  if (fragment.kind === 'post') void openTurn(fragment.text, ctrl, app);
  if (fragment.kind === 'solo') {
    // Coming back to this page is no wish for yet another match.
    setFragment(null);
    void ctrl.solo();
  }
  if (fragment.kind === 'bad') unknown(fragment.code ? `error-${fragment.code}` : undefined);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.opening));
}

/** What the host of the frame wishes; only now, for the first drawing has to be what the static page shows. @param {import('../embed/address.js').Embed} wanted @param {App} app @param {Ctrl} ctrl */
function obey({ theme, options }, app, ctrl) {
  const { info, fixed } = limited(/** @type {import('../types.d.ts').GameInfo} */ (app.boot.info), options);
  app.boot.info = info;
  if (theme) app.settings.suggest({ theme });
  for (const [name, value] of Object.entries(fixed)) void ctrl.chooseOption(name, value);
}

/** What makes no picture waits until the picture is painted; where nothing is painted, it waits for nothing. @param {() => void} job */
function afterPaint(job) {
  if (document.hidden) job();
  else requestAnimationFrame(() => setTimeout(job));
}

/** @param {string | null} id */
function setFragment(id) {
  const hash = partsOfHash(location.hash).page + (id === null ? '' : `#m=${id}`);
  const url = hash || location.pathname + location.search;
  try {
    history.replaceState(null, '', url);
  } catch {
    // An address that cannot be changed costs nothing but the bookmark.
  }
}

/**
 * The match, and the workers opponents think in.
 *
 * @param {Habitat} habitat
 * @param {App} app
 * @param {import('../types.d.ts').GameDrawing} drawing
 * @param {Running} running
 */
function setTable({ createEngine }, app, drawing, { engine }) {
  const sounds = createSounds();
  const pool = createPool({
    make: () => createEngine(),
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
      if (app.settings.get().sounds) afterPaint(() => sounds.play(name));
    },
    setFragment,
  });
  return { ctrl, pool };
}

/** What the engine's fate means for the match. @param {App} app @param {Ctrl} ctrl @param {Running['source']} source */
function followEngine(app, ctrl, source) {
  let before = source.get().phase;
  source.subscribe(() => {
    const { phase, error } = source.get();
    // Progress is told again and again; a change only once.
    if (phase === before) return;
    before = phase;
    if (phase === 'ready') void ctrl.onReady();
    if (phase === 'failed') noteFailure(app.store, /** @type {{code?: string} | null} */ (error)?.code ?? 'engine-failed', Date.now());
    if (phase === 'restarting') {
      noteFailure(app.store, 'engine-lost', Date.now());
      ctrl.onLost();
      app.notices.push({ key: 'engine-restarted', id: 'engine' });
    }
  });
}

/** What the browser tells the page. @param {App} app @param {Ctrl} ctrl @param {AbortSignal} gone */
function listen(app, ctrl, gone) {
  ctrl.opponents.hide(document.hidden);
  document.addEventListener('visibilitychange', () => ctrl.opponents.hide(document.hidden), { signal: gone });
  app.settings.subscribe(ctrl.opponents.refresh);
  window.addEventListener('hashchange', () => openFragment(ctrl, app), { signal: gone });
  const followStorage = (/** @type {StorageEvent} */ event) => {
    const id = app.saves.idOfKey(event.key);
    if (id) ctrl.onStored(id);
  };
  window.addEventListener('storage', followStorage, { signal: gone });
}

/** @param {Habitat} habitat */
export async function start(habitat) {
  const { boot, search, gone, goOffline } = habitat;
  const embed = readEmbed(search);
  // First, for it has the longest way to go; mostly it is under way already.
  const running = habitat.running ?? prepareEngine(habitat.createEngine);
  const { engine, source } = running;
  engine.start();
  const [app, drawing] = await Promise.all([startApp(habitat), load(/** @type {string} */ (boot.game))]);
  if (gone.aborted) return;
  const { ctrl, pool } = setTable(habitat, app, drawing, running);
  const page = /** @type {HTMLElement} */ (document.getElementById('app'));
  hydrate(
    <AppContext.Provider value={app}>
      <PlayView ctrl={ctrl} drawing={drawing} engine={source} />
    </AppContext.Provider>,
    page,
  );
  ctrl.recall();
  if (embed) obey(embed, app, ctrl);
  openFragment(ctrl, app);
  if (embed) void import('../embed/frame.js').then(({ settleIn }) => settleIn({ app, ctrl, embed, engine: source }));
  followEngine(app, ctrl, source);
  running.show();
  root.dataset.live = '';
  const rehearsal = engine.ready.then(
    () => rehearse(engine, openingOf(/** @type {string} */ (boot.game), ctrl.get().choice), { gone }),
    () => {},
  );
  // For the console, for the tests that kill the engine, and for those that measure when all is at rest.
  Object.assign(window, { escale: { engine, pool, rehearsal } });
  listen(app, ctrl, gone);
  gone.addEventListener('abort', () => {
    ctrl.leave();
    render(null, page);
  });

  /** A match is under way as long as it has steps and no end. */
  const isBusy = () => {
    const { play } = ctrl.get();
    return !play.setup && play.view.at > 0 && play.view.outcome === null;
  };
  void engine.ready.then(
    async () => {
      const offline = await goOffline?.(app, { isBusy, tells: false });
      ctrl.subscribe(() => offline?.offer());
    },
    () => {},
  );
}
