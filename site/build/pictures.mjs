/**
 * Pictures: icons and the cards shown when a page is shared, from our own SVG drawings to PNG.
 *
 * resvg draws them. It knows no style sheet, so custom properties are replaced by their values in tokens.css, and it reads no
 * WOFF2, so the site's fonts are unpacked first. The PNGs depend on nothing but the drawing, and are kept by its hash.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import wawoff2 from 'wawoff2';

import { digest, SITE } from './files.mjs';

const require = createRequire(import.meta.url);
const FONTS = [
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
];
const ICONS = [
  { name: 'icon', size: 32, margin: 0 },
  { name: 'icon', size: 180, margin: 0.1 },
  { name: 'icon', size: 192, margin: 0 },
  { name: 'icon', size: 512, margin: 0 },
  { name: 'maskable', size: 192, margin: 0.2 },
  { name: 'maskable', size: 512, margin: 0.2 },
];

/** The custom properties of a rule of a style sheet. @param {string} css @param {RegExp} selector */
function properties(css, selector) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = selector.exec(plain);
  if (!found) throw new Error(`tokens.css has no rule for ${selector}`);
  const block = plain.slice(found.index + found[0].length, plain.indexOf('}', found.index));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim().replaceAll('"', "'")]));
}

/**
 * Write values for var(--name, fallback), inside out.
 *
 * @param {string} text
 * @param {Record<string, string>} tokens
 */
export function withoutVariables(text, tokens) {
  const innermost = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g;
  let before;
  let after = text;
  do {
    before = after;
    after = before.replace(innermost, (_, name, fallback) => tokens[name] ?? fallback?.trim() ?? 'none');
  } while (after !== before);
  return after;
}

/** Styles that resvg does not read become attributes. @param {string} svg */
export function withTransforms(svg) {
  return svg.replace(/ style="([^"]*)"/g, (whole, style) => {
    const moved = /(?:^|;)\s*transform:\s*([^;]+);?/.exec(style);
    if (!moved) return whole;
    const rest = style.replace(moved[0], ';').replace(/^;+/, '');
    return ` transform="${moved[1].replaceAll('px', '').replaceAll('deg', '')}"${rest ? ` style="${rest}"` : ''}`;
  });
}

/** The site's fonts as files that resvg reads, unpacked one after the other: the unpacker has one memory. @param {string} cache */
async function fontFiles(cache) {
  const files = [];
  for (const name of FONTS) {
    const packed = await readFile(require.resolve(name));
    const file = join(cache, `font-${digest(packed)}.ttf`);
    await readFile(file).catch(async () => writeFile(file, Buffer.from(await wawoff2.decompress(packed))));
    files.push(file);
  }
  return files;
}

/**
 * @param {object} given
 * @param {typeof import('./render.jsx')} given.renderer
 * @param {any} given.boot
 * @param {Record<string, import('./locales.mjs').Locale>} given.locales
 * @param {string} given.cache
 * @param {(path: string, content: string | Uint8Array) => Promise<void>} given.write
 */
export async function writePictures({ renderer, boot, locales, cache, write }) {
  const css = await readFile(join(SITE, 'css/tokens.css'), 'utf8');
  const tokens = properties(css, /:root\s*\{/);
  const dark = { ...tokens, ...properties(css, /:root\[data-theme=['"]?dark['"]?\]\s*\{/) };
  const fonts = await fontFiles(cache);
  await mkdir(cache, { recursive: true });

  /** @param {string} svg */
  const png = async (svg) => {
    // The style sheet's names of the fonts are not those inside the files.
    const drawn = withTransforms(withoutVariables(svg, tokens)).replaceAll(/(Fraunces|Inter) Variable/g, '$1');
    const file = join(cache, `picture-${digest(drawn)}.png`);
    return readFile(file).catch(async () => {
      const image = new Resvg(drawn, { font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' } });
      const content = image.render().asPng();
      await writeFile(file, content);
      return content;
    });
  };

  const mark = renderer.renderToStaticMarkup(renderer.brandMark());
  for (const { name, size, margin } of ICONS) await write(`icons/${name}-${size}.png`, await png(iconOf(mark, size, margin, tokens)));
  await write('icons/icon.svg', withoutVariables(iconOf(mark, 32, 0, tokens), tokens));

  const games = renderer.shownGames(boot);
  const own = renderer.words(Object.keys(locales)[0], locales);
  for (const id of games) await write(`icons/game-${id}-192.png`, await png(renderer.drawShortcut({ drawing: renderer.drawings[id], t: own })));
  /** @type {Record<string, string>} */
  const cards = {};
  for (const lang of Object.keys(locales)) {
    const t = renderer.words(lang, locales);
    const drawn = {
      home: renderer.drawHomePicture({ drawings: games.map((id) => renderer.drawings[id]), t }),
      ...Object.fromEntries(
        games.map((id) => [id, renderer.drawGamePicture({ drawing: renderer.drawings[id], view: pictured(boot.games[id]), t })]),
      ),
    };
    for (const id of games) await write(posterOf(lang, id), posterSvg(renderer.drawCover({ drawing: renderer.drawings[id], t }), tokens));
    for (const [name, svg] of Object.entries(drawn)) {
      const content = await png(svg);
      cards[`${lang} ${name}`] = `pictures/${name}-${lang}-${digest(content).slice(0, 8)}.png`;
      await write(cards[`${lang} ${name}`], content);
    }
  }
  return {
    colors: { light: tokens['--paper'], dark: dark['--paper'] },
    cards: (/** @type {string} */ lang, /** @type {string | null} */ game) => cards[`${lang} ${game ?? 'home'}`],
    posters: posterOf,
  };
}

/** The box of a game for other sites, at an address that stays. @param {string} lang @param {string} game */
function posterOf(lang, game) {
  return `posters/${game}-${lang}.svg`;
}

/** A drawing as a file of its own. @param {string} svg @param {Record<string, string>} tokens */
function posterSvg(svg, tokens) {
  const whole = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return withoutVariables(whole, tokens);
}

/** The house's mark; where it has a margin, the ground has the colour of its tile. @param {string} mark @param {number} size @param {number} margin @param {Record<string, string>} tokens */
function iconOf(mark, size, margin, tokens) {
  const inner = size * (1 - 2 * margin);
  const ground = margin ? `<rect width="${size}" height="${size}" fill="${tokens['--wine']}"/>` : '';
  const placed = mark.replace('<svg', `<svg x="${size * margin}" y="${size * margin}"`).replace(/ width="\d+" height="\d+"/, ` width="${inner}" height="${inner}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${ground}${placed}</svg>`;
}

/** The board a game shows itself with: its start; the first example where chance comes before everything. @param {{view: any, examples: {view: any}[]}} game */
function pictured({ view, examples }) {
  return view.actor === 'chance' ? (examples[0]?.view ?? view) : view;
}
