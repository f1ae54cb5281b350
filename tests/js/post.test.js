import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createSaves } from '../../site/js/app/saves.js';
import { createStore } from '../../site/js/app/storage.js';
import { readFragment } from '../../site/js/app/urls.js';
import { createSession } from '../../site/js/play/session.js';
import { defaultSetup, inCompany } from '../../site/js/play/setup.js';
import { byPost, canPost, isHere, newSecret, otherSide, ownersOf, ownSeat, shelfText, statusText } from '../../site/js/post/status.js';
import { t, toyInfo } from './play-doubles.js';

/** @param {Partial<import('../../site/js/types.d.ts').Post>} post @param {object} [more] @returns {any} */
function viewOf(post, more = {}) {
  return {
    game: 'toy',
    options: {},
    seats: [{ name: 'Ada', kind: 'human' }, { name: 'Bob', kind: 'human' }],
    match: 'm1',
    at: 3,
    outcome: null,
    record: 'plain',
    post: { id: 'x', owners: 'ab', side: 'a', joined: true, status: 'wait', awaited: 'b', settled: 3, record: 'posted', ...post },
    ...more,
  };
}

test('a secret is sixteen random bytes, another one each time', () => {
  assert.match(newSecret(), /^[0-9a-f]{32}$/);
  assert.notEqual(newSecret(), newSecret());
});

test('only the device whose turn it is plays; other matches are played by everybody here', () => {
  assert.equal(isHere({ post: null }), true);
  assert.equal(isHere({}), true);
  assert.equal(isHere(viewOf({ status: 'play' })), true);
  for (const status of /** @type {const} */ (['send', 'wait', 'over', 'look'])) assert.equal(isHere(viewOf({ status })), false);
});

test('the own side is in front where a device has one seat', () => {
  assert.equal(ownSeat(viewOf({})), 0);
  assert.equal(ownSeat(viewOf({ side: 'b' })), 1);
  assert.equal(ownSeat(viewOf({ side: null })), null);
  assert.equal(ownSeat(viewOf({ owners: 'abab' })), null);
  assert.equal(otherSide('a'), 'b');
});

test('what is to be done is told for every state', () => {
  assert.equal(statusText(viewOf({ status: 'play' }), t), '');
  assert.equal(statusText(viewOf({ status: 'look' }), t), 'post-look');
  assert.equal(statusText(viewOf({ status: 'look', joined: false }), t), 'post-invited-look');
  assert.equal(statusText(viewOf({}), t), 'post-wait');
  assert.equal(statusText(viewOf({ joined: false }), t), 'post-wait-join');
  assert.equal(statusText(viewOf({ status: 'send', joined: false }), t), 'post-send-invitation');
  assert.equal(statusText(viewOf({ status: 'send', settled: 1 }), t), 'post-send');
  assert.equal(statusText(viewOf({ status: 'send', settled: 3 }), t), 'post-send-reveal');
  assert.equal(shelfText(viewOf({}), t), 'post-shelf-wait');
  assert.equal(shelfText(viewOf({}, { outcome: {} }), t), null);
  assert.equal(shelfText(viewOf({}, { post: null }), t), null);
});

test('by correspondence people play, with nothing hidden and nothing taken back', () => {
  const info = { ...toyInfo(), hides_for: { holes: ['two'] } };
  const setup = { options: { speed: 'fast', holes: 'two', opening: 'free' }, names: ['Ada', ''], kinds: ['human', 'opponent:2'], teaching: true };
  const { setup: chosen, changed } = byPost(info, setup);
  assert.deepEqual(chosen.kinds, ['human', 'human']);
  assert.equal(chosen.options.holes, 'none');
  assert.deepEqual(changed, ['holes']);
  assert.equal(chosen.teaching, undefined);
  assert.equal(chosen.post, true);
  assert.equal(inCompany(chosen, 'people').post, undefined);
  assert.equal(canPost(info), true);
  assert.equal(canPost({ ...info, hides_for: { holes: ['none', 'two'] } }), false);
});

test('seats go by turns; between two, who invites may sit second', () => {
  const setup = defaultSetup(toyInfo());
  assert.equal(ownersOf(setup), 'ab');
  assert.equal(ownersOf({ ...setup, second: true }), 'ba');
  assert.equal(ownersOf({ ...setup, names: ['', '', ''], second: true }), 'aba');
});

test('the secret is kept with the saved match, found again by the name both devices give it, and goes back to the engine', () => {
  /** @type {Map<string, string>} */
  const held = new Map();
  const storage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void held.set(key, value),
    removeItem: (/** @type {string} */ key) => void held.delete(key),
    key: (/** @type {number} */ index) => [...held.keys()][index],
    get length() {
      return held.size;
    },
  });
  const saves = createSaves(createStore(() => storage));
  const view = viewOf({}, { steps: [], history: [] });
  saves.put('one', { record: 'posted', view, post: { id: 'x', secret: 'aa', settled: 3 } });
  saves.put('two', { record: 'plain', view: { ...view, post: null } });
  const found = saves.findPost('x');
  assert.equal(found?.id, 'one');
  assert.equal(saves.findPost('y'), null);
  assert.deepEqual(saves.opening(/** @type {any} */ (found)), { method: 'load', params: { record: 'posted', secret: 'aa', settled: 3 } });
  assert.deepEqual(saves.opening(/** @type {any} */ (saves.get('two'))), { method: 'load', params: { record: 'plain' } });
});

test('a match that the engine has lost is opened again with its secret', async () => {
  /** @type {[string, any][]} */
  const calls = [];
  let lost = true;
  const view = viewOf({});
  const session = createSession(
    {
      call: async (method, params) => {
        calls.push([method, params]);
        if (method === 'send' && lost) {
          lost = false;
          throw Object.assign(new Error('lost'), { code: 'engine-lost' });
        }
        return view;
      },
    },
    { method: 'new', params: {} },
  );
  await session.open({ method: 'invite', params: { secret: 'aa' } });
  assert.deepEqual(session.held(view), { id: 'x', secret: 'aa', settled: 3 });
  assert.equal(session.held(viewOf({ side: null })), null);
  await session.ask('send');
  assert.deepEqual(calls.map(([method]) => method), ['invite', 'send', 'load', 'send']);
  assert.deepEqual(calls[2][1], { record: 'posted', secret: 'aa', settled: 3 });
  await session.open({ method: 'new', params: {} });
  assert.equal(session.held(view), null);
});

test('a turn in the address is told from anything else', () => {
  assert.deepEqual(readFragment('#c=1aB_-9'), { kind: 'post', text: '1aB_-9' });
  for (const wrong of ['#c=', '#c=x', '#c=1 2', '#c=<b>', `#c=1${'a'.repeat(100_001)}`]) assert.equal(readFragment(wrong).kind, 'bad');
});
