// What the markers can do now, as data for the one who holds them, and what was played in the duel under way. No rule: it all comes from the view.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** A marker as it was announced. @typedef {{ seat: number, marker: string, form: string | null, dice: string[], becomes: string[], place: string | null }} Played */
/** @typedef {{ chain: Played[], stands: boolean | null }} Duel `stands`: whether the first takes effect; null while it is open */

export const POWERS = ['reroll', 'improve', 'worsen', 'transfer', 'annul', 'extra'];

/** A hand as kinds with their numbers. @param {string[]} hand @returns {{ marker: string, count: number }[]} */
export function kinds(hand) {
  return POWERS.map((marker) => ({ marker, count: hand.filter((each) => each === marker).length })).filter(({ count }) => count > 0);
}

/** Every way to play a marker now. @param {View} view @param {string} marker */
export function waysToPlay(view, marker) {
  return view.steps.filter((step) => step.kind === 'marker' && step.marker === marker);
}

/** The way that needs nothing chosen: an answer. @param {Step[]} ways */
export function plainWay(ways) {
  return ways.find((step) => step.parts.length === 1) ?? null;
}

/** The way that takes the whole roll. @param {Step[]} ways */
export function rollWay(ways) {
  return ways.find((step) => step.form === 'roll') ?? null;
}

/** The way that chooses exactly these dice. @param {Step[]} ways @param {string[]} letters */
export function diceWay(ways, letters) {
  const wanted = sorted(letters);
  return ways.find((step) => letters.length > 0 && sorted(/** @type {string[]} */ (step.dice)) === wanted) ?? null;
}

/** The colours of dice that any way could choose. @param {Step[]} ways @returns {Set<string>} */
export function choosable(ways) {
  return new Set(ways.flatMap((step) => /** @type {string[]} */ (step.dice)));
}

/** Places that ways lead to. @param {Step[]} ways @returns {Step[]} */
export function placeWays(ways) {
  return ways.filter((step) => step.place !== null);
}

/** @param {string[]} letters */
const sorted = (letters) => [...letters].sort().join('');

/**
 * The marker under way and the annulments on top of it; or, right after it was settled, how it ended. Null when there is neither.
 * @param {View} view
 * @returns {Duel | null}
 */
export function duelOf(view) {
  const { stack } = view.board;
  if (stack.length > 0) return { chain: stack, stands: null };
  const steps = view.history.flatMap((turn) => turn.steps).slice(0, view.at);
  const settled = /** @type {{ stands: boolean } | null | undefined} */ (steps.at(-1)?.settles);
  if (!settled) return null;
  /** @type {Played[]} */
  const chain = [];
  for (const step of steps.reverse()) {
    if (step.kind === 'marker') chain.unshift(/** @type {Played} */ (/** @type {unknown} */ (step)));
    if (step.kind !== 'decline' && (step.kind !== 'marker' || step.about !== 'marker')) break;
  }
  return { chain, stands: settled.stands };
}

/** What was played last in this turn and is no longer open, to be read beside the board. @param {View} view @returns {{ seat: number, marker: string, stands: boolean } | null} */
export function lastSettled(view) {
  const turn = view.history.filter(({ from }) => from < view.at).at(-1);
  const steps = turn?.steps.slice(0, view.at - turn.from) ?? [];
  return /** @type {any} */ (steps.map((step) => step.settles).filter(Boolean).at(-1) ?? null);
}
