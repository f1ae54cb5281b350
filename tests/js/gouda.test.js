// Where Gouda's mice stand, what markers can do, how a duel is told. The drawing is looked at in the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { activePlace, curve, geometry, pieces, piles, pilesAt, SPOTS, WAYS } from '../../site/js/games/gouda/geometry.js';
import { choosable, diceWay, duelOf, kinds, lastSettled, placeWays, plainWay, rollWay, waysToPlay } from '../../site/js/games/gouda/powers.js';
import { announce, asking, attempt, describe, formatStep, hint } from '../../site/js/games/gouda/words.js';
import { noMarks } from '../../site/js/play/state.js';
import { viewOf } from './play-doubles.js';

/** @typedef {import('../../site/js/types.js').View} View */
/** @typedef {import('../../site/js/types.js').Step} Step */

/** @type {import('../../site/js/types.js').Translate} */
const t = (key, args) => `${key}${args ? ` ${JSON.stringify(args)}` : ''}`;

/** A table of two; mice by place. @param {Record<string, number[]>} mice @param {object} [board] @param {Partial<View>} [more] */
function kitchen(mice, board = {}, more = {}) {
  const all = Object.fromEntries(Object.keys(SPOTS).map((place) => [place, mice[place] ?? [0, 0]]));
  const empty = { phase: 'from', turn: 0, setting_up: null, mice: all, cheese: { T: 1 }, festival: false, dice: [], rolling: 0, asked: null, stack: [], designated: null, applies: null };
  return viewOf({ game: 'gouda', options: { markers: '1' }, board: { ...empty, ...board }, ...more });
}

/** @param {string} marker @param {Partial<Step>} [more] @returns {Step} */
function marker(marker, more = {}) {
  return { text: marker, kind: 'marker', parts: [marker], marker, form: null, dice: [], becomes: [], place: null, about: 'roll', settles: null, ...more };
}

const move = { text: 'g2 M3', kind: 'move', parts: ['M2:1', 'M3'], die: 'g', owner: 1, from: 'M2', to: 'M3', eats: false, wins: false };

test('a few mice stand side by side, many in a stack for each owner', () => {
  const few = piles('M2', [3, 2]);
  assert.equal(few.some(({ stacked }) => stacked), false);
  const xs = few.flatMap(({ mice }) => mice.map(({ x }) => x));
  assert.deepEqual(xs, [...xs].sort((a, b) => a - b));
  assert.ok(xs[1] - xs[0] >= 54);
  const many = piles('M2', [5, 5, 5, 5, 5, 5]);
  assert.equal(many.length, 6);
  assert.ok(many.every(({ stacked, count }) => stacked && count === 5));
  const { x, w } = SPOTS.M2;
  for (const pile of many) assert.ok(pile.x - pile.w / 2 >= x - w / 2 - 1 && pile.x + pile.w / 2 <= x + w / 2 + 1);
});

test('mice that are being set down count for whoever places them', () => {
  const view = kitchen({ M0: [0, 5] }, { phase: 'place', setting_up: 0 });
  assert.deepEqual(pilesAt('M0', view, ['M0', 'C1', 'M0']).map(({ count }) => count), [2, 5]);
  assert.equal(pieces(view).length, 5);
});

test('where mice are to be moved, each owner is a place of its own', () => {
  const view = kitchen({ M2: [2, 1] }, { phase: 'apply' }, { steps: [move] });
  assert.equal(activePlace(view), 'M2');
  const ids = geometry(view).places.map(({ id }) => id);
  assert.ok(ids.includes('M2:0') && ids.includes('M2:1') && !ids.includes('M2'));
  assert.equal(geometry(kitchen({})).places.length, 13);
  assert.ok(geometry(view).places.every(({ h, w }) => h >= 122 && w >= 46));
});

test('every way is drawn inside the kitchen', () => {
  for (const [from, to] of WAYS) {
    for (const { x, y } of Object.values(curve(from, to)).filter((each) => typeof each === 'object')) assert.ok(x > 0 && x < 1000 && y > 0 && y < 1000);
  }
});

