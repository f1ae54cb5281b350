/**
 * Bundles by esbuild: what browsers load, the service worker, and the renderer that runs under Node.
 *
 * These modules exist only here:
 *   escale:games   the drawing modules found in site/js/games/: `ids`, `load(id)` in the browser (one chunk per game), `drawings` under Node
 *   escale:games.css  the style sheets found there, for what a drawing cannot say in its SVG: buttons, animations
 *   escale:page/…  a kind of page as the site starts it; in the single file js/single/ does
 *   escale:embed   `shelf`: what embed.js, on other sites, knows of the games
 *   escale:running the engine of a page that plays; a small script of its own starts it as soon as the page is seen
 *   escale:files   `files`: where the parts of the Python runtime lie, relative to the root of the site
 */

import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { NODE_ONLY, SITE, stems } from './files.mjs';

const KINDS = ['home', 'play', 'rules', 'embed', 'check'];
/** Those that need Python. */
const THINKING = ['play', 'check'];
// What the oldest browsers with WebAssembly, modules in workers and DecompressionStream understand.
const TARGET = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  absWorkingDir: SITE,
  bundle: true,
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'warning',
  minify: true,
  loader: { '.py': 'text' },
};

/**
 * @param {Record<string, string>} sources module name -> its source
 * @returns {import('esbuild').Plugin}
 */
function virtual(sources) {
  return {
    name: 'escale',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^escale:/ }, ({ path }) => ({ path, namespace: 'escale' }));
      onLoad({ filter: /.*/, namespace: 'escale' }, ({ path }) => ({ contents: sources[path], resolveDir: SITE, loader: path.endsWith('.css') ? 'css' : 'js' }));
    },
  };
}

const games = await stems(join(SITE, 'js/games'), '.jsx');

/** The drawing modules, one chunk each. @param {(id: string) => string} address of the module for a game */
function gamesOnDemand(address) {
  const loaders = games.map((id) => `${JSON.stringify(id)}: () => import('${address(id)}')`);
  return `const loaders = { ${loaders.join(', ')} };
    export const ids = ${JSON.stringify(games)};
    export const load = (id) => loaders[id]().then((module) => module.default);`;
}

/** The drawing modules, all at once. */
function gamesAtOnce() {
  const imports = games.map((id, at) => `import game${at} from './js/games/${id}.jsx';`);
  return `${imports.join('\n')}
    export const ids = ${JSON.stringify(games)};
    export const drawings = { ${games.map((id, at) => `${JSON.stringify(id)}: game${at}`).join(', ')} };
    export const load = (id) => Promise.resolve(drawings[id]);`;
}

/** The style sheets of the drawings that have one. */
async function gamesStyle() {
  const styled = await stems(join(SITE, 'js/games'), '.css');
  return styled.map((id) => `@import './js/games/${id}.css';`).join('\n');
}

/** A page's script: the kind of page, on the site. @param {string} kind */
function pageOnSite(kind) {
  if (kind === 'play') {
    return `import { createEngine, running } from 'escale:running';
      import { start } from './js/pages/play.client.jsx';
      import { onSite } from './js/app/habitat.js';
      await start(onSite(createEngine, running));`;
  }
  const engine = THINKING.includes(kind);
  return `import { start } from './js/pages/${kind}.client.jsx';
    import { onSite } from './js/app/habitat.js';
    ${engine ? "import { createEngine } from './js/engine/client.js';" : ''}
    await start(onSite(${engine ? 'createEngine' : ''}));`;
}

/** The engine has the longest way to go, but the page is to be seen first. Scripts lie in a folder under the root of the site. */
const RUNNING = `import { createEngine } from './js/engine/client.js';
  import { prepareEngine } from './js/engine/running.js';
  const root = new URL('..', import.meta.url).href;
  export const running = prepareEngine((options) => createEngine({ root, ...options }));
  requestAnimationFrame(() => setTimeout(running.engine.start));
  export { createEngine };`;

