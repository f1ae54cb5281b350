/** Every page of the site, from the page components, the games as data and the words. Bundled for Node, no file touched. */

import { drawings } from 'escale:games';
import { render, renderToStaticMarkup } from 'preact-render-to-string';

import { BrandMark } from '../js/draw/brand.jsx';
import { createTranslate, LANGUAGES } from '../js/app/i18n.js';
import { pagePath, pageUrl, SINGLE_FILE, SINGLE_ROOT } from '../js/app/urls.js';
import CheckPage from '../js/pages/check.jsx';
import EmbedPage from '../js/pages/embed.jsx';
import HomePage from '../js/pages/home.jsx';
import PlayPage from '../js/pages/play.jsx';
import RulesPage from '../js/pages/rules.jsx';
import { documentOf } from './document.js';
import { hostingFiles, sitemap } from './hosting.js';
import { renderLost } from './lost.jsx';
import { manifest } from './manifest.js';
import { frontMatter, renderRules } from './rules.jsx';

export { drawCover, drawGamePicture, drawHomePicture, drawShortcut } from './cards.jsx';
export { drawings, renderToStaticMarkup };

/** The house's mark. */
export const brandMark = () => <BrandMark />;

/** @typedef {import('../js/app/urls.js').PageKind} Kind */

/** @type {Record<Kind, import('preact').ComponentType<any>>} */
const PAGES = { home: HomePage, play: PlayPage, rules: RulesPage, embed: EmbedPage, check: CheckPage };
/** @typedef {{lang: string, game: string | null, page: Kind}} Target */

/** Kinds of pages that need a server. @type {Kind[]} */
const SERVED = ['embed'];

/** The games that can be shown: those with rules and a drawing. @param {any} boot @returns {string[]} */
export function shownGames(boot) {
  return Object.keys(boot.games).filter((id) => id in drawings);
}

/** Keys asked for that a language lacks, as "fr: key"; tests/test_locales.py refuses them, a build only tells. @type {Set<string>} */
export const missingWords = new Set();

/** @param {string} lang @param {Record<string, {bodies: unknown[]}>} locales */
export function words(lang, locales) {
  return createTranslate(lang, locales[lang].bodies, (key) => missingWords.add(`${lang}: ${key}`));
}

/**
 * @param {object} given
 * @param {any} given.boot the games as data
 * @param {import('./bundle.mjs').Assets} given.assets
 * @param {Record<string, import('./locales.mjs').Locale>} given.locales
 * @param {{colors: {light: string, dark: string}, cards: (lang: string, game: string | null) => string, posters: (lang: string, game: string) => string}} given.pictures
 * @param {string} given.url the site's address, or ''
 * @param {string} given.id of this build
 * @param {string[]} given.hosts origins whose pages may talk to a game in a frame
 * @param {number} given.single bytes of the single file
 * @returns {Record<string, string>} path -> content
 */
export function renderPages(given) {
  const { boot, locales } = given;
  const games = shownGames(boot);
  /** @type {Record<string, string>} */
  const pages = {};
  for (const lang of LANGUAGES) {
    const t = words(lang, locales);
    for (const target of targets(lang, games)) pages[`${pagePath(target)}index.html`] = renderPage(target, t, given);
    pages[`${pagePath({ lang })}manifest.webmanifest`] = manifest({ lang, t, games, color: given.pictures.colors.light, url: given.url });
  }
  const paths = Object.keys(pages).filter((path) => path.endsWith('index.html'));
  if (given.url) pages['sitemap.xml'] = sitemap(paths.map((path) => path.slice(0, -'index.html'.length)), given.url);
  pages['404.html'] = renderLost({
    games: games.map((game) => boot.games[game].info),
    words: Object.fromEntries(LANGUAGES.map((lang) => [lang, words(lang, locales)])),
    url: given.url,
    lost: given.assets.lost,
  });
  return { ...pages, ...hostingFiles({ url: given.url, version: boot.version, id: given.id }) };
}

/**
 * The pages of the single file.
 *
 * @param {Content} given
 * @returns {Record<string, {boot: import('../js/types.d.ts').Boot, title: string, body: string}>} path -> page
 */
export function renderSingle(given) {
  const pages = LANGUAGES.flatMap((lang) => {
    const t = words(lang, given.locales);
    const shown = targets(lang, shownGames(given.boot)).filter(({ page }) => !SERVED.includes(page));
    return shown.map((target) => [pagePath(target), contentOf(target, t, given, SINGLE_ROOT, { locales: {}, worker: '' })]);
  });
  return Object.fromEntries(pages);
}

/** The pages in a language. @param {string} lang @param {string[]} games @returns {Target[]} */
function targets(lang, games) {
  return [
    { lang, game: null, page: 'home' },
    { lang, game: null, page: 'embed' },
    { lang, game: null, page: 'check' },
    ...games.flatMap((game) => /** @type {Target[]} */ ([{ lang, game, page: 'play' }, { lang, game, page: 'rules' }])),
  ];
}

/**
 * What pages are made of, wherever they are shown.
 * @typedef {Pick<Parameters<typeof renderPages>[0], 'boot' | 'locales' | 'id'> & {url?: string}} Content
 */

/**
 * A page's data, texts and drawing.
 *
 * @param {Target} target
 * @param {ReturnType<typeof words>} t
 * @param {Content} given
 * @param {string} root the way up to the root of the site
 * @param {Partial<import('../js/types.d.ts').Boot>} [more] data
 */
