// How many play, and under which sign: the set-up of games for more than two.

import assert from 'node:assert/strict';
import test from 'node:test';

import { chooseSeats, choosesSeats, fitSeats, isDefault, restoreSetup, rotated, seatCounts, seatsNeeded, seatsOf, takeSign } from '../../site/js/play/setup.js';
import { toyInfo } from './play-doubles.js';

/** A game for two to four; the third seat begins only where there is one, full hands are for three at most. */
const info = {
  ...toyInfo(),
  seat_counts: [3, 2, 4],
  options: [
    { name: 'first', values: ['1', '2', '3', '4'], default: '1', needs: {} },
    { name: 'hands', values: ['none', 'full'], default: 'none', needs: {} },
  ],
  seats_for: {
    first: { 1: [3, 2, 4], 2: [3, 2, 4], 3: [3, 4], 4: [4] },
    hands: { none: [3, 2, 4], full: [3, 2] },
  },
};
/** @param {number} count @param {Record<string, string>} [options] */
const setup = (count, options = {}) => ({ options: { first: '1', hands: 'none', ...options }, names: Array(count).fill('') });

test('options narrow the number of players down together', () => {
  assert.deepEqual(seatCounts(info, { first: '3', hands: 'full' }), [3]);
  assert.deepEqual(seatCounts(toyInfo(), {}), [2]);
  assert.equal(seatsNeeded(info, 'hands', 'full', 4), 3);
  assert.equal(seatsNeeded(info, 'first', '4', 3), 4);
  assert.equal(seatsNeeded(info, 'first', '2', 3), null);
});

test('an option that takes fewer players changes their number; the names that fit stay', () => {
  const fitted = fitSeats(info, { ...setup(4, { hands: 'full' }), names: ['A', 'B', 'C', 'D'] });
  assert.deepEqual(fitted.names, ['A', 'B', 'C']);
});

test('fewer players put back the options that took more', () => {
  const { setup: chosen, changed } = chooseSeats(info, setup(4, { first: '4' }), 2);
  assert.equal(chosen.options.first, '1');
  assert.deepEqual(changed, ['first']);
  assert.equal(chosen.names.length, 2);
});

test('where an option alone says how many play there is nothing else to choose', () => {
  const own = { ...toyInfo(), seat_counts: [4], options: [{ name: 'players', values: ['2', '4'], default: '4', needs: {} }], seats_for: { players: { 2: [2], 4: [4] } } };
  assert.equal(choosesSeats(own), false);
  assert.equal(fitSeats(own, { options: { players: '2' }, names: ['', '', '', ''] }).names.length, 2);
  assert.equal(restoreSetup(own, { options: { players: '2' }, names: ['A', 'B'] }).names.length, 2);
  assert.equal(restoreSetup(own, { options: { players: '2' }, names: ['A', 'B', 'C', 'D'] }).names.length, 2);
});

test('a set-up is remembered with its players and signs; impossible ones are dropped', () => {
  assert.deepEqual(restoreSetup(info, { names: ['A', 'B', 'C', 'D'], signs: ['3', '0', '1', '5'] }).signs, ['3', '0', '1', '5']);
  assert.equal(restoreSetup(info, { names: ['A', 'B'], signs: ['3', '3'] }).signs, undefined);
  assert.equal(restoreSetup(info, { names: Array(9).fill('x') }).names.length, 4);
  assert.equal(isDefault(info, setup(3)), true);
  assert.equal(isDefault(info, setup(4)), false);
});

test('a sign that is taken changes hands, and goes along when everybody moves on', () => {
  const taken = takeSign({ ...setup(3), names: ['A', 'B', 'C'] }, 0, '2');
  assert.deepEqual(taken.signs, ['2', '1', '0']);
  assert.deepEqual(takeSign(taken, 1, '5').signs, ['2', '5', '0']);
  assert.deepEqual(seatsOf(rotated(taken)).map(({ name, sign }) => `${name}${sign}`), ['B1', 'C0', 'A2']);
  assert.deepEqual(chooseSeats(info, taken, 4).setup.signs, ['2', '1', '0', '3']);
});
