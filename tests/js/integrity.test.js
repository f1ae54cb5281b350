// The Python runtime is what was looked at: a changed, missing or additional file, and another archive, are noticed.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { differences, present } from '../../site/build/integrity.mjs';

/** @type {{pyodide: import('../../site/build/integrity.mjs').Known}} */
const KNOWN = { pyodide: { version: '1', integrity: 'sha512-a', files: { 'a.mjs': '11', 'b.wasm': '22' } } };
/** @param {Partial<import('../../site/build/integrity.mjs').Known>} change */
const changed = (change) => differences(KNOWN, { pyodide: { ...KNOWN.pyodide, ...change } });

test('the same is fine', () => assert.deepEqual(changed({}), []));

test('every change is named', () => {
  assert.deepEqual(changed({ files: { 'a.mjs': '11', 'b.wasm': '23' } }), ['pyodide: b.wasm is not the file that was looked at']);
  assert.deepEqual(changed({ files: { 'a.mjs': '11' } }), ['pyodide: b.wasm is missing']);
  assert.deepEqual(changed({ files: { ...KNOWN.pyodide.files, 'c.js': '33' } }), ['pyodide: c.js is not on the list']);
  assert.match(changed({ version: '2' })[0], /package-lock\.json has 2, the list 1/);
  assert.match(changed({ integrity: 'sha512-b' })[0], /another archive/);
  assert.match(differences({}, KNOWN)[0], /the list nothing/);
});

test('what is installed here is what the list says', async () => {
  const site = new URL('../../site/', import.meta.url);
  const known = JSON.parse(await readFile(new URL('build/runtime.lock.json', site), 'utf8'));
  const found = await present(fileURLToPath(site));
  assert.ok(Object.values(found).every(({ files }) => Object.keys(files).length >= 5));
  assert.deepEqual(differences(known, found), []);
});
