// Opponents at the table, driven through the page's controller with a toy engine: thinking, stepping, taking back, trouble.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createSaves } from '../../site/js/app/saves.js';
import { defaults } from '../../site/js/app/settings.js';
import { createStore } from '../../site/js/app/storage.js';
import { moments, standpoint, turningPoints } from '../../site/js/opponents/ahead.js';
import { decisionAfter, decisionBefore } from '../../site/js/opponents/back.js';
import { route } from '../../site/js/opponents/route.js';
import { createCtrl } from '../../site/js/play/ctrl.js';
import { seatName } from '../../site/js/play/names.js';
import { companyOf, defaultSetup, inCompany, restoreSetup, rotated, seatsOf, withKind } from '../../site/js/play/setup.js';
import { createClock, createStorage, createToyEngine, settle, step, t, toyDrawing, toyInfo, viewOf } from './play-doubles.js';

/** A pool whose thoughts are answered by the test. */
function createToyPool() {
  /** @type {{task: any, cancelled: boolean, hurried: boolean, answer: (choice: string[] | null) => Promise<void>, fail: (code: string) => Promise<void>}[]} */
  const thoughts = [];
  /** @type {((values: number[]) => void)[]} */
  const judgements = [];
  return {
    thoughts,
    judgements,
    warmed: 0,
    warm() {
      this.warmed += 1;
    },
    phase: () => 'ready',
    kill: () => {},
    think(/** @type {any} */ task) {
      /** @type {any} */
      const ends = {};
      const answer = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
      const line = (/** @type {string[]} */ texts) => ({ steps: texts.map(step), value: 0.5, reason: null });
      const entry = {
        task,
        cancelled: false,
        hurried: false,
        async answer(/** @type {string[] | null} */ choice) {
          ends.resolve(choice && { choice, lines: [line(choice), line(['b1-b2', 'end'])], values: [0.5, 0.5], rungs: [] });
          await settle();
        },
        async fail(/** @type {string} */ code) {
          ends.reject(Object.assign(new Error(code), { code }));
          await settle();
        },
      };
      thoughts.push(entry);
      return {
        begun: Promise.resolve(),
        answer,
        hurry: () => void (entry.hurried = true),
        cancel() {
          entry.cancelled = true;
          ends.resolve(null);
        },
      };
    },
    assess: () => new Promise((/** @type {any} */ resolve) => judgements.push(resolve)),
  };
}

/** The time a page sees: it never stands still. */
let clocked = 0;

/** A page, its engine not ready yet. @param {Record<string, unknown>} [settings] */
function page(settings = {}) {
  const engine = createToyEngine();
  const clock = createClock();
  const store = createStore(() => createStorage());
  const saves = createSaves(store);
  const pool = createToyPool();
  const ctrl = createCtrl({
    boot: { lang: 'fr', game: 'toy', info: toyInfo(), view: viewOf({ match: null, steps: [step('a1-a2'), step('b1-b2')] }) },
    drawing: toyDrawing(),
    engine,
    saves,
    store,
    settings: () => /** @type {any} */ ({ ...defaults(), ...settings }),
    sound: () => {},
    timers: clock,
    t,
    notify: () => {},
    setFragment: () => {},
    now: () => (clocked += 50),
    pool: /** @type {any} */ (pool),
  });
  return { ctrl, engine, clock, saves, pool, at: () => ctrl.get().play.view.at, steps: () => ctrl.get().play.view.history.flatMap((turn) => turn.steps.map(({ text }) => text)) };
}

/** A page with a toy match against opponents. @param {string[]} kinds @param {Record<string, unknown>} [settings] */
async function table(kinds = ['human', 'opponent:2'], settings = {}) {
  const made = page(settings);
  await made.ctrl.onReady();
  kinds.forEach((kind, seat) => made.ctrl.seatKind(seat, kind));
  await made.ctrl.startMatch();
  await settle();
  return made;
}

/** The person's turn, so that the opponent is next. @param {any} ctrl */
async function turn(ctrl) {
  await ctrl.pointAt('a1');
  await ctrl.pointAt('a2');
  await ctrl.press('end');
  await settle();
}

