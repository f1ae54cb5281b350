/**
 * <escale-jeu>: a game on somebody else's page. Until the visitor wants to play it is a picture and a button; then a
 * sandboxed frame that takes the height it needs.
 *
 *     <escale-jeu game="moguli" lang="fr"></escale-jeu>
 *
 *   game      which game; or games="moguli point", and the visitor chooses
 *   lang      fr, en, de; otherwise that of the page
 *   theme     light, dark, or auto (the page's own)
 *   options   fixed by the host: "movement: arashi; first: dark"
 *   record    a match to start from; example="…" a worked example of the rules
 *   max-height  in pixels; otherwise the height of the window
 *
 * News of the game are events of the element ("escale-step", "escale-over", …, with `detail`); `send(type, fields)` asks the
 * game for something and resolves with its reply. No dependency: this file and what it imports are all of embed.js.
 */

import { LANGUAGES } from '../app/languages.js';
import { pagePath } from '../app/urls.js';
import { frameAddress, readGames, readOptions } from './address.js';
import { readNews, VERSION } from './protocol.js';
import { STYLE } from './style.js';

/**
 * @typedef {object} Shelf what the build tells about the games
 * @property {Record<string, {names: Record<string, string>, posters: Record<string, string>}>} games posters: addresses, relative to the site
 * @property {Record<string, {play: string, back: string, again: string, unknown: string}>} words by language; `back` and `play` with {game}
 */

/**
 * Scripts, and the origin of the game's own site: without it a frame may load no module, keep nothing, and start no worker
 * (py/docs/embedding.md). It is another origin than the host's, so nothing of the host comes within reach.
 */
export const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** Smallest height of a game, whatever the window. */
const LEAST = 480;

/** Attributes of the page around that tell its colours. */
const DRESS = ['class', 'style', 'data-theme', 'data-bs-theme', 'data-color-scheme', 'theme'];

/**
 * @param {Shelf} shelf
 * @param {string} base address of the site
 */
