/** Words: each language's Fluent files, compiled into one JSON file the browser reads without a parser. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compile } from '../js/app/i18n-compile.js';
import { LANGUAGES } from '../js/app/i18n.js';
import { digest, SITE, stems } from './files.mjs';

/**
 * @typedef {object} Locale
 * @property {string} path the JSON file, relative to the root of the site
 * @property {unknown[]} bodies compiled resources, as `createTranslate` takes them
 * @property {Record<string, string>} rules game -> markdown of its rules page
 */

/**
 * @param {(path: string, content: string) => Promise<void>} write
 * @returns {Promise<Record<string, Locale>>} by language
 */
export async function writeLocales(write) {
  /** @type {Record<string, Locale>} */
  const locales = {};
  for (const lang of LANGUAGES) {
    const folder = join(SITE, 'locales', lang);
    const bodies = await Promise.all(
      (await stems(folder, '.ftl')).map(async (name) => compile(await readFile(join(folder, `${name}.ftl`), 'utf8'))),
    );
    /** @type {Record<string, string>} */
    const rules = {};
    for (const game of await stems(folder, '.rules.md')) {
      rules[game] = await readFile(join(folder, `${game}.rules.md`), 'utf8');
    }
    const json = JSON.stringify(bodies);
    const path = `assets/locale-${lang}-${digest(json).slice(0, 8)}.json`;
    await write(path, json);
    locales[lang] = { path, bodies, rules };
  }
  return locales;
}
