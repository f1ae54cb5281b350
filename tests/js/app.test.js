// Words, settings, storage, saves, addresses: what every page stands on.

import assert from 'node:assert/strict';
import test from 'node:test';

import { compile } from '../../site/js/app/i18n-compile.js';
import { createTranslate, formatAgo, reasonText } from '../../site/js/app/i18n.js';
import { createNotices } from '../../site/js/app/notices.js';
import { createSaves, newId, readEntry } from '../../site/js/app/saves.js';
import { createSettings, defaults, normalise, rootAttributes } from '../../site/js/app/settings.js';
import { createStore } from '../../site/js/app/storage.js';
import { pagePath, pageUrl, readFragment } from '../../site/js/app/urls.js';
import { createClock, createStorage, viewOf } from './play-doubles.js';

test('words come by key, with arguments and without isolation marks', () => {
  const t = createTranslate('fr', [compile('hello = Bonjour { $name }\u202f!\ncount = { $n ->\n    [one] un\n   *[other] { $n }\n}\n')]);
  assert.equal(t('hello', { name: 'Ada' }), 'Bonjour Ada\u202f!');
  assert.equal(t('count', { n: 1 }), 'un');
  assert.equal(t.has('hello'), true);
});

test('a missing key is told and shown as itself', () => {
  /** @type {string[]} */
  const missing = [];
  const t = createTranslate('fr', [], (key) => missing.push(key));
  assert.equal(t('no-such-key'), 'no-such-key');
  assert.deepEqual(missing, ['no-such-key']);
});

test('an unknown reason still gets a sentence', () => {
  const t = createTranslate('en', [compile('error-known = Known { $x }\nerror-unknown = Unknown { $code }\n')]);
  assert.equal(reasonText(t, { code: 'known', params: { x: 'y' } }), 'Known y');
  assert.equal(reasonText(t, { code: 'other' }), 'Unknown other');
  assert.equal(reasonText(t, null), '');
});

test('time is told as people do', () => {
  const now = Date.UTC(2026, 0, 15, 12);
  assert.match(formatAgo('en', now - 5 * 60000, now), /5 minutes ago/);
  assert.match(formatAgo('en', now - 3 * 3600000, now), /3 hours ago/);
  assert.match(formatAgo('en', now - 26 * 3600000, now), /yesterday/);
});

test('settings are checked, completed, and only what was chosen is stored', () => {
  const storage = createStorage();
  const settings = createSettings(createStore(() => storage));
  settings.set({ theme: 'dark', contrast: true });
  assert.deepEqual(JSON.parse(storage.getItem('escale:settings') ?? ''), { theme: 'dark', contrast: true });
  assert.equal(createSettings(createStore(() => storage)).get().theme, 'dark');
  assert.equal(normalise({ theme: 'neon', motion: 'reduced', junk: 1 }, defaults()).theme, 'system');
  assert.deepEqual(normalise(null, defaults()), defaults());
  assert.equal(rootAttributes(settings.get())['data-contrast'], 'more');
});

test('a choice made elsewhere survives a page with other defaults', () => {
  const storage = createStorage();
  createSettings(createStore(() => storage)).set({ sounds: false });
  createSettings(createStore(() => storage), { embedded: true }).set({ theme: 'dark' });
  assert.equal(createSettings(createStore(() => storage)).get().sounds, false);
});

test('an embedded page is silent until its visitor wants sound', () => {
  assert.equal(defaults().sounds, true);
  assert.equal(defaults({ embedded: true }).sounds, false);
});

test('storage that cannot be reached leaves everything in memory', () => {
  const store = createStore(() => {
    throw new Error('SecurityError');
  });
  assert.equal(store.problem(), 'refused');
  assert.equal(store.set('a', '1'), false);
  assert.equal(store.get('a'), '1');
  assert.deepEqual(store.keys(), ['a']);
  store.remove('a');
  assert.equal(store.get('a'), null);
});

test('storage that cannot be written is not used at all', () => {
  const storage = createStorage();
  storage.setItem = () => {
    throw Object.assign(new Error('no'), { name: 'InvalidAccessError' });
  };
  const store = createStore(() => storage);
  assert.equal(store.problem(), 'refused');
  assert.equal(store.set('a', '1'), false);
  assert.equal(store.get('a'), '1');
});

test('storage that is full keeps the rest in memory and says so', () => {
  const storage = createStorage();
  storage.setItem('escale:match:old', '{}');
  storage.setItem = () => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  };
  const store = createStore(() => storage);
  assert.equal(store.set('a', '1'), false);
  assert.equal(store.problem(), 'full');
  assert.equal(store.get('a'), '1');
  assert.equal(store.get('escale:match:old'), '{}');
});

const record = 'escale 1 toy 1\nsteps a1-a2';

