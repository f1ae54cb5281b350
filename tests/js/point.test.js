// Where Point's rows and cards lie, what taps mean, where pieces come from. The drawing is looked at in the browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { geometry, layTable, pieces, rowOf, WIDTH } from '../../site/js/games/point/geometry.js';
import { afterThrow, consequences } from '../../site/js/games/point/help.js';
import { attempt, compose, meant, previewOf, turns } from '../../site/js/games/point/pointing.js';
import { announce, describe, exchangeSigns, formatStep, hint, score } from '../../site/js/games/point/words.js';
import { keyPieces } from '../../site/js/play/identity.js';
import { noMarks } from '../../site/js/play/state.js';

/** @typedef {import('../../site/js/types.js').View} View */
/** @typedef {import('../../site/js/types.js').Step} Step */

const look = { flip: false, coordinates: true, bigPieces: false, contrast: false };

/** @type {import('../../site/js/types.js').Translate} */
const t = (key, args) => `${key}${args ? ` ${JSON.stringify(args)}` : ''}`;

/** @param {string} card @param {string} place @param {{ places?: string[][], missing?: ({ black: number, white: number } | null)[] }} [more] */
function cardOf(card, place, { places = [[], []], missing = [null, null] } = {}) {
  const [left, right] = card.split('=');
  const back = (/** @type {string} */ row) => [...row].reverse().join('');
  const readings = [
    { reading: 'printed', gives: left, takes: right },
    { reading: 'turned', gives: back(right), takes: back(left) },
  ].map((reading, i) => ({ ...reading, places: places[i], missing: missing[i], usable: places[i].length > 0 && !missing[i] }));
  return { card, place, copies: 1, usable: readings.some(({ usable }) => usable), readings };
}

/** @param {string} card @param {string} reading @param {number} place @param {string} gives @param {string} takes @param {string} row */
function use(card, reading, place, gives, takes, row) {
  const at = `0@${place}`;
  return { text: `${gives}=${takes}@${place}`, kind: 'use', parts: [card, reading, at, at], place, gives, takes, row, bank: { black: 2, white: 0 }, wins: false };
}

const ROW = 'bbwwbbwwbbww';
const CHOSEN = '0:wb=bbw';
const USES = [
  use(CHOSEN, 'printed', 4, 'wb', 'bbw', 'bbwbbwbwwbbww'),
  use(CHOSEN, 'printed', 8, 'wb', 'bbw', 'bbwwbbwbbwbww'),
  use(CHOSEN, 'turned', 4, 'wbb', 'bw', 'bbwbwwwbbww'),
  use(CHOSEN, 'turned', 8, 'wbb', 'bw', 'bbwwbbwbwww'),
];

/** The first player may use one card, either way up. @param {object} [board] @param {Partial<View>} [more] */
function viewOf(board = {}, more = {}) {
  const hand = [cardOf('ww=bbb', '0:ww=bbb', { places: [['0@3'], []], missing: [{ black: 2, white: 0 }, { black: 0, white: 2 }] }), cardOf('wb=bbw', CHOSEN, { places: [['0@4', '0@8'], ['0@4', '0@8']] })];
  return /** @type {View} */ (
    /** @type {unknown} */ ({
      game: 'point',
      actor: 0,
      at: 0,
      options: { players: '2', deck: 'twice32', layout: 'free' },
      seats: [{ name: '', kind: 'human' }, { name: 'Ada', kind: 'human' }],
      steps: USES,
      history: [],
      outcome: null,
      board: {
        phase: 'use', seat: 0, turn: 3, rows: [ROW, 'bwwbbwwbbww'], bank: { black: 1, white: 0 }, hands: [hand, [cardOf('bb=bbb', '1:bb=bbb')]],
        pile: { size: 57, cards: {} }, discard: { size: 0, cards: {} }, offer: null, taken: null, must_use: true, swaps: null, stopped: [],
        colours: ['b', 'w'], layouts: null, teams: false,
        ...board,
      },
      ...more,
    })
  );
}

/** @param {Partial<import('../../site/js/types.js').Pointing>} [given] */
const play = (given = {}) => ({ view: viewOf(), selection: [], turned: new Set(), draft: null, ...given });

/** A table of so many with rows and hands of these sizes; only whoever is on turn holds seven. @param {number[]} rows @param {number[]} hands @param {number} seat */
function crowd(rows, hands, seat) {
  const cards = ['bb=bbb', 'bb=bbw', 'bb=bwb', 'bb=bww', 'bb=wbb', 'bb=wbw', 'bb=wwb'];
  return viewOf(
    { rows: rows.map((count) => 'bw'.repeat(24).slice(0, count)), hands: hands.map((count, owner) => cards.slice(0, owner === seat ? count : Math.min(count, 6)).map((card) => cardOf(card, `${owner}:${card}`))), seat, colours: [...'bwbw'] },
    { seats: rows.map(() => ({ name: '', kind: 'human', sign: '' })) },
  );
}

