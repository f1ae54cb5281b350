/** The rules page comes alive: language, settings, offline. */

import { startIslands } from './islands.jsx';
import { RulesLinks } from './rules.jsx';

/** @param {import('../app/habitat.js').Habitat} habitat */
export async function start(habitat) {
  await startIslands(habitat, ({ boot, t }) => ({ header: <RulesLinks boot={boot} t={t} /> }));
}
