/**
 * The legal steps of a view, by the places they are made of: which begin so, where they lead, which are buttons. Pure.
 *
 * A step is made by pointing at its places in order (`step.parts`), or in any order where it says so. What is legal
 * comes from the rules, with the view; here it is only looked up.
 */

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Step} Step */

/** @param {readonly string[]} parts @param {readonly string[]} prefix */
function startsWith(parts, prefix) {
  return prefix.length <= parts.length && prefix.every((part, index) => parts[index] === part);
}

/**
 * What is left to point at of a step once these places were: null if it does not begin so.
 *
 * @param {Step} step
 * @param {readonly string[]} prefix
 * @returns {string[] | null}
 */
function rest(step, prefix) {
  if (!step.unordered) return startsWith(step.parts, prefix) ? step.parts.slice(prefix.length) : null;
  const left = [...step.parts];
  for (const place of prefix) {
    const index = left.indexOf(place);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** Places that may come next: the first that is left, or any of them. @param {Step} step @param {readonly string[]} prefix @returns {string[]} */
function nexts(step, prefix) {
  const left = rest(step, prefix) ?? [];
  return step.unordered ? left : left.slice(0, 1);
}

/**
 * Legal steps that begin with these places.
 *
 * @param {View} view
 * @param {readonly string[]} prefix
 */
export function stepsWith(view, prefix) {
  return view.steps.filter((step) => step.parts.length > 0 && rest(step, prefix) !== null);
}

/** Steps that are buttons. @param {View} view */
export function buttons(view) {
  return view.steps.filter((step) => step.parts.length === 0);
}

/** Places a step may begin with. @param {View} view @returns {Set<string>} */
export function movable(view) {
  return new Set(stepsWith(view, []).flatMap((step) => nexts(step, [])));
}

/**
 * Places that two steps lead to, the second with what the first has moved: every way there, in the order listed.
 *
 * @param {View} view
 * @param {readonly string[]} selection
 * @returns {Map<string, Step[][]>}
 */
export function ways(view, selection) {
  /** @type {Map<string, Step[][]>} */
  const found = new Map();
  if (selection.length === 0) return found;
  for (const step of stepsWith(view, selection)) {
    for (const then of step.then ?? []) {
      const place = then.parts[selection.length];
      if (place === undefined || !startsWith(then.parts, selection)) continue;
      found.set(place, [...(found.get(place) ?? []), [step, then]]);
    }
  }
  return found;
}

/**
 * Places to point at next, with the kind of the step they lead to; `then` where it takes two.
 *
 * @param {View} view
 * @param {readonly string[]} selection
 * @returns {Map<string, string>}
 */
export function targets(view, selection) {
  /** @type {Map<string, string>} */
  const found = new Map();
  if (selection.length === 0) return found;
  for (const step of stepsWith(view, selection)) {
    for (const next of nexts(step, selection)) if (!found.has(next)) found.set(next, step.kind);
  }
  for (const place of ways(view, selection).keys()) if (!found.has(place)) found.set(place, 'then');
  return found;
}

/**
 * The step `end` when the player can do nothing else.
 *
 * @param {View} view
 * @returns {Step | null}
 */
export function onlyEnd(view) {
  return view.steps.length === 1 && view.steps[0].kind === 'end' ? view.steps[0] : null;
}
