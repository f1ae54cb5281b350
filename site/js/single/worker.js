// The engine's worker in the single file: no PyScript, no server. It is a classic worker whose text, with Pyodide in it, comes
// from the page, and so do the files of a start, packed, in its first message. After that it speaks as the site's
// worker does: `call` and `ping` on strings, and news of its start.

import './classic.js';

import createPyodideModule from 'pyodide/pyodide.asm.mjs';

import source from '../engine/engine.py';
import { holdLock } from '../engine/lock.js';
import { open } from '../engine/memory.js';
import { WASM } from '../engine/packed.js';
import { startPython } from '../engine/start.js';
import { bytesOf, unpacked } from './packed.js';

/**
 * What the page sends first.
 * @typedef {object} Order
 * @property {string} name  of the lock to hold
 * @property {'auto' | import('../engine/choice.js').Mode} mode
 * @property {Record<'wasm' | 'python' | 'snapshot', string>} files  packed
 */

/** @type {{ build: string, lock: object }} */
// @ts-expect-error put in place by the build
const KNOWN = ESCALE_RUNTIME;

/** Pyodide wants an address to call its own; nothing is ever asked of it. */
const FOLDER = 'escale://python/';

/** @param {Record<string, unknown>} message */
const tell = (message) => self.postMessage(message);

/** @param {import('../engine/supervisor.js').News} news */
const tellNews = (news) => tell({ news });

/** @param {Order} order */
async function start({ name, mode: asked, files }) {
  holdLock(name, () => tellNews({ locked: true }));
  const mode = asked === 'auto' ? 'snapshot' : asked;
  const roles = /** @type {(keyof typeof files)[]} */ (mode === 'snapshot' ? ['wasm', 'python', 'snapshot'] : ['wasm', 'python']);
  tellNews({ mode, expected: Object.fromEntries(roles.map((role) => [role, files[role].length])) });
  /** What is read has arrived. @template T @param {keyof typeof files} role @param {Promise<T>} reading */
  const arrives = async (role, reading) => {
    const read = await reading;
    tellNews({ received: { [role]: files[role].length }, ...(role === 'wasm' ? { step: 'compiled' } : {}) });
    return read;
  };
  const wasm = arrives('wasm', WebAssembly.compileStreaming(new Response(unpacked(files.wasm), { headers: { 'content-type': WASM } })));
  const python = arrives('python', bytesOf(files.python));
  const asm = Promise.resolve({ default: createPyodideModule });
  const pyodide = await startPython({ asm, wasm, python }, {
    folder: FOLDER,
    lock: KNOWN.lock,
    snapshot: mode === 'snapshot' ? async () => open(await arrives('snapshot', bytesOf(files.snapshot)), KNOWN.build) : null,
    onPlain: () => tellNews({ mode: 'plain' }),
  });
  tellNews({ step: 'started' });
  pyodide.runPython(source);
  return { call: pyodide.globals.get('call'), ping: pyodide.globals.get('ping') };
}

self.addEventListener(
  'message',
  ({ data: order }) => {
    start(order).then(
      (python) => {
        self.addEventListener('message', ({ data: { id, ask, request } }) => {
          tell({ id, answer: ask === 'ping' ? python.ping() : python.call(request) });
        });
        tell({ ready: true });
      },
      (error) => tell({ failed: String(error) }),
    );
  },
  { once: true },
);
