/**
 * The state of the play page: one value, replaced whole at every change, and those who are told of it.
 *
 * Also the shapes that the parts of its controller share.
 */

import { wantsHints } from './hints.js';
import { restoreSetup } from './setup.js';
import { initialState } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('./state.js').PlayState} PlayState */

/** @typedef {{key: string, args?: Record<string, string | number>, tone?: 'info' | 'warn', id?: string, stays?: boolean}} Notice */

/** @typedef {{id: string, options?: Record<string, string>, seats?: number | null, position?: string | null, steps?: string[], view?: View}} Example */

/**
 * What a page hands to its controller.
 * @typedef {object} Deps
 * @property {{lang: string, game: string, info: import('../types.d.ts').GameInfo, view: View, examples?: Example[]}} boot
 * @property {import('../types.d.ts').GameDrawing} drawing
 * @property {import('./session.js').Caller} engine
 * @property {import('../app/saves.js').Saves} saves
 * @property {import('../app/storage.js').Store} store
 * @property {() => import('../app/settings.js').Settings} settings
 * @property {(sound: string) => void} sound
 * @property {{set: (job: () => void, ms: number) => any, clear: (timer: any) => void}} timers
 * @property {import('../app/i18n.js').Words} t
 * @property {(notice: Notice) => void} notify
 * @property {(id: string | null) => void} setFragment writes the match into the address
 * @property {import('../opponents/pool.js').Pool} [pool] where opponents think; none under Node
 * @property {() => boolean} [still] whether motion is reduced
 * @property {() => number} [now] milliseconds
 */

/**
 * @typedef {object} CtrlState
 * @property {PlayState} play
 * @property {import('./setup.js').Setup} choice what the set-up panel says
 * @property {string[]} followed options that had to change with the last choice
 * @property {boolean} reseated the number of players had to change with it
 * @property {string | null} matchId the save's name; null before the first step
 * @property {boolean} ready the engine answers
 * @property {boolean} celebrate the result has just come and has not been put away
 * @property {string} announcement for the live region
 * @property {string | null} example the example being looked at
 * @property {boolean} helped the player wants the game's hints
 * @property {{at: number, told: any} | null} hints the game's hints and the moment they belong to
 * @property {import('./look.js').PrivateLook | null} look what one seat alone sees, or the curtain before it
 * @property {number} asking milliseconds the question put to the players waits; 0: for ever
 * @property {{seat: number, late: boolean, arriving: boolean} | null} thinking the opponent that thinks or makes its steps; `late`: it may be hurried;
 *   `arriving`: its worker is still being started
 * @property {{seat: number, code: string, view: View} | null} trouble the opponent that could not think, where the match stands
 * @property {boolean} paused opponents wait for a word: where nobody but they play
 * @property {import('../opponents/advice.js').Advice | null} advice
 * @property {{at: number, values: number[]} | null} ahead what each seat may expect
 * @property {import('../opponents/ahead.js').Curve | null} curve how that went in the course of a match that is over
 * @property {View | null} own what the one person among opponents may see
 * @property {boolean} arriving a match is being opened that the address brought
 * @property {{text: string, turn: number, own: number | null} | null} met what arrived is the beginning of one's own match, which is shown: its text, the turns of both
 * @property {import('../post/exchange.js').Desk | null} desk what is open about a match by correspondence
 */

/**
 * How a view came: by a step, by taking back or going on, by opening a match, by choosing its set-up, by somebody else taking a seat,
 * by a link from the other device.
 * @typedef {'played' | 'moved' | 'opened' | 'preview' | 'seated' | 'received'} How
 */

/**
 * What the parts of the controller share.
 * @typedef {object} Core
 * @property {Deps} deps
 * @property {import('./session.js').Session} session
 * @property {() => CtrlState} get
 * @property {(change: Partial<CtrlState>) => void} update
 * @property {(change: Partial<PlayState>) => void} updatePlay
 * @property {(change: Partial<PlayState>) => void} notePlay the same without a word: it is drawn with the next change
 * @property {(view: View, how: How) => void} accept shows a view the engine answered
 * @property {(error: unknown) => void} fail says that the engine refused
 * @property {() => void} halt whatever was to happen by itself does not
 */

/** @param {Pick<Deps, 'boot' | 'store'>} deps */
export function createPage({ boot, store }) {
  /** @type {CtrlState} */
  let state = {
    play: initialState(boot.view),
    choice: restoreSetup(boot.info, null),
    followed: [],
    reseated: false,
    matchId: null,
    ready: false,
    celebrate: false,
    announcement: '',
    example: null,
    helped: wantsHints(store, boot.game),
    hints: null,
    look: null,
    asking: 0,
    thinking: null,
    trouble: null,
    paused: false,
    advice: null,
    ahead: null,
    curve: null,
    own: null,
    arriving: false,
    met: null,
    desk: null,
  };
  /** @type {Set<() => void>} */
  const listeners = new Set();

  /** @param {Partial<CtrlState>} change */
  function update(change) {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  return {
    get: () => state,
    update,
    /** @param {Partial<PlayState>} change */
    updatePlay: (change) => update({ play: { ...state.play, ...change } }),
    /** @param {Partial<PlayState>} change */
    notePlay: (change) => {
      state = { ...state, play: { ...state.play, ...change } };
    },
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
