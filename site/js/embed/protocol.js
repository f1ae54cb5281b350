/**
 * What a game in a frame and the page around it say to each other: one flat object per message, `escale` the version.
 *
 *     { escale: 1, type: 'step', id: 'a1', text: 'c7-c6' }        a command, from the page around to the game
 *     { escale: 1, type: 'reply', id: 'a1', … }                   its answer; `error` with the id if it could not be done
 *     { escale: 1, type: 'turn', seat: 1, turn: 4, … }            news, from the game
 *
 * Pure. Whatever is not exactly of these shapes is nobody's message: it gives null, and is never answered. Only fields that are
 * known are taken over. py/docs/embedding.md tells hosts what each means.
 */

import { LANGUAGES } from '../app/languages.js';

/** Raised when a message would mean something else than before. */
export const VERSION = 1;

/** @typedef {'new' | 'load' | 'step' | 'lang' | 'theme'} CommandType */
/** @typedef {{type: CommandType, id: string, bad?: true, [field: string]: unknown}} Command bad: of a known type, but not of its shape */
/** @typedef {'ready' | 'resize' | 'step' | 'turn' | 'over' | 'error' | 'reply'} NewsType */
/** @typedef {{type: NewsType, [field: string]: any}} News */

/** Longest record taken; a match of many hundreds of turns stays far below. */
export const LONGEST_RECORD = 60_000;

/** @typedef {(value: unknown) => boolean} Check */

/** @param {number} most @returns {Check} */
const text = (most) => (value) => typeof value === 'string' && value.length > 0 && value.length <= most;
/** @param {RegExp} pattern @returns {Check} */
const like = (pattern) => (value) => typeof value === 'string' && pattern.test(value);
/** @param {number} least @param {number} most @returns {Check} */
const whole = (least, most) => (value) => Number.isInteger(value) && /** @type {number} */ (value) >= least && /** @type {number} */ (value) <= most;
/** @param {readonly unknown[]} values @returns {Check} */
const among = (values) => (value) => values.includes(value);
/** @param {Check} check @returns {Check} */
const maybe = (check) => (value) => value === undefined || check(value);
/** @param {Check} check @param {number} most @returns {Check} */
const list = (check, most) => (value) => Array.isArray(value) && value.length <= most && value.every(check);

const NAME = /^[a-z][a-z0-9_-]{0,39}$/;
const ID = /^[\w-]{1,40}$/;

/** Options of a game: few, short. @type {Check} */
function options(value) {
  if (!isPlain(value)) return false;
  const entries = Object.entries(/** @type {object} */ (value));
  return entries.length <= 20 && entries.every(([name, chosen]) => NAME.test(name) && like(/^[\w-]{1,40}$/)(chosen));
}

/** @type {Record<CommandType, Record<string, Check>>} */
const COMMANDS = {
  new: { options: maybe(options), seats: maybe(whole(1, 12)) },
  load: { record: maybe(text(LONGEST_RECORD)), example: maybe(like(NAME)) },
  step: { text: text(200) },
  lang: { lang: among(LANGUAGES) },
  theme: { theme: among(['system', 'light', 'dark']) },
};

const seat = whole(0, 12);
/** @type {Check} */
const actor = (value) => value === null || value === 'chance' || seat(value);

/** @type {Record<NewsType, Record<string, Check>>} */
const NEWS = {
  ready: { game: like(NAME), lang: among(LANGUAGES), version: text(40) },
  resize: { height: whole(1, 10_000) },
  step: { text: text(400), kind: text(40), actor, at: whole(0, 1_000_000) },
  turn: { turn: whole(0, 1_000_000), actor },
  over: { termination: like(NAME), winners: list(seat, 12), ranks: (value) => value === null || list(whole(0, 20), 12)(value) },
  error: { code: like(NAME), id: maybe(like(ID)) },
  reply: { id: like(ID), at: maybe(whole(0, 1_000_000)), turn: maybe(whole(0, 1_000_000)), actor: maybe(actor), over: maybe((value) => typeof value === 'boolean') },
};

/** @param {unknown} value */
function isPlain(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} data
 * @param {Record<string, Record<string, Check>>} shapes
 * @returns {{type: string, fields: Record<string, unknown>, fits: boolean} | null}
 */
function read(data, shapes) {
  if (!isPlain(data)) return null;
  const message = /** @type {Record<string, unknown>} */ (data);
  const { escale, type } = message;
  if (escale !== VERSION || typeof type !== 'string' || !Object.hasOwn(shapes, type)) return null;
  const checks = Object.entries(shapes[type]);
  const fits = checks.every(([name, check]) => check(message[name]));
  const fields = Object.fromEntries(checks.filter(([name]) => message[name] !== undefined).map(([name]) => [name, message[name]]));
  return { type, fields: fits ? fields : {}, fits };
}

/** A command for the game; null for anything else. @param {unknown} data @returns {Command | null} */
export function readCommand(data) {
  const message = read(data, COMMANDS);
  const id = message && /** @type {Record<string, unknown>} */ (data).id;
  if (!message || !like(ID)(id)) return null;
  const { record, example } = message.fields;
  const fits = message.fits && (message.type !== 'load' || (record === undefined) !== (example === undefined));
  const head = { type: /** @type {CommandType} */ (message.type), id: /** @type {string} */ (id) };
  return fits ? { ...message.fields, ...head } : { ...head, bad: true };
}

/** News of the game; null for anything else. @param {unknown} data @returns {News | null} */
export function readNews(data) {
  const message = read(data, NEWS);
  return message?.fits ? { ...message.fields, type: /** @type {NewsType} */ (message.type) } : null;
}
