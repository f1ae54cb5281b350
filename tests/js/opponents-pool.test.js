// The workers opponents think in: what is asked of them, in which slices, and what becomes of a thought nobody wants.

import assert from 'node:assert/strict';
import test from 'node:test';

import { budget, levelOf, quickPart, workerCount } from '../../site/js/opponents/levels.js';
import { merge } from '../../site/js/opponents/merge.js';
import { createPool } from '../../site/js/opponents/pool.js';
import { settle } from './play-doubles.js';

/** @typedef {import('../../site/js/opponents/merge.js').Thought} Thought */

/** @param {string} choice @param {Partial<Thought>} [given] @returns {Thought} */
const thought = (choice, given = {}) => ({ choice: [choice], lines: [], values: [0.5, 0.5], rungs: [], ...given });

/** Engines that answer when told, and the time they are asked at. */
function stage(size = 1) {
  /** @type {{index: number, method: string, params: any, answer: (value: any) => void, fail: (error: unknown) => void}[]} */
  const asked = [];
  /** @type {any[]} */
  const engines = [];
  const time = { now: 0 };
  const make = () => {
    const index = engines.length;
    /** @type {Set<(error: unknown) => void>} */
    const open = new Set();
    const engine = {
      state: { phase: 'idle' },
      ready: Promise.resolve(),
      starts: 0,
      stops: 0,
      start() {
        if (engine.state.phase === 'idle') engine.starts += 1;
        engine.state = { phase: 'ready' };
      },
      stop() {
        engine.stops += 1;
        engine.state = { phase: 'idle' };
        open.forEach((fail) => fail(Object.assign(new Error('lost'), { code: 'engine-lost' })));
        open.clear();
      },
      kill: () => {},
      call: (/** @type {string} */ method, /** @type {any} */ params) =>
        new Promise((answer, fail) => {
          open.add(fail);
          asked.push({ index, method, params, answer, fail });
        }),
    };
    engines.push(engine);
    return engine;
  };
  return { asked, engines, time, pool: createPool({ make, size, now: () => time.now }) };
}

const task = (/** @type {Partial<import('../../site/js/opponents/pool.js').Task>} */ given = {}) => ({ observed: { known: 'p' }, level: 2, ms: 700, ...given });

test('levels are read from kinds, and nothing else is one', () => {
  assert.deepEqual(['human', 'opponent:1', 'opponent:5', 'opponent:6', 'opponent:', undefined].map(levelOf), [null, 1, 5, null, null, null]);
});

test('a decision gets what is left of the turn, a part of it where more may follow, little for a reaction', () => {
  const asked = { level: 3, strongest: 1500, spent: 0, chance: false, reacts: false };
  assert.equal(budget(asked), 700);
  assert.equal(budget({ ...asked, level: 5 }), 1500);
  assert.equal(budget({ ...asked, level: 5, strongest: 10_000 }), 10_000);
  assert.equal(budget({ ...asked, chance: true }), 420);
  assert.equal(budget({ ...asked, chance: true, spent: 420 }), 168);
  assert.equal(budget({ ...asked, spent: 5000 }), 100);
  assert.equal(budget({ ...asked, reacts: true }), 250);
});

test('however many decisions a turn has, they keep to its time but for a little each', () => {
  for (const level of [1, 5]) {
    let spent = 0;
    for (let decision = 0; decision < 6; decision += 1) spent += budget({ level, strongest: 1500, spent, chance: true, reacts: false });
    assert.ok(spent <= (level === 5 ? 1500 : 700) + 3 * 100, String(spent));
  }
});

test('one core is left for the page, and no more than three are taken', () => {
  assert.deepEqual([undefined, 1, 2, 3, 4, 16].map(workerCount), [1, 1, 1, 2, 3, 3]);
});

test('of several shares the best at the deepest rung all have is taken', () => {
  const one = thought('a', { rungs: [[0.5, ['a']], [0.6, ['a']], [0.9, ['b']]] });
  const other = thought('c', { rungs: [[0.4, ['c']], [0.7, ['d', 'end']]] });
  assert.deepEqual(merge([one, other]).choice, ['d', 'end']);
  assert.deepEqual(merge([other, one]).choice, ['d', 'end']);
  assert.deepEqual(merge([one, thought('e', { rungs: [[0.1, ['e']]] })]).choice, ['a']);
  assert.equal(merge([one]), one);
});

test('where somebody has no rungs the best lines are compared', () => {
  /** @param {number} value */
  const lines = (value) => [{ steps: [], value, reason: null }];
  assert.deepEqual(merge([thought('a', { lines: lines(0.3), rungs: [[0.9, ['x']]] }), thought('b', { lines: lines(0.4) })]).choice, ['b']);
});

