/**
 * The addresses of the pages: their one home. All are relative to the page they are used on.
 *
 *     /  /en/  /de/                                        the shelf
 *     /diaballik/  /en/diaballik/                          a game
 *     /diaballik/regles/  /en/diaballik/rules/  ...        its rules
 *     /integrer/  /en/embed/  /de/einbetten/               how to show a game on another site
 *     /verifier/  /en/check/  /de/pruefen/                 whether everything works on this device
 *
 * In the single file they follow a `#`: `#/diaballik/` is a game, `#/en/moguli/rules/` the rules of another in English, and a page's own
 * fragment stands behind that, with a `#` again.
 *
 * Fragments: `#m=<id>` a saved match, `#e=<id>` an example of the rules, `#p=` a match packed into the link
 * (py/docs/links.md), `#r=` the same as plain text, `#c=` the other device's turn
 * of a match by correspondence (py/docs/correspondence.md), `#solo` a new match against opponents.
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

/** The whole site in one file, for a disk or a stick. */
export const SINGLE_FILE = 'escale-a-jeux.html';

/** Where addresses begin in the single file. */
export const SINGLE_ROOT = '#/';

/**
 * The two parts of a fragment: the page in the single file, empty on a site, and the page's own fragment.
 *
 * @param {string} hash as in `location.hash`
 * @returns {{page: string, own: string}}
 */
export function partsOfHash(hash) {
  if (!hash.startsWith(SINGLE_ROOT)) return { page: '', own: hash };
  const end = hash.indexOf('#', 1);
  return end < 0 ? { page: hash, own: '' } : { page: hash.slice(0, end), own: hash.slice(end) };
}

/**
 * A link to another form of the page shown, and what stands behind its address goes along: the match, what the host wishes.
 *
 * @param {string} link
 * @param {{search: string, hash: string}} here
 */
export function alongTo(link, { search, hash }) {
  return link.startsWith(SINGLE_ROOT) ? link + partsOfHash(hash).own : link + search + hash;
}

/** Straight into a match against opponents. */
export const SOLO = '#solo';

/** @typedef {{kind: 'none'} | {kind: 'solo'} | {kind: 'match', id: string} | {kind: 'example', id: string} | {kind: 'link', text: string} | {kind: 'post', text: string} | {kind: 'bad', code: string | null}} Fragment code: the error, if it was a match */

const FRAGMENTS = /** @type {const} */ ([
  ['match', /^#m=([a-z0-9]{6,20})$/],
  ['example', /^#e=([a-z0-9_-]{1,60})$/i],
]);

/** Longest match accepted in a link, packed as the engine has it, and plain; beyond it a file is the way. */
export const LONGEST_LINK = 100_000;
export const LONGEST_PLAIN = 600_000;

/**
 * Read a fragment that may come from anybody; what is not exactly one of ours is `bad`.
 *
 * @param {string} hash as in `location.hash`
 * @returns {Fragment}
 */
export function readFragment(hash) {
  return readOwn(partsOfHash(hash).own);
}

/** @param {string} hash @returns {Fragment} */
function readOwn(hash) {
  if (hash === '' || hash === '#') return { kind: 'none' };
  if (hash === SOLO) return { kind: 'solo' };
  for (const [kind, pattern] of FRAGMENTS) {
    const found = pattern.exec(hash);
    if (found) return { kind, id: found[1] };
  }
  if (/^#[cpr]=/.test(hash)) return readMatch(hash);
  // A plain anchor inside a page is nobody's business.
  return /^#[me]=/.test(hash) ? { kind: 'bad', code: null } : { kind: 'none' };
}

/** A match in the fragment, packed or plain, or a turn of one: its form alone. @param {string} hash @returns {Fragment} */
function readMatch(hash) {
  if (hash.length > 3 + (hash.startsWith('#r=') ? LONGEST_PLAIN : LONGEST_LINK)) return { kind: 'bad', code: 'record-too-long' };
  try {
    // Some mailers and messengers write the signs of a link in percents.
    const text = decodeURIComponent(hash.slice(3));
    if (hash.startsWith('#r=') || /^[0-9][\w-]+$/.test(text)) return { kind: hash.startsWith('#c=') ? 'post' : 'link', text };
  } catch {
    // Cut in the middle of a letter.
  }
  return { kind: 'bad', code: 'link-broken' };
}
