/** The shelf comes alive. */

import { readFragment } from '../app/urls.js';
import { readFile } from '../play/transfer.js';
import { gameOf } from '../share/address.js';
import { hearLaunches } from '../share/file.js';
import { startIslands } from './islands.jsx';
import { Resume } from './resume.jsx';

/** Whoever chose another language starts there; links and bookmarks of one language are left alone. @param {import('../app/app.js').App} app */
function preferLanguage({ boot, settings }) {
  const { language } = settings.get();
  const atRoot = boot.root === '' || boot.root === './';
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  if (atRoot && language && language !== boot.lang && !fromHere) location.replace(boot.links.self[language] + location.search + location.hash);
}

/** A match, packed or plain, is for the page of its game. @param {string} text @param {import('../app/app.js').App} app @returns {Promise<boolean>} whether there is one */
async function passOn(text, { boot }) {
  const game = await gameOf(text);
  if (game === null || !Object.hasOwn(boot.links.games, game)) return false;
  location.assign(`${boot.links.games[game].play}#${text.startsWith('escale') ? 'r' : 'p'}=${encodeURIComponent(text)}`);
  return true;
}

/** @param {string} key why a match cannot be opened */
const tell = (key) => void app.notices.push({ key, tone: 'warn', id: 'fragment' });

/** A match came with the address. */
async function openFragment() {
  const fragment = readFragment(location.hash);
  if (fragment.kind === 'bad' && fragment.code) tell(`error-${fragment.code}`);
  if (fragment.kind === 'link' && !(await passOn(fragment.text, app))) tell('error-link-broken');
}

const app = await startIslands(() => ({ islands: { resume: <Resume /> } }));
preferLanguage(app);
void openFragment();
window.addEventListener('hashchange', () => void openFragment());
hearLaunches({
  queue: /** @type {any} */ (window).launchQueue,
  read: readFile,
  open: async (text) => {
    if (!(await passOn(text.trim(), app))) tell('launch-no-match');
  },
  fail: ({ code }) => tell(code === 'record-too-long' ? `error-${code}` : 'launch-no-match'),
});
