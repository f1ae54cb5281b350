// What taps mean: a tap on a card chooses it in the reading that lies upright, another turns it; a tap on any pawn of a place where it fits means that
// place. Reads the legal steps of the view and nothing else.

import { rowOf } from './geometry.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Pointing} Pointing */
/** @typedef {import('./geometry.js').Card} Card */

/** Every card that lies open, by its place. @param {View} view @param {string} place @returns {Card | null} */
export function cardAt(view, place) {
  const { hands, offer, taken } = view.board;
  const all = [...hands.flat(), ...(offer ? [offer] : []), ...(taken ? [taken] : [])];
  return all.find((card) => card.place === place) ?? null;
}

/** The reading of a card that lies upright. @param {Card} card @param {ReadonlySet<string>} turned */
export function uprightOf(card, turned) {
  return card.readings[turned.has(card.place) ? 1 : 0];
}

/** @param {View} view @param {string[]} parts */
const stepsWith = (view, parts) => view.steps.filter((step) => parts.every((part, i) => step.parts[i] === part));

/** Seat and number of a pawn: `0@3`. @param {string} place */
export function pawnOf(place) {
  const found = /^(\d)@(\d+)$/.exec(place);
  return found ? { seat: Number(found[1]), place: Number(found[2]) } : null;
}

/**
 * Uses of the chosen card in the reading that lies upright, one for each place.
 * @param {View} view
 * @param {readonly string[]} selection
 * @returns {(Step & { place: number, gives: string, takes: string, row: string, bank: { black: number, white: number }, wins: boolean })[]}
 */
export function usesOf(view, selection) {
  if (selection.length < 2) return [];
  return /** @type {any[]} */ (stepsWith(view, selection.slice(0, 2)).filter(({ kind }) => kind === 'use'));
}

/** The use that is looked at: the one under the pointer, or the one tapped once. @param {View} view @param {{ selection: readonly string[], hover: string | null }} marks */
export function previewOf(view, { selection, hover }) {
  const uses = usesOf(view, selection);
  return uses.find((use) => use.parts[2] === hover) ?? uses.find((use) => use.parts[2] === selection[2]) ?? null;
}

/** The use whose pawns a pawn is one of: the one that begins there, the one looked at, or the nearest before. @param {Pointing} play @param {number} place */
function useAround({ view, selection }, place) {
  const uses = usesOf(view, selection);
  const around = uses.filter((use) => use.place <= place && place < use.place + use.gives.length);
  return around.find((use) => use.place === place) ?? around.find((use) => use.parts[2] === selection[2]) ?? around.at(-1) ?? null;
}

/** @param {string} place @param {Pointing} play @returns {string[] | undefined} */
export function meant(place, play) {
  const { view, selection, turned } = play;
  const [chosen, reading, looked] = selection;
  const pawn = pawnOf(place);
  if (pawn) {
    const use = pawn.seat === view.board.seat ? useAround(play, pawn.place) : null;
    if (!use) return undefined;
    const [, , at] = use.parts;
    return at === looked ? [chosen, reading, at, at] : [chosen, reading, at];
  }
  if (chosen && stepsWith(view, [chosen, place]).length > 0) return [chosen, place];
  const card = cardAt(view, place);
  if (!card || place === 'offer' || stepsWith(view, [place]).length === 0) return undefined;
  const upright = uprightOf(card, turned).reading;
  return stepsWith(view, [place, upright]).length > 0 ? [place, upright] : [place];
}

/** @param {string} place @param {Pointing} play */
export function turns(place, { view, selection, turned }) {
  const card = cardAt(view, place);
  const [chosen] = selection;
  if (!card || (chosen && chosen !== place && stepsWith(view, [chosen, place]).length > 0)) return false;
  const mine = stepsWith(view, [place]);
  if (chosen === place || mine.length === 0) return true;
  const upright = uprightOf(card, turned).reading;
  // The first tap shows the reading that can be used.
  return mine.some(({ kind }) => kind === 'use') && !mine.some(({ parts }) => parts[1] === upright);
}

/** Laying out the row: two pawns pointed at change places. @param {string} place @param {Pointing} play */
export function compose(place, { view, selection, draft }) {
  const pawn = pawnOf(place);
  const { phase, seat } = view.board;
  if (phase !== 'row' || !pawn || pawn.seat !== seat) return undefined;
  const first = selection.length ? pawnOf(selection[0]) : null;
  if (!first) return { selection: [place], draft };
  const row = [...rowOf(view, seat, draft)];
  const [a, b] = [first.place - 1, pawn.place - 1];
  [row[a], row[b]] = [row[b], row[a]];
  return { selection: [], draft: `row ${row.join('')}` };
}

/** The text of the step these places mean, legal or not. @param {string[]} parts @param {View} view @returns {string | null} */
export function attempt(parts, view) {
  const [first, ...rest] = parts;
  if (first === 'pile') return 'draw';
  if (first === 'offer') return 'take';
  const card = cardAt(view, first);
  const last = rest.at(-1);
  if (!card || !(first === 'taken' || first.startsWith(`${view.board.seat}:`))) return null;
  if (last === 'discard') return `throw ${card.card}`;
  const other = last === undefined ? null : cardAt(view, last);
  if (other) return last?.includes(':') ? `swap ${card.card} ${other.card}` : null;
  const reading = card.readings.find((each) => each.reading === rest[0]) ?? card.readings.find(({ places }) => places.length > 0) ?? card.readings[0];
  const pawn = pawnOf(last ?? reading.places[0] ?? `${view.board.seat}@1`);
  return pawn && pawn.seat === view.board.seat ? `${reading.gives}=${reading.takes}@${pawn.place}` : null;
}
