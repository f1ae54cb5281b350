// A game on another site: messages, addresses, the lines hosts paste, and who is heard.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createSettings } from '../../site/js/app/settings.js';
import { createStore } from '../../site/js/app/storage.js';
import { frameAddress, idealHeight, limited, readEmbed, readGames, readOptions } from '../../site/js/embed/address.js';
import { attributesOf, lineFor } from '../../site/js/embed/line.js';
import { LONGEST_RECORD, readCommand, readNews } from '../../site/js/embed/protocol.js';
import { createTalk, mayTalk } from '../../site/js/embed/talk.js';
import { strangeMessages } from './fuzz.js';
import { createStorage } from './play-doubles.js';

const HOST = 'https://gite.example';
const SITE = 'https://example.org/escale/';

// --- Messages -------------------------------------------------------------------------------------------------------

test('a command is taken over field by field', () => {
  const told = { escale: 1, id: 'a1', type: 'new', options: { movement: 'arashi' }, seats: 2, more: 'unknown' };
  assert.deepEqual(readCommand(told), { type: 'new', id: 'a1', options: { movement: 'arashi' }, seats: 2 });
  assert.deepEqual(readCommand({ escale: 1, id: 'a2', type: 'step', text: 'c7-c6' }), { type: 'step', id: 'a2', text: 'c7-c6' });
  assert.deepEqual(readCommand({ escale: 1, id: 'a3', type: 'load', example: 'goal' }), { type: 'load', id: 'a3', example: 'goal' });
});

test('what is no command of ours is nothing', () => {
  const good = { escale: 1, id: 'a', type: 'step', text: 'x' };
  assert.ok(readCommand(good));
  for (const other of [null, undefined, 7, 'step', [good], { ...good, escale: 2 }, { ...good, escale: '1' }, { ...good, type: 'stop' }, { ...good, type: 'constructor' }, { ...good, id: 7 }, { ...good, id: '' }, { ...good, id: 'a b' }]) {
    assert.equal(readCommand(other), null, JSON.stringify(other));
  }
});

test('a command of the wrong shape is known as such', () => {
  for (const bad of [
    { type: 'step' },
    { type: 'step', text: 'x'.repeat(201) },
    { type: 'load' },
    { type: 'load', record: 'r', example: 'e' },
    { type: 'load', record: 'r'.repeat(LONGEST_RECORD + 1) },
    { type: 'new', options: { A: 'b' } },
    { type: 'new', options: ['a'] },
    { type: 'new', seats: 1.5 },
    { type: 'lang', lang: 'it' },
    { type: 'theme', theme: 'pink' },
  ]) {
    assert.deepEqual(readCommand({ escale: 1, id: 'q', ...bad }), { type: bad.type, id: 'q', bad: true }, JSON.stringify(bad));
  }
});

test('strange messages do no harm', () => {
  let known = 0;
  for (const message of strangeMessages(3000, 7)) {
    const before = structuredClone(message);
    const [command, news] = [readCommand(message), readNews(message)];
    if (command) known += 1;
    for (const read of [command, news]) assert.ok(read === null || typeof read.type === 'string');
    assert.deepEqual(message, before);
  }
  // The generator does come near: otherwise nothing was tested.
  assert.ok(known > 100, `${known} were commands`);
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});

// --- Addresses ------------------------------------------------------------------------------------------------------

test('what a host wants goes through the address and back', () => {
  const address = frameAddress(SITE, { game: 'chasse_croise', lang: 'de', host: HOST, theme: 'dark', options: { lanes: '7' }, games: ['chasse_croise', 'point'], example: 'first' });
  const { pathname, search, hash } = new URL(address);
  assert.equal(pathname, '/escale/de/chasse-croise/');
  assert.equal(hash, '#e=first');
  assert.deepEqual(readEmbed(search), { host: HOST, theme: 'dark', options: { lanes: '7' }, games: ['chasse_croise', 'point'] });
  assert.equal(decodeURIComponent(new URL(frameAddress(SITE, { game: 'point', lang: 'fr', record: 'escale 1\na b' })).hash), '#r=escale 1\na b');
});

test('a page of its own is not embedded, and nonsense is left out', () => {
  assert.equal(readEmbed(''), null);
  assert.equal(readEmbed('?theme=dark'), null);
  assert.deepEqual(readEmbed('?embed&host=javascript:alert(1)&theme=pink&options=%22,a:b:c,ok:1&games=..%2F,point'), {
    host: null,
    theme: null,
    options: { ok: '1' },
    games: ['point'],
  });
});

