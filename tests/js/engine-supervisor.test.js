import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createSupervisor, EngineError } from '../../site/js/engine/supervisor.js';

const LIMITS = { tick: 1, start: 10, call: 8, silent: 4, ping: 3, tries: 3, proven: 20 };

/** An engine that does what the test tells it, and a clock that the test moves. */
function stage({ limits = LIMITS, ...options } = {}) {
  /** @type {any[]} */
  const lives = [];
  /** @type {any[]} */
  const states = [];
  /** @type {(() => void) | null} */
  let job = null;
  /** @param {import('../../site/js/engine/supervisor.js').Launch} told */
  const launch = ({ mode, onNews, onLost }) => {
    /** @type {any} */
    const life = {
      mode,
      onNews,
      onLost,
      calls: [],
      pings: [],
      ended: false,
      killed: false,
    };
    life.ready = new Promise((resolve, reject) => Object.assign(life, { getReady: resolve, break: reject }));
    life.call = (/** @type {string} */ request) => new Promise((resolve, reject) => life.calls.push({ ...JSON.parse(request), resolve, reject }));
    life.ping = () => new Promise((resolve, reject) => life.pings.push({ resolve, reject }));
    life.end = () => (life.ended = true);
    life.kill = () => (life.killed = true);
    lives.push(life);
    return life;
  };
  const clock = { set: (/** @type {() => void} */ given) => (job = given), clear: () => (job = null) };
  const engine = createSupervisor({ launch, clock, onState: (state) => states.push(state), limits, ...options });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    engine,
    lives,
    states,
    settled,
    phases: () => states.map(({ phase }) => phase).filter((phase, i, all) => phase !== all[i - 1]),
    get life() {
      return lives.at(-1);
    },
    /** @param {number} count */
    async ticks(count) {
      for (let i = 0; i < count; i++) {
        job?.();
        await settled();
      }
    },
    async boot() {
      engine.start();
      lives.at(-1).getReady();
      await settled();
    },
  };
}

/** @param {unknown} result */
const answer = (result) => JSON.stringify({ ok: result });

/** @param {Promise<any>} promise */
const code = (promise) => promise.then(() => 'no error', (error) => error.code);

test('calls made before the engine is ready wait for it and keep their order', async () => {
  const { engine, lives, settled } = stage();
  const first = engine.call('new', { game: 'diaballik' });
  const second = engine.call('view');
  assert.equal(engine.state.phase, 'loading', 'a call starts the engine');
  assert.equal(lives[0].calls.length, 0);
  lives[0].getReady();
  await engine.ready;
  await settled();
  assert.deepEqual(lives[0].calls.map((/** @type {any} */ { method }) => method), ['new', 'view']);
  assert.deepEqual(lives[0].calls[0].params, { game: 'diaballik' });
  lives[0].calls[1].resolve(answer(2));
  lives[0].calls[0].resolve(answer(1));
  assert.deepEqual(await Promise.all([first, second]), [1, 2]);
});

test('an answered error is thrown with its code and parameters', async () => {
  const scene = stage();
  await scene.boot();
  const call = scene.engine.call('play', { step: 'x' });
  scene.life.calls[0].resolve(JSON.stringify({ error: { code: 'step-illegal', params: { step: 'x' } } }));
  await assert.rejects(call, (error) => error instanceof EngineError && error.code === 'step-illegal' && error.params.step === 'x');
  assert.equal(scene.engine.state.phase, 'ready', 'an error is an answer: the engine lives');
});

test('progress goes up with bytes and steps, never down, and is whole when ready', async () => {
  const { engine, life, states, settled } = (() => {
    const scene = stage();
    scene.engine.start();
    return scene;
  })();
  life.onNews({ step: 'script' });
  life.onNews({ mode: 'plain', expected: { wasm: 100, python: 100 } });
  life.onNews({ received: { wasm: 50 } });
  life.onNews({ received: { wasm: 20 } });
  life.onNews({ received: { wasm: 100, python: 100 } });
  life.onNews({ step: 'started' });
  life.getReady();
  await settled();
  const seen = states.map(({ progress }) => progress);
  assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
  assert.equal(engine.state.progress, 1);
  assert.equal(engine.state.mode, 'plain');
  assert.ok(seen.at(-2) < 1, 'not whole before it is ready');
});

