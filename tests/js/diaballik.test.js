// Where Diaballik's squares and pieces lie, and what is said about them. The drawing itself is looked at in the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FRAME, SIDE, SQUARE, geometry, middle, pieces } from '../../site/js/games/diaballik/geometry.js';
import { announce, describe, formatStep } from '../../site/js/games/diaballik/words.js';

/** @typedef {import('../../site/js/types.js').View} View */
/** @typedef {import('../../site/js/types.js').Look} Look */

/** @type {Look} */
const look = { flip: false, coordinates: true, bigPieces: false, contrast: false };

const view = /** @type {View} */ (
  /** @type {unknown} */ ({
    options: { edition: 'sensei' },
    seats: [{ name: '', kind: 'human' }, { name: 'Ada', kind: 'human' }],
    board: {
      supports: [{ at: 'd7', seat: 0 }, { at: 'a7', seat: 0 }, { at: 'd1', seat: 1 }],
      balls: ['d7', 'd1'],
      chasms: ['b4'],
      home: [7, 1],
    },
  })
);

/** @type {import('../../site/js/types.js').Translate} */
const t = (key, args) => `${key}${args ? ` ${JSON.stringify(args)}` : ''}`;

test('forty-nine squares, each at least 44 px wide on a screen of 360', () => {
  const { width, height, places } = geometry(view, look);
  assert.equal(places.length, 49);
  assert.equal(width, height);
  for (const { w, h } of places) assert.ok(Math.min(w, h) * (360 / width) >= 44);
});

test('places are read from the top left, and row and column say where', () => {
  const { places } = geometry(view, look);
  assert.deepEqual(places.slice(0, 2).map(({ id }) => id), ['a7', 'b7']);
  assert.deepEqual(places[8], { id: 'b6', x: FRAME + SQUARE, y: FRAME + SQUARE, w: SQUARE, h: SQUARE, row: 1, col: 1 });
});

test('a flipped board is turned by half a turn', () => {
  const { places } = geometry(view, { ...look, flip: true });
  assert.equal(places[0].id, 'g1');
  for (const { id } of places) {
    const [here, there] = [middle(id, false), middle(id, true)];
    assert.deepEqual([here.x + there.x, here.y + there.y], [SIDE, SIDE]);
  }
});

test('pieces are the supports, then the balls, in the middle of their squares', () => {
  const drawn = pieces(view, look);
  assert.deepEqual(drawn.map(({ kind, seat, at }) => [kind, seat, at].join(' ')), [
    'support 0 d7',
    'support 0 a7',
    'support 1 d1',
    'ball 0 d7',
    'ball 1 d1',
  ]);
  for (const { at, x, y } of drawn) assert.deepEqual({ x, y }, middle(at, false));
});

test('a square is described by what stands on it', () => {
  const side = (/** @type {number} */ seat) => `diaballik-seat-${seat} {"edition":"sensei"}`;
  const label = (/** @type {string} */ place) => describe(place, view, t);
  assert.equal(label('c3'), `diaballik-place-empty ${JSON.stringify({ place: 'c3', edition: 'sensei', seat: '' })}`);
  assert.equal(label('b4'), `diaballik-place-chasm ${JSON.stringify({ place: 'b4', edition: 'sensei', seat: '' })}`);
  assert.equal(label('a7'), `diaballik-place-support ${JSON.stringify({ place: 'a7', edition: 'sensei', seat: side(0) })}`);
  assert.equal(label('d1'), `diaballik-place-ball ${JSON.stringify({ place: 'd1', edition: 'sensei', seat: side(1) })}`);
});

test('a step is announced with its player, by name or by side', () => {
  const step = { text: 'd1>a1', kind: 'pass', parts: ['d1', 'a1'] };
  assert.equal(announce(step, 1, view, t), `diaballik-step-pass ${JSON.stringify({ player: 'Ada', from: 'd1', to: 'a1', edition: 'sensei' })}`);
  assert.match(announce(step, 0, view, t), /diaballik-seat-0/);
});

test('the move list joins squares by a dash or an arrow, and has a word for the rest', () => {
  assert.equal(formatStep({ text: 'c7-c6', kind: 'move', parts: ['c7', 'c6'] }, view, t), 'c7–c6');
  assert.equal(formatStep({ text: 'd7>c6', kind: 'pass', parts: ['d7', 'c6'] }, view, t), 'd7→c6');
  assert.equal(formatStep({ text: 'end', kind: 'end', parts: [] }, view, t), 'diaballik-note-end');
});
