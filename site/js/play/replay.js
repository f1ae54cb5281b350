/**
 * Looking at earlier moments of the match: the scrubber and its play button. The match itself does not move.
 */

import { drawn } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('./state.js').PlayState} PlayState */

/** Milliseconds between two steps of a replay. */
export const REPLAY_PACE = 900;

/**
 * @param {object} parts
 * @param {() => PlayState} parts.get
 * @param {(change: Partial<PlayState>) => void} parts.set
 * @param {(at: number) => Promise<View>} parts.ask
 * @param {(view: View) => void} parts.tell
 * @param {{set: (job: () => void, ms: number) => any, clear: (timer: any) => void}} parts.timers
 */
export function createReplay({ get, set, ask, tell, timers }) {
  /** @type {any} */
  let timer = null;
  /** The moment asked for last; an answer to an older question is dropped. */
  let wanted = -1;
  /** Views seen before, of the match as its record stands. @type {{record: string, views: Map<number, View>}} */
  let seen = { record: '', views: new Map() };

  const stop = () => {
    if (timer !== null) timers.clear(timer);
    timer = null;
    if (get().replaying) set({ replaying: false });
  };

  /** @param {number} at */
  const viewAt = async (at) => {
    const { record } = get().view;
    if (seen.record !== record) seen = { record, views: new Map() };
    const { views } = seen;
    const view = views.get(at) ?? (await ask(at));
    views.set(at, view);
    return view;
  };

  /** @param {number} at */
  const show = async (at) => {
    const { view } = get();
    const target = Math.max(0, Math.min(view.at, at));
    wanted = target;
    if (target === view.at) {
      present();
      return;
    }
    try {
      const shown = await viewAt(target);
      if (wanted !== target || get().view !== view) return;
      set({ shown, selection: [], choices: [], refused: null, sentence: null });
      tell(shown);
    } catch {
      present();
    }
  };

  const present = () => {
    wanted = -1;
    stop();
    if (get().shown) set({ shown: null });
  };

  const tick = async () => {
    timer = null;
    const next = drawn(get()).at + 1;
    if (next >= get().view.at) {
      present();
      return;
    }
    await show(next);
    if (get().replaying) timer = timers.set(() => void tick(), REPLAY_PACE);
  };

  return {
    show,
    present,
    /** @param {number} by */
    move: (by) => {
      stop();
      return show(drawn(get()).at + by);
    },
    /** Start at the beginning when the present is shown. */
    async toggle() {
      if (get().replaying) {
        stop();
        return;
      }
      if (get().view.at === 0) return;
      if (!get().shown) await show(0);
      set({ replaying: true });
      timer = timers.set(() => void tick(), REPLAY_PACE);
    },
  };
}
