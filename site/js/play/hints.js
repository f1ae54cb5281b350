/**
 * What the game can tell about the moment shown, beyond the view: dangers, chances. Asked for only where wanted.
 */

import { drawn } from './state.js';

/** @param {string} game */
const hintsKey = (game) => `escale:hints:${game}`;

/** Whether hints were wanted when the game was last played here. @param {import('../app/storage.js').Store} store @param {string} game */
export function wantsHints(store, game) {
  return store.get(hintsKey(game)) === 'on';
}

/** @param {import('./page.js').Core} core */
export function createHints({ deps, session, get, update }) {
  const { boot, store } = deps;

  /** Ask the game what it can tell about the moment shown. */
  async function refresh() {
    const { helped, ready, play, hints } = get();
    if (!helped || !ready || play.setup || !boot.info.hints) {
      if (hints) update({ hints: null });
      return;
    }
    const { at } = drawn(play);
    try {
      const told = await session.ask('hints', { at });
      if (get().helped && drawn(get().play).at === at) update({ hints: { at, told } });
    } catch {
      // The match goes on without.
    }
  }

  return {
    refresh,
    toggle() {
      update({ helped: !get().helped });
      store.set(hintsKey(boot.game), get().helped ? 'on' : 'off');
      return refresh();
    },
    /** The hints of the moment shown; null when there are none. */
    told() {
      const { hints, play } = get();
      return hints && hints.at === drawn(play).at ? hints.told : null;
    },
  };
}
