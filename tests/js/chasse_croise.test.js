// Where Chassé-croisé's squares and pawns lie, what a chosen pawn can do, how the dice are counted. The drawing is looked at in the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FRAME, SQUARE, cell, geometry, middle, pieces, side, spotOf } from '../../site/js/games/chasse_croise/geometry.js';
import { diceOf, rolls, tally } from '../../site/js/games/chasse_croise/rolls.js';
import { attempt, barred, landings, route, signed } from '../../site/js/games/chasse_croise/steps.js';
import { announce, describe, formatStep, hint, score } from '../../site/js/games/chasse_croise/words.js';
import { noMarks } from '../../site/js/play/state.js';

/** @typedef {import('../../site/js/types.js').View} View */
/** @typedef {import('../../site/js/types.js').Step} Step */

const look = { flip: false, coordinates: true, bigPieces: false, contrast: false };

/** @type {import('../../site/js/types.js').Translate} */
const t = (key, args) => `${key}${args ? ` ${JSON.stringify(args)}` : ''}`;

/** A step of Red's pawn as the rules tell it. @param {number} lane @param {number} points @param {number} to @param {Partial<Step>} [more] @returns {Step} */
function play(lane, points, to, more = {}) {
  const text = `${lane}${points > 0 ? '+' : ''}${points}`;
  return { text, kind: 'play', parts: [`r${lane}`, `r${lane}:${to}`], die: Math.abs(points), direction: points > 0 ? 'forward' : 'backward', hit: null, home: to === 6, ...more };
}

/** Five lanes; Red has rolled 4 and 1. Red's pawn 2 stands on place 1, White's pawn 3 before it in the same column. @param {object} [board] @param {Partial<View>} [more] */
function viewOf(board = {}, more = {}) {
  const places = [[0, 1, 0, 0, 6], [0, 0, 2, 0, 0]];
  return /** @type {View} */ (
    /** @type {unknown} */ ({
      game: 'chasse_croise',
      actor: 0,
      at: 1,
      options: { lanes: '5', first: 'red' },
      seats: [{ name: '', kind: 'human' }, { name: 'Ada', kind: 'human' }],
      steps: [],
      history: [{ turn: 1, seat: 0, from: 0, steps: [{ text: 'roll 4-1', kind: 'roll', parts: [], dice: [4, 1], by: 0, seat: 'chance' }] }],
      outcome: null,
      board: {
        lanes: 5,
        pawns: places.flatMap((lanes, seat) => lanes.map((place, i) => ({ id: `${'rw'[seat]}${i + 1}`, seat, lane: i + 1, place }))),
        home: [1, 0],
        rolled: [4, 1],
        dice: [4, 1],
        rolloff: null,
        rolls: 0,
        blocked: [{ pawn: 'r2', to: 'r2:5', by: 'w3' }],
        ...board,
      },
      ...more,
    })
  );
}

test('every square but the corners can be pointed at, once', () => {
  for (const flip of [false, true]) {
    const { width, places } = geometry(viewOf(), { ...look, flip });
    assert.equal(width, side(5));
    assert.equal(places.length, 7 * 7 - 4);
    assert.equal(new Set(places.map(({ row, col }) => `${row}/${col}`)).size, places.length);
    assert.equal(new Set(places.map(({ id }) => id)).size, places.length);
  }
});

test('a crossing goes by the lane of the side that plays, and by its pawn where one stands', () => {
  const ids = geometry(viewOf(), look).places.map(({ id }) => id);
  assert.ok(ids.includes('r2') && ids.includes('r2:3') && ids.includes('w3:0') && ids.includes('w1'));
  assert.ok(!ids.includes('r2:1') && !ids.includes('w3') && !ids.includes('w3:2'));
  const whites = geometry(viewOf({ rolls: 1, rolled: null, dice: [] }, { actor: 'chance' }), look).places.map(({ id }) => id);
  assert.ok(whites.includes('w3') && whites.includes('w1:2') && !whites.includes('r2'));
});

test('the lanes cross: place p of column c is place c of row p', () => {
  assert.deepEqual(middle({ seat: 0, lane: 2, place: 4 }, 10, false), middle({ seat: 1, lane: 4, place: 2 }, 10, false));
  assert.deepEqual(cell({ seat: 0, lane: 1, place: 0 }, 10, false), { col: 1, row: 11 });
  assert.deepEqual(cell({ seat: 1, lane: 1, place: 0 }, 10, false), { col: 0, row: 10 });
});

test('a flipped board is turned by a quarter: White starts at the bottom and goes up', () => {
  const [start, home] = [0, 11].map((place) => cell({ seat: 1, lane: 3, place }, 10, true));
  assert.deepEqual([start.row, home.row], [11, 0]);
  assert.equal(start.col, home.col);
  assert.deepEqual(middle({ seat: 0, lane: 2, place: 4 }, 10, true), middle({ seat: 1, lane: 4, place: 2 }, 10, true));
});

test('a pawn is the same piece wherever it stands', () => {
  const drawn = pieces(viewOf(), look);
  assert.equal(drawn.length, 10);
  assert.deepEqual(drawn[1], { kind: 'pawn', seat: 0, at: 'r2', x: FRAME + 2.5 * SQUARE, y: FRAME + 5.5 * SQUARE });
  assert.deepEqual(spotOf('r2', viewOf()), { seat: 0, lane: 2, place: 1 });
  assert.equal(spotOf('x9', viewOf()), null);
});

