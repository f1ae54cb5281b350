// Keeps an engine running: starts it, queues calls until it answers, watches it, and starts it again when it is lost.
// Nothing here knows of workers, Python or the page: what runs is given by `launch`, time by `clock`. client.js puts
// the two together.

import { nothingHeard, progress } from './progress.js';

/** @typedef {import('./choice.js').Mode} Mode */
/** @typedef {'idle' | 'loading' | 'ready' | 'restarting' | 'failed'} Phase */

/**
 * @typedef {object} EngineState
 * @property {Phase} phase
 * @property {number} progress  0 to 1
 * @property {Mode | null} mode  how Python was, or is being, started; null before that is decided
 * @property {EngineError | null} error  why it failed
 */

/**
 * What a running engine tells while it starts. All parts are optional.
 * @typedef {object} News
 * @property {string} [step]  one of progress.js's STEPS
 * @property {Mode} [mode]
 * @property {Record<string, number>} [expected]
 * @property {Record<string, number>} [received]
 * @property {boolean} [locked]  its end will be told by `onLost`, at once, whatever it is doing
 */

/**
 * One life of the engine.
 * @typedef {object} Life
 * @property {Promise<unknown>} ready  rejected when it could not be started
 * @property {(request: string) => Promise<string>} call
 * @property {() => Promise<unknown>} ping
 * @property {() => void} end  stop it and give everything back
 * @property {() => void} kill  stop it without a word, as a crash would
 */

/**
 * @typedef {object} Launch
 * @property {'auto' | Mode} mode
 * @property {(news: News) => void} onNews
 * @property {(reason: unknown) => void} onLost
 */

/**
 * @typedef {object} Clock
 * @property {(job: () => void, ms: number) => unknown} set
 * @property {(timer: any) => void} clear
 */

/** The clock there is. @type {Clock} */
export const TIMERS = { set: (job, ms) => setTimeout(job, ms), clear: (timer) => clearTimeout(timer) };

/** Anything the engine answers that is not a result: a code for the words, with what they speak of. */
export class EngineError extends Error {
  name = 'EngineError';

  /**
   * @param {string} code
   * @param {Record<string, string | number>} [params]
   * @param {unknown} [cause]
   */
  constructor(code, params = {}, cause) {
    super(code, { cause });
    this.code = code;
    this.params = params;
  }
}

/**
 * In ticks of a second. Ticks are counted, not timed: a page that is frozen, or a machine asleep, counts none, and the worker
 * slept too.
 */
export const LIMITS = {
  tick: 1000,
  /** Silence while starting after which a start is given up. Arriving bytes break the silence. */
  start: 60,
  /** A call's answer, where the engine's end would be told at once: then only a hang is left to fear. */
  call: 30,
  /** A call's answer, and a ping's, where silence is the only sign of an end. */
  silent: 8,
  /** Between two pings of an idle engine. */
  ping: 5,
  /** Starts and losses in a row before giving up. */
  tries: 3,
  /** An engine that has lived this long makes earlier losses forgotten. */
  proven: 60,
};

/**
 * @param {object} parts
 * @param {(launch: Launch) => Life} parts.launch
 * @param {(state: EngineState) => void} [parts.onState]
 * @param {Clock} parts.clock
 * @param {'auto' | Mode} [parts.mode]  how to start the first time
 * @param {Partial<typeof LIMITS>} [parts.limits]
 */
