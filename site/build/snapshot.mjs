/**
 * Makes the Python runtime's files: everything the engine loads except the page's own bundle.
 *
 *   node site/build/snapshot.mjs --py PY_DIR --out OUT_DIR [--pyodide DIR]
 *
 *   --py       the folder that holds the package `escale`
 *   --out      where to write; made if missing, and cleared of what this program wrote before
 *   --pyodide  Pyodide's folder; the installed npm package unless told
 *
 * OUT_DIR then holds three folders, each complete and never changed after, so that each may go under a name of its own:
 *
 *   pyodide/   pyodide.asm.mjs, pyodide.wasm.bin      changes only with Pyodide
 *   pyscript/  core.js                                changes only with PyScript
 *   engine/    interpreter.js, python.bin, snapshot.bin, engine.json       changes with the rules
 *
 * The page needs the three addresses (client.js takes them from `escale:files`) and the sizes in engine/engine.json,
 * which only the build and the bench read: { build, lock, files: { role: { name, bytes, raw, sha256 } }, modules }.
 *
 * `.bin` files are gzip, under a name no server thinks it should decode. They are small on every server, whether or not it
 * compresses; the service worker unpacks what it keeps.
 *
 * The same inputs give the same bytes: the interpreter that is photographed sees fixed hash seeds, a fixed clock and
 * fixed "randomness" (see `still`), archives carry no times, and compression runs in one thread at one level.
 *
 * What python.bin holds: a zip, stored, of our package and of exactly the standard modules it and Pyodide import,
 * compiled. Pyodide's own archive is 2.5 MB of sources, and compiling them is most of what starting it costs.
 */

import nodeCrypto, { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { encode } from '../js/engine/memory.js';
import { BEGINNING } from '../js/engine/package.js';
import { NODE_ONLY } from './files.mjs';
import { checkRuntime } from './integrity.mjs';

// The interpreter asks the system's clock for its zone.
process.env.TZ = 'UTC';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = join(SITE, 'js', 'engine');

/** Standard modules that others import if they can, and that nothing here uses. */
const WITHOUT = ['_ssl', 'ssl', 'bz2', 'lzma', 'compression'];

/** Imported only when something goes wrong, or by Pyodide and PyScript once they run. */
const ALSO = ['__future__', 'linecache', 'traceback', 'pathlib', 'random', 'secrets', 'pyodide.code', 'importlib.resources.readers'];

/** Where Pyodide puts its standard library, and we ours. */
const LIB = '/lib/python314.zip';

/**
 * Stop everything in this process that differs from run to run, for as long as the interpreter is being made.
 * @template T
 * @param {() => Promise<T>} during
 * @param {number} [seed]  of the fixed clock and the fixed randomness
 * @returns {Promise<T>}
 */
async function still(during, seed = 1) {
  const { crypto, performance } = globalThis;
  const { now } = Date;
  const { random } = Math;
  const { randomFillSync } = nodeCrypto;
  let state = seed;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  /** @param {ArrayBufferView} view */
  const fill = (view) => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24;
    return view;
  };
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  set('crypto', { getRandomValues: fill, subtle: crypto.subtle, randomUUID: () => '00000000-0000-4000-8000-000000000000' });
  set('performance', { now: () => seed, timeOrigin: 1.7e12, mark() {}, measure() {} });
  Date.now = () => 1.7e12 + 123456789 * seed;
  Math.random = () => next() / 2 ** 32;
  nodeCrypto.randomFillSync = /** @type {any} */ (fill);
  try {
    return await during();
  } finally {
    set('crypto', crypto);
    set('performance', performance);
    Date.now = now;
    Math.random = random;
    nodeCrypto.randomFillSync = randomFillSync;
  }
}

/** @param {Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {Uint8Array} bytes */
const zip = (bytes) => gzipSync(bytes, { level: 9 });

/**
 * Our package's files, sorted, as slash paths: sources and data, without what Python leaves behind, and without games
 * that have no drawing: nobody could play them here.
 * @param {string} folder
 */
