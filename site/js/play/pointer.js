/**
 * The pointer's part of a step, as data: press, drag, release. Pure; input.js feeds it browser events.
 *
 * A press on a movable place selects it at once. Released on the spot it was a tap; carried further than a finger
 * trembles it is a drag, and the place under the release is pointed at, just as a second tap would.
 */

/** @typedef {import('../types.d.ts').Place} Place */

/**
 * @typedef {object} Press
 * @property {string} place where the press began
 * @property {number} x in board units
 * @property {number} y
 * @property {boolean} dragging
 * @property {boolean} selectedNow the press itself has selected the place: its release on the spot says nothing more
 * @property {number} pointer the browser's id of the finger or mouse
 */

/**
 * The place at a point of the board; where hit areas overlap, the one with the nearest centre.
 *
 * @param {Place[]} places
 * @param {number} x
 * @param {number} y
 * @returns {string | null}
 */
export function placeAt(places, x, y) {
  /** @type {{id: string, way: number} | null} */
  let best = null;
  for (const place of places) {
    if (x < place.x || x > place.x + place.w || y < place.y || y > place.y + place.h) continue;
    const way = Math.hypot(x - place.x - place.w / 2, y - place.y - place.h / 2);
    if (!best || way < best.way) best = { id: place.id, way };
  }
  return best?.id ?? null;
}

/**
 * The place nearest to a point among those that fit, if it is within reach of a finger.
 *
 * @param {Place[]} places
 * @param {number} x
 * @param {number} y
 * @param {number} reach in board units, from the middle of the place
 * @param {(id: string) => boolean} fits
 * @returns {string | null}
 */
export function placeNear(places, x, y, reach, fits) {
  /** @type {{id: string, way: number} | null} */
  let best = null;
  for (const place of places) {
    const way = Math.hypot(x - place.x - place.w / 2, y - place.y - place.h / 2);
    if (way <= reach && (!best || way < best.way) && fits(place.id)) best = { id: place.id, way };
  }
  return best?.id ?? null;
}

/**
 * Whether a press has become a drag.
 *
 * @param {Press} press
 * @param {number} x
 * @param {number} y
 * @param {number} threshold in board units
 */
export function isDrag(press, x, y, threshold) {
  return press.dragging || Math.hypot(x - press.x, y - press.y) > threshold;
}

/**
 * What a release means: the place to point at, or null when the press has said it all.
 *
 * @param {Press} press
 * @param {string | null} place under the release
 * @returns {string | null}
 */
export function release(press, place) {
  // Back where it started, or off the board: a dragged piece goes home and stays selected.
  if (press.dragging) return place === press.place ? null : place;
  return place === press.place && !press.selectedNow ? place : null;
}
