// The actions of the play page, driven without a browser.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createSaves } from '../../site/js/app/saves.js';
import { createStore } from '../../site/js/app/storage.js';
import { createCtrl } from '../../site/js/play/ctrl.js';
import { createClock, createStorage, createToyEngine, settle, step, t, toyDrawing, toyInfo, viewOf } from './play-doubles.js';

/** @param {{storage?: Storage, confirmEnd?: boolean, engine?: any}} [given] */
function table({ storage = createStorage(), confirmEnd = false, engine = createToyEngine() } = {}) {
  const store = createStore(() => storage);
  const saves = createSaves(store);
  const clock = createClock();
  /** @type {{fragment: string | null, notices: string[], sounds: string[]}} */
  const seen = { fragment: null, notices: [], sounds: [] };
  const view = viewOf({
    match: null,
    options: { speed: 'slow', holes: 'none', opening: 'free' },
    steps: ['a1-a2', 'a1-win', 'b1-b2'].map(step),
    refusals: { end: { code: 'toy-nothing-done', params: {} } },
  });
  const drawing = toyDrawing();
  const ctrl = createCtrl({
    boot: { lang: 'fr', game: 'toy', info: toyInfo(), view },
    drawing,
    engine,
    saves,
    store,
    settings: () => /** @type {any} */ ({ confirmEnd }),
    sound: (name) => void seen.sounds.push(name),
    timers: clock,
    t,
    notify: ({ key }) => void seen.notices.push(key),
    setFragment: (id) => {
      seen.fragment = id;
    },
  });
  return { ctrl, drawing, saves, clock, seen, engine, storage };
}

/** A match that has begun. @param {Parameters<typeof table>[0]} [given] */
async function begun(given) {
  const all = table(given);
  await all.ctrl.onReady();
  await all.ctrl.pointAt('a1');
  await all.ctrl.pointAt('a2');
  return all;
}

test('two taps play a step, save it and put it into the address', async () => {
  const { ctrl, saves, seen } = await begun();
  assert.equal(ctrl.get().play.view.at, 1);
  assert.equal(ctrl.get().play.setup, false);
  const [save] = saves.list('toy');
  assert.equal(save.record, 'escale a1-a2');
  assert.equal(seen.fragment, save.id);
  assert.deepEqual(seen.sounds, ['move']);
  assert.match(ctrl.get().announcement, /0:a1-a2/);
});

test('a step chosen before the engine is kept and played as soon as it is ready', async () => {
  const { ctrl, engine } = table();
  await ctrl.pointAt('a1');
  await ctrl.pointAt('a2');
  assert.equal(ctrl.get().play.kept, 'a1-a2');
  assert.deepEqual(engine.calls, []);
  await ctrl.onReady();
  assert.equal(ctrl.get().play.view.at, 1);
  assert.equal(ctrl.get().play.kept, null);
});

test('a kept step can be changed before the engine is ready', async () => {
  const { ctrl } = table();
  await ctrl.pointAt('a1');
  await ctrl.pointAt('a2');
  await ctrl.pointAt('b1');
  assert.equal(ctrl.get().play.kept, null);
  await ctrl.pointAt('b2');
  await ctrl.onReady();
  assert.equal(ctrl.get().play.view.history[0].steps[0].text, 'b1-b2');
});

test('a tap that means nothing legal is refused with the reason of the rules', async () => {
  const { ctrl, seen } = await begun();
  await ctrl.pointAt('a1');
  await ctrl.pointAt('z9');
  const { refused, sentence } = ctrl.get().play;
  assert.equal(refused, 'z9');
  assert.deepEqual(sentence, { reason: { code: 'toy-no', params: { text: 'a1-z9' } } });
  assert.equal(seen.sounds.at(-1), 'refused');
});

test('the end of the turn is taken by itself when nothing else is left, after a moment', async () => {
  const { ctrl, clock } = await begun();
  assert.equal(clock.waiting(), 0);
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  assert.equal(ctrl.get().play.ending, true);
  assert.equal(ctrl.get().play.view.at, 2);
  await clock.ring();
  assert.equal(ctrl.get().play.view.at, 3);
  assert.equal(ctrl.get().play.view.actor, 1);
});