export function elementFor(shelf, base) {
  const site = new URL(base);

  return class EscaleJeu extends HTMLElement {
    static observedAttributes = ['game', 'games', 'lang', 'theme', 'options', 'record', 'example'];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #game = '';
    #count = 0;
    /** Commands without an answer. @type {Map<string, {resolve: (reply: object) => void, reject: (error: Error) => void, leaves: boolean}>} */
    #asked = new Map();
    /** Messages that wait until somebody listens in the frame; null: somebody does. @type {object[] | null} */
    #waiting = [];
    /** The language the frame shows. */
    #lang = '';
    #given = new AbortController();
    /** @type {MutationObserver | null} */
    #watch = null;
    #theme = '';

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      // A style sheet made by script: the host's policy may allow no other.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
    }

    get shown() {
      const known = (/** @type {string} */ id) => Object.hasOwn(shelf.games, id);
      const listed = readGames(this.getAttribute('games') ?? '').filter(known);
      const [one] = readGames(this.getAttribute('game') ?? '').filter(known);
      return one && !listed.includes(one) ? [one, ...listed] : listed;
    }

    get language() {
      const given = [this.lang, this.closest('[lang]')?.getAttribute('lang') ?? ''].map((tag) => tag.slice(0, 2).toLowerCase());
      return given.find((lang) => LANGUAGES.includes(lang)) ?? LANGUAGES[0];
    }

    connectedCallback() {
      this.#given = new AbortController();
      const { signal } = this.#given;
      window.addEventListener('message', (event) => this.#hear(event), { signal });
      window.addEventListener('resize', () => this.#fit(), { signal });
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#dress(), { signal });
      this.#watch = new MutationObserver(() => this.#dress());
      for (const element of [document.documentElement, document.body]) this.#watch.observe(element, { attributes: true, attributeFilter: DRESS });
      this.close();
    }

    disconnectedCallback() {
      this.#given.abort();
      this.#watch?.disconnect();
      this.#forget();
    }

    /** @param {string} name @param {string | null} before @param {string | null} after */
    attributeChangedCallback(name, before, after) {
      if (!this.isConnected || before === after) return;
      if (!this.#frame) this.close();
      else if (name === 'theme') this.#dress();
      else if (name === 'lang') {
        this.#root.querySelector('.back')?.replaceWith(this.#back());
        void this.send('lang', { lang: this.language }).catch(() => {});
      }
      else this.open(this.shown.includes(this.#game) ? this.#game : this.shown[0]);
    }

    // --- Before and after "play" ----------------------------------------------------------------------------------

    /** Show the picture and the button. */
    close() {
      this.#forget();
      this.#dress();
      const { language, shown } = this;
      const words = shelf.words[language];
      const poster = make('div', { class: shown.length > 1 ? 'poster several' : 'poster', lang: language });
      for (const game of shown) {
        const { names, posters } = shelf.games[game];
        const button = make('button', { type: 'button', 'data-game': game });
        button.append(
          make('img', { src: new URL(posters[language], site).href, alt: '', loading: 'lazy', decoding: 'async' }),
          make('strong', {}, names[language]),
          make('span', { class: 'play' }, words.play),
        );
        button.addEventListener('click', () => this.open(game));
        poster.append(button);
      }
      if (shown.length === 0) poster.append(make('p', {}, words.unknown));
      this.#root.replaceChildren(poster);
    }

    /** Load the game. @param {string} game */
    open(game) {
      this.#forget();
      if (!Object.hasOwn(shelf.games, game)) return;
      const { language, shown } = this;
      const own = game === shown[0];
      this.#game = game;
      this.#lang = language;
      const frame = /** @type {HTMLIFrameElement} */ (make('iframe', { title: shelf.games[game].names[language], allow: 'fullscreen; clipboard-write', referrerpolicy: 'no-referrer' }));
      // On the site itself a sandbox with these rights would be none.
      if (site.origin !== location.origin) frame.setAttribute('sandbox', SANDBOX);
      frame.src = frameAddress(site.href, {
        game,
        lang: language,
        host: location.origin,
        theme: /** @type {any} */ (this.#theme === 'system' ? null : this.#theme),
        options: readOptions(this.getAttribute('options') ?? ''),
        games: shown,
        record: own ? this.getAttribute('record') : null,
        example: own ? this.getAttribute('example') : null,
      });
      this.#root.replaceChildren(frame, this.#back());
      this.#frame = frame;
      frame.focus();
    }

    /** The line under the frame: the way to the site, and to the other games. */
    #back() {
      const { language, shown } = this;
      const words = shelf.words[language];
      const back = make('p', { class: 'back', lang: language });
      if (shown.length > 1) {
        const again = make('button', { type: 'button' }, words.again);
        again.addEventListener('click', () => this.close());
        back.append(again);
      }
      const address = new URL(pagePath({ lang: language, game: this.#game }), site).href;
      back.append(make('a', { href: address, target: '_blank', rel: 'noopener' }, words.back.replace('{game}', shelf.games[this.#game].names[language])));
      return back;
    }

    get #root() {
      return /** @type {ShadowRoot} */ (this.shadowRoot);
    }

    #forget() {
      for (const { reject } of this.#asked.values()) reject(new Error('closed'));
      this.#asked.clear();
      this.#frame = null;
      this.#waiting = [];
      this.#wanted = 0;
    }

    // --- Size and colours -----------------------------------------------------------------------------------------

    /** The height the game asked for. */
    #wanted = 0;

    #fit() {
      if (!this.#frame || !this.#wanted) return;
      const most = Number(this.getAttribute('max-height')) || innerHeight - 16;
      this.#frame.style.height = `${Math.max(LEAST, Math.min(this.#wanted, most))}px`;
    }

    /** The page's own colours, unless told: what it declares, else what the system prefers. */
    #dress() {
      const told = this.getAttribute('theme');
      const scheme = getComputedStyle(this).colorScheme.split(' ');
      const declared = scheme.includes('dark') !== scheme.includes('light') ? scheme.find((word) => word === 'dark' || word === 'light') : undefined;
      const theme = told === 'light' || told === 'dark' ? told : (declared ?? 'system');
      const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      this.#root.host.toggleAttribute('data-dark', (theme === 'system' ? system : theme) === 'dark');
      if (theme === this.#theme) return;
      this.#theme = theme;
      if (this.#frame) void this.send('theme', { theme }).catch(() => {});
    }

    // --- Messages -------------------------------------------------------------------------------------------------

    /**
     * Ask the game for something; see py/docs/embedding.md for what there is.
     *
     * @param {string} type
     * @param {object} [fields]
     * @returns {Promise<object>}
     */
    send(type, fields = {}) {
      const target = this.#frame?.contentWindow;
      if (!target) return Promise.reject(new Error('not-open'));
      this.#count += 1;
      const id = `c${this.#count}`;
      // Another language is another page, which has to come before it listens.
      const leaves = type === 'lang' && /** @type {{lang?: string}} */ (fields).lang !== this.#lang;
      const answer = new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject, leaves }));
      const message = { ...fields, escale: VERSION, type, id };
      if (this.#waiting) this.#waiting.push(message);
      else target.postMessage(message, site.origin);
      return answer;
    }

    /** Only our own frame is heard, and only as long as it shows our site. @param {MessageEvent} event */
    #hear(event) {
      if (!this.#frame || event.source !== this.#frame.contentWindow || event.origin !== site.origin) return;
      const news = readNews(event.data);
      if (!news) return;
      const { type, ...fields } = news;
      if (type === 'ready') {
        this.#lang = news.lang;
        for (const message of this.#waiting ?? []) this.#frame.contentWindow?.postMessage(message, site.origin);
        this.#waiting = null;
      }
      if (type === 'resize') {
        this.#wanted = news.height;
        this.#fit();
      }
      const asked = this.#asked.get(news.id);
      if (asked) {
        this.#asked.delete(news.id);
        if (type === 'reply' && asked.leaves) this.#waiting = [];
        if (type === 'reply') asked.resolve(fields);
        else asked.reject(Object.assign(new Error(news.code), { code: news.code }));
        return;
      }
      if (type !== 'reply') this.dispatchEvent(new CustomEvent(`escale-${type}`, { detail: fields, bubbles: true }));
    }
  };
}

/** @param {string} tag @param {Record<string, string>} attributes @param {string} [text] */
function make(tag, attributes, text) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
