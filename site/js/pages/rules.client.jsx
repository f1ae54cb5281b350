/** The rules page comes alive: language, settings, offline. */

import { startIslands } from './islands.jsx';
import { RulesLinks } from './rules.jsx';

await startIslands(({ boot, t }) => ({ header: <RulesLinks boot={boot} t={t} /> }));
