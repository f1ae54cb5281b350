// The engine as the page sees it: Python in a PyScript worker of its own, asked by JSON strings, kept alive by
// supervisor.js. Several engines may run in one page, each in its worker.
//
// PyScript is kept to that one worker: its bundle comes without plugins, styles or terminals (site/build/snapshot.mjs), and
// the one thing that would force `'unsafe-eval'` into the page's Content-Security-Policy is taken away: it rebuilds worker
// hooks from their source with `Function(...)`. The only hook there is registers a module our Python does not use, so we
// clear it and interpreter.js stands in.

import { files } from 'escale:files';

import source from './engine.py';
import { compileKept, giveCompiled } from './compiled.js';
import { awaitLock } from './lock.js';
import { createSupervisor, TIMERS } from './supervisor.js';

export { EngineError } from './supervisor.js';

/** @typedef {import('./supervisor.js').EngineState} EngineState */
/** @typedef {import('./supervisor.js').Launch} Launch */
/** @typedef {import('./supervisor.js').Life} Life */

/**
 * A PyScript worker, as far as it is used here.
 * @typedef {Worker & { ready: Promise<unknown>, sync: { call: (request: string) => Promise<string>, ping: () => Promise<string> } }} XWorker
 */

/** @type {Set<(worker: XWorker) => void>} */
const expecting = new Set();

/** @type {Promise<void> | null} */
let pyscript = null;
let tries = 0;

/** Load PyScript once for the page. @param {URL} base */
function loadPyScript(base) {
  if (pyscript) return pyscript;
  // A browser may remember that a module could not be loaded; under another fragment it asks again.
  const address = new URL(`${files.pyscript}core.js`, base);
  if (tries > 0) address.hash = String(tries);
  tries += 1;
  pyscript = import(address.href).then(
    ({ hooks }) => {
      hooks.worker.onBeforeRunAsync.clear();
      hooks.main.onWorker.add((/** @type {unknown} */ _, /** @type {XWorker} */ worker) => {
        // PyScript attaches the worker to its script right after this.
        queueMicrotask(() => expecting.forEach((take) => take(worker)));
      });
    },
    (error) => {
      pyscript = null;
      throw error;
    },
  );
  return pyscript;
}

/** What all engines of the page share. @type {Promise<WebAssembly.Module | null> | null} */
let compiled = null;

let count = 0;

/**
 * Start one worker.
 * @param {URL} base  the root of the site
 * @param {Launch} launch
 * @returns {Life}
 */
function launchWorker(base, { mode, onNews, onLost }) {
  const code = (compiled ??= compileKept(new URL(files.wasm, base).href));
  count += 1;
  const name = `engine-${count}-${Math.random().toString(36).slice(2)}`;
  const script = document.createElement('script');
  const given = new AbortController();
  /** @type {XWorker | null} */
  let worker = null;

  /** @param {XWorker} made */
  const take = (made) => {
    if (/** @type {any} */ (script).xworker !== made) return;
    expecting.delete(take);
    worker = made;
    made.onerror = () => {};
    made.addEventListener('error', (event) => onLost(event.error ?? event.message), given);
    made.addEventListener('message', ({ data }) => data?.engine === name && hear(data), given);
    made.ready.then(() => made.sync.ping()).then(resolve, reject);
  };

  /** @param {import('./supervisor.js').News & { asks?: MessagePort }} news */
  const hear = ({ asks, ...news }) => {
    if (asks) void giveCompiled(asks, code);
    if (news.locked) awaitLock(name, given.signal, () => onLost(new Error('the worker ended')));
    onNews({ step: 'worker', ...news });
  };

  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(reason: unknown) => void} */
  let reject = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((...ends) => ([resolve, reject] = ends));

  const interpreter = new URL(`${files.engine}interpreter.js`, base);
  // The last slash is where PyScript cuts what it passes on; see interpreter.js.
  interpreter.hash = `${new URLSearchParams({ engine: name, mode, pyodide: new URL(files.pyodide, base).href })}/`;
  script.type = 'py';
  script.textContent = source;
  script.setAttribute('worker', '');
  script.setAttribute('name', name);
  script.setAttribute('config', JSON.stringify({ interpreter: interpreter.href, sync_main_only: true }));
  loadPyScript(base).then(() => {
    if (given.signal.aborted) return;
    onNews({ step: 'script' });
    expecting.add(take);
    document.head.append(script);
  }, reject);

  return {
    ready,
    call: (request) => /** @type {XWorker} */ (worker).sync.call(request),
    ping: () => /** @type {XWorker} */ (worker).sync.ping(),
    end() {
      given.abort();
      expecting.delete(take);
      worker?.terminate();
      script.remove();
    },
    kill: () => worker?.terminate(),
  };
}

/**
 * @param {object} options
 * @param {string} options.root  relative address of the root of the site, as in the page's boot data
 * @param {(state: EngineState) => void} [options.onState]
 * @param {'auto' | 'snapshot' | 'plain'} [options.mode]  how to start Python; for tests and measurements
 */
export function createEngine({ root, onState, mode }) {
  const base = new URL(root, document.baseURI);
  return createSupervisor({
    launch: (launch) => launchWorker(base, launch),
    onState,
    mode,
    clock: TIMERS,
  });
}
