/**
 * The choices made before a match, as data. Pure: what an option is, needs and advises comes from the rules package.
 */

import { FIRST_LEVEL, kindOf, levelOf } from '../opponents/levels.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../types.d.ts').OptionInfo} OptionInfo */

/**
 * @typedef {object} Setup
 * @property {Record<string, string>} options complete
 * @property {string[]} names one per seat; '' is the seat's own word
 * @property {string[]} [kinds] one per seat, unless all are people: `human`, or `opponent:<level>`
 * @property {string[]} [signs] one per seat, where seats choose theirs: the number of a sign; '' is the seat's own
 * @property {boolean} [teaching] chance may be taken back
 * @property {boolean} [post] by correspondence: the other seats are at another device
 * @property {boolean} [second] by correspondence, between two: who invites sits second
 */

/** The kind of a seat in which a person plays. */
export const HUMAN = 'human';

/** Longest name a player may give. */
export const LONGEST_NAME = 24;

/**
 * @param {GameInfo} info
 * @returns {Setup}
 */
export function defaultSetup(info) {
  return {
    options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
    names: Array(info.seat_counts[0]).fill(''),
  };
}

/**
 * A complete set-up from whatever was remembered.
 *
 * @param {GameInfo} info
 * @param {unknown} stored
 * @returns {Setup}
 */
export function restoreSetup(info, stored) {
  const setup = defaultSetup(info);
  const given = /** @type {{options?: Record<string, unknown>, names?: unknown[], kinds?: unknown[], signs?: unknown, teaching?: unknown} | null} */ (stored);
  if (typeof given !== 'object' || given === null) return setup;
  const options = { ...setup.options };
  for (const option of info.options) {
    const value = given.options?.[option.name];
    if (typeof value === 'string' && option.values.includes(value)) options[option.name] = value;
  }
  const fitting = unmet(info, options).length > 0 ? setup.options : options;
  const count = nearestCount(seatCounts(info, fitting), Array.isArray(given.names) ? given.names.length : setup.names.length);
  const names = Array.from({ length: count }, (_, seat) => cleanName(given.names?.[seat]));
  const kinds = names.map((_, seat) => cleanKind(given.kinds?.[seat]));
  const company = kinds.every((kind) => kind === HUMAN) ? {} : { kinds };
  const teaching = info.chance && given.teaching === true ? { teaching: true } : {};
  return { options: fitting, names, ...company, ...restoreSigns(given.signs, count), ...teaching };
}

/** @param {unknown} stored @param {number} count @returns {{signs?: string[]}} */
function restoreSigns(stored, count) {
  if (!Array.isArray(stored) || stored.length !== count) return {};
  const signs = stored.map((sign, seat) => (/^[0-9]$/.test(sign) ? sign : String(seat)));
  return new Set(signs).size === count ? { signs } : {};
}

// How many play

/**
 * How many may play with these options; the usual number first.
 *
 * @param {GameInfo} info
 * @param {Record<string, string>} options
 * @returns {number[]}
 */
export function seatCounts(info, options) {
  const lists = Object.entries(info.seats_for ?? {}).map(([name, counts]) => counts[options[name]] ?? []);
  if (lists.length === 0) return info.seat_counts;
  return lists[0].filter((count) => lists.every((list) => list.includes(count)));
}

/** Whether the number of players is a choice of its own, beside the options. @param {GameInfo} info */
export function choosesSeats(info) {
  return info.seat_counts.length > 1;
}

/** Whether an option's value can be had with so many players. @param {GameInfo} info @param {string} name @param {string} value @param {number} count */
function fitsSeats(info, name, value, count) {
  return info.seats_for?.[name]?.[value]?.includes(count) ?? true;
}

/**
 * How many players a value takes if it cannot be had with as many as there are; null if it can.
 *
 * @param {GameInfo} info
 * @param {string} name
 * @param {string} value
 * @param {number} count
 */
export function seatsNeeded(info, name, value, count) {
  if (fitsSeats(info, name, value, count)) return null;
  return nearestCount(/** @type {number[]} */ (info.seats_for[name][value]), count);
}

