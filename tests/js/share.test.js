// Links on their way out and in: QR codes, addresses, what arrives.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createSaves, newId } from '../../site/js/app/saves.js';
import { createStore } from '../../site/js/app/storage.js';
import { LONGEST_LINK, readFragment } from '../../site/js/app/urls.js';
import { createArrivals } from '../../site/js/play/arrivals.js';
import { initialState } from '../../site/js/play/state.js';
import { gameOf, hasAddress, linkTo, publicAddress } from '../../site/js/share/address.js';
import { fileName, FILE_ENDING, FILES_ACCEPTED, hearLaunches } from '../../site/js/share/file.js';
import { findKin, kinship } from '../../site/js/share/kinship.js';
import { drawCode, fits, LONGEST, makeCode, QUIET } from '../../site/js/share/qr.js';
import { packed, strangeFragments } from './fuzz.js';
import { createStorage, viewOf } from './play-doubles.js';
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

// --- The same match ---------------------------------------------------------------------------------------------------

const HEAD = 'escale 1 pond 1\noptions\nseats human:Ada opponent:3:';
/** @param {string} steps @param {string} [head] */
const record = (steps, head = HEAD) => `${head}\nsteps${steps && ` ${steps}`}\nsum 00000000`;

test('a match is the same as itself, and further along than its beginning', () => {
  const mine = record('a1-a2 end b1-b2');
  assert.equal(kinship(mine, mine), 'same');
  assert.equal(kinship(mine, record('a1-a2 end')), 'further');
  assert.equal(kinship(record('a1-a2 end'), mine), null);
  assert.equal(kinship(mine, record('a1-a2 b1-b2')), null);
  assert.equal(kinship(mine, record('a1-a2 e')), null);
});

test('names, options and where it began make another match; who plays does not', () => {
  const mine = record('a1-a2 end');
  assert.equal(kinship(mine, record('a1-a2', HEAD.replace('opponent:3:', 'human:'))), 'further');
  assert.equal(kinship(mine, record('a1-a2', HEAD.replace('Ada', 'Zo'))), null);
  assert.equal(kinship(mine, record('a1-a2', HEAD.replace('options', 'options holes=two'))), null);
  assert.equal(kinship(mine, record('a1-a2', `${HEAD}\nposition p`)), null);
});

test('an untouched match is nobody\'s in particular, unless it began somewhere', () => {
  assert.equal(kinship(record('a1-a2'), record('')), null);
  assert.equal(kinship(record('a1-a2', `${HEAD}\nposition p`), record('', `${HEAD}\nposition p`)), 'further');
  assert.equal(kinship(record(''), record('')), 'same');
});

test('of several kin the same comes first, then the one that is furthest along', () => {
  const saves = [{ id: 'far', record: record('a b c d') }, { id: 'near', record: record('a b c') }, { id: 'other', record: record('x') }];
  assert.deepEqual(findKin(saves, record('a b')), { id: 'far', how: 'further' });
  assert.deepEqual(findKin(saves, record('a b c')), { id: 'near', how: 'same' });
  assert.equal(findKin(saves, record('b')), null);
});

// --- What arrives -----------------------------------------------------------------------------------------------------

/** A page of the game "pond" with a running match, and an engine that takes every record but those that say "bad". */
function pond() {
  /** @type {any} */
  const seen = { fragment: 'running000', opened: [], failed: [], setup: 0 };
  const saves = createSaves(createStore(createStorage));
  /** @type {any} */
  let state = { play: { ...initialState(viewOf({ game: 'pond' })), view: viewOf({ game: 'pond', record: record('own') }), setup: false }, choice: {}, matchId: 'running000', met: null };
  const viewFrom = (/** @type {string} */ text) => viewOf({ game: /^escale 1 (\w+)/.exec(text)?.[1], record: text.trim(), turn: text.split(' ').length });
  saves.put('running000', { record: state.play.view.record, view: state.play.view });
  /** @type {any} */
  const core = {
    deps: { boot: { game: 'pond' }, saves, setFragment: (/** @type {string | null} */ id) => void (seen.fragment = id) },
    session: {
      async open(/** @type {any} */ { method, params }) {
        const text = method === 'load' ? params.record : record('', `${HEAD}\nposition ${params.position}`);
        seen.opened.push(text.trim());
        if (text.includes('bad')) throw Object.assign(new Error('bad'), { code: 'record-step' });
        if (text.includes('gone')) throw Object.assign(new Error('gone'), { code: 'engine-boot' });
        return viewFrom(text);
      },
    },
    get: () => state,
    update: (/** @type {object} */ change) => void (state = { ...state, ...change }),
    updatePlay: (/** @type {object} */ change) => void (state = { ...state, play: { ...state.play, ...change } }),
    accept: (/** @type {any} */ view) => core.updatePlay({ view, setup: false, stale: false }),
    fail: (/** @type {any} */ error) => void seen.failed.push(error.code),
    halt: () => {},
  };
  const arrivals = createArrivals(core, {
    persist(view) {
      const id = state.matchId ?? newId();
      saves.put(id, { record: view.record, view });
      core.update({ matchId: id });
      core.deps.setFragment(id);
    },
    resume(id) {
      const save = saves.get(id);
      if (!save) return false;
      core.update({ matchId: id });
      core.accept(save.view);
      return true;
    },
    openSetup: async () => void (seen.setup += 1),
  });
  return { arrivals, seen, saves, get: core.get };
}

