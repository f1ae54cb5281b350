// The single file: its addresses, its parts.

import assert from 'node:assert/strict';
import test from 'node:test';
import { gzipSync } from 'node:zlib';

import { pagePath, alongTo, partsOfHash, readFragment, SINGLE_ROOT } from '../../site/js/app/urls.js';
import { firstLanguage, pageMeant } from '../../site/js/single/address.js';
import { bytesOf, textOf } from '../../site/js/single/packed.js';

const GAMES = ['diaballik', 'chasse_croise'];
const PAGES = new Set(
  ['fr', 'en', 'de'].flatMap((lang) => [
    pagePath({ lang }),
    pagePath({ lang, page: 'check' }),
    ...GAMES.flatMap((game) => [pagePath({ lang, game }), pagePath({ lang, game, page: 'rules' })]),
  ]),
);

/** @param {string} hash @param {string} [lang] */
const meant = (hash, lang = 'fr') => {
  const { path, own } = pageMeant(hash, { has: (path) => PAGES.has(path), games: GAMES, lang });
  return SINGLE_ROOT + path + own;
};

test('an address that names no page means the shelf, in the reader’s language', () => {
  assert.equal(meant(''), '#/');
  assert.equal(meant('', 'de'), '#/de/');
  assert.equal(meant('#m=abcdefghij', 'de'), '#/de/', 'a match without its game');
  assert.equal(meant('#/', 'de'), '#/', 'the French shelf has an address, too');
});

test('every page of the file has its address, and keeps its own fragment', () => {
  for (const path of PAGES) assert.equal(meant(`#/${path}#m=abcdefghij`), `#/${path}#m=abcdefghij`);
});

test('addresses written by hand find the page meant', () => {
  assert.equal(meant('#/fr/diaballik/'), '#/diaballik/');
  assert.equal(meant('#/en/diaballik'), '#/en/diaballik/');
  assert.equal(meant('#/de/Diabalik/regeln#m=x'), '#/de/diaballik/regeln/#m=x');
  assert.equal(meant('#/en/chasse-croise/rules.html'), '#/en/chasse-croise/rules/');
});

test('what is not in the file leads to the shelf', () => {
  assert.equal(meant('#/en/embed/'), '#/en/', 'there is nothing to embed from');
  assert.equal(meant('#/no/such/page/#e=one', 'de'), '#/de/');
  assert.equal(meant(`#/${'x'.repeat(100_000)}`), '#/');
  assert.equal(meant('#/%E0%A4%A/'), '#/');
});

test('the first language is the one chosen, else the browser’s, else French', () => {
  const languages = ['fr', 'en', 'de'];
  assert.equal(firstLanguage('de', ['en-GB'], languages), 'de');
  assert.equal(firstLanguage('', ['it', 'en-GB', 'de'], languages), 'en');
  assert.equal(firstLanguage('', ['it'], languages), 'fr');
  assert.equal(firstLanguage('', [], languages), 'fr');
});

test('a fragment is read the same behind a page of the file and on the site', () => {
  for (const own of ['', '#m=abcdefghij', '#e=one', '#solo', '#m=..', '#r=%', '#anchor']) {
    assert.deepEqual(readFragment(`#/en/diaballik/${own}`), readFragment(own));
    assert.deepEqual(partsOfHash(`#/en/diaballik/${own}`), { page: '#/en/diaballik/', own });
    assert.deepEqual(partsOfHash(own), { page: '', own });
  }
});

test('a page in another language takes its fragment along', () => {
  assert.equal(alongTo('../de/diaballik/', { search: '?embed=1', hash: '#m=abc' }), '../de/diaballik/?embed=1#m=abc');
  assert.equal(alongTo('#/de/diaballik/', { search: '?x', hash: '#/diaballik/#m=abc' }), '#/de/diaballik/#m=abc');
  assert.equal(alongTo('#/de/', { search: '', hash: '' }), '#/de/');
});

test('what is packed comes out again, and what is damaged is not taken', async () => {
  const pack = (/** @type {Uint8Array | string} */ content) => gzipSync(content).toString('base64');
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * at) % 251);
  assert.deepEqual(await bytesOf(pack(bytes)), bytes);
  assert.equal(await textOf(pack('Chassé-croisé « ✓ »')), 'Chassé-croisé « ✓ »');
  await assert.rejects(bytesOf(pack(bytes).slice(0, 200)));
  await assert.rejects(async () => bytesOf('no base64!'));
});
