// The module PyScript takes for Pyodide in the engine's worker: `config.interpreter` names it, and it exports what
// Pyodide's own module does, `loadPyodide` and `version`. Around the real one it
//   - reads every file through one place: compressed by us (so the bytes are few on any server), counted for the progress
//     bar, and never from another origin;
//   - chooses between the snapshot and the plain start (choice.js), and falls back to the plain one if restoring fails;
//   - spares what PyScript would do for nothing here (see `quieten`).
//
// What the page wants is in the fragment of the address it names us by, where it changes the file's identity for no cache.
// PyScript passes that address on, up to its last slash, as `indexURL` (this module's own address may have lost the fragment on
// its way through a service worker):
//   engine  name of the engine: the Web Lock held while the worker lives, by which the page notices its death
//   pyodide address of Pyodide's folder
//   mode    auto, snapshot or plain

import { version } from 'pyodide';

import { choose } from './choice.js';
import { askCompiled } from './compiled.js';
import { holdLock } from './lock.js';
import { open } from './memory.js';
import { leavePackageOut } from './package.js';
import { isUnpacked, isZipped, typeOf, unzipped } from './packed.js';
import { startPython } from './start.js';

export { version };

/**
 * What the build knows of the files, by the role they play; see site/build/snapshot.mjs.
 * @typedef {{ name: string, bytes: number }} KnownFile
 * @typedef {{ build: string, lock: object, files: Record<'wasm' | 'python' | 'snapshot', KnownFile> }} Known
 */
/** @type {Known} */
// @ts-expect-error put in place by the build
const KNOWN = ESCALE_RUNTIME;

/** What the page wants; see above. Set when PyScript starts us. */
let wanted = new URLSearchParams();
let pyodideFolder = '';

/** Where the files are. */
const address = {
  wasm: '',
  python: new URL(KNOWN.files.python.name, import.meta.url).href,
  snapshot: new URL(KNOWN.files.snapshot.name, import.meta.url).href,
};

/** @typedef {keyof typeof address} Role */

/**
 * Tell the page. Only plain data; the page listens for messages with this mark.
 * @param {Record<string, unknown>} news
 */
function tell(news) {
  self.postMessage({ engine: wanted.get('engine'), ...news });
}

quieten();

/** Looked for at once, while PyScript is still getting to us. */
const keptSnapshot = kept(address.snapshot);

/**
 * PyScript opens a database for the packages it would cache. We load none; the database would be left behind, and in an
 * embedding page that refuses storage opening it fails and the boot with it.
 */
function quieten() {
  const empty = () => {
    /** @type {any} */
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: request }));
    return request;
  };
  const store = new Proxy({}, { get: () => () => Object.assign(empty(), { result: [] }) });
  const database = { objectStoreNames: ['entries'], transaction: () => ({ objectStore: () => store }), close() {} };
  const indexedDB = { open: () => Object.assign(empty(), { result: database }) };
  Object.defineProperty(self, 'indexedDB', { value: indexedDB, configurable: true });
}

/** Bytes received of each file. @type {Partial<Record<Role, number>>} */
const received = {};

/** When the first byte came. */
let since = 0;

/** Told of all bytes received, and the time they took. @type {((bytes: number, ms: number) => void) | null} */
let onBytes = null;

/** @param {Role} role @param {number} bytes */
function count(role, bytes) {
  received[role] = Math.min(bytes, KNOWN.files[role].bytes);
  tell({ received: { ...received } });
  since ||= performance.now();
  const all = Object.values(received).reduce((sum, some) => sum + some, 0);
  onBytes?.(all, performance.now() - since);
}

/**
 * The content of one of our files: counted as it arrives, then decompressed, unless the service worker has kept it so or the
 * server's Content-Encoding has made the browser do that already.
 * @param {Role} role
 * @param {Response | null} [answer]  if it has been asked for already
 * @returns {Promise<Response>}
 */
async function read(role, answer) {
  const response = answer ?? (await stored(address[role])) ?? (await fetch(address[role], { credentials: 'same-origin' }));
  if (!response.ok || !response.body) throw new Error(`${address[role]}: ${response.status}`);
  if (isUnpacked(response)) {
    count(role, KNOWN.files[role].bytes);
    return response;
  }
  let bytes = 0;
  received[role] = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.length;
        count(role, bytes);
        controller.enqueue(chunk);
      },
      // Where the browser has decoded the file, its bytes are more than came.
      flush: () => count(role, KNOWN.files[role].bytes),
    }),
  );
  const [first, stream] = await peek(counted);
  return new Response(isZipped(first) ? unzipped(stream) : stream, { headers: { 'content-type': typeOf(address[role]) } });
}

/**
 * The first chunk of a stream, and a stream with all of it.
 * @param {ReadableStream<Uint8Array>} stream
 * @returns {Promise<[Uint8Array, ReadableStream<Uint8Array>]>}
 */
