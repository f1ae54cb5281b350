/**
 * Words by key, in the browser and under Node.
 *
 * Texts are Fluent resources, compiled at build time (see i18n-compile.js) so that the browser carries no parser.
 * Bidirectional isolation marks are off: every language of the site is written left to right, and the marks would
 * end up in copied text and accessible names.
 */

import { FluentBundle } from '@fluent/bundle';

/** @typedef {import('../types.d.ts').Translate} Translate */
/** @typedef {import('@fluent/bundle').FluentResource} FluentResource */

export { LANGUAGE_NAMES, LANGUAGES } from './languages.js';

/** How many sentences are remembered. */
const REMEMBERED = 2000;

/** @typedef {Translate & {has: (key: string) => boolean, lang: string}} Words */

/**
 * Make the translate function of a language.
 *
 * @param {string} lang
 * @param {unknown[]} bodies compiled resources
 * @param {(key: string) => void} [onMissing] told about every key without words
 * @returns {Words}
 */
export function createTranslate(lang, bodies, onMissing = () => {}) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const body of bodies) {
    bundle.addResource(/** @type {FluentResource} */ (/** @type {unknown} */ ({ body })), { allowOverrides: true });
  }
  /** Sentences said before: a board says the same fifty at every step. @type {Map<string, string>} */
  const said = new Map();
  /** @param {string} key @param {Record<string, string | number>} [args] */
  const say = (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) {
      onMissing(key);
      return key;
    }
    return bundle.formatPattern(pattern, args ?? null, []);
  };
  /** @type {Translate} */
  const translate = (key, args) => {
    const call = args ? `${key} ${JSON.stringify(args)}` : key;
    const known = said.get(call);
    if (known !== undefined) return known;
    if (said.size >= REMEMBERED) said.clear();
    const text = say(key, args);
    said.set(call, text);
    return text;
  };
  return Object.assign(translate, { has: (/** @type {string} */ key) => bundle.hasMessage(key), lang });
}

/**
 * The words of a refusal or an error; an unknown code falls back to the general sentence, which names it.
 *
 * @param {Words} t
 * @param {{code: string, params?: Record<string, unknown>} | null | undefined} reason
 * @param {Record<string, string | number>} [extra] what the sentence may need beside the reason's own parameters
 */
export function reasonText(t, reason, extra = {}) {
  if (!reason) return '';
  const params = { ...extra, .../** @type {Record<string, string | number>} */ (reason.params ?? {}) };
  const key = `error-${reason.code}`;
  return t.has(key) ? t(key, params) : t('error-unknown', { code: reason.code });
}

/**
 * A moment, told as people do: "il y a 5 minutes", "hier".
 *
 * @param {string} lang
 * @param {number} then milliseconds
 * @param {number} now milliseconds
 */
export function formatAgo(lang, then, now) {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60000);
  if (minutes >= 0) return format.format(0, 'second');
  if (minutes > -60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours > -24) return format.format(hours, 'hour');
  const days = Math.round(hours / 24);
  if (days > -30) return format.format(days, 'day');
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(then);
}