test('an opponent thinks about what it was told, and makes its steps one by one', async () => {
  const { ctrl, clock, pool, engine, at, saves } = await table();
  assert.equal(pool.warmed > 0, true);
  assert.equal(pool.thoughts.length, 0);
  await turn(ctrl);
  assert.equal(pool.thoughts.length, 1);
  assert.deepEqual(pool.thoughts[0].task, { observed: { seat: 1, at: 2 }, level: 2, ms: 700 });
  assert.deepEqual(ctrl.get().thinking, { seat: 1, late: false, arriving: false });
  await pool.thoughts[0].answer(['b1-b2', 'end']);
  assert.equal(at(), 2);
  await clock.ring();
  assert.equal(at(), 3);
  await clock.ring();
  assert.equal(at(), 4);
  assert.equal(ctrl.get().thinking, null);
  assert.equal(ctrl.get().play.view.actor, 0);
  assert.equal(saves.list()[0].view?.seats[1].kind, 'opponent:2');
  assert.deepEqual(engine.calls.filter((/** @type {any} */ [method]) => method === 'observe').length, 1);
});

test('straight into a match before the engine is there: a step made meanwhile is made against the opponent', async () => {
  const { ctrl, engine, at } = page();
  await ctrl.solo();
  assert.equal(ctrl.get().play.setup, false);
  await ctrl.pointAt('a1');
  await ctrl.pointAt('a2');
  await ctrl.onReady();
  await settle();
  assert.equal(at(), 1);
  assert.deepEqual(ctrl.get().play.view.seats.map(({ kind }) => kind), ['human', 'opponent:2']);
  assert.equal(engine.calls.filter((/** @type {any} */ [method]) => method === 'new').length, 1);
});

test('after a moment it may be hurried: the thought is told, and no pause is kept', async () => {
  const { ctrl, clock, pool, at } = await table();
  await turn(ctrl);
  await clock.ring();
  assert.equal(ctrl.get().thinking?.late, true);
  ctrl.opponents.hurry();
  assert.equal(pool.thoughts[0].hurried, true);
  await pool.thoughts[0].answer(['b1-b2', 'end']);
  await settle();
  assert.equal(at(), 4);
});

test('a tap on the board hurries an opponent and means nothing else', async () => {
  const { ctrl, pool } = await table();
  await turn(ctrl);
  await ctrl.pointAt('b1');
  assert.equal(pool.thoughts[0].hurried, true);
  assert.deepEqual(ctrl.get().play.selection, []);
});

test('taking back while it thinks drops the thought and leads to the person’s own step', async () => {
  const { ctrl, pool, at } = await table();
  await turn(ctrl);
  await ctrl.undo('turn');
  assert.equal(pool.thoughts[0].cancelled, true);
  assert.equal(at(), 0);
  assert.equal(ctrl.get().thinking, null);
  await pool.thoughts[0].answer(['b1-b2', 'end']);
  assert.equal(at(), 0);
});

test('taking back after its turn leads to the person’s last decision, going on leads past its steps', async () => {
  const { ctrl, clock, pool, at } = await table();
  await turn(ctrl);
  await pool.thoughts[0].answer(['b1-b2', 'end']);
  await clock.ring();
  await clock.ring();
  await ctrl.undo('step');
  assert.equal(at(), 1);
  assert.equal(pool.thoughts.length, 1);
  await ctrl.redo('step');
  assert.equal(at(), 4);
  await ctrl.undo('turn');
  assert.equal(at(), 0);
});

test('a turn that is taken back and played again has its whole time again', async () => {
  const { ctrl, clock, pool } = await table();
  for (let time = 0; time < 3; time += 1) {
    await turn(ctrl);
    assert.equal(pool.thoughts.at(-1)?.task.ms, 700);
    await pool.thoughts.at(-1)?.answer(['b1-b2', 'end']);
    await clock.ring();
    await ctrl.undo('turn');
  }
});

test('cancelled a hundred times, the match loses nothing', async () => {
  const { ctrl, clock, pool, at, steps } = await table();
  for (let time = 0; time < 100; time += 1) {
    await turn(ctrl);
    assert.equal(at(), 2);
    if (time % 2) await pool.thoughts.at(-1)?.answer(['b1-b2', 'end']);
    await ctrl.undo('turn');
    assert.equal(at(), 0);
  }
  assert.equal(pool.thoughts.length, 100);
  await turn(ctrl);
  await pool.thoughts.at(-1)?.answer(['b1-b2', 'end']);
  await clock.ring();
  await clock.ring();
  assert.deepEqual(steps(), ['a1-a2', 'end', 'b1-b2', 'end']);
});

test('a page out of sight, and an earlier moment looked at, make it stop; the present makes it think anew', async () => {
  const { ctrl, pool } = await table();
  await turn(ctrl);
  ctrl.opponents.hide(true);
  assert.equal(pool.thoughts[0].cancelled, true);
  ctrl.opponents.hide(false);
  await settle();
  assert.equal(pool.thoughts.length, 2);
  await ctrl.replay.show(0);
  await settle();
  assert.equal(pool.thoughts[1].cancelled, true);
  assert.equal(pool.thoughts.length, 2);
  ctrl.replay.present();
  await settle();
  assert.equal(pool.thoughts.length, 3);
});