test('no worker is made before somebody thinks, and it stays', async () => {
  const { engines, asked, pool } = stage();
  assert.equal(engines.length, 0);
  for (let turn = 0; turn < 3; turn += 1) {
    const { answer } = pool.think(task());
    await settle();
    asked[turn].answer(thought('a'));
    assert.deepEqual((await answer)?.choice, ['a']);
  }
  assert.equal(engines.length, 1);
  assert.equal(engines[0].starts, 1);
  assert.deepEqual(asked.map(({ params }) => params.ms), [700, 700, 700]);
});

test('a long thought begins with a quick one, and hurrying takes its answer and ends the rest', async () => {
  const { engines, asked, time, pool } = stage();
  const thinking = pool.think(task({ level: 5, ms: 10_000 }));
  await settle();
  assert.equal(asked[0].params.ms, quickPart(10_000));
  time.now = 1500;
  asked[0].answer(thought('quick'));
  await settle();
  assert.equal(asked[1].params.ms, 8500);
  thinking.hurry();
  assert.deepEqual((await thinking.answer)?.choice, ['quick']);
  assert.equal(engines[0].stops, 1);
  assert.equal(engines[0].state.phase, 'ready');
});

test('hurrying before the quick answer takes that one as soon as it comes', async () => {
  const { asked, time, pool } = stage();
  const thinking = pool.think(task({ level: 5, ms: 1500 }));
  await settle();
  thinking.hurry();
  time.now = 225;
  asked[0].answer(thought('quick'));
  assert.deepEqual((await thinking.answer)?.choice, ['quick']);
  assert.equal(asked.length, 1);
});

test('a quick answer that came long before its time is the last word', async () => {
  const { asked, time, pool } = stage();
  const thinking = pool.think(task({ level: 5, ms: 1500 }));
  await settle();
  time.now = 20;
  asked[0].answer(thought('only'));
  assert.deepEqual((await thinking.answer)?.choice, ['only']);
});

test('several workers share the first turns, those that are ready', async () => {
  const { engines, asked, time, pool } = stage(3);
  const thinking = pool.think(task({ level: 5, ms: 1500 }));
  await settle();
  time.now = 225;
  asked[0].answer(thought('quick'));
  await settle();
  assert.equal(engines.length, 3);
  assert.deepEqual(asked.slice(1).map(({ index, params }) => [index, params.share]), [[0, [0, 3]], [1, [1, 3]], [2, [2, 3]]]);
  asked[1].answer(thought('a', { rungs: [[0.2, ['a']]] }));
  asked[2].fail(new Error('lost'));
  asked[3].answer(thought('b', { rungs: [[0.3, ['b']]] }));
  assert.deepEqual((await thinking.answer)?.choice, ['b']);
});

test('a thought that fails has its quick answer to fall back on; one without fails', async () => {
  const { asked, time, pool } = stage();
  const thinking = pool.think(task({ level: 5, ms: 1500 }));
  await settle();
  time.now = 225;
  asked[0].answer(thought('quick'));
  await settle();
  asked[1].fail(new Error('lost'));
  assert.deepEqual((await thinking.answer)?.choice, ['quick']);
  const short = pool.think(task());
  await settle();
  asked[2].fail(new Error('lost'));
  await assert.rejects(short.answer);
});

test('a thought with little to go runs out, one with long to go is ended', async () => {
  const { engines, asked, pool } = stage();
  const short = pool.think(task());
  await settle();
  short.cancel();
  assert.equal(await short.answer, null);
  assert.equal(engines[0].stops, 0);
  asked[0].answer(thought('late'));
  await settle();
  const long = pool.think(task({ ms: 6000 }));
  await settle();
  long.cancel();
  assert.equal(await long.answer, null);
  assert.equal(engines[0].stops, 1);
});

test('cancelled a hundred times, a worker is asked no more than it must be and answers the next', async () => {
  const { engines, asked, pool } = stage();
  for (let time = 0; time < 100; time += 1) {
    const thinking = pool.think(task());
    if (time % 3 === 0) await settle();
    thinking.cancel();
    assert.equal(await thinking.answer, null);
  }
  const last = pool.think(task());
  await settle();
  // The first is still being thought about; what was cancelled while it waited was never asked.
  assert.equal(asked.length, 1);
  asked[0].answer(thought('stale'));
  for (let time = 0; time < 100; time += 1) await settle();
  assert.equal(asked.length, 2);
  asked[1].answer(thought('fresh'));
  assert.deepEqual((await last.answer)?.choice, ['fresh']);
  assert.equal(engines.length, 1);
  assert.equal(engines[0].stops, 0);
});
