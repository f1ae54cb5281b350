/**
 * The opponents' levels as the page needs them: which seats they sit in, how long they may think, in how many slices.
 * Pure. What a level means is the rules package's business (`escale.opponents.levels`).
 */

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').SeatInfo} SeatInfo */

export const LEVELS = [1, 2, 3, 4, 5];

/** The level a visitor meets first: it takes what is on offer and overlooks answers. */
export const FIRST_LEVEL = 2;

/** The strongest: it may use several workers and the time the settings give. */
export const STRONGEST = 5;

/** Milliseconds all others may think about a turn, at most. */
export const USUAL_MS = 700;

/** Milliseconds for somebody who is only asked whether to react: several are asked in a row. */
export const REACTION_MS = 250;

/** What a decision gets of the time that is left of a turn, where chance may ask for another decision in the same turn. */
const SHARE_OF_TURN = 0.6;

/** However much of a turn's time is used up, a decision gets this. */
const LEAST_MS = 100;

/** From this budget on a quick answer is asked for first: whoever does not want to wait gets that one. */
const SLICED_FROM = 1000;

/** The quick answer's part of the time. */
const QUICK_SHARE = 0.15;

/** Workers that think together at most; each is a Python of its own, with its memory. */
const MOST_WORKERS = 3;

/** The level of an opponent by its kind; null for a person. @param {string | undefined} kind */
export function levelOf(kind) {
  const found = /^opponent:([1-5])$/.exec(kind ?? '');
  return found ? Number(found[1]) : null;
}

/** @param {number} level */
export function kindOf(level) {
  return `opponent:${level}`;
}

/** The seats people have. @param {Pick<View, 'seats'>} view @returns {number[]} */
export function people(view) {
  return view.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
}

/** The one person among opponents; null if there are others, or nobody. @param {Pick<View, 'seats'>} view @returns {number | null} */
export function loner(view) {
  const seats = people(view);
  return seats.length === 1 && view.seats.length > 1 ? seats[0] : null;
}

/** @param {Pick<View, 'seats'>} view */
export function hasOpponents(view) {
  return view.seats.some((seat) => levelOf(seat.kind) !== null);
}

/**
 * Milliseconds for one decision.
 *
 * @param {object} asked
 * @param {number} asked.level
 * @param {number} asked.strongest what the settings give the strongest level for a turn
 * @param {number} asked.spent milliseconds this seat has thought in this turn already
 * @param {boolean} asked.chance whether the turn may ask for more decisions
 * @param {boolean} asked.reacts whether it only reacts to somebody else's turn
 */
export function budget({ level, strongest, spent, chance, reacts }) {
  const whole = level === STRONGEST ? strongest : USUAL_MS;
  if (reacts) return Math.min(whole, REACTION_MS);
  const left = Math.max(0, whole - spent);
  return Math.round(Math.max(LEAST_MS, chance ? left * SHARE_OF_TURN : left));
}

/** Milliseconds of the quick answer that comes first; 0 if there is none. @param {number} ms */
export function quickPart(ms) {
  return ms >= SLICED_FROM ? Math.round(ms * QUICK_SHARE) : 0;
}

/** How many workers may think together on a device: one core is left for the page. @param {number | undefined} cores */
export function workerCount(cores) {
  return Math.max(1, Math.min(MOST_WORKERS, (cores ?? 2) - 1));
}
