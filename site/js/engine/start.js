// Python itself: Pyodide, started from files that somebody else brings. Where they come from, a server (interpreter.js) or
// the page's own text (../single/worker.js), is not known here.

import { loadPyodide } from 'pyodide';

import { apply } from './memory.js';

/**
 * The files of a start, each on its way.
 * @typedef {object} Files
 * @property {Promise<{ default: (settings: object) => Promise<any> }>} asm  the module pyodide.asm.mjs
 * @property {Promise<WebAssembly.Module>} wasm
 * @property {Promise<Uint8Array>} python  the archive of standard modules and of our package
 */

/**
 * @typedef {object} How
 * @property {Record<string, unknown>} [options]  for Pyodide, beside ours
 * @property {string} folder  the address Pyodide takes for its own; with a slash at its end
 * @property {object} lock  its list of packages
 */

/**
 * Start Python, by putting a memory back if there is one. Whatever goes wrong with that: the plain way.
 * @param {Files} files
 * @param {How & { snapshot: (() => Promise<import('./memory.js').Opened>) | null, onPlain: () => void }} how
 * @returns {Promise<any>} Pyodide
 */
export async function startPython(files, { snapshot, onPlain, ...how }) {
  if (snapshot) {
    try {
      return await start(files, how, await snapshot());
    } catch (error) {
      console.warn('The snapshot could not be used:', error);
      onPlain();
    }
  }
  return start(files, how);
}

/**
 * @param {Files} files
 * @param {How} how
 * @param {import('./memory.js').Opened} [snapshot]
 */
async function start({ asm, wasm, python }, { options, folder, lock }, snapshot) {
  const { default: createPyodideModule } = await asm;
  // Pyodide reports a file that fails to come and then waits for it for ever.
  const missing = Promise.all([wasm, python]).then(() => new Promise(() => {}));
  return handing({ wasm, python, folder }, () =>
    Promise.race([
      missing,
      loadPyodide({
        ...options,
        indexURL: folder,
        stdLibURL: `${folder}python.zip`,
        lockFileContents: /** @type {any} */ (lock),
        env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
        createPyodideModule,
        ...(snapshot && restoring(createPyodideModule, snapshot)),
      }),
    ]),
  );
}

/**
 * What Pyodide is told beside, to put a memory back instead of starting.
 * @param {(settings: object) => Promise<any>} createPyodideModule
 * @param {import('./memory.js').Opened} snapshot
 * @returns {Record<string, unknown>}
 */
function restoring(createPyodideModule, snapshot) {
  return {
    // Pyodide only takes the length from this; the memory is put back by `restoreSnapshot`, in its own place.
    _loadSnapshot: new Uint8Array(snapshot.header.length),
    createPyodideModule: async (/** @type {object} */ settings) => {
      const module = await createPyodideModule(settings);
      module.API.restoreSnapshot = () => {
        apply(snapshot, module.HEAPU8);
        return snapshot.header.config;
      };
      return module;
    },
  };
}

/**
 * Pyodide fetches its files itself and compiles as it instantiates; for as long as it starts, it is handed ours.
 * @template T
 * @param {{ wasm: Promise<WebAssembly.Module>, python: Promise<Uint8Array>, folder: string }} given
 * @param {() => Promise<T>} during
 * @returns {Promise<T>}
 */
async function handing({ wasm, python, folder }, during) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  /** @type {Record<string, () => Promise<Response>>} */
  const ours = {
    'pyodide.asm.wasm': async () => new Response(),
    'python.zip': async () => new Response(/** @type {BufferSource} */ (await python)),
  };
  self.fetch = (input, init) => ours[String(input).replace(folder, '')]?.() ?? fetch(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await during();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
