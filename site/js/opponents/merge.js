/**
 * One choice from several workers that have each looked at a share of the first turns. Pure.
 */

/**
 * What `think` answers, as far as the page uses it (`escale.bridge` has the whole).
 * @typedef {object} Thought
 * @property {string[]} choice the steps to make, as texts
 * @property {{steps: import('../types.d.ts').Step[], value: number, reason: import('../types.d.ts').Reason | null}[]} lines candidates, best first
 * @property {number[]} values what each seat may expect
 * @property {[number, string[]][]} rungs the best of its share after each depth: value and steps
 */

/**
 * The answer that is best at the deepest rung all of them have: values of different depths do not compare. Where one has no rungs,
 * the values of their best lines have to do.
 *
 * @param {Thought[]} thoughts at least one
 * @returns {Thought}
 */
export function merge(thoughts) {
  const depth = Math.min(...thoughts.map(({ rungs }) => rungs.length));
  /** @param {Thought} thought */
  const worth = (thought) => (depth > 0 ? thought.rungs[depth - 1][0] : (thought.lines[0]?.value ?? 0));
  const best = thoughts.reduce((found, thought) => (worth(thought) > worth(found) ? thought : found));
  return thoughts.length === 1 || depth === 0 ? best : { ...best, choice: best.rungs[depth - 1][1] };
}
