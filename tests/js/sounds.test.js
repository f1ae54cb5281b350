// Sounds are asked for by name; a browser without audio stays silent and nothing breaks.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { SOUNDS, createSounds } from '../../site/js/sounds.js';

/** An audio context that only counts what is started. */
function pretendAudio() {
  const started = { tones: 0, noises: 0, resumed: 0 };
  const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({ connect: (/** @type {unknown} */ next) => next, gain: param(), frequency: param(), Q: param(), type: '', stop() {} });
  const context = {
    state: 'suspended',
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    resume: async () => void (started.resumed += 1),
    createGain: node,
    createDynamicsCompressor: node,
    createBiquadFilter: node,
    createBuffer: (/** @type {number} */ _channels, /** @type {number} */ length) => ({ getChannelData: () => new Float32Array(length) }),
    createOscillator: () => ({ ...node(), start: () => void (started.tones += 1) }),
    createBufferSource: () => ({ ...node(), buffer: null, start: () => void (started.noises += 1) }),
  };
  return { started, context: /** @type {AudioContext} */ (/** @type {unknown} */ (context)) };
}

test('nothing is opened before the first sound, and only once', () => {
  let opened = 0;
  const { context } = pretendAudio();
  const sounds = createSounds({ create: () => ((opened += 1), context) });
  assert.equal(opened, 0);
  sounds.play('move');
  sounds.play('pass');
  assert.equal(opened, 1);
});

test('every sound strikes its partials and knocks, and wakes a sleeping context', () => {
  for (const [name, sound] of Object.entries(SOUNDS)) {
    const { context, started } = pretendAudio();
    createSounds({ create: () => context }).play(name);
    assert.deepEqual(started, { tones: sound.partials.length, noises: sound.knocks.length, resumed: 1 }, name);
  }
});

test('a kind of step without a sound of its own sounds like a move', () => {
  const { context, started } = pretendAudio();
  createSounds({ create: () => context }).play('somersault');
  assert.equal(started.tones, SOUNDS.move.partials.length);
});

test('a browser without audio stays silent', () => {
  const sounds = createSounds({
    create: () => {
      throw new Error('no audio here');
    },
  });
  assert.doesNotThrow(() => sounds.play('win'));
});
