/**
 * The match in the browser's storage: written after every change, and taken over when another tab has written it.
 */

import { newId } from '../app/saves.js';

/** @typedef {import('../types.d.ts').View} View */

/** @param {import('./page.js').Core} core */
export function createKeeping({ deps, session, get, update, accept, fail }) {
  const { saves, store } = deps;
  /** Nothing can be kept here, and it was said. */
  let told = false;

  /** @param {View} view */
  function persist(view) {
    const { matchId, play } = get();
    const id = matchId ?? newId();
    const done = saves.put(id, { record: recordOf(view), view, flip: play.flip, post: session.held(view) });
    if (done === 'moved') {
      void adopt(id);
      return done;
    }
    if (done === 'memory') tellStorage();
    if (matchId === null) {
      update({ matchId: id });
      deps.setFragment(id);
    }
    return done;
  }

  /** What is kept of a match: of one by correspondence, all it takes to go on. @param {View} view */
  function recordOf(view) {
    return view.post?.side ? view.post.record : view.record;
  }

  /** Nothing can be kept here: said once, and the match goes on. */
  function tellStorage() {
    if (told) return;
    told = true;
    deps.notify({ key: `storage-${store.problem() ?? 'refused'}`, tone: 'warn', id: 'storage', stays: true });
  }

  /** Take over what another tab has written. @param {string} id */
  async function adopt(id) {
    const save = saves.get(id);
    if (!save || !saves.adopt(id)) return;
    try {
      accept(await session.open(saves.opening(save)), 'opened');
      deps.notify({ key: 'play-notice-other-tab', id: 'other-tab' });
    } catch (error) {
      fail(error);
    }
  }

  return {
    persist,
    /** The storage changed under us. @param {string} id */
    onStored(id) {
      const { matchId, play } = get();
      if (id !== matchId) return;
      const save = saves.get(id);
      if (save && save.record !== recordOf(play.view)) void adopt(id);
    },
  };
}