export function createSupervisor({ launch, onState = () => {}, clock, mode = 'auto', limits: given }) {
  const limits = { ...LIMITS, ...given };

  /** @type {EngineState} */
  let state = { phase: 'idle', progress: 0, mode: null, error: null };
  /** @type {Life | null} */
  let life = null;
  let heard = nothingHeard();
  let locked = false;
  /** Losses in a row. */
  let losses = 0;
  /** Ticks since: the last sign of life, becoming ready. */
  let quiet = 0;
  let age = 0;
  /** @type {unknown} */
  let timer = null;
  let pinging = false;

  /**
   * Calls without an answer, in order. Those not yet `sent` wait for the engine to be ready.
   * @typedef {object} Pending
   * @property {string} request
   * @property {number} patience  ticks, 0 for the usual
   * @property {boolean} sent
   * @property {(result: any) => void} resolve
   * @property {(error: EngineError) => void} reject
   */
  /** @type {Set<Pending>} */
  const pending = new Set();

  /** @type {PromiseWithResolvers<void>} */
  let readiness = deferred();

  /** @param {Partial<EngineState>} change */
  function become(change) {
    state = { ...state, ...change };
    onState(state);
  }

  /** @param {'auto' | Mode} mode */
  function begin(mode) {
    heard = nothingHeard();
    locked = false;
    quiet = 0;
    age = 0;
    pinging = false;
    // Whatever an earlier life still says is not heard.
    const isMine = () => life === mine;
    /** @type {Life} */
    const mine = launch({
      mode,
      onNews: (news) => isMine() && listen(news),
      onLost: (reason) => isMine() && lose(reason),
    });
    life = mine;
    mine.ready.then(
      () => isMine() && live(),
      (reason) => isMine() && lose(reason),
    );
    watch();
  }

  /** @param {News} news */
  function listen(news) {
    quiet = 0;
    if (news.locked) locked = true;
    if (news.step) heard.steps.add(news.step);
    if (news.expected) heard.expected = news.expected;
    if (news.received) heard.received = { ...heard.received, ...news.received };
    if (state.phase !== 'loading' && state.phase !== 'restarting') return;
    const now = Math.max(state.progress, progress(heard));
    if (now !== state.progress || news.mode) become({ progress: now, mode: news.mode ?? state.mode });
  }

  function live() {
    quiet = 0;
    age = 0;
    become({ phase: 'ready', progress: 1, error: null });
    readiness.resolve();
    for (const call of pending) if (!call.sent) send(call);
  }

  /** @param {unknown} reason */
  function lose(reason) {
    const wasReady = state.phase === 'ready';
    drop();
    losses += 1;
    for (const call of pending) {
      if (!call.sent) continue;
      pending.delete(call);
      call.reject(new EngineError('engine-lost', {}, reason));
    }
    if (losses >= limits.tries) return fail(new EngineError(wasReady ? 'engine-lost' : 'engine-boot', {}, reason));
    if (wasReady) readiness = deferred();
    become({ phase: wasReady || state.phase === 'restarting' ? 'restarting' : 'loading', progress: 0, mode: null });
    // A first loss in play says nothing against how it was started; a start that broke, or a second loss, may be the
    // snapshot's doing.
    begin(wasReady && losses === 1 ? mode : 'plain');
  }

  /** @param {EngineError} error */
  function fail(error) {
    if (state.phase === 'ready') readiness = deferred();
    become({ phase: 'failed', progress: 0, error });
    readiness.reject(error);
    for (const call of pending) call.reject(error);
    pending.clear();
  }

  function drop() {
    clock.clear(timer);
    timer = null;
    const old = life;
    life = null;
    old?.end();
  }

  /** @param {Pending} call */
  function send(call) {
    const mine = life;
    call.sent = true;
    quiet = 0;
    mine?.call(call.request).then(
      (answer) => settle(call, mine, answer),
      (reason) => life === mine && lose(reason),
    );
  }

  /**
   * @param {Pending} call
   * @param {Life} from
   * @param {string} answer
   */
  function settle(call, from, answer) {
    if (life === from) quiet = 0;
    if (!pending.delete(call)) return;
    const { ok, error } = JSON.parse(answer);
    if (error) call.reject(new EngineError(error.code, error.params));
    else call.resolve(ok);
  }

  function watch() {
    timer = clock.set(tick, limits.tick);
  }

  function tick() {
    quiet += 1;
    age += 1;
    watch();
    if (state.phase !== 'ready') {
      if (quiet >= limits.start) lose(new Error('silent while starting'));
      return;
    }
    if (age === limits.proven) losses = 0;
    const usual = locked ? limits.call : limits.silent;
    const patience = [...pending].reduce((most, call) => Math.max(most, call.patience), usual);
    if ((pending.size > 0 || pinging) && quiet >= patience) lose(new Error('no answer'));
    else if (pending.size === 0 && !pinging && quiet >= limits.ping) ping();
  }

  function ping() {
    const mine = life;
    pinging = true;
    quiet = 0;
    const answered = () => {
      if (life !== mine) return;
      pinging = false;
      quiet = 0;
    };
    mine?.ping().then(answered, (reason) => life === mine && lose(reason));
  }

  return {
    get state() {
      return state;
    },

    /** Kept while the engine is ready or on its way; another one after it was lost. */
    get ready() {
      return readiness.promise;
    },

    /** Start, or try again after a failure; nothing if it runs or is on its way. */
    start() {
      if (state.phase !== 'idle' && state.phase !== 'failed') return;
      const again = state.phase === 'failed';
      if (again) readiness = deferred();
      losses = 0;
      become({ phase: 'loading', progress: 0, mode: null, error: null });
      begin(again ? 'plain' : mode);
    },

    /**
     * @param {string} method
     * @param {Record<string, unknown>} [params]
     * @param {{ patience?: number }} [options]  `patience`: seconds the answer may take, if more than usual
     * @returns {Promise<any>}  the result; rejected with an EngineError
     */
    call(method, params = {}, { patience = 0 } = {}) {
      if (state.phase === 'failed') return Promise.reject(state.error);
      if (state.phase === 'idle') this.start();
      return new Promise((resolve, reject) => {
        /** @type {Pending} */
        const call = { request: JSON.stringify({ method, params }), patience, sent: false, resolve, reject };
        pending.add(call);
        if (state.phase === 'ready') send(call);
      });
    },

    /** End it: the page no longer needs it, or not what it is doing. It may be started again. */
    stop() {
      drop();
      const error = new EngineError('engine-lost');
      readiness.reject(error);
      readiness = deferred();
      for (const call of pending) call.reject(error);
      pending.clear();
      become({ phase: 'idle', progress: 0, mode: null, error: null });
    },

    /** For tests: make it die as a crash would. */
    kill() {
      life?.kill();
    },
  };
}

/** A promise with its ends; rejecting it while nobody waits is no error. @returns {PromiseWithResolvers<void>} */
function deferred() {
  /** @type {any} */
  const ends = {};
  ends.promise = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
  ends.promise.catch(() => {});
  return ends;
}
