/**
 * "Un conseil ?": the best line for whoever is to act, and one more, with the reason in words. It goes as soon as the position does.
 */

import { mayAct } from '../play/state.js';
import { people, STRONGEST } from './levels.js';
import { PACE } from './driver.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Step} Step */
/** @typedef {import('./merge.js').Thought['lines'][number]} Line */

/**
 * @typedef {object} Advice
 * @property {View} view the moment it belongs to
 * @property {'thinking' | 'given' | 'failed'} status
 * @property {Line[]} lines the best first; two at most
 * @property {number} chosen the line that is told; the other is only drawn
 */

/** Milliseconds a piece of advice takes at most. */
export const ADVICE_MS = 1500;

/**
 * Whether advice can be asked for now. Where several people share the device, nothing is said of what one of them alone may know.
 *
 * @param {import('../play/page.js').CtrlState} state
 * @param {import('../types.d.ts').GameDrawing} drawing
 */
export function canAdvise({ play, ready }, drawing) {
  if (!ready || play.setup || play.kept !== null || !mayAct(play)) return false;
  return !drawing.asking?.(play.view) || people(play.view).length === 1;
}

/**
 * @param {import('../play/page.js').Core} core
 * @param {object} parts
 * @param {import('./pool.js').Pool | undefined} parts.pool
 * @param {(text: string) => Promise<void>} parts.play
 */
export function createAdvice({ deps, session, get, update }, { pool, play }) {
  /** @type {import('./pool.js').Thinking | null} */
  let thinking = null;
  /** Steps of a line that are still to be made. @type {{at: number, steps: string[], timer: any} | null} */
  let following = null;

  function drop() {
    thinking?.cancel();
    thinking = null;
    if (get().advice) update({ advice: null });
  }

  function letGo() {
    if (following) deps.timers.clear(following.timer);
    following = null;
  }

  /** @param {View} view */
  const isCurrent = (view) => get().advice?.view === view;

  /** Make the next step of the line, as long as the match goes the way it says. */
  async function next() {
    const plan = following;
    const { view } = get().play;
    if (!plan || view.at !== plan.at || !mayAct(get().play)) return letGo();
    const [step, ...steps] = plan.steps;
    await play(step);
    if (following !== plan) return undefined;
    if (steps.length === 0 || get().play.view.at !== plan.at + 1) return letGo();
    following = { at: plan.at + 1, steps, timer: deps.timers.set(() => void next(), PACE) };
    return undefined;
  }

  return {
    /** The state has changed: advice for another position is none. */
    follow() {
      const { advice } = get();
      if (advice && (advice.view !== get().play.view || get().play.shown || get().play.setup)) drop();
      if (following && get().play.view.at > following.at + 1) letGo();
    },
    drop,
    async ask() {
      const { play: now } = get();
      const { view } = now;
      if (!pool || !canAdvise(get(), deps.drawing)) return;
      if (get().advice) return drop();
      update({ advice: { view, status: 'thinking', lines: [], chosen: 0 } });
      try {
        const observed = await session.ask('observe', { seat: view.actor, at: view.at });
        if (!isCurrent(view)) return undefined;
        thinking = pool.think({ observed, level: STRONGEST, ms: ADVICE_MS, lines: 2 });
        const thought = await thinking.answer;
        if (!thought || !isCurrent(view)) return undefined;
        thinking = null;
        update({ advice: { view, status: 'given', lines: thought.lines.slice(0, 2), chosen: 0 } });
      } catch {
        if (isCurrent(view)) update({ advice: { view, status: 'failed', lines: [], chosen: 0 } });
      }
      return undefined;
    },
    /** Tell the other line. */
    other() {
      const { advice } = get();
      if (advice?.status === 'given') update({ advice: { ...advice, chosen: (advice.chosen + 1) % advice.lines.length } });
    },
    /** Make the steps of the line that is told. */
    async take() {
      const { advice } = get();
      const line = advice?.lines[advice.chosen];
      if (!advice || !line) return;
      letGo();
      following = { at: advice.view.at, steps: line.steps.map(({ text }) => text), timer: null };
      await next();
    },
    letGo,
  };
}
