// Strange messages and addresses: everything a page may be sent, most of it nearly right. Same seed, same strangeness.

import { deflateRawSync } from 'node:zlib';

/** @param {number} seed */
function generator(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const TYPES = ['new', 'load', 'step', 'lang', 'theme', 'ready', 'resize', 'turn', 'over', 'error', 'reply', 'constructor', '__proto__', 'toString', '', 'dance'];
const FIELDS = ['options', 'seats', 'record', 'example', 'text', 'lang', 'theme', 'height', 'code', 'winners', 'ranks', 'actor', 'at', 'turn', 'kind', 'game', 'version', '__proto__', 'polluted'];

/**
 * @param {number} count
 * @param {number} seed
 * @returns {Generator<unknown>}
 */
export function* strangeMessages(count, seed) {
  const random = generator(seed);
  /** @template T @param {T[]} list @returns {T} */
  const pick = (list) => list[Math.floor(random() * list.length)];
  const word = () => pick(['fr', 'dark', 'c7-c6', 'escale 1', 'goal', 'arashi', '\u0000', '💥', 'a'.repeat(70_000), '../..', '<script>', 'NaN', ' ', '']);
  /** @param {number} depth @returns {unknown} */
  const value = (depth) =>
    pick([
      word,
      word,
      () => pick([0, -0, 1, 2, 3, 680, -1, 0.5, NaN, Infinity, 2 ** 53, 1e308]),
      () => pick([true, false, null, undefined]),
      () => BigInt(Math.floor(random() * 1e9)),
      () => new Date(0),
      () => new Map([['a', 1]]),
      () => new Uint8Array(3),
      () => (depth > 3 ? [] : Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1))),
      () => (depth > 3 ? {} : Object.fromEntries(Array.from({ length: Math.floor(random() * 4) }, () => [pick([...FIELDS, word()]), value(depth + 1)]))),
    ])();
  for (let at = 0; at < count; at += 1) {
    if (random() < 0.1) {
      yield value(0);
      continue;
    }
    /** @type {Record<string, unknown>} */
    const message = { escale: random() < 0.9 ? 1 : value(0), type: random() < 0.9 ? pick(TYPES) : value(0), id: random() < 0.8 ? `q${at}` : value(0) };
    for (let more = Math.floor(random() * 5); more > 0; more -= 1) {
      // As structured cloning would make it: an own property, whatever its name.
      Object.defineProperty(message, pick(FIELDS), { value: value(0), enumerable: true, configurable: true, writable: true });
    }
    yield message;
  }
}

const RECORD = 'escale 1 diaballik 1\noptions movement=arashi\nseats human:Ada opponent:3:Zo%C3%A9\nsteps a7-a6 a6-a5 end a1-a2 a2-b2 end\nsum 1a2b3c4d';
const SIGNS = ['%', '%2', '%00', '%F0', '#', '#p=', '=', '+', '/', ' ', '\n', '\ud800', '中', '💥', '<img>', '__proto__', '9', '-_', 'a'.repeat(70_000)];

/** The data of a link. @param {string | Buffer} text */
export const packed = (text) => `1${deflateRawSync(text).toString('base64url')}`;

/**
 * Fragments of addresses: links, records, matches and examples, cut, doubled, flipped, blown up; a few that grow without end.
 *
 * @param {number} count
 * @param {number} seed
 * @returns {Generator<string>}
 */
export function* strangeFragments(count, seed) {
  const random = generator(seed);
  /** @template T @param {T[]} list @returns {T} */
  const pick = (list) => list[Math.floor(random() * list.length)];
  const bomb = packed(Buffer.alloc(5_000_000, 'escale 1 '));
  const bases = [packed(RECORD), packed(`${RECORD}${' end'.repeat(4000)}`), encodeURIComponent(RECORD), RECORD, '0123456789ab', bomb];
  for (let at = 0; at < count; at += 1) {
    // What is packed is damaged before or after.
    let text = random() < 0.3 ? packed(damaged(RECORD)) : pick(bases);
    for (let more = Math.floor(random() * 3); more > 0; more -= 1) text = damaged(text);
    yield `${pick(['#p=', '#p=', '#p=', '#r=', '#m=', '#e=', '#', ''])}${text}`;
  }

  /** @param {string} text */
  function damaged(text) {
    const start = Math.floor(random() * text.length);
    const end = Math.min(text.length, start + pick([1, 1, 4, 40]));
    return pick([
      () => text.slice(0, start) + text.slice(end),
      () => text.slice(0, start),
      () => text.slice(0, end) + text.slice(start),
      () => text.slice(0, start) + pick(SIGNS) + text.slice(end),
      () => text.slice(0, start) + String.fromCharCode(text.charCodeAt(start) ^ (1 << Math.floor(random() * 7))) + text.slice(start + 1),
      () => text.slice(0, end) + text.slice(start, end).repeat(pick([1, 10, 1000])) + text.slice(end),
    ])();
  }
}