test('with "confirm the end of the turn" it waits for the button', async () => {
  const { ctrl, clock } = await begun({ confirmEnd: true });
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  assert.equal(clock.waiting(), 0);
  await ctrl.press('end');
  assert.equal(ctrl.get().play.view.actor, 1);
});

test('a tap while the turn is ending ends it at once and counts for the next player', async () => {
  const { ctrl } = await begun();
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  await ctrl.pointAt('a1');
  assert.equal(ctrl.get().play.view.actor, 1);
  assert.deepEqual(ctrl.get().play.selection, ['a1']);
});

test('taking back stops the turn from ending, and it does not end by itself again', async () => {
  const { ctrl, clock } = await begun();
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  await ctrl.undo('step');
  assert.equal(ctrl.get().play.view.at, 1);
  assert.equal(clock.waiting(), 0);
  await ctrl.redo('step');
  assert.equal(ctrl.get().play.view.at, 2);
  assert.equal(clock.waiting(), 0);
});

test('what was taken back is saved as taken back', async () => {
  const { ctrl, saves } = await begun();
  await ctrl.undo('step');
  assert.equal(saves.list()[0].record, 'escale');
});

test('a button that is not legal says why', async () => {
  const { ctrl } = table();
  await ctrl.onReady();
  await ctrl.press('end');
  assert.deepEqual(ctrl.get().play.sentence, { reason: { code: 'toy-nothing-done', params: {} } });
});

test('the winning step made twice at once is celebrated all the same', async () => {
  const { ctrl } = await begun();
  const win = /** @type {any} */ (ctrl.get().play.view.steps.find(({ text }) => text.endsWith('win')));
  await Promise.all([ctrl.playText(win.text), ctrl.playText(win.text)]);
  await settle();
  assert.equal(ctrl.get().celebrate, true);
});

test('a match left while a step is on its way does not come back', async () => {
  const { ctrl, saves } = await begun();
  const step = ctrl.playText('b1-b2');
  await ctrl.openSetup();
  await step;
  await settle();
  assert.equal(ctrl.get().play.setup, true);
  assert.equal(ctrl.get().play.view.at, 0);
  assert.equal(saves.list('toy').length, 1);
});

test('the end of the match is celebrated once, and a rematch starts a new one', async () => {
  const { ctrl, saves, seen } = await begun();
  await ctrl.pointAt('a1');
  await ctrl.pointAt('win');
  assert.equal(ctrl.get().celebrate, true);
  assert.equal(saves.list()[0].over, true);
  assert.equal(seen.sounds.at(-1), 'win');
  await ctrl.rematch(false);
  assert.equal(ctrl.get().celebrate, false);
  assert.equal(ctrl.get().play.view.at, 0);
  assert.equal(ctrl.get().matchId, null);
});

test('a second tap on the chosen place looks at what may come next, where the game offers it', async () => {
  const { ctrl, drawing } = table();
  drawing.again = (/** @type {string[]} */ _selection, /** @type {string | null} */ considered) => (considered === null ? 'a2' : undefined);
  await ctrl.onReady();
  await ctrl.pointAt('a1');
  await ctrl.pointAt('a1');
  assert.deepEqual([ctrl.get().play.selection, ctrl.get().play.considered], [['a1'], 'a2']);
  await ctrl.pointAt('a1');
  assert.deepEqual([ctrl.get().play.selection, ctrl.get().play.considered], [[], null]);
});

test('the board is looked at in another way until it is not', async () => {
  const { ctrl } = await begun();
  ctrl.see('below');
  await ctrl.pointAt('b1');
  assert.equal(ctrl.get().play.lens, 'below');
  ctrl.see(null);
  assert.equal(ctrl.get().play.lens, null);
});

test('a rematch with sides swapped seats the players the other way round', async () => {
  const { ctrl } = table();
  ctrl.rename(0, 'Ada');
  ctrl.rename(1, 'Bob');
  await ctrl.onReady();
  await ctrl.startMatch();
  await ctrl.rematch(true);
  assert.deepEqual(ctrl.get().play.view.seats.map(({ name }) => name), ['Bob', 'Ada']);
});