test('a link becomes a saved match once, however often it is opened', async () => {
  const { arrivals, seen, saves, get } = pond();
  await arrivals.openLink(record('a b'));
  assert.equal(saves.list().length, 2);
  assert.equal(seen.fragment, get().matchId);
  await arrivals.openLink(record('a b'));
  await arrivals.load(`\r\n${record('a b').replaceAll('\n', '\r\n')}`);
  assert.equal(saves.list().length, 2);
  assert.equal(get().play.view.record, record('a b'));
  assert.equal(get().arriving, false);
  // A record, a link as a whole and its data are told apart from a position.
  await arrivals.load('https://example.org/de/pond/#p=1abcdefgh').catch(() => {});
  await arrivals.load('1abcdefgh').catch(() => {});
  assert.deepEqual(seen.opened.filter((/** @type {string} */ text) => !text.includes('\n')), ['1abcdefgh', '1abcdefgh']);
});

test('one\'s own match that is further along is shown, and the other one only if wanted', async () => {
  const { arrivals, saves, get } = pond();
  saves.put('mine000000', { record: record('a b c'), view: viewOf({ game: 'pond', record: record('a b c'), turn: 7 }) });
  await arrivals.openLink(record('a b'));
  assert.equal(get().matchId, 'mine000000');
  assert.equal(get().met.own, 7);
  await arrivals.settle(true);
  assert.equal(get().met, null);
  assert.equal(saves.list().length, 2);
  await arrivals.openLink(record('a b'));
  await arrivals.settle(false);
  assert.equal(get().play.view.record, record('a b'));
  assert.equal(saves.list().length, 3);
  assert.equal(saves.get('mine000000')?.record, record('a b c'));
});

test('what cannot be opened leaves the page and its match as they were', async () => {
  const { arrivals, seen, saves, get } = pond();
  const before = get().play;
  assert.equal(await arrivals.openLink('1bad-bad-bad'), null);
  assert.deepEqual(get().play, before);
  assert.deepEqual([seen.failed, seen.fragment, seen.setup], [['record-step'], 'running000', 0]);
  assert.equal(saves.list().length, 1);
  // Without an engine the link stays in the address.
  seen.fragment = 'link';
  await arrivals.openLink('1gone-gone-gone');
  assert.equal(seen.fragment, 'link');
  assert.equal(get().arriving, false);
});

test('a match of another game waits there, and this page stays', async () => {
  const { arrivals, saves, get, seen } = pond();
  const other = record('x', HEAD.replace('pond', 'lake'));
  const opened = await arrivals.openLink(other);
  assert.equal(opened?.game, 'lake');
  assert.equal(saves.get(/** @type {string} */ (opened?.id))?.record, other);
  assert.equal(get().play.view.record, record('own'));
  assert.equal(seen.opened.at(-1), record('own'));
  assert.deepEqual(await arrivals.openLink(other), opened);
});

// --- Addresses --------------------------------------------------------------------------------------------------------

test('the game of a link is told before any engine is there', async () => {
  assert.equal(await gameOf(packed(record('a'))), 'pond');
  assert.equal(await gameOf(packed(record('x '.repeat(9000)))), 'pond');
  assert.equal(await gameOf(record('a')), 'pond');
  for (const text of ['', '1', '1abc', packed('hello'), packed(''), '1%%%', packed(record('a')).slice(0, 20)]) assert.equal(await gameOf(text), null, text);
});