/**
 * A drawing for the page that plays. Whatever the page itself is made of, and what drawings share, is in one file with it: modules
 * are split by who needs them, so everybody is made to need all of it. Otherwise a dozen small files would have to pass the
 * service worker before anything moves, for which Firefox needs 5 ms each.
 * @param {string} id
 */
async function gameToPlay(id) {
  const shared = (await readdir(join(SITE, 'js/draw'))).sort().map((file) => `import './js/draw/${file}';`);
  return `import './js/pages/play.client.jsx';
    ${shared.join('\n')}
    export { default } from './js/games/${id}.jsx';`;
}

/**
 * @typedef {object} Assets what pages refer to; paths relative to the root of the site
 * @property {Record<string, {scripts: string[], modules: string[]}>} kinds kind of page -> its scripts, and the modules they import; the last
 * is the page itself, what comes before may run sooner
 * @property {Record<string, string[]>} games game -> the modules its drawing is in
 * @property {string} style
 * @property {string[]} fonts
 * @property {string} early source of the script that runs before the first paint
 * @property {{script: string, style: string}} lost sources of what 404.html has inside
 */

/**
 * Bundle what pages load into out/assets/.
 *
 * @param {{out: string, runtime: Record<string, string>}} places
 * @returns {Promise<Assets>}
 */
export async function bundleClient({ out, runtime }) {
  const entries = KINDS.map((kind) => ({ in: `escale:page/${kind}`, out: kind }));
  const common = {
    'escale:games.css': await gamesStyle(),
    'escale:running': RUNNING,
    'escale:files': `export const files = ${JSON.stringify({ ...runtime, wasm: `${runtime.pyodide}pyodide.wasm.bin` })};`,
    ...Object.fromEntries(KINDS.map((kind) => [`escale:page/${kind}`, pageOnSite(kind)])),
  };
  /** @param {{in: string, out: string}[]} entryPoints @param {Record<string, string>} sources */
  const bundled = (entryPoints, sources) =>
    build({
      ...COMMON,
      entryPoints,
      format: 'esm',
      loader: { ...COMMON.loader, '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file', '.py': 'text' },
      metafile: true,
      outdir: join(out, 'assets'),
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      assetNames: '[name]-[hash]',
      plugins: [virtual({ ...common, ...sources })],
      splitting: true,
      target: TARGET,
    });
  const isPlay = (/** @type {{out: string}} */ entry) => entry.out === 'play';
  const toPlay = await Promise.all(games.map(async (id) => [`escale:game/${id}`, await gameToPlay(id)]));
  const built = [
    await bundled([...entries.filter(isPlay), { in: 'escale:running', out: 'running' }], {
      'escale:games': gamesOnDemand((id) => `escale:game/${id}`),
      ...Object.fromEntries(toPlay),
    }),
    await bundled([...entries.filter((entry) => !isPlay(entry)), { in: 'css/site.css', out: 'site' }], {
      'escale:games': gamesOnDemand((id) => `./js/games/${id}.jsx`),
    }),
  ];
  /** @type {import('esbuild').Metafile['outputs']} */
  const files = Object.assign({}, ...built.map(({ metafile }) => metafile.outputs));
  const outputs = Object.entries(files).map(([path, output]) => ({ path: `assets/${basename(path)}`, ...output }));
  /** @param {string} source */
  const made = (source) => outputs.find((output) => output.entryPoint === source);
  /** @param {string} path @returns {string[]} */
  const statically = (path) => {
    const output = outputs.find((one) => one.path === path);
    const next = (output?.imports ?? []).filter((one) => one.kind === 'import-statement').map((one) => `assets/${basename(one.path)}`);
    return next.flatMap((one) => [one, ...statically(one)]);
  };
  const kinds = Object.fromEntries(
    entries.map(({ in: source, out: kind }) => {
      const sources = kind === 'play' ? ['escale:running', source] : [source];
      const scripts = sources.map((one) => /** @type {{path: string}} */ (made(`escale:${one}`)).path);
      // PyScript is imported by an address made at run time, which no bundler sees.
      const later = THINKING.includes(kind) ? [`${runtime.pyscript}core.js`] : [];
      return [kind, { scripts, modules: [...new Set([...later, ...scripts.flatMap(statically)])] }];
    }),
  );
  const drawn = Object.fromEntries(
    games.map((id) => {
      const chunk = /** @type {{path: string}} */ (made(`escale:escale:game/${id}`)).path;
      return [id, [...new Set([chunk, ...statically(chunk)])]];
    }),
  );
  return {
    kinds,
    games: drawn,
    style: /** @type {{path: string}} */ (made('css/site.css')).path,
    fonts: outputs.map(({ path }) => path).filter((path) => path.endsWith('.woff2')).sort(),
    early: await inlined('js/app/early.js'),
    lost: { script: await inlined('js/pages/lost.client.js'), style: await inlined('css/lost.css') },
  };
}