test('a saved match is shown at once from its last view and opened when the engine is there', async () => {
  const first = await begun();
  const { id } = first.saves.list()[0];
  const second = table({ storage: first.storage });
  assert.equal(second.ctrl.resume(id), true);
  assert.equal(second.ctrl.get().play.view.at, 1);
  await settle();
  await second.ctrl.onReady();
  await second.ctrl.pointAt('b1');
  await second.ctrl.pointAt('b2');
  assert.equal(second.saves.get(id)?.record, 'escale a1-a2 b1-b2');
});

test('an unknown match is not resumed', () => {
  assert.equal(table().ctrl.resume('nothere00'), false);
});

test('a saved match whose record is refused is set aside, told and not lost', async () => {
  const first = await begun();
  const [save] = first.saves.list();
  first.storage.setItem(`escale:match:${save.id}`, JSON.stringify({ ...save, record: 'broken' }));
  const second = table({ storage: first.storage });
  second.ctrl.resume(save.id);
  await settle();
  assert.deepEqual(second.seen.notices, ['play-notice-set-aside']);
  assert.equal(second.saves.aside(), 1);
  assert.equal(second.saves.get(save.id), null);
});

test('the engine dies between two steps: the match is opened again and the step made', async () => {
  const { ctrl, engine } = await begun();
  engine.die();
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  assert.equal(ctrl.get().play.view.at, 2);
  assert.equal(ctrl.get().play.view.record, 'escale a1-a2 b1-b2');
});

test('a step chosen while the engine restarts is played when it is back', async () => {
  const { ctrl } = await begun();
  ctrl.onLost();
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  assert.equal(ctrl.get().play.kept, 'b1-b2');
  await ctrl.onReady();
  assert.equal(ctrl.get().play.view.at, 2);
});

test('a step is drawn as chosen only when its answer is late, and the answer at once', async () => {
  const engine = createToyEngine();
  const { ctrl, clock } = await begun({ engine });
  /** @type {() => void} */
  let answer = () => {};
  const slow = new Promise((resolve) => (answer = () => resolve(undefined)));
  const { call } = engine;
  engine.call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method === 'play') await slow;
    return call(method, params);
  };
  await ctrl.pointAt('b1');
  /** What was drawn: the step chosen, how many are played. @type {[string | null, number][]} */
  const drawn = [];
  ctrl.subscribe(() => drawn.push([ctrl.get().play.kept, ctrl.get().play.view.at]));
  const tap = ctrl.pointAt('b2');
  await settle();
  assert.equal(ctrl.get().play.kept, 'b1-b2');
  assert.deepEqual(drawn, []);
  await clock.ring();
  assert.deepEqual(drawn, [['b1-b2', 1]]);
  answer();
  await tap;
  assert.deepEqual(drawn[1], [null, 2]);
});

test('two tabs: whoever finds a newer revision takes it over', async () => {
  const first = await begun();
  const { id } = first.saves.list()[0];
  const second = table({ storage: first.storage });
  second.ctrl.resume(id);
  await settle();
  await second.ctrl.onReady();
  await second.ctrl.pointAt('b1');
  await second.ctrl.pointAt('b2');
  // The first tab never heard of it and goes on from its own view.
  await first.ctrl.press('end');
  await settle();
  assert.equal(first.ctrl.get().play.view.record, 'escale a1-a2 b1-b2');
  assert.deepEqual(first.seen.notices, ['play-notice-other-tab']);
});

test('storage that refuses is told once, and the match goes on', async () => {
  const storage = createStorage();
  storage.setItem = () => {
    throw Object.assign(new Error('no'), { name: 'SecurityError' });
  };
  const { ctrl, seen } = await begun({ storage });
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  assert.equal(ctrl.get().play.view.at, 2);
  assert.deepEqual(seen.notices, ['storage-refused']);
});

