/**
 * What the one person among opponents may see: nobody else is there to hide it from, so it stays in sight.
 */

import { loner } from './levels.js';

/** @param {import('../play/page.js').Core} core */
export function createHand({ deps, session, get, update }) {
  /** The view asked for last. @type {import('../types.d.ts').View | null} */
  let asked = null;

  return {
    /** The state has changed: the own view goes with the match. */
    follow() {
      const { play, ready, own } = get();
      const { view } = play;
      const seat = deps.boot.info.hides && ready && !play.setup && !play.stale && view.match !== null ? loner(view) : null;
      if (seat === null) {
        asked = null;
        if (own) update({ own: null });
        return;
      }
      if (asked === view) return;
      asked = view;
      session.ask('view', { viewer: seat, at: view.at }).then(
        (mine) => asked === view && update({ own: mine }),
        () => {},
      );
    },
  };
}
