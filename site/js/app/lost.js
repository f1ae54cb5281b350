/**
 * The page meant by an address that leads nowhere: misspelt, old, in another language, with an ending too many.
 *
 * Pure. What is understood whole is certain; what only resembles something is a guess, and is offered, not taken.
 */

import { gameSlug, RULES_SLUGS, SITE_SLUGS } from './urls.js';

/** @typedef {import('./urls.js').PageKind} PageKind */
/** @typedef {{lang: string | null, game: string | null, page: PageKind, certain: boolean}} Meant lang: null if the address says none */

/** Ways to write a language. @type {Record<string, string[]>} */
const LANGUAGES = {
  fr: ['fr', 'francais', 'french', 'franzoesisch', 'franzosisch'],
  en: ['en', 'english', 'anglais', 'englisch'],
  de: ['de', 'deutsch', 'allemand', 'german'],
};

/** Longest part of an address that is looked at, and how many. */
const LONGEST = 60;
const PARTS = 8;

/** A part of an address, as far as it matters: no case, accents, endings, signs. @param {string} part */
export function plain(part) {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // Written by hand, with a stray percent sign.
  }
  return text
    .slice(0, LONGEST)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[^a-z0-9]/g, '');
}

/**
 * How many letters have to be changed, put in, left out or swapped with their neighbour.
 *
 * @param {string} one
 * @param {string} other
 */
export function distance(one, other) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let best = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) best = Math.min(best, rows[i - 2][j - 2] + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}

/**
 * @template T
 * @param {string} part plain
 * @param {[T, string[]][]} named things with their names, plain
 * @returns {{found: T, off: number} | null} the nearest, if it is near enough: one letter in four
 */
function nearest(part, named) {
  /** @type {{found: T, off: number} | null} */
  let best = null;
  for (const [thing, names] of named) {
    for (const name of names) {
      // A name inside a longer word counts as one letter off.
      const most = Math.floor(name.length / 4);
      const far = Math.abs(part.length - name.length) > most;
      const off = part !== name && name.length >= 5 && part.includes(name) ? 1 : far ? Infinity : distance(part, name);
      if (off <= most && (best === null || off < best.off)) best = { found: thing, off };
    }
  }
  return best;
}

/**
 * @param {string} path below the root of the site: "en/Diabalik/regles.html"
 * @param {Record<string, string[]>} games game -> its names in all languages
 * @returns {Meant | null} null: it resembles nothing
 */
export function findMeant(path, games) {
  const parts = path.split('/', PARTS).map(plain).filter((part) => part !== '' && part !== 'index');
  /** @type {Meant} */
  const meant = { lang: null, game: null, page: 'home', certain: true };
  const gameNames = /** @type {[string, string[]][]} */ (Object.entries(games).map(([id, names]) => [id, [id, gameSlug(id), ...names].map(plain)]));
  const pages = Object.entries({ rules: RULES_SLUGS, ...SITE_SLUGS }).flatMap(([page, slugs]) =>
    Object.entries(slugs).map(([lang, slug]) => /** @type {[{page: string, lang: string}, string[]]} */ ([{ page, lang }, [slug]])),
  );
  let hits = 0;
  for (const part of parts) {
    const lang = Object.entries(LANGUAGES).find(([, names]) => names.includes(part))?.[0];
    const game = nearest(part, gameNames);
    const page = nearest(part, pages);
    if (lang) meant.lang = lang;
    else if (game && (!page || game.off <= page.off)) meant.game = game.found;
    else if (page) {
      meant.page = /** @type {PageKind} */ (page.found.page);
      meant.lang ??= page.found.lang;
    }
    const off = lang ? 0 : Math.min(game?.off ?? Infinity, page?.off ?? Infinity);
    if (off < Infinity) hits += 1;
    if (off > 0) meant.certain = false;
  }
  return hits === 0 ? null : settled(meant);
}

/** Rules want a game, a game without a page is played. @param {Meant} meant @returns {Meant} */
function settled(meant) {
  if (meant.game) return { ...meant, page: meant.page === 'rules' ? 'rules' : 'play' };
  return meant.page === 'rules' ? { ...meant, page: 'home', certain: false } : meant;
}
