// A match that nobody sees is played only while the page is idle, and leaves nothing behind.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rehearse, STEPS } from '../../site/js/engine/rehearsal.js';

const OPENING = { method: 'new', params: { game: 'toy' } };

/** An engine that answers with views of a game of so many steps, in which chance acts first. @param {number} length */
function toyEngine(length = Infinity) {
  /** @type {[string, any][]} */
  const calls = [];
  const viewAt = (/** @type {number} */ at) => ({
    match: 'm7',
    at,
    actor: at === 0 ? 'chance' : 0,
    steps: at === 0 ? [] : [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
    outcome: at < length ? null : { winners: [0] },
  });
  let at = 0;
  return {
    calls,
    methods: () => calls.map(([method]) => method).join(' '),
    async call(/** @type {string} */ method, /** @type {any} */ params = {}) {
      calls.push([method, params]);
      if (method === 'close') return {};
      if (method !== 'new') at += 1;
      return viewAt(at);
    },
  };
}

const atOnce = (/** @type {() => void} */ job) => job();

test('chance acts, steps of several kinds are made, and the match is closed', async () => {
  const engine = toyEngine();
  await rehearse(engine, OPENING, { gone: new AbortController().signal, idle: atOnce });
  assert.equal(engine.methods(), `new draw ${'play '.repeat(STEPS - 1)}close`);
  assert.deepEqual(engine.calls[0], ['new', OPENING.params]);
  assert.deepEqual(engine.calls.at(-1), ['close', { match: 'm7' }]);
  const steps = engine.calls.flatMap(([method, { step }]) => (method === 'play' ? [step] : []));
  assert.deepEqual([...new Set(steps)].sort(), ['a', 'b', 'c']);
});

test('a game that is over is not played on', async () => {
  const engine = toyEngine(2);
  await rehearse(engine, OPENING, { gone: new AbortController().signal, idle: atOnce });
  assert.equal(engine.methods(), 'new draw play close');
});

test('each call waits for the page to be idle; a page that is left asks nothing any more', async () => {
  const engine = toyEngine();
  const leaving = new AbortController();
  /** @type {(() => void)[]} */
  const jobs = [];
  const over = rehearse(engine, OPENING, { gone: leaving.signal, idle: (job) => jobs.push(job) });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  assert.equal(engine.methods(), '');
  jobs.shift()?.();
  await settled();
  assert.equal(engine.methods(), 'new');
  jobs.shift()?.();
  await settled();
  assert.equal(engine.methods(), 'new draw');
  leaving.abort();
  jobs.shift()?.();
  await over;
  assert.equal(engine.methods(), 'new draw');
});

test('a lost engine is no matter of the rehearsal', async () => {
  const engine = { call: () => Promise.reject(new Error('engine-lost')) };
  await assert.doesNotReject(rehearse(engine, OPENING, { gone: new AbortController().signal, idle: atOnce }));
});
