// The engine as a page of the single file sees it: the same supervisor over another worker, made of the file's own parts.

import { awaitLock } from '../engine/lock.js';
import { createSupervisor, TIMERS } from '../engine/supervisor.js';
import { part, tellIncomplete, textPart } from './parts.js';

/** @typedef {import('../engine/supervisor.js').Launch} Launch */
/** @typedef {import('../engine/supervisor.js').Life} Life */

/** What every worker is made of; read once. */
const gather = once(async () => {
  const script = new Blob([await textPart('worker')], { type: 'text/javascript' });
  const [wasm, python, snapshot] = await Promise.all(['wasm', 'python', 'snapshot'].map(part));
  return { address: URL.createObjectURL(script), files: { wasm, python, snapshot } };
});

let count = 0;

/**
 * Start one worker.
 * @param {Launch} launch
 * @returns {Life}
 */
function launchWorker({ mode, onNews, onLost }) {
  count += 1;
  const name = `engine-${count}-${Math.random().toString(36).slice(2)}`;
  const given = new AbortController();
  /** @type {Worker | null} */
  let worker = null;
  /** Who waits for an answer. @type {Map<number, (answer: string) => void>} */
  const waiting = new Map();
  let asked = 0;

  /** @param {'call' | 'ping'} what @param {string} [request] @returns {Promise<string>} */
  const ask = (what, request) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      worker?.postMessage({ id: asked, ask: what, request });
    });

  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    /** @param {MessageEvent} event */
    const hear = ({ data: { news, failed, id, answer, ...said } }) => {
      if (news?.locked) awaitLock(name, given.signal, () => onLost(new Error('the worker ended')));
      if (news) onNews({ step: 'worker', ...news });
      if (failed) reject(new Error(failed));
      if (said.ready) resolve();
      waiting.get(id)?.(answer);
      waiting.delete(id);
    };
    gather().then(({ address, files }) => {
      if (given.signal.aborted) return;
      onNews({ step: 'script' });
      worker = new Worker(address, { name });
      worker.addEventListener('message', hear, given);
      worker.addEventListener('error', (event) => onLost(event.error ?? event.message), given);
      worker.postMessage({ name, mode, files });
    }, (error) => {
      tellIncomplete();
      reject(error);
    });
  });

  return {
    ready: ready.then(() => ask('ping')),
    call: (request) => ask('call', request),
    ping: () => ask('ping'),
    end() {
      given.abort();
      worker?.terminate();
    },
    kill: () => worker?.terminate(),
  };
}

/**
 * An engine for a page, for as long as that page is shown.
 * @param {AbortSignal} gone
 * @returns {import('../app/habitat.js').CreateEngine}
 */
export function enginesUntil(gone) {
  return (options) => {
    const engine = createSupervisor({ launch: launchWorker, clock: TIMERS, ...options });
    const end = () => {
      engine.stop();
      // Whatever the page left behind still asks gets no answer, and starts nothing.
      Object.assign(engine, { start: () => {}, call: () => new Promise(() => {}) });
    };
    gone.addEventListener('abort', end, { once: true });
    return engine;
  };
}

/** @template T @param {() => Promise<T>} make @returns {() => Promise<T>} */
function once(make) {
  /** @type {Promise<T> | null} */
  let made = null;
  return () => (made ??= make());
}
