// Chance on the play page: who sets it off, what follows it, two steps with one gesture, hints. Driven without a browser.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createSaves } from '../../site/js/app/saves.js';
import { createStore } from '../../site/js/app/storage.js';
import { CHANCE_DELAY, NOTHING_DELAY, SECOND_STEP_DELAY, createCtrl } from '../../site/js/play/ctrl.js';
import { placeNear } from '../../site/js/play/pointer.js';
import { restoreSetup } from '../../site/js/play/setup.js';
import { initialState, point, targets, turnSeat, ways, withView } from '../../site/js/play/state.js';
import { createStorage, settle, t, toyInfo, viewOf } from './play-doubles.js';

/** @typedef {import('../../site/js/types.d.ts').View} View */
/** @typedef {import('../../site/js/types.d.ts').Step} Step */

/** @param {string} text @param {Partial<Step>} [more] @returns {Step} */
const move = (text, more = {}) => ({ text, kind: 'play', parts: text.split('-'), ...more });
/** @type {Step} */
const END = { text: 'end', kind: 'end', parts: [] };

/** Pawn p goes to p1 or p2, and from either on to p3: two ways. */
const FORK = [move('p-p1', { then: [move('p-p3', { text: 'p3 last' })] }), move('p-p2', { then: [move('p-p3', { text: 'p3 first' })] })];

const info = { ...toyInfo(), chance: true, hints: true };

/**
 * A game in which seat 0 rolls: `roll 1` leaves the fork, `roll 0` nothing to do.
 * @param {{drawn?: string}} [given] what the engine draws
 */
function createDiceEngine({ drawn = 'roll 1' } = {}) {
  /** @type {string[]} */
  let played = [];
  /** @type {[string, Record<string, any>][]} */
  const calls = [];
  const view = () => {
    const last = played.at(-1);
    /** @type {Step[]} */
    let steps = [];
    if (last === 'roll 1') steps = FORK;
    if (last === 'p-p1') steps = [move('p-p3', { text: 'p3 last' })];
    if (last === 'p-p2') steps = [move('p-p3', { text: 'p3 first' })];
    if (last === 'roll 0' || last?.startsWith('p3')) steps = [END];
    const told = played.map((text) => ({ text, kind: text.startsWith('roll') ? 'roll' : 'play', parts: [], seat: /** @type {0 | 'chance'} */ (text.startsWith('roll') ? 'chance' : 0) }));
    return viewOf({
      actor: last === undefined || last === 'end' ? 'chance' : 0,
      at: played.length,
      length: played.length,
      steps,
      history: played.length ? [{ turn: 1, seat: 0, from: 0, steps: told }] : [],
      record: ['escale', ...played].join(' '),
    });
  };
  return {
    calls,
    async call(/** @type {string} */ method, /** @type {Record<string, any>} */ params = {}) {
      calls.push([method, params]);
      if (method === 'draw') played = [...played, drawn];
      if (method === 'play') played = [...played, params.step];
      if (method === 'undo') played = played.slice(0, -1);
      if (method === 'new' || method === 'load') played = [];
      if (method === 'hints') return { danger: params.at };
      return view();
    },
  };
}

