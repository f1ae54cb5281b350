/**
 * The keyboard: which key does what, and where the arrows lead. Pure.
 */

/** @typedef {import('../types.d.ts').Place} Place */

/**
 * Every shortcut, in the order the help lists them.
 *
 * @type {{action: string, keys: string[]}[]}
 */
export const SHORTCUTS = [
  { action: 'move', keys: ['←', '↑', '→', '↓'] },
  { action: 'point', keys: ['Enter', 'Space'] },
  { action: 'cancel', keys: ['Escape'] },
  { action: 'chance', keys: ['D'] },
  { action: 'end', keys: ['E'] },
  { action: 'advice', keys: ['H'] },
  { action: 'now', keys: ['N'] },
  { action: 'undo', keys: ['U', 'Ctrl+Z'] },
  { action: 'redo', keys: ['R', 'Ctrl+Y'] },
  { action: 'undo-turn', keys: ['Shift+U'] },
  { action: 'redo-turn', keys: ['Shift+R'] },
  { action: 'back', keys: [',', 'PageUp'] },
  { action: 'forward', keys: ['.', 'PageDown'] },
  { action: 'replay', keys: ['P'] },
  { action: 'share', keys: ['S'] },
  { action: 'flip', keys: ['F'] },
  { action: 'fullscreen', keys: ['Shift+F'] },
  { action: 'help', keys: ['?'] },
];

/** Single characters: they can be switched off in the settings. @type {Record<string, string>} */
const LETTERS = {
  d: 'chance',
  e: 'end',
  h: 'advice',
  n: 'now',
  u: 'undo',
  r: 'redo',
  U: 'undo-turn',
  R: 'redo-turn',
  ',': 'back',
  '.': 'forward',
  p: 'replay',
  s: 'share',
  f: 'flip',
  F: 'fullscreen',
  '?': 'help',
};

/** @type {Record<string, string>} */
const NAMED = { Escape: 'cancel', PageUp: 'back', PageDown: 'forward' };

/** @type {Record<string, string>} */
const WITH_CONTROL = { z: 'undo', Z: 'redo', y: 'redo' };

/**
 * The action of a key stroke anywhere on the page; null if it has none.
 *
 * @param {{key: string, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
 * @param {boolean} letters whether single characters count
 */
export function actionOf(event, letters) {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return WITH_CONTROL[event.key] ?? null;
  return NAMED[event.key] ?? (letters ? (LETTERS[event.key] ?? null) : null);
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * The place an arrow key, Home or End leads to from a place; the place itself at an edge, null for another key.
 * Where the grid has holes the nearest place in that direction is taken.
 *
 * @param {Place[]} places
 * @param {string} from
 * @param {string} key
 * @returns {string | null}
 */
export function neighbour(places, from, key) {
  const here = places.find((place) => place.id === from);
  if (!here) return places[0]?.id ?? null;
  if (key === 'Home' || key === 'End') {
    const row = places.filter((place) => place.row === here.row).sort((a, b) => a.col - b.col);
    return row.at(key === 'Home' ? 0 : -1)?.id ?? from;
  }
  const direction = ARROWS[key];
  if (!direction) return null;
  const [down, right] = direction;
  /** @type {{id: string, way: number} | null} */
  let best = null;
  for (const place of places) {
    const along = (place.row - here.row) * down + (place.col - here.col) * right;
    const aside = Math.abs((place.row - here.row) * right) + Math.abs((place.col - here.col) * down);
    if (along <= 0 || aside > along) continue;
    const way = along + aside * 2;
    if (!best || way < best.way) best = { id: place.id, way };
  }
  return best?.id ?? from;
}