async function packageFiles(folder) {
  const drawings = new Set(await readdir(join(SITE, 'js/games')));
  const game = (/** @type {string} */ path) => /^escale\/games\/(\w+)\//.exec(path)?.[1];
  const entries = await readdir(join(folder, 'escale'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(__pycache__|tests)\/|\.pyc$/.test(path))
    .filter((path) => !/^escale\/(cli\/|__main__\.py)/.test(path))
    .filter((path) => !game(path) || drawings.has(`${game(path)}.jsx`))
    .sort();
}

/** The Python side of the build: find the modules, compile, archive. Runs in a whole Pyodide under Node. */
const ARCHIVE = `
import ast, importlib, importlib.util, io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def imports(source):
    """Every absolute import in a source, wherever it stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module
            yield from (node.module + "." + alias.name for alias in node.names)

def load(name):
    try:
        importlib.import_module(name)
    except ImportError:
        pass

def rehearse(ours, prepare):
    """Do from an archive what the engine will do, so that what is imported late is imported too."""
    with zipfile.ZipFile("/rehearsal.zip", "w") as target:
        for name, data in ours.items():
            target.writestr(name, data)
    sys.path.insert(0, "/rehearsal.zip")
    exec(compile(prepare, "<prepare>", "exec"), {})

def names(lib, also, without, ours, prepare):
    rehearse(ours, prepare)
    for name in sorted({name for path, source in ours.items() if path.endswith(".py") for name in imports(source)} | set(also)):
        load(name)
    found = {module.__file__.removeprefix(lib + "/") for module in list(sys.modules.values()) if (getattr(module, "__file__", None) or "").startswith(lib + "/")}
    return sorted(name for name in found if name.split("/")[0].removesuffix(".py") not in without)

def pyc(source, path, optimize):
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))

def archive(lib, also, without, ours, prepare):
    library = zipfile.ZipFile(lib)
    stock = names(lib, also, without, ours, prepare)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        def put(name, data):
            target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
        for name in stock:
            put(name + "c", pyc(library.read(name), lib + "/" + name, 2))
        for name, data in ours.items():
            put(name + "c", pyc(data, lib + "/" + name, 0)) if name.endswith(".py") else put(name, data)
    return out.getvalue(), stock
`;

/**
 * @param {any} pyodide
 * @param {string} folder
 * @returns {Promise<{ zip: Uint8Array, modules: string[] }>}
 */
async function archive(pyodide, folder) {
  const ours = pyodide.toPy(new Map());
  for (const path of await packageFiles(folder)) ours.set(path, pyodide.toPy(new Uint8Array(await readFile(join(folder, path)))).tobytes());
  pyodide.globals.set('ours', ours);
  pyodide.globals.set('settings', pyodide.toPy({ lib: LIB, also: ALSO, without: WITHOUT, prepare: PREPARE }));
  pyodide.runPython(ARCHIVE);
  const result = pyodide.runPython('archive(**settings, ours=ours)').toJs();
  return { zip: result[0], modules: result[1] };
}

/** What the photographed interpreter does before the picture: everything a first call needs. */
const PREPARE = `
import sys, types
sys.modules["pyscript"] = types.ModuleType("pyscript")
import json, pathlib, random, pyodide.code
import escale.bridge
for method in ("info", "games"):
    answer = json.loads(escale.bridge.call(json.dumps({"method": method, "params": {}})))
    assert "ok" in answer, answer
games = [game["id"] for game in answer["ok"]]
for game in games:
    for method in ("new", "examples"):
        reply = json.loads(escale.bridge.call(json.dumps({"method": method, "params": {"game": game}})))
        assert "ok" in reply, reply
# The matches just made are forgotten with the module; the engine begins with none.
del sys.modules["escale.bridge"], escale.bridge
import escale.bridge
del json, answer, games, game, method, reply
import gc
gc.collect()
`;

/**
 * @typedef {object} Pyodide
 * @property {(options: object) => Promise<any>} loadPyodide
 * @property {(settings: object) => Promise<any>} createModule
 * @property {string} version
 * @property {string} folder
 */

/** @param {string} folder @returns {Promise<Pyodide>} */
async function pyodideAt(folder) {
  const { loadPyodide, version } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
  const { default: createModule } = await import(pathToFileURL(join(folder, 'pyodide.asm.mjs')).href);
  return { loadPyodide, version, createModule, folder };
}

/** How the interpreter is set up, here and in the browser. */
const ENVIRONMENT = { HOME: '/home/pyodide', PYTHONHASHSEED: '0' };

/**
 * The memory of an interpreter that has imported everything, and two memories of interpreters that have done nothing yet.
 * These come from restoring the first under Node, which also proves that it can be restored.
 * @param {Pyodide} pyodide
 * @param {string} python  path of the archive
 */
async function photograph({ loadPyodide, createModule, folder }, python) {
  // As in the browser; under Node it would be the path of this file.
  const _sysExecutable = './this.program';
  const options = () => ({ indexURL: folder, stdLibURL: python, env: { ...ENVIRONMENT }, _sysExecutable });
  const made = await loadPyodide({ ...options(), _makeSnapshot: true });
  made.runPython(PREPARE);
  const { _module: module } = made;
  // Below the stack's top is what calls have left behind.
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const raw = made.makeMemorySnapshot();
  // Pyodide's own file: magic, offset of the memory, length of the settings, a word, eight of build, settings as JSON.
  const words = new Uint32Array(raw.buffer, raw.byteOffset, 4);
  const memory = raw.slice(words[1]);
  const config = JSON.parse(new TextDecoder().decode(raw.subarray(48, 48 + words[2])));
  let constant = 0;
  const restore = async () => {
    let fresh = new Uint8Array();
    const restored = await loadPyodide({
      ...options(),
      _loadSnapshot: raw,
      createPyodideModule: async (/** @type {any} */ settings) => {
        const module = await createModule({ ...settings, INITIAL_MEMORY: memory.length });
        fresh = module.HEAPU8.slice(0, memory.length);
        constant = module._emscripten_stack_get_end();
        return module;
      },
    });
    const answer = restored.runPython(`import escale.bridge; escale.bridge.call('{"method": "info", "params": {}}')`);
    if (!JSON.parse(answer).ok) throw new Error(`the restored interpreter answered ${answer}`);
    return fresh;
  };
  const fresh = await restore();
  const other = await still(restore, 2);
  return { memory, config, fresh, other, constant };
}

/**
 * Parts of PyScript the engine has no use for (editor, terminal, games, error boxes in the page, package lists):
 * left out of the bundle, so they can neither be fetched nor touch the page.
 * @type {import('esbuild').Plugin}
 */
const withoutPlugins = {
  name: 'without-plugins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\// }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, namespace: 'without' } : undefined));
    // Nor does it leave a database behind in the player's browser, or fail in a frame where storage, and with it what it would
    // only use to speak to a service worker of its own, is refused.
    onResolve({ filter: /^escale:storage$/ }, ({ path }) => ({ path, namespace: 'storage' }));
    onLoad({ filter: /.*/, namespace: 'storage' }, () => ({ contents: 'export const indexedDB = { open: () => ({}) }, BroadcastChannel = class {};' }));
    onLoad({ filter: /.*/, namespace: 'without' }, () => ({ contents: 'export default null; export const notify = () => {}, notOnDOM = () => {};' }));
  },
};