/** A script or style that stands in the page itself. @param {string} source */
async function inlined(source) {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [source],
    format: 'iife',
    target: TARGET,
    write: false,
  });
  return outputFiles[0].text.trim();
}

/**
 * The service worker, with the list of what it keeps.
 *
 * @param {{url: string, revision: string | null}[]} list
 * @param {string} id of this build
 */
export async function bundleWorker(list, id) {
  const { outputFiles } = await build({
    ...COMMON,
    define: { 'self.__WB_MANIFEST': JSON.stringify(list), 'self.__BUILD': JSON.stringify(id), 'process.env.NODE_ENV': '"production"' },
    entryPoints: ['sw.js'],
    format: 'iife',
    target: TARGET,
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * embed.js, which other sites load: one file, as a module or as a plain script.
 *
 * @param {import('../js/embed/element.js').Shelf} shelf
 */
export async function bundleEmbed(shelf) {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: ['js/embed/host.js'],
    format: 'iife',
    plugins: [virtual({ 'escale:embed': `export const shelf = ${JSON.stringify(shelf)};` })],
    target: TARGET,
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * The script and the style of the single file, each one text with all it needs inside.
 *
 * @returns {Promise<{script: string, style: string}>}
 */
export async function bundleSingle() {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [{ in: 'js/single/main.js', out: 'single' }, { in: 'css/site.css', out: 'single' }],
    format: 'iife',
    loader: { ...COMMON.loader, '.woff2': 'dataurl', '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    outdir: 'nowhere',
    plugins: [virtual({ 'escale:games': gamesAtOnce(), 'escale:games.css': await gamesStyle() })],
    target: TARGET,
    write: false,
  });
  const text = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return { script: text('.js'), style: text('.css') };
}

/**
 * The engine's worker of the single file: a classic script with Pyodide in it.
 *
 * @param {{build: string, lock: object}} known what it has to know of the runtime
 */
export async function bundleSingleWorker(known) {
  const { outputFiles } = await build({
    ...COMMON,
    define: { ESCALE_RUNTIME: JSON.stringify(known), 'import.meta.url': '"escale://python/"' },
    entryPoints: ['js/single/worker.js'],
    external: NODE_ONLY,
    format: 'iife',
    target: TARGET,
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * The renderer, bundled for Node and loaded.
 *
 * @param {string} cache
 * @returns {Promise<typeof import('./render.jsx')>}
 */
export async function bundleRenderer(cache) {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: ['build/render.jsx'],
    format: 'esm',
    minify: false,
    platform: 'node',
    plugins: [virtual({ 'escale:games': gamesAtOnce(), 'escale:files': 'export const files = {};' })],
    target: 'node20',
    write: false,
  });
  const file = join(cache, 'render.mjs');
  await writeFile(file, outputFiles[0].contents);
  return import(pathToFileURL(file).href);
}