test('the scrubber shows earlier moments without moving the match', async () => {
  const { ctrl, clock } = await begun({ confirmEnd: true });
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  await ctrl.replay.show(1);
  assert.equal(ctrl.get().play.shown?.at, 1);
  assert.equal(ctrl.get().play.view.at, 2);
  await ctrl.pointAt('a1');
  assert.deepEqual(ctrl.get().play.sentence, { key: 'play-refused-replay' });
  await ctrl.replay.toggle();
  assert.equal(ctrl.get().play.replaying, true);
  await clock.ring();
  assert.equal(ctrl.get().play.shown, null);
  assert.equal(ctrl.get().play.replaying, false);
});

test('play on from an earlier moment', async () => {
  const { ctrl } = await begun({ confirmEnd: true });
  await ctrl.pointAt('b1');
  await ctrl.pointAt('b2');
  await ctrl.replay.show(1);
  await ctrl.playFromHere();
  assert.equal(ctrl.get().play.view.at, 1);
  assert.equal(ctrl.get().play.shown, null);
});

test('a pasted record is opened and saved; a broken one changes nothing', async () => {
  const { ctrl, saves } = await begun();
  const before = ctrl.get().play.view;
  await assert.rejects(ctrl.load('escale bad'), { code: 'record-step' });
  assert.equal(ctrl.get().play.view, before);
  await ctrl.load('escale b1-b2 end');
  assert.notEqual(ctrl.get().play.view, before);
  assert.equal(ctrl.get().play.view.at, 2);
  assert.equal(saves.list().length, 2);
});

test('an example is opened with the steps that lead to it', async () => {
  const { ctrl } = table();
  await ctrl.openExample('corner');
  assert.equal(ctrl.get().play.view.record, 'escale b1-b2');
  assert.equal(ctrl.get().example, 'corner');
  assert.equal(ctrl.get().play.setup, false);
});

test('an unknown example leads to the set-up with a sentence', async () => {
  const { ctrl } = table();
  await ctrl.openExample('nowhere');
  assert.equal(ctrl.get().play.setup, true);
  assert.deepEqual(ctrl.get().play.sentence, { reason: { code: 'example-unknown', params: {} } });
});

test('options chosen before the engine make the board wait for it', async () => {
  const { ctrl } = table();
  await ctrl.chooseOption('speed', 'fast');
  assert.equal(ctrl.get().play.stale, true);
  await ctrl.onReady();
  assert.equal(ctrl.get().play.stale, false);
  assert.equal(ctrl.get().play.view.options.speed, 'fast');
  assert.equal(ctrl.get().play.setup, true);
});

test('the set-up used last is remembered, with its board', async () => {
  const first = table();
  await first.ctrl.onReady();
  first.ctrl.rename(0, 'Ada');
  await first.ctrl.chooseOption('holes', 'two');
  await first.ctrl.startMatch();
  const second = table({ storage: first.storage });
  second.ctrl.recall();
  assert.deepEqual(second.ctrl.get().choice.names, ['Ada', '']);
  assert.equal(second.ctrl.get().choice.options.speed, 'fast');
  assert.equal(second.ctrl.get().play.stale, false);
  assert.equal(second.ctrl.get().play.view.options.holes, 'two');
});

test('players change places in the set-up and in a rematch', async () => {
  const { ctrl } = table();
  await ctrl.onReady();
  ctrl.rename(0, 'Ada');
  ctrl.rename(1, 'Bob');
  ctrl.rotate();
  assert.deepEqual(ctrl.get().choice.names, ['Bob', 'Ada']);
  assert.equal(ctrl.get().play.view.seats[0].name, 'Bob');
  await ctrl.startMatch();
  await ctrl.rematch(true);
  assert.deepEqual(ctrl.get().play.view.seats.map((seat) => seat.name), ['Ada', 'Bob']);
});

test('a pasted position keeps the options of the match on the screen', async () => {
  const { ctrl, engine } = table();
  await ctrl.onReady();
  await ctrl.chooseOption('holes', 'two');
  await ctrl.startMatch();
  await ctrl.load('escale b1-b2 end');
  const { options } = ctrl.get().play.view;
  assert.notDeepEqual(options, ctrl.get().choice.options);
  await ctrl.load('a position');
  assert.deepEqual(engine.calls.filter((/** @type {string[]} */ [method]) => method === 'new').at(-1)?.[1].options, options);
});
