/** Files and hashes. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder site/. */
export const SITE = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Node's own modules, which Pyodide's loader names but only reaches for under Node. */
export const NODE_ONLY = ['node:*', 'ws', 'url', 'fs', 'fs/promises', 'vm', 'path', 'crypto', 'child_process'];

/** A short name for some content. @param {string | Uint8Array} content */
export function digest(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * Every file under a folder, sorted by path, with slashes, relative to it.
 *
 * @param {string} folder
 * @returns {Promise<{path: string, file: string, hash: string, size: number}[]>}
 */
export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const listed = await Promise.all(
    found.map(async (file) => {
      const content = await readFile(file);
      return { path: relative(folder, file).split(sep).join('/'), file, hash: digest(content), size: content.length };
    }),
  );
  return listed.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Names in a folder that end in something, without it, sorted. @param {string} folder @param {string} ending */
export async function stems(folder, ending) {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)).sort();
}