/** @param {{chance?: string, drawn?: string, ownChance?: boolean, kind?: string}} [given] */
async function table({ chance = 'press', drawn, ownChance = true, kind = 'human' } = {}) {
  const engine = createDiceEngine({ drawn });
  const store = createStore(() => createStorage());
  /** @type {Map<number, {job: () => void, ms: number}>} */
  const jobs = new Map();
  let count = 0;
  const drawing = /** @type {any} */ ({
    id: 'toy',
    announce: (/** @type {Step} */ { text }) => text,
    ...(ownChance ? { chance: () => ({ seat: 0, key: 'toy-roll' }) } : {}),
  });
  const ctrl = createCtrl({
    boot: { lang: 'fr', game: 'toy', info, view: viewOf({ match: null, actor: 'chance', options: { speed: 'slow', holes: 'none', opening: 'free' }, seats: [{ name: '', kind }, { name: '', kind }] }) },
    drawing,
    engine,
    saves: createSaves(store),
    store,
    settings: () => /** @type {any} */ ({ confirmEnd: false, chance }),
    sound: () => {},
    timers: {
      set(job, ms) {
        count += 1;
        jobs.set(count, { job, ms });
        return count;
      },
      clear: (id) => void jobs.delete(id),
    },
    t,
    notify: () => {},
    setFragment: () => {},
  });
  await ctrl.onReady();
  const ring = async () => {
    const due = [...jobs.values()];
    jobs.clear();
    due.forEach(({ job }) => job());
    await settle();
  };
  return { ctrl, engine, ring, waits: () => [...jobs.values()].map(({ ms }) => ms), asked: () => engine.calls.map(([method]) => method) };
}

test('a player who rolls is waited for', async () => {
  const { ctrl, asked, waits } = await table();
  await ctrl.startMatch();
  assert.equal(ctrl.get().play.view.actor, 'chance');
  assert.deepEqual(waits(), []);
  assert.ok(!asked().includes('draw'));
  await ctrl.draw();
  assert.equal(ctrl.get().play.view.at, 1);
  assert.equal(ctrl.get().play.chancing, false);
});

test('the first roll begins the match that was being set up', async () => {
  const { ctrl } = await table();
  assert.equal(ctrl.get().play.setup, true);
  await ctrl.draw();
  assert.equal(ctrl.get().play.setup, false);
  assert.equal(ctrl.get().play.view.at, 1);
});

test('chance that nobody sets off acts at once', async () => {
  const { ctrl } = await table({ ownChance: false });
  await ctrl.startMatch();
  await settle();
  assert.equal(ctrl.get().play.view.at, 1);
});

test('rolls come by themselves after a moment if the player likes', async () => {
  const { ctrl, ring, waits } = await table({ chance: 'auto' });
  await ctrl.startMatch();
  assert.deepEqual(waits(), [CHANCE_DELAY]);
  await ring();
  assert.equal(ctrl.get().play.view.at, 1);
});

test('what real dice show is played as it was typed', async () => {
  const { ctrl, engine } = await table();
  await ctrl.startMatch();
  await ctrl.draw('roll 0');
  assert.deepEqual(engine.calls.at(-1), ['play', { match: 'm1', step: 'roll 0', at: 0 }]);
});

test('chance is set off once, however often the button is pressed', async () => {
  const { ctrl, asked } = await table();
  await ctrl.startMatch();
  await Promise.all([ctrl.draw(), ctrl.draw(), ctrl.draw()]);
  assert.equal(asked().filter((method) => method === 'draw').length, 1);
});

test('pointing at the board before the roll says what comes first', async () => {
  const { ctrl } = await table();
  await ctrl.startMatch();
  await ctrl.pointAt('p');
  assert.deepEqual(ctrl.get().play.sentence, { key: 'play-refused-chance', args: { action: 'toy-roll' } });
});

test('a roll that leaves nothing to do is given time to be understood', async () => {
  const { ctrl, ring, waits } = await table({ drawn: 'roll 0' });
  await ctrl.startMatch();
  await ctrl.draw();
  assert.equal(ctrl.get().play.ending, true);
  assert.deepEqual(waits(), [NOTHING_DELAY]);
  await ring();
  assert.equal(ctrl.get().play.view.at, 2);
  assert.equal(ctrl.get().play.view.actor, 'chance');
});

test('a place two steps away is reached with one gesture, the first step being seen', async () => {
  const { ctrl, ring, waits } = await table();
  await ctrl.startMatch();
  await ctrl.draw();
  await ctrl.pointAt('p');
  await ctrl.pointAt('p3');
  assert.equal(ctrl.get().play.view.at, 2);
  assert.ok(waits().includes(SECOND_STEP_DELAY));
  await ring();
  assert.deepEqual(ctrl.get().play.view.history[0].steps.map(({ text }) => text), ['roll 1', 'p-p1', 'p3 last']);
});