test('options and games as people write them', () => {
  assert.deepEqual(readOptions(' movement: arashi; first = dark '), { movement: 'arashi', first: 'dark' });
  assert.deepEqual(readGames('Chasse-Croise, point  point'), ['chasse_croise', 'point']);
});

test('a fixed option is offered no more', () => {
  const option = (/** @type {string} */ name) => ({ name, values: ['a', 'b'], default: 'a', needs: {} });
  const info = /** @type {any} */ ({ id: 'pond', options: [option('one'), option('two')], advice: [{ option: 'one' }, { option: 'two' }] });
  const { info: less, fixed } = limited(info, { one: 'b', two: 'zebra', three: 'a' });
  assert.deepEqual(fixed, { one: 'b' });
  assert.deepEqual(less.options.map(({ values }) => values), [['b'], ['a', 'b']]);
  assert.deepEqual(less.advice, [{ option: 'two' }]);
});

test('a game asks for a height that shows the whole board', () => {
  assert.equal(idealHeight(360, 1), 680);
  assert.equal(idealHeight(360, 0.75), 800);
  for (const width of [900, 1280, 3000]) assert.ok(idealHeight(width, 1) >= 600 && idealHeight(width, 1) <= 860);
});

// --- Lines ----------------------------------------------------------------------------------------------------------

test('the line for one game, for several, and as a plain frame', () => {
  const choices = /** @type {import('../../site/js/embed/line.js').Choices} */ ({ games: ['moguli'], lang: 'fr', theme: 'auto', options: {}, example: '', kind: 'element' });
  assert.equal(lineFor(SITE, choices, 'Moguli'), `<script async src="${SITE}embed.js"></script>\n<escale-jeu game="moguli" lang="fr"></escale-jeu>`);
  assert.deepEqual(attributesOf({ ...choices, games: ['moguli', 'point'], theme: 'dark' }), { games: 'moguli point', lang: 'fr', theme: 'dark' });
  const frame = lineFor(SITE, { ...choices, kind: 'iframe', options: { a: 'b' }, example: 'x' }, 'A "B" & C');
  assert.match(frame, /^<iframe src="https:\/\/example\.org\/escale\/moguli\/\?embed=1&amp;options=a:b#e=x" title="A &quot;B&quot; &amp; C"/);
});

// --- Talking --------------------------------------------------------------------------------------------------------

test('whom a game talks to', () => {
  assert.equal(mayTalk(null, []), false);
  assert.equal(mayTalk(HOST, []), true);
  assert.equal(mayTalk(HOST, [HOST]), true);
  assert.equal(mayTalk('https://gite.example.evil', [HOST]), false);
});

/** A board whose only legal step is "ok", and the conversation about it. */
function conversation() {
  const view = { match: 'm1', at: 0, turn: 1, actor: 0, outcome: null, history: [{ turn: 1, seat: 0, from: 0, steps: [] }] };
  const state = { play: /** @type {any} */ ({ view, setup: true, stale: false, shown: null }) };
  /** @type {any[]} */
  const told = [];
  /** @type {string[]} */
  const done = [];
  const show = (/** @type {object} */ change) => {
    state.play = { ...state.play, setup: false, view: { ...state.play.view, ...change } };
    talk.follow();
  };
  const ctrl = /** @type {any} */ ({
    get: () => state,
    openSetup: async () => void done.push('set-up'),
    chooseOption: async (/** @type {string} */ name, /** @type {string} */ value) => void done.push(`${name}=${value}`),
    seatPlayers: async (/** @type {number} */ count) => void done.push(`${count} seats`),
    startMatch: async () => show({ match: 'm2' }),
    openExample: async (/** @type {string} */ id) => show({ match: `e-${id}` }),
    load: async (/** @type {string} */ text) => {
      if (text.includes('broken')) throw Object.assign(new Error('broken'), { code: 'record-checksum' });
      done.push('loaded');
      return { game: 'pond', id: '' };
    },
    playText: async (/** @type {string} */ text) => {
      if (text === 'ok') show({ at: 1, turn: 2, actor: 1, history: [{ turn: 1, seat: 0, from: 0, steps: [{ text: 'ok', kind: 'move', parts: [], seat: 0 }] }] });
    },
  });
  const parent = {};
  const info = { options: [{ name: 'one', values: ['a', 'b'] }], seat_counts: [2, 3] };
  const talk = createTalk({
    boot: /** @type {any} */ ({ game: 'pond', lang: 'fr', version: '1.0', info, examples: [{ id: 'first' }] }),
    ctrl,
    origin: HOST,
    parent,
    post: (message, origin) => told.push({ ...message, origin }),
    goToLanguage: (lang) => void done.push(lang),
    suggestTheme: (theme) => void done.push(theme),
  });
  const ask = async (/** @type {object} */ message, from = {}) => {
    const seen = told.length;
    await talk.hear({ source: parent, origin: HOST, data: { escale: 1, id: 'q', ...message }, ...from });
    return told.slice(seen);
  };
  return { talk, told, done, ask, show };
}

