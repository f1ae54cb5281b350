// What can be done with the chosen pawn, and what the last turns did: read from the view, no rule in here.

import { nameOf, spotOf } from './geometry.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('./geometry.js').Spot} Spot */
/**
 * One landing of the chosen pawn.
 * @typedef {object} Landing
 * @property {string} place
 * @property {number} at the same as a number on the lane
 * @property {Step[]} way one step, or two
 * @property {number[]} dice used, in the order they are played
 * @property {string[]} hits pawns sent back on the way
 * @property {boolean} home
 * @property {boolean} forwards in the end
 * @property {boolean} back it comes back to where it stood
 */

/** @param {Step} step */
const die = (step) => /** @type {number} */ (step.die);

/** @param {Step} step */
const hit = (step) => /** @type {string | null} */ (step.hit ?? null);

/**
 * Everywhere the chosen pawn can land, nearest to home first: with one die, or with both where one alone does not lead.
 * @param {View} view
 * @param {string | null} selected
 * @param {boolean} swapped of two ways the one that plays the lower die first
 * @returns {Landing[]}
 */
export function landings(view, selected, swapped) {
  const own = selected ? view.steps.filter((step) => step.parts.length > 1 && step.parts[0] === selected) : [];
  if (own.length === 0 || selected === null) return [];
  const from = /** @type {Spot} */ (spotOf(selected, view)).place;
  /** @type {Map<string, Landing>} */
  const found = new Map();
  for (const step of own) found.set(step.parts[1], landing([step], from));
  /** @type {Map<string, Step[][]>} */
  const both = new Map();
  for (const step of own) {
    for (const then of step.then ?? []) {
      if (!found.has(then.parts[1])) both.set(then.parts[1], [...(both.get(then.parts[1]) ?? []), [step, then]]);
    }
  }
  for (const [place, ways] of both) found.set(place, landing(/** @type {Step[]} */ (ways.at(swapped ? -1 : 0)), from));
  return [...found.values()].sort((a, b) => b.at - a.at || a.way.length - b.way.length);
}

/** @param {Step[]} way @param {number} from @returns {Landing} */
function landing(way, from) {
  const last = /** @type {Step} */ (way.at(-1));
  const place = last.parts[1];
  const at = Number(place.split(':')[1]);
  return {
    place,
    at,
    way,
    dice: way.map(die),
    hits: way.map(hit).filter((each) => each !== null),
    home: Boolean(last.home),
    forwards: at > from,
    back: at === from,
  };
}

/** The dice of a way with their directions: `6+3`, `\u22125+6`. @param {Step[]} way */
export function signed(way) {
  const text = way.map((step) => `${step.direction === 'forward' ? '+' : '\u2212'}${die(step)}`).join('');
  return text.startsWith('+') ? text.slice(1) : text;
}

/**
 * Where a move came from.
 * @param {Step} step
 * @param {View} view
 * @returns {{ from: Spot, to: Spot } | null}
 */
export function route(step, view) {
  const to = step.parts[1] ? spotOf(step.parts[1], view) : null;
  if (!to) return null;
  return { from: { ...to, place: to.place + (step.direction === 'forward' ? -die(step) : die(step)) }, to };
}

/**
 * Moves of the chosen pawn that an opposing pawn stands in the way of.
 * @param {View} view
 * @param {string | null} selected
 * @returns {{ to: string, by: string }[]}
 */
export function barred(view, selected) {
  return view.board.blocked.filter((/** @type {{ pawn: string }} */ each) => each.pawn === selected);
}

/**
 * The step a player means by pointing at these places, legal or not: the rules tell why it is refused. A pawn alone means its move with
 * the first unused die.
 * @param {string[]} parts
 * @param {View} view
 * @returns {string | null}
 */
export function attempt(parts, view) {
  const from = /^[rw]\d+$/.test(parts[0]) ? spotOf(parts[0], view) : null;
  if (!from || from.seat !== view.actor) return null;
  const to = parts[1] === undefined ? null : spotOf(parts[1], view);
  if (parts[1] !== undefined && (!to || to.seat !== from.seat || to.lane !== from.lane)) return null;
  const points = to ? to.place - from.place : (view.board.dice[0] ?? view.board.rolled?.[0] ?? 0);
  if (points === 0 || Math.abs(points) > 6) return null;
  return `${from.lane}${points > 0 ? '+' : '-'}${Math.abs(points)}`;
}

/** The pawns of a side that can move now. @param {View} view @returns {Set<string>} */
export function movers(view) {
  return new Set(view.steps.filter((step) => step.kind === 'play').map((step) => step.parts[0]));
}

/** A side's pawn by its lane. @param {View} view @param {number} seat @param {number} lane */
export function pawnOf(view, seat, lane) {
  return /** @type {import('./geometry.js').Pawn} */ (view.board.pawns.find((/** @type {{ id: string }} */ each) => each.id === nameOf(seat, lane)));
}
