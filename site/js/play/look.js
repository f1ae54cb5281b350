/**
 * Looking at what only one seat may see, at a device that several share.
 *
 * A curtain comes first and asks for the device to be passed on; behind it lies the seat's own view, fetched when the
 * curtain is lifted and forgotten when it falls. It falls by itself: when time is up, or when the page goes out of sight.
 */

import { people } from '../opponents/levels.js';

/** @typedef {import('../types.d.ts').View} View */

/**
 * @typedef {object} PrivateLook
 * @property {number} seat whose it is
 * @property {'look' | 'react' | 'record' | 'link'} purpose what it was opened for
 * @property {View | null} view what the seat sees; null while the curtain is down
 * @property {string} text the match as the seat knows it, as a record or packed for a link; fetched for those purposes only
 * @property {number} pause milliseconds until it falls, from the last touch
 * @property {number} touched how often it was touched: the clock starts anew
 */

/** Milliseconds a look lasts without a touch. */
export const LOOK_LASTS = 20_000;

/** The same for somebody who has something to decide. */
export const DECIDING_LASTS = 60_000;

/**
 * @param {object} parts
 * @param {() => PrivateLook | null} parts.get
 * @param {(look: PrivateLook | null) => void} parts.set
 * @param {() => View} parts.view the match
 * @param {(method: string, params?: Record<string, unknown>) => Promise<any>} parts.ask
 * @param {{set: (job: () => void, ms: number) => any, clear: (timer: any) => void}} parts.timers
 * @param {() => void} parts.onFallen
 * @param {(error: unknown) => void} parts.fail
 */
export function createLook({ get, set, view, ask, timers, onFallen, fail }) {
  /** @type {any} */
  let timer = null;

  const stop = () => {
    if (timer !== null) timers.clear(timer);
    timer = null;
  };

  /** Whoever has the device alone has nobody to hide from. */
  const isAlone = () => people(view()).length === 1;

  /** Nothing private is left, on the screen or in memory. */
  const forget = () => {
    stop();
    if (get()) set(null);
  };

  const fall = () => {
    const was = get();
    forget();
    if (was) onFallen();
  };

  const wind = () => {
    stop();
    const look = get();
    if (look?.view && !isAlone()) timer = timers.set(fall, look.pause);
  };

  const lift = async () => {
    const look = get();
    if (!look || look.view) return;
    try {
      const own = await ask('view', { viewer: look.seat });
      const given = look.purpose === 'record' || look.purpose === 'link';
      const text = given ? (await ask(look.purpose, { viewer: look.seat })).text : '';
      if (get()?.seat !== look.seat) return;
      set({ .../** @type {PrivateLook} */ (get()), view: own, text });
      wind();
    } catch (error) {
      fall();
      fail(error);
    }
  };

  return {
    fall,
    forget,
    lift,
    /** Ask for the device to be passed on; whoever has it alone needs no curtain. @param {number} seat @param {PrivateLook['purpose']} purpose */
    open(seat, purpose) {
      stop();
      const pause = purpose === 'look' ? LOOK_LASTS : DECIDING_LASTS;
      set({ seat, purpose, view: null, text: '', pause, touched: 0 });
      return isAlone() ? lift() : Promise.resolve();
    },
    /** Somebody is still looking. */
    touch() {
      const look = get();
      if (!look?.view) return;
      set({ ...look, touched: look.touched + 1 });
      wind();
    },
  };
}
