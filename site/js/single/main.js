/**
 * The single file: the site's pages, one at a time, in one document. Which one is in the address, behind `#/`. A page is begun as it
 * is on the site, from the same drawing and the same data; its habitat is the file.
 */

import { ids } from 'escale:games';

import { LANGUAGES } from '../app/languages.js';
import { createSettings } from '../app/settings.js';
import { createStore } from '../app/storage.js';
import { SINGLE_ROOT } from '../app/urls.js';
import * as check from '../pages/check.client.jsx';
import * as home from '../pages/home.client.jsx';
import * as play from '../pages/play.client.jsx';
import * as rules from '../pages/rules.client.jsx';
import { firstLanguage, pageMeant } from './address.js';
import { enginesUntil } from './engine.js';
import { dataPart, hasPart, tellIncomplete } from './parts.js';
import { createPositions } from './positions.js';

/** @typedef {import('../app/habitat.js').Habitat} Habitat */
/** @typedef {{boot: import('../types.d.ts').Boot, title: string, body: string}} Page */

/** @type {Partial<Record<string, {start: (habitat: Habitat) => Promise<unknown>}>>} */
const KINDS = { home, play, rules, check };

const root = document.documentElement;
const place = /** @type {HTMLElement} */ (document.getElementById('app'));
const positions = createPositions();

/** One for all pages: where nothing can be stored, a match lasts as long as the file is open. */
const store = createStore(() => window.localStorage);

/** @type {Map<string, Promise<unknown[]>>} */
const words = new Map();

/** @param {string} lang */
function wordsOf(lang) {
  const known = words.get(lang) ?? dataPart(`words:${lang}`);
  words.set(lang, known);
  return known;
}

/** The page that was asked for last. */
let wanted = { path: '' };

/** Ends the page that is shown. */
let shown = new AbortController();

/** The page the address means. */
function meant() {
  const lang = firstLanguage(createSettings(store).get().language, navigator.languages, LANGUAGES);
  const page = pageMeant(location.hash, { has: (path) => hasPart(`page:${path}`), games: ids, lang });
  const hash = SINGLE_ROOT + page.path + page.own;
  if (location.hash !== hash) history.replaceState(history.state, '', hash);
  return page;
}

/** Show the page the address means, from its top or from where it was left. @param {boolean} first */
async function show(first) {
  const { path, own } = meant();
  const mine = { path };
  wanted = mine;
  /** @type {Page} */
  const { boot, title, body } = await dataPart(`page:${path}`);
  if (wanted !== mine) return;
  shown.abort();
  shown = new AbortController();
  const { signal: gone } = shown;
  undress();
  root.lang = boot.lang;
  document.title = title;
  if (/^#[cmepr]=/.test(own)) root.dataset.opening = '';
  // The build's own drawing of the page, with every text of it escaped.
  place.innerHTML = body;
  const page = /** @type {NonNullable<typeof KINDS[string]>} */ (KINDS[boot.kind]);
  await page.start({
    boot,
    words: () => wordsOf(boot.lang),
    store,
    search: '',
    gone,
    createEngine: enginesUntil(gone),
    goOffline: null,
  });
  if (gone.aborted) return;
  positions.take(own);
  if (!first) focusHeading();
}

/** What the last page said of itself. */
function undress() {
  for (const name of ['live', 'engine', 'opening']) delete root.dataset[name];
}

/** Who listens to the page hears that it is another one, and the keyboard goes on from its top. */
function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading || document.querySelector('dialog[open]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function fail() {
  undress();
  place.replaceChildren();
  tellIncomplete();
}

window.addEventListener('hashchange', (event) => {
  positions.leave();
  const { path, own } = meant();
  if (path === wanted.path) {
    positions.take(own);
    return;
  }
  // The page that is left need not hear of it.
  event.stopImmediatePropagation();
  show(false).catch(fail);
});

document.getElementById('incomplete')?.setAttribute('hidden', '');
show(true).catch(fail);