test('everything on the table lies inside it, nothing that is pointed at overlaps, and fingers have room at 360 pixels', () => {
  for (const [rows, hands] of /** @type {[number[], number[]][]} */ ([[[12, 12], [4, 3]], [[25, 7, 7, 3], [4, 3, 3, 3]], [[48, 0, 0], [3, 3, 3]], [[8, 12, 5, 12], [0, 3, 7, 3]]])) {
    for (const seat of rows.keys()) {
      const { width, height, places } = geometry(crowd(rows, hands, seat), look);
      assert.equal(width, WIDTH);
      for (const [i, a] of places.entries()) {
        assert.ok(a.x >= 0 && a.y >= 0 && a.x + a.w <= width && a.y + a.h <= height, `${a.id} is on the table`);
        if (a.id !== 'bank' && !a.id.startsWith('row:')) assert.ok(Math.min(a.w, a.h) >= 88, `${a.id} has room`);
        for (const b of places.slice(i + 1)) assert.ok(a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1, `${a.id} and ${b.id}`);
      }
      assert.equal(new Set(places.map(({ id }) => id)).size, places.length);
    }
  }
});

test('the table keeps its height whoever is on turn', () => {
  const heights = [0, 1, 2, 3].map((seat) => layTable(crowd([8, 12, 5, 12], [0, 3, 6, 3], seat), look).height);
  assert.equal(new Set(heights).size, 1);
});

test('the first tap chooses a card as it lies, another turns it', () => {
  assert.deepEqual(meant(CHOSEN, play()), [CHOSEN, 'printed']);
  assert.equal(turns(CHOSEN, play()), false);
  const chosen = { selection: [CHOSEN, 'printed'] };
  assert.equal(turns(CHOSEN, play(chosen)), true);
  assert.deepEqual(meant(CHOSEN, play({ ...chosen, turned: new Set([CHOSEN]) })), [CHOSEN, 'turned']);
});

test('a card that fits only when turned turns at the first tap; others may be turned to be read', () => {
  const view = viewOf({}, { steps: USES.slice(2) });
  assert.equal(turns(CHOSEN, play({ view })), true);
  assert.equal(turns('1:bb=bbb', play()), true);
  assert.equal(meant('1:bb=bbb', play()), undefined);
  assert.equal(turns('0@3', play()), false);
});

test('any pawn of a place means the place; the second tap makes the step', () => {
  const chosen = { selection: [CHOSEN, 'turned'], turned: new Set([CHOSEN]) };
  assert.deepEqual(meant('0@6', play(chosen)), [CHOSEN, 'turned', '0@4']);
  assert.deepEqual(meant('0@4', play({ ...chosen, selection: [CHOSEN, 'turned', '0@4'] })), [CHOSEN, 'turned', '0@4', '0@4']);
  assert.deepEqual(meant('0@8', play({ ...chosen, selection: [CHOSEN, 'turned', '0@4'] })), [CHOSEN, 'turned', '0@8']);
  assert.equal(meant('0@1', play(chosen)), undefined);
  assert.equal(meant('0@4', play()), undefined);
});

test('what is under the pointer is looked at before what was tapped', () => {
  const view = viewOf();
  assert.equal(previewOf(view, { selection: [CHOSEN, 'printed', '0@4'], hover: '0@8' })?.place, 8);
  assert.equal(previewOf(view, { selection: [CHOSEN, 'printed', '0@4'], hover: null })?.place, 4);
  assert.equal(previewOf(view, { selection: [CHOSEN, 'printed'], hover: null }), null);
});

test('a chosen card is thrown away or swapped where that is legal', () => {
  const steps = [{ text: 'throw wb=bbw', kind: 'throw', parts: [CHOSEN, 'discard'] }, { text: 'swap wb=bbw bb=bbb', kind: 'swap', parts: [CHOSEN, '1:bb=bbb'] }];
  const given = play({ view: viewOf({}, { steps }), selection: [CHOSEN] });
  assert.deepEqual(meant('discard', given), [CHOSEN, 'discard']);
  assert.deepEqual(meant('1:bb=bbb', given), [CHOSEN, '1:bb=bbb']);
  assert.equal(turns('1:bb=bbb', given), false);
});

test('a row is composed by exchanging pawns', () => {
  const view = viewOf({ phase: 'row', rows: ['', ''], layouts: { pairs: ROW } });
  assert.equal(rowOf(view, 0), ROW);
  const first = compose('0@2', play({ view }));
  assert.deepEqual(first, { selection: ['0@2'], draft: null });
  assert.deepEqual(compose('0@3', play({ view, ...first })), { selection: [], draft: 'row bwbwbbwwbbww' });
  assert.equal(compose('1@3', play({ view })), undefined);
  assert.equal(compose('0@3', play()), undefined);
});

