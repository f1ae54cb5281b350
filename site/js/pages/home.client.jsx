/** The shelf comes alive. */

import { startIslands } from './islands.jsx';
import { Resume } from './resume.jsx';

/** Whoever chose another language starts there; links and bookmarks of one language are left alone. @param {import('../app/app.js').App} app */
function preferLanguage({ boot, settings }) {
  const { language } = settings.get();
  const atRoot = boot.root === '' || boot.root === './';
  const fromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  if (atRoot && language && language !== boot.lang && !fromHere) location.replace(boot.links.self[language]);
}

/** @param {import('../app/habitat.js').Habitat} habitat */
export async function start(habitat) {
  preferLanguage(await startIslands(habitat, () => ({ islands: { resume: <Resume /> } })));
}
