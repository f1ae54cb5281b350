import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choose, SPARED } from '../../site/js/engine/choice.js';
import { nothingHeard, progress, STEPS } from '../../site/js/engine/progress.js';

const EXTRA = 2_000_000;
/** @param {Partial<Parameters<typeof choose>[0]>} known */
const choice = (known) => choose({ cached: false, extra: EXTRA, rate: 0, ...known });

test('the snapshot is taken where it is at hand, whatever the line', () => {
  assert.equal(choice({ cached: true }), 'snapshot');
});

test('on an unknown or slow line it is left', () => {
  assert.equal(choice({}), 'plain');
  assert.equal(choice({ rate: 1_250_000 }), 'plain', '10 Mbit/s');
});

test('on a line fast enough for its extra bytes it is taken', () => {
  assert.equal(choice({ rate: (1.01 * EXTRA) / SPARED }), 'snapshot');
  assert.equal(choice({ rate: (0.99 * EXTRA) / SPARED }), 'plain');
});

test('progress: nothing is 0, everything is 1, the bytes have the greatest share', () => {
  const heard = nothingHeard();
  assert.equal(progress(heard), 0);
  heard.expected = { wasm: 300, python: 100 };
  heard.received = { wasm: 300, python: 100 };
  assert.ok(progress(heard) > 0.5);
  for (const step of Object.keys(STEPS)) heard.steps.add(step);
  assert.equal(progress(heard), 1);
});

test('progress: more bytes than expected are not more than all', () => {
  const heard = { ...nothingHeard(), expected: { wasm: 100 } };
  assert.equal(progress({ ...heard, received: { wasm: 500 } }), progress({ ...heard, received: { wasm: 100 } }));
});