test('a packed match that would grow without end is not made', async () => {
  const bomb = packed(`escale 1 pond 1\n${' '.repeat(50_000_000)}`);
  const before = process.memoryUsage().arrayBuffers;
  assert.equal(await gameOf(bomb), 'pond');
  assert.ok(process.memoryUsage().arrayBuffers - before < 20_000_000);
});

test('a link leads to the canonical address of the page', () => {
  const page = (/** @type {string | null} */ href) => /** @type {any} */ ({ querySelector: () => href && { href }, location: { href: 'https://x.example/sub/point/?embed=1#m=abc' } });
  assert.equal(publicAddress(page('https://example.org/escale/de/point/')), 'https://example.org/escale/de/point/');
  assert.equal(publicAddress(page(null)), 'https://x.example/sub/point/');
});

test('a file on a disk leads to the site it knows of, or nowhere', () => {
  const boot = (/** @type {string | null} */ address) => /** @type {any} */ ({ links: { public: address } });
  assert.equal(linkTo('1abc', boot('https://example.org/escale/point/')), 'https://example.org/escale/point/#p=1abc');
  assert.equal(hasAddress(boot(null)), false);
  assert.equal(hasAddress(/** @type {any} */ ({ links: {} })), true);
});

test('a match in the fragment is known by its form', () => {
  assert.deepEqual(readFragment('#p=1abc-_'), { kind: 'link', text: '1abc-_' });
  assert.deepEqual(readFragment('#p=1abc%2D%5F'), { kind: 'link', text: '1abc-_' });
  for (const hash of ['#p=', '#p=1', '#p=abc', '#p=1 abc', '#p=1abc!', '#p=%', '#p=1é']) assert.deepEqual(readFragment(hash), { kind: 'bad', code: 'link-broken' }, hash);
  assert.deepEqual(readFragment(`#p=1${'a'.repeat(LONGEST_LINK)}`), { kind: 'bad', code: 'record-too-long' });
});

// --- Files ------------------------------------------------------------------------------------------------------------

/** A browser's launch queue: what was opened before somebody listens waits. */
function launchQueue() {
  /** @type {any} */
  let hear = null;
  return { setConsumer: (/** @type {any} */ consumer) => void (hear = consumer), launch: (/** @type {any} */ params) => hear(params) };
}

test('a file the app was opened with is read and opened; trouble is told', async () => {
  const queue = launchQueue();
  /** @type {string[]} */
  const seen = [];
  hearLaunches({
    queue,
    read: async (file) => {
      if (file.name === 'big') throw Object.assign(new Error('big'), { code: 'record-too-long' });
      return file.text();
    },
    open: (text) => void seen.push(text),
    fail: ({ code, name }) => void seen.push(typeof code === 'string' ? code : name),
  });
  const handle = (/** @type {string} */ name, /** @type {string} */ text) => ({ getFile: async () => new File([text], name) });
  await queue.launch({ files: [handle('a.escale', 'one'), handle('b.escale', 'two')] });
  await queue.launch({ files: [] });
  await queue.launch({ targetURL: 'https://example.org/' });
  await queue.launch({ files: [handle('big', '')] });
  await queue.launch({ files: [{ getFile: async () => { throw new DOMException('gone', 'NotFoundError'); } }] });
  assert.deepEqual(seen, ['one', 'record-too-long', 'NotFoundError']);
  hearLaunches({ queue: undefined, read: async () => '', open: () => {}, fail: () => {} });
});

test('a file is called after its game and the moment', () => {
  assert.equal(fileName('chasse_croise', new Date('2026-03-01T12:34:56Z')), 'chasse-croise-2026-03-01-12-34.escale');
  assert.equal(FILES_ACCEPTED.split(',')[0], FILE_ENDING);
});

test('strange fragments are read or refused, and never open more than they say', async () => {
  const kinds = new Set();
  for (const hash of strangeFragments(2000, 5)) {
    const fragment = readFragment(hash);
    kinds.add(fragment.kind);
    if (fragment.kind !== 'link') continue;
    assert.ok(fragment.text.length <= hash.length);
    const game = await gameOf(fragment.text);
    assert.ok(game === null || /^[a-z][a-z0-9_]*$/.test(game));
    assert.equal(kinship(fragment.text, fragment.text), 'same');
  }
  assert.ok(['link', 'bad', 'none'].every((kind) => kinds.has(kind)), [...kinds].join());
});