test('leaving for the set-up panel drops the thought', async () => {
  const { ctrl, pool } = await table();
  await turn(ctrl);
  await ctrl.openSetup();
  await settle();
  assert.equal(pool.thoughts[0].cancelled, true);
  assert.equal(pool.thoughts.length, 1);
});

test('a match that is opened goes on with the opponent to move', async () => {
  const { ctrl, pool, saves } = await table();
  await turn(ctrl);
  const { id } = saves.list()[0];
  await ctrl.openSetup();
  ctrl.resume(id);
  await settle();
  assert.equal(pool.thoughts.length, 2);
});

test('a lost worker is asked once more; then the person chooses, and may play in its place', async () => {
  const { ctrl, pool } = await table();
  await turn(ctrl);
  await pool.thoughts[0].fail('engine-lost');
  assert.equal(pool.thoughts.length, 2);
  assert.equal(ctrl.get().trouble, null);
  await pool.thoughts[1].fail('engine-lost');
  assert.equal(ctrl.get().trouble?.seat, 1);
  assert.equal(pool.thoughts.length, 2);
  ctrl.opponents.retry();
  await settle();
  assert.equal(pool.thoughts.length, 3);
  await pool.thoughts[2].fail('engine-boot');
  await ctrl.opponents.takeOver(1);
  assert.equal(ctrl.get().trouble, null);
  assert.equal(ctrl.get().play.view.seats[1].kind, 'human');
  await ctrl.pointAt('a1');
  await ctrl.pointAt('a2');
  assert.equal(ctrl.get().play.view.at, 3);
});

test('a step the rules refuse is trouble, not the end', async () => {
  const { ctrl, clock, pool, at } = await table();
  const { error } = console;
  console.error = () => {};
  await turn(ctrl);
  await pool.thoughts[0].answer(['z1-z9']);
  await clock.ring();
  console.error = error;
  assert.equal(ctrl.get().trouble?.seat, 1);
  assert.equal(at(), 2);
});

test('opponents among themselves play on; taking back holds them until they are told', async () => {
  const { ctrl, clock, pool, at } = await table(['opponent:1', 'opponent:3']);
  await pool.thoughts[0].answer(['a1-a2', 'end']);
  await clock.ring();
  await clock.ring();
  assert.equal(pool.thoughts.length, 2);
  assert.equal(pool.thoughts[1].task.level, 3);
  await ctrl.undo('step');
  assert.equal(at(), 1);
  assert.equal(ctrl.get().paused, true);
  assert.equal(pool.thoughts.length, 2);
  ctrl.opponents.pause();
  await settle();
  assert.equal(pool.thoughts.length, 3);
  // A match that was told to wait does not make the next one wait.
  ctrl.opponents.pause();
  await ctrl.startMatch();
  await settle();
  assert.equal(ctrl.get().paused, false);
  assert.equal(pool.thoughts.length, 4);
});

test('the strongest takes the time the settings give', async () => {
  const { ctrl, pool } = await table(['human', 'opponent:5'], { patience: '6000' });
  await turn(ctrl);
  assert.equal(pool.thoughts[0].task.ms, 6000);
});

test('advice is given, told the other way, and gone with the position', async () => {
  const { ctrl, pool, at, clock } = await table(['human', 'human']);
  void ctrl.advice.ask();
  await settle();
  assert.equal(ctrl.get().advice?.status, 'thinking');
  // Asked again it is not wanted after all.
  void ctrl.advice.ask();
  await settle();
  assert.equal(ctrl.get().advice, null);
  assert.equal(pool.thoughts[0].cancelled, true);
  const asking = ctrl.advice.ask();
  await settle();
  assert.equal(ctrl.get().advice?.status, 'thinking');
  await pool.thoughts.at(-1)?.answer(['a1-a2', 'end']);
  await asking;
  assert.equal(ctrl.get().advice?.lines.length, 2);
  ctrl.advice.other();
  assert.equal(ctrl.get().advice?.chosen, 1);
  ctrl.advice.other();
  await ctrl.advice.take();
  assert.equal(ctrl.get().advice, null);
  assert.equal(at(), 1);
  await clock.ring();
  await settle();
  assert.equal(at(), 2);
});

test('the bar is asked for only where it is wanted', async () => {
  const without = await table(['human', 'human']);
  assert.equal(without.pool.judgements.length, 0);
  const { ctrl, pool } = await table(['human', 'human'], { ahead: true });
  await settle();
  pool.judgements.at(-1)?.([0.25, 0.75]);
  await settle();
  assert.deepEqual(ctrl.get().ahead, { at: 0, values: [0.25, 0.75] });
});

