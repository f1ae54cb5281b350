/**
 * The state of a board and how it answers to pointing: pure functions, no DOM, no engine, no rule.
 *
 * The selection is the part of a step's places pointed at so far; the targets are the places that come next in the legal
 * steps which begin with it. Legal steps come in with the view (legal.js looks them up), the chosen one goes out as an
 * intent.
 */

import { isHere } from '../post/status.js';
import { movable, stepsWith, targets, ways } from './legal.js';

export { buttons, movable, onlyEnd, targets, ways } from './legal.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Step} Step */
/** @typedef {import('../types.d.ts').Marks} Marks */
/** @typedef {import('../types.d.ts').Reason} Reason */

/**
 * What the player reads beside the board: a sentence by key, or an engine's reason.
 * @typedef {{key: string, args?: Record<string, string | number>} | {reason: Reason}} Sentence
 */

/**
 * @typedef {object} PlayState
 * @property {View} view the match at its cursor; the page's embedded view before the engine
 * @property {View | null} shown another moment, looked at with the scrubber; null: the present
 * @property {string[]} selection places pointed at so far
 * @property {string | null} hover place under the pointer or a dragged piece
 * @property {string | null} refused place that shakes
 * @property {Sentence | null} sentence why it was refused, or what is awaited
 * @property {Step[]} choices steps that share all their places: the player picks one by name
 * @property {string | null} kept text of the step chosen while the engine was busy or loading
 * @property {boolean} setup the match has not begun: the set-up panel is open
 * @property {boolean} stale the view does not belong to the options chosen: wait for the engine
 * @property {boolean} ending the end of the turn is about to be taken by itself
 * @property {number} pause milliseconds until then
 * @property {boolean} chancing chance was asked and has not answered yet
 * @property {boolean} swapped of several ways to a place, the last is taken instead of the first
 * @property {ReadonlySet<string>} turned places where something has been turned round
 * @property {string | null} draft the text of a step that is being composed, where legal steps are too many to be listed
 * @property {string | null} considered what would come next after the selection, looked at before it is confirmed
 * @property {string | null} lens the way the board is looked at; null is the usual one
 * @property {boolean} replaying the scrubber runs
 * @property {boolean} flip
 */

/**
 * @typedef {{type: 'none'} | {type: 'step', step: Step} | {type: 'steps', steps: Step[]} | {type: 'explain', parts: string[]}} Intent
 */

/** @type {Intent} */
const NOTHING = { type: 'none' };

/**
 * @param {View} view
 * @returns {PlayState}
 */
export function initialState(view) {
  return {
    view,
    shown: null,
    selection: [],
    hover: null,
    refused: null,
    sentence: null,
    choices: [],
    kept: null,
    setup: true,
    stale: false,
    ending: false,
    pause: 0,
    chancing: false,
    swapped: false,
    turned: new Set(),
    draft: null,
    considered: null,
    lens: null,
    replaying: false,
    flip: false,
  };
}

/** The view the board draws. @param {PlayState} state */
export function drawn(state) {
  return state.shown ?? state.view;
}

/** Whether a person at this device may act on the board now. @param {PlayState} state */
export function mayAct(state) {
  const { actor, seats } = state.view;
  return state.shown === null && !state.stale && isHere(state.view) && typeof actor === 'number' && seats[actor]?.kind === 'human';
}

/**
 * Whose turn it is: who acts, or whose chance it is.
 *
 * @param {View} view
 * @param {import('../types.d.ts').GameDrawing} drawing
 */
export function turnSeat(view, drawing) {
  if (view.actor === 'chance') return drawing.chance?.(view)?.seat ?? null;
  return drawing.asking?.(view)?.turn ?? view.actor;
}

/**
 * Point at a place. The selection grows, starts anew, shrinks, or is complete: then it is a step to play.
 *
 * @param {PlayState} state
 * @param {string} place
 * @param {boolean} [dropped] a piece was carried there: it can only mean a step, never another choice
 * @param {string[]} [meant] the places that pointing here means, from the first, where the game says so
 * @returns {{state: PlayState, intent: Intent}}
 */
export function point(state, place, dropped = false, meant = undefined) {
  const clean = { ...state, refused: null, sentence: null, choices: [], considered: null };
  if (!mayAct(state)) return { state: clean, intent: NOTHING };
  const { view, selection } = state;
  if (meant) return pointAll(clean, meant);
  if (selection.at(-1) === place) return pointAgain(clean, place);
  const longer = [...selection, place];
  const fitting = stepsWith(view, longer);
  if (fitting.length > 0) return extend(clean, longer, fitting);
  const way = ways(view, selection).get(place)?.at(state.swapped ? -1 : 0);
  if (way) return { state: { ...clean, selection: [] }, intent: { type: 'steps', steps: way } };
  if (!dropped && movable(view).has(place)) return extend(clean, [place], stepsWith(view, [place]));
  return { state: { ...clean, selection: [] }, intent: { type: 'explain', parts: longer } };
}

/**
 * Point at several places at once. One that would only be pointed at again is taken at its first tap if the pointer
 * rests on it: what would come of it has been seen.
 *
 * @param {PlayState} state
 * @param {string[]} places
 * @returns {{state: PlayState, intent: Intent}}
 */
function pointAll(state, places) {
  const fitting = stepsWith(state.view, places);
  if (fitting.length === 0) return { state: { ...state, selection: [] }, intent: { type: 'explain', parts: places } };
  const last = /** @type {string} */ (places.at(-1));
  const again = state.hover === last ? stepsWith(state.view, [...places, last]) : [];
  return again.length > 0 ? extend(state, [...places, last], again) : extend(state, places, fitting);
}

