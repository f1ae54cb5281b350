/** The lines of HTML a host pastes into a page. Pure: choices in, text out. */

import { frameAddress } from './address.js';

/**
 * @typedef {object} Choices
 * @property {string[]} games at least one; several: the visitor chooses
 * @property {string} lang
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {Record<string, string>} options fixed; only with one game
 * @property {string} example to start from, or ''; only with one game
 * @property {'element' | 'iframe'} kind
 */

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** The attributes of <escale-jeu> for these choices. @param {Choices} choices @returns {Record<string, string>} */
export function attributesOf({ games, lang, theme, options, example }) {
  const [game, ...others] = games;
  const fixed = Object.entries(options).map(([name, value]) => `${name}:${value}`).join('; ');
  const all = {
    ...(others.length > 0 ? { games: games.join(' ') } : { game, options: fixed, example }),
    lang,
    theme: theme === 'auto' ? '' : theme,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * @param {string} base address of the site
 * @param {Choices} choices
 * @param {string} title of the frame
 */
export function lineFor(base, choices, title) {
  if (choices.kind === 'element') {
    const attributes = Object.entries(attributesOf(choices)).map(([name, value]) => ` ${name}=${quoted(value)}`).join('');
    return `<script async src=${quoted(`${base}embed.js`)}></script>\n<escale-jeu${attributes}></escale-jeu>`;
  }
  const { games, lang, theme, options, example } = choices;
  const src = frameAddress(base, { game: games[0], lang, theme: theme === 'auto' ? null : theme, options, example });
  return `<iframe src=${quoted(src)} title=${quoted(title)} width="100%" height="720" loading="lazy"\n        allow="fullscreen; clipboard-write" style="border: 0"></iframe>`;
}