test('the ways to play a marker are read from the legal steps', () => {
  const steps = [
    marker('reroll', { text: 'reroll gr', parts: ['reroll', 'gr'], dice: ['g', 'r'] }),
    marker('annul', { text: 'annul roll', parts: ['annul', 'roll'], form: 'roll' }),
    marker('annul', { text: 'annul g', parts: ['annul', 'g'], form: 'dice', dice: ['g'] }),
    marker('transfer', { text: 'transfer M1', parts: ['transfer', 'M1'], place: 'M1' }),
  ];
  const view = kitchen({}, {}, { steps });
  assert.equal(diceWay(waysToPlay(view, 'reroll'), ['r', 'g'])?.text, 'reroll gr');
  assert.equal(diceWay(waysToPlay(view, 'reroll'), ['g']), null);
  assert.equal(diceWay(waysToPlay(view, 'annul'), []), null);
  assert.equal(rollWay(waysToPlay(view, 'annul'))?.text, 'annul roll');
  assert.deepEqual([...choosable(waysToPlay(view, 'annul'))], ['g']);
  assert.deepEqual(placeWays(waysToPlay(view, 'transfer')).map(({ place }) => place), ['M1']);
  assert.equal(plainWay([marker('annul', { form: 'answer' })])?.text, 'annul');
  assert.deepEqual(kinds(['annul', 'reroll', 'annul']), [{ marker: 'reroll', count: 1 }, { marker: 'annul', count: 2 }]);
});

test('a duel is the marker with its annulments, open or settled', () => {
  const open = kitchen({}, { stack: [{ seat: 1, marker: 'annul' }] });
  assert.equal(duelOf(open)?.stands, null);
  const settles = { seat: 1, marker: 'reroll', stands: false };
  const steps = [
    { text: 'roll g', kind: 'roll', parts: [], dice: ['g'], by: 0 },
    { ...marker('reroll'), seat: 1 },
    { ...marker('annul', { about: 'marker' }), seat: 0 },
    { text: 'decline', kind: 'decline', parts: [], seat: 1, settles },
  ];
  const history = [{ turn: 1, seat: 0, from: 0, steps }];
  const done = kitchen({}, {}, { at: 4, length: 4, history });
  assert.deepEqual(duelOf(done)?.chain.map(({ seat, marker: kind }) => [seat, kind]), [[1, 'reroll'], [0, 'annul']]);
  assert.equal(duelOf(done)?.stands, false);
  assert.deepEqual(lastSettled(done), settles);
  assert.equal(duelOf({ ...done, at: 3 }), null);
});

test('who is asked, and whether an answer is', () => {
  const asked = kitchen({}, { phase: 'react', asked: { seat: 1, about: 'marker', then: [0] } });
  assert.deepEqual(asking(asked)?.seats, [1, 0]);
  assert.equal(asking(asked)?.urgent, true);
  assert.equal(asking(kitchen({})), null);
});

test('places and steps are told in words', () => {
  const view = kitchen({ M2: [2, 1], S1: [0, 0] }, { cheese: { S1: 1 } });
  assert.match(describe('M2', view, t), /gouda-place-m2.*"count":2.*"count":1/);
  assert.match(describe('S1', view, t), /gouda-nobody-here.*gouda-cheese/);
  assert.match(describe('M2:1', view, t), /"count":1/);
  assert.match(announce({ ...move, eats: true }, 0, view, t), /gouda-step-up.*gouda-step-eats/);
  assert.equal(formatStep(move, view, t), '\u25b22 M3');
  assert.equal(formatStep({ text: '', kind: 'roll', parts: [], dice: ['g', 'y', 'r'] }, view, t), '\u25b2\u25cf\u25bc');
  const falls = { text: 'decline', kind: 'decline', parts: [], settles: { seat: 1, marker: 'reroll', stands: false } };
  assert.match(announce(falls, 0, view, t), /gouda-step-decline.*gouda-step-falls/);
});

test('what to do is said in every phase', () => {
  assert.match(hint(kitchen({}, { phase: 'place', setting_up: 1 }), noMarks({ selection: ['M0'] }), t), /gouda-hint-place.*"count":4/);
  assert.match(hint(kitchen({}), noMarks(), t), /gouda-hint-from/);
  assert.match(hint(kitchen({}, { phase: 'roll', rolling: 3, applies: 'M2' }), noMarks(), t), /gouda-hint-roll.*"count":3/);
  const dice = [{ colour: 'g', state: 'open', idle: false }, { colour: 'y', state: 'open', idle: true }];
  assert.match(hint(kitchen({}, { phase: 'apply', dice }), noMarks(), t), /gouda-hint-apply.*"count":1/);
  assert.match(hint(kitchen({}, { asked: { seat: 0, about: 'end', then: [] } }), noMarks(), t), /gouda-ask-end/);
});

test('what is pointed at means a step that the rules can refuse', () => {
  assert.equal(attempt(['M1'], kitchen({})), 'from M1');
  const dice = [{ colour: 'r', state: 'open', idle: false }];
  assert.equal(attempt(['M2:1', 'M4'], kitchen({}, { phase: 'apply', dice })), 'r2 M4');
  assert.equal(attempt(['M4'], kitchen({}, { phase: 'apply', dice })), null);
});
