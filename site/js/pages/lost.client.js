/**
 * What 404.html does: find the root of the site, the language and the page meant. Where there is no doubt it goes there,
 * otherwise it offers what was probably meant, and the whole shelf.
 */

import { LANGUAGES } from '../app/languages.js';
import { findMeant } from '../app/lost.js';
import { pagePath } from '../app/urls.js';

/**
 * @type {{site: string, root: string | null, games: Record<string, string[]>, titles: Record<string, Record<string, string>>}}
 *   root: path of the site where the build was told; titles: language -> kind of page -> its words
 */
const known = JSON.parse(/** @type {HTMLElement} */ (document.getElementById('known')).textContent ?? '');

/** How deep below the host a site is looked for. */
const DEEPEST = 4;

/** The folders above the address that may be the root of the site, from the host down. */
function candidates() {
  const parts = location.pathname.split('/').slice(1, -1).slice(0, DEEPEST);
  const folders = ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}/`)];
  return known.root === null ? folders : [known.root, ...folders];
}

/** @param {string} folder */
async function isRoot(folder) {
  try {
    const answer = await fetch(`${folder}site.json`);
    return answer.ok && (await answer.json()).site === known.site;
  } catch {
    return false;
  }
}

async function findRoot() {
  for (const folder of candidates()) if (await isRoot(folder)) return folder;
  return null;
}

/** The language of the visitor, where the address says none. */
function ownLanguage() {
  try {
    const { language } = JSON.parse(localStorage.getItem('escale:settings') ?? '{}') ?? {};
    if (LANGUAGES.includes(language)) return language;
  } catch {
    // Nothing is stored, or nothing may be.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((lang) => LANGUAGES.includes(lang)) ?? LANGUAGES[0];
}

/** Only this language is shown. @param {string} lang @returns {HTMLElement} */
function show(lang) {
  for (const main of document.querySelectorAll('main')) main.hidden = main.lang !== lang;
  const shown = /** @type {HTMLElement} */ (document.querySelector(`main[lang="${lang}"]`));
  document.documentElement.lang = lang;
  document.title = /** @type {string} */ (shown.dataset.title);
  return shown;
}

/** Go there, or offer to. @param {import('../app/lost.js').Meant} meant @param {string} root @param {HTMLElement} main */
function offer(meant, root, main) {
  const address = root + pagePath({ ...meant, lang: main.lang });
  if (meant.certain && address !== location.pathname) {
    location.replace(address + location.search + location.hash);
    return;
  }
  const name = meant.game ? main.querySelector(`[data-game="${meant.game}"]`)?.textContent : null;
  const words = [name, known.titles[main.lang][meant.page]].filter(Boolean).join(' – ');
  if (!words) return;
  const place = /** @type {HTMLElement} */ (main.querySelector('.meant'));
  const link = /** @type {HTMLAnchorElement} */ (place.querySelector('a'));
  link.href = address + location.hash;
  link.textContent = words;
  place.hidden = false;
}

async function help() {
  const root = await findRoot();
  const meant = findMeant(location.pathname.slice(root?.length ?? 0), known.games);
  const main = show(meant?.lang ?? ownLanguage());
  if (root !== null) {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-path]'))) link.href = root + link.dataset.path;
    if (meant) offer(meant, root, main);
  }
  document.documentElement.dataset.live = '';
}

void help();