async function peek(stream) {
  const reader = stream.getReader();
  const { value, done } = await reader.read();
  const first = value ?? new Uint8Array();
  const whole = new ReadableStream({
    start(controller) {
      if (!done) controller.enqueue(first);
    },
    async pull(controller) {
      const next = await reader.read();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return [first, whole];
}

/**
 * @param {Role} role
 * @param {Response | null} [answer]
 * @returns {Promise<Uint8Array>}
 */
async function readAll(role, answer) {
  return new Uint8Array(await (await read(role, answer)).arrayBuffer());
}

/**
 * A file the service worker keeps, taken without waking it: asking it for a file costs Firefox a tenth of a second.
 * @param {string} url
 * @returns {Promise<Response | null>}
 */
async function stored(url) {
  try {
    return (await caches.match(url, { ignoreSearch: true })) ?? null;
  } catch {
    return null; // no Cache Storage here
  }
}

/**
 * The answer to asking for a file, if it is already on this device: in a service worker's cache or in the browser's.
 * @param {string} url
 * @returns {Promise<Response | null>}
 */
async function kept(url) {
  const inStore = await stored(url);
  if (inStore) return inStore;
  try {
    const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

/** Bytes that tell how fast the line is. */
const ENOUGH = 400_000;

/**
 * Bytes per second, from what has arrived of the files every start needs; 0 for a player who wants to save data.
 * @returns {Promise<number>}
 */
function lineRate() {
  if (/** @type {any} */ (navigator).connection?.saveData) return Promise.resolve(0);
  return new Promise((resolve) => {
    onBytes = (bytes, ms) => {
      if (bytes < ENOUGH) return;
      onBytes = null;
      resolve((1000 * bytes) / Math.max(1, ms));
    };
  });
}

/** The WebAssembly code. It needs nothing else, so it is begun first. */
async function compile() {
  const given = await askCompiled((port) => self.postMessage({ engine: wanted.get('engine'), asks: port }, { transfer: [port] }));
  if (given) count('wasm', KNOWN.files.wasm.bytes);
  const module = given ?? (await WebAssembly.compileStreaming(await read('wasm')));
  tell({ step: 'compiled' });
  return module;
}

/** What a start needs, all begun at once. */
function gather() {
  const asm = import(/* @vite-ignore */ `${pyodideFolder}pyodide.asm.mjs`);
  const gathered = { asm, wasm: compile(), python: readAll('python') };
  for (const promise of Object.values(gathered)) promise.catch(() => {});
  return gathered;
}

/**
 * @param {Record<string, unknown>} [options]
 * @returns {Promise<any>}
 */
export async function loadPyodide(options = {}) {
  wanted = new URLSearchParams(String(options.indexURL).split('#')[1]);
  pyodideFolder = /** @type {string} */ (wanted.get('pyodide'));
  address.wasm = new URL(KNOWN.files.wasm.name, pyodideFolder).href;
  holdLock(wanted.get('engine'), () => tell({ locked: true }));
  const gathered = gather();
  tell({ expected: expected('plain') });
  const mode = await decide(gathered.wasm);
  tell({ mode, expected: expected(mode) });
  const pyodide = await startPython(gathered, {
    options,
    folder: pyodideFolder,
    lock: KNOWN.lock,
    snapshot: mode === 'snapshot' ? async () => open(await readAll('snapshot', await keptSnapshot), KNOWN.build) : null,
    onPlain: () => tell({ mode: 'plain', expected: expected('plain') }),
  });
  return finish(pyodide);
}

/**
 * @param {Promise<unknown>} wasm  settled at the latest when nothing more is to be learnt of the line
 * @returns {Promise<import('./choice.js').Mode>}
 */
async function decide(wasm) {
  const asked = /** @type {'auto' | import('./choice.js').Mode} */ (wanted.get('mode') ?? 'auto');
  if (asked !== 'auto') return asked;
  const unknown = () => 0;
  const rate = Promise.race([lineRate(), wasm.then(unknown, unknown)]);
  const cached = (await keptSnapshot) !== null;
  return choose({ cached, extra: KNOWN.files.snapshot.bytes, rate: cached ? 0 : await rate });
}

/** Bytes of the files that a start needs. @param {import('./choice.js').Mode} mode */
function expected(mode) {
  const roles = /** @type {Role[]} */ (mode === 'snapshot' ? ['wasm', 'python', 'snapshot'] : ['wasm', 'python']);
  return Object.fromEntries(roles.map((role) => [role, KNOWN.files[role].bytes]));
}

/**
 * PyScript's hooks, which we clear to do without `eval` (see client.js), would have registered this module.
 * @param {any} pyodide
 */
function finish(pyodide) {
  tell({ step: 'started' });
  pyodide.registerJsModule('_pyscript', {});
  leavePackageOut(pyodide);
  return pyodide;
}
