// Where Moguli's tiles lie, what is read out of its steps, how a pawn's way runs in time, the text of a terrain. The drawing is looked at in the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { angleOf, FRAME, geometry, GHOST, lines, middle, pathOf, pieces, SIDE } from '../../site/js/games/moguli/geometry.js';
import { keyframes, moments } from '../../site/js/games/moguli/journey.js';
import { lettersOf, nameAt, PLAIN_TERRAIN, remarked, sidesOf, textOf, triangles, TRIANGLES, turned } from '../../site/js/games/moguli/terrain.js';
import { again, attempt, lookedAt, moves, pivots, terrainOf } from '../../site/js/games/moguli/turning.js';
import { announce, describe, formatStep, hint, routeText, score, way } from '../../site/js/games/moguli/words.js';
import { noMarks } from '../../site/js/play/state.js';

/** @typedef {import('../../site/js/types.js').View} View */
/** @typedef {import('../../site/js/types.js').Marks} Marks */

const look = { flip: false, coordinates: true, bigPieces: false, contrast: false };

/** @type {import('../../site/js/types.js').Translate} */
const t = (key, args) => `${key}${args ? ` ${JSON.stringify(args)}` : ''}`;

const MOVE = { text: 'b3-d3', kind: 'move', parts: ['b3', 'd3'], route: [['b3', 'b4'], ['b4', 'c4', 'c3', 'd3'], ['d3']], passed: [{ at: 'c4', seat: 1 }], bonus: true };
const pivot = (/** @type {string} */ tile, /** @type {string} */ angle) => ({ text: `${tile}*${angle}`, kind: 'pivot', parts: [tile, angle], appear: [['top', 'b3', 'b4']], vanish: [] });

/** @param {object} [board] @param {Partial<View>} [more] */
function viewOf(board = {}, more = {}) {
  return /** @type {View} */ (
    /** @type {unknown} */ ({
      game: 'moguli',
      actor: 0,
      at: 1,
      options: {},
      seats: [{ name: '', kind: 'human' }, { name: 'Ada', kind: 'human' }],
      steps: [MOVE, pivot('b3', '90'), pivot('b3', '270'), pivot('c1', '180'), { text: 'end', kind: 'end', parts: [] }],
      history: [{ turn: 0, seat: null, from: 0, steps: [{ text: PLAIN_TERRAIN, kind: 'lay', parts: [], seat: 'chance' }] }],
      outcome: null,
      board: {
        cylinder: false,
        stage: 'play',
        tiles: [{ at: 'b3', top: 'SE', under: 'NW', marked: false }, { at: 'c4', top: 'NE', under: 'NE', marked: true }],
        layout: 'layout',
        pawns: [{ at: 'b3', seat: 0 }, { at: 'a1', seat: 0 }, { at: 'c4', seat: 1 }],
        locked: ['c4'],
        pivoted: [],
        home: [{ row: 1, free: 1 }, { row: 7, free: 3 }],
        crossed: [2, 0],
        needed: { free: 2, crossed: 4 },
        left: { pivots: 1, move: true, bonus: false },
        obligation: { status: 'none', pawns: ['b3'] },
        last_turn: false,
        blocked: 0,
        limits: { blocked: 6, turns: 400 },
        ...board,
      },
      ...more,
    })
  );
}

test('every tile is a place, row 7 on top, and a flipped board is turned by half', () => {
  const { width, height, places } = geometry(viewOf(), look);
  assert.equal(places.length, 35);
  assert.deepEqual([width, height], [5 * SIDE + 2 * FRAME, 7 * SIDE + 2 * FRAME]);
  assert.equal(places[0].id, 'a7');
  assert.equal(geometry(viewOf(), { ...look, flip: true }).places[0].id, 'e1');
  assert.deepEqual(pieces(viewOf(), look)[0], { kind: 'pawn', seat: 0, at: 'b3', ...middle('b3', viewOf(), false) });
});