test('the other way is taken when it was asked for', async () => {
  const { ctrl, ring } = await table();
  await ctrl.startMatch();
  await ctrl.draw();
  ctrl.swap();
  await ctrl.pointAt('p');
  await ctrl.pointAt('p3');
  await ring();
  assert.equal(ctrl.get().play.view.history[0].steps[2].text, 'p3 first');
});

test('taking back lets go of a second step that was not made', async () => {
  const { ctrl, ring } = await table();
  await ctrl.startMatch();
  await ctrl.draw();
  await ctrl.pointAt('p');
  await ctrl.pointAt('p3');
  ctrl.get().play.view.can.undo = true;
  await ctrl.undo('step');
  await ring();
  assert.equal(ctrl.get().play.view.at, 1);
});

test('hints are asked for the moment shown, and only when wanted', async () => {
  const { ctrl, asked } = await table();
  await ctrl.startMatch();
  await ctrl.draw();
  assert.equal(ctrl.hints(), null);
  assert.ok(!asked().includes('hints'));
  await ctrl.toggleHints();
  assert.deepEqual(ctrl.hints(), { danger: 1 });
  await ctrl.pointAt('p');
  await ctrl.pointAt('p1');
  await settle();
  assert.deepEqual(ctrl.hints(), { danger: 2 });
  await ctrl.toggleHints();
  assert.equal(ctrl.hints(), null);
});

test('a teaching match is asked for, remembered, and kept for the rematch', async () => {
  const { ctrl, engine } = await table();
  await ctrl.teach(true);
  await ctrl.startMatch();
  assert.equal(engine.calls.filter(([method]) => method === 'new').at(-1)?.[1].teaching, true);
  assert.equal(restoreSetup(info, { teaching: true }).teaching, true);
  assert.equal(restoreSetup(toyInfo(), { teaching: true }).teaching, undefined);
});

test('places two steps away are targets of their own kind', () => {
  const view = viewOf({ steps: FORK });
  assert.deepEqual([...targets(view, ['p'])], [['p1', 'play'], ['p2', 'play'], ['p3', 'then']]);
  assert.deepEqual(ways(view, ['p']).get('p3')?.map((way) => way.map(({ text }) => text)), [['p-p1', 'p3 last'], ['p-p2', 'p3 first']]);
  assert.equal(ways(view, []).size, 0);
  const chosen = { ...initialState(view), setup: false, selection: ['p'] };
  const { intent } = point(chosen, 'p3');
  assert.equal(intent.type, 'steps');
});

test('the order of two steps is forgotten with the turn', () => {
  const state = { ...initialState(viewOf({ turn: 3 })), swapped: true };
  assert.equal(withView(state, viewOf({ turn: 3 })).swapped, true);
  assert.equal(withView(state, viewOf({ turn: 4 })).swapped, false);
});

test('while chance acts it is somebody\u2019s turn all the same', () => {
  const drawing = /** @type {any} */ ({ chance: () => ({ seat: 1, key: 'k' }) });
  assert.equal(turnSeat(viewOf({ actor: 'chance' }), drawing), 1);
  assert.equal(turnSeat(viewOf({ actor: 'chance' }), /** @type {any} */ ({})), null);
  assert.equal(turnSeat(viewOf({ actor: 0 }), drawing), 0);
  assert.equal(turnSeat(viewOf({ actor: null }), drawing), null);
});

test('a fingertip finds the nearest place that answers, within its reach', () => {
  const places = [0, 1, 2].map((col) => ({ id: `s${col}`, x: col * 30, y: 0, w: 30, h: 30, row: 0, col }));
  const answers = (/** @type {string} */ id) => id !== 's1';
  assert.equal(placeNear(places, 38, 15, 24, answers), 's0');
  assert.equal(placeNear(places, 53, 15, 24, answers), 's2');
  assert.equal(placeNear(places, 45, 15, 24, answers), null);
});
