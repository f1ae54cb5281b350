// The self-check: findings in words, and what went wrong before.

import assert from 'node:assert/strict';
import test from 'node:test';

import { noteFailure, readFailures } from '../../site/js/app/failures.js';
import { createStore } from '../../site/js/app/storage.js';
import { asText, isComplete, rows } from '../../site/js/check/report.js';
import { createStorage } from './play-doubles.js';

/** Words that show their arguments. @param {string} key @param {Record<string, unknown>} [args] */
const t = (key, args) => (args ? `${key} ${Object.values(args).join(',')}` : key);

/** @type {import('../../site/js/check/report.js').Facts} */
const EARLY = {
  site: { version: '1.0', build: 'abc' },
  browser: 'Browser/1',
  screen: '1 × 1',
  storage: { problem: null, matches: 2, aside: 0 },
  served: true,
  framed: false,
  online: true,
  failures: [],
};
/** @type {import('../../site/js/check/report.js').Facts} */
const LATE = {
  ...EARLY,
  published: { version: '1.0', build: 'abc' },
  engine: { phase: 'ready', mode: 'snapshot', ms: 1234, call: 1.26, error: '', package: '1.0' },
  offline: 'ready',
  kept: 90,
};

/** @param {import('../../site/js/check/report.js').Facts} facts */
const found = (facts) => Object.fromEntries(rows(facts, t, 'en').map((row) => [row.name, row]));

test('what is still being found out is told from what is known', () => {
  assert.equal(isComplete(rows(EARLY, t, 'en')), false);
  assert.equal(found(EARLY).engine.verdict, 'waiting');
  assert.equal(isComplete(rows(LATE, t, 'en')), true);
  assert.equal(found(LATE).boot.value, 'check-boot-snapshot 1.23');
});

test('what failed is told as failed', () => {
  const broken = found({ ...LATE, engine: { phase: 'failed', mode: null, ms: 1, call: 0, error: 'engine-failed: no wasm', package: '' }, storage: { problem: 'refused', matches: 0, aside: 1 }, failures: [{ when: 0, code: 'engine-lost' }] });
  assert.deepEqual([broken.engine, broken.storage, broken.aside, broken.failures].map(({ verdict }) => verdict), ['bad', 'bad', 'bad', 'bad']);
  assert.match(broken.engine.value, /no wasm/);
  assert.equal(broken.boot, undefined);
});

test('a newer version, and a server that does not answer', () => {
  assert.equal(found(LATE).published.value, 'check-published-same');
  assert.equal(found({ ...LATE, published: { version: '1.1', build: 'def' } }).published.value, 'check-published-other 1.1');
  assert.equal(found({ ...LATE, published: null }).published.value, 'check-published-unknown');
});

test('the text for an e-mail has every finding on a line of its own', () => {
  const list = rows({ ...LATE, browser: 'two\nlines' }, t, 'en');
  const lines = asText(list, 'Check', 'https://example.org/check/').split('\n');
  assert.equal(lines.length, list.length + 4);
  assert.ok(lines.includes('+ check-engine: check-engine-ready 1.0'));
});

test('failures are kept, few and newest first; nonsense in the storage is none', () => {
  const store = createStore(() => createStorage());
  for (let at = 0; at < 15; at += 1) noteFailure(store, `code-${at}`, at);
  const kept = readFailures(store);
  assert.equal(kept.length, 10);
  assert.deepEqual(kept[0], { when: 14, code: 'code-14' });
  for (const nonsense of ['{', '7', '[null, {"when": "x"}]']) {
    store.set('escale:failures', nonsense);
    assert.deepEqual(readFailures(store), []);
  }
});
