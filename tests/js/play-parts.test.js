// Set-up, piece identity, keys and pointer: the small pure parts of the play page.

import assert from 'node:assert/strict';
import test from 'node:test';

import { inStableOrder, keyPieces } from '../../site/js/play/identity.js';
import { actionOf, neighbour } from '../../site/js/play/keys.js';
import { isDrag, placeAt, release } from '../../site/js/play/pointer.js';
import { advice, adviceKey, choose, cleanName, defaultSetup, restoreSetup, unmet } from '../../site/js/play/setup.js';
import { toyInfo } from './play-doubles.js';

const info = toyInfo();
const { options } = defaultSetup(info);

test('a value takes what it needs along', () => {
  const chosen = choose(info, options, 'holes', 'two');
  assert.equal(chosen.options.speed, 'fast');
  assert.deepEqual(chosen.changed, ['speed']);
});

test('what no longer fits goes back to its default', () => {
  const { options: withHoles } = choose(info, options, 'holes', 'two');
  const chosen = choose(info, withHoles, 'speed', 'slow');
  assert.equal(chosen.options.holes, 'none');
  assert.deepEqual(chosen.changed, ['holes']);
  assert.deepEqual(unmet(info, chosen.options), []);
});

test('advice is given while it is not followed', () => {
  const fast = { ...options, speed: 'fast' };
  assert.equal(advice(info, options).length, 0);
  assert.equal(advice(info, fast).length, 1);
  assert.equal(advice(info, { ...fast, opening: 'short' }).length, 0);
  assert.equal(adviceKey(info, 'short-opening'), 'toy-advice-short-opening');
});

test('a remembered set-up is checked', () => {
  assert.deepEqual(restoreSetup(info, 'rubbish'), defaultSetup(info));
  const restored = restoreSetup(info, { options: { speed: 'warp', holes: 'two', other: 'x' }, names: ['  A\u202ed\u0007a ', 5] });
  assert.deepEqual(restored.options, options);
  assert.deepEqual(restored.names, ['Ada', '']);
  assert.equal(cleanName('x'.repeat(99)).length, 24);
});

/** @param {string} at @param {Partial<import('../../site/js/types.d.ts').Piece>} [more] */
const piece = (at, more = {}) => ({ kind: 'support', seat: 0, at, x: at.charCodeAt(0) * 10, y: Number(at[1]) * 10, ...more });

test('pieces that stay keep their keys, the one that moved keeps its own', () => {
  const before = keyPieces([], [piece('a1'), piece('b1'), piece('c1')]);
  const after = keyPieces(before, [piece('a1'), piece('b2'), piece('c1')]);
  assert.deepEqual(after.map(({ key }) => key), before.map(({ key }) => key));
});

test('the step tells which of two equal pieces moved', () => {
  const before = keyPieces([], [piece('a1'), piece('b1')]);
  const after = keyPieces(before, [piece('b1'), piece('a9')], { from: 'a1', to: 'a9' });
  assert.deepEqual(after.map(({ key }) => key), [before[1].key, before[0].key]);
});

test('pieces of different seats or kinds never change names', () => {
  const before = keyPieces([], [piece('a1'), piece('a1', { kind: 'ball' }), piece('g7', { seat: 1 })]);
  const after = keyPieces(before, [piece('g7'), piece('g7', { kind: 'ball' }), piece('a1', { seat: 1 })]);
  assert.deepEqual(after.map(({ key }) => key), before.map(({ key }) => key));
});

test('new pieces get new keys, and no two share one', () => {
  const before = keyPieces([], [piece('a1')]);
  const after = keyPieces(before, [piece('a1'), piece('b1'), piece('c1')]);
  assert.equal(new Set(after.map(({ key }) => key)).size, 3);
  assert.equal(after[0].key, before[0].key);
});

test('the drawing order does not depend on where pieces are', () => {
  const before = keyPieces([], [piece('a1'), piece('b1'), piece('c1')]);
  const after = keyPieces(before, [piece('c1'), piece('a2'), piece('b1')]);
  assert.deepEqual(inStableOrder(after).map(({ key }) => key), inStableOrder(before).map(({ key }) => key));
});

/** @type {import('../../site/js/types.d.ts').Place[]} */
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => ({ id: `${row}${col}`, x: col * 10, y: row * 10, w: 10, h: 10, row, col })));

test('arrow keys walk the grid and stop at its edge', () => {
  assert.equal(neighbour(grid, '11', 'ArrowUp'), '01');
  assert.equal(neighbour(grid, '11', 'ArrowRight'), '12');
  assert.equal(neighbour(grid, '02', 'ArrowRight'), '02');
  assert.equal(neighbour(grid, '12', 'Home'), '10');
  assert.equal(neighbour(grid, '10', 'End'), '12');
  assert.equal(neighbour(grid, '11', 'x'), null);
});

test('arrow keys jump over a hole', () => {
  const holed = grid.filter(({ id }) => id !== '11');
  assert.equal(neighbour(holed, '10', 'ArrowRight'), '12');
});

test('letters act only where they are wanted, Ctrl+Z always', () => {
  assert.equal(actionOf({ key: 'u' }, true), 'undo');
  assert.equal(actionOf({ key: 'u' }, false), null);
  assert.equal(actionOf({ key: 'z', ctrlKey: true }, false), 'undo');
  assert.equal(actionOf({ key: 'z', metaKey: true }, false), 'undo');
  assert.equal(actionOf({ key: 'Escape' }, false), 'cancel');
  assert.equal(actionOf({ key: 'u', altKey: true }, true), null);
});

test('a point of the board belongs to the nearest place', () => {
  assert.equal(placeAt(grid, 15, 15), '11');
  assert.equal(placeAt(grid, 99, 5), null);
  const overlapping = [{ ...grid[0], w: 16 }, grid[1]];
  assert.equal(placeAt(overlapping, 14, 5), '01');
});

test('a tremble is a tap, more is a drag', () => {
  const press = { place: '00', x: 5, y: 5, dragging: false, selectedNow: true, pointer: 1 };
  assert.equal(isDrag(press, 7, 6, 6), false);
  assert.equal(isDrag(press, 15, 5, 6), true);
  assert.equal(isDrag({ ...press, dragging: true }, 5, 5, 6), true);
});

test('what a release means', () => {
  const press = { place: '00', x: 5, y: 5, dragging: false, selectedNow: true, pointer: 1 };
  assert.equal(release(press, '00'), null);
  assert.equal(release({ ...press, selectedNow: false }, '00'), '00');
  assert.equal(release({ ...press, selectedNow: false }, '01'), null);
  assert.equal(release({ ...press, dragging: true }, '01'), '01');
  assert.equal(release({ ...press, dragging: true }, '00'), null);
  assert.equal(release({ ...press, dragging: true }, null), null);
});
