/**
 * The address of a game in a frame: the game's own page, and after the question mark what the page around it wants.
 *
 *     en/moguli/?embed=1&host=https://gite.example&theme=dark&options=board:cylinder&games=moguli,point#e=first
 *
 *   embed    shown inside another page: links leave the frame
 *   host     the origin of that page, if it wants to talk (protocol.js); nobody else is heard
 *   theme    light or dark, unless the visitor has chosen
 *   options  fixed by the host: the set-up panel does not offer them
 *   games    what the host offers
 *
 * What is not of this form is left out. Pure.
 */

import { gameSlug, pagePath } from '../app/urls.js';

/**
 * @typedef {object} Embed
 * @property {string | null} host
 * @property {'light' | 'dark' | null} theme
 * @property {Record<string, string>} options
 * @property {string[]} games empty: all
 */

const PAIR = /^([a-z][a-z0-9_-]{0,39})[:=]([\w-]{1,40})$/;

/** "movement: arashi; chasms=2" as written by people, or as in an address. @param {string} text @returns {Record<string, string>} */
export function readOptions(text) {
  const pairs = text.split(/[;,]/).map((part) => PAIR.exec(part.replace(/\s/g, '')));
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], pair[2]]] : [])));
}

/** Games in a list, by their id. @param {string} text @returns {string[]} */
export function readGames(text) {
  return [...new Set(text.split(/[\s,;]+/).map((name) => name.toLowerCase().replaceAll('-', '_')))].filter((name) => /^[a-z][a-z0-9_]{0,39}$/.test(name));
}

/** An origin, spelt as browsers do; null for anything that is none. @param {string | null} text */
export function readOrigin(text) {
  try {
    const { origin, protocol } = new URL(text ?? '');
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}

/** @param {string} search as in `location.search` @returns {Embed | null} null: a page of its own */
export function readEmbed(search) {
  const given = new URLSearchParams(search);
  if (!given.has('embed')) return null;
  const theme = given.get('theme');
  return {
    host: readOrigin(given.get('host')),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    options: readOptions(given.get('options') ?? ''),
    games: readGames(given.get('games') ?? ''),
  };
}

/**
 * @param {string} base address of the site
 * @param {Partial<Embed> & {game: string, lang: string, record?: string | null, example?: string | null}} wanted
 */
export function frameAddress(base, { game, lang, host, theme, options = {}, games = [], record, example }) {
  const address = new URL(pagePath({ lang, game }), base);
  const fixed = Object.entries(options).map(([name, value]) => `${name}:${value}`);
  const query = { embed: '1', host, theme, options: fixed.join(','), games: games.map(gameSlug).join(',') };
  address.search = Object.entries(query)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(/** @type {string} */ (value)).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/')}`)
    .join('&');
  if (record) address.hash = `r=${encodeURIComponent(record)}`;
  else if (example) address.hash = `e=${example}`;
  return address.href;
}

/**
 * A game as far as its host offers it: a fixed option has one value and no advice.
 *
 * @param {import('../types.d.ts').GameInfo} info
 * @param {Record<string, string>} fixed
 * @returns {{info: import('../types.d.ts').GameInfo, fixed: Record<string, string>}} with what of it the game knows
 */
export function limited(info, fixed) {
  const known = Object.fromEntries(info.options.filter(({ name, values }) => values.includes(fixed[name])).map(({ name }) => [name, fixed[name]]));
  const options = info.options.map((option) => (option.name in known ? { ...option, values: [known[option.name]] } : option));
  return { info: { ...info, options, advice: info.advice.filter(({ option }) => !(option in known)) }, fixed: known };
}

/** Room left beside the board: above and below it on a narrow page, at its side on a wide one. */
const AROUND = { narrow: 320, top: 72, side: 388 };
const WIDE = 900;

/** The height at which a game fills a width well. @param {number} width @param {number} aspect of the board */
export function idealHeight(width, aspect) {
  if (width < WIDE) return Math.round(width / Math.min(1, aspect) + AROUND.narrow);
  return Math.round(Math.min(860, Math.max(600, (width - AROUND.side) / aspect + AROUND.top)));
}
