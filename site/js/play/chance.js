/**
 * Chance: drawn by the engine, or as it fell on the table. It acts by itself, unless a player here sets it off.
 */

import { people } from '../opponents/levels.js';
import { isHere } from '../post/status.js';

/** @typedef {import('../types.d.ts').View} View */

/** Milliseconds before chance that a player could set off acts by itself. */
export const CHANCE_DELAY = 900;

/**
 * @param {import('./page.js').Core} core
 * @param {() => Promise<void>} begin opens the match that the set-up describes
 */
export function createChance({ deps, session, get, updatePlay, accept, fail, halt }, begin) {
  const { drawing, timers } = deps;
  /** @type {any} */
  let timer = null;

  /** Let chance act: drawn by the engine, or as it fell on the table. @param {string} [text] */
  async function draw(text) {
    const { play, ready } = get();
    if (play.chancing || play.shown || play.view.actor !== 'chance' || !isHere(play.view)) return;
    halt();
    updatePlay({ chancing: true, sentence: null });
    if (!ready) return;
    try {
      if (play.setup) await begin();
      if (!isHere(get().play.view)) return;
      const { at } = get().play.view;
      accept(await (text === undefined ? session.ask('draw', { at }) : session.ask('play', { step: text, at })), 'played');
    } catch (error) {
      fail(error);
    }
  }

  return {
    draw,
    /** Chance is to act in a view that has just come. @param {View} view */
    follow(view) {
      if (!isHere(view)) return;
      const own = drawing.chance?.(view) ?? null;
      if (!own) {
        void draw();
        return;
      }
      // An opponent rolls for itself (opponents/driver.js).
      const human = own.seat === null ? people(view).length > 0 : view.seats[own.seat]?.kind === 'human';
      if (!human || deps.settings().chance !== 'auto') return;
      timer = timers.set(() => void draw(), CHANCE_DELAY);
    },
    stop() {
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