/** Whether the script that the engine leaves out begins as it does there, whatever quotes its lines stand in. @param {string} bundled */
function writesPackageAsKnown(bundled) {
  const first = bundled.indexOf(BEGINNING[0]);
  return first >= 0 && BEGINNING.every((line) => bundled.slice(first, first + 100).includes(line));
}

/**
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<Uint8Array>}
 */
async function bundle(options) {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    legalComments: 'none',
    absWorkingDir: SITE,
    logLevel: 'warning',
    ...options,
  });
  return /** @type {import('esbuild').OutputFile[]} */ (outputFiles)[0].contents;
}

const { values: args } = parseArgs({ options: { py: { type: 'string' }, out: { type: 'string' }, pyodide: { type: 'string' } } });
if (!args.py || !args.out) throw new Error('usage: snapshot.mjs --py PY_DIR --out OUT_DIR [--pyodide DIR]');
const out = args.out;
// Another Pyodide than the installed one is its giver's business.
if (!args.pyodide) await checkRuntime();
const pyodide = await pyodideAt(args.pyodide ?? join(SITE, 'node_modules', 'pyodide'));

/** @type {Record<string, { name: string, bytes: number, raw: number, sha256: string }>} */
const files = {};

/**
 * @param {string} role
 * @param {string} name
 * @param {Uint8Array} content
 * @param {boolean} [zipped]
 */