test('landings: one die each, then both, by the order of the dice', () => {
  const steps = [
    play(1, 4, 4, { then: [play(1, 1, 5), play(1, -1, 3)] }),
    play(1, 1, 1, { hit: 'w1', then: [play(1, 4, 5, { hit: 'w5' })] }),
  ];
  const view = viewOf({}, { steps });
  const found = landings(view, 'r1', false);
  assert.deepEqual(found.map(({ at, dice }) => [at, ...dice]), [[5, 4, 1], [4, 4], [3, 4, 1], [1, 1]]);
  assert.deepEqual(found[0].hits, []);
  const swapped = landings(view, 'r1', true)[0];
  assert.deepEqual([swapped.dice, swapped.hits], [[1, 4], ['w1', 'w5']]);
  assert.deepEqual(landings(view, 'r3', false), []);
  assert.deepEqual(landings(view, null, false), []);
});

test('two dice are written with their directions', () => {
  assert.equal(signed([play(1, 6, 6), play(1, 3, 9)]), '6+3');
  assert.equal(signed([play(1, -5, 5), play(1, 6, 11)]), '\u22125+6');
});

test('a move is traced from where it came', () => {
  assert.deepEqual(route(play(2, 4, 5), viewOf()), { from: { seat: 0, lane: 2, place: 1 }, to: { seat: 0, lane: 2, place: 5 } });
  assert.equal(route({ text: 'end', kind: 'end', parts: [] }, viewOf()), null);
});

test('pointing at places means a step, legal or not', () => {
  const view = viewOf();
  assert.equal(attempt(['r2'], view), '2+4');
  assert.equal(attempt(['r2', 'r2:0'], view), '2-1');
  assert.equal(attempt(['r2', 'r3:4'], view), null);
  assert.equal(attempt(['w3'], view), null);
  assert.equal(attempt(['r2:3'], view), null);
});

test('what bars the chosen pawn is told', () => {
  const view = viewOf();
  assert.deepEqual(barred(view, 'r2'), [{ pawn: 'r2', to: 'r2:5', by: 'w3' }]);
  assert.match(hint(view, noMarks({ selected: 'r2' }), t), /^chasse_croise-barred .*\\"lane\\":3/);
  assert.match(hint(view, noMarks(), t), /^chasse_croise-left {"count":2/);
});

test('who begins is told step by step', () => {
  const waiting = { rolled: null, dice: [], blocked: [] };
  const said = (/** @type {object} */ board, /** @type {Partial<View>} */ more = {}) => hint(viewOf({ ...waiting, ...board }, { actor: 'chance', ...more }), noMarks(), t).split(' ')[0];
  assert.equal(said({ rolloff: 0 }, { at: 0, history: [] }), 'chasse_croise-rolloff');
  assert.equal(said({ rolloff: 5 }), 'chasse_croise-rolloff-answer');
  assert.equal(said({ rolloff: 0 }), 'chasse_croise-rolloff-again');
  assert.equal(said({}), 'chasse_croise-begins');
  assert.equal(said({}, { at: 0, history: [] }), 'chasse_croise-to-roll');
});

test('squares, steps and scores are put into words', () => {
  const view = viewOf();
  assert.match(describe('r2', view, t), /^chasse_croise-place-pawn .*chasse_croise-where-crossing/);
  assert.match(describe('r2:3', view, t), /^chasse_croise-place-pawn .*chasse_croise-seat-1/);
  assert.match(describe('r4:6', view, t), /^chasse_croise-place-empty .*chasse_croise-where-home/);
  assert.match(announce(play(2, 4, 5, { hit: 'w5' }), 0, view, t), /chasse_croise-step-play .*chasse_croise-step-hit/);
  assert.match(announce({ text: 'roll 4-1', kind: 'roll', parts: [], dice: [4, 1], by: 1 }, 'chance', view, t), /"player":"Ada","high":4,"low":1/);
  assert.equal(formatStep(play(2, -1, 0, { hit: 'w1' }), view, t), '2\u22121\u00d7');
  assert.equal(formatStep({ text: 'roll 4-1', kind: 'roll', parts: [], dice: [4, 1], by: 0 }, view, t), '4\u00b71');
  assert.equal(score(0, view, t).text, '1/5');
});

test('dice are used up as they are played, and lie in the order chosen', () => {
  assert.deepEqual(diceOf(viewOf({ dice: [1] }), false).faces, [{ value: 4, used: true }, { value: 1, used: false }]);
  assert.deepEqual(diceOf(viewOf(), true).faces.map(({ value }) => value), [1, 4]);
  assert.deepEqual(diceOf(viewOf({ rolled: [3, 3], dice: [3] }), false).faces.map(({ used }) => used), [false, true]);
  assert.equal(diceOf(viewOf(), false).fresh, true);
});

test('a roll for the beginning lies there until the next', () => {
  const board = { rolled: null, dice: [], rolloff: 5, rolls: 1 };
  const lying = diceOf(viewOf(board, { actor: 'chance' }), false);
  assert.deepEqual([lying.faces.map(({ value }) => value), lying.by, lying.waiting], [[4, 1], 0, false]);
  assert.equal(diceOf(viewOf(board, { actor: 'chance', at: 2 }), false).waiting, true);
});

test('rolls are counted per player, up to the moment shown', () => {
  const roll = (/** @type {number} */ by, /** @type {number[]} */ ...dice) => ({ text: '', kind: 'roll', parts: [], dice, by });
  const history = [
    { turn: 0, seat: null, from: 0, steps: [roll(0, 6, 3), roll(1, 2, 2)] },
    { turn: 1, seat: 0, from: 2, steps: [roll(0, 6, 6), play(1, 6, 6), roll(0, 1, 1)] },
  ];
  const view = viewOf({}, { at: 4, history });
  assert.equal(rolls(view).length, 3);
  assert.deepEqual(tally(rolls(view), 0), { rolls: 2, faces: [0, 0, 1, 0, 0, 3], pairs: 1, mean: 10.5 });
  assert.equal(tally([], 1).mean, null);
});
