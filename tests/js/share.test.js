// Links on their way out and in: QR codes.

import assert from 'node:assert/strict';
import test from 'node:test';

import { drawCode, fits, LONGEST, makeCode, QUIET } from '../../site/js/share/qr.js';
import { readCode } from './read-qr.js';

const LINK = 'https://example.org/escale/de/chasse-croise/#p=1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A link so many characters long. @param {number} length */
const linkOf = (length) => LINK + Array.from({ length: length - LINK.length }, (_, at) => LETTERS[(at * 29 + (at >> 4)) % 64]).join('');

test('a code drawn is read back, from the shortest link to the longest', async () => {
  for (const length of [60, 200, 811, LONGEST]) {
    const link = linkOf(length);
    assert.ok(fits(link));
    assert.equal(readCode(await makeCode(link)), link);
  }
  assert.ok(!fits(linkOf(LONGEST + 1)));
});

test('the longest code has the size the limit is chosen for', async () => {
  const { size, path } = await makeCode(linkOf(LONGEST));
  assert.equal(size, 137 + 2 * QUIET);
  // The first corner stands inside the quiet zone.
  assert.ok(path.startsWith(`M${QUIET} ${QUIET}h7v1h-7z`));
});

test('dark modules side by side are one bar', () => {
  assert.deepEqual(drawCode([[true, true, false, true], [false, false, false, false], [true, false, true, true], [false, false, false, false]]), {
    size: 4,
    path: 'M0 0h2v1h-2zM3 0h1v1h-1zM0 2h1v1h-1zM2 2h2v1h-2z',
  });
});
