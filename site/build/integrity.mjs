/**
 * What of other people's code visitors' browsers run as Python: known file by file, and checked before anything is made
 * of it. npm checks archives when it installs them; this checks what lies in node_modules when it is used, and that the
 * list belongs to the versions and archives that package-lock.json names.
 *
 *     node site/build/integrity.mjs            check
 *     node site/build/integrity.mjs --write    after a change of version that was looked at: make the list anew
 */

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const LIST = fileURLToPath(new URL('runtime.lock.json', import.meta.url));

/** Package -> the files of it that end up in the runtime. @type {Record<string, (name: string) => boolean>} */
const USED = {
  pyodide: (name) => ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide.mjs', 'pyodide-lock.json', 'python_stdlib.zip'].includes(name),
  '@pyscript/core': (name) => /^dist\/[^/]+\.js$/.test(name),
};

/** @typedef {{version: string, integrity: string, files: Record<string, string>}} Known integrity: of the archive, as npm has it; files: name -> SHA-256 */

/**
 * What is there.
 *
 * @param {string} site the folder with node_modules and package-lock.json
 * @returns {Promise<Record<string, Known>>} by package
 */
export async function present(site) {
  const lock = JSON.parse(await readFile(join(site, 'package-lock.json'), 'utf8'));
  /** @type {Record<string, Known>} */
  const found = {};
  for (const [name, isUsed] of Object.entries(USED)) {
    const { version, integrity } = lock.packages[`node_modules/${name}`];
    const folder = join(site, 'node_modules', name);
    const names = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/')).filter(isUsed).sort();
    const hashes = await Promise.all(names.map(async (file) => [file, createHash('sha256').update(await readFile(join(folder, file))).digest('hex')]));
    found[name] = { version, integrity, files: Object.fromEntries(hashes) };
  }
  return found;
}

/**
 * What differs, as sentences; nothing if all is well.
 *
 * @param {Record<string, Known>} known
 * @param {Record<string, Known>} found
 * @returns {string[]}
 */
export function differences(known, found) {
  return Object.entries(found).flatMap(([name, { version, integrity, files }]) => {
    const listed = known[name] ?? { version: 'nothing', integrity: '', files: {} };
    if (listed.version !== version) return [`${name}: package-lock.json has ${version}, the list ${listed.version}`];
    if (listed.integrity !== integrity) return [`${name}: package-lock.json names another archive of ${version} than the list`];
    const names = [...new Set([...Object.keys(listed.files), ...Object.keys(files)])].sort();
    return names.filter((file) => listed.files[file] !== files[file]).map((file) => `${name}: ${file} ${difference(listed.files[file], files[file])}`);
  });
}

/** @param {string | undefined} listed @param {string | undefined} there */
function difference(listed, there) {
  if (!there) return 'is missing';
  return listed ? 'is not the file that was looked at' : 'is not on the list';
}

/** Stop the build if the runtime is not what it should be. @param {string} [site] */
export async function checkRuntime(site = SITE) {
  const wrong = differences(JSON.parse(await readFile(LIST, 'utf8')), await present(site));
  if (wrong.length > 0) throw new Error(`The Python runtime has changed:\n  ${wrong.join('\n  ')}\nIf that is meant: node site/build/integrity.mjs --write`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--write')) await writeFile(LIST, `${JSON.stringify(await present(SITE), null, 2)}\n`);
  await checkRuntime();
}
