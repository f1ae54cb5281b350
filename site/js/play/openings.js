/**
 * Opening a match that is already there: a saved one, an example of the rules.
 *
 * Its board is shown at once where it is known. The engine follows, and a step chosen meanwhile is made then.
 */

import { withView } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Step} Step */
/** @typedef {import('./page.js').Example} Example */

/**
 * @param {import('./page.js').Core} core
 * @param {object} parts
 * @param {(step: Step) => Promise<void>} parts.play
 * @param {() => Promise<void>} parts.openSetup
 */
export function createOpenings({ deps, session, get, update, updatePlay, accept, fail, halt }, { play, openSetup }) {
  const { boot, saves } = deps;
  /** A match is on its way. */
  let opening = false;

  /** @param {string} id @returns {boolean} */
  function resume(id) {
    const save = saves.get(id);
    if (!save || save.game !== boot.game) return false;
    saves.adopt(id);
    halt();
    update({ matchId: id, celebrate: false, example: null });
    const board = save.view ?? boot.view;
    update({ play: { ...withView(get().play, board), setup: false, stale: save.view === null, flip: save.flip, kept: null } });
    void openSave(id, save);
    return true;
  }

  /** @param {string} id @param {import('../app/saves.js').Save} save */
  async function openSave(id, save) {
    try {
      opening = true;
      const view = await session.open(saves.opening(save));
      if (get().matchId === id) await acceptOpened(view);
    } catch (error) {
      opening = false;
      if (get().matchId !== id) return;
      const { code = 'internal' } = /** @type {{code?: string}} */ (error);
      // Without an engine nobody can tell: the match stays where it is for the next try.
      if (code.startsWith('engine-')) {
        fail(error);
        return;
      }
      if (code !== 'internal') {
        saves.setAside(id);
        deps.notify({ key: 'play-notice-set-aside', tone: 'warn', id: 'aside' });
      }
      await openSetup();
      fail(error);
    }
  }

  /** What was opened is there; a step chosen on its board meanwhile is made. @param {View} view */
  async function acceptOpened(view) {
    const { kept } = get().play;
    opening = false;
    accept(view, 'opened');
    const step = view.steps.find((each) => each.text === kept);
    if (step) await play(step);
  }

  /** @param {string} id */
  async function openExample(id) {
    const given = boot.examples?.find((example) => example.id === id);
    halt();
    update({ matchId: null, celebrate: false, example: id });
    updatePlay({ ...withView(get().play, given?.view ?? get().play.view), setup: false, stale: !given?.view });
    try {
      opening = true;
      const found = given ?? (await session.call('examples', { game: boot.game })).find((/** @type {Example} */ each) => each.id === id);
      if (!found) throw Object.assign(new Error('example'), { code: 'example-unknown' });
      const { options = {}, position = null, steps = [], seats = null } = found;
      const seating = seats === null ? {} : { seats: Array.from({ length: seats }, () => ({})) };
      let view = await session.open({ method: 'new', params: { game: boot.game, options, ...seating, ...(position === null ? {} : { position }) } });
      for (const step of steps) view = await session.ask('play', { step });
      await acceptOpened(view);
    } catch (error) {
      opening = false;
      update({ example: null });
      await openSetup();
      fail(error);
    }
  }

  return { resume, openExample, isOpening: () => opening };
}
