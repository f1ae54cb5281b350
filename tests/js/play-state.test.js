// How a board answers to pointing: selection, targets, completed steps. No DOM, no engine, no rule.

import assert from 'node:assert/strict';
import test from 'node:test';

import { cancel, initialState, lastTurn, marks, mayAct, movable, onlyEnd, playedTurns, point, targets, withView } from '../../site/js/play/state.js';
import { step, viewOf } from './play-doubles.js';

const start = (steps = [step('a1-a2'), step('a1-b1'), step('c1-c2'), step('end')]) => ({ ...initialState(viewOf({ steps })), setup: false });

test('pointing at a place that begins a step selects it', () => {
  const { state, intent } = point(start(), 'a1');
  assert.deepEqual(state.selection, ['a1']);
  assert.equal(intent.type, 'none');
  assert.deepEqual([...targets(state.view, state.selection).keys()], ['a2', 'b1']);
});

test('pointing at a target completes the step', () => {
  const { state, intent } = point(point(start(), 'a1').state, 'a2');
  assert.deepEqual(intent, { type: 'step', step: step('a1-a2') });
  assert.deepEqual(state.selection, []);
});

test('pointing at the selected place again lets go of it', () => {
  const { state, intent } = point(point(start(), 'a1').state, 'a1');
  assert.deepEqual(state.selection, []);
  assert.equal(intent.type, 'none');
});

test('pointing at another movable place selects that one', () => {
  assert.deepEqual(point(point(start(), 'a1').state, 'c1').state.selection, ['c1']);
});

test('a target is a target even if it could begin a step of its own', () => {
  const { intent } = point(point(start([step('a1-c1'), step('c1-c2')]), 'a1').state, 'c1');
  assert.deepEqual(intent, { type: 'step', step: step('a1-c1') });
});

test('pointing elsewhere asks why not, with the places pointed at', () => {
  const { state, intent } = point(point(start(), 'a1').state, 'g7');
  assert.deepEqual(intent, { type: 'explain', parts: ['a1', 'g7'] });
  assert.deepEqual(state.selection, []);
});

test('a piece carried to a place means a step, even where another one could be chosen', () => {
  const { intent } = point(point(start(), 'a1').state, 'c1', true);
  assert.deepEqual(intent, { type: 'explain', parts: ['a1', 'c1'] });
});

test('what is looked at is forgotten with the next tap, a cancel or a new moment', () => {
  const chosen = { ...point(start(), 'a1').state, considered: 'a2' };
  assert.equal(marks(chosen).considered, 'a2');
  assert.equal(point(chosen, 'c1').state.considered, null);
  assert.equal(cancel(chosen).considered, null);
  assert.equal(withView(chosen, chosen.view).considered, 'a2');
  assert.equal(withView(chosen, { ...chosen.view, at: 1 }).considered, null);
});

test('the way to look at the board outlives steps', () => {
  const state = { ...start(), lens: 'below' };
  assert.equal(marks(withView(state, { ...state.view, at: 1 })).lens, 'below');
});

test('a step of three places is pointed at in order', () => {
  let { state } = point(start([step('a1-a2-a3'), step('a1-a2-b2')]), 'a1');
  ({ state } = point(state, 'a2'));
  assert.deepEqual([...targets(state.view, state.selection).keys()], ['a3', 'b2']);
  assert.equal(point(state, 'a3').intent.type, 'step');
});

test('a step that could go on is made by a second tap on its last place', () => {
  let { state, intent } = point(start([step('a1-a2'), step('a1-a2-a3')]), 'a1');
  ({ state, intent } = point(state, 'a2'));
  assert.equal(intent.type, 'none');
  ({ state, intent } = point(state, 'a2'));
  assert.deepEqual(intent, { type: 'step', step: step('a1-a2') });
});

test('steps that share all their places are for the player to choose by name', () => {
  const steps = [{ ...step('a1-a2'), kind: 'over' }, { ...step('a1-a2'), text: 'a1=a2', kind: 'under' }];
  const { state, intent } = point(point(start(steps), 'a1').state, 'a2');
  assert.equal(intent.type, 'none');
  assert.deepEqual(state.choices.map(({ kind }) => kind), ['over', 'under']);
});

test('nobody acts on an earlier moment, on a stale board, for another kind of player, or after the end', () => {
  const state = start();
  assert.equal(mayAct(state), true);
  assert.equal(mayAct({ ...state, shown: state.view }), false);
  assert.equal(mayAct({ ...state, stale: true }), false);
  assert.equal(mayAct({ ...state, view: viewOf({ actor: null }) }), false);
  assert.equal(mayAct({ ...state, view: viewOf({ seats: [{ name: '', kind: 'opponent:3' }] }) }), false);
  assert.equal(point({ ...state, shown: state.view }, 'a1').intent.type, 'none');
});

test('movable places are the first places of steps, buttons have none', () => {
  assert.deepEqual([...movable(start().view)], ['a1', 'c1']);
});

test('a new view keeps a selection only at the same moment', () => {
  const selected = point(start(), 'a1').state;
  assert.deepEqual(withView(selected, selected.view).selection, ['a1']);
  assert.deepEqual(withView(selected, { ...selected.view, at: 1 }).selection, []);
});

test('cancel lets go of everything', () => {
  const state = cancel({ ...point(start(), 'a1').state, kept: 'x', refused: 'a1' });
  assert.deepEqual([state.selection, state.kept, state.refused], [[], null, null]);
});

test('a kept step is shown as chosen and nothing else can be taken', () => {
  const shown = marks({ ...start(), kept: 'a1-a2' });
  assert.equal(shown.selected, 'a1');
  assert.deepEqual([...shown.targets], [['a2', 'move']]);
  assert.equal(shown.movable.size, 0);
});

test('what was taken back is no part of the last turn', () => {
  const history = [
    { turn: 1, seat: 0, from: 0, steps: [step('a1-a2'), step('end')] },
    { turn: 2, seat: 1, from: 2, steps: [step('c7-c6'), step('c6-c5')] },
  ];
  const view = viewOf({ history, at: 3, length: 4 });
  assert.deepEqual(playedTurns(view).map((turn) => turn.steps.length), [2, 1]);
  assert.deepEqual(lastTurn(view).map(({ text }) => text), ['a1-a2', 'c7-c6']);
  assert.deepEqual(lastTurn({ ...view, at: 2 }).map(({ text }) => text), ['a1-a2']);
});

test('only the end is left', () => {
  assert.equal(onlyEnd(viewOf({ steps: [step('end')] }))?.text, 'end');
  assert.equal(onlyEnd(viewOf({ steps: [step('end'), step('a1-a2')] })), null);
  assert.equal(onlyEnd(viewOf({ steps: [step('a1-a2')] })), null);
});

test('places that may come in any order are pointed at in any order, one twice if the step says so', () => {
  const steps = [['a', 'a', 'b'], ['a', 'b', 'b'], ['a', 'a', 'a']].map((parts) => ({ text: parts.join(''), kind: 'set', parts, unordered: true }));
  let { state, intent } = point(start(steps), 'b');
  assert.deepEqual(marks(state).selection, ['b']);
  ({ state, intent } = point(state, 'b'));
  assert.equal(intent.type, 'none');
  assert.deepEqual([...targets(state.view, state.selection).keys()], ['a']);
  ({ intent } = point(state, 'a'));
  assert.deepEqual(intent, { type: 'step', step: steps[1] });
});