test('strangers, and messages that are none, are never answered', async () => {
  const { talk, ask, done } = conversation();
  talk.ready();
  const step = { type: 'new' };
  assert.deepEqual(await ask(step, { origin: 'https://evil.example' }), []);
  assert.deepEqual(await ask(step, { source: {} }), []);
  assert.deepEqual(await ask(step, { origin: 'null' }), []);
  for (const message of strangeMessages(300, 3)) await talk.hear({ source: {}, origin: HOST, data: message });
  assert.deepEqual(await ask({ type: 'dance' }), []);
  assert.deepEqual(done, []);
});

test('everything is told to the host alone, in the order it happens', async () => {
  const { talk, told, ask, show } = conversation();
  talk.follow();
  talk.ready();
  talk.ready();
  await ask({ type: 'new', options: { one: 'b' }, seats: 3 });
  await ask({ type: 'step', text: 'ok' });
  show({ outcome: { termination: 'goal', winners: [0], ranks: null }, actor: null });
  assert.deepEqual(told.map(({ type }) => type), ['ready', 'turn', 'reply', 'step', 'turn', 'reply', 'turn', 'over']);
  assert.ok(told.every(({ origin, escale }) => origin === HOST && escale === 1));
  assert.ok(told.every(({ origin: _, ...message }) => readNews(message) !== null), 'the other side understands every word');
  assert.deepEqual(readNews(told[3]), { type: 'step', text: 'ok', kind: 'move', actor: 0, at: 1 });
});

test('what cannot be done is answered with a code, and changes nothing', async () => {
  const { talk, ask, done } = conversation();
  const code = async (/** @type {object} */ message) => (await ask(message)).map((one) => `${one.type} ${one.id} ${one.code}`).join();
  assert.equal(await code({ type: 'step', text: 'ok' }), 'error q not-ready');
  talk.ready();
  assert.equal(await code({ type: 'step', text: 'ok' }), 'error q no-match');
  assert.equal(await code({ type: 'step' }), 'error q bad-command');
  assert.equal(await code({ type: 'new', options: { one: 'zebra' } }), 'error q option-unknown');
  assert.equal(await code({ type: 'new', seats: 7 }), 'error q seats-unknown');
  assert.equal(await code({ type: 'load', example: 'none' }), 'error q example-unknown');
  assert.equal(await code({ type: 'load', record: 'a position' }), 'error q record-syntax');
  assert.equal(await code({ type: 'load', record: 'escale 1 pond 1 broken' }), 'error q record-checksum');
  assert.equal(await code({ type: 'load', record: 'escale 1 other 1' }), 'error q other-game');
  assert.deepEqual(done, []);
  assert.equal((await ask({ type: 'load', record: 'escale 1 pond 1' }))[0].type, 'reply');
  assert.deepEqual(done, ['loaded']);
  await ask({ type: 'new' });
  assert.equal(await code({ type: 'step', text: 'no' }), 'error q step-refused');
});

test('a host throws no dice', async () => {
  const { talk, ask, show } = conversation();
  talk.ready();
  show({ actor: 'chance' });
  assert.equal((await ask({ type: 'step', text: 'ok' }))[0].code, 'chance-acts');
});

test('height is told when it changes', () => {
  const { talk, told } = conversation();
  for (const height of [680, 680, 700]) talk.resize(height);
  assert.deepEqual(told.map(({ height }) => height), [680, 700]);
});

test('what a host suggests gives way to what the visitor chose', () => {
  const settings = createSettings(createStore(() => createStorage()));
  settings.suggest({ theme: 'dark' });
  assert.equal(settings.get().theme, 'dark');
  settings.set({ theme: 'light' });
  settings.suggest({ theme: 'dark' });
  assert.equal(settings.get().theme, 'light');
});
