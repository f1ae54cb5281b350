/** The Python runtime: each folder that snapshot.mjs made goes under a name that carries the hash of its content. */

import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { digest, filesUnder } from './files.mjs';

/**
 * @param {string} made
 * @param {string} out
 * @returns {Promise<Record<string, string>>} folder -> its address, relative to the root of the site
 */
export async function placeRuntime(made, out) {
  /** @type {Record<string, string>} */
  const placed = {};
  for (const folder of (await readdir(made)).sort()) {
    const files = await filesUnder(join(made, folder));
    const name = `${folder}-${digest(files.map(({ path, hash }) => `${path} ${hash}`).join('\n')).slice(0, 8)}`;
    await cp(join(made, folder), join(out, 'assets', name), { recursive: true });
    placed[folder] = `assets/${name}/`;
  }
  return placed;
}