function contentOf(target, t, { boot: data, locales, id, url }, root, more = {}) {
  const { lang, game, page } = target;
  const games = shownGames(data);
  const own = game ? data.games[game] : null;
  /** @type {import('../js/types.d.ts').Boot} */
  const boot = {
    kind: page,
    lang,
    languages: LANGUAGES,
    game,
    root,
    version: data.version,
    build: id,
    info: own?.info ?? null,
    games: games.map((one) => data.games[one].info),
    view: own?.view ?? null,
    examples: own ? own.examples.map(startOfExample) : null,
    links: {
      home: pageUrl({ root, lang }),
      self: Object.fromEntries(LANGUAGES.map((other) => [other, pageUrl({ ...target, lang: other, root })])),
      pages: { ...(root === SINGLE_ROOT ? {} : { embed: pageUrl({ root, lang, page: 'embed' }) }), check: pageUrl({ root, lang, page: 'check' }) },
      games: Object.fromEntries(
        games.map((one) => [one, { play: pageUrl({ root, lang, game: one }), rules: pageUrl({ root, lang, game: one, page: 'rules' }) }]),
      ),
      ...(root === SINGLE_ROOT ? { public: url ? url + pagePath(target) : null } : {}),
    },
    locales: Object.fromEntries(LANGUAGES.map((other) => [other, locales[other].path])),
    worker: 'sw.js',
    ...more,
  };
  const { title, description, body } = headTexts(target, t, locales);
  const rules = game && page === 'rules' ? rulesOf(game, body, boot, own, t) : {};
  const Page = PAGES[page];
  return { boot, title, description, body: render(<Page boot={boot} t={t} drawings={drawings} title={title} {...rules} />) };
}

/**
 * @param {Target} target
 * @param {ReturnType<typeof words>} t
 * @param {Parameters<typeof renderPages>[0]} given
 */
function renderPage(target, t, given) {
  const { boot: data, assets, locales, pictures, url, hosts, single } = given;
  const { lang, game, page } = target;
  const root = '../'.repeat(pagePath(target).split('/').length - 1);
  /** @param {Target} other the same page elsewhere */
  const address = (other) => (url ? url + pagePath(other) : pageUrl({ ...other, root }));
  const { boot, ...content } = contentOf(target, t, given, root, {
    ...(page === 'home' ? { single: { href: root + SINGLE_FILE, size: Math.round(single / 1e6) } } : {}),
    ...(page === 'play' && hosts.length > 0 ? { hosts } : {}),
    ...(page === 'embed' ? { embed: { shelf: shelfOf(given), examples: examplesOf(data) } } : {}),
  });
  return documentOf({
    ...content,
    lang,
    root,
    boot,
    site: t('common-site'),
    address: address(target),
    alternates: Object.fromEntries(LANGUAGES.map((other) => [other, address({ ...target, lang: other })])),
    picture: (url || root) + pictures.cards(lang, game),
    pictureText: game ? t(`${game}-cover`) : t('home-title'),
    colors: pictures.colors,
    style: assets.style,
    fonts: assets.fonts,
    scripts: assets.kinds[page].scripts,
    modules: [...new Set([...assets.kinds[page].modules, ...(game && page === 'play' ? assets.games[game] : [])])],
    locale: locales[lang].path,
    manifest: `${root}${pagePath({ lang })}manifest.webmanifest`,
    early: assets.early,
    python: page === 'play' || page === 'check',
    frames: page === 'embed',
    boxed: page === 'play' ? { scripts: t('play-no-scripts'), origin: t('play-boxed') } : null,
  });
}

/**
 * What embed.js knows of the games.
 *
 * @param {Pick<Parameters<typeof renderPages>[0], 'boot' | 'locales' | 'pictures'>} given
 * @returns {import('../js/embed/element.js').Shelf}
 */
export function shelfOf({ boot, locales, pictures }) {
  const each = LANGUAGES.map((lang) => /** @type {const} */ ([lang, words(lang, locales)]));
  /** @template T @param {(t: ReturnType<typeof words>, lang: string) => T} value @returns {Record<string, T>} */
  const byLanguage = (value) => Object.fromEntries(each.map(([lang, t]) => [lang, value(t, lang)]));
  return {
    games: Object.fromEntries(
      shownGames(boot).map((game) => [game, { names: byLanguage((t) => t(`${game}-name`)), posters: byLanguage((_, lang) => pictures.posters(lang, game)) }]),
    ),
    words: byLanguage((t) => ({ play: t('home-play'), back: t('embed-back', { game: '{game}' }), again: t('embed-again'), unknown: t('embed-unknown') })),
  };
}

/** The worked examples one may start from. @param {any} boot */
function examplesOf(boot) {
  const few = (/** @type {{id: string, caption: string}} */ { id, caption }) => ({ id, caption });
  return Object.fromEntries(shownGames(boot).map((game) => [game, boot.games[game].examples.map(few)]));
}

/** What is needed to open an example; the rest of it is for tests and figures. @param {any} example */
function startOfExample({ id, caption, options, seats, position, steps }) {
  return { id, caption, options, seats, position, steps };
}

/**
 * @param {Target} target
 * @param {ReturnType<typeof words>} t
 * @param {Record<string, import('./locales.mjs').Locale>} locales
 */
function headTexts({ lang, game, page }, t, locales) {
  if (page === 'embed' || page === 'check') return { title: t(`${page}-title`), description: t(`${page}-description`), body: '' };
  if (!game) return { title: t('home-title'), description: t('home-description'), body: '' };
  if (page === 'rules') return frontMatter(locales[lang].rules[game]);
  return { title: t('play-title', { game: t(`${game}-name`) }), description: t(`${game}-description`), body: '' };
}

/** @param {string} game @param {string} body @param {any} boot @param {any} own @param {ReturnType<typeof words>} t */
function rulesOf(game, body, boot, own, t) {
  const { html, toc } = renderRules({ body, drawing: drawings[game], examples: own.examples, playHref: boot.links.games[game].play, t });
  return { rules: html, toc };
}
