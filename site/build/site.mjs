/**
 * The Node side of the build: from site/ and the data Python gathered to the files of dist/.
 *
 *     node site/build/site.mjs plan.json
 *
 * The plan (written by py/workshop/site.py) says where things are:
 *   out        the folder to fill, empty
 *   runtime    the folder snapshot.mjs filled: one subfolder per part of the Python runtime
 *   boot       the games as data: { version, games: { id: { info, view, examples } } }
 *   cache      a folder to keep what is slow to make
 *   url        the address the site will have, or ''
 *   hosts      origins whose pages may talk to a game in a frame; none: whichever shows it
 *   onlineOnly patterns of files that are not kept for offline use
 * Nothing here depends on time, order of files or the place of the tree: equal inputs give equal bytes.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { SINGLE_FILE } from '../js/app/urls.js';
import { bundleClient, bundleEmbed, bundleRenderer, bundleWorker } from './bundle.mjs';
import { digest, filesUnder } from './files.mjs';
import { writeLocales } from './locales.mjs';
import { writePictures } from './pictures.mjs';
import { placeRuntime } from './runtime.mjs';
import { singleFile } from './single.mjs';

// esbuild has already told its own errors, with the lines they are in.
process.on('uncaughtException', (error) => {
  if (!('errors' in error)) console.error(error);
  process.exit(1);
});

const plan = JSON.parse(await readFile(process.argv[2], 'utf8'));
const boot = JSON.parse(await readFile(plan.boot, 'utf8'));

/** Write one file of the site. @param {string} path @param {string | Uint8Array} content */
async function write(path, content) {
  const file = join(plan.out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Tell the caller what is being made; it shows lines that begin with », and at the end those with !. @param {string} what */
const tell = (what) => console.log(`» ${what}`);

tell('runtime');
const runtime = await placeRuntime(plan.runtime, plan.out);

tell('words');
const locales = await writeLocales(write);

tell('scripts and styles');
const assets = await bundleClient({ out: plan.out, runtime });
const renderer = await bundleRenderer(plan.cache);

tell('pictures');
const pictures = await writePictures({ renderer, boot, locales, cache: plan.cache, write });

const id = digest(JSON.stringify([boot.version, runtime, assets, locales]));

tell('single file');
const single = await singleFile({ renderer, boot, assets, locales, id, url: plan.url, runtime: plan.runtime });
await write(SINGLE_FILE, single);

tell('pages');
const pages = renderer.renderPages({ boot, assets, locales, pictures, url: plan.url, id, hosts: plan.hosts, single: Buffer.byteLength(single) });
for (const [path, content] of Object.entries(pages)) await write(path, content);
await write('embed.js', await bundleEmbed(renderer.shelfOf({ boot, locales, pictures })));
for (const key of renderer.missingWords) console.log(`! no words for ${key}`);

tell('offline list');
const contents = await filesUnder(plan.out);
const kept = contents.filter(({ path }) => !plan.onlineOnly.some((/** @type {string} */ pattern) => matches(path, pattern)));
await write('sw.js', await bundleWorker(precacheList(kept), id));

/**
 * What the service worker keeps: files whose name carries their hash need no revision.
 *
 * @param {{path: string, hash: string}[]} files
 */
function precacheList(files) {
  return files.map(({ path, hash }) => ({ url: path, revision: path.startsWith('assets/') ? null : hash }));
}

/** @param {string} path @param {string} pattern with `*` for anything but a slash and `**` for anything */
function matches(path, pattern) {
  const source = pattern
    .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`).test(path);
}
