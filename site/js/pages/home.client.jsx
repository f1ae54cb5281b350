/** The shelf comes alive. */

import { readFragment } from '../app/urls.js';
import { gameOf } from '../share/address.js';
import { startIslands } from './islands.jsx';
import { Resume } from './resume.jsx';

/** Whoever chose another language starts there; links and bookmarks of one language are left alone. @param {import('../app/app.js').App} app */
function preferLanguage({ boot, settings }) {
  const { language } = settings.get();
  const atRoot = boot.root === '' || boot.root === './';
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  if (atRoot && language && language !== boot.lang && !fromHere) location.replace(boot.links.self[language] + location.search + location.hash);
}

/** A match in the address is for the page of its game. @param {import('../app/app.js').App} app */
async function passOn({ boot }) {
  const fragment = readFragment(location.hash);
  const game = fragment.kind === 'link' ? await gameOf(fragment.text) : null;
  if (game !== null && Object.hasOwn(boot.links.games, game)) location.replace(boot.links.games[game].play + location.hash);
}

const app = await startIslands(() => ({ islands: { resume: <Resume /> } }));
preferLanguage(app);
void passOn(app);
window.addEventListener('hashchange', () => void passOn(app));
