// Secrets at a shared device: the curtain that falls by itself, and questions put to several people together.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createLook, DECIDING_LASTS, LOOK_LASTS } from '../../site/js/play/look.js';
import { createReactions, passedOver, questionOf } from '../../site/js/play/reactions.js';
import { holdsSecrets } from '../../site/js/play/transfer.js';
import { createClock, settle, toyDrawing, viewOf } from './play-doubles.js';

/** @typedef {import('../../site/js/types.d.ts').View} View */
/** @typedef {import('../../site/js/types.d.ts').Step} Step */

const people = (count = 3) => Array.from({ length: count }, () => ({ name: '', kind: 'human' }));

/** @param {View} match */
function looking(match = viewOf({ seats: people() })) {
  /** @type {{look: import('../../site/js/play/look.js').PrivateLook | null, asked: any[], fallen: number}} */
  const seen = { look: null, asked: [], fallen: 0 };
  const clock = createClock();
  const look = createLook({
    get: () => seen.look,
    set: (next) => void (seen.look = next),
    view: () => match,
    ask: async (method, params = {}) => {
      seen.asked.push([method, params]);
      return method === 'record' ? { text: 'own' } : viewOf({ viewer: /** @type {number} */ (params.viewer), board: { hand: ['secret'] } });
    },
    timers: clock,
    onFallen: () => void (seen.fallen += 1),
    fail: (error) => assert.fail(String(error)),
  });
  return { seen, clock, look };
}

test('nothing private is fetched before the curtain is lifted', async () => {
  const { seen, look } = looking();
  await look.open(1, 'look');
  assert.equal(seen.look?.view, null);
  assert.deepEqual(seen.asked, []);
  await look.lift();
  assert.deepEqual(seen.asked, [['view', { viewer: 1 }]]);
  assert.equal(/** @type {any} */ (seen.look)?.view?.viewer, 1);
});

test('a look falls by itself, and nothing of it is kept', async () => {
  const { seen, clock, look } = looking();
  await look.open(1, 'look');
  assert.equal(clock.waiting(), 0);
  await look.lift();
  assert.equal(seen.look?.pause, LOOK_LASTS);
  look.touch();
  assert.equal(clock.waiting(), 1);
  await clock.ring();
  assert.equal(seen.look, null);
  assert.equal(seen.fallen, 1);
});

test('whoever decides has more time; who lets go before the answer comes sees nothing', async () => {
  const { seen, look } = looking();
  await look.open(2, 'react');
  assert.equal(seen.look?.pause, DECIDING_LASTS);
  const lifting = look.lift();
  look.fall();
  await lifting;
  assert.equal(seen.look, null);
});

test('the record of a seat is fetched for that purpose only', async () => {
  const { seen, look } = looking();
  await look.open(0, 'record');
  await look.lift();
  assert.equal(seen.look?.text, 'own');
});

test('somebody who has the device alone needs no curtain', async () => {
  const { seen, look } = looking(viewOf({ seats: [{ name: '', kind: 'human' }, { name: '', kind: 'opponent:2' }] }));
  await look.open(0, 'look');
  assert.equal(seen.look?.view?.viewer, 0);
});

/** A game in which seats 0, 1, 2 are asked in turn until all have declined. */
const drawing = /** @type {import('../../site/js/types.d.ts').GameDrawing} */ ({
  ...toyDrawing(),
  asking: (/** @type {View} */ { board }) => (board.asked.length ? { seats: board.asked, decline: 'decline', turn: 0, key: 'k', urgent: Boolean(board.urgent) } : null),
});

/** @param {number[]} asked @param {Partial<View>} [more] */
const asking = (asked, more = {}) => viewOf({ seats: people(), actor: asked[0] ?? 0, board: { asked }, ...more });

