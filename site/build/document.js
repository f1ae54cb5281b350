/** The HTML around a page: head, policy, links to what it loads. Text in, text out. */

import { createHash } from 'node:crypto';

/** @param {string} text */
export function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** What a policy calls a script or style in the page itself. @param {string} text */
export function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy: nothing from anywhere else, ever, and no evaluation of text. Only the page that runs Python
 * has more: 'wasm-unsafe-eval' compiles WebAssembly, and blob: is where PyScript's worker starts from. (That worker would
 * also want 'unsafe-eval'; site/js/engine/client.js tells how it does without.) Style attributes place the pieces of a
 * drawn board before any script runs.
 *
 * @param {{python: boolean, frames?: boolean, inline: string}} page `frames`: shows pages of the site inside it; `inline`: the one script
 *   allowed in the page itself
 */
export function policy({ python, frames = false, inline }) {
  const hash = hashOf(inline);
  const rules = {
    'default-src': "'none'",
    'script-src': python ? `'self' ${hash} 'wasm-unsafe-eval'` : `'self' ${hash}`,
    'worker-src': python ? "'self' blob:" : "'self'",
    'connect-src': python ? "'self' blob:" : "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'manifest-src': "'self'",
    ...(frames ? { 'frame-src': "'self'" } : {}),
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return Object.entries(rules).map(([name, value]) => `${name} ${value}`).join('; ');
}

/**
 * @typedef {object} Page
 * @property {string} lang
 * @property {string} title
 * @property {string} description
 * @property {string} site the site's name
 * @property {string} root the way up to the root of the site
 * @property {string} address of this page, absolute if the site has an address
 * @property {Record<string, string>} alternates language -> address of this page in it
 * @property {string} picture address of the picture for sharing
 * @property {string} pictureText what it shows
 * @property {{light: string, dark: string}} colors of the browser's own bars
 * @property {string} style
 * @property {string[]} fonts
 * @property {string[]} scripts the last is the page's; those before it run as soon as they are there
 * @property {string[]} modules
 * @property {string} locale
 * @property {string} manifest
 * @property {string} early
 * @property {boolean} python
 * @property {boolean} [frames]
 * @property {{scripts: string, origin: string} | null} [boxed] said where the page may run no script, or has no origin
 * @property {unknown} boot
 * @property {string} body
 */

/** Languages as Open Graph spells them. @type {Record<string, string>} */
const TERRITORIES = { fr: 'fr_FR', en: 'en_GB', de: 'de_DE' };

/**
 * The policy of the single file: it asks nobody for anything, and runs nothing but its own two scripts. The engine's worker is
 * made of the file's text, and a blob is the only form in which a page without a server can hand that over; its pictures and fonts are
 * in the style sheet.
 *
 * @param {{scripts: string[], style: string}} inline all there is
 */
function singlePolicy({ scripts, style }) {
  const rules = {
    'default-src': "'none'",
    'script-src': [...scripts.map(hashOf), "'wasm-unsafe-eval'"].join(' '),
    'worker-src': 'blob:',
    'style-src': hashOf(style),
    'style-src-attr': "'unsafe-inline'",
    'img-src': 'data:',
    'font-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return Object.entries(rules).map(([name, value]) => `${name} ${value}`).join('; ');
}

/**
 * @typedef {object} Single
 * @property {string} title
 * @property {string} lang
 * @property {string} early
 * @property {string} script
 * @property {string} style
 * @property {string} icon as SVG
 * @property {Record<string, string>} light parts the first page needs: name -> packed
 * @property {Record<string, string>} heavy parts that may come after it
 * @property {Record<string, {scripts: string, incomplete: string}>} words by language
 */

/** @param {Single} file */
export function singleDocument({ title, lang, early, script, style, icon, light, heavy, words }) {
  const part = (/** @type {[string, string]} */ [name, packed]) => `<script type="text/plain" data-part="${escape(name)}">${packed}</script>`;
  const inAll = (/** @type {'scripts' | 'incomplete'} */ key) => Object.entries(words).map(([each, texts]) => `<p class="boxed" lang="${each}">${escape(texts[key])}</p>`).join('\n');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escape(singlePolicy({ scripts: [early, script], style }))}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}">
<script>${early}</script>
<style>${style}</style>
</head>
<body>
<noscript>
${inAll('scripts')}
</noscript>
<div id="incomplete">
${inAll('incomplete')}
</div>
<div id="app"></div>
${Object.entries(light).map(part).join('\n')}
<script>${script}</script>
${Object.entries(heavy).map(part).join('\n')}
</body>
</html>
`;
}

/** @param {Page} page */
export function documentOf(page) {
  const { root } = page;
  /** @param {Record<string, string | undefined>} attributes */
  const link = (attributes) => `<link${attributesOf(attributes)}>`;
  /** @param {string} key @param {string} content */
  const meta = (key, content) => `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escape(content)}">`;
  const [first] = Object.keys(page.alternates);
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escape(policy({ python: page.python, frames: page.frames, inline: page.early }))}">`,
    meta('referrer', 'same-origin'),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<title>${escape(page.title)}</title>`,
    meta('description', page.description),
    `<script>${page.early}</script>`,
    link({ rel: 'stylesheet', href: root + page.style }),
    ...page.fonts.map((font) => link({ rel: 'preload', href: root + font, as: 'font', type: 'font/woff2', crossorigin: '' })),
    ...page.scripts.map((script, at) => `<script type="module"${at < page.scripts.length - 1 ? ' async' : ''} src="${root}${script}"></script>`),
    ...page.modules.map((module) => link({ rel: 'modulepreload', href: root + module })),
    link({ rel: 'preload', href: root + page.locale, as: 'fetch', crossorigin: '' }),
    link({ rel: 'canonical', href: page.address }),
    ...Object.entries(page.alternates).map(([lang, href]) => link({ rel: 'alternate', hreflang: lang, href })),
    link({ rel: 'alternate', hreflang: 'x-default', href: page.alternates[first] }),
    link({ rel: 'manifest', href: page.manifest }),
    link({ rel: 'icon', href: `${root}icons/icon.svg`, type: 'image/svg+xml' }),
    link({ rel: 'icon', href: `${root}icons/icon-32.png`, type: 'image/png', sizes: '32x32' }),
    link({ rel: 'apple-touch-icon', href: `${root}icons/icon-180.png` }),
    `<meta name="theme-color" content="${page.colors.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${page.colors.dark}" media="(prefers-color-scheme: dark)">`,
    meta('og:type', 'website'),
    meta('og:site_name', page.site),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:url', page.address),
    meta('og:locale', TERRITORIES[page.lang]),
    ...Object.keys(page.alternates).filter((lang) => lang !== page.lang).map((lang) => meta('og:locale:alternate', TERRITORIES[lang])),
    meta('og:image', page.picture),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', page.pictureText),
    meta('twitter:card', 'summary_large_image'),
  ];
  // `<` never appears in the data, so nothing in it can close the element.
  const boot = JSON.stringify(page.boot).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${page.lang}">
<head>
${head.join('\n')}
</head>
<body>
${boxed(page)}<div id="app">${page.body}</div>
<script type="application/json" id="boot">${boot}</script>
</body>
</html>
`;
}

/** Frames that allow too little: the game says so instead of failing. `early` shows the second. @param {Page} page */
function boxed({ boxed: words }) {
  if (!words) return '';
  return `<noscript><p class="boxed">${escape(words.scripts)}</p></noscript>\n<p class="boxed" id="boxed" role="alert" hidden>${escape(words.origin)}</p>\n`;
}

/** @param {Record<string, string | undefined>} attributes */
function attributesOf(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value ?? '')}"`))
    .join('');
}
