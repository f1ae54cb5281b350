/*
 * The text of a terrain, letter by letter: the stem of each letter points north or south, its bowl east or west; a capital has the triangle.
 *
 *     b NE    p SE    q SW    d NW        as they follow each other when a tile is turned clockwise
 *
 * Only the form of the text is known here; whether a terrain can be played is for the rules to say.
 */

const CLOCKWISE = 'bpqd';
const SIDES = ['NE', 'SE', 'SW', 'NW'];
const ROW = 5;

export const TILES = 35;
/** Tiles with a triangle in the box; the rules check it, the editor counts along. */
export const TRIANGLES = 17;

/** A terrain to begin an own one with. */
export const PLAIN_TERRAIN = 'bQpDb/PdBqP/dBqPd/QpDbQ/pBdQp/DqPbD/qBdPb';

/** The letters of a typed text, without anything between them; null when they are not 35 of the eight. @param {string} text */
export function lettersOf(text) {
  const letters = text.replace(/[\s/]/g, '');
  return new RegExp(`^[bpqdBPQD]{${TILES}}$`).test(letters) ? letters : null;
}

/** @param {string} letters */
export function textOf(letters) {
  return Array.from({ length: TILES / ROW }, (_, row) => letters.slice(row * ROW, (row + 1) * ROW)).join('/');
}

/** @param {string} letter */
export function isMarked(letter) {
  return letter !== letter.toLowerCase();
}

/** @param {string} letters */
export function triangles(letters) {
  return [...letters].filter(isMarked).length;
}

/** Where the paths of a letter lead: on top and underneath. @param {string} letter */
export function sidesOf(letter) {
  const top = CLOCKWISE.indexOf(letter.toLowerCase());
  return { top: SIDES[top], under: SIDES[isMarked(letter) ? top : (top + 2) % 4], marked: isMarked(letter) };
}

/** @param {string} letters @param {number} index @param {(letter: string) => string} change */
function changed(letters, index, change) {
  return letters.slice(0, index) + change(letters[index]) + letters.slice(index + 1);
}

/** Turn one tile clockwise by a quarter. @param {string} letters @param {number} index */
export function turned(letters, index) {
  return changed(letters, index, (letter) => {
    const next = CLOCKWISE[(CLOCKWISE.indexOf(letter.toLowerCase()) + 1) % 4];
    return isMarked(letter) ? next.toUpperCase() : next;
  });
}

/** Give one tile a triangle, or take it away. @param {string} letters @param {number} index */
export function remarked(letters, index) {
  return changed(letters, index, (letter) => (isMarked(letter) ? letter.toLowerCase() : letter.toUpperCase()));
}

/** The name of the tile a letter stands for: the rows go from 7 down to 1. @param {number} index */
export function nameAt(index) {
  return `${'abcde'[index % ROW]}${TILES / ROW - Math.floor(index / ROW)}`;
}