/** @param {View} first @param {'always' | 'brief' | 'call'} [setting] */
function reacting(first, setting = 'always') {
  let view = first;
  const clock = createClock();
  /** @type {{steps: string[], opened: number[], ticks: number[]}} */
  const seen = { steps: [], opened: [], ticks: [] };
  const reactions = createReactions({
    drawing,
    view: () => view,
    ask: async (method, { step }) => {
      const before = view;
      seen.steps.push(method === 'undo' ? 'undo' : String(step));
      const left = seen.steps.length ? first.board.asked.slice(seen.steps.length) : [];
      return { ...before, actor: left[0] ?? 0, at: before.at + 1, board: { asked: left } };
    },
    accept: (next) => {
      view = next;
      reactions.follow(next, true);
    },
    fail: (error) => assert.fail(String(error)),
    open: async (seat) => void seen.opened.push(seat),
    tick: (pause) => void seen.ticks.push(pause),
    setting: () => setting,
    timers: clock,
  });
  return { reactions, seen, clock, now: () => view };
}

test('people are asked up to the first seat that somebody else plays', () => {
  const seats = [...people(2), { name: '', kind: 'opponent:1' }];
  assert.deepEqual(questionOf(asking([0, 1, 2], { seats }), drawing)?.seats, [0, 1]);
  assert.equal(questionOf(asking([2, 0], { seats }), drawing), null);
  assert.equal(questionOf(asking([]), drawing), null);
});

test('nobody declines for all; whoever answers, for those asked before', async () => {
  const nobody = reacting(asking([0, 1, 2]));
  await nobody.reactions.nobody();
  assert.deepEqual(nobody.seen.steps, ['decline', 'decline', 'decline']);
  const third = reacting(asking([0, 1, 2]));
  await third.reactions.answer(2);
  assert.deepEqual(third.seen.steps, ['decline', 'decline']);
  assert.deepEqual(third.seen.opened, [2]);
});

test('a question waits for ever, for a moment, or not at all; an answer to somebody always waits', async () => {
  const always = reacting(asking([0, 1]));
  always.reactions.follow(always.now(), true);
  assert.equal(always.clock.waiting(), 0);
  const brief = reacting(asking([0, 1]), 'brief');
  brief.reactions.follow(brief.now(), true);
  await brief.clock.ring();
  assert.deepEqual(brief.seen.steps, ['decline', 'decline']);
  const call = reacting(asking([0, 1]), 'call');
  call.reactions.follow(call.now(), true);
  await settle();
  assert.deepEqual(call.seen.steps, ['decline', 'decline']);
  const taken = reacting(asking([0, 1]), 'call');
  taken.reactions.follow(taken.now(), false);
  await settle();
  assert.deepEqual(taken.seen.steps, []);
  const urgent = reacting(asking([0, 1], { board: { asked: [0, 1], urgent: true } }), 'call');
  urgent.reactions.follow(urgent.now(), true);
  await settle();
  assert.deepEqual(urgent.seen.steps, []);
});

test('a question that was passed over can be called back as long as nothing was done since', async () => {
  /** @param {string[]} kinds @param {boolean} [undo] */
  const after = (kinds, undo = true) =>
    asking([], {
      at: kinds.length,
      history: [{ turn: 1, seat: 0, from: 0, steps: kinds.map((kind) => ({ text: kind, kind, parts: [] })) }],
      can: { undo, redo: false, undo_turn: false, redo_turn: false, undo_refused: null },
    });
  assert.equal(passedOver(after(['roll', 'decline', 'decline'])), 2);
  assert.equal(passedOver(after(['decline', 'move'])), 0);
  assert.equal(passedOver(after(['decline'], false)), 0);
  const { reactions, seen } = reacting(after(['roll', 'decline', 'decline']));
  await reactions.recall();
  assert.deepEqual(seen.steps, ['undo', 'undo']);
});

test('a record with sealed steps is known by them', () => {
  assert.equal(holdsSecrets('escale 1 gouda 1\nsteps ~abc mice_5_0_0'), true);
  assert.equal(holdsSecrets('escale 1 gouda 1\nseats human:a~b\nsteps end'), false);
});