test('an engine whose end is told is started again, and what was in flight is rejected as lost', async () => {
  const scene = stage();
  await scene.boot();
  const inFlight = code(scene.engine.call('play'));
  scene.life.onLost(new Error('gone'));
  assert.equal(await inFlight, 'engine-lost');
  assert.equal(scene.engine.state.phase, 'restarting');
  assert.ok(scene.lives[0].ended);
  const waiting = scene.engine.call('load');
  scene.life.getReady();
  await scene.settled();
  assert.deepEqual(scene.life.calls.map((/** @type {any} */ { method }) => method), ['load'], 'only the new call; the lost one is for the caller to repeat');
  scene.life.calls[0].resolve(answer('view'));
  assert.equal(await waiting, 'view');
  assert.deepEqual(scene.phases(), ['loading', 'ready', 'restarting', 'ready']);
});

test('`ready` is a new promise after a loss, kept until the engine answers again', async () => {
  const scene = stage();
  await scene.boot();
  await scene.engine.ready;
  scene.life.onLost(new Error('gone'));
  let again = false;
  const ready = scene.engine.ready.then(() => (again = true));
  await scene.settled();
  assert.equal(again, false);
  scene.life.getReady();
  await ready;
});

test('a start that broke, or a second loss, is followed by a plain start: the snapshot may be what failed', async () => {
  const lost = stage();
  await lost.boot();
  lost.life.onLost(new Error('gone'));
  lost.life.getReady();
  await lost.settled();
  lost.life.onLost(new Error('gone'));
  assert.deepEqual(lost.lives.map(({ mode }) => mode), ['auto', 'auto', 'plain']);

  const broken = stage();
  broken.engine.start();
  broken.life.break(new Error('no'));
  await broken.settled();
  assert.deepEqual(broken.lives.map(({ mode }) => mode), ['auto', 'plain']);
});

test('a call without an answer is noticed by its silence', async () => {
  const scene = stage();
  await scene.boot();
  const call = code(scene.engine.call('play'));
  await scene.ticks(LIMITS.silent);
  assert.equal(await call, 'engine-lost');
  assert.equal(scene.engine.state.phase, 'restarting');
});

test('a busy engine whose end would be told is given more time', async () => {
  const scene = stage();
  await scene.boot();
  scene.life.onNews({ locked: true });
  const call = code(scene.engine.call('play'));
  await scene.ticks(LIMITS.call - 1);
  assert.equal(scene.engine.state.phase, 'ready');
  await scene.ticks(1);
  assert.equal(await call, 'engine-lost', 'a hang is noticed in the end');
});

test('a call may ask for patience', async () => {
  const scene = stage();
  await scene.boot();
  const call = scene.engine.call('choose', {}, { patience: 30 });
  await scene.ticks(29);
  assert.equal(scene.engine.state.phase, 'ready');
  scene.life.calls[0].resolve(answer('c7-c6'));
  assert.equal(await call, 'c7-c6');
});

test('an idle engine is pinged; one that does not answer is started again', async () => {
  const scene = stage();
  await scene.boot();
  await scene.ticks(LIMITS.ping);
  assert.equal(scene.life.pings.length, 1);
  scene.life.pings[0].resolve('');
  await scene.ticks(LIMITS.ping + 1);
  assert.equal(scene.life.pings.length, 2);
  assert.equal(scene.engine.state.phase, 'ready');
  await scene.ticks(LIMITS.silent);
  assert.equal(scene.engine.state.phase, 'restarting');
});

test('no answer is looked for while no time passes', async () => {
  const scene = stage();
  await scene.boot();
  void scene.engine.call('play').catch(() => {});
  await scene.settled();
  assert.equal(scene.engine.state.phase, 'ready', 'a frozen page counts no ticks');
});