test('pointing at places means a step, legal or not', () => {
  const view = viewOf();
  assert.equal(attempt([CHOSEN, 'turned', '0@5'], view), 'wbb=bw@5');
  assert.equal(attempt(['0:ww=bbb'], view), 'ww=bbb@3');
  assert.equal(attempt([CHOSEN, 'discard'], view), 'throw wb=bbw');
  assert.equal(attempt([CHOSEN, '1:bb=bbb'], view), 'swap wb=bbw bb=bbb');
  assert.equal(attempt(['pile'], view), 'draw');
  assert.equal(attempt(['1:bb=bbb'], view), null);
  assert.equal(attempt([CHOSEN, 'printed', '1@2'], view), null);
});

test('pawns go out to the bank and come in from it, and back again when taken back', () => {
  const before = viewOf();
  const played = { ...USES[0], bank: { black: 0, white: 0 } };
  const after = viewOf({ rows: [played.row, 'bwwbbwwbbww'], bank: { black: 0, white: 0 } }, { at: 1, history: [{ turn: 3, seat: 0, from: 0, steps: [played] }] });
  const first = keyPieces([], pieces(before, look));
  const second = keyPieces(first, pieces(after, look), null, 1);
  const key = (/** @type {{ at: string, key: string }[]} */ all, /** @type {string} */ at) => all.find((piece) => piece.at === at)?.key;
  // wb goes from 4 and 5: of the two blacks that come, one was in the bank, the other is the one given.
  assert.equal(key(second, '0@4'), key(first, 'bank:b0'));
  assert.equal(key(second, '0@5'), key(first, '0@5'));
  assert.equal(key(second, '0@6'), key(first, '0@4'));
  assert.equal(key(second, '0@7'), key(first, '0@6'));
  assert.equal(key(second, '0@13'), key(first, '0@12'));
  const third = keyPieces(second, pieces(before, look), null, -1);
  for (const at of ['0@4', '0@5', '0@12', 'bank:b0']) assert.equal(key(third, at), key(first, at));
});

test('help is read for the use that is looked at', () => {
  const opens = [{ card: 'bb=bbb', reading: 'printed', gives: 'bb', takes: 'bbb', whole: true, finishes: true }];
  const hints = { exchanges: [{ steps: [USES[0].text], others: [{ seat: 1, partner: false, opens, closes: [] }] }], throws: [{ card: 'bb=bbb', to: 1, usable: true }] };
  assert.deepEqual(consequences(hints, USES[0].text, '1:bb=bbb'), { opens, closes: [] });
  assert.equal(consequences(hints, USES[1].text, '1:bb=bbb'), null);
  assert.equal(consequences(null, USES[0].text, '1:bb=bbb'), null);
  assert.equal(afterThrow(hints, 'bb=bbb')?.usable, true);
});

test('cards, pawns and piles are told to those who hear', () => {
  const view = viewOf();
  assert.match(describe('0:ww=bbb', view, t), /point-reading-short .*"black\\*":2/);
  assert.match(describe('0@3', view, t), /^point-place {"place":3,"pawn":"point-pawn-w"}$/);
  assert.match(describe('0@4', view, t, noMarks({ selection: [CHOSEN, 'printed'] })), /point-place-use/);
  assert.match(describe('row:1', view, t), /^point-row {"player":"Ada","count":11/);
  assert.match(describe('1:bb=bbb', view, t), /^point-card-of {"player":"Ada"}/);
  assert.match(describe('bank', view, t), /"black":1/);
  assert.equal(describe('discard', view, t), 'point-discard-holds {"count":0}');
});

test('the sentence follows what is chosen', () => {
  const said = (/** @type {object} */ marks, /** @type {object} */ board = {}, /** @type {object} */ more = {}) => hint(viewOf(board, more), noMarks(marks), t).split(' ')[0];
  assert.equal(said({}), 'point-hint-use');
  assert.equal(said({ selection: [CHOSEN, 'printed'] }), 'point-hint-chosen');
  assert.equal(said({ selection: [CHOSEN, 'printed', '0@4'] }), 'point-hint-preview');
  assert.equal(said({}, { phase: 'take' }, { steps: [{ text: 'draw', kind: 'draw', parts: ['pile'] }] }), 'point-hint-draw');
  assert.equal(said({}, { phase: 'use', must_use: false }), 'point-hint-throw');
  assert.equal(said({}, { phase: 'deal' }, { actor: 'chance' }), 'point-hint-deal');
});

test('steps are announced and written', () => {
  const view = viewOf();
  assert.match(announce(USES[0], 0, view, t), /^point-step-use .*"gives":"point-pawn-w point-pawn-b"/);
  assert.equal(formatStep(USES[0], view, t), `${exchangeSigns(USES[0])} @4`);
  assert.equal(exchangeSigns(USES[0]), '○●\u2009→\u2009●●○');
  assert.equal(score(0, view, t).text, '6\u202f○');
  assert.equal(score(1, view, t).text, '5\u202f●');
});
