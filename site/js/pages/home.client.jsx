/** The shelf comes alive. */

import { alongTo, readFragment } from '../app/urls.js';
import { readFile } from '../play/transfer.js';
import { gameOf } from '../share/address.js';
import { hearLaunches } from '../share/file.js';
import { startIslands } from './islands.jsx';
import { Resume } from './resume.jsx';

/** @typedef {import('../app/app.js').App} App */

/** Whoever chose another language starts there; links and bookmarks of one language are left alone. @param {App} app */
function preferLanguage({ boot, settings }) {
  const { language } = settings.get();
  const atRoot = boot.root === '' || boot.root === './';
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  if (atRoot && language && language !== boot.lang && !fromHere) location.replace(alongTo(boot.links.self[language], location));
}

/** A match, packed or plain, is for the page of its game. @param {string} text @param {App} app @returns {Promise<boolean>} whether there is one */
async function passOn(text, { boot }) {
  const game = await gameOf(text);
  if (game === null || !Object.hasOwn(boot.links.games, game)) return false;
  location.assign(`${boot.links.games[game].play}#${text.startsWith('escale') ? 'r' : 'p'}=${encodeURIComponent(text)}`);
  return true;
}

/** Why a match cannot be opened. @param {App} app @param {string} key */
const tell = (app, key) => void app.notices.push({ key, tone: 'warn', id: 'fragment' });

/** A match came with the address. @param {App} app */
async function openFragment(app) {
  const fragment = readFragment(location.hash);
  if (fragment.kind === 'bad' && fragment.code) tell(app, `error-${fragment.code}`);
  if (fragment.kind === 'link' && !(await passOn(fragment.text, app))) tell(app, 'error-link-broken');
}

/** A file was opened with the app. @param {App} app */
function openLaunches(app) {
  hearLaunches({
    queue: /** @type {any} */ (window).launchQueue,
    read: readFile,
    open: async (text) => {
      if (!(await passOn(text.trim(), app))) tell(app, 'launch-no-match');
    },
    fail: ({ code }) => tell(app, code === 'record-too-long' ? `error-${code}` : 'launch-no-match'),
  });
}

/** @param {import('../app/habitat.js').Habitat} habitat */
export async function start(habitat) {
  const app = await startIslands(habitat, () => ({ islands: { resume: <Resume /> } }));
  if (habitat.gone.aborted) return;
  preferLanguage(app);
  void openFragment(app);
  window.addEventListener('hashchange', () => void openFragment(app), { signal: habitat.gone });
  openLaunches(app);
}