/** @param {number[]} counts @param {number} wanted */
function nearestCount(counts, wanted) {
  return [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}

/**
 * The set-up with as many seats as its options allow, nearest to what it has.
 *
 * @param {GameInfo} info
 * @param {Setup} setup
 * @returns {Setup}
 */
export function fitSeats(info, setup) {
  return withSeats(setup, nearestCount(seatCounts(info, setup.options), setup.names.length));
}

/**
 * Choose how many play. Options that cannot be had with so many go back to their defaults.
 *
 * @param {GameInfo} info
 * @param {Setup} setup
 * @param {number} count
 * @returns {{setup: Setup, changed: string[]}}
 */
export function chooseSeats(info, setup, count) {
  const changed = info.options.filter((option) => !fitsSeats(info, option.name, setup.options[option.name], count));
  const options = { ...setup.options, ...Object.fromEntries(changed.map((option) => [option.name, option.default])) };
  return { setup: withSeats({ ...setup, options }, count), changed: changed.map((option) => option.name) };
}

/** @param {Setup} setup @param {number} count @returns {Setup} */
function withSeats(setup, count) {
  if (setup.names.length === count) return setup;
  const names = Array.from({ length: count }, (_, seat) => setup.names[seat] ?? '');
  // Whoever joins a person who plays alone is no person either.
  const joining = companyOf(setup) === 'alone' ? lastOpponent(setup) : HUMAN;
  const company = setup.kinds ? { kinds: names.map((_, seat) => setup.kinds?.[seat] ?? joining) } : {};
  if (!setup.signs) return { ...setup, names, ...company };
  const signs = setup.signs.slice(0, count);
  for (let sign = 0; signs.length < count; sign += 1) if (!signs.includes(String(sign))) signs.push(String(sign));
  return { ...setup, names, ...company, signs };
}

// Who plays

/** Who plays: people at one device or two, one person among opponents, or something else. @param {Setup} setup @returns {'people' | 'post' | 'alone' | 'mixed'} */
export function companyOf(setup) {
  if (setup.post) return 'post';
  const kinds = kindsOf(setup);
  const persons = kinds.filter((kind) => kind === HUMAN).length;
  if (persons === kinds.length) return 'people';
  return persons === 1 ? 'alone' : 'mixed';
}

/** Who plays in each seat. @param {Setup} setup @returns {string[]} */
export function kindsOf(setup) {
  return setup.names.map((_, seat) => setup.kinds?.[seat] ?? HUMAN);
}

/** The opponent a set-up has already, or the one everybody meets first. @param {Setup} setup */
function lastOpponent(setup) {
  return kindsOf(setup).findLast((kind) => kind !== HUMAN) ?? kindOf(FIRST_LEVEL);
}

/** A seat is taken by a person or an opponent. @param {Setup} setup @param {number} seat @param {string} kind @returns {Setup} */
export function withKind(setup, seat, kind) {
  return { ...setup, kinds: kindsOf(setup).map((old, other) => (other === seat ? cleanKind(kind) : old)) };
}

/** One person and opponents in all other seats, or people only, at one device. @param {Setup} apart @param {'alone' | 'people'} company @returns {Setup} */
export function inCompany({ post: _, ...setup }, company) {
  const kinds = kindsOf(setup);
  if (company === 'people') return { ...setup, kinds: kinds.map(() => HUMAN) };
  const person = Math.max(0, kinds.indexOf(HUMAN));
  return { ...setup, kinds: kinds.map((kind, seat) => (seat === person ? HUMAN : kind === HUMAN ? lastOpponent(setup) : kind)) };
}

/** @param {unknown} kind */
function cleanKind(kind) {
  return typeof kind === 'string' && levelOf(kind) !== null ? kind : HUMAN;
}

// Signs

/** The number of the sign each seat bears. @param {Setup} setup @returns {string[]} */
export function signsOf(setup) {
  return setup.names.map((_, seat) => setup.signs?.[seat] || String(seat));
}

/** A seat takes a sign; whoever had it takes the seat's. @param {Setup} setup @param {number} seat @param {string} sign @returns {Setup} */
export function takeSign(setup, seat, sign) {
  const signs = signsOf(setup);
  return { ...setup, signs: signs.map((old, other) => (other === seat ? sign : old === sign ? signs[seat] : old)) };
}

/** Everybody moves on by one seat, with name and sign: who sat first sits last. @param {Setup} setup @returns {Setup} */
export function rotated(setup) {
  /** @param {string[]} list */
  const turn = (list) => [...list.slice(1), ...list.slice(0, 1)];
  return { ...setup, names: turn(setup.names), ...(setup.kinds ? { kinds: turn(setup.kinds) } : {}), ...(setup.signs ? { signs: turn(signsOf(setup)) } : {}) };
}

/** @param {unknown} name */
export function cleanName(name) {
  if (typeof name !== 'string') return '';
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME);
}

