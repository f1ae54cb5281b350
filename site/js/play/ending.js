/**
 * The end of a turn that is taken by itself, when there is nothing else left to do.
 */

import { lastStep, mayAct, onlyEnd } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Step} Step */

/** Milliseconds between the last action of a turn and its end, taken by itself. */
export const ENDING_DELAY = 800;

/** The same when chance left nothing to do: there is something to understand first. */
export const NOTHING_DELAY = 2600;

/**
 * @param {import('./page.js').Core} core
 * @param {(step: Step) => Promise<void>} play
 */
export function createEnding({ deps, get, updatePlay, halt }, play) {
  /** @type {any} */
  let timer = null;

  return {
    /** A step has led to this view: if only the end is left, it comes. @param {View} view */
    follow(view) {
      // By correspondence nobody is in a hurry, and what is sent is final.
      const end = mayAct(get().play) && !deps.settings().confirmEnd && !view.post ? onlyEnd(view) : null;
      if (!end) return;
      const pause = lastStep(view)?.step.seat === 'chance' ? NOTHING_DELAY : ENDING_DELAY;
      updatePlay({ ending: true, pause });
      timer = deps.timers.set(() => void play(end), pause);
    },
    stop() {
      if (timer !== null) deps.timers.clear(timer);
      timer = null;
    },
    /** The end that is under way is made at once: a new tap never waits for it. */
    async finish() {
      const { ending, view } = get().play;
      const end = ending ? onlyEnd(view) : null;
      halt();
      if (end) await play(end);
    },
  };
}
