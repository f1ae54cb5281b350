/**
 * The web app manifest of a language: the site as an app of its own, which opens its matches from files and links. Text in,
 * text out.
 *
 * No `share_target`: what other apps share would go to the server in an address, and the site has promised that nothing does.
 */

import { gameSlug, pagePath } from '../js/app/urls.js';
import { FILE_ENDING, FILE_TYPE } from '../js/share/file.js';

/**
 * @param {object} given
 * @param {string} given.lang
 * @param {import('../js/app/i18n.js').Words} given.t
 * @param {string[]} given.games
 * @param {string} given.color
 * @param {string} given.url the site's address, or ''
 */
export function manifest({ lang, t, games, color, url }) {
  const root = '../'.repeat(pagePath({ lang }).split('/').length - 1) || './';
  /** @param {number} size @param {string} purpose @param {string} name */
  const icon = (size, purpose, name) => ({ src: `${root}icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose });
  const content = {
    // An id belongs to the origin, where other sites may live too: it needs the path. Where the build knows none, browsers take the
    // start address, which comes to the same.
    ...(url ? { id: new URL(url).pathname + pagePath({ lang }) } : {}),
    name: t('common-site'),
    short_name: t('common-site-short'),
    description: t('home-description'),
    lang,
    start_url: './',
    // All languages: changing it does not leave the app.
    scope: root,
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['games', 'entertainment'],
    icons: [icon(192, 'any', 'icon'), icon(512, 'any', 'icon'), icon(192, 'maskable', 'maskable'), icon(512, 'maskable', 'maskable')],
    shortcuts: games.map((game) => ({
      name: t(`${game}-name`),
      description: t(`${game}-tagline`),
      url: `./${gameSlug(game)}/`,
      icons: [icon(192, 'any', `game-${game}`)],
    })),
    // The shelf reads the file and hands the match to the page of its game.
    file_handlers: [{ action: './', accept: { [FILE_TYPE]: [FILE_ENDING] }, icons: [icon(192, 'any', 'icon')], launch_type: 'single-client' }],
    // A window that is open is used again; its match is saved after every step.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    handle_links: 'preferred',
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
