/**
 * The choices made before a match, as data. Pure: what an option is, needs and advises comes from the rules package.
 */

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../types.d.ts').OptionInfo} OptionInfo */

/**
 * @typedef {object} Setup
 * @property {Record<string, string>} options complete
 * @property {string[]} names one per seat; '' is the seat's own word
 * @property {boolean} [teaching] chance may be taken back
 */

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
  const given = /** @type {{options?: Record<string, unknown>, names?: unknown[], teaching?: unknown} | null} */ (stored);
  if (typeof given !== 'object' || given === null) return setup;
  const options = { ...setup.options };
  for (const option of info.options) {
    const value = given.options?.[option.name];
    if (typeof value === 'string' && option.values.includes(value)) options[option.name] = value;
  }
  const names = setup.names.map((_, seat) => cleanName(given.names?.[seat]));
  const teaching = info.chance && given.teaching === true ? { teaching: true } : {};
  return { ...(unmet(info, options).length > 0 ? setup : { options }), names, ...teaching };
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

/** Whether the options are those a page shows from the start. @param {GameInfo} info @param {Record<string, string>} options */
export function isDefault(info, options) {
  return info.options.every((option) => options[option.name] === option.default);
}

/** @param {Setup} setup */
export function seatsOf(setup) {
  return setup.names.map((name) => ({ name: cleanName(name), kind: 'human' }));
}
