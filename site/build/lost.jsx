/**
 * 404.html: what a host shows for an address that leads nowhere, at whatever depth. So nothing in it is relative: styles and
 * script are inside, and the script finds the root of the site before it makes the links (site/js/pages/lost.client.js).
 * All languages are in it; the script shows one.
 */

import { renderToStaticMarkup } from 'preact-render-to-string';

import { pagePath } from '../js/app/urls.js';
import { BrandMark } from '../js/draw/brand.jsx';
import { escape, hashOf } from './document.js';
import { SITE_MARK } from './hosting.js';

/** @typedef {import('../js/app/i18n.js').Words} Words */

/** @param {{lang: string, games: string[], url: string, t: Words}} props */
function Lost({ lang, games, url, t }) {
  /** @param {string | null} game */
  const link = (game) => {
    const path = pagePath({ lang, game });
    return { href: url ? url + path : './', 'data-path': path };
  };
  return (
    <main lang={lang} data-title={t('lost-title')}>
      <p class="mark">
        <BrandMark />
        <span>{t('common-site')}</span>
      </p>
      <h1>{t('lost-title')}</h1>
      <p>{t('lost-text')}</p>
      <p class="meant" hidden>
        {t('lost-meant')} <a href="./" />
      </p>
      <nav aria-label={t('home-shelf')}>
        <ul>
          {games.map((game) => (
            <li key={game}>
              <a {...link(game)} data-game={game}>
                {t(`${game}-name`)}
              </a>
              <span>{t(`${game}-tagline`)}</span>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a {...link(null)}>{t('common-shelf')}</a>
      </p>
    </main>
  );
}

/**
 * @param {object} given
 * @param {import('../js/types.d.ts').GameInfo[]} given.games
 * @param {Record<string, Words>} given.words by language
 * @param {string} given.url the site's address, or ''
 * @param {{style: string, script: string}} given.lost
 */
export function renderLost({ games, words, url, lost }) {
  const known = {
    site: SITE_MARK,
    root: url ? new URL(url).pathname : null,
    games: Object.fromEntries(
      games.map((info) => [info.id, [...new Set(Object.values(words).flatMap((t) => [t(`${info.id}-name`), ...editions(info, t)]))]]),
    ),
    titles: Object.fromEntries(Object.entries(words).map(([lang, t]) => [lang, { rules: t('common-rules'), embed: t('embed-title'), check: t('check-title') }])),
  };
  const [first] = Object.values(words);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(lost.script)}`,
    `style-src ${hashOf(lost.style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${Object.keys(words)[0]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(first('lost-title'))}</title>
<style>${lost.style}</style>
</head>
<body>
${Object.entries(words)
  .map(([lang, t]) => renderToStaticMarkup(<Lost lang={lang} games={games.map(({ id }) => id)} url={url} t={t} />))
  .join('\n')}
<script type="application/json" id="known">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>
<script>${lost.script}</script>
</body>
</html>
`;
}

/** The names a game has with one option or another. @param {import('../js/types.d.ts').GameInfo} info @param {Words} t */
function editions({ id, options }, t) {
  if (!t.has(`${id}-edition`)) return [];
  const usual = Object.fromEntries(options.map((option) => [option.name, option.default]));
  return options.flatMap(({ name, values }) => values.map((value) => t(`${id}-edition`, { ...usual, [name]: value })));
}
