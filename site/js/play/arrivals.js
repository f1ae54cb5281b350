/**
 * Matches that come from elsewhere: with a link, from a file, as a pasted text.
 *
 * Each becomes a saved match once: one that is there already is gone on with, however often its link is opened. One's own match
 * that is further along than the link is shown instead, and the player is asked.
 */

import { newId } from '../app/saves.js';
import { findKin } from '../share/kinship.js';
import { seatsOf } from './setup.js';
import { cancel } from './state.js';

/** @typedef {import('../types.d.ts').View} View */

/** Longer texts are not handed to the engine, which would only say the same. */
const LONGEST = 1_000_000;

/** A link as a whole, pasted. */
const LINK = /#p=([0-9][\w-]+)$/;

/**
 * @param {import('./page.js').Core} core
 * @param {object} parts
 * @param {(view: View) => void} parts.persist
 * @param {(id: string) => boolean} parts.resume
 * @param {() => Promise<void>} parts.openSetup
 */
export function createArrivals({ deps, session, get, update, updatePlay, accept, fail, halt }, { persist, resume, openSetup }) {
  const { boot, saves } = deps;
  let arriving = false;

  /** A position says nothing of options and players: they stay as they are on the screen. */
  function table() {
    const { play: shown, choice } = get();
    return shown.setup ? { options: choice.options, seats: seatsOf(choice) } : { options: shown.view.options, seats: shown.view.seats };
  }

  /** How the engine opens a text. @param {string} text @returns {import('./session.js').Opening & {begins: boolean}} begins: a new match */
  function openingOf(text) {
    if (text.length > LONGEST) throw Object.assign(new Error('long'), { code: 'record-too-long', params: {} });
    const clean = text.replace(/\r\n?/g, '\n').trim();
    const packed = LINK.exec(clean)?.[1] ?? (/^[0-9][\w-]{8,}$/.test(clean) ? clean : null);
    if (packed) return { method: 'load', params: { record: packed }, begins: false };
    if (clean === '' || /^escale\s/.test(clean)) return { method: 'load', params: { record: `${clean}\n` }, begins: false };
    return { method: 'new', params: { game: boot.game, ...table(), position: clean }, begins: true };
  }

  /**
   * Open a record, a position, a link or its data. Errors are for the caller to show; nothing has changed then.
   *
   * @param {string} text
   * @param {boolean} [apart] as it is, even if one's own match is further along
   * @returns {Promise<{game: string, id: string}>} the match may be of another game: then it is only saved
   */
  async function load(text, apart = false) {
    const { begins, ...opening } = openingOf(text);
    const view = await session.open(opening);
    const kin = begins ? null : findKin(saves.list(view.game), view.record);
    const known = kin && (kin.how === 'same' || !apart) ? kin : null;
    if (view.game !== boot.game) return keepElsewhere(view, known?.id);
    update({ example: null, celebrate: false });
    if (known && resume(known.id)) {
      deps.setFragment(known.id);
      if (known.how === 'further') update({ met: { text, turn: view.turn, own: saves.get(known.id)?.view?.turn ?? null } });
      return { game: view.game, id: known.id };
    }
    update({ matchId: null });
    accept(view, 'opened');
    persist(view);
    return { game: view.game, id: get().matchId ?? '' };
  }

  /** A match of another game waits there among the saved ones; here everything stays. @param {View} view @param {string} [known] */
  async function keepElsewhere(view, known) {
    const id = known ?? newId();
    if (!known) saves.put(id, { record: view.record, view });
    await session.open({ method: 'load', params: { record: get().play.view.record } });
    return { game: view.game, id };
  }

  /**
   * Open what the address brought. The board waits for it; if it cannot be opened, the page says why and is as it was.
   *
   * @param {string} text
   * @returns {Promise<{game: string, id: string} | null>}
   */
  async function openLink(text) {
    const before = get();
    halt();
    arriving = true;
    update({ arriving: true, celebrate: false });
    updatePlay({ ...cancel(get().play), setup: false, stale: true, shown: null, replaying: false, kept: null });
    try {
      const opened = await load(text);
      if (opened.game !== boot.game) updatePlay(before.play);
      return opened;
    } catch (error) {
      await turnBack(before, error);
      return null;
    } finally {
      arriving = false;
      update({ arriving: false });
    }
  }

  /** @param {import('./page.js').CtrlState} before @param {unknown} error */
  async function turnBack(before, error) {
    updatePlay(before.play);
    // Without an engine nobody can tell what the link holds: it stays in the address for the next try.
    if (!(/** @type {{code?: string}} */ (error).code?.startsWith('engine-'))) {
      if (before.play.setup) await openSetup();
      else deps.setFragment(before.matchId);
    }
    fail(error);
  }

  return {
    load,
    openLink,
    isArriving: () => arriving,
    /** One's own match was further along: stay there, or look at what arrived after all. @param {boolean} stay */
    async settle(stay) {
      const { met } = get();
      update({ met: null });
      if (met && !stay) await load(met.text, true).catch(fail);
    },
  };
}