test('a start that breaks is tried again, then given up with a code', async () => {
  const scene = stage();
  scene.engine.start();
  const waiting = code(scene.engine.call('games'));
  const ready = code(scene.engine.ready);
  for (let i = 0; i < LIMITS.tries; i++) {
    assert.equal(scene.engine.state.phase, 'loading');
    scene.life.break(new Error('404'));
    await scene.settled();
  }
  assert.equal(scene.lives.length, LIMITS.tries);
  assert.equal(scene.engine.state.phase, 'failed');
  assert.equal(scene.engine.state.error?.code, 'engine-boot');
  assert.equal(await waiting, 'engine-boot');
  assert.equal(await ready, 'engine-boot');
  assert.equal(await code(scene.engine.call('games')), 'engine-boot');
});

test('after a failure the player may try again', async () => {
  const scene = stage({ limits: { ...LIMITS, tries: 1 } });
  scene.engine.start();
  scene.life.break(new Error('offline'));
  await scene.settled();
  assert.equal(scene.engine.state.phase, 'failed');
  scene.engine.start();
  assert.equal(scene.engine.state.phase, 'loading');
  scene.life.getReady();
  await scene.engine.ready;
  assert.equal(scene.engine.state.phase, 'ready');
  assert.equal(scene.engine.state.error, null);
});

test('a start that falls silent is given up; arriving bytes break the silence', async () => {
  const scene = stage();
  scene.engine.start();
  await scene.ticks(LIMITS.start - 1);
  scene.life.onNews({ received: { wasm: 1 } });
  await scene.ticks(LIMITS.start - 1);
  assert.equal(scene.lives.length, 1);
  await scene.ticks(1);
  assert.equal(scene.lives.length, 2);
});

test('an engine that keeps dying is given up, one that has lived long enough is not', async () => {
  const dying = stage();
  await dying.boot();
  for (let i = 1; i < LIMITS.tries; i++) {
    dying.life.onLost(new Error('gone'));
    dying.life.getReady();
    await dying.settled();
  }
  dying.life.onLost(new Error('gone'));
  assert.equal(dying.engine.state.phase, 'failed');
  assert.equal(dying.engine.state.error?.code, 'engine-lost');

  const living = stage();
  await living.boot();
  for (let i = 0; i < 2 * LIMITS.tries; i++) {
    for (let age = 0; age < LIMITS.proven; age++) {
      await living.ticks(1);
      living.life.pings.splice(0).forEach((/** @type {any} */ ping) => ping.resolve(''));
    }
    living.life.onLost(new Error('gone'));
    assert.equal(living.engine.state.phase, 'restarting');
    living.life.getReady();
    await living.settled();
  }
});

test('what an earlier life says is not heard', async () => {
  const scene = stage();
  await scene.boot();
  const [first] = scene.lives;
  first.onLost(new Error('gone'));
  first.onLost(new Error('gone twice'));
  first.onNews({ received: { wasm: 5 } });
  assert.equal(scene.lives.length, 2);
  assert.equal(scene.engine.state.progress, 0);
});

test('killing it says nothing: the watch has to notice', async () => {
  const scene = stage();
  await scene.boot();
  scene.engine.kill();
  assert.ok(scene.life.killed);
  assert.equal(scene.engine.state.phase, 'ready');
});

test('stopped for good, it rejects what waits and lets the worker go', async () => {
  const scene = stage();
  await scene.boot();
  const call = code(scene.engine.call('play'));
  scene.engine.stop();
  assert.equal(await call, 'engine-lost');
  assert.ok(scene.life.ended);
  assert.equal(scene.engine.state.phase, 'idle');
  assert.equal(scene.lives.length, 1);
});

test('stopped and started again, it is ready when the new one is', async () => {
  const scene = stage();
  await scene.boot();
  const before = scene.engine.ready;
  scene.engine.stop();
  scene.engine.start();
  assert.equal(await before, undefined);
  let isReady = false;
  void scene.engine.ready.then(() => (isReady = true));
  await scene.settled();
  assert.equal(isReady, false);
  scene.life.getReady();
  await scene.settled();
  assert.equal(isReady, true);
});