test('a tile is turned as it lies, and once more with the board', () => {
  const tile = { at: 'b3', top: 'SW', under: 'SW', marked: true };
  assert.equal(angleOf(tile, false), 180);
  assert.equal(angleOf(tile, true), 360);
});

test('a cylinder has ghost columns, and a way round it leaves on one side and comes in on the other', () => {
  const view = viewOf({ cylinder: true });
  assert.equal(geometry(view, look).width, 5 * SIDE + 2 * FRAME + 2 * GHOST);
  const [out, into, ...more] = lines(['d2', 'e2', 'a2', 'a3'], view, false);
  assert.deepEqual(more, []);
  assert.deepEqual([out.length, into.length], [3, 3]);
  assert.equal(out[2].x, middle('e2', view, false).x + SIDE);
  assert.equal(into[0].x, middle('a2', view, false).x - SIDE);
  assert.match(pathOf([out, into]), /^M.+L.+L.+M.+L.+L/);
});

test('taps on a chosen tile go through the turns that are allowed, then back', () => {
  const view = viewOf();
  assert.equal(again(['b3'], null, view), '90');
  assert.equal(again(['b3'], '90', view), '270');
  assert.equal(again(['b3'], '270', view), null);
  assert.equal(again(['a1'], null, view), undefined);
  assert.deepEqual([...pivots(view, 'b3').keys()], ['90', '270']);
  assert.deepEqual([...moves(view, 'b3').keys()], ['d3']);
});

test('what is under the pointer is looked at before what was considered', () => {
  const view = viewOf();
  assert.equal(lookedAt(view, noMarks({ selected: 'b3', considered: '90' }))?.text, 'b3*90');
  assert.equal(lookedAt(view, noMarks({ selected: 'b3', considered: '90', hover: 'd3' }))?.text, 'b3-d3');
  assert.equal(lookedAt(view, noMarks({ selected: 'b3', considered: '90', hover: 'e5' }))?.text, 'b3*90');
  assert.equal(lookedAt(view, noMarks({ considered: '90' })), null);
});

test('pointing at places means a step, legal or not', () => {
  const view = viewOf();
  assert.equal(attempt(['c4'], view), 'c4*90');
  assert.equal(attempt(['b3'], view), 'b3-b1');
  assert.equal(attempt(['b3', 'c4'], view), 'b3-c4');
  assert.equal(attempt(['b3', '180'], view), 'b3*180');
  assert.equal(attempt(['e5', 'e6'], view), null);
  assert.equal(attempt(['b3'], viewOf({ left: { pivots: 0, move: false, bonus: false } })), 'b3*90');
  assert.equal(attempt(['b3'], viewOf({ stage: 'swap' })), null);
});

test('a pawn walks, goes down, is a shadow below, comes up', () => {
  const all = moments(MOVE, viewOf(), false);
  assert.deepEqual(all.map(({ below }) => below), [false, false, true, true, true, true, false]);
  const { duration, moves: ways, bodies } = keyframes(all);
  assert.ok(duration > 500 && duration <= 1800);
  assert.equal(ways[0].offset, 0);
  assert.equal(ways.at(-1)?.offset, 1);
  assert.deepEqual(bodies.map(({ opacity }) => opacity), [1, 1, 0.35, 0.35, 0.35, 0.35, 1]);
  const { x, y } = middle('d3', viewOf(), false);
  assert.equal(ways.at(-1)?.transform, `translate(${x}px, ${y}px)`);
});

test('round the cylinder a pawn leaps from one side to the other', () => {
  const step = { ...MOVE, route: [['e1'], ['e1', 'a1', 'b1'], ['b1']] };
  const leaps = moments(step, viewOf({ cylinder: true }), false).filter((moment) => moment.leaps);
  assert.equal(leaps.length, 1);
});

