/**
 * The addresses of the pages: their one home. All are relative to the page they are used on.
 *
 *     /  /en/  /de/                                        the shelf
 *     /diaballik/  /en/diaballik/                          a game
 *     /diaballik/regles/  /en/diaballik/rules/  ...        its rules
 *     /integrer/  /en/embed/  /de/einbetten/               how to show a game on another site
 *     /verifier/  /en/check/  /de/pruefen/                 whether everything works on this device
 *
 * Fragments: `#m=<id>` a saved match, `#e=<id>` an example of the rules, `#r=` a record in the link, `#c=` the other device's
 * turn of a match by correspondence, `#solo` a new match against opponents.
 */

/** The last part of a rules page's address, by language. */
export const RULES_SLUGS = /** @type {Record<string, string>} */ ({ fr: 'regles', en: 'rules', de: 'regeln' });

/** The pages that belong to no game, beside the shelf, by language. */
export const SITE_SLUGS = /** @type {Record<string, Record<string, string>>} */ ({
  embed: { fr: 'integrer', en: 'embed', de: 'einbetten' },
  check: { fr: 'verifier', en: 'check', de: 'pruefen' },
});

/** @typedef {'home' | 'play' | 'rules' | 'embed' | 'check'} PageKind */

/** Game ids are Python names; addresses use hyphens. @param {string} game */
export function gameSlug(game) {
  return game.replaceAll('_', '-');
}

/**
 * The path of a page from the root of the site, without a leading slash.
 *
 * @param {{lang: string, game?: string | null, page?: PageKind}} target
 */
export function pagePath({ lang, game = null, page = game ? 'play' : 'home' }) {
  const parts = lang === 'fr' ? [] : [lang];
  if (game) parts.push(gameSlug(game));
  if (game && page === 'rules') parts.push(RULES_SLUGS[lang]);
  if (page in SITE_SLUGS) parts.push(SITE_SLUGS[page][lang]);
  return parts.map((part) => `${part}/`).join('');
}

/**
 * The address of a page, seen from a page whose way up to the root of the site is `root` ('' at the root, '../', ...).
 *
 * @param {{root: string, lang: string, game?: string | null, page?: PageKind}} target
 */
export function pageUrl({ root, ...target }) {
  return `${root}${pagePath(target)}` || './';
}

/** Straight into a match against opponents. */
export const SOLO = '#solo';

/** @typedef {{kind: 'none'} | {kind: 'solo'} | {kind: 'match', id: string} | {kind: 'example', id: string} | {kind: 'post', id: string} | {kind: 'record', text: string} | {kind: 'bad'}} Fragment */

const FRAGMENTS = /** @type {const} */ ([
  ['match', /^#m=([a-z0-9]{6,20})$/],
  ['example', /^#e=([a-z0-9_-]{1,60})$/i],
  ['post', /^#c=([0-9][\w-]{1,100000})$/],
]);

/** Longest record accepted in a link; beyond it a file is the way. */
const LONGEST_RECORD = 60000;

/**
 * Read a fragment that may come from anybody; what is not exactly one of ours is `bad`.
 *
 * @param {string} hash as in `location.hash`
 * @returns {Fragment}
 */
export function readFragment(hash) {
  if (hash === '' || hash === '#') return { kind: 'none' };
  if (hash === SOLO) return { kind: 'solo' };
  for (const [kind, pattern] of FRAGMENTS) {
    const found = pattern.exec(hash);
    if (found) return { kind, id: found[1] };
  }
  if (hash.startsWith('#r=') && hash.length <= LONGEST_RECORD) {
    try {
      return { kind: 'record', text: decodeURIComponent(hash.slice(3)) };
    } catch {
      return { kind: 'bad' };
    }
  }
  // A plain anchor inside a page is nobody's business.
  return /^#[cmer]=/.test(hash) ? { kind: 'bad' } : { kind: 'none' };
}