/**
 * A second tap on the last place: play the step that is complete there, or let go of it.
 *
 * @param {PlayState} state
 * @param {string} place
 * @returns {{state: PlayState, intent: Intent}}
 */
function pointAgain(state, place) {
  const whole = stepsWith(state.view, state.selection).filter((step) => step.parts.length === state.selection.length);
  if (whole.length > 0) return complete(state, whole);
  const longer = stepsWith(state.view, [...state.selection, place]);
  if (longer.length > 0) return extend(state, [...state.selection, place], longer);
  return { state: { ...state, selection: state.selection.slice(0, -1) }, intent: NOTHING };
}

/**
 * @param {PlayState} state
 * @param {string[]} selection
 * @param {Step[]} fitting legal steps that begin with it
 * @returns {{state: PlayState, intent: Intent}}
 */
function extend(state, selection, fitting) {
  const whole = fitting.filter((step) => step.parts.length === selection.length);
  // A step that could still go on waits for a second tap on its last place.
  if (whole.length > 0 && whole.length === fitting.length) return complete({ ...state, selection }, whole);
  return { state: { ...state, selection }, intent: NOTHING };
}

/**
 * @param {PlayState} state
 * @param {Step[]} whole steps with exactly these places
 * @returns {{state: PlayState, intent: Intent}}
 */
function complete(state, whole) {
  if (whole.length > 1) return { state: { ...state, choices: whole }, intent: NOTHING };
  return { state: { ...state, selection: [] }, intent: { type: 'step', step: whole[0] } };
}

/** Let go of everything pointed at. @param {PlayState} state @returns {PlayState} */
export function cancel(state) {
  return { ...state, selection: [], choices: [], refused: null, sentence: null, hover: null, considered: null, kept: null, turned: new Set(), draft: null };
}

/**
 * A new view of the match. What was pointed at survives only while it still begins a legal step.
 *
 * @param {PlayState} state
 * @param {View} view
 * @returns {PlayState}
 */
export function withView(state, view) {
  const keeps = state.selection.length > 0 && stepsWith(view, state.selection).length > 0 && view.at === state.view.at;
  return {
    ...state,
    view,
    shown: null,
    stale: false,
    ending: false,
    chancing: false,
    swapped: state.swapped && view.turn === state.view.turn,
    turned: view.turn === state.view.turn ? state.turned : new Set(),
    draft: view.at === state.view.at ? state.draft : null,
    replaying: false,
    refused: null,
    sentence: null,
    choices: [],
    selection: keeps ? state.selection : [],
    considered: keeps ? state.considered : null,
  };
}

/**
 * The refusal of a place: it shakes, and a sentence tells why.
 *
 * @param {PlayState} state
 * @param {string | null} place
 * @param {Sentence} sentence
 * @returns {PlayState}
 */
export function refuse(state, place, sentence) {
  return { ...state, refused: place, sentence };
}

/**
 * The steps of the last finished turn and of the one under way, to be traced on the board.
 *
 * @param {View} view
 * @returns {Step[]}
 */
export function lastTurn(view) {
  const played = playedTurns(view);
  const current = played.at(-1);
  if (!current) return [];
  const closed = current.steps.some((step) => step.kind === 'end') || view.outcome !== null;
  const before = closed ? undefined : played.at(-2);
  return [...(before?.steps ?? []), ...current.steps].filter((step) => step.parts.length > 0);
}

/**
 * The history up to the moment shown: what was taken back is left out.
 *
 * @param {View} view
 */
export function playedTurns(view) {
  return view.history
    .map((turn) => ({ ...turn, steps: turn.steps.slice(0, Math.max(0, view.at - turn.from)) }))
    .filter((turn) => turn.steps.length > 0);
}

/** The last step made, with its seat. @param {View} view */
export function lastStep(view) {
  const turn = playedTurns(view).at(-1);
  return turn ? { step: /** @type {Step} */ (turn.steps.at(-1)), seat: turn.seat } : null;
}

/** Nothing on top of the position, but for what is given. @param {Partial<Marks>} [given] @returns {Marks} */
export function noMarks(given = {}) {
  return {
    movable: new Set(),
    selected: null,
    selection: [],
    targets: new Map(),
    lastTurn: [],
    hover: null,
    refused: null,
    swapped: false,
    turned: new Set(),
    draft: null,
    hints: null,
    considered: null,
    lens: null,
    ...given,
  };
}

/**
 * What the board shows on top of the position.
 *
 * @param {PlayState} state
 * @param {any} [hints] what the game tells besides
 * @returns {Marks}
 */
export function marks(state, hints = null) {
  const view = drawn(state);
  const kept = state.kept === null ? null : state.view.steps.find((step) => step.text === state.kept);
  const active = mayAct(state) && !kept;
  return {
    movable: active ? movable(view) : new Set(),
    selected: kept?.parts[0] ?? state.selection.at(-1) ?? null,
    selection: kept?.parts ?? state.selection,
    targets: kept ? new Map(kept.parts.slice(1).map((part) => [part, kept.kind])) : targets(view, state.selection),
    lastTurn: lastTurn(view),
    hover: state.hover,
    refused: state.refused,
    swapped: state.swapped,
    turned: state.turned,
    draft: state.draft,
    hints,
    considered: state.considered,
    lens: state.lens,
  };
}
