/**
 * The workers opponents think in: Pythons like the engine's, started when first needed and kept warm.
 *
 * Python in a worker cannot be interrupted. So a long thought begins with a quick one, whose answer is kept as the best so far;
 * whoever will not wait gets that, and the worker, if it has long to go, is ended and started anew. A thought that is nearly over is left to
 * run out, and its answer is dropped: that is sooner than a new start.
 *
 * Nothing here knows of workers or Python: `make` gives engines (engine/supervisor.js), `now` the time.
 */

import { merge } from './merge.js';
import { quickPart, STRONGEST } from './levels.js';

/** @typedef {import('./merge.js').Thought} Thought */

/**
 * An engine, as far as it is used here.
 * @typedef {object} Engine
 * @property {{phase: string}} state
 * @property {Promise<void>} ready
 * @property {(method: string, params?: Record<string, unknown>, options?: {patience?: number}) => Promise<any>} call
 * @property {() => void} start
 * @property {() => void} stop
 * @property {() => void} kill
 */

/** What is thought about. @typedef {{observed: Record<string, unknown>, level: number, ms: number, lines?: number}} Task */

/**
 * A thought under way.
 * @typedef {object} Thinking
 * @property {Promise<void>} begun a worker is there and has been asked; never rejected
 * @property {Promise<Thought | null>} answer null if it was cancelled; rejected when no worker can think
 * @property {() => void} hurry answer with the best so far, as soon as there is one
 * @property {() => void} cancel nobody wants the answer any more
 */

/** Milliseconds a worker takes to start anew, about: a thought with less to go than this is left to run out. */
const RESTART_MS = 1200;

/** An answer that came within this part of its time was not cut short: more time would not change it. */
const UNHURRIED = 0.6;

/** Seconds beyond its budget after which a thought counts as hung. */
const PATIENCE = 20;

/**
 * @param {object} parts
 * @param {() => Engine} parts.make
 * @param {number} parts.size how many may think together
 * @param {() => number} parts.now milliseconds
 */
export function createPool({ make, size, now }) {
  /**
   * @typedef {object} Worker
   * @property {Engine} engine
   * @property {number} until when what it does now will be done at the latest
   * @property {Promise<unknown>} tail the end of what was asked of it before
   */
  /** @type {Worker[]} */
  const workers = [];

  /** @param {number} index */
  function worker(index) {
    workers[index] ??= { engine: make(), until: 0, tail: Promise.resolve() };
    return workers[index];
  }

  /**
   * Ask a worker, after what was asked of it before and once it is ready. What nobody wants any more by then is not asked.
   *
   * @param {number} index
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {number} ms what it may take
   * @param {() => boolean} isWanted
   * @param {() => void} [onAsked]
   * @returns {Promise<any>} null if it was not asked
   */
  function ask(index, method, params, ms, isWanted, onAsked = () => {}) {
    const mine = worker(index);
    const job = async () => {
      if (!isWanted()) return null;
      mine.engine.start();
      await mine.engine.ready;
      if (!isWanted()) return null;
      mine.until = now() + ms;
      onAsked();
      try {
        return await mine.engine.call(method, params, { patience: PATIENCE + Math.ceil(ms / 1000) });
      } finally {
        mine.until = 0;
      }
    };
    const result = mine.tail.then(job);
    mine.tail = result.catch(() => {});
    return result;
  }

  /** Whatever has long to go is ended; its worker starts anew, to be warm again. */
  function interrupt() {
    for (const mine of workers) {
      if (mine.until - now() < RESTART_MS) continue;
      mine.engine.stop();
      mine.engine.start();
    }
  }

  /** Workers beside the first that can think at once; the others are sent for. */
  function helpers() {
    const indices = Array.from({ length: size - 1 }, (_, index) => index + 1);
    for (const index of indices) worker(index).engine.start();
    return indices.filter((index) => worker(index).engine.state.phase === 'ready');
  }

  /** All workers that can think at once do, each about its share of the first turns. @param {Task} task @param {number} ms @param {() => boolean} isWanted @param {() => void} onAsked */
  async function together({ observed, level, lines }, ms, isWanted, onAsked) {
    // Lines that are to be compared come from one worker; only the strongest level is worth several.
    const indices = [0, ...(lines || level !== STRONGEST ? [] : helpers())];
    const params = { observed, level, ms, ...(lines ? { lines } : {}) };
    if (indices.length === 1) return ask(0, 'think', params, ms, isWanted, onAsked);
    const answers = await Promise.allSettled(
      indices.map((index, part) => ask(index, 'think', { ...params, share: [part, indices.length] }, ms, isWanted, onAsked)),
    );
    const thoughts = answers.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
    if (thoughts.length === 0) throw /** @type {PromiseRejectedResult} */ (answers[0]).reason;
    return merge(thoughts);
  }

  return {
    /** Be ready before the first thought is wanted. */
    warm: () => worker(0).engine.start(),

    /** @param {Task} task @returns {Thinking} */
    think(task) {
      /** @type {Thought | null} */
      let best = null;
      let hurried = false;
      let over = false;
      /** @type {(answer: Thought | null) => void} */
      let resolve = () => {};
      /** @type {(error: unknown) => void} */
      let reject = () => {};
      /** @type {Promise<Thought | null>} */
      const answer = new Promise((...ends) => ([resolve, reject] = ends));

      /** @param {Thought | null} thought */
      const finish = (thought) => {
        if (over) return;
        over = true;
        resolve(thought);
      };

      const isWanted = () => !over;
      /** @type {() => void} */
      let onAsked = () => {};
      /** @type {Promise<void>} */
      const begun = new Promise((done) => (onAsked = done));
      const run = async () => {
        const { observed, level, ms, lines } = task;
        const quick = level === STRONGEST ? quickPart(ms) : 0;
        if (quick > 0) {
          const begin = now();
          best = await ask(0, 'think', { observed, level, ms: quick, ...(lines ? { lines } : {}) }, quick, isWanted, onAsked);
          if (over) return undefined;
          if (hurried || now() - begin < quick * UNHURRIED) return finish(best);
        }
        try {
          return finish(await together(task, ms - quick, isWanted, onAsked));
        } catch (error) {
          // Less than was hoped for, but an answer.
          if (best === null) throw error;
          return finish(best);
        }
      };
      run().catch((error) => {
        if (!over) reject(error);
        over = true;
      });

      return {
        begun,
        answer,
        hurry() {
          hurried = true;
          if (over || best === null) return;
          finish(best);
          interrupt();
        },
        cancel() {
          if (over) return;
          finish(null);
          interrupt();
        },
      };
    },

    /**
     * Each seat's expected result; null if nobody wants it by the time a worker is free.
     *
     * @param {Record<string, unknown>} observed
     * @param {number} ms
     * @param {() => boolean} [isWanted]
     * @returns {Promise<number[] | null>}
     */
    assess: async (observed, ms, isWanted = () => true) => (await ask(0, 'assess', { observed, ms }, ms, isWanted))?.values ?? null,

    /** How the first worker is doing. */
    phase: () => workers[0]?.engine.state.phase ?? 'idle',

    /** Whether the first worker is thinking. */
    isBusy: () => (workers[0]?.until ?? 0) > 0,

    /** For tests: every worker dies as a crash would have it. */
    kill: () => workers.forEach(({ engine }) => engine.kill()),
  };
}

/** @typedef {ReturnType<typeof createPool>} Pool */
