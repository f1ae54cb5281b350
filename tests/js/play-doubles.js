// Doubles for the play tests: views by hand, an engine that counts, a clock that waits to be wound.

/** @typedef {import('../../site/js/types.d.ts').View} View */
/** @typedef {import('../../site/js/types.d.ts').Step} Step */

/** A step from its text: `a1-a2` is a move, `end` a button. @param {string} text @returns {Step} */
export function step(text) {
  return text.includes('-') ? { text, kind: 'move', parts: text.split('-') } : { text, kind: text, parts: [] };
}

/** @param {Partial<View>} [given] @returns {View} */
export function viewOf(given = {}) {
  return {
    match: 'm1',
    game: 'toy',
    version: 1,
    options: {},
    teaching: false,
    seats: [{ name: '', kind: 'human' }, { name: '', kind: 'human' }],
    viewer: null,
    at: 0,
    length: 0,
    actor: 0,
    turn: 1,
    board: {},
    private: [],
    steps: [],
    refusals: {},
    history: [],
    can: { undo: false, redo: false, undo_turn: false, redo_turn: false, undo_refused: null },
    outcome: null,
    record: 'escale 1 toy 1\nsteps',
    position: 'p',
    ...given,
  };
}

/** The words are their keys. */
export const t = Object.assign((/** @type {string} */ key) => key, { has: () => true, lang: 'fr' });

/** @returns {import('../../site/js/types.d.ts').GameInfo} */
export function toyInfo() {
  return {
    id: 'toy',
    version: 1,
    seat_counts: [2],
    seats_for: {},
    hides_for: {},
    options: [
      { name: 'speed', values: ['slow', 'fast'], default: 'slow', needs: {} },
      { name: 'holes', values: ['none', 'two'], default: 'none', needs: { two: { speed: ['fast'] } } },
      { name: 'opening', values: ['free', 'short'], default: 'free', needs: {} },
    ],
    advice: [{ option: 'opening', value: 'short', when: { speed: 'fast' }, code: 'short-opening' }],
    facts: { age: 8, minutes_min: 20, minutes_max: 20 },
    terminations: ['goal'],
    chance: false,
    hints: false,
    hides: false,
  };
}

/** A drawing that draws nothing. @returns {any} */
export function toyDrawing() {
  return {
    id: 'toy',
    announce: (/** @type {Step} */ { text }, /** @type {number} */ seat) => `${seat}:${text}`,
    attempt: (/** @type {string[]} */ parts) => parts.join('-'),
  };
}

/** A clock that only moves when told. */
export function createClock() {
  /** @type {Map<number, () => void>} */
  const jobs = new Map();
  let count = 0;
  return {
    set(/** @type {() => void} */ job) {
      count += 1;
      jobs.set(count, job);
      return count;
    },
    clear: (/** @type {number} */ id) => void jobs.delete(id),
    waiting: () => jobs.size,
    /** Everything that waits happens. */
    async ring() {
      const due = [...jobs.values()];
      jobs.clear();
      due.forEach((job) => job());
      await settle();
    },
  };
}

/** Let every promise that can go on do so. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A storage in memory, with the browser's face. @returns {Storage} */
export function createStorage() {
  /** @type {Map<string, string>} */
  const entries = new Map();
  return /** @type {Storage} */ (
    /** @type {unknown} */ ({
      get length() {
        return entries.size;
      },
      key: (/** @type {number} */ index) => [...entries.keys()][index] ?? null,
      getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => void entries.set(key, String(value)),
      removeItem: (/** @type {string} */ key) => void entries.delete(key),
    })
  );
}

/**
 * A toy engine: seat 0 and 1 in turn, two moves each, then `end`. The record lists the steps.
 *
 * @returns {any}
 */