// The pure parts

/** A match of three turns: a person's, an opponent's with chance in it, a person's. */
const played = viewOf({
  seats: [{ name: '', kind: 'human' }, { name: '', kind: 'opponent:2' }],
  at: 6,
  length: 6,
  history: [
    { turn: 1, seat: 0, from: 0, steps: [{ ...step('a1-a2'), seat: 0 }, { ...step('end'), seat: 0 }] },
    { turn: 2, seat: 1, from: 2, steps: [{ ...step('roll'), seat: 'chance' }, { ...step('b1-b2'), seat: 1 }] },
    { turn: 3, seat: 0, from: 4, steps: [{ ...step('a2-a3'), seat: 0 }, { ...step('end'), seat: 0 }] },
  ],
});

test('decisions before and after a moment', () => {
  assert.equal(decisionBefore(played, 'step'), 5);
  assert.equal(decisionBefore(played, 'turn'), 4);
  assert.equal(decisionBefore({ ...played, at: 4 }, 'step'), 1);
  assert.equal(decisionBefore({ ...played, at: 4 }, 'turn'), 0);
  assert.equal(decisionBefore({ ...played, at: 0 }, 'step'), null);
  assert.equal(decisionAfter({ ...played, at: 1 }, 'step'), 4);
  assert.equal(decisionAfter({ ...played, at: 5 }, 'step'), 6);
  assert.equal(decisionAfter({ ...played, at: 0 }, 'turn'), 4);
});

test('a curve goes through the ends of turns, and marks where the match turned', () => {
  assert.deepEqual(moments(played).map(({ at }) => at), [0, 2, 4, 6]);
  const points = [0.5, 0.55, 0.2, 0.9].map((value, at) => ({ at, turn: at, seat: 0, values: [value, 1 - value] }));
  assert.deepEqual(turningPoints(points).map(({ point, seat, gain }) => [point.at, seat, Math.round(gain * 100)]), [[2, 1, 35], [3, 0, 70]]);
});

test('where seats have secrets a match is judged from the place of the one person, or not at all', () => {
  const people = { ...played, seats: [{ name: '', kind: 'human' }, { name: '', kind: 'human' }] };
  assert.equal(standpoint({ ...played, actor: 1 }, true), 0);
  assert.equal(standpoint({ ...people, actor: 1 }, true), null);
  assert.equal(standpoint({ ...people, actor: 1 }, false), 1);
});

test('a line leads from place to place; what is no place is left out', () => {
  const places = ['a1', 'b1', 'M2'].map((id, col) => ({ id, x: col * 10, y: 0, w: 10, h: 10, row: 0, col }));
  const steps = [step('a1-b1'), { text: 'turn', kind: 'turn', parts: ['b1', '90'] }, step('end'), { text: 'g', kind: 'move', parts: ['M2:1', 'a1'] }];
  assert.deepEqual(route(steps, places), [
    { number: 1, from: { x: 5, y: 5 }, to: { x: 15, y: 5 } },
    { number: 2, from: { x: 15, y: 5 }, to: null },
    { number: 4, from: { x: 25, y: 5 }, to: { x: 5, y: 5 } },
  ]);
});

test('who plays is chosen seat by seat or for all at once, kept, and moves on with the seats', () => {
  const setup = defaultSetup(toyInfo());
  assert.equal(companyOf(setup), 'people');
  const alone = inCompany(setup, 'alone');
  assert.deepEqual(seatsOf(alone).map(({ kind }) => kind), ['human', 'opponent:2']);
  const strong = withKind(alone, 1, 'opponent:4');
  assert.deepEqual(inCompany(inCompany(strong, 'people'), 'alone').kinds, ['human', 'opponent:2']);
  assert.deepEqual(rotated(strong).kinds, ['opponent:4', 'human']);
  assert.deepEqual(restoreSetup(toyInfo(), JSON.parse(JSON.stringify(strong))).kinds, ['human', 'opponent:4']);
  assert.equal(restoreSetup(toyInfo(), { ...strong, kinds: ['ghost', 'opponent:9'] }).kinds, undefined);
  assert.deepEqual(seatsOf({ ...strong, names: ['Ada', 'Bob'] }).map(({ name }) => name), ['Ada', '']);
});

test('an opponent goes by its level, or by its side where several are alike', () => {
  assert.equal(seatName(played, 1, t), 'opponent-level-2');
  const three = viewOf({ seats: [{ name: '', kind: 'human' }, { name: '', kind: 'opponent:2' }, { name: '', kind: 'opponent:2' }] });
  assert.equal(seatName(three, 1, t), 'toy-seat-1');
});