test('a terrain is 35 letters, turned and marked one by one', () => {
  const letters = /** @type {string} */ (lettersOf(PLAIN_TERRAIN));
  assert.equal(letters.length, 35);
  assert.equal(triangles(letters), TRIANGLES);
  assert.equal(textOf(letters), PLAIN_TERRAIN);
  assert.equal(lettersOf(` ${letters.slice(0, 20)}\n${letters.slice(20)} `), letters);
  assert.equal(lettersOf('bpqd'), null);
  assert.equal(turned('Bd', 0), 'Pd');
  assert.equal(turned('Bd', 1), 'Bb');
  assert.equal(remarked('Bd', 1), 'BD');
  assert.deepEqual(sidesOf('b'), { top: 'NE', under: 'SW', marked: false });
  assert.deepEqual(sidesOf('Q'), { top: 'SW', under: 'SW', marked: true });
  assert.deepEqual([nameAt(0), nameAt(34)], ['a7', 'e1']);
});

test('the terrain of a match is the one it began on', () => {
  assert.equal(terrainOf(viewOf()), PLAIN_TERRAIN);
  assert.equal(terrainOf(viewOf({}, { history: [] })), 'layout');
});

test('tiles and routes are told', () => {
  const view = viewOf();
  assert.equal(describe('c4', view, t), 'moguli-place {"place":"c4","top":"moguli-side-ne","under":"moguli-side-ne"}, moguli-place-marked, moguli-pawn-1, moguli-place-locked');
  assert.match(describe('b3', view, t), /moguli-pawn-0, moguli-place-mover$/);
  assert.equal(describe('e5', viewOf({ tiles: null, stage: 'lay' }), t), 'moguli-place-unlaid {"place":"e5"}');
  const told = routeText(MOVE, t);
  assert.deepEqual(told.match(/moguli-route-\w+/g), ['moguli-route-surface', 'moguli-route-down', 'moguli-route-under', 'moguli-route-up', 'moguli-route-bonus']);
  assert.equal(way('b3', 'd3', view, t), told);
  assert.equal(way('b3', 'e5', view, t), '');
  assert.match(announce(MOVE, 0, view, t), /moguli-step-move .*b3.*d3/);
  assert.match(announce({ text: 'keep', kind: 'keep', parts: [], seat: 1 }, 'chance', view, t), /moguli-step-keep .*Ada/);
  assert.equal(formatStep(MOVE, view, t), 'b3–d3*');
  assert.equal(score(0, view, t).text, '2/4');
});

test('the hint tells what the turn asks for', () => {
  const key = (/** @type {object} */ board, /** @type {Partial<Marks>} */ marks = {}) => hint(viewOf(board), noMarks(marks), t).split(' ')[0];
  assert.equal(key({ stage: 'lay' }), 'moguli-hint-lay');
  assert.equal(key({ stage: 'swap' }), 'moguli-hint-swap');
  assert.equal(key({ obligation: { status: 'free', pawns: ['a1'] } }), 'moguli-hint-free');
  assert.equal(key({ obligation: { status: 'frozen', pawns: [] } }), 'moguli-hint-frozen');
  assert.equal(key({ obligation: { status: 'frozen', pawns: [] }, left: { pivots: 0, move: true, bonus: false } }), 'moguli-hint-frozen-turned');
  assert.equal(key({ obligation: { status: 'stuck', pawns: [] } }), 'moguli-hint-stuck');
  assert.equal(key({ last_turn: true }), 'moguli-hint-last');
  assert.equal(key({ left: { pivots: 2, move: false, bonus: true } }), 'moguli-hint-bonus');
  assert.equal(key({}), 'moguli-hint-left');
  assert.equal(key({}, { selected: 'b3' }), 'moguli-hint-both');
  assert.equal(key({}, { selected: 'c1' }), 'moguli-hint-tile');
  assert.equal(key({}, { selected: 'b3', hover: 'd3' }), 'moguli-hint-route');
  assert.equal(key({}, { selected: 'b3', considered: '90' }), 'moguli-hint-pivot');
  assert.match(hint(viewOf(), noMarks({ hints: [{ ...pivot('c1', '180'), opens: [] }] }), t), /moguli-hint-opens .*1/);
});