test('a match is saved, listed newest first, and removed', () => {
  let now = 1000;
  const saves = createSaves(createStore(createStorageOnce()), () => (now += 1000));
  assert.equal(saves.put('first0', { record, view: viewOf({ at: 1 }) }), 'saved');
  assert.equal(saves.put('second', { record, view: viewOf({ game: 'other' }) }), 'saved');
  assert.deepEqual(saves.list().map(({ id }) => id), ['second', 'first0']);
  assert.deepEqual(saves.list('toy').map(({ id }) => id), ['first0']);
  assert.equal(saves.get('first0')?.view?.match, null);
  saves.remove('first0');
  assert.equal(saves.get('first0'), null);
});

/** One storage, however often it is asked for. */
function createStorageOnce() {
  const storage = createStorage();
  return () => storage;
}

test('a newer revision of another tab is not written over', () => {
  const reach = createStorageOnce();
  const one = createSaves(createStore(reach));
  const two = createSaves(createStore(reach));
  one.put('shared', { record, view: viewOf() });
  assert.equal(two.put('shared', { record, view: viewOf() }), 'moved');
  assert.equal(two.adopt('shared'), true);
  assert.equal(two.put('shared', { record: `${record} end`, view: viewOf() }), 'saved');
  assert.equal(one.put('shared', { record, view: viewOf() }), 'moved');
});

test('corrupt entries are set aside, counted and kept', () => {
  const reach = createStorageOnce();
  reach().setItem('escale:match:bad', '{"v":1,');
  const saves = createSaves(createStore(reach));
  assert.deepEqual(saves.list(), []);
  assert.equal(saves.aside(), 1);
  assert.deepEqual(saves.asideEntries().map(({ text }) => text), ['{"v":1,']);
  saves.dropAside();
  assert.equal(saves.aside(), 0);
});

test('entries without a version are brought up to date', () => {
  const entry = readEntry(JSON.stringify({ id: 'old123', game: 'toy', record, created: 1, updated: 2 }));
  assert.equal(entry?.v, 1);
  assert.equal(entry?.view, null);
  assert.equal(entry?.rev, 1);
});

test('a view of another shape is not drawn', () => {
  const entry = readEntry(JSON.stringify({ v: 1, shape: 99, id: 'a', game: 'toy', record, updated: 2, rev: 1, view: viewOf() }));
  assert.equal(entry?.view, null);
});

test('finished matches make room, matches under way never', () => {
  let now = 0;
  const saves = createSaves(createStore(createStorageOnce()), () => (now += 1));
  saves.put('open00', { record, view: viewOf() });
  const over = viewOf({ outcome: { termination: 'goal', winners: [0], ranks: null } });
  for (let n = 0; n < 50; n += 1) saves.put(`over${n}`, { record, view: over });
  assert.equal(saves.list().length, 41);
  assert.notEqual(saves.get('open00'), null);
  assert.equal(saves.get('over0'), null);
});

test('ids fit into an address', () => {
  assert.deepEqual(readFragment(`#m=${newId()}`).kind, 'match');
});

test('fragments from anybody are read with care', () => {
  assert.deepEqual(readFragment(''), { kind: 'none' });
  assert.deepEqual(readFragment('#m=abc123xyz'), { kind: 'match', id: 'abc123xyz' });
  assert.deepEqual(readFragment('#e=antijeu-third'), { kind: 'example', id: 'antijeu-third' });
  assert.deepEqual(readFragment('#r=escale%201'), { kind: 'link', text: 'escale 1' });
  for (const hash of ['#m=../../x', '#m=<img>', '#e=a b', '#r=%E0%A4%A', '#m=']) assert.equal(readFragment(hash).kind, 'bad', hash);
  assert.deepEqual(readFragment('#choix'), { kind: 'none' });
});

test('addresses of pages', () => {
  assert.equal(pagePath({ lang: 'fr' }), '');
  assert.equal(pagePath({ lang: 'de', game: 'chasse_croise', page: 'rules' }), 'de/chasse-croise/regeln/');
  assert.equal(pageUrl({ root: '', lang: 'fr' }), './');
  assert.equal(pageUrl({ root: '../../', lang: 'en', game: 'diaballik' }), '../../en/diaballik/');
});

test('messages replace each other by id and go by themselves unless they wait for an answer', async () => {
  const clock = createClock();
  const notices = createNotices(clock);
  notices.push({ key: 'one', id: 'x' });
  notices.push({ key: 'two', id: 'x' });
  notices.push({ key: 'ask', action: { key: 'yes', run: () => {} } });
  assert.deepEqual(notices.get().map(({ key }) => key), ['two', 'ask']);
  await clock.ring();
  assert.deepEqual(notices.get().map(({ key }) => key), ['ask']);
});
