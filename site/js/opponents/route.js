/**
 * Where on the board the steps of a line lead. Pure.
 */

/** @typedef {import('../types.d.ts').Place} Place */
/** @typedef {import('../types.d.ts').Step} Step */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{number: number, from: Point, to: Point | null}} Leg `number`: which step of the line; `to`: null where it stays in its place */

/**
 * Places a step points at, in order. A place that a later step will make (`M2:1`, a piece on a place) is where its place is now; what is no
 * place at all, such as a quarter turn, is left out.
 *
 * @param {Step} step
 * @param {Map<string, Place>} places
 */
function spots(step, places) {
  const found = step.parts.flatMap((part) => {
    const place = places.get(part) ?? places.get(part.split(':')[0]);
    return place ? [place] : [];
  });
  return found.filter((place, index) => place !== found[index - 1]);
}

/** @param {Place} place @returns {Point} */
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/**
 * @param {Step[]} steps
 * @param {Place[]} places
 * @returns {Leg[]} without the steps that have no place on the board
 */
export function route(steps, places) {
  const known = new Map(places.map((place) => [place.id, place]));
  return steps.flatMap((step, index) => {
    const found = spots(step, known);
    if (found.length === 0) return [];
    const [first] = found;
    const last = /** @type {Place} */ (found.at(-1));
    return [{ number: index + 1, from: middle(first), to: first === last ? null : middle(last) }];
  });
}
