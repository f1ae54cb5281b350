// Reading steps out of the view: how a chosen tile may be turned, where a chosen pawn may go, what a step would change.

import { GATES, isGate, pawnAt } from './geometry.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Marks} Marks */
/** A link of a level: `top` or `under`, and its two gates. @typedef {[string, string, string]} Link */
/** @typedef {Step & { appear: Link[], vanish: Link[] }} Pivot */
/** @typedef {Step & { route: string[][], passed: { at: string, seat: number }[], bonus: boolean }} Move */
/** A pivot that opens moves, as the rules tell on demand. @typedef {Pivot & { opens: { text: string, bonus: boolean }[] }} Hint */

/** The angles a tile may be turned by, clockwise, in the order they are offered. */
export const ANGLES = ['270', '180', '90'];

/** The same in the order a tap goes through them. */
const QUARTERS = ['90', '180', '270'];

/** The legal pivots of a tile, by angle. @param {View} view @param {string | null} tile @returns {Map<string, Pivot>} */
export function pivots(view, tile) {
  return new Map(view.steps.filter(({ kind, parts }) => kind === 'pivot' && parts[0] === tile).map((step) => [step.parts[1], /** @type {Pivot} */ (step)]));
}

/** The legal moves of a pawn, by the gate they lead to. @param {View} view @param {string | null} pawn @returns {Map<string, Move>} */
export function moves(view, pawn) {
  return new Map(view.steps.filter(({ kind, parts }) => kind === 'move' && parts[0] === pawn).map((step) => [step.parts[1], /** @type {Move} */ (step)]));
}

/**
 * A second tap on the chosen tile looks at its next quarter turn, and after the last at the tile as it lies.
 * @param {string[]} selection
 * @param {string | null} considered
 * @param {View} view
 * @returns {string | null | undefined}
 */
export function again(selection, considered, view) {
  const able = pivots(view, selection[0]);
  if (selection.length !== 1 || able.size === 0) return undefined;
  const next = QUARTERS.indexOf(considered ?? '') + 1;
  return QUARTERS.slice(next).find((angle) => able.has(angle)) ?? null;
}

/** The step that is looked at: under the pointer, or awaiting its confirmation. @param {View} view @param {Marks} marks @returns {Pivot | Move | null} */
export function lookedAt(view, { selected, considered, hover }) {
  const part = hover !== null && moves(view, selected).has(hover) ? hover : considered;
  if (selected === null || part === null) return null;
  return moves(view, selected).get(part) ?? pivots(view, selected).get(part) ?? null;
}

/** @param {Step | null} step @returns {step is Move} */
export function isMove(step) {
  return step?.kind === 'move';
}

/** @param {Step | null} step @returns {step is Pivot} */
export function isPivot(step) {
  return step?.kind === 'pivot';
}

/** What the rules tell on demand: pivots that open moves. @param {Marks} marks @returns {Hint[]} */
export function hintsOf(marks) {
  return Array.isArray(marks.hints) ? marks.hints : [];
}

/**
 * The step a player means by pointing at these places, legal or not: the rules tell why it is refused. A tile alone means its pivot if it
 * is locked or nobody of one's own stands on it, a pawn alone a move of this pawn.
 * @param {string[]} parts
 * @param {View} view
 * @returns {string | null}
 */
export function attempt([from, to], view) {
  if (view.board.stage !== 'play' || !isGate(from)) return null;
  const own = pawnAt(view, from)?.seat === view.actor;
  if (to === undefined) {
    const isTile = !own || view.board.locked.includes(from) || !view.board.left.move;
    return isTile ? `${from}*90` : `${from}-${GATES.find((gate) => !pawnAt(view, gate))}`;
  }
  if (isGate(to)) return own ? `${from}-${to}` : null;
  return QUARTERS.includes(to) ? `${from}*${to}` : null;
}

/** The terrain the match began on: the tiles as they were laid; those of the board if it began in the middle. @param {View} view @returns {string | null} */
export function terrainOf(view) {
  const laid = view.history[0]?.steps.find(({ kind }) => kind === 'lay');
  return laid?.text ?? view.board.layout;
}
