// How the dice fell: rolls of the match up to the moment shown, and what to expect of them.

/** @typedef {import('../../types.js').View} View */
/** @typedef {{ by: number, dice: number[], at: number }} Roll `at`: steps played once it lay */

/** Every roll up to the moment shown, those for the beginning included. @param {View} view @returns {Roll[]} */
export function rolls(view) {
  return view.history
    .flatMap((turn) => turn.steps.map((step, index) => ({ step, at: turn.from + index + 1 })))
    .filter(({ step, at }) => step.kind === 'roll' && at <= view.at)
    .map(({ step, at }) => ({ by: /** @type {number} */ (step.by), dice: /** @type {number[]} */ (step.dice), at }));
}

/**
 * What one player rolled: how often, each face, pairs, the mean of the totals.
 * @param {Roll[]} all
 * @param {number} seat
 */
export function tally(all, seat) {
  const own = all.filter(({ by }) => by === seat);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => own.reduce((count, { dice }) => count + dice.filter((die) => die === face).length, 0));
  const points = own.reduce((sum, { dice }) => sum + dice[0] + dice[1], 0);
  return { rolls: own.length, faces, pairs: own.filter(({ dice }) => dice[0] === dice[1]).length, mean: own.length ? points / own.length : null };
}

/**
 * The dice to show: those of the turn; while new ones are awaited, the last that were rolled. A roll for the beginning is never played,
 * it only lies there until the next.
 * @param {View} view
 * @param {boolean} swapped
 * @returns {{ faces: { value: number, used: boolean }[], by: number, count: number, fresh: boolean, waiting: boolean }} `count` names the roll, `fresh`: nothing was done since
 */
export function diceOf(view, swapped) {
  const all = rolls(view);
  const last = all.at(-1);
  const fresh = last !== undefined && last.at === view.at;
  const { rolled, dice } = view.board;
  const left = [...dice];
  const faces = (rolled ?? last?.dice ?? []).map((/** @type {number} */ value) => {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
    return { value, used: rolled !== null && index < 0 };
  });
  const by = rolled === null ? (last?.by ?? view.board.rolls) : view.board.rolls;
  return { faces: swapped ? faces.reverse() : faces, by, count: all.length, fresh, waiting: rolled === null && !fresh };
}
