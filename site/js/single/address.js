/**
 * Which page of the single file an address means. Pure.
 *
 *     escale-a-jeux.html#/en/moguli/rules/#the-gates
 *                        page             own fragment
 */

import { findMeant } from '../app/lost.js';
import { pagePath, partsOfHash, SINGLE_ROOT } from '../app/urls.js';

/**
 * What is there to be shown.
 * @typedef {object} Shelf
 * @property {(path: string) => boolean} has
 * @property {string[]} games
 * @property {string} lang for an address that names no page
 */

/**
 * The page meant, also by an address that is written by hand or comes from another version.
 *
 * @param {string} hash as in `location.hash`
 * @param {Shelf} shelf
 * @returns {{path: string, own: string}} the page's path, as on the site, and the page's own fragment
 */
export function pageMeant(hash, { has, games, lang }) {
  const { page, own } = partsOfHash(hash);
  if (!page) return { path: pagePath({ lang }), own: '' };
  const path = page.slice(SINGLE_ROOT.length);
  if (has(path)) return { path, own };
  const meant = findMeant(path, Object.fromEntries(games.map((game) => [game, []])));
  const found = meant && pagePath({ ...meant, lang: meant.lang ?? lang });
  return found !== null && has(found) ? { path: found, own } : { path: pagePath({ lang: meant?.lang ?? lang }), own: '' };
}

/**
 * The language of somebody who opens the file for the first time.
 *
 * @param {string} chosen by the player, earlier; or ''
 * @param {readonly string[]} preferred by the browser, the best first
 * @param {readonly string[]} languages there are, the usual one first
 */
export function firstLanguage(chosen, preferred, languages) {
  const wanted = [chosen, ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((lang) => languages.includes(lang)) ?? languages[0];
}