async function put(role, name, content, zipped = false) {
  const bytes = zipped ? zip(content) : content;
  const path = join(out, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  files[role] = { name, bytes: bytes.length, raw: content.length, sha256: sha256(bytes) };
}

for (const folder of ['pyodide', 'pyscript', 'engine']) await rm(join(out, folder), { recursive: true, force: true });

const wasm = await readFile(join(pyodide.folder, 'pyodide.asm.wasm'));
await put('wasm', 'pyodide/pyodide.wasm.bin', wasm, true);
await put('asm', 'pyodide/pyodide.asm.mjs', await readFile(join(pyodide.folder, 'pyodide.asm.mjs')));
const core = join('node_modules', '@pyscript', 'core', 'dist', 'core.js');
const pyscript = await bundle({ entryPoints: [core], plugins: [withoutPlugins], inject: ['escale:storage'] });
if (!writesPackageAsKnown(new TextDecoder().decode(pyscript))) throw new Error('PyScript writes its Python package in another way now: see site/js/engine/package.js');
await put('pyscript', 'pyscript/core.js', pyscript);

const { archived, photo } = await still(async () => {
  const whole = await pyodide.loadPyodide({ indexURL: pyodide.folder, env: { ...ENVIRONMENT, PYTHONNODEBUGRANGES: '1' } });
  const archived = await archive(whole, /** @type {string} */ (args.py));
  const python = join(out, 'python.zip');
  await mkdir(out, { recursive: true });
  await writeFile(python, archived.zip);
  try {
    return { archived, photo: await photograph(pyodide, python) };
  } finally {
    await rm(python);
  }
});
const build_ = `${pyodide.version} ${sha256(wasm).slice(0, 16)} ${sha256(archived.zip).slice(0, 16)}`;
await put('python', 'engine/python.bin', archived.zip, true);
await put('snapshot', 'engine/snapshot.bin', encode({ build: build_, ...photo }), true);

const { info } = JSON.parse(await readFile(join(pyodide.folder, 'pyodide-lock.json'), 'utf8'));
const known = {
  build: build_,
  lock: { info, packages: {} },
  files: Object.fromEntries(['wasm', 'python', 'snapshot'].map((role) => [role, { name: files[role].name.split('/')[1], bytes: files[role].bytes }])),
};
const interpreter = await bundle({
  entryPoints: [join(ENGINE, 'interpreter.js')],
  alias: { pyodide: join(pyodide.folder, 'pyodide.mjs') },
  external: NODE_ONLY,
  define: { ESCALE_RUNTIME: JSON.stringify(known) },
});
await put('interpreter', 'engine/interpreter.js', interpreter);
const manifest = { build: build_, lock: known.lock, pyodide: pyodide.version, files, modules: archived.modules };
await writeFile(join(out, 'engine', 'engine.json'), `${JSON.stringify(manifest, null, 1)}\n`);
// The interpreters made here keep the process alive.
process.exit(0);
