/**
 * The whole site in one file, to be opened from a disk or a stick: its pages as the renderer draws them, its scripts, styles and
 * words, and the Python runtime, each part packed and written in base64. Text in, text out; see js/single/ for who reads it.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { LANGUAGES } from '../js/app/i18n.js';
import { bundleSingle, bundleSingleWorker } from './bundle.mjs';
import { singleDocument } from './document.js';

/** @param {string | Uint8Array} content */
const pack = (content) => base64(gzipSync(content, { level: 9 }));

/** @param {Uint8Array} content */
const base64 = (content) => Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64');

/**
 * @param {object} given
 * @param {Awaited<ReturnType<typeof import('./bundle.mjs').bundleRenderer>>} given.renderer
 * @param {any} given.boot the games as data
 * @param {Pick<import('./bundle.mjs').Assets, 'early'>} given.assets
 * @param {Record<string, import('./locales.mjs').Locale>} given.locales
 * @param {string} given.id of this build
 * @param {string} given.url the site's address, or ''
 * @param {string} given.runtime the folder that snapshot.mjs filled
 */
export async function singleFile({ renderer, boot, assets, locales, id, url, runtime }) {
  const { build, lock, files } = JSON.parse(await readFile(join(runtime, 'engine', 'engine.json'), 'utf8'));
  const [{ script, style }, worker] = await Promise.all([bundleSingle(), bundleSingleWorker({ build, lock })]);
  const pages = renderer.renderSingle({ boot, locales, id, url });
  /** @type {[string, string][]} */
  const light = [
    ...LANGUAGES.map((lang) => /** @type {[string, string]} */ ([`words:${lang}`, pack(JSON.stringify(locales[lang].bodies))])),
    ...Object.entries(pages).map(([path, page]) => /** @type {[string, string]} */ ([`page:${path}`, pack(JSON.stringify(page))])),
  ];
  /** @type {[string, string][]} */
  const heavy = [['worker', pack(worker)]];
  // The runtime's files are packed already.
  for (const role of ['wasm', 'python', 'snapshot']) heavy.push([role, base64(await readFile(join(runtime, files[role].name)))]);
  return singleDocument({
    title: pages[''].title,
    lang: LANGUAGES[0],
    early: assets.early,
    script,
    style,
    icon: renderer.renderToStaticMarkup(renderer.brandMark()).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
    light: Object.fromEntries(light),
    heavy: Object.fromEntries(heavy),
    words: Object.fromEntries(LANGUAGES.map((lang) => [lang, noticesIn(renderer.words(lang, locales))])),
  });
}

/** What the file says when it cannot run. @param {import('../js/app/i18n.js').Words} t */
function noticesIn(t) {
  return { scripts: t('single-no-scripts'), incomplete: t('single-incomplete') };
}