/**
 * What an option's value asks of other options and does not have.
 *
 * @param {GameInfo} info
 * @param {Record<string, string>} options
 * @returns {{option: string, value: string, other: string, needed: string}[]}
 */
export function unmet(info, options) {
  return info.options.flatMap((option) => missingFor(option, options[option.name], options));
}

/**
 * @param {OptionInfo} option
 * @param {string} value
 * @param {Record<string, string>} options
 */
export function missingFor(option, value, options) {
  return Object.entries(option.needs[value] ?? {})
    .filter(([other, allowed]) => !allowed.includes(options[other]))
    .map(([other, allowed]) => ({ option: option.name, value, other, needed: allowed[0] }));
}

/**
 * Choose a value. What it needs is chosen with it; what no longer fits goes back to its default.
 *
 * @param {GameInfo} info
 * @param {Record<string, string>} options
 * @param {string} name
 * @param {string} value
 * @returns {{options: Record<string, string>, changed: string[]}} `changed`: other options that had to follow
 */
export function choose(info, options, name, value) {
  const result = { ...options, [name]: value };
  const pinned = new Set([name]);
  const own = info.options.find((option) => option.name === name);
  for (const need of own ? missingFor(own, value, result) : []) {
    result[need.other] = need.needed;
    pinned.add(need.other);
  }
  for (let missing = unmet(info, result); missing.length > 0; missing = unmet(info, result)) {
    const [first] = missing;
    const loser = info.options.find((option) => option.name === first.option);
    if (!loser || pinned.has(first.option) || result[first.option] === loser.default) break;
    result[first.option] = loser.default;
  }
  const changed = Object.keys(result).filter((other) => other !== name && result[other] !== options[other]);
  return { options: result, changed };
}

/**
 * What the game recommends for these options and has not been followed.
 *
 * @param {GameInfo} info
 * @param {Record<string, string>} options
 */
export function advice(info, options) {
  return info.advice.filter(
    (each) =>
      options[each.option] !== each.value &&
      Object.entries(each.when).every(([other, value]) => options[other] === value),
  );
}

/** The key of an advice's words: its code, which may carry the game's id already. @param {GameInfo} info @param {string} code */
export function adviceKey(info, code) {
  const bare = code.startsWith(`${info.id}-`) ? code.slice(info.id.length + 1) : code;
  return bare.startsWith('advice-') ? `${info.id}-${bare}` : `${info.id}-advice-${bare}`;
}

/** Whether the table is the one a page shows from the start, whatever the players are called. @param {GameInfo} info @param {Setup} setup */
export function isDefault(info, { options, names }) {
  return names.length === info.seat_counts[0] && info.options.every((option) => options[option.name] === option.default);
}

/** @param {Setup} setup */
export function seatsOf(setup) {
  // Opponents go by their own names; a person's name waits for the person.
  return kindsOf(setup).map((kind, seat) => ({ name: kind === HUMAN ? cleanName(setup.names[seat]) : '', kind, ...(setup.signs ? { sign: setup.signs[seat] } : {}) }));
}