export function createToyEngine() {
  /** @type {Map<string, {steps: string[], at: number, seats: any[], options: Record<string, string>}>} */
  let matches = new Map();
  /** @type {[string, Record<string, any>][]} */
  const calls = [];
  let count = 0;
  let lostOnce = false;
  /** Who sat in the match made last: toy records do not say. */
  let seated = viewOf().seats;

  /** @param {string} code */
  const refuse = (code) => Object.assign(new Error(code), { code, params: {} });

  /** @param {string} id @param {number} [at] */
  const view = (id, at) => {
    const match = matches.get(id);
    if (!match) throw refuse('match-unknown');
    const shown = at ?? match.at;
    /** @type {import('../../site/js/types.d.ts').Turn[]} */
    const history = [];
    let made = 0;
    let seat = 0;
    match.steps.forEach((text, index) => {
      if (history.at(-1)?.steps.at(-1)?.kind === 'end' || history.length === 0) {
        history.push({ turn: history.length + 1, seat: history.length % 2, from: index, steps: [] });
      }
      history.at(-1)?.steps.push({ ...step(text), seat: (history.length - 1) % 2 });
      if (index >= shown) return;
      made = text === 'end' ? 0 : made + 1;
      if (text === 'end') seat = 1 - seat;
    });
    const won = match.steps[shown - 1] === 'a1-win';
    const steps = made < 2 ? ['a1-a2', 'a1-win', 'b1-b2'] : [];
    return viewOf({
      match: id,
      options: match.options,
      seats: match.seats,
      at: shown,
      length: match.steps.length,
      actor: won ? null : seat,
      steps: won ? [] : [...steps, ...(made > 0 ? ['end'] : [])].map(step),
      refusals: made > 0 ? {} : { end: { code: 'toy-nothing-done', params: {} } },
      history,
      can: { undo: shown > 0, redo: shown < match.steps.length, undo_turn: shown > 0, redo_turn: shown < match.steps.length, undo_refused: null },
      outcome: won ? { termination: 'goal', winners: [seat], ranks: null } : null,
      record: ['escale', ...match.steps.slice(0, shown)].join(' '),
    });
  };

  /** @type {Record<string, (params: any) => any>} */
  const methods = {
    new({ options = {}, seats }) {
      count += 1;
      seated = seats ?? viewOf().seats;
      matches.set(`m${count}`, { steps: [], at: 0, options, seats: seated });
      return view(`m${count}`);
    },
    load({ record }) {
      if (!record.startsWith('escale')) throw refuse('record-format');
      const steps = record.trim().split(' ').slice(1);
      if (steps.includes('bad')) throw refuse('record-step');
      count += 1;
      matches.set(`m${count}`, { steps, at: steps.length, options: {}, seats: seated });
      return view(`m${count}`);
    },
    play({ match, step: text, at }) {
      const found = matches.get(match);
      if (!found) throw refuse('match-unknown');
      if (at !== undefined && at !== found.at) throw refuse('match-moved');
      if (!view(match).steps.some((each) => each.text === text)) throw refuse('toy-illegal');
      found.steps = [...found.steps.slice(0, found.at), text];
      found.at += 1;
      return view(match);
    },
    undo({ match }) {
      /** @type {any} */ (matches.get(match)).at -= 1;
      return view(match);
    },
    redo({ match }) {
      /** @type {any} */ (matches.get(match)).at += 1;
      return view(match);
    },
    jump({ match, at }) {
      /** @type {any} */ (matches.get(match)).at = at;
      return view(match);
    },
    view: ({ match, at }) => view(match, at),
    observe: ({ seat, at }) => ({ seat, at }),
    reseat({ match, seat, kind }) {
      const found = /** @type {any} */ (matches.get(match));
      found.seats = found.seats.map((/** @type {any} */ old, /** @type {number} */ index) => (index === seat ? { ...old, kind } : old));
      return view(match);
    },
    explain: ({ step: text }) => ({ legal: false, reason: { code: 'toy-no', params: { text } } }),
    examples: () => [{ id: 'corner', options: {}, position: null, steps: ['b1-b2'] }],
    close({ match }) {
      matches.delete(match);
      return {};
    },
  };

  return {
    calls,
    /** The worker dies: matches are forgotten, the next call is lost. */
    die() {
      matches = new Map();
      lostOnce = true;
    },
    async call(/** @type {string} */ method, /** @type {Record<string, any>} */ params = {}) {
      calls.push([method, params]);
      if (lostOnce) {
        lostOnce = false;
        throw refuse('engine-lost');
      }
      return methods[method](params);
    },
  };
}
